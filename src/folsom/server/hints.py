"""Hints: what the best bot would do, for the people of one room.

A seat has one thought at a time, and one for each question, however often and on however many
sockets it asks.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from folsom.bots.reasons import Reason
from folsom.server.turns import Claim
from folsom.table.errors import TableError

if TYPE_CHECKING:
    from folsom.server.room import Room

_logger = logging.getLogger("folsom.hints")


@dataclass(frozen=True)
class Hint:
    n: int  # the number that the seat had seen when it asked
    task: asyncio.Task[tuple[str, Reason]]


class Hints:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._hints: dict[int, Hint] = {}  # by seat

    async def give(self, seat: int, address: str) -> tuple[str, Reason]:
        """An option and a reason, for a person at an address."""
        table = self._room.table
        if table.decision(seat) is None:
            raise TableError("nothing_to_decide")
        hint = self._hints.get(seat)
        if hint is None or hint.n != table.seen_n(frozenset({seat})):
            hint = self._begin(seat, address)
        try:
            return await asyncio.shield(hint.task)
        except asyncio.CancelledError:
            if not hint.task.cancelled():
                raise
            raise TableError("nothing_to_decide") from None  # the seat asked about something else
        except Exception:
            self._hints.pop(seat, None)
            _logger.exception("No hint was found.")
            raise TableError("busy") from None

    def _begin(self, seat: int, address: str) -> Hint:
        room = self._room
        if not room.house.hint_limits.take(address):
            raise TableError("too_many")
        if seat in self._hints:
            self._hints[seat].task.cancel()
        claim = Claim(room.table.id, lambda: address, is_hint=True)
        thought = room.house.bots.advise(room.table.observe(seat), claim)
        hint = Hint(room.table.seen_n(frozenset({seat})), asyncio.create_task(thought))
        self._hints[seat] = hint
        return hint
