"""How much a run tries: the same tests with fewer or more random games.

A run that guards a release has an effort of 1. What is played at random depends on the day, so that
every day tries other games; pytest prints the seed, and ``FOLSOM_SEED`` repeats a day. Where there
is an end (``FOLSOM_UNTIL``, in seconds since 1970), what would begin later is left out.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import TypeVar

EFFORT = float(os.environ.get("FOLSOM_EFFORT", "1"))
# Set for the processes that share a run, which may begin before midnight and end after it.
SEED = os.environ.setdefault("FOLSOM_SEED", date.today().isoformat())


def times(number: int) -> int:
    """So many of something in a run that guards a release; at least one in any other."""
    return max(1, round(number * EFFORT))


Thing = TypeVar("Thing")


def some(things: Sequence[Thing], number: int, of: str = "") -> list[Thing]:
    """So many of them, other ones every day; all of them where there is time for more.

    ``of`` tells one choice from another, where several are made among as many things.
    """
    if EFFORT > 1:
        return list(things)
    dice = random.Random(f"{SEED} {of} {len(things)}")
    return dice.sample(things, min(number, len(things)))


UNTIL = float(os.environ.get("FOLSOM_UNTIL", "inf"))


def has_time() -> bool:
    return time.time() < UNTIL


def in_time(things: Iterable[Thing]) -> Iterator[Thing]:
    """As many of them as this run has time for, the first at any rate."""
    for n, thing in enumerate(things):
        if n and not has_time():
            return
        yield thing


COUNTED: Counter[str] = Counter()  # by the test that is running
LONGEST: dict[str, float] = {}  # … and what took it how many seconds at most


def count(what: str, number: int = 1) -> None:
    """Something worth telling after a long run."""
    COUNTED[what] += number


def longest(what: str, seconds: float) -> None:
    """The same for a time of which the longest is worth telling."""
    LONGEST[what] = max(seconds, LONGEST.get(what, 0.0))
