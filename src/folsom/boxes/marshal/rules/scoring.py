"""The end of the game: sections 11 and 12 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.round_events import is_in_force
from folsom.boxes.base.rules.scoring import side_money
from folsom.boxes.marshal.rules.arrest import TITLES, brawler
from folsom.boxes.marshal.rules.goals import NEEDED, goals_met, is_met
from folsom.boxes.marshal.rules.prison import is_in_cell
from folsom.boxes.marshal.rules.prisoners import prisoner_of
from folsom.boxes.marshal.rules.round_events import CRIME_DOES_NOT_PAY, TURNCOAT
from folsom.boxes.marshal.rules.state import (
    FALLEN,
    GOALS,
    OFFERED,
    REWARDS,
    has_fallen,
    is_wanted,
    marshal_seat,
)
from folsom.boxes.marshal.rules.tasks import GOAL_JUDGED, MAILBAG, REWARDED
from folsom.engine.bits import bit, count, lowest
from folsom.engine.loot import of_kind
from folsom.engine.state import GROUND, LABEL, MARSHAL, SHEET, State
from folsom.engine.telling import tell

POSTER_MONEY: Final[i64] = 500
PRISONER_MONEY: Final[i64] = 200


def title_money(title: i64) -> i64:
    """MARSHAL-END-05: Gold, Silver, Bronze."""
    if title == 0:
        return 800
    return 500 if title == 1 else 300


def collect(s: State) -> None:
    """MARSHAL-END-01 to 03: what is left goes to the Marshal; then he shows his Goals."""
    prisoners = s.word[OFFERED]
    s.word[REWARDS] |= prisoners
    s.word[OFFERED] = 0
    bags: i64 = 0
    train = s.board.insides | s.board.roofs
    while train:
        here = lowest(train)
        bags |= of_kind(s, s.word[GROUND + here], MAILBAG)
        s.word[GROUND + here] &= ~bags
        train &= train - 1
    s.word[SHEET + MARSHAL] |= bags
    left = bags
    while left:
        s.word[LABEL + lowest(left)] = 0
        left &= left - 1
    tell(s, REWARDED, count(prisoners), count(bags))
    if s.witness is not None:
        show_goals(s)


def show_goals(s: State) -> None:
    goals = s.word[GOALS]
    while goals:
        goal = lowest(goals)
        tell(s, GOAL_JUDGED, goal, 1 if is_met(s, goal) else 0)
        goals &= goals - 1


def money(s: State, figure: i64) -> i64:
    """MARSHAL-END-05, MARSHAL-PRIS-08: Poster, Prisoner, titles."""
    total: i64 = 0
    if is_wanted(s, figure):
        total += POSTER_MONEY
    if prisoner_of(s, figure) >= 0:
        total += PRISONER_MONEY
    for title in range(TITLES):
        if brawler(s, title) == figure:
            total += title_money(title)
    return total


def barred(s: State) -> i64:
    """MARSHAL-STATION-03, 06 to 08: bandits fallen or in the Cell; the Marshal has Goals."""
    out = bit(marshal_seat(s))
    crime = is_in_force(s, CRIME_DOES_NOT_PAY)
    for figure in range(s.rules.n_figures):
        if has_fallen(s, figure) or (crime and is_in_cell(s, figure)):
            out |= bit(s.rules.seat_of[figure])
    return out


def winners(s: State) -> i64:
    """MARSHAL-END-03, 04, MARSHAL-STATION-01, 06: the Marshal, or no answer."""
    if s.word[FALLEN] & bit(MARSHAL) or goals_met(s) < NEEDED:
        return -1
    found = bit(marshal_seat(s))
    if is_in_force(s, TURNCOAT):
        found |= turncoat(s)
    return found


def turncoat(s: State) -> i64:
    """MARSHAL-STATION-01: the seat of the one poorest bandit, if there is only one."""
    least: i64 = 1000000
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        seat = s.rules.seat_of[figure]
        money = side_money(s, seat)
        if money < least:
            least = money
            found = bit(seat)
        elif money == least:
            found |= bit(seat)
    if count(found) == 1:
        return found
    return 0
