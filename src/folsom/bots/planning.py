"""Planning: which card a bot lays, whether it draws or drinks, and what it keeps."""

from __future__ import annotations

from typing import Final

from folsom.bots.foresight import Card, Future
from folsom.bots.habits import choices
from folsom.bots.thought import Thought
from folsom.game import Option, catalogue

DEPTH: Final = 1  # further own cards that a plan looks at
SHORTLIST: Final = 3  # options that are looked at more deeply
DRAWN: Final = 3  # cards of a draw
DRAUGHTS: Final = 3  # draws that are imagined for a flask
SECRECY: Final = 8.0  # dollars for a card that tells rivals nothing
COVERED: Final = 60.0  # dollars for a card that one may lay on top of another
WHIM: Final = 1.0  # dollars that do not matter

# What a card is good for in a round of which nothing is known yet.
USE: Final = {
    "robbery": 100.0,
    "move": 70.0,
    "fire": 65.0,
    "ride": 55.0,
    "floor_change": 50.0,
    "punch": 40.0,
    "marshal": 25.0,
    "bullet": -40.0,
}
IDLE: Final = 0.5  # how much less if it could do nothing where one will stand
PLAYS_TO_COME: Final = 2  # so many that nothing hurries


def plan(t: Thought) -> Option:
    """Lay the card that promises most, draw or drink; the best at first sight are weighed."""
    futures = t.foresight.follow(t.world, t.pile, t.plays)
    hand = t.cards(t.view["own"]["hand"])
    ways = _best_ways(t)
    fans = {option: fan_of(t, futures, option) for option in ways if option.verb != "drink"}
    by_sight = sorted(fans, key=lambda option: -fans[option][0][0] - _bonus(t, option))
    weighed = [o for n, o in enumerate(by_sight) if n < SHORTLIST or o.verb == "draw"]
    drinks = [option for option in ways if option.verb == "drink"]
    draws = [_drawn(t) for _ in range(DRAUGHTS if drinks else 1)]
    promises = {option: _promise(t, hand, fans[option], option, draws) for option in weighed}
    if drinks:
        pub = Pub(t, futures, hand)
        promises |= {option: pub.promise(option, draws) for option in drinks}
    return max(promises, key=lambda option: promises[option])


def _best_ways(t: Thought) -> list[Option]:
    """The options, but of a card that may lie open or hidden only the better way."""
    found: dict[object, Option] = {}
    for option in sorted(t.options, key=lambda option: -_bonus(t, option)):
        key = card_of(t, option) if option.verb == "play" else option.text
        found.setdefault(key, option)
    return [*found.values()]


def fan_of(t: Thought, futures: list[Future], option: Option) -> list[Future]:
    if option.verb == "play":
        return t.foresight.after(futures, card_of(t, option), t.plays - 1)
    return t.foresight.waiting(futures, t.plays - 1)


def _promise(
    t: Thought, hand: list[Card], fan: list[Future], option: Option, draws: list[list[Card]]
) -> float:
    hands = [hand]
    if option.verb == "play":
        hands = [_without(hand, card_of(t, option))]
    elif option.verb == "draw":
        hands = [hand + drawn for drawn in draws]
    prospects = [t.foresight.prospect(fan, cards, t.plays - 1, DEPTH) for cards in hands]
    return sum(prospects) / len(prospects) + _bonus(t, option) + t.rng.random() * WHIM


def card_of(t: Thought, option: Option) -> Card:
    return t.lineup.number[option.points_at["bandit"]], option.points_at["card"]


def _bonus(t: Thought, option: Option) -> float:
    """Ghost hides what he can; with two bandits an open Fire allows another card."""
    if option.points_at.get("hidden"):
        return SECRECY
    return COVERED if option.points_at.get("card") == "fire" and _may_cover(t) else 0.0


def _may_cover(t: Thought) -> bool:
    """BASE-TWOB-11, 12: in a Standard turn, and not in the duel of 2014."""
    turn = t.view["turns"][t.view["turn"]]
    pair = len(t.lineup.own) == 2 and t.lineup.has_title
    return pair and t.question == "plan" and catalogue.turn_types()[turn].counts_as_standard


def _drawn(t: Thought) -> list[Card]:
    """Cards that a draw may bring; bullets known on top of the deck come first."""
    bullets = t.view["seats"][t.view["seat"]]["bullets_on_top"]
    deck = t.view["own"]["deck"]
    return t.cards(t.rng.sample(deck, min(max(DRAWN - bullets, 0), len(deck))))


# Whiskey


def is_old(option: Option) -> bool:
    """Does it give two cards in place of a draw and a card?"""
    return str(option.points_at["flask"]).endswith("old")


class Pub:
    """What it promises to drink, less what the sip would be worth later (section 8 of HORSE)."""

    def __init__(self, t: Thought, futures: list[Future], hand: list[Card]) -> None:
        self._t = t
        self._futures = futures
        self._hand = hand
        self._fans: dict[Card, list[Future]] = {}

    def promise(self, option: Option, draws: list[list[Card]]) -> float:
        if is_old(option):
            return self.two_cards()[0] - self._t.lineup.sip
        promises = [self._a_card(self._hand + drawn) for drawn in draws]
        return sum(promises) / len(promises) - self._t.lineup.sip

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
            rest = _without(self._hand, first)
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
        rest = _without(cards, laid)
        return self._t.foresight.prospect(fan, rest, self._t.plays - 1, DEPTH)


def _without(cards: list[Card], card: Card) -> list[Card]:
    rest = cards.copy()
    rest.remove(card)
    return rest


# Attack plan: cards for the next round


def keep_best(t: Thought) -> Option:
    """HORSE-PLAN-01 to 03: what is better than a card from the deck would be."""
    usefulness = {option: use_of(t, option) for option in t.options if option.verb == "keep"}
    card = catalogue.round_cards().get(t.view["round_card"])
    left = (card.keeps if card else 1) - len(t.view["own"]["kept"])
    best = sorted(usefulness, key=lambda option: -usefulness[option])[: max(left, 1)]
    usual = usual_use(t)
    chosen = [option for option in t.options if option in best and usefulness[option] > usual]
    return chosen[0] if chosen else next(o for o in t.options if o.verb == "pass")


def use_of(t: Thought, option: Option) -> float:
    """What a card is good for, more if it gains something where one will stand."""
    name = option.points_at["card"]
    if "bandit" not in option.points_at:
        return USE[name]
    figure = t.lineup.number[option.points_at["bandit"]]
    futures = t.foresight.follow(t.world, t.pile, PLAYS_TO_COME)
    if not choices(futures[0][1], figure, name):
        return IDLE * USE[name]
    gain = t.foresight.after(futures, (figure, name), PLAYS_TO_COME)[0][0] - futures[0][0]
    return USE[name] + max(gain, 0.0)


def usual_use(t: Thought) -> float:
    """What a card from the deck is good for."""
    deck = [*t.view["own"]["deck"], *t.view["own"]["discard"]]
    uses = [USE[word.rpartition(":")[2]] for word in deck]
    return sum(uses) / len(uses) if uses else 0.0
