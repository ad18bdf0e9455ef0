"""Listener: who is told of events, and knows what chance decided. Search has none."""

from __future__ import annotations

from mypy_extensions import i64


class ScriptError(ValueError):
    """A record says that chance decided something which is not possible."""


class Listener:
    """What both games tell: events, and what chance decided or is to decide."""

    __slots__ = ("chance", "events", "follows_script", "script")

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int, int, int, int]] = []
        self.chance: list[int] = []  # what chance decided since the last choice
        self.script: list[int] = []  # what chance is to decide next
        self.follows_script = False  # a scripted game may not ask the generator

    def scripted(self, n: i64) -> i64:
        """The next number of the script, or -1 if the generator is to be asked."""
        if not self.script:
            if self.follows_script:
                raise ScriptError("the record ends before chance has decided everything")
            return -1
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise ScriptError(f"chance cannot have decided {value} of {n}")
        return value
