"""The Shotgun: section 6 of the rules. He guards the Strongbox, then walks the roofs."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import move_figure, settle
from folsom.boxes.base.rules.bullets import MEETING
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.tasks import NEUTRAL_SHOTS, SETTLE
from folsom.boxes.horses.rules.state import (
    ACTIVE,
    GUARD,
    facing,
    facing_roof,
    is_active,
    is_guarding,
)
from folsom.boxes.horses.rules.tasks import (
    ASK_FLEE,
    COACH_ROOF,
    CROSSED,
    FLEE_TO,
    SHOTGUN,
    THIRD_STRONGBOX,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.circle import ask_in_turn_order
from folsom.engine.options import first_of, offer_each
from folsom.engine.state import AT, MARSHAL, NOBODY, State
from folsom.engine.telling import FLED, MOVED, PUNCHED_AWAY, tell


def guarded_loot(s: State, here: i64) -> i64:
    """HORSE-SHOT-02: his Strongbox, but not what else lies there."""
    if here == COACH_ROOF and is_guarding(s):
        return bit(THIRD_STRONGBOX)
    return 0


def punchable(s: State, figure: i64) -> i64:
    """HORSE-SHOT-03, 11: only while he is guarding, by anybody beside him."""
    if is_guarding(s) and s.word[AT + figure] == COACH_ROOF:
        return bit(SHOTGUN)
    return 0


def knock_down(s: State) -> None:
    """HORSE-SHOT-04, 13: the Strongbox stays; all on the facing roof meet him at once."""
    s.word[GUARD] = ACTIVE
    tell(s, MOVED, SHOTGUN, COACH_ROOF, facing_roof(s), PUNCHED_AWAY)
    settle(s, bandits_at(s, facing_roof(s)))


def blocks(s: State, roof: i64) -> bool:
    """HORSE-SHOT-12: while he is active, along the train only."""
    return is_active(s) and roof == facing_roof(s)


def meet_shotgun(s: State, group: i64) -> None:
    """HORSE-SHOT-05, 13, 14, HORSE-GEN-05: a bullet each, then the flights in turn order."""
    if not is_active(s):
        return
    caught = group & bandits_at(s, facing_roof(s))
    for m in s.rules.immune:
        caught &= ~m.immune(s, caught, SHOTGUN)
    if caught == 0:
        return
    push(s, task(SETTLE, NOBODY, NOBODY, 0, 0, caught))
    ask_in_turn_order(s, ASK_FLEE, caught)
    push(s, task(NEUTRAL_SHOTS, NOBODY, NOBODY, MEETING, 0, caught))


def list_flights(s: State, figure: i64) -> None:
    """HORSE-SHOT-06, 10: to a neighbouring roof of the train, whatever limits his Moves."""
    here = s.word[AT + figure]
    roofs: i64 = 0
    if s.board.front[here] != NO_POSITION:
        roofs |= bit(s.board.front[here])
    if s.board.rear[here] != NO_POSITION:
        roofs |= bit(s.board.rear[here])
    offer_each(s, FLEE_TO, roofs & s.board.roofs)


def flee(s: State, figure: i64, option: i64) -> None:
    move_figure(s, figure, first_of(option), FLED)


def cross(s: State, figure: i64, start: i64, goal: i64) -> None:
    """HORSE-SHOT-07 to 09: a bandit's Move over his roof that does not end there."""
    if figure == MARSHAL:
        return
    if is_active(s) and goal != facing_roof(s) and leads_over(s, start, goal):
        tell(s, CROSSED, figure)
        push(s, task(NEUTRAL_SHOTS, NOBODY, NOBODY, MEETING, 0, bit(figure)))


def leads_over(s: State, start: i64, goal: i64) -> bool:
    """HORSE-SHOT-08: there is no way to or from the coach but over the facing roof."""
    if s.board.insides & (bit(start) | bit(goal)):
        return False
    if start == COACH_ROOF or goal == COACH_ROOF:
        return True
    a = s.board.car_of[start]
    b = s.board.car_of[goal]
    return min(a, b) < facing(s) < max(a, b)
