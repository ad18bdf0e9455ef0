"""Motives: reasons for choices that are neither laid on the pile nor made by a card.

Which Hostage to take, where to board, when to drink, what to keep, who gets a bullet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from folsom.bots.attack import best_ahead, offered, promise_of
from folsom.bots.foresight import Future
from folsom.bots.planning import USE, Pub, fan_of, is_old, use_of, usual_use
from folsom.bots.ransom import FIXED, promise
from folsom.bots.reason import Reason
from folsom.bots.thought import Thought
from folsom.bots.worth import money
from folsom.game import Option
from folsom.game.notation import position_name

LITTLE: Final = 1.0  # dollars that decide nothing
LAST_SIPS: Final = 12.0  # dollars: a flask that will hardly be needed again


def drink(t: Thought, option: Option, futures: list[Future], waiting: list[Future]) -> Reason:
    """What the flask brings that a card of the hand does not."""
    fans = {o: fan_of(t, futures, o) for o in t.options if o.verb == "play"}
    by_sight = sorted(fans, key=lambda other: -fans[other][0][0])
    cards = [other.points_at["card"] for other in by_sight]
    if is_old(option):
        pair = Pub(t, futures, t.cards(t.view["own"]["hand"])).two_cards()[1:]
        first, second = (card for _, card in pair)
        if first == second:
            return Reason("reason-drink-twice", {"card": first})
        return Reason("reason-drink-old", {"card": first, "next": second})
    if not cards or fans[by_sight[0]][0][0] - waiting[0][0] <= LITTLE:
        return Reason("reason-drink-poor")
    key = "reason-drink-late" if t.lineup.sip < LAST_SIPS else "reason-drink-better"
    return Reason(key, {"card": cards[0]})


def _hostage(t: Thought, option: Option) -> Reason:
    hostage = option.points_at["hostage"]
    own = t.world.belongings(t.lineup.number[t.about["bandit"]])
    if hostage in FIXED:
        net = promise(hostage, own, t.lineup.rounds_left)
        return Reason("reason-hostage", {"hostage": hostage, "money": round(net)})
    now = promise(hostage, own, 0)
    if now <= 0:
        return Reason("reason-hostage-bare", {"hostage": hostage})
    return Reason("reason-hostage-owned", {"hostage": hostage, "money": round(now)})


def _attack(t: Thought, option: Option) -> Reason:
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


def _keep(t: Thought, option: Option) -> Reason:
    card = option.points_at["card"]
    if card == "bullet":
        return Reason("reason-keep-bullet")
    use = use_of(t, option)
    if use > USE[card]:
        return Reason("reason-keep-gain", {"card": card})
    key = "reason-keep-better" if use > usual_use(t) else "reason-keep-spare"
    return Reason(key, {"card": card})


def _give(t: Thought, option: Option) -> Reason:
    wealth = {o: money(t.world, t.lineup.number[o.points_at["figure"]]) for o in t.options}
    richest = wealth[option] == max(wealth.values())
    key = "reason-give-richest" if richest else "reason-give"
    return Reason(key, {"target": option.points_at["figure"]})


MOTIVES: Final[Mapping[str, Callable[[Thought, Option], Reason]]] = {
    "hostage": _hostage,
    "attack": _attack,
    "attack_plan": _keep,
    "give_bullet": _give,
}
