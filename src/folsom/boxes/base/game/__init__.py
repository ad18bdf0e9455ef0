"""Colt Express behind the friendly API: its state, its scenarios."""
