"""Scoring: section 11 of the rules. A side is one seat, or two partners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.setup import BULLETS
from folsom.engine.bits import bit, lowest
from folsom.engine.state import (
    CASH,
    CYLINDER,
    FACE,
    FINISHED,
    RECEIVED,
    SHEET,
    State,
    received_in_all,
)
from folsom.engine.telling import GAME_OVER, SCORED, tell

GUNSLINGER_MONEY: Final[i64] = 1000
NO_TITLE: Final[i64] = -1
NO_ANSWER: Final[i64] = -2


def score(s: State) -> None:
    """BASE-SCORE-01: the game is over."""
    for m in s.rules.collect:
        m.collect(s)
    s.over = 1
    s.phase = FINISHED
    if s.witness is not None:
        for seat in range(s.rules.n_seats):
            if s.rules.bandits_of[seat] == 0:
                continue  # who leads no bandit has no money to count
            side = s.rules.side_of[seat]
            titled = 1 if is_gunslinger(s, side) else 0
            tell(s, SCORED, seat, seat_money(s, seat), titled, bullets_received(s, bit(seat)))
        tell(s, GAME_OVER, winners(s))


def members(s: State, side: i64) -> i64:
    """The seats that score together."""
    return s.rules.members_of[side]


def bandits(s: State, seats: i64) -> i64:
    """The bandits of a set of seats."""
    found: i64 = 0
    while seats:
        found |= s.rules.bandits_of[lowest(seats)]
        seats &= seats - 1
    return found


def bandit_money(s: State, figure: i64) -> i64:
    """BASE-SCORE-02: loot on the sheet, and money gained by events."""
    money = s.word[CASH + figure] + loot_money(s, figure)
    for m in s.rules.money:
        money += m.money(s, figure)
    return money


def loot_money(s: State, figure: i64) -> i64:
    """The tokens on a sheet that have a value printed on them."""
    money: i64 = 0
    tokens = s.word[SHEET + figure] & s.rules.worth_money
    while tokens:
        money += s.word[FACE + lowest(tokens)]
        tokens &= tokens - 1
    return money


def seat_money(s: State, seat: i64) -> i64:
    """Money of all bandits of a seat, without a title."""
    money: i64 = 0
    theirs = s.rules.bandits_of[seat]
    while theirs:
        figure = lowest(theirs)
        if not any(m.left_out(s, figure) for m in s.rules.left_out):
            money += bandit_money(s, figure)
        theirs &= theirs - 1
    return money


def side_money(s: State, side: i64) -> i64:
    """BASE-SCORE-02, BASE-TEAM-20: money of the side, its title, and what it has in common."""
    money: i64 = 0
    seats = members(s, side)
    while seats:
        money += seat_money(s, lowest(seats))
        seats &= seats - 1
    if is_gunslinger(s, side):
        money += GUNSLINGER_MONEY
    for m in s.rules.chest:
        money += m.chest(s, side)
    return money


def fame(s: State, side: i64) -> i64:
    """BASE-SCORE-03: bullets fired; the variants count otherwise."""
    for m in s.rules.fame:
        answer = m.fame(s, side)
        if answer != NO_ANSWER:
            return answer
    return shots_fired(s, bandits(s, members(s, side)))


def shots_fired(s: State, shooters: i64) -> i64:
    fired: i64 = 0
    while shooters:
        fired += BULLETS - s.word[CYLINDER + lowest(shooters)]
        shooters &= shooters - 1
    return fired


def is_gunslinger(s: State, side: i64) -> bool:
    """BASE-SCORE-03 to 05: everybody with the highest score, even if it is zero."""
    own = fame(s, side)
    if own == NO_TITLE:
        return False
    return all(fame(s, s.rules.side_of[seat]) <= own for seat in range(s.rules.n_seats))


def bullets_received(s: State, seats: i64) -> i64:
    """BASE-SCORE-07, BASE-MAR-14: all of them, neutral ones included."""
    received: i64 = 0
    theirs = bandits(s, seats)
    while theirs:
        received += received_in_all(s.word[RECEIVED + lowest(theirs)])
        theirs &= theirs - 1
    return received


def standing(s: State, side: i64) -> i64:
    """BASE-SCORE-06, 07, 09: more money is better, then fewer bullets; equal is shared."""
    return side_money(s, side) * 256 - bullets_received(s, members(s, side))


def out_of_the_contest(s: State) -> i64:
    """The sides that cannot win, whatever they have."""
    barred: i64 = 0
    for m in s.rules.barred:
        barred |= m.barred(s)
    return barred


def winners(s: State) -> i64:
    """BASE-SCORE-06 to 08: the set of winning seats."""
    for m in s.rules.winners:
        answer = m.winners(s)
        if answer >= 0:
            return answer
    barred = out_of_the_contest(s)
    best: i64 = -1000000
    found: i64 = 0
    for seat in range(s.rules.n_seats):
        if s.rules.side_of[seat] != seat or barred & bit(seat):
            continue
        result = standing(s, seat)
        if result > best:
            best = result
            found = members(s, seat)
        elif result == best:
            found |= members(s, seat)
    return found
