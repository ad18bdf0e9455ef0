"""A thought: one decision, and the world as it looks to the seat that has to make it."""

from __future__ import annotations

from random import Random
from typing import Final

from folsom.bots.foresight import Card, Foresight, known_cards
from folsom.bots.lineup import Lineup
from folsom.bots.reading import SIPS, others, purse_guess, read, spots
from folsom.bots.world import JEWEL_VALUE, STRONGBOX_VALUE, Token
from folsom.bots.worth import Judge, Weights, plays_in_round
from folsom.game import Observation, Option

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
        for word in words:
            bandit, _, card = word.rpartition(":")
            if card != "bullet":
                found.append((self.lineup.number[bandit] if bandit else self.lineup.own[0], card))
            elif self.lineup.thrower in self.lineup.own:  # COUR-MISTY-01
                found.append((self.lineup.thrower, card))
        return found

    def token(self, option: Option) -> Token:
        """The piece of loot that an option points at, at its expected value."""
        kind = option.points_at["token"]
        if kind in OPEN_VALUES:
            return Token(OPEN_VALUES[kind], kind)
        if kind in others():
            known = self._known(option, others()[kind].plural)
            return Token(others()[kind].guess if known is None else known, kind)
        if kind != "purse":
            return Token(self.lineup.sip * (SIPS if kind == "whiskey" else 1), "flask")
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
