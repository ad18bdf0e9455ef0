"""World: a position as a bot imagines it, with what it does not know guessed.

Light and quick to copy, it follows the rules of the base game well enough to look a few
cards ahead. It is no referee: the engine says what is legal.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from folsom.boxes.base.heuristic.box_heuristic import BoxWorld, Road
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.ways import goals
from folsom.boxes.base.rules import setup
from folsom.boxes.base.rules.round_events import CONDUCTORS_MONEY
from folsom.engine import loot

CYLINDER: Final = int(setup.BULLETS)
JEWEL_VALUE: Final = int(loot.JEWEL_VALUE)
STRONGBOX_VALUE: Final = int(loot.STRONGBOX_VALUE)
FIRST_PURSE: Final = int(setup.FIRST_PURSE_VALUE)
CAB: Final = 0  # inside of the Locomotive
CAB_ROOF: Final = 1


class Token(NamedTuple):
    """A piece of loot, at the value it has or is expected to have."""

    value: float
    kind: str


class World:
    """Who stands where with what. Positions are numbers: 7 is the roof of car 3."""

    __slots__ = (
        "at",
        "beside",
        "bullets",
        "cash",
        "fired",
        "ground",
        "lineup",
        "marshal",
        "neutral",
        "received",
        "sheet",
    )

    def __init__(
        self,
        lineup: Lineup,
        at: list[int],
        bullets: list[int],
        fired: list[int],
        received: list[int],
        cash: list[int],
        sheet: list[tuple[Token, ...]],
        ground: list[tuple[Token, ...]],
        marshal: int,
        neutral: int,
        beside: dict[BoxWorld, Any],
    ) -> None:
        self.lineup = lineup
        self.at = at
        self.bullets = bullets
        self.fired = fired  # shots that count for the title, so none at one's own side
        self.received = received
        self.cash = cash
        self.sheet = sheet
        self.ground = ground
        self.marshal = marshal
        self.neutral = neutral
        self.beside = beside  # what the boxes in play keep

    def copy(self) -> World:
        return World(
            self.lineup,
            self.at[:],
            self.bullets[:],
            self.fired[:],
            self.received[:],
            self.cash[:],
            self.sheet[:],
            self.ground[:],
            self.marshal,
            self.neutral,
            self.beside.copy(),
        )

    # Going about

    def goals(self, figure: int) -> list[int]:
        """BASE-MOVE-01 to 04: where a Move can lead."""
        here = self.at[figure]
        strides = (box.stride(self, figure) for box in self.beside)
        stride = min((cars for cars in strides if cars), default=0)
        for box in self.beside:
            found = box.goals(self, figure, stride)
            if found is not None:
                return found
        found = goals(here, self.lineup.caboose, stride)
        for box in self.beside:
            found = [*found, *box.more_goals(self, figure, stride)]
        return [g for g in found if not any(box.bars(self, figure, g) for box in self.beside)]

    def move(self, figure: int, position: int) -> None:
        for box in self.beside:
            box.passed(self, figure, position)
        self.go(figure, position)

    def go(self, figure: int, position: int) -> None:
        self.at[figure] = position
        if position == self.marshal:
            self.meet([figure])
        else:
            self._arrive(figure)

    def _arrive(self, figure: int) -> None:
        for box in self.beside:
            box.arrived(self, figure)

    def climbs(self, figure: int) -> list[int]:
        """BASE-FLOOR-01: where a Change Floor can lead."""
        for box in self.beside:
            found = box.climbs(self, figure)
            if found is not None:
                return found
        return [self.at[figure] ^ 1]

    def meet(self, figures: list[int]) -> None:
        """BASE-MAR-06: a neutral bullet each, and up to the roof."""
        self.neutral_shots([f for f in figures if not any(box.dodges(f) for box in self.beside)])
        for figure in figures:
            self.at[figure] = self.marshal + 1
        for figure in figures:
            self._arrive(figure)

    def car(self, position: int) -> int:
        """The car of a position, or the one beside which it is."""
        for box in self.beside:
            car = box.car(self, position)
            if car is not None:
                return car
        return position >> 1

    def roads(self) -> tuple[Road, ...]:
        """The ways to places beside the train."""
        roads = [box.road(self) for box in self.beside]
        return tuple([road for road in roads if road is not None])

    def neutral_shots(self, figures: list[int]) -> None:
        """BASE-MAR-11, 12: enough for all, or nobody is hit."""
        if len(figures) <= self.neutral:
            self.neutral -= len(figures)
            for figure in figures:
                self.received[figure] += 1

    def lead_marshal(self, position: int) -> None:
        self.marshal = position
        met = [figure for figure, at in enumerate(self.at) if at == position]
        if met:
            self.meet(met)

    def marshal_goals(self) -> list[int]:
        return [
            p for p in (self.marshal - 2, self.marshal + 2) if 0 <= p <= 2 * self.lineup.caboose
        ]

    # Fire

    def targets(self, shooter: int) -> list[int]:
        """BASE-FIRE-02 to 10: the targets of a shot; none without a bullet."""
        if not self.bullets[shooter]:
            return []
        here = self.at[shooter]
        found = self.in_sight(here) if here & 1 else self._next_door(here)
        for box in self.beside:
            found = box.targets(self, here, found)
        if shooter == self.lineup.roof_shooter:
            found = [*found, *self.standing(here ^ 1)]
        return self._spare_belle(found)

    def standing(self, *positions: int) -> list[int]:
        """Everybody on these positions."""
        return [figure for figure, at in enumerate(self.at) if at in positions]

    def _next_door(self, here: int) -> list[int]:
        return self.standing(here - 2, here + 2)

    def in_sight(self, here: int) -> list[int]:
        """Everybody on the nearest roofs with anybody on them."""
        return self.standing(*self.nearest_roofs(here))

    def nearest_roofs(self, here: int) -> tuple[int, int]:
        """Those with anybody on them, ahead and behind; -1 where there is none."""
        roofs = [at for at in self.at if at & 1 and at < self.lineup.size]
        for box in self.beside:
            roofs += box.blockers(self)
        ahead = max((at for at in roofs if at < here), default=-1)
        return ahead, min((at for at in roofs if at > here), default=-1)

    def _spare_belle(self, figures: list[int]) -> list[int]:
        """BASE-POWER-03: never Belle while it can be another."""
        belle = self.lineup.belle
        return [f for f in figures if f != belle] if len(figures) > 1 else figures

    def shoot(self, shooter: int, target: int) -> None:
        self.bullets[shooter] -= 1
        self.received[target] += 1
        if self.lineup.side_of[shooter] != self.lineup.side_of[target]:
            self.fired[shooter] += 1
        if shooter == self.lineup.pusher:
            self._shove(target, self.at[shooter])

    def _shove(self, target: int, origin: int) -> None:
        """BASE-POWER-12: one car on, if there is one."""
        if any(box.shove(self, target, origin) for box in self.beside):
            return
        here = self.at[target]
        goal = here + (2 if here > origin else -2)
        if 0 <= goal < self.lineup.size:
            self.go(target, goal)

    # Loot

    def rob(self, figure: int, token: Token) -> None:
        here = self.at[figure]
        self.ground[here] = without(self.ground[here], token)
        self.sheet[figure] += (token,)

    def lay(self, position: int, token: Token) -> None:
        self.ground[position] += (token,)

    def victims(self, figure: int) -> list[int]:
        """BASE-PUNCH-01: everybody else on the position."""
        here = self.at[figure]
        found = [other for other in self.standing(here) if other != figure]
        for box in self.beside:
            found += box.victims(self, here)
        return self._spare_belle(found)

    def punch(self, figure: int, victim: int, token: Token | None, goal: int) -> None:
        if victim < 0:
            for box in self.beside:
                box.punched(self, victim)
            return
        if token is not None:
            self.sheet[victim] = without(self.sheet[victim], token)
            if figure == self.lineup.cheyenne and token.kind == "purse":
                self.sheet[figure] += (token,)
            else:
                self.lay(self.at[figure], token)
        self.go(victim, goal)

    def pushes(self, victim: int) -> list[int]:
        here = self.at[victim]
        for box in self.beside:
            found = box.pushes(self, here)
            if found is not None:
                return found
        found = [p for p in (here - 2, here + 2) if 0 <= p < self.lineup.size]
        for box in self.beside:
            found += box.more_pushes(self, here)
        return found

    # The event at the end of the round

    def happen(self, event: str) -> None:
        """Section 9 of the rules, without the choice of Pickpocketing."""
        roof_of_marshal = self.standing(self.marshal + 1)
        if event == "swivel_arm":
            last = self.lineup.size - 1
            self.at = [last if self.is_on_roof(f) else at for f, at in enumerate(self.at)]
        elif event == "braking":
            fronts = (box.front for box in self.beside)
            front = next((place for place in fronts if place >= 0), CAB_ROOF)
            slid = [at - 2 if self.is_on_roof(f) else at for f, at in enumerate(self.at)]
            self.at = [front if at < 0 else at for at in slid]
        elif event == "passengers_rebellion":
            inside = range(0, 2 * self.lineup.caboose + 1, 2)
            self.neutral_shots([f for f, at in enumerate(self.at) if at in inside])
        elif event == "take_it_all":
            self.lay(self.marshal, Token(STRONGBOX_VALUE, "strongbox"))
        elif event == "angry_marshal":
            self.neutral_shots(roof_of_marshal)
            if self.marshal < 2 * self.lineup.caboose:
                self.lead_marshal(self.marshal + 2)
        elif event == "marshals_revenge":
            for figure in roof_of_marshal:
                self._lose_worst_purse(figure)
        elif event == "hostage_conductor":
            for figure, at in enumerate(self.at):
                self.cash[figure] += int(CONDUCTORS_MONEY) if at < 2 else 0
        elif event == "pickpocketing":
            for figure, at in enumerate(self.at):
                self._pick_pocket(figure, at)
        for box in self.beside:
            box.happen(self, event)

    def after_event(self) -> None:
        for box in self.beside:
            box.after_event(self)

    def is_on_roof(self, figure: int) -> bool:
        """Of a car of the train?"""
        at = self.at[figure]
        return at & 1 == 1 and at < self.lineup.size

    def _lose_worst_purse(self, figure: int) -> None:
        purses = [token for token in self.sheet[figure] if token.kind == "purse"]
        if purses:
            self.sheet[figure] = without(self.sheet[figure], min(purses))

    def _pick_pocket(self, figure: int, at: int) -> None:
        purses = [token for token in self.ground[at] if token.kind == "purse"]
        if purses and self.at.count(at) == 1:
            self.rob(figure, max(purses))


def without(tokens: tuple[Token, ...], token: Token) -> tuple[Token, ...]:
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]
