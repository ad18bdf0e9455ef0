"""What a bot gets to see of Colt Super Express."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.boxes.superexpress.game.words import SuperWords
from folsom.boxes.superexpress.rules.packing import pack, unpack
from folsom.boxes.superexpress.rules.redeal import redeal
from folsom.boxes.superexpress.rules.state import State
from folsom.game.observation import SCHEMA, Observation


class SuperObservation(Observation):
    """A position as one seat sees it: everything hidden has been dealt anew by a fixed rule."""

    game = SuperConfig.game

    def __init__(self, words: SuperWords, state: State, seat: int, view: dict[str, Any]) -> None:
        super().__init__(seat, view, words.decision(state, seat))
        self.words = words
        self._state = state

    @classmethod
    def of(
        cls, words: SuperWords, state: State, seat: int, view: dict[str, Any]
    ) -> SuperObservation:
        """What a seat sees of the true state."""
        digest = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).digest()
        a, b, c, d = (int.from_bytes(digest[n : n + 4], "big") for n in (0, 4, 8, 12))
        return cls(words, redeal(state, seat, a, b, c, d), seat, view)

    def sample(self, a: int, b: int, c: int, d: int) -> State:
        return redeal(self._state, self.seat, a, b, c, d)

    # JSON

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "config": self.words.config.to_json(),
            "seat": self.words.seats[self.seat],
            "view": self.view,
            "state": pack(self._state),
        }

    @classmethod
    def read(cls, data: dict[str, Any]) -> SuperObservation:
        words = SuperWords(SuperConfig.from_json(data["config"]))
        state = unpack(words.config.rules(), data["state"])
        return cls(words, state, words.seat_number(data["seat"]), data["view"])
