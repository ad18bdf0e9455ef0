"""Values: what a bandit cares for, in dollars or as parts of them.

Those of the search itself were tuned by games of bots that follow a rehearsal, one with changed
values against three without. Its rivals are imagined by their habits: what the heuristic bot cares
for, and how surely it plans.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.rules import Rules

# States
TITLE: Final[i64] = 0  # the title of Gunslinger
KEEN: Final[i64] = 1  # how much a shot decides the race for it
KEENER: Final[i64] = 2  # … more with each round
HOPE: Final[i64] = 3  # of the best heap of loot, less the further away it is
PATIENCE: Final[i64] = 4  # cards left at which half a hope is left
NEXT_TOKEN: Final[i64] = 5  # how much less for each further token of a heap
GUARDED: Final[i64] = 6  # of a heap in the Marshal's car
A_BULLET: Final[i64] = 7  # a dead card in the deck for the whole game
LAST_BULLET: Final[i64] = 8  # … even at the end
NEXT_DOOR: Final[i64] = 9  # to stand next door to the Marshal
LEADER: Final[i64] = 10  # a dollar of the richest rival
RIVALS: Final[i64] = 11  # a dollar of the rivals' mean
RIVAL_HOPE: Final[i64] = 12  # what a rival hopes for
PURSE: Final[i64] = 13  # a purse, or anything else of unknown value
AT_HAND: Final[i64] = 14  # of the heap where one stands
WITH_LAW: Final[i64] = 15  # to be in the Marshal's car
ON_ROOF: Final[i64] = 16
CROWD: Final[i64] = 17  # each rival where one stands
AT_RISK: Final[i64] = 18  # of one's best token, for each of them
IN_SIGHT: Final[i64] = 19  # each rival in one's line of sight

# Plans
DRAWN: Final[i64] = 20  # a draw
NEEDED: Final[i64] = 21  # … for each card that is missing for the turns to come
SPARE: Final[i64] = 22  # … for each card that one has too many
DRAWN_EARLY: Final[i64] = 23  # … for each card that is still to be laid
HIDDEN: Final[i64] = 24  # a card that tells rivals nothing
LAID: Final[i64] = 25  # each kind of card, besides what comes of it at once
LAID_EARLY: Final[i64] = 32  # … for each card that is still to be laid
ROB_NEXT: Final[i64] = 39  # of the heap where one will stand, with a Robbery left for it
FIRE_NEXT: Final[i64] = 40  # somebody in sight then, with a Fire left for them
KINDS: Final[i64] = 7

_TUNED: Final[list[float]] = [
    1342.0,  # TITLE
    1.94,  # KEEN
    0.189,  # KEENER
    0.764,  # HOPE
    2.34,  # PATIENCE
    0.616,  # NEXT_TOKEN
    0.292,  # GUARDED
    86.3,  # A_BULLET
    14.8,  # LAST_BULLET
    25.8,  # NEXT_DOOR
    0.79,  # LEADER
    0.484,  # RIVALS
    0.372,  # RIVAL_HOPE
    272.0,  # PURSE
    -0.0931,  # AT_HAND
    -46.2,  # WITH_LAW
    79.6,  # ON_ROOF
    25.8,  # CROWD
    0.101,  # AT_RISK
    31.7,  # IN_SIGHT
    99.8,  # DRAWN
    64.7,  # NEEDED
    -33.0,  # SPARE
    8.4,  # DRAWN_EARLY
    8.0,  # HIDDEN
    *(25.5, 9.9, -80.0, -5.2, 48.7, -10.8, 20.1),  # LAID
    *(-8.9, -2.18, 21.6, -7.0, -68.8, 4.83, 14.8),  # LAID_EARLY
    0.173,  # ROB_NEXT
    -3.85,  # FIRE_NEXT
]
VALUES: Final[vec[float]] = vec[float](_TUNED)

_USUAL: Final[list[float]] = [
    1000.0,  # TITLE
    1.8,  # KEEN
    0.3,  # KEENER
    0.75,  # HOPE
    3.0,  # PATIENCE
    0.75,  # NEXT_TOKEN
    0.35,  # GUARDED
    90.0,  # A_BULLET
    5.0,  # LAST_BULLET
    25.0,  # NEXT_DOOR
    0.5,  # LEADER
    0.3,  # RIVALS
    0.5,  # RIVAL_HOPE
    330.0,  # PURSE
    *[0.0] * 6,  # AT_HAND to IN_SIGHT
    *[0.0] * 4,  # DRAWN to DRAWN_EARLY
    8.0,  # HIDDEN
    *[0.0] * 2 * KINDS,  # LAID, LAID_EARLY
    *[0.0] * 2,  # ROB_NEXT, FIRE_NEXT
]


@final
class Habits:
    """How somebody plans."""

    def __init__(self, values: vec[float], heat: float, ahead: bool) -> None:
        self.values = values
        self.heat = heat  # so many dollars more make a plan e times as likely
        self.ahead = ahead  # do they think of the card after this one?


USUAL: Final = Habits(vec[float](_USUAL), 40.0, True)
UNSURE: Final = Habits(VALUES, 150.0, False)


def habits_in(rules: Rules) -> Habits:
    """Where a player is the Marshal the heuristic bot tries plans out by chance, and plays so."""
    for seat in range(rules.n_seats):
        if rules.bandits_of[seat] == 0:
            return UNSURE
    return USUAL
