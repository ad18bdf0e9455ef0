"""The table: people and bots around one game; seats, choices, undo, clock, chat, record."""
