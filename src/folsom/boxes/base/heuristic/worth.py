"""Worth: how much a bot likes an imagined world, in dollars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from folsom.boxes.base.heuristic.box_heuristic import listening
from folsom.boxes.base.heuristic.lineup import ROUNDS, Lineup
from folsom.boxes.base.heuristic.ways import nearness
from folsom.boxes.base.heuristic.world import Token, World
from folsom.boxes.base.rules.scoring import GUNSLINGER_MONEY
from folsom.game import catalogue
from folsom.game.notation import position_number

Terms = dict[str, float]  # "own money", "rival bullets", …: dollars

TERMS: Final = (
    "title",
    "money",
    "bullets",
    "loot",
    "marshal",
    "lure",
    "promised",
    "arrival",
)
USUAL_PLAYS: Final = 4.0  # cards that a player lays in a round
TITLE: Final = int(GUNSLINGER_MONEY)
TIE_BREAK: Final = 5.0  # what a bullet costs even at the end
EVENT_IN_SIGHT: Final = 1  # plays left at which a bot thinks of the end of the round


@dataclass(frozen=True)
class Weights:
    """What the bot cares for."""

    leader: float = 0.5  # a dollar of the richest rival
    rival: float = 0.3  # a dollar of the rivals' mean
    bullet: float = 90.0  # a dead card in the deck for the rest of the game
    near_loot: float = 0.75  # loot that can be reached
    each_card: float = 0.62  # how much less for each card that it takes to get there
    each_token: float = 0.75  # how much less for each further token of a place
    guarded: float = 0.35  # loot in the Marshal's car
    danger: float = 25.0  # to stand next door to the Marshal
    patience: float = 3.0  # cards left at which half the hope is left
    shot: float = 0.8  # how much a shot decides the race for the title
    shot_late: float = 0.3  # … more with each round
    rival_hope: float = 0.5  # loot that a rival can reach


class Judge:
    """Judges worlds for one seat in one round."""

    def __init__(self, lineup: Lineup, view: dict[str, Any], w: Weights) -> None:
        self._lineup = lineup
        self._w = w
        self._event = view["event"]
        rounds_left = lineup.rounds_left
        self._is_last = rounds_left == 0
        self._later = rounds_left * USUAL_PLAYS
        self._burden = w.bullet * rounds_left / ROUNDS + TIE_BREAK
        self._burden += sum(box.burden(self._event) for box in lineup.boxes)
        self._keenness = 1 + w.shot + w.shot_late * view["round"]
        self._goes_on = bool(listening(lineup.boxes, "after_event")) and not self._is_last
        self._luring = listening(lineup.boxes, "lure")
        self._promising = listening(lineup.boxes, "promised")
        beside = [position_number(name) or 0 for name in view["places"]]
        self._places = [*range(2 * lineup.caboose + 2), *beside]
        self._maps: dict[tuple[object, ...], list[float]] = {}
        self._races: dict[tuple[int, ...], dict[int, float]] = {}

    def worth(self, world: World, plays_left: int) -> float:
        """The own side's wealth against its rivals', after an event that is near."""
        world = self._at_the_end(world, plays_left)
        left = self._later + plays_left
        hope = left / (left + self._w.patience)
        near = self._near(world) if self._luring else []
        hopes = self._hopes(world)
        wealth = self._titles(world).copy()
        own_side = self._lineup.own_side
        for figure, at in enumerate(world.at):
            side = self._lineup.side_of[figure]
            prospect = hopes[at]
            for box in self._luring:
                lure = box.lure(world, figure, near[at])
                prospect = prospect if lure is None else max(prospect, lure)
            for box in self._promising:
                wealth[side] += box.promised(world, figure)
            share = hope if side == own_side else hope * self._w.rival_hope
            wealth[side] += money(world, figure) + share * prospect
            wealth[side] -= self._burden * world.received[figure]
            if self._is_last:
                wealth[side] += self._arrival(world, figure, plays_left)
        own = wealth.pop(own_side)
        rivals = wealth.values()
        return own - self._w.leader * max(rivals) - self._w.rival * sum(rivals) / len(rivals)

    def terms(self, world: World, plays_left: int) -> Terms:
        """The same sum, term by term: what the own side has, and what it grudges its rivals."""
        world = self._at_the_end(world, plays_left)
        sides = {side: self._terms_of(world, side, plays_left) for side in self._lineup.sides}
        own = sides.pop(self._lineup.own_side)
        leader = max(sides, key=lambda side: sum(sides[side].values()))
        found = {f"own {name}": value for name, value in own.items()}
        for side, terms in sides.items():
            share = self._w.rival / len(sides) + (self._w.leader if side == leader else 0.0)
            for name, value in terms.items():
                found[f"rival {name}"] = found.get(f"rival {name}", 0.0) - share * value
        return found

    def _terms_of(self, world: World, side: int, plays_left: int) -> Terms:
        left = self._later + plays_left
        share = left / (left + self._w.patience)
        share *= 1.0 if side == self._lineup.own_side else self._w.rival_hope
        found = dict.fromkeys(TERMS, 0.0)
        found["title"] = self._titles(world)[side]
        for figure, at in enumerate(world.at):
            if self._lineup.side_of[figure] == side:
                danger = self._w.danger if is_next_door(at, world.marshal) else 0.0
                loot = self._hopes(world)[at]
                lure = self._lure(world, figure, at)
                if lure > loot:
                    found["lure"] += share * lure
                else:
                    found["loot"] += share * (loot + danger)
                    found["marshal"] -= share * danger
                found["money"] += money(world, figure)
                found["promised"] += sum(box.promised(world, figure) for box in self._promising)
                found["bullets"] -= self._burden * world.received[figure]
                if self._is_last:
                    found["arrival"] += self._arrival(world, figure, plays_left)
        return found

    def outlook(self, world: World, figure: int, position: int) -> float:
        """What draws a bandit who stands there."""
        return max(self._hopes(world)[position], self._lure(world, figure, position))

    def _at_the_end(self, world: World, plays_left: int) -> World:
        """The world after the round, if that is near."""
        if plays_left > EVENT_IN_SIGHT or not (self._event or self._goes_on):
            return world
        world = world.copy()
        world.happen(self._event)
        if self._goes_on:
            world.after_event()
        return world

    def _arrival(self, world: World, figure: int, plays_left: int) -> float:
        """What counts when the train arrives."""
        return sum(box.arrival(world, figure, plays_left) for box in world.beside)

    def _lure(self, world: World, figure: int, at: int) -> float:
        """What else than loot draws a bandit."""
        near = self._near(world)[at]
        lures = (box.lure(world, figure, near) for box in self._luring)
        return max((lure for lure in lures if lure is not None), default=0.0)

    def _near(self, world: World) -> list[list[float]]:
        """How near positions are to each other, from 0 to 1."""
        return nearness(self._w.each_card, len(world.ground), world.roads())

    def _titles(self, world: World) -> dict[int, float]:
        """What the race for Gunslinger is worth to each side, as it stands."""
        key = tuple(world.fired)
        found = self._races.get(key)
        if found is None:
            found = self._races[key] = self._race(world)
        return found

    def _race(self, world: World) -> dict[int, float]:
        if not self._lineup.has_title:
            return dict.fromkeys(self._lineup.sides, 0.0)
        shots = dict.fromkeys(self._lineup.sides, 1.0)
        for figure, fired in enumerate(world.fired):
            shots[self._lineup.side_of[figure]] *= self._keenness**fired
        total = sum(shots.values())
        return {side: TITLE * shot / total for side, shot in shots.items()}

    def _hopes(self, world: World) -> list[float]:
        """For each position: what loot promises to somebody who stands there."""
        more = [heap for box in world.beside for heap in box.heaps(world)]
        key = (*world.ground, world.marshal, *world.roads(), *more)
        found = self._maps.get(key)
        if found is None:
            found = self._maps[key] = self._map(world, more)
        return found

    def _map(self, world: World, more: list[tuple[int, float]]) -> list[float]:
        w = self._w
        heaps = [
            (place, self._heap(tokens) * (w.guarded if place == world.marshal else 1.0))
            for place, tokens in enumerate(world.ground)
            if tokens
        ]
        heaps += more
        hopes = [0.0] * len(world.ground)
        near = self._near(world)
        for here in self._places:
            row = near[here]
            reach = [heap * row[place] for place, heap in heaps]
            danger = w.danger if is_next_door(here, world.marshal) else 0.0
            hopes[here] = w.near_loot * max(reach, default=0.0) - danger
        return hopes

    def _heap(self, tokens: tuple[Token, ...]) -> float:
        """The best token, and less and less of the others."""
        total, part = 0.0, 1.0
        for value in sorted((token.value for token in tokens), reverse=True):
            total += part * value
            part *= self._w.each_token
        return total


def is_next_door(at: int, marshal: int) -> bool:
    return not at & 1 and abs(at - marshal) == 2


def money(world: World, figure: int) -> float:
    return world.cash[figure] + sum(token.value for token in world.sheet[figure])


def plays_in_round(view: dict[str, Any]) -> int:
    """Cards that each player can still lay in this round, the present one included."""
    turns = view["turns"][view["turn"] :]
    types = catalogue.turn_types()
    later = sum(types[turn].plays for turn in turns[1:])
    return later + 1 if turns and view["phase"] == "schemin" else 0
