"""A thought: one decision, and the world as it looks to the seat that has to make it."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from folsom.boxes.base.heuristic.foresight import Card, Foresight, known_cards
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.reading import purse_guess, read, spots
from folsom.boxes.base.heuristic.world import JEWEL_VALUE, STRONGBOX_VALUE, Token
from folsom.boxes.base.heuristic.worth import Judge, Weights, plays_in_round
from folsom.game import Observation, Option

T = TypeVar("T")
OPEN_VALUES: Final = {"jewel": JEWEL_VALUE, "strongbox": STRONGBOX_VALUE}


class Thought:
    """One decision: what is asked, and the world as it looks to this seat."""

    def __init__(self, observation: Observation, weights: Weights, rng: Random) -> None:
        assert observation.decision is not None
        self.view = observation.view
        self.question = observation.decision.question
        self.about = observation.decision.about
        self.options = observation.options
        self.rng = rng
        self.lineup = Lineup(self.view)
        self.world = read(self.view, self.lineup)
        self.pile = known_cards(self.view, self.lineup)
        self.plays = plays_in_round(self.view)
        self.foresight = Foresight(self.lineup, Judge(self.lineup, self.view, weights))

    def cards(self, words: list[str]) -> list[Card]:
        """Action cards of a zone; ``fire`` is of the own bandit, ``tuco:fire`` of Tuco."""
        found: list[Card] = []
        throwers = [box.thrower for box in self.lineup.boxes if box.thrower in self.lineup.own]
        for word in words:
            bandit, _, card = word.rpartition(":")
            if card != "bullet":
                found.append((self.lineup.number[bandit] if bandit else self.lineup.own[0], card))
            elif throwers:
                found.append((throwers[0], card))
        return found

    def box(self, kind: type[T]) -> T:
        """What a box adds to the world."""
        return next(box for box in self.lineup.boxes if isinstance(box, kind))

    def token(self, option: Option) -> Token:
        """The piece of loot that an option points at, at its expected value."""
        kind = option.points_at["token"]
        if kind in OPEN_VALUES:
            return Token(OPEN_VALUES[kind], kind)
        if kind in self.lineup.others:
            plural, guess = self.lineup.others[kind]
            known = self._known(option, plural)
            return Token(guess if known is None else known, kind)
        for box in self.lineup.boxes:
            token = box.token(kind)
            if token is not None:
                return token
        known = self.known_purse(option)
        return Token(purse_guess(self.view) if known is None else known, kind)

    def known_purse(self, option: Option) -> int | None:
        """What is in the purse that an option points at, if this seat remembers it."""
        return self._known(option, "purses")

    def _known(self, option: Option, plural: str) -> int | None:
        if "label" not in option.points_at:
            return None
        for place in spots(self.view).values():
            for token in place[plural]:
                if token["label"] == option.points_at["label"] and "value" in token:
                    return int(token["value"])
        return None
