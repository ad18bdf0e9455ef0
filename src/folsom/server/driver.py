"""Driver: lets bots play in a room, and watches its clock and its absent people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from folsom.server.room import Room
from folsom.table import clock
from folsom.table.facts import BY_BOT, BY_CLOCK, RUNNING
from folsom.table.lobby import known_bot

LONG: Final = 3600.0
SOON: Final = 0.05

_logger = logging.getLogger("folsom.driver")


async def drive(room: Room) -> None:
    """As long as the room is there: sleep until something is due, and do it."""
    while True:
        room.wake.clear()
        try:
            wait = await _act(room)
        except Exception:
            _logger.exception("Table %s could not be driven on.", room.table.id)
            wait = 1.0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await room.wake.wait()


async def _act(room: Room) -> float:
    """Do what is due now; how long to sleep if nothing happens meanwhile."""
    table = room.table
    if table.state != RUNNING:
        return LONG
    now = time.time()
    bot = next((d.seat for d in table.decisions() if table.seats[d.seat].is_played_by_bot), None)
    if bot is not None:
        wait = _bot_time(room) - now
        if wait > 0:
            return wait
        return SOON if await _think(room, bot, BY_BOT) else 1.0
    if not room.connections:
        return LONG  # nobody is waiting
    late = clock.late(table, now, room.loaded_at)
    if late:
        return SOON if await _think(room, late[0], BY_CLOCK) else 1.0
    gone = room.presence.gone_since(len(table.seats), room.here)
    missing = clock.missing(table, room.here, gone, now)
    if missing:
        await room.hand_over(missing)
        return SOON
    return _next_time(room, gone) - now


def _bot_time(room: Room) -> float:
    """When a bot may answer. The process that wrote last goes first; others only if it died."""
    settings = room.house.settings
    extra = settings.takeover_delay if room.by_others else 0.0
    return room.changed_at + settings.bot_delay + extra


def _next_time(room: Room, gone: dict[int, float]) -> float:
    """When a clock runs out or somebody has been gone for too long."""
    table = room.table
    times = [time.time() + LONG]
    deadline = clock.deadline(table, room.loaded_at)
    if deadline is not None:
        times.append(deadline)
    if table.facts.absence is not None:
        times += [since + table.facts.absence for since in gone.values()]
    future = [at for at in times if at > time.time()]
    return min(future) + 0.01


async def _think(room: Room, seat: int, by: str) -> bool:
    table, metrics = room.table, room.house.metrics
    loud = table.loud
    observation = table.observe(seat)
    with metrics.thought.time():
        bot = known_bot(table.seats[seat].bot, table.facts.game)
        option = await room.house.bots.choose(bot, observation)
    return await room.choose_for(seat, option, loud, by)
