"""A bot that looks a few cards ahead with an imagined world: sensible and quick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Final

from folsom.bots.box_bots import BoxBots, in_view
from folsom.boxes.base.heuristic.box_heuristic import Meaning, Meanings, united
from folsom.boxes.base.heuristic.habits import NO_BANDIT, Blow, act, blows
from folsom.boxes.base.heuristic.planning import plan
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.base.heuristic.world import World
from folsom.boxes.base.heuristic.worth import Weights
from folsom.game import Observation, Option
from folsom.game.notation import position_number

GOOD_USE: Final = 50.0  # dollars: a card that is good for more is held on to


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
        choose = way_to_answer(observation.decision.question)
        if choose is None:
            return self._rng.choice(options)
        return choose(Thought(observation, self._weights, self._rng))


@cache
def way_to_answer(question: str) -> Callable[[Thought], Option] | None:
    if question in united(lambda box: dict.fromkeys(box.plans, True)):
        return plan
    if question in meanings():
        return resolve
    return united(lambda box: box.answers).get(question)


# Resolving a card: each question says what its options may come to


@cache
def meanings() -> Meanings:
    """What the options of each question of a card may come to."""
    return united(lambda box: box.ways) | united(lambda box: box.deeds)


def resolve(t: Thought) -> Option:
    """Try each option in the imagined world, and follow the rest of the pile."""
    return max(t.options, key=lambda option: outcome(t, option)[0])


def outcome(t: Thought, option: Option) -> tuple[float, World, World]:
    """The best that an option may come to: its worth, the world at once, and after the pile."""
    figure = t.lineup.number[t.about["bandit"]]
    found = []
    for card, choice in meanings()[t.question](t, option):
        world = t.world.copy()
        act(world, figure, card, choice)
        worth, future = t.foresight.follow(world, t.pile, 0)[0]
        found.append((worth, world, future))
    return max(found, key=lambda one: one[0])


def _move(_: Thought, option: Option) -> list[Meaning]:
    return [("move", position(option))]


def go(_: Thought, option: Option) -> list[Meaning]:
    """Any other way than by a Move."""
    return [("go", position(option))]


def _lead_marshal(_: Thought, option: Option) -> list[Meaning]:
    return [("marshal", position(option))]


def _shoot(t: Thought, option: Option) -> list[Meaning]:
    return [("fire", t.lineup.number[option.points_at["figure"]])]


def _rob(t: Thought, option: Option) -> list[Meaning]:
    return [("robbery", t.token(option))]


def _punch_whom(t: Thought, option: Option) -> list[Meaning]:
    """What the victim loses and where they go is asked later."""
    victim = t.lineup.number.get(option.points_at["figure"], NO_BANDIT)
    return [("punch", blow) for blow in blows(t.world, victim)]


def _punch_what(t: Thought, option: Option) -> list[Meaning]:
    victim, kind = t.lineup.number[t.about["victim"]], t.token(option).kind
    found = blows(t.world, victim)
    return [("punch", blow) for blow in found if blow.token and blow.token.kind == kind]


def _punch_where(t: Thought, option: Option) -> list[Meaning]:
    """The loot has fallen already."""
    return [("punch", Blow(t.lineup.number[t.about["victim"]], None, position(option)))]


def position(option: Option) -> int:
    number = position_number(option.points_at["position"])
    assert number is not None
    return number


WAYS: Final[Meanings] = {"move_to": _move, "floor_to": go}
DEEDS: Final[Meanings] = {
    "marshal_to": _lead_marshal,
    "fire_at": _shoot,
    "rob": _rob,
    "punch_whom": _punch_whom,
    "punch_what": _punch_what,
    "punch_where": _punch_where,
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


def keep_cards(t: Thought) -> Option:
    """Expert: hold on to good cards, let bullets go."""
    uses = united(lambda box: box.uses)
    for option in t.options:
        if uses.get(option.points_at.get("card", ""), 0.0) > GOOD_USE:
            return option
    return _button(t, "pass")


def discard_bullets(t: Thought) -> Option:
    """Expert of 2014: out with every bullet. It is offered before the way out."""
    return t.options[0]


def free_card(t: Thought) -> Option:
    """Two bandits: search the deck for the most useful card."""
    uses = united(lambda box: box.uses)
    return max(t.options, key=lambda option: uses.get(option.points_at.get("card", ""), 0.0))


def _button(t: Thought, name: str) -> Option:
    return next(option for option in t.options if option.verb == name)


ANSWERS: Final[Mapping[str, Callable[[Thought], Option]]] = {
    "punch_keep": keep_purse,
    "pickpocket": pickpocket,
    "keep_cards": keep_cards,
    "discard_bullets": discard_bullets,
    "free_card": free_card,
}
