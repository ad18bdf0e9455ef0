"""Habits: what can be made of a card, and what a bandit is likely to make of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from folsom.boxes.base.heuristic.world import Token, World
from folsom.boxes.base.heuristic.worth import money

NO_BANDIT: Final = -1  # as the victim of a Punch: a figure of a box, which stands where it stands


class Blow(NamedTuple):
    """A punch: the victim, what they lose, where they go."""

    victim: int
    token: Token | None
    goal: int


Choice = int | Token | Blow  # a position, a figure, a piece of loot, a punch


def choices(world: World, figure: int, card: str) -> list[Choice]:
    """All that a bandit could do with a card; nothing if it has no effect."""
    for box in world.beside:
        found = box.choices(world, figure, card)
        if found is not None:
            return found
    if card == "move":
        return [*world.goals(figure)]
    if card == "floor_change":
        return [*world.climbs(figure)]
    if card == "fire":
        return [*world.targets(figure)]
    if card == "robbery":
        return [*sorted(set(world.ground[world.at[figure]]))]
    if card == "marshal":
        return [*world.marshal_goals()]
    return [blow for victim in world.victims(figure) for blow in blows(world, victim)]


def blows(world: World, victim: int) -> list[Blow]:
    """The punches against a known victim."""
    if victim < 0:
        return [Blow(victim, None, NO_BANDIT)]
    kinds = {token.kind: token for token in sorted(world.sheet[victim])}
    tokens: list[Token | None] = [*kinds.values()] or [None]
    return [Blow(victim, token, goal) for token in tokens for goal in world.pushes(victim)]


def act(world: World, figure: int, card: str, choice: Choice) -> None:
    """Resolve a card in one way."""
    if any(box.act(world, figure, card, choice) for box in world.beside):
        return
    if isinstance(choice, Blow):
        world.punch(figure, choice.victim, choice.token, choice.goal)
    elif isinstance(choice, Token):
        world.rob(figure, choice)
    elif card == "fire":
        world.shoot(figure, choice)
    elif card == "marshal":
        world.lead_marshal(choice)
    elif card == "move":
        world.move(figure, choice)
    else:
        world.go(figure, choice)


def expect(world: World, figure: int, card: str) -> None:
    """Let somebody else resolve a card as most people would."""
    open_to_him = choices(world, figure, card)
    if len(open_to_him) == 1:
        act(world, figure, card, open_to_him[0])
    elif open_to_him:
        best = max(open_to_him, key=lambda choice: _appeal(world, figure, card, choice))
        act(world, figure, card, best)


def _appeal(world: World, figure: int, card: str, choice: Choice) -> float:
    """How much a bandit is drawn to a choice: by loot, by the rich, away from the Marshal."""
    if isinstance(choice, Blow):
        if choice.victim < 0:
            return sum(box.prize(choice.victim) for box in world.beside)
        loss = choice.token.value if choice.token else 0.0
        into_marshal = 100.0 if choice.goal == world.marshal else 0.0
        return _as_foe(world, figure, choice.victim, loss + into_marshal)
    if isinstance(choice, Token):
        return choice.value
    if card == "fire":
        return _as_foe(world, figure, choice, money(world, choice))
    if card == "marshal":
        met = [f for f, at in enumerate(world.at) if at == choice]
        return sum(_as_foe(world, figure, other, 1.0) for other in met)
    return _pull(world, figure, choice)


def _as_foe(world: World, figure: int, other: int, harm: float) -> float:
    """Harm is welcome to others, not to one's own side."""
    side = world.lineup.side_of
    return harm if side[figure] != side[other] else -1000.0 - harm


def _pull(world: World, figure: int, goal: int) -> float:
    """The best token of a place, or what else is there; among equal ones the nearest."""
    if goal == world.marshal:
        return -1000.0
    appeal = max((token.value for token in world.ground[goal]), default=0.0)
    for box in world.beside:
        appeal = box.pull(world, figure, goal, appeal)
    return appeal - abs(world.car(goal) - world.car(world.at[figure]))
