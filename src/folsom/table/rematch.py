"""Rematch: the same people in the same seats play again, at a table of its own that runs at once.

The tokens of the old table open the same seats of the new one. Who gave the seat up is a bot's
now. Bandits and cars that were drawn are drawn again, those that were chosen stay.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from folsom.game import Game
from folsom.game.engines import AnyConfig, read_config
from folsom.table import keys, rows
from folsom.table.errors import TableError
from folsom.table.facts import BOT, OVER, Facts, Seat
from folsom.table.lobby import begin, found, known_bot
from folsom.table.table import Table

DEALS_PER_SEAT: Final = 12  # among so many one that suits the seat is missed once in 10^5


def caller(facts: Facts, token_hash: str | None, guest_hash: str | None) -> int | None:
    """The seat that wants to play again; None for a host who only watched."""
    held = facts.opened_by(token_hash) or {seat.n for seat in facts.seats_of_guest(guest_hash)}
    seats = [n for n in held if rides_again(facts, facts.seats[n])]
    if not seats and not facts.is_hosted_by(token_hash, guest_hash):
        raise TableError("gave_up", reason="rematch") if held else TableError("not_seated")
    return min(seats, default=None)


def rides_again(facts: Facts, seat: Seat) -> bool:
    """Does whoever has the seat have it in a rematch too?

    Who gave up has had enough, unless nobody else is left to ride again.
    """
    return not seat.left or facts.is_deserted


def arranged(table: Table, at: float) -> Facts:
    """The new table, not yet stored."""
    facts = table.facts
    if table.state != OVER:
        raise TableError("not_over")
    config = read_config(facts.wish)
    seed = _next_seed(facts, config)
    again = Facts(
        id=keys.new_id(),
        code=keys.new_code(),
        config=config.resolved(seed).to_json(),
        wish=facts.wish,
        seed=seed,
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
    begin(again, at)
    return again


def _seat_again(facts: Facts, seat: Seat) -> Seat:
    if rides_again(facts, seat):
        return replace(seat, away=False, left=False)
    return Seat(seat.n, BOT, bot=known_bot(None, facts.game))


def _next_seed(facts: Facts, config: AnyConfig) -> str:
    """A new deal, in which the first First Player has passed on clockwise.

    The rules draw the first First Player and say nothing of a second game; people pass the
    marker on, as after a round. So one of many deals is taken, and the game itself stays as
    the rules and its seed make it. Where no deal decides who begins, any will do.
    """
    last = _first_player(read_config(facts.config), facts.seed)
    best, seed = config.n_players, keys.new_seed()
    for _ in range(DEALS_PER_SEAT * config.n_players):
        deal = keys.new_seed()
        passed = (_first_player(config, deal) - last - 1) % config.n_players
        if passed < best:
            best, seed = passed, deal
        if best == 0:
            break
    return seed


def _first_player(config: AnyConfig, seed: str) -> int:
    """Only a whole deal tells who begins, so deals are tried until it is the next one clockwise."""
    return int(Game.new(config.resolved(seed), seed).state.first)


def call(connection: Connection, again: Facts, table_id: str, by: int | None) -> str:
    """Store the new table, unless somebody was faster; the id of the one that counts."""
    if rows.claim_rematch(connection, table_id, again.id, by):
        rows.insert_table(connection, again)
        return again.id
    known = found(connection, table_id).rematch
    assert known is not None
    return known
