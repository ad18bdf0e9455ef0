"""Rematch: the same people in the same seats play again, at a table of its own that runs at once.

The tokens of the old table open the same seats of the new one. A seat that was given up is a
bot's now. Bandits and cars that were drawn are drawn again, those that were chosen stay. The First
Player marker has passed on clockwise (`Origin.dealt`).
"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from folsom.table import keys, lobby, rows
from folsom.table.errors import TableError
from folsom.table.facts import BOT, OVER, Facts, Seat
from folsom.table.lobby import found, known_bot
from folsom.table.table import Table


def caller(facts: Facts, token_hash: str | None, guest_hash: str | None) -> int | None:
    """The seat that wants to play again; None for a host who only watched."""
    held = facts.opened_by(token_hash) or {seat.n for seat in facts.seats_of_guest(guest_hash)}
    seats = [n for n in held if rides_again(facts, facts.seats[n])]
    if not seats and not facts.is_hosted_by(token_hash, guest_hash):
        raise TableError("gave_up", reason="rematch") if held else TableError("not_seated")
    return min(seats, default=None)


def rides_again(facts: Facts, seat: Seat) -> bool:
    """Does the seat keep its person in a rematch?

    Not for people who gave up, unless nobody else is left to play again.
    """
    return not seat.left or facts.is_deserted


def arranged(table: Table, at: float, id: str | None = None) -> Facts:
    """The new table, not yet stored."""
    facts = table.facts
    if table.state != OVER:
        raise TableError("not_over")
    first = int(table.dealt().state.first)
    again = Facts(
        id=id or keys.new_id(),
        code=keys.new_code(),
        config=facts.wish,
        wish=facts.wish,
        secret=keys.new_seed(),
        marker=(first + 1) % len(facts.seats),
        host=facts.host,
        host_hash=facts.host_hash,
        guest_hash=facts.guest_hash,
        public=facts.public,
        clock=facts.clock,
        absence=facts.absence,
        pile=facts.pile,
        hot_seat=facts.hot_seat,
        latecomers=facts.latecomers,
        spectator_chat=facts.spectator_chat,
        created=at,
        seats=[_seat_again(facts, seat) for seat in facts.seats],
    )
    lobby.call(again, at)
    return again


def _seat_again(facts: Facts, seat: Seat) -> Seat:
    if rides_again(facts, seat):
        return replace(seat, away=False, left=False, late=False, before_hash=None, trace=None)
    return Seat(seat.n, BOT, bot=known_bot(None, facts.game))


def call(connection: Connection, again: Facts, table_id: str, by: int | None) -> str:
    """Store the new table, unless somebody was faster; the id of the one that counts."""
    if rows.claim_rematch(connection, table_id, again.id, by):
        rows.insert_table(connection, again)
        return again.id
    known = found(connection, table_id).rematch
    assert known is not None
    return known
