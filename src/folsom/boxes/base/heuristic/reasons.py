"""Reasons: why the heuristic bot likes an option, from the terms that decided.

An option is weighed as the bot weighs it: worlds are imagined from the view, and their worth is
taken apart. What sets the option apart from its alternatives names the reason, and the imagined
worlds name its things: the victim of a shot, the loot taken, the place by then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from folsom.bots.box_bots import BoxBots, in_view
from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.bot import meanings, outcome
from folsom.boxes.base.heuristic.box_heuristic import united
from folsom.boxes.base.heuristic.change import LITTLE, Change
from folsom.boxes.base.heuristic.foresight import Card, Future
from folsom.boxes.base.heuristic.planning import card_of, fan_of
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.base.heuristic.worth import EVENT_IN_SIGHT, Terms, Weights
from folsom.game import Observation, Option
from folsom.game.notation import position_name


def why(observation: Observation, option: Option) -> Reason:
    """Why a bot would choose this option, or what speaks for it, as the heuristic bot sees it."""
    assert observation.decision is not None
    question = observation.decision.question
    if len(observation.options) == 1:
        return Reason("reason-only")
    if option.verb == "pass":
        return Reason("reason-pass")
    for box in in_view(observation.view, "bots", BoxBots):
        reason = box.explain(observation, option)
        if reason is not None:
            return reason
    thought = Thought(observation, Weights(), Random(0))
    motives = united(lambda box: box.motives)
    if question in united(lambda box: dict.fromkeys(box.plans, True)):
        return _plan(thought, option)
    if question in motives:
        return motives[question](thought, option)
    if question in meanings():
        return _Resolving(thought, option).reason()
    return Reason(f"reason-{question}")


# Planning: what does the card bring that waiting does not?


def _plan(t: Thought, option: Option) -> Reason:
    futures = t.foresight.follow(t.world, t.pile, t.plays)
    waiting = t.foresight.waiting(futures, t.plays - 1)
    if option.verb == "draw":
        return _draw(t, futures, waiting)
    weighers = united(lambda box: box.weighers)
    if option.verb in weighers:
        hand = t.cards(t.view["own"]["hand"])
        return weighers[option.verb](t, futures, hand).reason(option, waiting)
    card = card_of(t, option)
    fan = fan_of(t, futures, option)
    if fan[0][0] - waiting[0][0] <= LITTLE:
        return _preparation(t, fan, card)
    before = max(futures, key=lambda future: fan_of(t, [future], option)[0][0])[1]
    after = fan[0][1]
    term = decisive(t.foresight.terms(after, t.plays - 1), t.foresight.terms(before, t.plays - 1))
    return united(lambda box: box.cards)[card[1]](Change(t, card[0], before, after, term))


def _draw(t: Thought, futures: list[Future], waiting: list[Future]) -> Reason:
    fans = {o: fan_of(t, futures, o) for o in t.options if o.verb == "play"}
    best = max(fans, key=lambda option: fans[option][0][0], default=None)
    if best is None or fans[best][0][0] - waiting[0][0] <= LITTLE:
        return Reason("reason-draw-useless")
    return Reason("reason-draw-better", {"card": card_of(t, best)[1]})


def _preparation(t: Thought, fan: list[Future], card: Card) -> Reason:
    """A card that brings nothing itself may make room for another one."""
    hand = t.cards(t.view["own"]["hand"])
    hand.remove(card)
    best, following = fan[0][0] + LITTLE, None
    for other in dict.fromkeys(hand) if t.plays > 1 else ():
        worth = t.foresight.after(fan, other, t.plays - 2)[0][0]
        if worth > best:
            best, following = worth, other
    if following is None:
        return Reason("reason-plan-spare", {"card": card[1]})
    return Reason("reason-plan-prepare", {"card": card[1], "next": following[1]})


def _robbery(c: Change) -> Reason:
    here = c.before.at[c.figure]
    number = len(c.before.ground[here])
    moved = here != c.t.world.at[c.figure]
    key = "reason-plan-robbery-there" if moved else "reason-plan-robbery-here"
    return Reason(key, {"number": number, "place": position_name(here)})


def _fire(c: Change) -> Reason:
    hit = c.rivals_hit()
    if not hit:
        return Reason("reason-plan-fire-title")
    target = {"target": c.name(hit[0])}
    if c.term == "own title":
        return Reason("reason-plan-fire-title-at", target)
    if c.is_richest(hit[0], [f for f in range(len(c.before.at)) if c.is_rival(f)]):
        return Reason("reason-plan-fire-richest", target)
    return Reason("reason-plan-fire", target)


def punching(c: Change) -> Reason:
    struck = c.struck()
    if struck:
        return Reason(f"reason-plan-punch-{struck}")
    for figure, (had, has) in enumerate(zip(c.before.sheet, c.after.sheet, strict=True)):
        if len(has) < len(had) and figure != c.figure:
            lost = [*had]
            for token in has:
                lost.remove(token)
            return Reason("reason-plan-punch", {"victim": c.name(figure), "token": lost[0].kind})
    victim, goes = c.victim()
    key = "reason-plan-punch-away" if goes else "reason-plan-punch-bullet"
    return Reason(key, {"victim": c.name(victim)})


def _marshal(c: Change) -> Reason:
    hit = c.rivals_hit()
    if hit:
        names = [c.name(f) for f in hit]
        return Reason("reason-marshal-hits", {"bandits": names, "number": len(names)})
    return Reason(_MARSHAL.get(c.term, "reason-marshal-rivals"))


def going(c: Change) -> Reason:
    for box in c.before.beside:
        reason = box.going(c)
        if reason is not None:
            return reason
    goal = c.after.at[c.figure]
    place = {"place": position_name(goal)}
    if c.term == "own bullets":
        return Reason(_shelter(c, goal), place)
    if c.term == "own loot":
        number = len(c.after.ground[goal])
        return (
            Reason("reason-go-loot", {"number": number, **place})
            if number
            else Reason("reason-go-near", place)
        )
    return Reason(_GOING.get(c.term, "reason-go-rivals"), place)


def _shelter(c: Change, goal: int) -> str:
    """Whose bullet one does not take there."""
    is_rebellion = c.t.view["event"] == "passengers_rebellion"
    if is_rebellion and goal & 1 and c.t.plays <= EVENT_IN_SIGHT + 1:
        return "reason-go-rebellion"
    return "reason-go-safe"


CARDS: Final[Mapping[str, Callable[[Change], Reason]]] = {
    "robbery": _robbery,
    "fire": _fire,
    "punch": punching,
    "marshal": _marshal,
    "move": going,
    "floor_change": going,
}
_GOING: Final = {
    "own money": "reason-go-money",
    "own marshal": "reason-go-safe",
    "own arrival": "reason-go-money",
}
_MARSHAL: Final = {
    "own loot": "reason-marshal-clears",
    "own bullets": "reason-marshal-spares",
    "own marshal": "reason-marshal-spares",
}


# Resolving a card: what sets this option apart from the others?


class _Resolving:
    def __init__(self, t: Thought, option: Option) -> None:
        self._t, self._option = t, option
        outcomes = {other: outcome(t, other) for other in t.options}
        _, self._now, future = outcomes.pop(option)
        others = [t.foresight.terms(world, 0) for _, _, world in outcomes.values()]
        self._term = decisive(t.foresight.terms(future, 0), *others)
        self._others = [now for _, now, _ in outcomes.values()]
        figure = t.lineup.number[t.about["bandit"]]
        self._change = Change(t, figure, t.world, self._now, self._term)

    def reason(self) -> Reason:
        question = self._t.question
        if question in united(lambda box: box.ways):
            return self._go()
        if question == "marshal_to":
            return _marshal(self._change)
        if question == "fire_at":
            return self._shoot()
        return self._rob() if question == "rob" else self._hit()

    def _go(self) -> Reason:
        c = self._change
        if self._term == "own bullets" and self._bullet_is_the_other_way():
            goal = c.after.at[c.figure]
            keys = (box.spared(c) for box in c.before.beside)
            key = next((key for key in keys if key), "reason-go-bullet")
            return Reason(key, {"place": position_name(goal)})
        return going(c)

    def _bullet_is_the_other_way(self) -> bool:
        figure = self._change.figure
        mine = self._now.received[figure]
        return any(world.received[figure] > mine for world in self._others)

    def _shoot(self) -> Reason:
        c = self._change
        target = c.t.lineup.number[self._option.points_at["figure"]]
        said = {"target": c.name(target)}
        if c.after.received[target] - c.before.received[target] > 1:
            return Reason("reason-fire-marshal", said)
        seen = [c.t.lineup.number[option.points_at["figure"]] for option in c.t.options]
        richest = c.is_richest(target, seen)
        return Reason("reason-fire-richest" if richest else "reason-fire", said)

    def _rob(self) -> Reason:
        t = self._t
        token = t.token(self._option)
        kind = self._option.points_at["token"]
        said: dict[str, Any] = {"token": kind, "money": round(token.value)}
        if all(t.token(option).value == token.value for option in t.options):
            return Reason("reason-rob-same", {"token": kind})
        useful = united(lambda box: box.loot)
        if token.kind in useful:
            return Reason(useful[token.kind], {"token": kind})
        if token.kind == "purse" and t.known_purse(self._option) is None:
            return Reason("reason-rob-guess", said)
        return Reason("reason-rob", {**said, "label": self._option.points_at.get("label")})

    def _hit(self) -> Reason:
        c = self._change
        struck = c.struck()
        if struck:
            return Reason(f"reason-punch-{struck}")
        victim = self._victim()
        said: dict[str, Any] = {"victim": c.name(victim)}
        if c.after.received[victim] > c.before.received[victim] and c.is_rival(victim):
            return Reason("reason-punch-marshal", said)
        if self._t.question == "punch_where":
            place = {"place": position_name(c.after.at[victim])}
            poor = self._term.startswith("rival")
            return Reason("reason-punch-poor" if poor else "reason-punch-away", said | place)
        lost = [*c.before.sheet[victim]]
        for token in c.after.sheet[victim]:
            lost.remove(token)
        if not lost:
            return Reason("reason-punch-bare", said)
        said["token"] = lost[0].kind
        if len(c.after.sheet[c.figure]) > len(c.before.sheet[c.figure]):
            return Reason("reason-punch-pocket", said)
        return Reason("reason-punch-loot", said)

    def _victim(self) -> int:
        named = self._t.about.get("victim") or self._option.points_at["figure"]
        return self._t.lineup.number[named]


def decisive(chosen: Terms, *others: Terms) -> str:
    """The term in which an option is furthest ahead of the mean of the others."""

    def lead(name: str) -> float:
        return chosen[name] - sum(other[name] for other in others) / len(others)

    return max(chosen, key=lead)
