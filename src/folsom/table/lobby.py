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
from folsom.game.titles import AnyConfig, read_config
from folsom.table import keys, mine, rows, typed
from folsom.table.errors import TableError
from folsom.table.facts import (
    BOT,
    DEALING,
    FACE_UP,
    OPEN,
    OVER,
    PERSON,
    PILES,
    RUNNING,
    Facts,
    Seat,
)
from folsom.table.origin import dealt, pledged

ABSENCE_SECONDS: Final = 120
CLOCKS: Final = (15, 30, 60, 120, 300)  # what a lobby proposes; any number from 5 to 86400 goes
CALLED: Final = (
    "state",
    "started",
    "round",
    "parts",
    "seed",
    "config",
    "rules",
    "chance",
)  # what a call changes


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
    pledge: str | None = None  # of the part of the maker's device
    hot_seat: bool = False
    latecomers: bool = True
    spectator_chat: bool = True
    start: bool = False
    name: str = ""


@dataclass(frozen=True)
class Made:
    """A new table, and the secrets that are told to its maker alone."""

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


def make(wishes: Wishes, at: float, guest_hash: str | None, id: str | None = None) -> Made:
    """A table with its seats, not yet stored."""
    try:
        config = config_of(wishes.config, len(wishes.seats) or None)
    except ConfigError as error:
        raise TableError("bad_config", error) from error
    if wishes.pile not in PILES:
        raise ValueError(f"The pile is open or covered, not {wishes.pile}.")
    secret = keys.new_seed() if wishes.seed is None else wishes.seed
    # Where people wait they see who sits where; else it is drawn with the deal.
    drawn = config if wishes.start else config.resolved(secret)
    host_token = keys.new_secret()
    seats, tokens = _seats(wishes, config, guest_hash)
    names = [seat.name for seat in seats if seat.is_person and seat.name]
    facts = Facts(
        id=id or keys.new_id(),
        code=keys.new_code(),
        config=drawn.to_json(),
        wish=config.to_json(),
        secret=secret,
        host=typed.name(wishes.name) or (names[0] if names else ""),
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
        call(facts, at)
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
        seat = Seat(n, wish["kind"], typed.name(wish.get("name") or ""))
        if seat.kind == BOT:
            seat.bot = known_bot(wish.get("bot"), config.game)
        elif seat.kind == PERSON:
            tokens[n] = shared if wishes.hot_seat else keys.new_secret()
            seat.token_hash, seat.guest_hash = keys.hashed(tokens[n]), guest_hash
            # The device of the maker plays the first of the seats, or all of them.
            if tokens[n] == tokens[min(tokens)]:
                seat.pledge = wishes.pledge
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


def call(facts: Facts, at: float) -> None:
    """Open seats become bots, and the game is on as soon as all pledged parts have come."""
    for seat in facts.seats:
        if seat.kind == OPEN:
            seat.kind, seat.bot = BOT, known_bot(None, facts.game)
    facts.state, facts.parts = DEALING, pledged(facts)
    for seat in facts.seats:
        seat.pledge = None
    if not facts.parts:
        for name, value in dealt(facts, at).items():
            setattr(facts, name, value)


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
    address: str | None = None,
) -> int:
    """Sit down on a free seat; two who want the same get it one after the other.

    In a running game a newcomer takes over from a bot. People who have seen one hand there, also
    if they gave the seat up, see no second one; they may have their own seat again. A game takes
    one newcomer from each address, or somebody could come again and again with another cookie and
    see all hands; and guests that the server knew before it began.
    """
    rows.lock(connection, table_id)
    facts = found(connection, table_id)
    if facts.state == OVER:
        raise TableError("game_over")
    if facts.state == DEALING:
        raise TableError("already_started")
    if facts.state == RUNNING:
        if not facts.latecomers:
            raise TableError("already_started")
        if facts.has_seen_a_hand(guest_hash, mine.held_tokens(connection, guest_hash)):
            wanted = _given_up(facts, wanted, guest_hash)
    if wanted is not None and not 0 <= wanted < len(facts.seats):
        raise TableError("no_such_seat", seat=wanted)
    seats = facts.seats if wanted is None else [facts.seats[wanted]]
    comes_late = facts.state == RUNNING
    trace = keys.trace(facts.secret, address) if comes_late and address is not None else None
    values = {
        "trace": trace,
        "kind": PERSON,
        "name": typed.name(name),
        "bot": None,
        "token_hash": token_hash,
        "guest_hash": guest_hash,
        "away": False,
        "left": False,
        "late": comes_late,
        "pledge": None,
    }
    for seat in seats:
        was = {"kind": seat.kind, "left": seat.left, "late": seat.late}
        values["before_hash"] = seat.guest_hash
        if facts.is_free(seat) and rows.update_seat(connection, table_id, seat.n, was, **values):
            if trace is not None and any(other.trace == trace for other in facts.seats):
                _check_known(connection, facts, guest_hash)
            return seat.n
    raise TableError("seat_taken" if wanted is not None else "table_full")


def _check_known(connection: Connection, facts: Facts, guest_hash: str | None) -> None:
    """Not a stranger, as somebody is with a new cookie."""
    if guest_hash is None or not rows.is_guest_since(connection, guest_hash, facts.started):
        raise TableError("one_newcomer")


def _given_up(facts: Facts, wanted: int | None, guest_hash: str | None) -> int:
    """The seat that a guest has given up, if that is the one they want."""
    for seat in facts.seats_of_guest(guest_hash):
        if seat.left and facts.is_free(seat) and wanted in (None, seat.n):
            return seat.n
    raise TableError("already_seated")


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
                pledge=None,
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
    """The host puts a bot on a seat or opens it; people who sat there have to find another."""
    facts = found(connection, table_id)
    if facts.state != OPEN:
        raise TableError("already_started")
    if not 0 <= n < len(facts.seats):
        raise TableError("no_such_seat", seat=n)
    values: dict[str, Any] = {"kind": kind, "name": "", "token_hash": None, "guest_hash": None}
    values["pledge"] = None
    values["bot"] = known_bot(bot, facts.game) if kind == BOT else None
    rows.update_seat(connection, table_id, n, **values)


def change_options(connection: Connection, table_id: str, options: Mapping[str, bool]) -> None:
    """The host lets latecomers in and spectators talk, or not."""
    if found(connection, table_id).state == OVER:
        raise TableError("game_over")
    if options:
        rows.update_table(connection, table_id, **options)


def start(connection: Connection, table_id: str, at: float) -> None:
    """The host calls the game."""
    facts = found(connection, table_id)
    if facts.state != OPEN:
        raise TableError("already_started")
    call(facts, at)
    called = {name: getattr(facts, name) for name in CALLED}
    if not rows.claim(connection, table_id, OPEN, **called):
        raise TableError("already_started")
    rows.forget_pledges(connection, table_id)
    for seat in facts.seats:
        if seat.kind == BOT:
            rows.update_seat(connection, table_id, seat.n, {"kind": OPEN}, kind=BOT, bot=seat.bot)


def renew(connection: Connection, table_id: str, old: str, new: str) -> None:
    found(connection, table_id)
    if not rows.renew_token(connection, table_id, old, new):
        raise TableError("unknown_token")
