"""A bot that looks a few cards ahead with an imagined world: sensible and quick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from folsom.bots import law
from folsom.bots.coach import COACH_IN, PROMISE, SHOTGUN
from folsom.bots.foresight import Card, Foresight, Future, known_cards
from folsom.bots.habits import Blow, Choice, act, blows
from folsom.bots.reading import purse_guess, read, spots, under
from folsom.bots.world import FLASK_VALUE, JEWEL_VALUE, STRONGBOX_VALUE, Cast, Token, World
from folsom.bots.worth import Judge, Weights, money, plays_in_round
from folsom.game import Observation, Option, catalogue
from folsom.game.notation import position_number

DEPTH: Final = 1  # further own cards that a plan looks at
SHORTLIST: Final = 3  # options that are looked at more deeply
DRAWN: Final = 3  # cards of a draw
THIRST: Final = 70.0  # dollars for a flask's cards in place of an ordinary turn
OPEN_VALUES: Final = {"jewel": JEWEL_VALUE, "strongbox": STRONGBOX_VALUE}
SECRECY: Final = 8.0  # dollars for a card that tells rivals nothing
COVERED: Final = 60.0  # dollars for a card that one may lay on top of another
WHIM: Final = 1.0  # dollars that do not matter

# What to hold on to from round to round, and what to search the deck for, best first.
KEEPERS: Final = ("robbery", "move", "fire", "ride")
WANTED: Final = (
    *("robbery", "move", "fire", "ride", "floor_change", "punch", "marshal"),
    *("none", "bullet"),
)


class HeuristicBot:
    """Lays the card, and makes the choice, after which the imagined world is worth most."""

    name = "heuristic"

    def __init__(self, seed: int | str | None = None, weights: Weights | None = None) -> None:
        self._rng = Random(seed)
        self._weights = weights or Weights()

    def choose(self, observation: Observation) -> Option:
        options = observation.options
        if len(options) == 1:
            return options[0]
        if "law" in observation.view:
            return law.choose(observation, self._rng)
        assert observation.decision is not None
        answer = _ANSWERS.get(observation.decision.question)
        if answer is None:
            return self._rng.choice(options)
        return answer(Thought(observation, self._weights, self._rng))


class Thought:
    """One decision: what is asked, and the world as it looks to this seat."""

    def __init__(self, observation: Observation, weights: Weights, rng: Random) -> None:
        assert observation.decision is not None
        self.view = observation.view
        self.question = observation.decision.question
        self.about = observation.decision.about
        self.options = observation.options
        self.rng = rng
        self.cast = Cast(self.view)
        self.world = read(self.view, self.cast)
        self.pile = known_cards(self.view, self.cast)
        self.plays = plays_in_round(self.view)
        self.foresight = Foresight(self.cast, Judge(self.cast, self.view, weights))

    def cards(self, words: list[str]) -> list[Card]:
        """Action cards of a zone; ``fire`` is of the own bandit, ``tuco:fire`` of Tuco."""
        found: list[Card] = []
        for word in words:
            bandit, _, card = word.rpartition(":")
            if card != "bullet":
                found.append((self.cast.number[bandit] if bandit else self.cast.own[0], card))
            elif self.cast.thrower in self.cast.own:  # COUR-MISTY-01
                found.append((self.cast.thrower, card))
        return found

    def token(self, option: Option) -> Token:
        """The piece of loot that an option points at, at its expected value."""
        kind = option.points_at["token"]
        if kind in OPEN_VALUES:
            return Token(OPEN_VALUES[kind], kind)
        if kind != "purse":
            return Token(FLASK_VALUE, "flask")
        known = self.known_purse(option)
        return Token(purse_guess(self.view) if known is None else known, kind)

    def known_purse(self, option: Option) -> int | None:
        """What is in the purse that an option points at, if this seat remembers it."""
        for place in spots(self.view).values():
            for purse in place["purses"]:
                if purse["label"] == option.points_at.get("label") and "value" in purse:
                    return int(purse["value"])
        return None


# Planning


def plan(t: Thought) -> Option:
    """Lay the card that promises most, or draw; only the best at first sight are weighed."""
    futures = t.foresight.follow(t.world, t.pile, t.plays)
    hand = t.cards(t.view["own"]["hand"])
    fans = {option: fan_of(t, futures, option) for option in _best_ways(t)}
    by_sight = sorted(fans, key=lambda option: -fans[option][0][0] - _bonus(t, option))
    weighed = [o for n, o in enumerate(by_sight) if n < SHORTLIST or o.verb == "draw"]
    return max(weighed, key=lambda option: _promise(t, hand, fans[option], option))


def _best_ways(t: Thought) -> list[Option]:
    """The options, but of a card that may lie open or hidden only the better way."""
    found: dict[object, Option] = {}
    for option in sorted(t.options, key=lambda option: -_bonus(t, option)):
        key = card_of(t, option) if option.verb == "play" else option.verb
        found.setdefault(key, option)
    return [*found.values()]


def fan_of(t: Thought, futures: list[Future], option: Option) -> list[Future]:
    if option.verb == "play":
        return t.foresight.after(futures, card_of(t, option), t.plays - 1)
    return t.foresight.waiting(futures, t.plays - 1)


def _promise(t: Thought, hand: list[Card], fan: list[Future], option: Option) -> float:
    rest = hand.copy()
    if option.verb == "play":
        rest.remove(card_of(t, option))
    elif option.verb == "draw":
        rest += _drawn(t)
    prospect = t.foresight.prospect(fan, rest, t.plays - 1, DEPTH)
    return prospect + _bonus(t, option) + t.rng.random() * WHIM


def card_of(t: Thought, option: Option) -> Card:
    return t.cast.number[option.points_at["bandit"]], option.points_at["card"]


def _bonus(t: Thought, option: Option) -> float:
    """Ghost hides what he can; with two bandits an open Fire allows another card."""
    if option.verb == "drink":
        return THIRST
    if option.points_at.get("hidden"):
        return SECRECY
    return COVERED if option.points_at.get("card") == "fire" and _may_cover(t) else 0.0


def _may_cover(t: Thought) -> bool:
    """BASE-TWOB-11, 12: in a Standard turn, and not in the duel of 2014."""
    turn = t.view["turns"][t.view["turn"]]
    pair = len(t.cast.own) == 2 and t.cast.has_title
    return pair and t.question == "plan" and catalogue.turn_types()[turn].counts_as_standard


def _drawn(t: Thought) -> list[Card]:
    """Cards that a draw may bring; bullets known on top of the deck come first."""
    bullets = t.view["seats"][t.view["seat"]]["bullets_on_top"]
    deck = t.view["own"]["deck"]
    return t.cards(t.rng.sample(deck, min(max(DRAWN - bullets, 0), len(deck))))


# Resolving a card: each question says what its options may come to

Meaning = tuple[str, Choice]


def resolve(t: Thought) -> Option:
    """Try each option in the imagined world, and follow the rest of the pile."""
    return max(t.options, key=lambda option: outcome(t, option)[0])


def outcome(t: Thought, option: Option) -> tuple[float, World, World]:
    """The best that an option may come to: its worth, the world at once, and after the pile."""
    figure = t.cast.number[t.about["bandit"]]
    found = []
    for card, choice in MEANINGS[t.question](t, option):
        world = t.world.copy()
        act(world, figure, card, choice)
        worth, future = t.foresight.follow(world, t.pile, 0)[0]
        found.append((worth, world, future))
    return max(found, key=lambda one: one[0])


def _go(_: Thought, option: Option) -> list[Meaning]:
    return [("move", _position(option))]


def _ride(_: Thought, option: Option) -> list[Meaning]:
    """HORSE-STATION-05: who may leave for good does."""
    return [("move", _position(option) if option.verb == "ride" else COACH_IN)]


def _hide(_: Thought, option: Option) -> list[Meaning]:
    """EXTRA-CAR-44: where one will appear."""
    return [("move", under(option.points_at["hideout"]))]


def _lead_marshal(_: Thought, option: Option) -> list[Meaning]:
    return [("marshal", _position(option))]


def _shoot(t: Thought, option: Option) -> list[Meaning]:
    return [("fire", t.cast.number[option.points_at["figure"]])]


def _rob(t: Thought, option: Option) -> list[Meaning]:
    return [("robbery", t.token(option))]


def _punch_whom(t: Thought, option: Option) -> list[Meaning]:
    """What he loses and where he goes is asked later."""
    victim = t.cast.number.get(option.points_at["figure"], SHOTGUN)
    return [("punch", blow) for blow in blows(t.world, victim)]


def _punch_what(t: Thought, option: Option) -> list[Meaning]:
    victim, kind = t.cast.number[t.about["victim"]], option.points_at["token"]
    kind = kind if kind == "purse" or kind in OPEN_VALUES else "flask"
    found = blows(t.world, victim)
    return [("punch", blow) for blow in found if blow.token and blow.token.kind == kind]


def _punch_where(t: Thought, option: Option) -> list[Meaning]:
    """The loot has fallen already."""
    return [("punch", Blow(t.cast.number[t.about["victim"]], None, _position(option)))]


def _position(option: Option) -> int:
    number = position_number(option.points_at["position"])
    assert number is not None
    return number


MEANINGS: Final[Mapping[str, Callable[[Thought, Option], list[Meaning]]]] = {
    "move_to": _go,
    "floor_to": _go,
    "marshal_to": _lead_marshal,
    "fire_at": _shoot,
    "rob": _rob,
    "punch_whom": _punch_whom,
    "punch_what": _punch_what,
    "punch_where": _punch_where,
    "hide": _hide,
    "ride": _ride,
    "flee": _go,
    "start": _go,
}


# Other questions


def keep_purse(t: Thought) -> Option:
    """Cheyenne keeps what she can get."""
    return _button(t, "yes")


def pickpocket(t: Thought) -> Option:
    """Take the purse that is worth most."""
    return max(
        t.options, key=lambda option: t.token(option).value if option.verb == "take" else 0.0
    )


def give_bullet(t: Thought) -> Option:
    """Silk's dodge: the bullet is for the rival who has most."""

    def wealth(option: Option) -> float:
        rival = t.cast.number[option.points_at["figure"]]
        is_friend = t.cast.side_of[rival] == t.cast.own_side
        return -1.0 if is_friend else money(t.world, rival)

    return max(t.options, key=wealth)


