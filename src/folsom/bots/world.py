"""World: a position as a bot imagines it, with what it does not know guessed.

Light and quick to copy, it follows the rules of the base game well enough to look a few
cards ahead. It is no referee: the engine says what is legal.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from folsom.bots.horses import (
    COACH_IN,
    COACH_ROOF,
    OFF,
    ROOF_STEPS,
    SHOTGUN,
    TIMECAR,
    Coach,
    holds,
)
from folsom.bots.lineup import Lineup
from folsom.bots.ransom import Belongings, best, promise
from folsom.bots.ways import goals
from folsom.boxes.base.rules import setup
from folsom.boxes.base.rules.round_events import CONDUCTORS_MONEY
from folsom.engine import loot

LONG_STEP: Final = 2
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
        "bullets",
        "cash",
        "coach",
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
        coach: Coach,
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
        self.coach = coach

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
            self.coach,
        )

    # Going about

    def goals(self, figure: int) -> list[int]:
        """BASE-MOVE-01 to 04, EXTRA-SILK-10, 30: where a Move can lead."""
        here = self.at[figure]
        coach = self.coach
        most = 1 if coach.hostages[figure] == "old_lady" else ROOF_STEPS  # HORSE-HOST-15, 23
        if holds(here):
            return coach.roofs_beside(most) if here == COACH_ROOF else []
        stride = LONG_STEP if figure == self.lineup.strider else 0
        if most == 1 and here & 1:
            stride = 1
        found = goals(here, self.lineup.caboose, self.lineup.has_timecar, stride)
        door = self.at[self.lineup.doorman] if self.lineup.doorman not in (-1, figure) else -1
        if door >= 0 and not door & 1 and door == here - 2:
            return [goal for goal in found if goal != door]
        return [*found, COACH_ROOF] if coach.is_within_a_move(here, most) else found

    def move(self, figure: int, position: int) -> None:
        """HORSE-SHOT-07: a bullet for anybody who crosses the Shotgun."""
        if self.coach.is_crossed(self.at[figure], position):
            self.neutral_shots([figure])
        self.go(figure, position)

    def ride(self, figure: int, position: int) -> None:
        """HORSE-RIDE-06 to 10: with the Horse, and past everybody."""
        start = self.at[figure]
        self.coach = self.coach.after_ride(start, position)
        if position != start:
            self.go(figure, position)

    def go(self, figure: int, position: int) -> None:
        self.at[figure] = position
        if position == self.marshal:
            self.meet([figure])
        elif position == self.coach.shotgun:
            self._flee_shotgun(figure)
        elif position == COACH_IN:
            self._take_hostage(figure)

    def _flee_shotgun(self, figure: int) -> None:
        """HORSE-SHOT-05: a bullet, and on to a neighbouring roof."""
        self.neutral_shots([figure])
        here = self.at[figure]
        self.at[figure] = here - 2 if here > CAB_ROOF else here + 2

    def _take_hostage(self, figure: int) -> None:
        """HORSE-HOST-01: the one that promises most."""
        coach = self.coach
        if coach.offered and not coach.hostages[figure]:
            own = self.belongings(figure)
            self.coach = coach.taken(figure, best(coach.offered, own, self.lineup.rounds_left))

    def belongings(self, figure: int) -> Belongings:
        kinds = [token.kind for token in self.sheet[figure]]
        return Belongings(
            kinds.count("strongbox"),
            kinds.count("jewel"),
            kinds.count("purse"),
            self.lineup.hits[figure],
        )

    def ransom(self, figure: int) -> float:
        """What a bandit's Hostage promises."""
        hostage = self.coach.hostages[figure]
        if hostage is None:
            return 0.0
        return promise(hostage, self.belongings(figure), self.lineup.rounds_left)

    def climbs(self, figure: int) -> list[int]:
        """BASE-FLOOR-01, EXTRA-MEI-03, EXTRA-CAR-14: where a Change Floor can lead."""
        here = self.at[figure]
        if here == TIMECAR:
            return []
        across = here ^ 1
        if holds(here):
            return [across]
        near = (across - 2, across, across + 2) if figure == self.lineup.acrobat else (across,)
        return [goal for goal in near if 0 <= goal < 2 * self.lineup.caboose + 2]

    def meet(self, figures: list[int]) -> None:
        """BASE-MAR-06: a neutral bullet each, and up to the roof."""
        self.neutral_shots([figure for figure in figures if figure != self.lineup.dodger])
        for figure in figures:
            self.at[figure] = self.marshal + 1
        if self.marshal + 1 == self.coach.shotgun:  # HORSE-BASE-08
            for figure in figures:
                self._flee_shotgun(figure)

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
        found = self._in_sight(here) if here & 1 else self._next_door(here)
        coach = self.coach
        if here == COACH_ROOF:  # HORSE-FIRE-02
            found = [f for f, at in enumerate(self.at) if at & 1 and at != COACH_ROOF]
        elif coach.is_there:
            across = COACH_ROOF if here & 1 else coach.opposite(here)
            found = [f for f in found if not holds(self.at[f])]
            found += [f for f, at in enumerate(self.at) if at == across]
        if here == TIMECAR:  # EXTRA-CAR-16, 17
            found = self._in_sight(-1) + [f for f, at in enumerate(self.at) if at == CAB]
        if shooter == self.lineup.roof_shooter:
            found += [figure for figure, at in enumerate(self.at) if at == here ^ 1]
        return self._spare_belle(found)

    def _next_door(self, here: int) -> list[int]:
        near = (here - 2, here + 2, TIMECAR if here == CAB else here + 2)
        return [figure for figure, at in enumerate(self.at) if at in near]

    def _in_sight(self, here: int) -> list[int]:
        roofs = [at for at in self.at if at & 1 and at != COACH_ROOF]
        if self.coach.shotgun >= 0:  # HORSE-SHOT-12
            roofs.append(self.coach.shotgun)
        ahead = max((at for at in roofs if at < here), default=TIMECAR if here > 0 else -1)
        behind = min((at for at in roofs if at > here), default=-1)
        return [figure for figure, at in enumerate(self.at) if at in (ahead, behind)]

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
        """BASE-POWER-12, EXTRA-CAR-22, 23: one car on, if there is one."""
        here = self.at[target]
        if here == TIMECAR or holds(here) or holds(origin):
            return
        goal = here + (2 if here > origin or origin == TIMECAR else -2)
        if here == CAB_ROOF and goal < 0 and self.lineup.has_timecar:
            self.go(target, TIMECAR)
        elif 0 <= goal < 2 * self.lineup.caboose + 2:
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
        others = [f for f, at in enumerate(self.at) if at == here and f != figure]
        if here == COACH_ROOF and self.coach.is_guarded:  # HORSE-SHOT-03
            others.append(SHOTGUN)
        return self._spare_belle(others)

    def punch(self, figure: int, victim: int, token: Token | None, goal: int) -> None:
        if victim == SHOTGUN:  # HORSE-SHOT-04
            self.lay(COACH_ROOF, Token(STRONGBOX_VALUE, "strongbox"))
            self.coach = self.coach.unguarded()
            self._shotgun_meets()
            return
        if token is not None:
            self.sheet[victim] = without(self.sheet[victim], token)
            if figure == self.lineup.cheyenne and token.kind == "purse":
                self.sheet[figure] += (token,)
            else:
                self.lay(self.at[figure], token)
        self.go(victim, goal)

    def _shotgun_meets(self) -> None:
        """HORSE-SHOT-13: everybody on the roof to which he comes."""
        for figure, at in enumerate(self.at):
            if at == self.coach.shotgun:
                self._flee_shotgun(figure)

    def pushes(self, victim: int) -> list[int]:
        here = self.at[victim]
        coach = self.coach
        if here == TIMECAR:
            return [CAB]
        if holds(here):
            return [coach.opposite(here)]
        found = [p for p in (here - 2, here + 2) if 0 <= p < 2 * self.lineup.caboose + 2]
        if coach.opposite(here) >= 0:
            found.append(coach.opposite(here))
        return [*found, TIMECAR] if self.lineup.has_timecar and here <= CAB_ROOF else found

    # The event at the end of the round

    def happen(self, event: str) -> None:
        """Section 9 of the rules, without the choice of Pickpocketing."""
        roof_of_marshal = [f for f, at in enumerate(self.at) if at == self.marshal + 1]
        if event == "swivel_arm":
            last = 2 * self.lineup.caboose + 1
            self.at = [last if at & 1 and at != COACH_ROOF else at for at in self.at]
        elif event == "braking":
            front = TIMECAR if self.lineup.has_timecar else CAB_ROOF  # EXTRA-CAR-30
            slid = [at - 2 if at & 1 and at != COACH_ROOF else at for at in self.at]
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
        elif event == "whiskey_for_marshal":
            self._drink_of_marshal()
        elif event == "higher_speed":
            last = 2 * self.lineup.caboose + 1
            self.at = [min(at + 2, last) if at & 1 and at != COACH_ROOF else at for at in self.at]
            self.drift()
        elif event == "shotguns_rage":
            near = (COACH_IN, COACH_ROOF, 2 * self.coach.facing, 2 * self.coach.facing + 1)
            self.neutral_shots([f for f, at in enumerate(self.at) if at in near])

    def drift(self) -> None:
        """HORSE-END-01 to 03: the coach moves on, and an active Shotgun with it."""
        coach = self.coach.drifted()
        if coach is not self.coach:
            self.coach = coach
            self._shotgun_meets()

    def _drink_of_marshal(self) -> None:
        """HORSE-EVENT-03: most flasks lead him one car rearward."""
        flasks = [token for token in self.ground[self.marshal] if token.kind == "flask"]
        if flasks:
            self.ground[self.marshal] = without(self.ground[self.marshal], flasks[0])
            if self.marshal < 2 * self.lineup.caboose:
                self.lead_marshal(self.marshal + 2)

    # The end of the game

    def is_on_train(self, figure: int) -> bool:
        """HORSE-STATION-04."""
        return self.at[figure] <= 2 * self.lineup.caboose + 1

    def shared(self, figure: int) -> float:
        """HORSE-STATION-01, 02: what sharing Strongboxes adds, or takes away."""
        here = self.at[figure]
        there = [other for other, at in enumerate(self.at) if at == here]
        if len(there) < 2 or here == OFF:
            return 0.0
        boxes = [self.belongings(other).strongboxes for other in there]
        own = self.belongings(figure).strongboxes
        return sum(boxes) * (STRONGBOX_VALUE // len(there)) - STRONGBOX_VALUE * own

    def is_rewarded(self, figure: int) -> bool:
        """EXTRA-CAR-50: alone in the time car, at the end."""
        return self.at[figure] == TIMECAR and self.at.count(TIMECAR) == 1

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
