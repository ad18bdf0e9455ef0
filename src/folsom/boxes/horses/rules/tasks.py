"""Numbers of Horses & Stagecoach: its tasks, verbs, tellings, card and positions."""

from typing import Final

from mypy_extensions import i64

from folsom.engine.agenda import KINDS_PER_MODULE
from folsom.engine.listener import DRAWS_PER_MODULE

SLOT: Final[i64] = 8

# Automatic tasks
ATTACK_STEP: Final[i64] = SLOT * KINDS_PER_MODULE + 0  # a = car that is offered
DRIFT: Final[i64] = SLOT * KINDS_PER_MODULE + 1
STAGGER: Final[i64] = SLOT * KINDS_PER_MODULE + 2  # the Marshal, car by car

# Questions
ASK_ATTACK: Final[i64] = SLOT * KINDS_PER_MODULE + 16  # together
ASK_START: Final[i64] = SLOT * KINDS_PER_MODULE + 17  # figure, a = car that is offered
ASK_RIDE: Final[i64] = SLOT * KINDS_PER_MODULE + 18  # figure
ASK_FLEE: Final[i64] = SLOT * KINDS_PER_MODULE + 19  # figure
ASK_HOSTAGE: Final[i64] = SLOT * KINDS_PER_MODULE + 20  # figure
ASK_MELEE: Final[i64] = SLOT * KINDS_PER_MODULE + 21  # together

# What chance decides about
OLD_FLASK: Final[i64] = SLOT * DRAWS_PER_MODULE + 0  # where the old whiskey is
SHOWN_HOSTAGES: Final[i64] = SLOT * DRAWS_PER_MODULE + 1
SPILT_FLASK: Final[i64] = SLOT * DRAWS_PER_MODULE + 2
RIVALS_BULLETS: Final[i64] = SLOT * DRAWS_PER_MODULE + 3  # among those that a seat borrowed

# Verbs
BOARD: Final[i64] = 16  # set of the seat's bandits: 1 the first, 2 the other
GALLOP: Final[i64] = 17
RIDE_TO: Final[i64] = 18  # position
LEAVE: Final[i64] = 19
FLEE_TO: Final[i64] = 20  # position
TAKE_HOSTAGE: Final[i64] = 21  # hostage
DRINK: Final[i64] = 22  # kind of drink, figure

# Tellings
BOARDED: Final[i64] = 64  # figure, position
GALLOPED: Final[i64] = 65  # figure, car left behind
FIRST_DRAWN: Final[i64] = 66  # seat
COACH_MOVED: Final[i64] = 67  # facing car before, and now
HORSES_LEFT: Final[i64] = 68  # number, car
HORSES_MOVED: Final[i64] = 69
HOSTAGE_TAKEN: Final[i64] = 70  # figure, hostage
DRANK: Final[i64] = 71  # figure, kind of drink, is it empty now?
FLASK_SPILT: Final[i64] = 72  # kind of drink, position
ESCAPED: Final[i64] = 73  # figure, car
CROSSED: Final[i64] = 74  # figure
NO_PLAYABLE_CARD: Final[i64] = 75  # seat

# How a figure moved, and why a card had no effect
RODE: Final[i64] = 16
NO_HORSE: Final[i64] = 16
HOSTAGE_BARS: Final[i64] = 17
IS_GONE: Final[i64] = 18

# The card that the module adds to each deck
RIDE: Final[i64] = 6

# Positions of the coach, and the figure on it
COACH_IN: Final[i64] = 22
COACH_ROOF: Final[i64] = 23
SHOTGUN: Final[i64] = 11

# Tokens: a flask is another token when it has been drunk from
FLASK: Final[i64] = 3  # kind: untouched, its drink is hidden
HALF_CLASSIC: Final[i64] = 4
HALF_OLD: Final[i64] = 5
THIRD_STRONGBOX: Final[i64] = 30
FIRST_FLASK: Final[i64] = 32
FIRST_HALF_CLASSIC: Final[i64] = 38
FIRST_HALF_OLD: Final[i64] = 43
FLASKS: Final[i64] = 6
CLASSIC_FLASKS: Final[i64] = 5
