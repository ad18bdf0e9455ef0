"""Clock and absence: who is waited for, since when, and when a bot plays on for a person."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from folsom.table import steady
from folsom.table.facts import BY_PERSON, RUNNING
from folsom.table.table import Table

TOLD_IN: Final = 1.0  # seconds for a choice of a bot, which does not wait until it is told


@dataclass(frozen=True)
class Patience:
    """Seconds that people are waited for before others may let a bot play on for them."""

    away: float
    here: float


def waiting_since(table: Table, counts_from: float = 0.0) -> float:
    """Since when the question that is open now has been open.

    It is counted from what everybody was told last, and never from before this process knew
    the table: a server that was down takes nobody's time.
    """
    return max(table.asked_at, counts_from)


def replaceable_from(since: float, gone_since: float | None, patience: Patience) -> float:
    """From when on others may let a bot play for somebody: sooner for people who are gone.

    Nobody waits longer for people on a bad line than for those who just think.
    """
    at = since + patience.here
    if gone_since is None:
        return at
    return min(at, max(since, gone_since) + patience.away)


def deadline(table: Table, counts_from: float = 0.0) -> float | None:
    """When the choice that is open now is made by a bot; None without a clock."""
    if table.facts.clock is None or table.state != RUNNING:
        return None
    return thinking_since(table, counts_from) + table.facts.clock


def thinking_since(table: Table, counts_from: float = 0.0) -> float:
    """Since when people have had time to choose: not while they are told what bots have done."""
    return max(table.asked_at + story(table), counts_from)


def story(table: Table) -> float:
    """Seconds in which people are told what bots have done since one of them chose."""
    seconds = 0.0
    for step in reversed(table.steps):
        if step.quiet:
            continue
        if step.entry.by == BY_PERSON:
            break
        seconds += TOLD_IN
    return seconds


def late(table: Table, now: float, counts_from: float = 0.0) -> list[int]:
    """People whose time is up."""
    until = deadline(table, counts_from)
    if until is None or now < until:
        return []
    return waited_for(table)


def waited_for(table: Table) -> list[int]:
    """Seats that have to decide now and that no bot plays for."""
    asked = (table.seats[decision.seat] for decision in table.decisions())
    return [seat.n for seat in asked if not seat.is_played_by_bot]


def missing(
    table: Table, here: Collection[int], gone_since: dict[int, float], now: float
) -> list[int]:
    """People who are waited for and have been gone too long, while somebody else is there.

    A game that nobody is waiting in waits for its people, however long.
    """
    if table.facts.absence is None:
        return []
    return [
        seat
        for seat in waited_for(table)
        if seat not in here
        and any(other != seat and table.seats[other].is_person for other in here)
        and now - gone_since.get(seat, now) >= table.facts.absence
    ]


def to_json(table: Table, counts_from: float = 0.0) -> dict[str, Any] | None:
    """What clients show: who is waited for, and until when (Unix time)."""
    until = deadline(table, counts_from)
    if until is None:
        return None
    game = table.running
    seat = game.seat_number(game.asked[0]) if len(game.asked) == 1 else None
    return {"seat": seat, "until": round(steady.told(until), 3)}
