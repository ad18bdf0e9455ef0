"""Listener: who is told of events, and knows what chance decided. Search has none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

POSSIBILITIES: Final[i64] = 4096  # more than chance ever decides among
DRAWS_PER_MODULE: Final[i64] = 16  # things that chance decides about in one module


class ScriptError(ValueError):
    """A record says that chance decided something which is not possible."""


def outcome(about: i64, value: i64) -> i64:
    """What chance decided, as it is written down; older records do not say about what."""
    return about * POSSIBILITIES + value


class Listener:
    """What both games tell: events, and what chance decided or is to decide."""

    __slots__ = ("chance", "events", "follows_script", "script", "writes")

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int, int, int, int]] = []
        self.chance: list[int] = []  # what chance decided since the last choice
        self.script: list[int] = []  # what chance is to decide next
        self.writes = True  # down what happens; without that only a notebook is kept
        self.follows_script = False  # the generator may not decide where the script says nothing

    def scripted(self, n: i64, about: i64) -> i64:
        """The first outcome about this in the script, or -1 if the generator is to decide."""
        if not self.script:
            if self.follows_script:
                raise ScriptError("the record ends before chance has decided everything")
            return -1
        place = 0
        if self.script[0] >= POSSIBILITIES:
            while place < len(self.script) and self.script[place] // POSSIBILITIES != about:
                place += 1
            if place == len(self.script):
                raise ScriptError(f"the record does not say what chance decided about {about}")
        value = self.script.pop(place) % POSSIBILITIES
        if value >= n:
            raise ScriptError(f"chance cannot have decided {value} of {n}")
        return value
