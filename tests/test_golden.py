"""Random games play as they did when somebody last looked (tests/golden.py)."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from golden import (
    CONFIGS,
    PLAYED,
    changed_without_a_version,
    differences,
    rounds_of,
    stored,
    stored_records,
    stored_rules,
    stored_scenarios,
    told_in,
)

from folsom.game.record import RULES_VERSION

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


@pytest.mark.parametrize("name", list(PLAYED))
def test_a_game_is_played_and_told_as_it_was(name: str) -> None:
    assert rounds_of(name) == stored()[name]


def test_every_golden_game_is_played() -> None:
    assert list(stored()) == list(PLAYED)


@pytest.mark.parametrize("name", list(stored_scenarios()))
def test_a_scenario_is_told_as_it_was(name: str) -> None:
    assert told_in(name) == stored_scenarios()[name]


# --- Records --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(CONFIGS))
def test_a_golden_record_replays_to_its_last_event_and_view(name: str) -> None:
    assert differences(name, stored_records()[name]) == []


def test_golden_records_change_with_the_version_of_the_rules_alone() -> None:
    """`tests/golden.py` makes them again and says where they differ."""
    sums = {name: golden.sum for name, golden in stored_records().items()}
    assert {golden.record.rules_version for golden in stored_records().values()} == {RULES_VERSION}
    assert list(stored_rules()) == [str(n + 1) for n in range(RULES_VERSION)]
    assert changed_without_a_version(sums, stored_rules(), RULES_VERSION) == []
    assert sums == stored_rules()[str(RULES_VERSION)]


def test_every_version_of_the_rules_has_a_line_in_the_changelog() -> None:
    told = re.findall(r"^- Rules version (\d+)\b", CHANGELOG.read_text(encoding="utf-8"), re.M)
    assert [int(version) for version in told] == list(range(RULES_VERSION, 0, -1))


def test_it_is_said_where_a_golden_record_differs() -> None:
    golden = stored_records()["4"]
    n = next(n for n, told in enumerate(golden.told) if n and len(told) > 7)
    told = golden.told[n]
    other = f"{int(told[2:4], 16) ^ 1:02x}"

    def said(step: str) -> str:
        (line,) = differences(
            "4", replace(golden, told=[*golden.told[:n], step, *golden.told[n + 1 :]])
        )
        return line

    assert f"choice {n} (" in said(told[:2] + other + told[4:])
    assert "event 2 of" in said(told[:2] + other + told[4:])
    assert "what is seen" in said(told[:-2] + f"{int(told[-2:], 16) ^ 1:02x}")
    illegal = replace(golden.record.choices[n - 1], option="to the moon")
    choices = (*golden.record.choices[: n - 1], illegal, *golden.record.choices[n:])
    (line,) = differences("4", replace(golden, record=replace(golden.record, choices=choices)))
    assert "not legal" in line
    seen = [*golden.told[:n], told[:-2] + "xx", *golden.told[n + 1 :]]
    assert replace(golden, told=seen).sum == golden.sum
    happened = [*golden.told[:n], "xx" + told[2:], *golden.told[n + 1 :]]
    assert replace(golden, told=happened).sum != golden.sum
    sums = {"4": golden.sum, "5": "new"}
    assert changed_without_a_version(sums, {"1": {"4": golden.sum}}, 1) == []
    assert changed_without_a_version(sums, {"1": {"4": "other"}}, 1) == ["4"]
    assert changed_without_a_version(sums, {"1": {"4": "other"}}, 2) == []
