"""Observation: all that a bot gets to see.

It holds a state in which everything hidden from the seat has been dealt anew by a fixed
rule, so that nothing in it tells of the true one, and the seat's part of the notebook.
From that it samples as many states as a search wants.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from folsom.engine.flow import options_of
from folsom.engine.notebook import Notebook
from folsom.engine.redeal import redeal
from folsom.engine.state import TOKENS, State
from folsom.game.notation import Option, Words

if TYPE_CHECKING:
    from folsom.game.game import Decision, Game


class Observation:
    """A position as one seat sees it."""

    def __init__(
        self,
        seat: int,
        words: Words,
        view: dict[str, Any],
        decision: Decision | None,
        state: State,
        notebook: Notebook,
    ) -> None:
        self.seat = seat
        self.view = view
        self.decision = decision
        self._words = words
        self._state = state
        self._notebook = notebook

    @classmethod
    def of(cls, game: Game, seat: int) -> Observation:
        view = game.view(seat)
        notebook = only(game.notebook, seat)
        digest = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).digest()
        a, b, c, d = (int.from_bytes(digest[n : n + 4], "big") for n in (0, 4, 8, 12))
        state = redeal(game.state, notebook, seat, a, b, c, d)
        for n in range(state.n_options, len(state.options)):
            state.options[n] = 0  # left over from the lists of other seats
        return cls(seat, game.words, view, game.decision(seat), state, notebook)

    @property
    def options(self) -> tuple[Option, ...]:
        return self.decision.options if self.decision is not None else ()

    def sample(self, a: int, b: int, c: int, d: int) -> State:
        """A full state of the engine that agrees with all this seat knows."""
        return redeal(self._state, self._notebook, self.seat, a, b, c, d)

    def option_text(self, state: State, seat: int, word: int) -> str:
        """An option of a sampled state, in words."""
        return self._words.option(state, seat, word).text

    def words_of(self, state: State, seat: int) -> list[int]:
        """The engine's option words of a sampled state."""
        return options_of(state, seat)

    def to_json(self) -> dict[str, Any]:
        return {"schema": 1, "view": self.view}


def only(notebook: Notebook, seat: int) -> Notebook:
    """A notebook with what is public and what one seat knows, and nothing else."""
    own = notebook.clone()
    for other in range(len(own.lots)):
        if other != seat:
            own.lots[other] = []
            for token in range(TOKENS):
                own.known[other * TOKENS + token] = 0
    return own
