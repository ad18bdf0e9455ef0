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
from dataclasses import dataclass
from typing import Any

from folsom.engine import flow
from folsom.engine.agenda import decider_of, group_of, top
from folsom.engine.base.setup import begin
from folsom.engine.bits import bit
from folsom.engine.notebook import Notebook
from folsom.engine.state import State, clone
from folsom.engine.witness import Witness
from folsom.game.config import Config
from folsom.game.decision import Decision, decision_of
from folsom.game.errors import IllegalChoice, RecordError
from folsom.game.events import Event, Teller
from folsom.game.notation import Option, Words
from folsom.game.observation import Observation
from folsom.game.view import Viewer, result


@dataclass(frozen=True)
class Choice:
    """A choice that was made, and what chance decided because of it."""

    seat: str
    option: str
    chance: tuple[int, ...]


class Game:
    """A game in progress, with everything hidden in it. Bots get an Observation instead."""

    def __init__(
        self,
        config: Config,
        seed: str | None,
        seed_hash: str,
        state: State,
        card_ids: list[str] | None = None,
    ) -> None:
        self.config = config
        self.seed = seed  # None if only its hash is known
        self.seed_hash = seed_hash
        self.state = state
        self.set_up_chance: tuple[int, ...] = ()
        self.choices: list[Choice] = []
        self.words = Words(config)
        self._card_ids = card_ids or [card.id for card in config.round_cards]
        self._viewer = Viewer(self.words, self._card_ids)
        self._teller = Teller(self.words, self._card_ids)
        self._events: list[Event] = []
        self._decisions: tuple[Decision, ...] | None = None

    @classmethod
    def new(cls, config: Config, seed: str | int | None = None) -> Game:
        """Set up a game. Without a seed one is drawn that nobody can guess."""
        text = secrets.token_hex(16) if seed is None else str(seed)
        config = config.resolved(text)
        state = begin(config.rules(), *seed_words(text), True)
        flow.advance(state)
        return cls(config, text, hash_of(text), state)._set_up()

    @classmethod
    def scripted(cls, config: Config, seed_hash: str, chance: list[int]) -> Game:
        """A game of which only what chance decided is known, as a record tells it."""
        if config.seats is None or config.cars is None:
            raise RecordError(
                "A record without a seed must name all seats and cars.", "record-unnamed"
            )
        state = begin(config.rules(), 1, 2, 3, 4, False, list(chance))
        flow.advance(state)
        return cls(config, None, seed_hash, state)._set_up()

    def _set_up(self) -> Game:
        self.set_up_chance = self._take_chance()
        return self

    def _take_chance(self) -> tuple[int, ...]:
        chance = tuple(self._witness.chance)
        self._witness.chance.clear()
        return chance

    # Deciding

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is open now: one question, or one for each of several seats."""
        if self._decisions is None:
            asked = (
                decision_of(self.words, self.state, seat) for seat in range(len(self.words.seats))
            )
            self._decisions = tuple(decision for decision in asked if decision is not None)
        return self._decisions

    def decision(self, seat: int | str) -> Decision | None:
        """What this seat has to decide now, if anything."""
        number = self.seat_number(seat)
        return next((d for d in self.decisions if d.seat == number), None)

    def seat_number(self, seat: int | str) -> int:
        """A seat by number or by the name of its first bandit."""
        if isinstance(seat, str):
            if seat not in self.words.seats:
                raise IllegalChoice(
                    f"There is no seat {seat!r}; the seats are {', '.join(self.words.seats)}.",
                    "unknown-seat",
                    value=repr(seat),
                    choices=", ".join(self.words.seats),
                )
            return self.words.seat_number(seat)
        if type(seat) is not int or not 0 <= seat < len(self.words.seats):
            raise IllegalChoice(f"There is no seat {seat!r}.", "no-such-seat", value=repr(seat))
        return seat

    def play(self, seat: int | str, option: Option | str) -> list[Event]:
        """Make a choice; what happened because of it. A wrong choice changes nothing."""
        number = self.seat_number(seat)
        chosen = self._find(number, option)
        before = len(self.events)
        try:
            flow.play(self.state, number, chosen.word)
        except flow.IllegalOption as error:  # pragma: no cover - _find has seen to it
            raise IllegalChoice(str(error)) from error
        self._decisions = None
        name = self.words.seats[number]
        self.choices.append(Choice(name, chosen.text, self._take_chance()))
        return self.events[before:]

    def _find(self, seat: int, option: Option | str) -> Option:
        decision = self.decision(seat)
        name = self.words.seats[seat]
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
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, the last one last."""
        raw = self._witness.events
        if raw:
            self._events.extend(self._teller.event(self.state, event) for event in raw)
            raw.clear()
        return self._events

    def view(self, seat: int | str | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; None for a spectator."""
        number = None if seat is None else self.seat_number(seat)
        view = self._viewer.view(self.state, self.notebook, number)
        view["asked"] = self.asked
        decision = None if number is None else self.decision(number)
        if decision is not None:
            view["decision"] = decision.to_json()
        return view

    @property
    def asked(self) -> list[str]:
        """The seats to which the present question goes, those that have answered included."""
        if self.over:
            return []
        word = top(self.state)
        seats = group_of(word) if self.state.asked else bit(decider_of(word))
        return [name for n, name in enumerate(self.words.seats) if seats & bit(n)]

    def observe(self, seat: int | str) -> Observation:
        """What a bot in this seat may see, from which it can sample what may be."""
        number = self.seat_number(seat)
        view = self.view(number)
        return Observation.of(self.words, self.state, self.notebook, number, view)

    @property
    def result(self) -> dict[str, Any] | None:
        """Money, ranks and winners; None while the game goes on."""
        return result(self.state, self.words) if self.over else None

    # Inside

    @property
    def _witness(self) -> Witness:
        witness = self.state.witness
        assert witness is not None
        return witness

    @property
    def notebook(self) -> Notebook:
        return self._witness.notebook

    def clone(self) -> Game:
        """An independent copy with the same future."""
        state = clone(self.state)
        state.witness = Witness(self.notebook.clone())
        state.witness.script = list(self._witness.script)
        state.witness.follows_script = self._witness.follows_script
        state.witness.decks = [list(deck) for deck in self._witness.decks]
        other = Game(self.config, self.seed, self.seed_hash, state, self._card_ids)
        other.set_up_chance = self.set_up_chance
        other.choices = list(self.choices)
        other._events = list(self.events)
        return other

    def script(self, chance: list[int]) -> None:
        """Let a record say what chance decides next."""
        self._witness.script = list(chance)

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
    a, b, c, d = (int.from_bytes(digest[n : n + 4], "big") for n in (0, 4, 8, 12))
    return a, b, c, d


def hash_of(seed: str) -> str:
    """What is shown before the game, to be compared with the seed after it."""
    return hashlib.sha256(f"folsom seed {seed}".encode()).hexdigest()
