"""The shelf: a room for each printed box, with what it brings besides its rules."""
