"""The Horse attack: where a bot boards the train (section 3 of HORSE)."""

from __future__ import annotations

from typing import Final

from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.thought import Thought
from folsom.game import Option
from folsom.game.notation import position_name, position_number

CROWD: Final = 0.35  # how much less a car promises for each bandit who boards it too
HESITATION: Final = 25.0  # dollars within which it is as well to do what others do not


def board_or_gallop(t: Thought) -> Option:
    """HORSE-ATTACK-02, 07: board here, unless a car further forward promises more."""
    return max(t.options, key=lambda option: expected(t, option) + t.rng.random() * HESITATION)


def expected(t: Thought, option: Option) -> float:
    """What all one's bandits may hope for if these board, and the others find the best cars."""
    here = offered(t)
    boarding = [t.lineup.number[name] for name in option.points_at.get("bandits", ())]
    galloping = [f for f in t.lineup.own if is_riding(t, f) and f not in boarding]
    total = sum(promise_of(t, figure, here, len(boarding) - 1) for figure in boarding)
    ahead = range(here - 1, 0, -1)
    for n, figure in enumerate(galloping):
        promises = sorted((promise_of(t, figure, car, 0) for car in ahead), reverse=True)
        total += promises[min(n, len(promises) - 1)]
    return total


def promise_of(t: Thought, figure: int, car: int, friends: int) -> float:
    """Loot and coach as they look from inside a car, among those who may be there."""
    strangers = sum(is_riding(t, f) for f in range(len(t.lineup.figures)) if f not in t.lineup.own)
    company = friends + strangers / offered(t) + boarded(t, car)
    return t.foresight.outlook(t.world, figure, 2 * car) / (1 + CROWD * company)


def best_ahead(t: Thought, figure: int) -> int:
    """The car further forward that promises most."""
    return max(range(1, offered(t)), key=lambda car: promise_of(t, figure, car, 0))


def offered(t: Thought) -> int:
    """The car that the gang has come to."""
    position = position_number(t.about["place"])
    assert position is not None
    return position >> 1


def is_riding(t: Thought, figure: int) -> bool:
    return t.view["bandits"][t.lineup.figures[figure]]["at"] is None


def boarded(t: Thought, car: int) -> int:
    inside = position_name(2 * car)
    return sum(bandit["at"] == inside for bandit in t.view["bandits"].values())


def why_attack(t: Thought, option: Option) -> Reason:
    here = offered(t)
    boarding = option.points_at.get("bandits", ())
    if not boarding:
        ahead = best_ahead(t, t.lineup.own[0])
        return Reason("reason-attack-gallop", {"place": position_name(2 * ahead)})
    figure = t.lineup.number[boarding[0]]
    place = {"place": position_name(2 * here)}
    best = promise_of(t, figure, best_ahead(t, figure), 0)
    is_best = promise_of(t, figure, here, 0) >= best
    return Reason("reason-attack-board" if is_best else "reason-attack-company", place)
