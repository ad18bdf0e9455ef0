"""Colt Super Express behind the friendly API: its own part, and nothing of Colt Express."""
