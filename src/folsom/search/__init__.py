"""Search: what the engine is used for by the million, compiled with it."""
