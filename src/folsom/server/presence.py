"""Presence: who is here, in this process or in another, and who has been gone since when."""

from __future__ import annotations

import time
from collections.abc import Iterable


class Presence:
    def __init__(self, since: float) -> None:
        self._since = since
        self._gone: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}

    def came(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._gone.pop(seat, None)

    def went(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._gone[seat] = time.time()

    def heard(self, process: str, seats: Iterable[int], lasts: float) -> None:
        """Another process says who is there; it must say so again before long."""
        known, _ = self._elsewhere.get(process, (frozenset(), 0.0))
        now_there = frozenset(seats)
        self.went(known - now_there)
        self.came(now_there)
        self._elsewhere[process] = (now_there, time.time() + lasts)

    def elsewhere(self) -> frozenset[int]:
        now = time.time()
        for process, (seats, until) in list(self._elsewhere.items()):
            if until < now:
                del self._elsewhere[process]
                self.went(seats)
        return frozenset(n for seats, _ in self._elsewhere.values() for n in seats)

    def gone_since(self, n_seats: int, here: Iterable[int]) -> dict[int, float]:
        """Since when those who are not here have been gone; at the earliest since we look."""
        return {
            seat: self._gone.get(seat, self._since)
            for seat in range(n_seats)
            if seat not in set(here)
        }
