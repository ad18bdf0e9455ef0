"""Pies & Pistols, a box for Folsom made by fans."""
