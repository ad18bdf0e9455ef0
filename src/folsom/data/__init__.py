"""Printed data of the game, and where the rules specification lies."""
