"""Values: what a search cares for, in dollars or as parts of them.

Tuned by games of bots that follow a rehearsal, one with changed values against three without.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
FIRE_NEXT: Final[i64] = 40  # somebody in sight then, with a Fire left for him
KINDS: Final[i64] = 7

_TUNED: Final[list[float]] = [
    1223.0,  # TITLE
    1.77,  # KEEN
    0.29,  # KEENER
    0.79,  # HOPE
    3.30,  # PATIENCE
    0.78,  # NEXT_TOKEN
    0.44,  # GUARDED
    104.0,  # A_BULLET
    -5.1,  # LAST_BULLET
    41.1,  # NEXT_DOOR
    0.58,  # LEADER
    0.49,  # RIVALS
    0.41,  # RIVAL_HOPE
    317.0,  # PURSE
    -0.00,  # AT_HAND
    -11.3,  # WITH_LAW
    54.3,  # ON_ROOF
    0.0,  # CROWD
    0.0,  # AT_RISK
    0.0,  # IN_SIGHT
    65.1,  # DRAWN
    49.4,  # NEEDED
    -15.9,  # SPARE
    -0.84,  # DRAWN_EARLY
    8.0,  # HIDDEN
    *(15.6, 10.8, -39.9, -30.4, 30.4, 9.4, 35.9),  # LAID
    *(-12.6, -17.3, -25.5, -0.27, -30.3, -12.1, 1.75),  # LAID_EARLY
    0.0,  # ROB_NEXT
    0.0,  # FIRE_NEXT
]
VALUES: Final[vec[float]] = vec[float](_TUNED)
