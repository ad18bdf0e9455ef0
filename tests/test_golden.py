"""Random games play as they did when somebody last looked (tests/golden.py)."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from golden import (
    CONFIGS,
    PLAYED,
    VERSIONS,
    Golden,
    changed_without_a_version,
    differences,
    rounds_of,
    stored,
    stored_records,
    stored_scenarios,
    stored_versions,
    sums_of,
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


@pytest.mark.parametrize("part", VERSIONS)
def test_golden_records_change_with_a_version_alone(part: str) -> None:
    """`tests/golden.py` makes them again and says where they differ."""
    sums, version = sums_of(stored_records())[part], VERSIONS[part]
    history = stored_versions()[part]
    assert list(history) == [str(n + 1) for n in range(version)]
    assert changed_without_a_version(sums, history, version) == []
    assert sums == history[str(version)]


def test_golden_records_are_of_todays_rules() -> None:
    assert {golden.record.rules_version for golden in stored_records().values()} == {RULES_VERSION}


@pytest.mark.parametrize("part", VERSIONS)
def test_every_version_has_a_line_in_the_changelog(part: str) -> None:
    line = rf"^- {part.capitalize()} version (\d+)\b"
    told = re.findall(line, CHANGELOG.read_text(encoding="utf-8"), re.M)
    assert [int(version) for version in told] == list(range(VERSIONS[part], 0, -1))


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
    assert changed(golden, seen) == {"views"}
    happened = [*golden.told[:n], "xx" + told[2:], *golden.told[n + 1 :]]
    assert changed(golden, happened) == {"rules"}
    sums = {"4": "old", "5": "new"}
    assert changed_without_a_version(sums, {"1": {"4": "old"}}, 1) == []
    assert changed_without_a_version(sums, {"1": {"4": "other"}}, 1) == ["4"]
    assert changed_without_a_version(sums, {"1": {"4": "other"}}, 2) == []


def changed(golden: Golden, told: list[str]) -> set[str]:
    """What needs a new version if this is told now."""
    sums = replace(golden, told=told).sums
    return {part for part, sum in golden.sums.items() if sums[part] != sum}
