"""Sight: what a seat sees as a row of numbers, straight from the state; compiled with the engine.

`envs.express_names` and `envs.super_names` say what each number is called. That a row says what a
view says, and no more, is shown by `tests/test_sight.py`, which makes it once more from the view.
"""
