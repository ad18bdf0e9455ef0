"""Foresight: what comes of the cards that lie on the pile, and of those one might lay."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.heuristic.habits import act, choices, expect
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.world import World
from folsom.boxes.base.heuristic.worth import Judge, Terms

Card = tuple[int, str]  # whose, and which
Future = tuple[float, World]

WIDTH: Final = 3  # futures that are followed at the same time
TRUST: Final = 0.85  # how much a plan for the next turns counts against the present


def known_cards(view: dict[str, Any], lineup: Lineup) -> list[Card]:
    """The cards of the pile that are still to be resolved and that this seat can see."""
    return [
        (lineup.number[laid["bandit"]], laid["card"])
        for laid in view["pile"]
        if not laid["resolved"] and "card" in laid
    ]


class Foresight:
    """Follows a few futures at once: own bandits choose well, others as is their habit."""

    def __init__(self, lineup: Lineup, judge: Judge) -> None:
        self._friends = {*lineup.own, *lineup.partners}
        self._judge = judge

    def follow(self, world: World, cards: list[Card], plays: int) -> list[Future]:
        """The best futures after all these cards."""
        worlds = [world.copy()]
        for figure, card in cards:
            if figure in self._friends:
                worlds = [w for _, w in self._fan_out(worlds, (figure, card), plays)]
            else:
                for w in worlds:
                    expect(w, figure, card)
        return self._best([(self._worth(w, plays), w) for w in worlds])

    def after(self, futures: list[Future], card: Card, plays: int) -> list[Future]:
        """The best futures if one lays this card, with so many plays left after it."""
        return self._fan_out([w for _, w in futures], card, plays)

    def waiting(self, futures: list[Future], plays: int) -> list[Future]:
        """The same futures if one lays nothing, with so many plays left after it."""
        return self._best([(self._worth(w, plays), w) for _, w in futures])

    def prospect(self, futures: list[Future], hand: list[Card], plays: int, depth: int) -> float:
        """What a hand promises: now, and with the best cards to follow."""
        now = futures[0][0]
        if not plays or not depth or not hand:
            return now
        best = now
        for card in dict.fromkeys(hand):
            rest = hand.copy()
            rest.remove(card)
            fan = self.after(futures, card, plays - 1)
            best = max(best, self.prospect(fan, rest, plays - 1, depth - 1))
        return (1 - TRUST) * now + TRUST * best

    def _fan_out(self, worlds: list[World], card: Card, plays: int) -> list[Future]:
        """Every way in which one's own bandit can resolve a card, the best few kept."""
        futures: list[Future] = []
        for world in worlds:
            for choice in choices(world, *card):
                other = world.copy()
                act(other, *card, choice)
                futures.append((self._worth(other, plays), other))
        return self._best(futures) or [(self._worth(w, plays), w) for w in worlds]

    def terms(self, world: World, plays: int) -> Terms:
        """What a future is worth, term by term."""
        return self._judge.terms(world, plays)

    def outlook(self, world: World, figure: int, position: int) -> float:
        """What a bandit at a position may hope for."""
        return self._judge.outlook(world, figure, position)

    def _worth(self, world: World, plays: int) -> float:
        return self._judge.worth(world, plays)

    @staticmethod
    def _best(futures: list[Future]) -> list[Future]:
        return sorted(futures, key=lambda future: -future[0])[:WIDTH]
