"""A bot that looks a few cards ahead with an imagined world: sensible and quick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from folsom.bots.attack import board_or_gallop
from folsom.bots.box_bots import BoxBots, in_view
from folsom.bots.habits import Blow, Choice, act, blows
from folsom.bots.horses import OFF, SHOTGUN
from folsom.bots.planning import keep_best, plan
from folsom.bots.ransom import promise
from folsom.bots.reading import others, under
from folsom.bots.thought import OPEN_VALUES, Thought
from folsom.bots.world import World
from folsom.bots.worth import Weights, money
from folsom.game import Observation, Option
from folsom.game.notation import position_number

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
        for box in in_view(observation.view, "bots", BoxBots):
            answer = box.choose(observation, self._rng)
            if answer is not None:
                return answer
        assert observation.decision is not None
        answers = _ANSWERS.get(observation.decision.question)
        if answers is None:
            return self._rng.choice(options)
        return answers(Thought(observation, self._weights, self._rng))


# Resolving a card: each question says what its options may come to

Meaning = tuple[str, Choice]


def resolve(t: Thought) -> Option:
    """Try each option in the imagined world, and follow the rest of the pile."""
    return max(t.options, key=lambda option: outcome(t, option)[0])


def outcome(t: Thought, option: Option) -> tuple[float, World, World]:
    """The best that an option may come to: its worth, the world at once, and after the pile."""
    figure = t.lineup.number[t.about["bandit"]]
    found = []
    for card, choice in MEANINGS[t.question](t, option):
        world = t.world.copy()
        act(world, figure, card, choice)
        worth, future = t.foresight.follow(world, t.pile, 0)[0]
        found.append((worth, world, future))
    return max(found, key=lambda one: one[0])


def _move(_: Thought, option: Option) -> list[Meaning]:
    return [("move", _position(option))]


def _go(_: Thought, option: Option) -> list[Meaning]:
    """Any other way than by a Move."""
    return [("go", _position(option))]


def _ride(_: Thought, option: Option) -> list[Meaning]:
    """HORSE-STATION-05: to a place, or away for good."""
    return [("ride", _position(option) if option.verb == "ride" else OFF)]


def _hide(_: Thought, option: Option) -> list[Meaning]:
    """EXTRA-CAR-44: where one will appear."""
    return [("go", under(option.points_at["hideout"]))]


def _lead_marshal(_: Thought, option: Option) -> list[Meaning]:
    return [("marshal", _position(option))]


def _shoot(t: Thought, option: Option) -> list[Meaning]:
    return [("fire", t.lineup.number[option.points_at["figure"]])]


def _rob(t: Thought, option: Option) -> list[Meaning]:
    return [("robbery", t.token(option))]


def _punch_whom(t: Thought, option: Option) -> list[Meaning]:
    """What the victim loses and where they go is asked later."""
    victim = t.lineup.number.get(option.points_at["figure"], SHOTGUN)
    return [("punch", blow) for blow in blows(t.world, victim)]


def _punch_what(t: Thought, option: Option) -> list[Meaning]:
    victim, kind = t.lineup.number[t.about["victim"]], option.points_at["token"]
    kind = kind if kind == "purse" or kind in OPEN_VALUES or kind in others() else "flask"
    found = blows(t.world, victim)
    return [("punch", blow) for blow in found if blow.token and blow.token.kind == kind]


def _punch_where(t: Thought, option: Option) -> list[Meaning]:
    """The loot has fallen already."""
    return [("punch", Blow(t.lineup.number[t.about["victim"]], None, _position(option)))]


def _position(option: Option) -> int:
    number = position_number(option.points_at["position"])
    assert number is not None
    return number


MEANINGS: Final[Mapping[str, Callable[[Thought, Option], list[Meaning]]]] = {
    "move_to": _move,
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
        rival = t.lineup.number[option.points_at["figure"]]
        is_friend = t.lineup.side_of[rival] == t.lineup.own_side
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
    own = t.world.belongings(t.lineup.number[t.about["bandit"]])
    rounds = t.lineup.rounds_left
    return max(t.options, key=lambda option: promise(option.points_at["hostage"], own, rounds))


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
    "attack": board_or_gallop,
    "attack_plan": keep_best,
    "hostage": take_hostage,
}
