"""Alembic's migrations of the database; they run by themselves when a store is opened."""
