"""Lobby: tables are made, people sit down and leave, the game starts.

Every function here is work for the store: it takes a connection and does one thing whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection

from folsom.bots import bots_for, default_bot
from folsom.game import ConfigError
from folsom.game.checks import wrong_seats
from folsom.game.engines import AnyConfig, read_config
from folsom.table import keys, rows
from folsom.table.errors import TableError
from folsom.table.facts import (
    BOT,
    FACE_UP,
    OPEN,
    OVER,
    PERSON,
    PILES,
    RUNNING,
    Facts,
    Seat,
)

ABSENCE_SECONDS: Final = 120
CLOCKS: Final = (15, 30, 60, 120, 300)  # what a lobby proposes; any number from 5 to 86400 goes
NAME_LENGTH: Final = 40
JOINERS: Final = "\u200c\u200d"  # invisible, but they make one sign of several in some scripts


@dataclass
class Wishes:
    """A table as somebody asks for it."""

    config: dict[str, Any]
    seats: list[dict[str, Any]] = field(default_factory=list)
    public: bool = False
    clock: int | None = None
    absence: int | None = ABSENCE_SECONDS
    pile: str = FACE_UP
    seed: str | None = None
    hot_seat: bool = False
    latecomers: bool = True
    spectator_chat: bool = True
    start: bool = False
    name: str = ""


@dataclass(frozen=True)
class Made:
    """A new table, and the secrets of its maker, who alone is told them."""

    facts: Facts
    host_token: str
    tokens: dict[int, str]


def config_of(wish: dict[str, Any], n_seats: int | None = None) -> AnyConfig:
    """The configuration that is asked for; the number of seats says how many play."""
    given = dict(wish)
    if n_seats and given.get("players") is None and given.get("seats") is None:
        given["players"] = n_seats
    config = read_config(given)
    if n_seats and config.n_players != n_seats:
        raise wrong_seats(config.n_players, n_seats)
    return config


def make(wishes: Wishes, at: float, guest_hash: str | None) -> Made:
    """A table with its seats, not yet stored."""
    try:
        config = config_of(wishes.config, len(wishes.seats) or None)
    except ConfigError as error:
        raise TableError("bad_config", error) from error
    if wishes.pile not in PILES:
        raise ValueError(f"The pile is open or covered, not {wishes.pile}.")
    seed = keys.new_seed() if wishes.seed is None else wishes.seed
    host_token = keys.new_secret()
    seats, tokens = _seats(wishes, config, guest_hash)
    names = [seat.name for seat in seats if seat.is_person and seat.name]
    facts = Facts(
        id=keys.new_id(),
        code=keys.new_code(),
        config=config.resolved(seed).to_json(),
        wish=config.to_json(),
        seed=seed,
        host=clean_name(wishes.name) or (names[0] if names else ""),
        host_hash=keys.hashed(host_token),
        guest_hash=guest_hash,
        public=wishes.public,
        clock=wishes.clock,
        absence=wishes.absence,
        pile=wishes.pile,
        hot_seat=wishes.hot_seat,
        latecomers=wishes.latecomers,
        spectator_chat=wishes.spectator_chat,
        chosen_seed=wishes.seed is not None,
        created=at,
        seats=seats,
    )
    if wishes.start:
        begin(facts, at)
    return Made(facts, host_token, tokens)


def _seats(
    wishes: Wishes, config: AnyConfig, guest_hash: str | None
) -> tuple[list[Seat], dict[int, str]]:
    """The seats as wished; a seat of a person belongs to the maker until they hand it on."""
    wished = wishes.seats or [{"kind": PERSON, "name": wishes.name}] + [{"kind": BOT}] * (
        config.n_players - 1
    )
    shared = keys.new_secret()
    seats, tokens = [], {}
    for n, wish in enumerate(wished):
        seat = Seat(n, wish["kind"], clean_name(wish.get("name") or ""))
        if seat.kind == BOT:
            seat.bot = known_bot(wish.get("bot"), config.game)
        elif seat.kind == PERSON:
            tokens[n] = shared if wishes.hot_seat else keys.new_secret()
            seat.token_hash, seat.guest_hash = keys.hashed(tokens[n]), guest_hash
        seats.append(seat)
    return seats, tokens


def known_bot(name: str | None, game: str) -> str:
    """A bot that plays this game."""
    bots = bots_for(game)
    if name is None:
        return default_bot()
    if name not in bots:
        raise TableError("unknown_bot", bot=name, bots=", ".join(bots))
    return name


def clean_name(name: str) -> str:
    """A name on one line, of signs that can be seen, not too long."""
    plain = "".join(c if c.isprintable() or c in JOINERS else " " for c in name)
    kept = " ".join(plain.split())[:NAME_LENGTH]
    return kept if kept.strip(JOINERS) else ""


def begin(facts: Facts, at: float) -> None:
    """Open seats become bots, and the game is on."""
    for seat in facts.seats:
        if seat.kind == OPEN:
            seat.kind, seat.bot = BOT, known_bot(None, facts.game)
    facts.state, facts.started, facts.round = RUNNING, at, None


# Work for the store


def found(connection: Connection, table_id: str) -> Facts:
    facts = rows.load_table(connection, table_id)
    if facts is None:
        raise TableError("unknown_table")
    return facts


def join(
    connection: Connection,
    table_id: str,
    wanted: int | None,
    name: str,
    token_hash: str,
    guest_hash: str | None,
) -> int:
    """Sit down on a free seat; two who want the same get it one after the other.

    In a running game a newcomer takes over from a bot. Whoever has a seat there already must
    not look into a second hand.
    """
    facts = found(connection, table_id)
    if facts.state == OVER:
        raise TableError("game_over")
    if facts.state == RUNNING:
        if not facts.latecomers:
            raise TableError("already_started")
        if guest_hash and any(s.guest_hash == guest_hash and not s.is_vacant for s in facts.seats):
            raise TableError("already_seated")
    if wanted is not None and not 0 <= wanted < len(facts.seats):
        raise TableError("no_such_seat", seat=wanted)
    seats = facts.seats if wanted is None else [facts.seats[wanted]]
    values = {
        "kind": PERSON,
        "name": clean_name(name),
        "bot": None,
        "token_hash": token_hash,
        "guest_hash": guest_hash,
        "away": False,
        "left": False,
    }
    for seat in seats:
        was = {"kind": seat.kind, "left": seat.left}
        if facts.is_free(seat) and rows.update_seat(connection, table_id, seat.n, was, **values):
            return seat.n
    raise TableError("seat_taken" if wanted is not None else "table_full")


def leave(
    connection: Connection, table_id: str, token_hash: str | None, guest_hash: str | None = None
) -> None:
    """Before the start the seat is open again; after it a bot plays on, or a newcomer."""
    facts = found(connection, table_id)
    for seat in held(facts, token_hash, guest_hash):
        if facts.state == OPEN:
            rows.update_seat(
                connection,
                table_id,
                seat.n,
                kind=OPEN,
                name="",
                token_hash=None,
                guest_hash=None,
            )
        else:
            rows.update_seat(connection, table_id, seat.n, away=True, left=True)


def held(facts: Facts, token_hash: str | None, guest_hash: str | None = None) -> list[Seat]:
    """The seats that a token opens, or without one the cookie; at least one."""
    opened = facts.opened_by(token_hash, guest_hash)
    if not opened:
        raise TableError("no_token" if token_hash is None else "unknown_token")
    return [facts.seats[n] for n in sorted(opened)]


def change_seat(connection: Connection, table_id: str, n: int, kind: str, bot: str | None) -> None:
    """The host puts a bot on a seat or opens it; whoever sat there has to find another."""
    facts = found(connection, table_id)
    if facts.state != OPEN:
        raise TableError("already_started")
    if not 0 <= n < len(facts.seats):
        raise TableError("no_such_seat", seat=n)
    values: dict[str, Any] = {"kind": kind, "name": "", "token_hash": None, "guest_hash": None}
    values["bot"] = known_bot(bot, facts.game) if kind == BOT else None
    rows.update_seat(connection, table_id, n, **values)


def change_options(connection: Connection, table_id: str, options: Mapping[str, bool]) -> None:
    """The host lets latecomers in and spectators talk, or not."""
    if found(connection, table_id).state == OVER:
        raise TableError("game_over")
    if options:
        rows.update_table(connection, table_id, **options)


def start(connection: Connection, table_id: str, at: float) -> None:
    facts = found(connection, table_id)
    begun = {"state": RUNNING, "started": at, "round": None}
    if facts.state != OPEN or not rows.claim(connection, table_id, OPEN, **begun):
        raise TableError("already_started")
    for seat in facts.seats:
        if seat.kind == OPEN:
            was = {"kind": OPEN}
            bot = known_bot(None, facts.game)
            rows.update_seat(connection, table_id, seat.n, was, kind=BOT, bot=bot)


def renew(connection: Connection, table_id: str, old: str, new: str) -> None:
    found(connection, table_id)
    if not rows.renew_token(connection, table_id, old, new):
        raise TableError("unknown_token")
