"""Waiting: which people keep a room waiting, and who may let a bot play for them, and when."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from folsom.server.connection import Connection
from folsom.table import clock, outgoing, steady
from folsom.table.errors import TableError

if TYPE_CHECKING:
    from folsom.server.room import Room

HOST: Final = "host"
ANYBODY: Final = "anybody"  # … who has a seat


def message(room: Room) -> outgoing.Message | None:
    """What everybody in the room is told of it."""
    people = [
        {
            "seat": n,
            "bot_from": round(steady.told(replaceable_from(room, n)), 3),
            "by": decider(room, n),
        }
        for n in clock.waited_for(room.table)
    ]
    time_left = clock.to_json(room.table, room.counts_from)
    return outgoing.waiting(room.table, room.loaded_at, people, time_left)


def decider(room: Room, seat: int) -> str:
    """The host decides, if a host is there who plays in person and keeps nobody waiting."""
    seats = room.table.seats
    for device in (*room.hosts(), *room.presence.hosts_elsewhere()):
        plays = not device or any(not seats[n].is_played_by_bot for n in device)
        if plays and seat not in device:
            return HOST
    return ANYBODY


def replaceable_from(room: Room, seat: int) -> float:
    """When others may let a bot play for a seat; people who have just come back have full time."""
    settings = room.house.settings
    since = clock.thinking_since(room.table, room.loaded_at)
    gone = room.presence.gone_since(len(room.table.seats), room.here)
    return clock.replaceable_from(
        max(since, room.back.get(seat, 0.0)),
        gone.get(seat),
        clock.Patience(settings.patience_away, settings.patience_here),
    )


def check_hand_over(room: Room, connection: Connection, seat: int) -> None:
    """May this one let a bot play for that seat now?"""
    mine, is_host = connection.eyes.mine, room.is_host(connection)
    if seat in mine:
        raise TableError("own_seat")
    if not is_host and not mine - room.given_up:
        raise TableError("watching")
    if seat not in clock.waited_for(room.table):
        raise TableError("not_waited_for")
    if not is_host and decider(room, seat) == HOST:
        raise TableError("host_decides")
    left = replaceable_from(room, seat) - steady.now()
    if left > 0:
        raise TableError("too_early", seconds=math.ceil(left))
