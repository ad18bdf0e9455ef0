"""Game: the friendly API to a game in progress.

>>> game = Game.new(Config(players=4), seed="a fine day for a robbery")
>>> while not game.over:
...     decision = game.decisions[0]
...     game.play(decision.seat, decision.options[0])
>>> game.result["winners"]
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from folsom.engine.listener import ScriptError
from folsom.game import titles
from folsom.game.decision import Decision
from folsom.game.errors import IllegalChoice, RecordError
from folsom.game.events import Event
from folsom.game.observation import Observation
from folsom.game.option import Option
from folsom.game.situation import Situation
from folsom.game.titles import AnyConfig

_NO_SEED: Final = (1, 2, 3, 4)  # for a generator that is never asked


@dataclass(frozen=True)
class Choice:
    """A choice that was made, and what chance decided because of it."""

    seat: str
    option: str
    chance: tuple[int, ...]


class Game:
    """A game in progress, with everything hidden in it. Bots get an Observation instead."""

    def __init__(
        self, config: AnyConfig, seed: str | None, seed_hash: str, situation: Situation
    ) -> None:
        self.config = config
        self.seed = seed  # None if only its hash is known
        self.seed_hash = seed_hash
        self.set_up_chance: tuple[int, ...] = ()
        self.choices: list[Choice] = []
        self._is_told = False  # chance decides only what a record says
        self._situation = situation
        self._events: list[Event] = []
        # What is asked now, once somebody has looked.
        self._decisions: tuple[Decision, ...] | None = None
        self._asked: tuple[str, ...] | None = None

    @classmethod
    def new(cls, config: AnyConfig, seed: str | int | None = None) -> Game:
        """Set up a game. Without a seed one is drawn that nobody can guess."""
        text = secrets.token_hex(16) if seed is None else str(seed)
        config = config.resolved(text)
        return cls(config, text, hash_of(text), titles.begin(config, seed_words(text)))._set_up()

    @classmethod
    def dealt(
        cls, config: AnyConfig, seed: str | None, seed_hash: str, chance: Sequence[int]
    ) -> Game:
        """A game that was dealt before, as a record says that chance decided. With its seed it can
        be played on; without, only as far as the record says."""
        if not config.is_resolved:
            raise RecordError(
                "A record without a seed must name all that a seed would draw.", "record-unnamed"
            )
        words = _NO_SEED if seed is None else seed_words(seed)
        situation = titles.begin(config, words, chance)
        game = cls(config, seed, seed_hash, situation)
        game._is_told = seed is None
        return game._set_up()

    def _set_up(self) -> Game:
        self._end_script()
        self.set_up_chance = self._situation.take_chance()
        return self

    # Deciding

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is open now: one question, or one for each of several seats."""
        if self._decisions is None:
            asked = (self._situation.decision(seat) for seat in range(len(self.seats)))
            self._decisions = tuple(decision for decision in asked if decision is not None)
        return self._decisions

    def decision(self, seat: int | str) -> Decision | None:
        """What this seat has to decide now, if anything."""
        number = self.seat_number(seat)
        return next((d for d in self.decisions if d.seat == number), None)

    def seat_number(self, seat: int | str) -> int:
        """A seat by number or by the name of its first bandit."""
        if isinstance(seat, str):
            if seat not in self.seats:
                raise IllegalChoice(
                    f"There is no seat {seat!r}; the seats are {', '.join(self.seats)}.",
                    "unknown-seat",
                    value=repr(seat),
                    choices=", ".join(self.seats),
                )
            return self.seats.index(seat)
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise IllegalChoice(f"There is no seat {seat!r}.", "no-such-seat", value=repr(seat))
        return seat

    def play(
        self, seat: int | str, option: Option | str, chance: Sequence[int] | None = None
    ) -> list[Event]:
        """Make a choice; what happened because of it. A wrong choice changes nothing.

        ``chance`` is what it decided when the choice was made, if that was before.
        """
        number = self.seat_number(seat)
        chosen = self._find(number, option)
        before = len(self.events)
        if chance is not None:
            self._situation.script(chance)
        self._situation.play(number, chosen.word)
        self._end_script()
        self._decisions = self._asked = None
        self.choices.append(Choice(self.seats[number], chosen.text, self._situation.take_chance()))
        return self.events[before:]

    def _end_script(self) -> None:
        if self._situation.script_left:
            raise ScriptError("the record says more than chance has to decide")
        self._situation.script(() if self._is_told else None)

    def foresee(self, seat: int | str, option: Option | str) -> tuple[int, ...]:
        """What chance will decide if this is chosen."""
        number = self.seat_number(seat)
        chosen = self._find(number, option)
        other = self._situation.clone()
        other.play(number, chosen.word)
        return other.take_chance()

    def _find(self, seat: int, option: Option | str) -> Option:
        """The legal option that is meant: here alone it is asked what a seat may choose."""
        decision = self.decision(seat)
        name = self.seats[seat]
        if decision is None:
            if self.over:
                raise IllegalChoice(
                    f"{name} has nothing to decide now: the game is over.", "game-over", seat=name
                )
            waiting = ", ".join(d.name for d in self.decisions)
            raise IllegalChoice(
                f"{name} has nothing to decide now: it is up to {waiting}.",
                "not-asked",
                seat=name,
                others=waiting,
            )
        text = option.text if isinstance(option, Option) else option
        for legal in decision.options:
            if legal.text == text:
                return legal
        choices = ", ".join(legal.text for legal in decision.options)
        raise IllegalChoice(
            f"{name} cannot {text!r} now; legal: {choices}.",
            "illegal",
            seat=name,
            option=repr(text),
            choices=choices,
        )

    # Looking

    @property
    def seats(self) -> tuple[str, ...]:
        return self._situation.seats

    @property
    def over(self) -> bool:
        return self._situation.over

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, the last one last."""
        self._events.extend(self._situation.take_events())
        return self._events

    def view(self, seat: int | str | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; None for a spectator."""
        view = self.position(seat)
        decision = None if seat is None else self.decision(seat)
        if decision is not None:
            view["decision"] = decision.to_json()
        return view

    def position(self, seat: int | str | None = None) -> dict[str, Any]:
        """The same without what the seat is asked."""
        view = self._situation.view(None if seat is None else self.seat_number(seat))
        view["asked"] = self.asked
        return view

    @property
    def asked(self) -> list[str]:
        """The seats to which the present question goes, those that have answered included."""
        if self._asked is None:
            seats = self.seats
            self._asked = () if self.over else tuple(seats[n] for n in self._situation.asked)
        return list(self._asked)

    def observe(self, seat: int | str) -> Observation:
        """What a bot in this seat may see, from which it can sample what may be."""
        number = self.seat_number(seat)
        return self._situation.observe(number, self.view(number))

    @property
    def result(self) -> dict[str, Any] | None:
        """Winners, ranks, and how everybody fared; None while the game goes on."""
        return self._situation.result() if self.over else None

    # Inside

    @property
    def situation(self) -> Any:
        """What drives it, with all that only its own game has."""
        return self._situation

    @property
    def state(self) -> Any:
        """The state of the engine; what is in it depends on the game."""
        return self.situation.state

    @property
    def words(self) -> Any:
        """The names of the game."""
        return self.situation.words

    @property
    def notebook(self) -> Any:
        """What each seat has learnt, in a game in which there is something to learn."""
        return self.situation.notebook

    def clone(self) -> Game:
        """An independent copy with the same future."""
        other = Game(self.config, self.seed, self.seed_hash, self._situation.clone())
        other.set_up_chance = self.set_up_chance
        other.choices = list(self.choices)
        other._is_told = self._is_told
        other._events = list(self.events)
        return other

    # JSON: a game is saved as its record

    def to_json(self) -> dict[str, Any]:
        """Everything needed to go on later, secrets included."""
        from folsom.game.record import Record

        return {"schema": 1, "record": Record.of(self).to_json()}

    @classmethod
    def from_json(cls, data: object) -> Game:
        from folsom.game.record import Record

        if not isinstance(data, dict) or data.get("schema") != 1:
            raise RecordError("A saved game is a table with schema 1 and a record.", "saved-game")
        return Record.from_json(data.get("record")).replay()


def seed_words(seed: str) -> tuple[int, int, int, int]:
    """Four words for the generator."""
    digest = hashlib.sha256(f"folsom deal {seed}".encode()).digest()
    a, b, c, d = struct.unpack_from(">4I", digest)
    return a, b, c, d


def hash_of(seed: str) -> str:
    """What is shown before the game, to be compared with the seed after it."""
    return hashlib.sha256(f"folsom seed {seed}".encode()).hexdigest()
