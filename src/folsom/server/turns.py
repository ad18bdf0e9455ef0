"""Turns: which request for a bot's thought gets a worker next.

Many wishes get nobody more: the address that has the fewest at work comes first, or the one that
was served longest ago, then the table for which the same holds, then who has waited longest. Bots
that only those who watch wait for come last; and they and hints together leave a worker to the bots
of people who play, if there are several.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

FULL: Final = 10_000  # addresses and tables that are remembered


def nobody() -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Claim:
    """A request for a worker. The people who wait for it may change before it is granted."""

    table: str = ""
    address: Callable[[], str] = nobody  # of one of those who wait for it
    is_played: Callable[[], bool] = lambda: True  # by people, who wait for it
    is_hint: bool = False


class Turns:
    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: dict[asyncio.Future[None], Claim] = {}  # in the order in which they came
        self._working: list[tuple[Claim, str]] = []  # with the address that it was granted to
        self._grants = 0
        self._last: dict[str, int] = {}  # address or table: its last grant

    async def wait(self, claim: Claim) -> None:
        """Until it is this claim's turn; its place is taken until ``leave``."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[granted] = claim
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if self._waiting.pop(granted, None) is None and not granted.cancelled():
                self.leave(claim)  # it was granted at this very moment
            raise

    def leave(self, claim: Claim) -> None:
        self._working = [one for one in self._working if one[0] is not claim]
        self._grant()

    def _grant(self) -> None:
        while len(self._working) < self._places:
            may = [one for one, claim in self._waiting.items() if self._may(claim)]
            if not may:
                break
            first = min(may, key=lambda one: self._rank(self._waiting[one]))
            claim = self._waiting.pop(first)
            if not first.done():
                address = claim.address()
                self._grants += 1
                self._last[f"address {address}"] = self._last[claim.table] = self._grants
                self._working.append((claim, address))
                first.set_result(None)
        if (not self._waiting and not self._working) or len(self._last) > FULL:
            self._last.clear()

    def _rank(self, claim: Claim) -> tuple[bool, int, int, int, int]:
        """The lowest is next."""
        address = claim.address()
        return (
            not claim.is_hint and not claim.is_played(),
            sum(other == address for _, other in self._working),
            self._last.get(f"address {address}", 0),
            sum(other.table == claim.table for other, _ in self._working),
            self._last.get(claim.table, 0),
        )

    def _may(self, claim: Claim) -> bool:
        """Is there a place left for this kind of claim?"""
        if not _is_minor(claim):
            return True
        minor = sum(_is_minor(other) for other, _ in self._working)
        return minor < max(1, self._places - 1)


def _is_minor(claim: Claim) -> bool:
    return claim.is_hint or not claim.is_played()
