"""Colt Super Express behind the friendly API: what is its own, and nothing of Colt Express."""
