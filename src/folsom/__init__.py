"""Folsom: the complete Colt Express on a computer (unofficial)."""

__version__ = "0.2.0"
