"""What Horses, Stagecoach and Shotgun add to the worlds that a bot imagines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.box_heuristic import BoxWorld
from folsom.boxes.base.heuristic.change import Change
from folsom.boxes.base.heuristic.habits import Choice
from folsom.boxes.base.heuristic.lineup import Lineup
from folsom.boxes.base.heuristic.ways import cards_between, strides_over
from folsom.boxes.base.heuristic.world import CAB_ROOF, STRONGBOX_VALUE, Token, World, without
from folsom.boxes.base.heuristic.worth import EVENT_IN_SIGHT
from folsom.boxes.horses.heuristic.coach import (
    COACH_IN,
    COACH_ROOF,
    OFF,
    ROOF_STEPS,
    Coach,
    holds,
    read_coach,
)
from folsom.boxes.horses.heuristic.ransom import Belongings, best, hits, promise
from folsom.game import catalogue
from folsom.game.notation import position_name

SHOTGUN: Final = -1  # as the victim of a Punch
WHOLE: Final = "whiskeys"
HALVES: Final = ("half_drunk_classics", "half_drunk_olds")
SIPS: Final = 2  # of an untouched flask
SIP: Final = 30.0  # dollars for drinking from a flask when one needs it
USUAL_SIPS: Final = 2  # turns of a round in which one may drink
THIRSTY: Final = 3  # such turns after which the best one has come
FREED_STRONGBOX: Final = 400.0  # dollars for a strongbox that others may take first
UNDER_SHOTGUN: Final = 0.4  # the Strongbox that the Shotgun sits on, as a share of its value
NEAR_COACH: Final = 0.75  # a Hostage that can be reached, as a share of what it promises
FREEDOM: Final = 2000.0  # dollars for getting away before the train arrives
USUAL_RANSOM: Final = 500.0
A_BULLET: Final = 90.0
MORTAL_BULLET: Final = 150.0
CAUGHT: Final = 2500.0  # dollars for staying on a train on which one cannot win
FAR: Final = 3  # cards to a Horse, where there is no coach


class CoachRoad(NamedTuple):
    """HORSE-MOVE-01: over the roofs, and down on either side."""

    facing: int
    in_row: tuple[tuple[int, int], ...]  # other places in a row with the cars, and as which car

    def cards(self, start: int, goal: int) -> int | None:
        if not holds(start) and not holds(goal):
            return None
        if holds(start) and holds(goal):
            return 1
        coach, other = (start, goal) if holds(start) else (goal, start)
        car = dict(self.in_row).get(other)
        inside = car is None and not other & 1
        cars = abs((other >> 1 if car is None else car) - self.facing) + 1
        return strides_over(cars) + inside + (coach == COACH_IN)


class HorsesWorld(BoxWorld):
    size = OFF + 1

    def __init__(self, view: dict[str, Any], lineup: Lineup) -> None:
        self._view = view
        self._lineup = lineup
        named = enumerate(lineup.figures)
        self._hits = [hits(view, name, lineup.allies(figure)) for figure, name in named]
        self.sip = SIP * min(1.0, _chances_to_drink(view, lineup.rounds_left) / THIRSTY)
        self._event = view["event"]
        self._baits = [self._bait(figure) for figure in range(len(lineup.figures))]
        self._number_of = [lineup.side_of.count(side) for side in lineup.side_of]

    def _bait(self, figure: int) -> float:
        """The best Hostage for a bandit, as things stand."""
        bandit = self._view["bandits"][self._lineup.figures[figure]]
        own = Belongings(
            bandit["strongboxes"], bandit["jewels"], bandit["purses"], self._hits[figure]
        )
        rounds = self._lineup.rounds_left
        return max((promise(h, own, rounds) for h in self._view.get("hostages", ())), default=0.0)

    # What a view shows

    def beginning(self) -> Coach:
        return read_coach(self._view)

    def coach(self, world: World) -> Coach:
        coach: Coach = world.beside[self]
        return coach

    def where(self, name: str) -> int | None:
        return OFF if self._view["bandits"][name].get("escaped") else None

    def tokens(self, place: Mapping[str, Any]) -> Sequence[Token]:
        """HORSE-WHISKEY-03: a flask is good for two turns, a half-drunk one for one."""
        whole = place.get(WHOLE, 0)
        number = whole if isinstance(whole, int) else len(whole)
        halves = sum(place.get(kind, 0) for kind in HALVES)
        return (*[self._flask(SIPS)] * number, *[self._flask(1)] * halves)

    def token(self, kind: str) -> Token | None:
        if kind in ("purse", "jewel", "strongbox"):
            return None
        return self._flask(SIPS if kind == "whiskey" else 1)

    def _flask(self, sips: int) -> Token:
        return Token(sips * self.sip, "whiskey")

    def clear(self, ground: list[tuple[Token, ...]]) -> None:
        """HORSE-SHOT-02."""
        if self._view.get("shotgun", {}).get("state") == "guarding":
            ground[COACH_ROOF] = without(ground[COACH_ROOF], Token(STRONGBOX_VALUE, "strongbox"))

    # What a bandit can do with a card

    def choices(self, world: World, figure: int, card: str) -> list[Choice] | None:
        coach = self.coach(world)
        if world.at[figure] == OFF or coach.bars(figure, card):
            return []
        if card != "ride":
            return None
        return [*coach.rides(world.car(world.at[figure]), self._lineup.in_row)]

    def act(self, world: World, figure: int, card: str, choice: Choice) -> bool:
        """HORSE-RIDE-06 to 10: with the Horse, and past everybody."""
        if card != "ride" or not isinstance(choice, int):
            return False
        start = world.at[figure]
        goal = None if choice == OFF else world.car(choice)
        world.beside[self] = self.coach(world).after_ride(world.car(start), goal)
        if choice != start:
            world.go(figure, choice)
        return True

    def prize(self, victim: int) -> float:
        return FREED_STRONGBOX

    def pull(self, world: World, figure: int, goal: int, appeal: float) -> float:
        coach = self.coach(world)
        if goal == OFF:
            return FREEDOM
        if goal == COACH_IN and coach.offered and not coach.hostages[figure]:
            appeal = USUAL_RANSOM
        if goal == coach.shotgun or coach.is_crossed(world.at[figure], goal):
            appeal -= A_BULLET
        return appeal

    # Going about

    def stride(self, world: World, figure: int) -> int:
        """HORSE-HOST-15, 23."""
        return 1 if self._steps(world, figure) == 1 and world.at[figure] & 1 else 0

    def _steps(self, world: World, figure: int) -> int:
        return 1 if self.coach(world).hostages[figure] == "old_lady" else ROOF_STEPS

    def goals(self, world: World, figure: int, stride: int) -> list[int] | None:
        here = world.at[figure]
        if not holds(here):
            return None
        beside = self.coach(world).roofs_beside(self._steps(world, figure))
        return beside if here == COACH_ROOF else []

    def more_goals(self, world: World, figure: int, stride: int) -> Sequence[int]:
        steps = self._steps(world, figure)
        near = self.coach(world).is_within_a_move(world.at[figure], steps)
        return [COACH_ROOF] if near else []

    def passed(self, world: World, figure: int, goal: int) -> None:
        """HORSE-SHOT-07: a bullet for anybody who crosses the Shotgun."""
        if self.coach(world).is_crossed(world.at[figure], goal):
            world.neutral_shots([figure])

    def arrived(self, world: World, figure: int) -> None:
        here = world.at[figure]
        if here == self.coach(world).shotgun:
            self._flee(world, figure)
        elif here == COACH_IN:
            self._take_hostage(world, figure)

    def _flee(self, world: World, figure: int) -> None:
        """HORSE-SHOT-05: a bullet, and on to a neighbouring roof."""
        world.neutral_shots([figure])
        here = world.at[figure]
        world.at[figure] = here - 2 if here > CAB_ROOF else here + 2

    def _take_hostage(self, world: World, figure: int) -> None:
        """HORSE-HOST-01: the one that promises most."""
        coach = self.coach(world)
        if coach.offered and not coach.hostages[figure]:
            own = self.belongings(world, figure)
            hostage = best(coach.offered, own, self._lineup.rounds_left)
            world.beside[self] = coach.taken(figure, hostage)

    def climbs(self, world: World, figure: int) -> list[int] | None:
        here = world.at[figure]
        return [here ^ 1] if holds(here) else None

    def car(self, world: World, position: int) -> int | None:
        return self.coach(world).facing if holds(position) else None

    # Fire and Punch

    def blockers(self, world: World) -> Sequence[int]:
        """HORSE-SHOT-12."""
        shotgun = self.coach(world).shotgun
        return [shotgun] if shotgun >= 0 else []

    def targets(self, world: World, here: int, found: list[int]) -> list[int]:
        coach = self.coach(world)
        if here == COACH_ROOF:  # HORSE-FIRE-02
            return [f for f, at in enumerate(world.at) if at & 1 and at != COACH_ROOF]
        if not coach.is_there:
            return found
        across = COACH_ROOF if here & 1 else coach.opposite(here)
        return [*(f for f in found if not holds(world.at[f])), *world.standing(across)]

    def shove(self, world: World, target: int, origin: int) -> bool:
        return holds(world.at[target]) or holds(origin)

    def victims(self, world: World, here: int) -> Sequence[int]:
        """HORSE-SHOT-03."""
        return [SHOTGUN] if here == COACH_ROOF and self.coach(world).is_guarded else []

    def punched(self, world: World, victim: int) -> None:
        """HORSE-SHOT-04."""
        world.lay(COACH_ROOF, Token(STRONGBOX_VALUE, "strongbox"))
        world.beside[self] = self.coach(world).unguarded()
        self._shotgun_meets(world)

    def _shotgun_meets(self, world: World) -> None:
        """HORSE-SHOT-13: everybody on the roof to which he comes."""
        shotgun = self.coach(world).shotgun
        for figure in world.standing(shotgun):
            self._flee(world, figure)

    def pushes(self, world: World, here: int) -> list[int] | None:
        return [self.coach(world).opposite(here)] if holds(here) else None

    def more_pushes(self, world: World, here: int) -> Sequence[int]:
        across = self.coach(world).opposite(here)
        return [across] if across >= 0 else []

    # The end of a round

    def happen(self, world: World, event: str) -> None:
        if event == "whiskey_for_marshal":
            self._drink_of_marshal(world)
        elif event == "higher_speed":
            last = self._lineup.size - 1
            world.at = [
                min(at + 2, last) if world.is_on_roof(figure) else at
                for figure, at in enumerate(world.at)
            ]
            self.after_event(world)
        elif event == "shotguns_rage":
            facing = 2 * self.coach(world).facing
            world.neutral_shots(world.standing(COACH_IN, COACH_ROOF, facing, facing + 1))

    def _drink_of_marshal(self, world: World) -> None:
        """HORSE-EVENT-03: most flasks lead him one car rearward."""
        here = world.marshal
        flasks = [token for token in world.ground[here] if token.kind == "whiskey"]
        if flasks:
            world.ground[here] = without(world.ground[here], flasks[0])
            if here + 2 < self._lineup.size:
                world.lead_marshal(here + 2)

    def after_event(self, world: World) -> None:
        """HORSE-END-01 to 04: the coach moves on, and an active Shotgun with it."""
        coach = self.coach(world)
        drifted = coach.drifted()
        if drifted is not coach:
            world.beside[self] = drifted
            self._shotgun_meets(world)

    # What it is worth

    def road(self, world: World) -> CoachRoad:
        return CoachRoad(self.coach(world).facing, self._lineup.in_row)

    def heaps(self, world: World) -> Sequence[tuple[int, float]]:
        """HORSE-SHOT-03: one more card, and somebody else may be quicker."""
        is_guarded = self.coach(world).is_guarded
        return [(COACH_ROOF, STRONGBOX_VALUE * UNDER_SHOTGUN)] if is_guarded else []

    def lure(self, world: World, figure: int, near: Sequence[float]) -> float | None:
        """What a Hostage promises to a bandit who has none, by how far away it is."""
        coach = self.coach(world)
        if not coach.is_there:
            return None
        if coach.hostages[figure] or not coach.offered or world.at[figure] == OFF:
            return 0.0
        return NEAR_COACH * self._baits[figure] * near[COACH_IN]

    def promised(self, world: World, figure: int) -> float:
        """What a bandit's Hostage promises."""
        hostage = self.coach(world).hostages[figure]
        if hostage is None:
            return 0.0
        return promise(hostage, self.belongings(world, figure), self._lineup.rounds_left)

    def belongings(self, world: World, figure: int) -> Belongings:
        kinds = [token.kind for token in world.sheet[figure]]
        return Belongings(
            kinds.count("strongbox"),
            kinds.count("jewel"),
            kinds.count("purse"),
            self._hits[figure],
        )

    def burden(self, event: str) -> float:
        """HORSE-STATION-10."""
        return MORTAL_BULLET if event == "mortal_bullet" else 0.0

    def arrival(self, world: World, figure: int, plays_left: int) -> float:
        """HORSE-STATION-01 to 05: shared Strongboxes, an escape."""
        if self._event == "sharing_the_loot" and plays_left <= EVENT_IN_SIGHT:
            return self._shared(world, figure)
        here = world.at[figure]
        if self._event != "escape" or here >= self._lineup.size:
            return 0.0
        away = FAR
        if self.coach(world).is_there:
            away = cards_between(here, COACH_ROOF, world.roads())
        risk = 1 - plays_left / (plays_left + 1 + away)
        return -CAUGHT * risk / self._number_of[figure]

    def _shared(self, world: World, figure: int) -> float:
        """HORSE-STATION-01, 02: what sharing Strongboxes adds, or takes away."""
        here = world.at[figure]
        there = world.standing(here)
        if len(there) < 2 or here == OFF:
            return 0.0
        boxes = [self.belongings(world, other).strongboxes for other in there]
        own = self.belongings(world, figure).strongboxes
        return sum(boxes) * (STRONGBOX_VALUE // len(there)) - STRONGBOX_VALUE * own

    # Reasons

    def struck(self, before: World, after: World) -> str:
        freed = self.coach(before).is_guarded and not self.coach(after).is_guarded
        return "shotgun" if freed else ""

    def going(self, change: Change) -> Reason | None:
        goal = change.after.at[change.figure]
        if goal == OFF:
            return Reason("reason-go-off")
        hostage = self.coach(change.after).hostages[change.figure]
        if goal == COACH_IN and hostage and not self.coach(change.before).hostages[change.figure]:
            return self._capture(change, hostage)
        key = ""
        if change.term == "own arrival":
            key = _ARRIVING.get(self._event, "")
        elif change.term == "own bullets":
            is_clear = self._event == "shotguns_rage" or self._is_near(change, goal)
            key = "reason-go-clear" if is_clear else ""
        elif change.term in ("own lure", "own promised"):
            key = "reason-go-coach"
        return Reason(key, {"place": position_name(goal)}) if key else None

    def _is_near(self, change: Change, goal: int) -> bool:
        """Is the Shotgun on the roofs too?"""
        return goal & 1 == 1 and self.coach(change.before).shotgun >= 0

    def _capture(self, change: Change, hostage: str) -> Reason:
        """Into the coach, for somebody's sake."""
        ransom = round(self.promised(change.after, change.figure))
        if ransom <= 0:
            return Reason("reason-go-coach-bare", {"hostage": hostage})
        return Reason("reason-go-hostage", {"hostage": hostage, "money": ransom})

    def spared(self, change: Change) -> str:
        is_near = self._is_near(change, change.after.at[change.figure])
        return "reason-go-shotgun" if is_near else ""


_ARRIVING: Final = {"escape": "reason-go-away", "sharing_the_loot": "reason-go-alone"}


def _chances_to_drink(view: dict[str, Any], rounds_left: int) -> int:
    """HORSE-WHISKEY-05: standard turns to come, after the present one."""
    types = catalogue.turn_types()
    in_planning = view["phase"] == "schemin"
    turns = view["turns"][view["turn"] + 1 :] if in_planning else []
    return USUAL_SIPS * rounds_left + sum(types[turn].counts_as_standard for turn in turns)
