"""Which cards the heuristic bot keeps for the next round (section 6 of HORSE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.box_heuristic import BoxHeuristic, united
from folsom.boxes.base.heuristic.habits import choices
from folsom.boxes.base.heuristic.thought import Thought
from folsom.game import Option, catalogue

IDLE: Final = 0.5  # how much less if it could do nothing where one will stand
PLAYS_TO_COME: Final = 2  # so many that nothing hurries


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
        return usual_uses()[name]
    figure = t.lineup.number[option.points_at["bandit"]]
    futures = t.foresight.follow(t.world, t.pile, PLAYS_TO_COME)
    if not choices(futures[0][1], figure, name):
        return IDLE * usual_uses()[name]
    gain = t.foresight.after(futures, (figure, name), PLAYS_TO_COME)[0][0] - futures[0][0]
    return usual_uses()[name] + max(gain, 0.0)


def usual_use(t: Thought) -> float:
    """What a card from the deck is good for."""
    deck = [*t.view["own"]["deck"], *t.view["own"]["discard"]]
    uses = [usual_uses()[word.rpartition(":")[2]] for word in deck]
    return sum(uses) / len(uses) if uses else 0.0


def usual_uses() -> Mapping[str, float]:
    return united(lambda box: box.uses)


def why_keep(t: Thought, option: Option) -> Reason:
    card = option.points_at["card"]
    if card == "bullet":
        return Reason("reason-keep-bullet")
    use = use_of(t, option)
    if use > usual_uses()[card]:
        return Reason("reason-keep-gain", {"card": card})
    key = "reason-keep-better" if use > usual_use(t) else "reason-keep-spare"
    return Reason(key, {"card": card})


class AttackPlanHeuristic(BoxHeuristic):
    answers: ClassVar = {"attack_plan": keep_best}
    motives: ClassVar = {"attack_plan": why_keep}


BOX: Final = AttackPlanHeuristic()
