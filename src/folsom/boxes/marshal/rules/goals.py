"""Goals: section 9 of the rules.

Nobody knows the upcoming ones, so they are not decided before they are drawn. The
numbers of the Special Targets come first, then one for the Warrant of each bandit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.marshal.rules.arrest import titles_left
from folsom.boxes.marshal.rules.colts import golden_is_fired
from folsom.boxes.marshal.rules.state import GOALS, REWARDS, SHOWN, is_wanted, marshal_seat
from folsom.boxes.marshal.rules.tasks import GOAL, GOAL_DRAWN, GOAL_KIND, GOAL_SHOWN, MAILBAG, RUMOR
from folsom.engine.bits import bit, count, nth
from folsom.engine.chance import below
from folsom.engine.loot import of_kind
from folsom.engine.state import MARSHAL, RECEIVED, SHEET, State, received_from
from folsom.engine.telling import confide_to, tell

JUST_A_SCRATCH: Final[i64] = 0
BETWEEN_THE_BULLETS: Final[i64] = 1
GOLDEN_BULLET: Final[i64] = 2
MAILBAG_GOAL: Final[i64] = 3
UNDER_LOCK_AND_KEY: Final[i64] = 4
FULL_OF_LEAD: Final[i64] = 5
ARCH_ENEMY: Final[i64] = 6
FIRST_WARRANT: Final[i64] = 7  # plus the figure

SPECIAL_IDS: Final[tuple[str, ...]] = (
    "just_a_scratch",
    "between_the_bullets",
    "golden_bullet",
    "mailbag",
    "under_lock_and_key",
    "full_of_lead",
    "arch_enemy",
)

WARRANTS: Final[i64] = 2
SPECIALS: Final[i64] = 3
IN_ALL: Final[i64] = WARRANTS + SPECIALS
NEEDED: Final[i64] = 4  # MARSHAL-END-03

SMALL_GANG: Final[i64] = 3  # MARSHAL-SETUP-09: without Full of Lead and Arch Enemy
FEW_BULLETS: Final[i64] = 2  # MARSHAL-GOAL-12
PRISONERS_WANTED: Final[i64] = 2  # MARSHAL-GOAL-15
MANY_BULLETS: Final[i64] = 4  # MARSHAL-GOAL-17


def special_targets(s: State) -> i64:
    """MARSHAL-SETUP-09: those that can be drawn in this game."""
    return bit(FULL_OF_LEAD) - 1 if s.rules.n_figures <= SMALL_GANG else bit(FIRST_WARRANT) - 1


def warrants(s: State) -> i64:
    """MARSHAL-SETUP-09: one for each bandit in play."""
    return s.rules.all_figures << FIRST_WARRANT


def draw_goal(s: State) -> None:
    """MARSHAL-GOAL-01: the top card of a stack that nobody has seen."""
    goal = next_goal(s, s.word[GOALS])
    s.word[GOALS] |= bit(goal)
    confide_to(s, marshal_seat(s), goal, GOAL_DRAWN, count(s.word[GOALS]))


def next_goal(s: State, drawn: i64) -> i64:
    """MARSHAL-SETUP-09: two Warrants and three Special Targets in all, in any order."""
    known = count(drawn & warrants(s))
    left = IN_ALL - count(drawn)
    if below(s, left, GOAL_KIND) < WARRANTS - known:
        pool = warrants(s) & ~drawn
    else:
        pool = special_targets(s) & ~drawn
    return nth(pool, below(s, count(pool), GOAL))


def spread_rumors(s: State) -> None:
    """MARSHAL-EVENT-03: one that was not shown yet, by chance."""
    hidden = s.word[GOALS] & ~s.word[SHOWN]
    if hidden:
        goal = nth(hidden, below(s, count(hidden), RUMOR))
        s.word[SHOWN] |= bit(goal)
        tell(s, GOAL_SHOWN, goal)


def guess_goals(s: State) -> None:
    """MARSHAL-GOAL-02: bandits know only how many the Marshal has, and those shown."""
    number = count(s.word[GOALS])
    s.word[GOALS] = s.word[SHOWN]
    while count(s.word[GOALS]) < number:
        s.word[GOALS] |= bit(next_goal(s, s.word[GOALS]))


# Are they met?


def is_met(s: State, goal: i64) -> bool:
    """MARSHAL-GOAL-03, 10 to 17, 20: judged at the end, by what everybody can see."""
    if goal >= FIRST_WARRANT:
        return not is_wanted(s, goal - FIRST_WARRANT)
    if goal == JUST_A_SCRATCH:
        return titles_left(s) > 0
    if goal == BETWEEN_THE_BULLETS:
        return most_received(s) <= FEW_BULLETS
    if goal == GOLDEN_BULLET:
        return golden_is_fired(s)
    if goal == MAILBAG_GOAL:
        return of_kind(s, s.word[SHEET + MARSHAL], MAILBAG) != 0
    if goal == UNDER_LOCK_AND_KEY:
        return count(s.word[REWARDS]) >= PRISONERS_WANTED
    if goal == FULL_OF_LEAD:
        return fewest_given(s) > 0
    return most_given(s) >= MANY_BULLETS


def goals_met(s: State) -> i64:
    met: i64 = 0
    left = s.word[GOALS]
    goal: i64 = 0
    while left:
        if left & 1 and is_met(s, goal):
            met += 1
        left >>= 1
        goal += 1
    return met


def most_received(s: State) -> i64:
    """The most bullets that one bandit has fired at the Marshal."""
    most: i64 = 0
    for figure in range(s.rules.n_figures):
        most = max(most, received_from(s.word[RECEIVED + MARSHAL], figure))
    return most


def most_given(s: State) -> i64:
    """The most bullets that one bandit has from the Marshal."""
    most: i64 = 0
    for figure in range(s.rules.n_figures):
        most = max(most, received_from(s.word[RECEIVED + figure], MARSHAL))
    return most


def fewest_given(s: State) -> i64:
    """The fewest bullets that any bandit has from the Marshal."""
    fewest: i64 = 99
    for figure in range(s.rules.n_figures):
        fewest = min(fewest, received_from(s.word[RECEIVED + figure], MARSHAL))
    return fewest