def keep_cards(t: Thought) -> Option:
    """Expert: hold on to good cards, let bullets go."""
    for option in t.options:
        if option.points_at.get("card") in KEEPERS:
            return option
    return _button(t, "pass")


def discard_bullets(t: Thought) -> Option:
    """Expert of 2014: out with every bullet. It is offered before the way out."""
    return t.options[0]


def free_card(t: Thought) -> Option:
    """Two bandits: search the deck for the most useful card."""
    return min(t.options, key=lambda option: WANTED.index(option.points_at.get("card", "none")))


def take_hostage(t: Thought) -> Option:
    """The one that promises most, for what one owns."""
    own = t.view["bandits"][t.about["bandit"]]
    worth = dict(PROMISE)
    worth["banker"] += 450 if own["strongboxes"] else 0
    worth["old_lady"] += 350 * own["jewels"]
    worth["poker_player"] += 150 * own["purses"]
    return max(t.options, key=lambda option: worth[option.points_at["hostage"]])


def _button(t: Thought, name: str) -> Option:
    return next(option for option in t.options if option.verb == name)


_ANSWERS: Final[Mapping[str, Callable[[Thought], Option]]] = {
    "plan": plan,
    "cover": plan,
    **dict.fromkeys(MEANINGS, resolve),
    "punch_keep": keep_purse,
    "pickpocket": pickpocket,
    "give_bullet": give_bullet,
    "keep_cards": keep_cards,
    "discard_bullets": discard_bullets,
    "free_card": free_card,
    "melee": plan,
    "play_one": plan,
    "play_two": plan,
    "attack_plan": keep_cards,
    "hostage": take_hostage,
}
