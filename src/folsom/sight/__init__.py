"""Sight: what a seat sees as a row of numbers, straight from the state; compiled with the engine.

It writes what `envs.express_vector` and `envs.super_vector` write from a view, number for number,
a hundred times faster. Those say what each number means; `tests/test_sight.py` compares.
"""
