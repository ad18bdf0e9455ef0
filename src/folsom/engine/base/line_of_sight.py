"""Line of sight: whom a Fire reaches (BASE-FIRE-02 to 07, BASE-POWER-16 to 18, 25 to 28)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.base.powers import FAR_SHOT, TUCO, bandits_at, bandits_on, has
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.state import AT, State


def in_sight(s: State, figure: i64) -> i64:
    """BASE-FIRE-08: ordinary targets and those that a power adds; never his own position."""
    here = s.fig[AT + figure]
    on_roof = s.board.roofs & bit(here) != 0
    seen = roof_line(s, here) if on_roof else bandits_on(s, s.board.near[here])
    if s.board.wide[here]:
        seen |= bandits_on(s, s.board.wide[here])
    if has(s, figure, TUCO):
        seen |= bandits_at(s, s.board.floor[here])
    if has(s, figure, FAR_SHOT) and has_room(s, figure):
        seen |= bandits_on(s, s.board.roofs if on_roof else s.board.insides)
        seen &= ~bandits_at(s, here)
    for m in s.rules.sight_more:
        seen |= m.sight_more(s, figure)
    for m in s.rules.figures_hit:
        seen |= m.figures_hit(s, figure)
    for m in s.rules.untouchable:
        seen &= ~m.untouchable(s, figure, seen)
    return seen


def roof_line(s: State, here: i64) -> i64:
    """BASE-FIRE-04 to 06: in each direction everybody on the nearest roof with bandits."""
    board = s.board
    seen: i64 = 0
    roof = board.front[here]
    while roof != NO_POSITION:
        seen = bandits_at(s, roof)
        if seen or is_blocked(s, roof):
            break
        roof = board.front[roof]
    roof = board.rear[here]
    while roof != NO_POSITION:
        found = bandits_at(s, roof)
        seen |= found
        if found or is_blocked(s, roof):
            break
        roof = board.rear[roof]
    return seen


def positions_in_sight(s: State, figure: i64) -> i64:
    """The positions on which a figure that is no bandit could be hit, by the same rules."""
    here = s.fig[AT + figure]
    seen = roofs_in_line(s, here) if s.board.roofs & bit(here) else s.board.near[here]
    seen |= s.board.wide[here]
    if has(s, figure, TUCO) and s.board.floor[here] != NO_POSITION:
        seen |= bit(s.board.floor[here])
    return seen


def roofs_in_line(s: State, here: i64) -> i64:
    """BASE-FIRE-04 to 06: in each direction all roofs up to the nearest one that is not free."""
    return _line(s, here, s.board.front) | _line(s, here, s.board.rear)


def _line(s: State, here: i64, neighbour: vec[i64]) -> i64:
    seen: i64 = 0
    roof = neighbour[here]
    while roof != NO_POSITION:
        seen |= bit(roof)
        if bandits_at(s, roof) or is_blocked(s, roof):
            break
        roof = neighbour[roof]
    return seen


def is_blocked(s: State, roof: i64) -> bool:
    return any(m.blockers(s, roof) for m in s.rules.blockers)


def has_room(s: State, figure: i64) -> bool:
    """BASE-POWER-25, 26, 28: alone on his position; a bandit of the same seat may not count."""
    others = bandits_at(s, s.fig[AT + figure]) & ~bit(figure)
    if s.rules.partner_is_alone:
        others &= ~s.rules.bandits_of[s.rules.seat_of[figure]]
    return others == 0
