"""The lab: many games between bots, what they say about bots and about the game, and pictures."""
