"""Worth: how much a bot likes an imagined world, in dollars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from folsom.bots.world import Cast, Token, World, cards_between
from folsom.game import catalogue

Terms = dict[str, float]  # "own money", "rival bullets", …: dollars

ROUNDS: Final = 5
USUAL_PLAYS: Final = 4.0  # cards that a player lays in a round
TITLE: Final = 1000
TIMECAR_BONUS: Final = 500  # EXTRA-CAR-50
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

    def __init__(self, cast: Cast, view: dict[str, Any], w: Weights) -> None:
        self._cast = cast
        self._w = w
        self._event = view["event"]
        rounds_left = ROUNDS - max(view["round"], 1)
        self._is_last = rounds_left == 0
        self._later = rounds_left * USUAL_PLAYS
        self._burden = w.bullet * rounds_left / ROUNDS + TIE_BREAK
        self._keenness = 1 + w.shot + w.shot_late * view["round"]
        self._maps: dict[tuple[object, ...], list[float]] = {}

    def worth(self, world: World, plays_left: int) -> float:
        """The own side's wealth against its rivals', after an event that is near."""
        if self._event and plays_left <= EVENT_IN_SIGHT:
            world = world.copy()
            world.happen(self._event)
        hopes = self._hopes(world)
        left = self._later + plays_left
        hope = left / (left + self._w.patience)
        titles = self._titles(world)
        own = 0.0
        rivals: list[float] = []
        for side in self._cast.sides:
            wealth = titles[side]
            share = hope if side == self._cast.own_side else hope * self._w.rival_hope
            for figure, at in enumerate(world.at):
                if self._cast.side_of[figure] == side:
                    wealth += money(world, figure) + share * hopes[at]
                    wealth -= self._burden * world.received[figure]
                    if self._is_last and world.is_rewarded(figure):
                        wealth += TIMECAR_BONUS
            if side == self._cast.own_side:
                own = wealth
            else:
                rivals.append(wealth)
        return own - self._w.leader * max(rivals) - self._w.rival * sum(rivals) / len(rivals)

    def terms(self, world: World, plays_left: int) -> Terms:
        """The same sum, term by term: what the own side has, and what it grudges its rivals."""
        if self._event and plays_left <= EVENT_IN_SIGHT:
            world = world.copy()
            world.happen(self._event)
        left = self._later + plays_left
        hope = left / (left + self._w.patience)
        sides = {side: self._terms_of(world, side, hope) for side in self._cast.sides}
        own = sides.pop(self._cast.own_side)
        leader = max(sides, key=lambda side: sum(sides[side].values()))
        found = {f"own {name}": value for name, value in own.items()}
        for side, terms in sides.items():
            share = self._w.rival / len(sides) + (self._w.leader if side == leader else 0.0)
            for name, value in terms.items():
                found[f"rival {name}"] = found.get(f"rival {name}", 0.0) - share * value
        return found

    def _terms_of(self, world: World, side: int, hope: float) -> Terms:
        share = hope if side == self._cast.own_side else hope * self._w.rival_hope
        found = {"title": self._titles(world)[side], "money": 0.0, "bullets": 0.0}
        found |= {"loot": 0.0, "marshal": 0.0}
        for figure, at in enumerate(world.at):
            if self._cast.side_of[figure] == side:
                danger = self._w.danger if is_next_door(at, world.marshal) else 0.0
                found["money"] += money(world, figure)
                found["loot"] += share * (self._hopes(world)[at] + danger)
                found["marshal"] -= share * danger
                found["bullets"] -= self._burden * world.received[figure]
        return found

    def _titles(self, world: World) -> dict[int, float]:
        """What the race for Gunslinger is worth to each side, as it stands."""
        if not self._cast.has_title:
            return dict.fromkeys(self._cast.sides, 0.0)
        shots = dict.fromkeys(self._cast.sides, 1.0)
        for figure, fired in enumerate(world.fired):
            shots[self._cast.side_of[figure]] *= self._keenness**fired
        total = sum(shots.values())
        return {side: TITLE * shot / total for side, shot in shots.items()}

    def _hopes(self, world: World) -> list[float]:
        """For each position: what loot promises to somebody who stands there."""
        key = (*world.ground, world.marshal)
        found = self._maps.get(key)
        if found is None:
            found = self._maps[key] = self._map(world)
        return found

    def _map(self, world: World) -> list[float]:
        w = self._w
        heaps = [
            (place, self._heap(tokens) * (w.guarded if place == world.marshal else 1.0))
            for place, tokens in enumerate(world.ground)
            if tokens
        ]
        hopes = []
        for here in range(len(world.ground)):
            reach = [heap * w.each_card ** cards_between(here, place) for place, heap in heaps]
            danger = w.danger if is_next_door(here, world.marshal) else 0.0
            hopes.append(w.near_loot * max(reach, default=0.0) - danger)
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
