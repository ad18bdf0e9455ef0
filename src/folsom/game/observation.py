"""Observation: all that a bot gets to see.

It holds a state in which everything hidden from the seat has been dealt anew by a fixed
rule, so that nothing in it tells of the true one, and what else the seat has learnt.
From that it samples as many states as a search wants. It travels to other processes as JSON.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from folsom.engine.knowledge import Knowledge
from folsom.engine.notebook import Lot, Notebook
from folsom.engine.packing import pack, unpack
from folsom.engine.redeal import redeal
from folsom.engine.state import SEATS, TOKENS, State
from folsom.game.config import Config
from folsom.game.decision import Decision, decision_of
from folsom.game.errors import FolsomError
from folsom.game.notation import Words
from folsom.game.option import Option

SCHEMA: Final = 1
_PUBLIC: Final = (
    "held",
    "found",
    "shut_held",
    "aged",
    "ceiling",
    "ceiling_other",
    "crossed",
    "fresh",
    "moved_lead",
)


class ObservationError(FolsomError):
    """An observation cannot be read."""


class Observation(ABC):
    """A position as one seat sees it, in any game."""

    game: ClassVar[str]  # which one
    words: Any  # the names of that game

    def __init__(self, seat: int, view: dict[str, Any], decision: Decision | None) -> None:
        self.seat = seat
        self.view = view
        self.decision = decision

    @property
    def options(self) -> tuple[Option, ...]:
        return self.decision.options if self.decision is not None else ()

    @abstractmethod
    def sample(self, a: int, b: int, c: int, d: int) -> Any:
        """A full state of the engine that agrees with all this seat knows."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Everything a bot in another process needs."""

    @staticmethod
    def from_json(data: Any) -> Observation:
        from folsom.game.titles import titles

        try:
            if data["schema"] != SCHEMA:
                raise ObservationError(f"An observation has schema {SCHEMA}.")
            game = data["config"].get("game", Config.game)
            return titles().get(game, titles()[Config.game]).observe(data)
        except FolsomError:
            raise
        except (
            KeyError,
            IndexError,
            TypeError,
            ValueError,
            AttributeError,
            OverflowError,
        ) as error:
            raise ObservationError("This observation cannot be read.") from error


class ExpressObservation(Observation):
    """A position of Colt Express as one seat sees it."""

    game = Config.game

    def __init__(
        self, words: Words, state: State, notebook: Notebook, seat: int, view: dict[str, Any]
    ) -> None:
        super().__init__(seat, view, decision_of(words, state, seat))
        self.words = words
        self._state = state
        self._notebook = notebook

    @classmethod
    def of(
        cls, words: Words, state: State, notebook: Notebook, seat: int, view: dict[str, Any]
    ) -> ExpressObservation:
        """What a seat sees of the true state."""
        own = only(notebook, seat)
        digest = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).digest()
        a, b, c, d = (int.from_bytes(digest[n : n + 4], "big") for n in (0, 4, 8, 12))
        sample = redeal(state, own, seat, a, b, c, d)
        for n in range(sample.n_options, len(sample.options)):
            sample.options[n] = 0  # left over from the lists of other seats
        return cls(words, sample, own, seat, view)

    @property
    def knowledge(self) -> Knowledge:
        """From which a search deals its states."""
        return Knowledge(self._state, self._notebook, self.seat)

    def sample(self, a: int, b: int, c: int, d: int) -> State:
        return redeal(self._state, self._notebook, self.seat, a, b, c, d)

    @property
    def notebook(self) -> Notebook:
        """What this seat has learnt, and what everybody knows."""
        return self._notebook

    # JSON

    def to_json(self) -> dict[str, Any]:
        notebook = self._notebook
        known = {
            str(token): int(notebook.face_known(self.seat, token))
            for token in range(TOKENS)
            if notebook.face_known(self.seat, token)
        }
        return {
            "schema": SCHEMA,
            "config": self.words.config.to_json(),
            "seat": self.words.seats[self.seat],
            "view": self.view,
            "state": pack(self._state),
            "known": known,
            "lots": [[int(lot.members), *lot.faces] for lot in notebook.lots[self.seat]],
            "public": {name: [int(n) for n in getattr(notebook, name)] for name in _PUBLIC},
        }

    @classmethod
    def read(cls, data: dict[str, Any]) -> ExpressObservation:
        words = Words(Config.from_json(data["config"]))
        seat = words.seat_number(data["seat"])
        state = unpack(words.config.rules(), data["state"])
        return cls(words, state, _notebook(data, seat), seat, data["view"])


def only(notebook: Notebook, seat: int) -> Notebook:
    """A notebook with what is public and what one seat knows, and nothing else."""
    own = notebook.clone()
    for other in range(SEATS):
        if other != seat:
            own.lots[other] = []
            for token in range(TOKENS):
                own.known[other * TOKENS + token] = 0
    return own


def _notebook(data: dict[str, Any], seat: int) -> Notebook:
    notebook = Notebook()
    for token, face in data["known"].items():
        notebook.known[seat * TOKENS + int(token)] = face
    notebook.lots[seat] = [Lot(lot[0], list(lot[1:])) for lot in data["lots"]]
    for name in _PUBLIC:
        column = getattr(notebook, name)
        for n, number in enumerate(data["public"][name]):
            column[n] = number
    return notebook
