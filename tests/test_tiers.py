"""A soak: its parts, when each of them ends, and what it says at the end."""

from __future__ import annotations

import time
from pathlib import Path
from unittest import mock

import effort
import pytest
import tiers
from effort import in_time
from tiers import NEVER, SOAK, Counted, Part, run_part

ROOT = Path(__file__).resolve().parents[1]
PART = Part("noise", 0.1, ["tests/test_noise.py"])
PASSED, FAILED = 0, 1


def test_parts_share_all_the_minutes_and_their_tests_are_there() -> None:
    assert sum(part.share for part in SOAK) == pytest.approx(1)
    for part in SOAK:
        files = [name for name in part.tests if name.startswith("tests/")]
        assert part.once or files
        assert all((ROOT / name).exists() for name in files)


class Machine:
    """A clock that goes on by some seconds with every round of a part."""

    def __init__(self, seconds: float, code: int = PASSED) -> None:
        self.now, self.seconds, self.code = 1000.0, seconds, code
        self.ends: list[float] = []
        self.seeds: list[str] = []

    def time(self) -> float:
        return self.now

    def pytest(self, tests: list[str], effort: float, seed: str, **more: str) -> int:
        self.ends.append(float(more["FOLSOM_UNTIL"]))
        self.seeds.append(seed)
        self.now += self.seconds
        return self.code

    def run(self, part: Part, end: float, seconds: float) -> int:
        with (
            mock.patch.object(tiers, "pytest", self.pytest),
            mock.patch.object(time, "time", self.time),
        ):
            return run_part(part, end, seconds, "seed", Counted())


def test_a_part_goes_round_after_round_until_its_end() -> None:
    machine = Machine(seconds=30)
    assert machine.run(PART, 1100, 100) == PASSED
    assert machine.ends == [1100, 1100, 1100]  # the rest is too little for another
    assert machine.seeds == ["seed 0", "seed 1", "seed 2"]


def test_a_part_that_begins_late_has_half_of_its_time() -> None:
    machine = Machine(seconds=60)
    machine.run(PART, 900, 100)
    assert machine.ends == [1050]


def test_a_part_stops_with_its_first_failure() -> None:
    machine = Machine(seconds=1, code=FAILED)
    assert machine.run(PART, 1100, 100) == FAILED
    assert len(machine.seeds) == 1


def test_what_measures_is_run_once() -> None:
    machine = Machine(seconds=1)
    machine.run(SOAK[0], 1100, 100)
    assert len(machine.seeds) == 1


def test_whatever_is_repeated_ends_with_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*in_time(range(3))] == [0, 1, 2]
    monkeypatch.setattr(effort, "UNTIL", 0.0)
    assert [*in_time(range(3))] == [0], "the first at any rate"


def test_the_summary_adds_up_all_odd_input_and_what_came_of_it() -> None:
    counted = Counted()
    counted.add("readers", {"fuzzed: inputs for readers": [999_000, 500]})
    counted.add("requests", {"fuzzed: HTTP requests": [400, 100], NEVER[0]: [0, 2]})
    counted.add("requests", {"fuzzed: HTTP requests": [1], "seconds to get well": [0.5, 1.25]})
    assert counted.lines() == [
        "readers:",
        "     999,500 fuzzed: inputs for readers",
        "requests:",
        "         501 fuzzed: HTTP requests",
        "at most:",
        "        1.25 seconds to get well",
        "odd input:",
        "   1,000,001 fuzzed: in all",
        "           2 faults: answers of 5xx",
        "           0 faults: tracebacks",
    ]
