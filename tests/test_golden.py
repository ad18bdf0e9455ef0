"""Random games play as they did when somebody last looked (tests/golden.py)."""

from __future__ import annotations

import pytest
from golden import PLAYED, rounds_of, stored, stored_scenarios, told_in


@pytest.mark.parametrize("name", list(PLAYED))
def test_a_game_is_played_and_told_as_it_was(name: str) -> None:
    assert rounds_of(name) == stored()[name]


def test_every_golden_game_is_played() -> None:
    assert list(stored()) == list(PLAYED)


@pytest.mark.parametrize("name", list(stored_scenarios()))
def test_a_scenario_is_told_as_it_was(name: str) -> None:
    assert told_in(name) == stored_scenarios()[name]
