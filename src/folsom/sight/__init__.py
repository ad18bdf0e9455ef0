"""Sight: what a seat sees as a row of numbers, straight from the state; compiled with the engine.

What a box adds it writes itself (`box_sight.py`). What each number is called is said in `envs`, in
the same order. That a row says what a view says, and no more, is shown by `tests/test_sight.py`,
which makes it once more from the view.
"""
