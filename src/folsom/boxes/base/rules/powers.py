"""Powers of the six bandits: bits, never characters (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.bits import bit, lowest
from folsom.engine.state import AT, POWERS, RANK, State

CHEYENNE: Final[i64] = 1  # keeps the purse she strikes loose
DJANGO: Final[i64] = 2  # pushes the bandits he hits
DOC: Final[i64] = 4  # holds seven cards
GHOST: Final[i64] = 8  # lays his first card face down
TUCO: Final[i64] = 16  # shoots through the roof
FAR_SHOT: Final[i64] = 32  # alone, shoots anybody on his floor (proto)

BELLE_RANK: Final[i64] = 2  # Belle's power is to come last among the targets
UNRANKED: Final[i64] = -1  # always a target, and no protection for anybody

# By edition's power set: character: powers, rank
STANDARD_POWERS: Final[dict[str, tuple[int, int]]] = {
    "belle": (0, int(BELLE_RANK)),
    "cheyenne": (int(CHEYENNE), 0),
    "django": (int(DJANGO), 0),
    "doc": (int(DOC), 0),
    "ghost": (int(GHOST), 0),
    "tuco": (int(TUCO), 0),
}
PROTO_POWERS: Final[dict[str, tuple[int, int]]] = {
    **STANDARD_POWERS,
    "django": (int(FAR_SHOT), 0),
    "tuco": (int(DJANGO), 0),
}


def has(s: State, figure: i64, power: i64) -> bool:
    return s.word[POWERS + figure] & power != 0


def seat_has(s: State, seat: i64, power: i64) -> bool:
    """BASE-POWER-02: powers over planning are those of the seat's own bandits."""
    bandits = s.rules.bandits_of[seat]
    while bandits:
        if s.word[POWERS + lowest(bandits)] & power:
            return True
        bandits &= bandits - 1
    return False


def spare(s: State, targets: i64) -> i64:
    """BASE-POWER-03, BASE-FIRE-08: only those of the lowest rank present may be chosen."""
    lowest_rank: i64 = 99
    spared: i64 = 0
    unranked: i64 = 0
    left = targets
    while left:
        figure = lowest(left)
        rank = s.word[RANK + figure]
        if rank == UNRANKED:
            unranked |= bit(figure)
        elif rank < lowest_rank:
            lowest_rank = rank
            spared = bit(figure)
        elif rank == lowest_rank:
            spared |= bit(figure)
        left &= left - 1
    return spared | unranked


def bandits_at(s: State, here: i64) -> i64:
    """The set of bandits on a position."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if s.word[AT + figure] == here:
            found |= bit(figure)
    return found


def bandits_on(s: State, zone: i64) -> i64:
    """The set of bandits on any position of a zone."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if zone & bit(s.word[AT + figure]):
            found |= bit(figure)
    return found


def is_alone(s: State, figure: i64) -> bool:
    """BASE-EVENT-15: no other bandit on the same car and floor."""
    return bandits_at(s, s.word[AT + figure]) == bit(figure)
