"""The six events of Round cards: section 16 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive, move_figure, settle
from folsom.boxes.base.rules.bullets import GUNFIRE, neutral_shots
from folsom.boxes.base.rules.powers import bandits_at, bandits_on
from folsom.boxes.base.rules.robbery import offer_own_tokens
from folsom.boxes.couriers.rules.cavalry import (
    DELAYED_ASSAULT,
    FALSE_BOTTOM,
    LAW_OF_THE_STRONGEST,
    UNDERSTAFFED,
)
from folsom.boxes.couriers.rules.cure import cure
from folsom.boxes.couriers.rules.encounters import climb
from folsom.boxes.couriers.rules.state import (
    BRIEFED,
    DEPARTURE_TRAIN,
    LAST_ARMORED,
    teammates,
)
from folsom.boxes.couriers.rules.tasks import (
    ASK_DROP,
    ASK_LAST_MOVE,
    ASK_RESCUE,
    COURIERS,
    FIRST_COURIER,
    JOIN,
    LAY_DOWN,
    RESCUED,
)
from folsom.engine.bits import bit, lowest
from folsom.engine.board import ROOF, position
from folsom.engine.circle import ask_in_turn_order
from folsom.engine.loot import give_up, lay
from folsom.engine.options import PASS, first_of, offer, verb_of
from folsom.engine.state import AT, LIMBO, SHEET, State
from folsom.engine.telling import SWEPT

COURIERS_ON_THE_MOVE: Final[i64] = 24
HEAVY_FIRE: Final[i64] = 25
SWIVEL_ARM: Final[i64] = 26
TO_THE_RESCUE: Final[i64] = 27
COORDINATED_PLAN: Final[i64] = 28
HEALING: Final[i64] = 29

EVENT_IDS: Final[dict[str, int]] = {
    "couriers_on_the_move": int(COURIERS_ON_THE_MOVE),
    "heavy_fire": int(HEAVY_FIRE),
    "swivel_arm_two_trains": int(SWIVEL_ARM),
    "to_the_rescue": int(TO_THE_RESCUE),
    "coordinated_attack_plan": int(COORDINATED_PLAN),
    "healing": int(HEALING),
    "understaffed": int(UNDERSTAFFED),
    "delayed_assault": int(DELAYED_ASSAULT),
    "law_of_the_strongest": int(LAW_OF_THE_STRONGEST),
    "false_bottom": int(FALSE_BOTTOM),
}


def happens(s: State, event: i64) -> None:
    """The other Cavalry Charges count at the start of the round, or at the end of the game."""
    if event == COURIERS_ON_THE_MOVE:
        couriers_on_the_move(s)
    elif event == HEAVY_FIRE:
        heavy_fire(s)
    elif event == SWIVEL_ARM:
        swivel_arm(s)
    elif event == TO_THE_RESCUE:
        ask_in_turn_order(s, ASK_RESCUE, s.rules.all_figures)
    elif event == COORDINATED_PLAN:
        s.word[BRIEFED] = in_company(s)  # COUR-EVT-07
    elif event == HEALING:
        cure(s, in_company(s))  # COUR-EVT-08
    elif event == UNDERSTAFFED:
        ask_in_turn_order(s, ASK_LAST_MOVE, s.rules.all_figures)


def in_company(s: State) -> i64:
    """COUR-EVT-07 to 10: bandits who share their position with a teammate."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if bandits_at(s, s.word[AT + figure]) & teammates(s, figure):
            found |= bit(figure)
    return found


def couriers_on_the_move(s: State) -> None:
    """COUR-EVT-01: all of them at the same time; then everybody who shares a position, at once."""
    reached: i64 = 0
    for courier in range(FIRST_COURIER, FIRST_COURIER + COURIERS):
        climb(s, courier)
        reached |= bandits_at(s, s.word[AT + courier])
    settle(s, reached)


def heavy_fire(s: State) -> None:
    """COUR-EVT-02, 03: a bullet for everybody on a roof; then each lays down some loot."""
    exposed = bandits_on(s, s.board.roofs)
    neutral_shots(s, exposed, GUNFIRE)
    ask_in_turn_order(s, ASK_DROP, exposed & with_loot(s))


def with_loot(s: State) -> i64:
    """Bandits with at least one token; that is public, so asking them betrays nothing."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if s.word[SHEET + figure]:
            found |= bit(figure)
    return found


def list_drops(s: State, figure: i64) -> None:
    """COUR-EVT-02: any token of one's own; its owner knows their faces."""
    offer_own_tokens(s, LAY_DOWN, s.word[SHEET + figure])


def drop(s: State, figure: i64, option: i64) -> None:
    token = give_up(s, figure, first_of(option), LIMBO)
    lay(s, figure, token, s.word[AT + figure])


def swivel_arm(s: State) -> None:
    """COUR-EVT-04: everybody on a roof goes to the roof of the caboose of their train."""
    swept: i64 = 0
    for figure in range(s.rules.n_figures):
        here = s.word[AT + figure]
        departs = DEPARTURE_TRAIN & bit(here) != 0
        goal = position(s.rules.last_car if departs else LAST_ARMORED, ROOF)
        if s.board.roofs & bit(here) and here != goal:
            move_figure(s, figure, goal, SWEPT)
            swept |= bit(figure)
    settle(s, swept)


def list_rescues(s: State, figure: i64) -> None:
    """COUR-EVT-05, 06: a teammate who is somewhere else; one of several in the same place."""
    seen = bit(s.word[AT + figure])
    mates = teammates(s, figure)
    while mates:
        mate = lowest(mates)
        if seen & bit(s.word[AT + mate]) == 0:
            offer(s, JOIN, mate)
            seen |= bit(s.word[AT + mate])
        mates &= mates - 1
    if s.n_options:
        offer(s, PASS)


def join(s: State, figure: i64, option: i64) -> None:
    if verb_of(option) == JOIN:
        arrive(s, figure, s.word[AT + first_of(option)], RESCUED)
