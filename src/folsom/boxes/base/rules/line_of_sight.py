"""Line of sight: the targets of a Fire (BASE-FIRE-02 to 07, BASE-POWER-16 to 18, 25 to 28)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules.powers import FAR_SHOT, TUCO, bandits_at, bandits_on, has
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.state import AT, State


def in_sight(s: State, figure: i64) -> i64:
    """BASE-FIRE-08: all that a bandit's shot can hit; never somebody on the same position."""
    zone = positions_in_sight(s, figure)
    seen = bandits_on(s, zone)
    for m in s.rules.figures_hit:
        seen |= m.figures_hit(s, figure, zone)
    return seen


def positions_in_sight(s: State, figure: i64) -> i64:
    """BASE-FIRE-02 to 06, BASE-POWER-16, 25: the ordinary ones, and those that a power adds."""
    board = s.board
    here = s.word[AT + figure]
    on_roof = board.roofs & bit(here) != 0
    zone = board.wide[here] | (roofs_in_line(s, here) if on_roof else board.near[here])
    if has(s, figure, TUCO) and board.floor[here] != NO_POSITION:
        zone |= bit(board.floor[here])
    if has(s, figure, FAR_SHOT) and has_room(s, figure):
        zone |= (board.roofs if on_roof else board.insides) & ~bit(here)
    for m in s.rules.sight_more:
        zone |= m.sight_more(s, figure)
    return zone


def roofs_in_line(s: State, here: i64) -> i64:
    """BASE-FIRE-04 to 06: in each direction all roofs up to the nearest one that is not free."""
    taken = taken_positions(s)
    return _line(s, here, s.board.front, taken) | _line(s, here, s.board.rear, taken)


def taken_positions(s: State) -> i64:
    """Where bandits are; one of them on a roof ends the line of sight along the roofs."""
    taken: i64 = 0
    for figure in range(s.rules.n_figures):
        taken |= bit(s.word[AT + figure])
    return taken


def _line(s: State, here: i64, neighbour: vec[i64], taken: i64) -> i64:
    seen: i64 = 0
    roof = neighbour[here]
    while roof != NO_POSITION:
        seen |= bit(roof)
        if taken & bit(roof) or is_blocked(s, roof):
            break
        roof = neighbour[roof]
    return seen


def is_blocked(s: State, roof: i64) -> bool:
    return any(m.blockers(s, roof) for m in s.rules.blockers)


def has_room(s: State, figure: i64) -> bool:
    """BASE-POWER-25, 26, 28: alone on a position; a bandit of the same seat may not count."""
    others = bandits_at(s, s.word[AT + figure]) & ~bit(figure)
    if s.rules.partner_is_alone:
        others &= ~s.rules.bandits_of[s.rules.seat_of[figure]]
    return others == 0
