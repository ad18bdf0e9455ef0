"""Whiskey: what it promises to drink, and why (section 8 of HORSE)."""

from __future__ import annotations

from typing import Final

from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.box_heuristic import Weigher
from folsom.boxes.base.heuristic.change import LITTLE
from folsom.boxes.base.heuristic.foresight import Card, Future
from folsom.boxes.base.heuristic.planning import DEPTH, SHORTLIST, fan_of, without_card
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.horses.heuristic.world import HorsesWorld
from folsom.game import Option

LAST_SIPS: Final = 12.0  # dollars: a flask that will hardly be needed again


def is_old(option: Option) -> bool:
    """Does it give two cards in place of a draw and a card?"""
    return str(option.points_at["flask"]).endswith("old")


class Pub(Weigher):
    """What it promises to drink, less what the sip would be worth later."""

    def __init__(self, t: Thought, futures: list[Future], hand: list[Card]) -> None:
        self._t = t
        self._futures = futures
        self._hand = hand
        self._fans: dict[Card, list[Future]] = {}

    def promise(self, option: Option, draws: list[list[Card]]) -> float:
        if is_old(option):
            return self.two_cards()[0] - self._t.box(HorsesWorld).sip
        promises = [self._a_card(self._hand + drawn) for drawn in draws]
        return sum(promises) / len(promises) - self._t.box(HorsesWorld).sip

    def _a_card(self, cards: list[Card]) -> float:
        """HORSE-WHISKEY-07: the best card of the hand and of what was drawn."""
        if not cards:
            return self._t.foresight.waiting(self._futures, self._t.plays - 1)[0][0]
        first = self._by_sight(cards)[0]
        return self._prospect(self._fan(first), cards, first)

    def two_cards(self) -> tuple[float, Card, Card]:
        """HORSE-WHISKEY-09: the best card, and the best one after it."""
        found = []
        for first in self._by_sight(self._hand)[:SHORTLIST]:
            rest = without_card(self._hand, first)
            fans = {
                card: self._t.foresight.after(self._fan(first), card, self._t.plays - 1)
                for card in dict.fromkeys(rest)
            }
            second = max(fans, key=lambda card: fans[card][0][0])
            found.append((self._prospect(fans[second], rest, second), first, second))
        return max(found)

    def _by_sight(self, cards: list[Card]) -> list[Card]:
        return sorted(dict.fromkeys(cards), key=lambda card: -self._fan(card)[0][0])

    def _fan(self, card: Card) -> list[Future]:
        if card not in self._fans:
            after = self._t.foresight.after(self._futures, card, self._t.plays - 1)
            self._fans[card] = after
        return self._fans[card]

    def _prospect(self, fan: list[Future], cards: list[Card], laid: Card) -> float:
        rest = without_card(cards, laid)
        return self._t.foresight.prospect(fan, rest, self._t.plays - 1, DEPTH)

    def reason(self, option: Option, waiting: list[Future]) -> Reason:
        """What the flask brings that a card of the hand does not."""
        t = self._t
        fans = {o: fan_of(t, self._futures, o) for o in t.options if o.verb == "play"}
        by_sight = sorted(fans, key=lambda other: -fans[other][0][0])
        cards = [other.points_at["card"] for other in by_sight]
        if is_old(option):
            pair = self.two_cards()[1:]
            first, second = (card for _, card in pair)
            if first == second:
                return Reason("reason-drink-twice", {"card": first})
            return Reason("reason-drink-old", {"card": first, "next": second})
        if not cards or fans[by_sight[0]][0][0] - waiting[0][0] <= LITTLE:
            return Reason("reason-drink-poor")
        key = "reason-drink-late" if t.box(HorsesWorld).sip < LAST_SIPS else "reason-drink-better"
        return Reason(key, {"card": cards[0]})
