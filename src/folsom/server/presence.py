"""Presence: people connected to this process or another, and since when others have been gone."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from folsom.table import steady

LONG_AGO: Final = 0.0


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to another process, as far as it has said."""

    seats: frozenset[int]
    hosts: tuple[frozenset[int], ...]
    until: float


class Presence:
    def __init__(self, since: float) -> None:
        self._since = since
        self._gone: dict[int, float] = {}
        self._first_seen: dict[int, float] = {}
        self._excused: set[int] = set()
        self._elsewhere: dict[str, Elsewhere] = {}

    def came(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._gone.pop(seat, None)
            self._excused.discard(seat)
            self._first_seen.setdefault(seat, steady.now())

    def went(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._gone[seat] = LONG_AGO if seat in self._excused else steady.now()

    def excuse(self, seats: Iterable[int]) -> None:
        """Somebody leaves on purpose: nobody need wait for them to come back."""
        self._excused.update(seats)

    def heard(
        self, process: str, seats: Iterable[int], hosts: Iterable[Iterable[int]], lasts: float
    ) -> None:
        """Another process reports who is there; it must repeat that before long."""
        known = self._elsewhere.get(process)
        now_there = frozenset(seats)
        if known is not None:
            self.went(known.seats - now_there)
        self.came(now_there)
        devices = tuple(frozenset(device) for device in hosts)
        self._elsewhere[process] = Elsewhere(now_there, devices, steady.now() + lasts)

    def elsewhere(self) -> frozenset[int]:
        """Seats of people who are connected to other processes."""
        return frozenset(n for there in self._others() for n in there.seats)

    def hosts_elsewhere(self) -> list[frozenset[int]]:
        """The seats of each device of the host that is connected to another process."""
        return [device for there in self._others() for device in there.hosts]

    def _others(self) -> list[Elsewhere]:
        now = steady.now()
        for process, there in list(self._elsewhere.items()):
            if there.until < now:
                del self._elsewhere[process]
                self.went(there.seats)
        return list(self._elsewhere.values())

    def assembled(self, seats: Iterable[int]) -> float:
        """When the last of them came for the first time; in the future if one is yet to come."""
        return max((self._first_seen.get(seat, math.inf) for seat in seats), default=0.0)

    def gone_since(self, n_seats: int, here: Iterable[int]) -> dict[int, float]:
        """Since when those who are not here have been gone; at the earliest since we look."""
        there = frozenset(here)
        return {
            seat: self._gone.get(seat, self._since) for seat in range(n_seats) if seat not in there
        }
