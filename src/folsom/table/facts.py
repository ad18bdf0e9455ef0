"""Facts: what a table is apart from its game, as it is stored."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from folsom.texts import People, people

OPEN: Final = "open"
DEALING: Final = "dealing"  # the game was called; the parts of the deal are awaited
RUNNING: Final = "running"
OVER: Final = "over"
STATES: Final = (OPEN, DEALING, RUNNING, OVER)

PERSON: Final = "person"
BOT: Final = "bot"

FACE_UP: Final = "open"
COVERED: Final = "covered"
PILES: Final = (FACE_UP, COVERED)

CHOICE: Final = "choice"
UNDO: Final = "undo"

BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_CLOCK: Final = "clock"


@dataclass(slots=True)
class Seat:
    """A place at the table and who has it."""

    n: int
    kind: str = OPEN  # person, bot or open
    name: str = ""
    bot: str | None = None  # which bot plays, or would play on
    token_hash: str | None = None  # of whoever has the seat
    guest_hash: str | None = None  # of the guest who took it, for "my games"
    away: bool = False  # a bot plays on for the person
    left: bool = False  # … who gave the seat up for good, so that a newcomer may have it
    late: bool = False  # they came while the game ran; nobody else comes after them
    before_hash: str | None = None  # of the guest who gave the seat up to them
    trace: str | None = None  # … of the address from which they came
    # Of the part that their device adds to the next deal; nobody is told when it changes.
    pledge: str | None = field(default=None, compare=False)

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == BOT or (self.is_person and self.away)

    @property
    def is_vacant(self) -> bool:
        """Would a newcomer drive nobody away?

        A seat has one newcomer, or one after the other could look into its hand.
        """
        return not self.late and (self.kind == BOT or (self.is_person and self.left))

    @property
    def is_shut(self) -> bool:
        """Does nobody look through it any more? A newcomer who left does not."""
        return self.late and self.left


@dataclass(slots=True)
class Facts:
    """A row of the tables, with its seats."""

    id: str
    code: str
    config: dict[str, Any]  # with all that was drawn, but for what is drawn with the deal
    wish: dict[str, Any]  # as it was asked for, for a rematch
    secret: str  # of the house, or a deal that was chosen
    seed: str = ""  # of the game, once it is dealt
    parts: list[dict[str, Any]] = field(default_factory=list)  # that devices add to the deal
    marker: int | None = None  # rematch: the seat that the First Player marker passes on to
    host: str = ""  # name
    host_hash: str | None = None
    guest_hash: str | None = None
    state: str = OPEN
    public: bool = False
    clock: int | None = None  # seconds for a choice
    absence: int | None = None  # seconds after which a bot plays on for somebody gone
    pile: str = FACE_UP
    hot_seat: bool = False
    latecomers: bool = True  # who has the link may take a vacant seat of a running game
    spectator_chat: bool = True
    chosen_seed: bool = False
    created: float = 0.0
    started: float | None = None
    rematch: str | None = None  # the table that they went on to
    rematch_by: int | None = None  # the seat that called for it; None: a host without one
    rules: int | None = None  # the version of the rules by which the game was started
    chance: list[int] | None = None  # what it decided before the first choice
    # What lists tell of the game; stored as it goes on.
    round: int | None = 0  # None: not stored yet
    ended: float | None = None
    result: dict[str, Any] | None = None
    taken_back: int = 0  # how often a choice was taken back, known at the end
    # When somebody was there last, to within a day; no news for anybody.
    visited: float | None = field(default=None, compare=False)
    seats: list[Seat] = field(default_factory=list)

    @property
    def game(self) -> str:
        """Which game is played: ``express`` or ``super``."""
        return str(self.config["game"])

    @property
    def is_dealt(self) -> bool:
        return self.state in (RUNNING, OVER)

    def figures(self, seat: int) -> list[str]:
        """Which bandits a seat plays; none as long as that is to be drawn with the deal."""
        seats = self.config.get("seats")
        return [] if seats is None else seats[seat]

    @property
    def people(self) -> People:
        """The players of figures, as everybody may know; for sentences."""
        return people((s.name, self.figures(s.n)) for s in self.seats if s.is_person)

    def is_free(self, seat: Seat) -> bool:
        """May somebody sit down here now?"""
        if self.state == OPEN:
            return seat.kind == OPEN
        return self.state == RUNNING and self.latecomers and seat.is_vacant

    @property
    def is_deserted(self) -> bool:
        """Have all people given up, so that only bots are left to finish the game?"""
        people = [seat for seat in self.seats if seat.is_person]
        return bool(people) and all(seat.left for seat in people)

    def opened_by(self, token_hash: str | None, guest_hash: str | None = None) -> frozenset[int]:
        """The seats that a token opens; people without one are known by their cookie.

        A maker has the cookie of all seats that were not handed on by a link yet, so it opens
        no more than one token would.
        """
        if token_hash is not None:
            return frozenset(
                s.n for s in self.seats if s.token_hash == token_hash and not s.is_shut
            )
        own = [seat for seat in self.seats_of_guest(guest_hash) if not seat.is_shut]
        one_holder = len({seat.token_hash for seat in own}) == 1
        return frozenset(seat.n for seat in own) if one_holder else frozenset()

    def seats_of_guest(self, guest_hash: str | None) -> list[Seat]:
        """The seats that a guest has taken."""
        if guest_hash is None:
            return []
        return [seat for seat in self.seats if seat.is_person and seat.guest_hash == guest_hash]

    def has_seen_a_hand(self, guest_hash: str | None, tokens: Collection[str] = ()) -> bool:
        """Has a guest, who has these tokens, ever had a seat here?"""
        hashes = {hash for seat in self.seats for hash in (seat.guest_hash, seat.before_hash)}
        held = any(seat.token_hash in tokens for seat in self.seats)
        return held or (guest_hash is not None and guest_hash in hashes)

    def is_hosted_by(self, token_hash: str | None, guest_hash: str | None) -> bool:
        """The host is known by their token, and on every device with their cookie."""
        by_token = token_hash is not None and token_hash == self.host_hash
        return by_token or (guest_hash is not None and guest_hash == self.guest_hash)


@dataclass(frozen=True)
class Entry:
    """A row of the log: a choice, or that one was taken back. Numbers are never used twice."""

    n: int
    kind: str
    seat: int
    at: float
    option: str = ""
    by: str = BY_PERSON
    command: str | None = None  # seat and id of the command, if a person sent one
    back: int = 0  # undo: the number of the choice that was taken back
    chance: tuple[int, ...] | None = None  # what it decided because of a choice


@dataclass(frozen=True)
class Remark:
    """A row of the chat."""

    n: int
    name: str
    at: float
    seat: int | None = None  # None: a spectator
    text: str | None = None
    phrase: str | None = None
    command: str | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "seat": self.seat,
            "spectator": self.seat is None,
            "name": self.name,
            "text": self.text,
            "phrase": self.phrase,
            "at": self.at,
        }
