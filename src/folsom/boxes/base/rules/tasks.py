"""Numbers of the base game: its tasks, its actions, its turn types."""

from typing import Final

from mypy_extensions import i64

SLOT: Final[i64] = 0

# Automatic tasks
NEXT_ROUND: Final[i64] = 0
TURN_CARD: Final[i64] = 1
PREPARE_DECKS: Final[i64] = 2
DEAL: Final[i64] = 3
BEGIN_PLANNING: Final[i64] = 4
TURN: Final[i64] = 5  # a = turn, b = place in the turn
END_PLANNING: Final[i64] = 6
BEGIN_STEALIN: Final[i64] = 7
RESOLVE: Final[i64] = 8
SETTLE: Final[i64] = 9  # group = figures that arrived or were reached
NEUTRAL_SHOTS: Final[i64] = 10  # a = cause, group = figures concerned by it
FLEE: Final[i64] = 11  # group = figures that go to the other floor
SHOVE: Final[i64] = 12  # figure = victim, a = where the shot came from, b = who fired it
EVENT: Final[i64] = 13
MARSHAL_ADVANCES: Final[i64] = 14
END_ROUND: Final[i64] = 15
SCORE: Final[i64] = 16

# Questions
PLAN: Final[i64] = 20  # a = what may be done
MOVE_TO: Final[i64] = 21  # figure
FIRE_AT: Final[i64] = 22  # figure
ROB: Final[i64] = 23  # figure
PUNCH_WHOM: Final[i64] = 24  # figure
PUNCH_WHAT: Final[i64] = 25  # figure, a = victim
PUNCH_KEEP: Final[i64] = 26  # figure, a = victim, b = token
PUNCH_WHERE: Final[i64] = 27  # figure, a = victim
MARSHAL_TO: Final[i64] = 28  # figure that played the card
PICKPOCKET: Final[i64] = 29  # figure
FLOOR_TO: Final[i64] = 30  # figure
FIRST_QUESTION: Final[i64] = 20

# What may be done in a player turn (field a of PLAN)
ANY_CARD: Final[i64] = 0
ONLY_FIRST: Final[i64] = 1  # only a card of the seat's first bandit, or pass
ONLY_OTHER: Final[i64] = 2  # only a card of the seat's other bandit, or pass
PLAY_ONE: Final[i64] = 3  # a card, no draw
PLAY_TWO: Final[i64] = 4  # one of two cards, no draw; neither is covered
MAY_PLAY: Final[i64] = 5  # a further card, or pass

# Kinds of Action cards
MOVE: Final[i64] = 0
FLOOR_CHANGE: Final[i64] = 1
FIRE: Final[i64] = 2
ROBBERY: Final[i64] = 3
PUNCH: Final[i64] = 4
MARSHAL_CARD: Final[i64] = 5
BASE_ACTIONS: Final[i64] = 6
