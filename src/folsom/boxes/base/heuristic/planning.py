"""Planning: which card a bot lays, or whether it draws."""

from __future__ import annotations

from typing import Final

from folsom.boxes.base.heuristic.box_heuristic import united
from folsom.boxes.base.heuristic.foresight import Card, Future
from folsom.boxes.base.heuristic.thought import Thought
from folsom.game import Option, catalogue

DEPTH: Final = 1  # further own cards that a plan looks at
SHORTLIST: Final = 3  # options that are looked at more deeply
DRAWN: Final = 3  # cards of a draw
DRAWS: Final = 3  # draws that are imagined where more than a draw depends on them
SECRECY: Final = 8.0  # dollars for a card that tells rivals nothing
COVERED: Final = 60.0  # dollars for a card that one may lay on top of another
WHIM: Final = 1.0  # dollars that do not matter


def plan(t: Thought) -> Option:
    """Lay the card that promises most, or draw; the best at first sight are weighed."""
    futures = t.foresight.follow(t.world, t.pile, t.plays)
    hand = t.cards(t.view["own"]["hand"])
    ways = _best_ways(t)
    weighers = united(lambda box: box.weighers)
    fans = {option: fan_of(t, futures, option) for option in ways if option.verb not in weighers}
    by_sight = sorted(fans, key=lambda option: -fans[option][0][0] - _bonus(t, option))
    weighed = [o for n, o in enumerate(by_sight) if n < SHORTLIST or o.verb == "draw"]
    others = [option for option in ways if option.verb in weighers]
    draws = [_drawn(t) for _ in range(DRAWS if others else 1)]
    promises = {option: _promise(t, hand, fans[option], option, draws) for option in weighed}
    for verb in dict.fromkeys(option.verb for option in others):
        weigher = weighers[verb](t, futures, hand)
        promises |= {o: weigher.promise(o, draws) for o in others if o.verb == verb}
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
        hands = [without_card(hand, card_of(t, option))]
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


def without_card(cards: list[Card], card: Card) -> list[Card]:
    rest = cards.copy()
    rest.remove(card)
    return rest
