"""Numbers of Couriers & Armored Train: its tasks, verbs, tellings, cards, figures and tokens."""

from typing import Final

from mypy_extensions import i64

from folsom.engine.agenda import KINDS_PER_MODULE
from folsom.engine.listener import DRAWS_PER_MODULE

SLOT: Final[i64] = 11

# Automatic tasks
ADVANCE: Final[i64] = SLOT * KINDS_PER_MODULE + 0  # the Departure Train goes on by two cars
GATLING_HITS: Final[i64] = SLOT * KINDS_PER_MODULE + 1  # figure = shooter, group = still to be hit

# Questions
ASK_FIRE: Final[i64] = SLOT * KINDS_PER_MODULE + 16  # figure beside a Gatling
ASK_STRIP: Final[i64] = SLOT * KINDS_PER_MODULE + 17  # figure = shooter, a = victim
ASK_SHOVE: Final[i64] = SLOT * KINDS_PER_MODULE + 18  # figure = shooter, a = victim, b = origin
ASK_CURE: Final[i64] = SLOT * KINDS_PER_MODULE + 19  # figure
ASK_DOCUMENT: Final[i64] = SLOT * KINDS_PER_MODULE + 20  # figure, a = token
ASK_HELP: Final[i64] = SLOT * KINDS_PER_MODULE + 21  # figure
ASK_ACCEPT: Final[i64] = SLOT * KINDS_PER_MODULE + 22  # figure, a = kind of action offered
ASK_BASIC: Final[i64] = SLOT * KINDS_PER_MODULE + 23  # figure names a basic action
ASK_DROP: Final[i64] = SLOT * KINDS_PER_MODULE + 24  # figure, Heavy Fire
ASK_RESCUE: Final[i64] = SLOT * KINDS_PER_MODULE + 25  # figure
ASK_LAST_MOVE: Final[i64] = SLOT * KINDS_PER_MODULE + 26  # figure
ASK_LOOT: Final[i64] = SLOT * KINDS_PER_MODULE + 27  # figure names a kind

# What chance decides about
SCHEME: Final[i64] = SLOT * DRAWS_PER_MODULE + 0  # Il Professore's next card
NUGGET_FACES: Final[i64] = SLOT * DRAWS_PER_MODULE + 1  # before the game
LUGGAGE_FACES: Final[i64] = SLOT * DRAWS_PER_MODULE + 2  # before the game
DOCUMENT_FACES: Final[i64] = SLOT * DRAWS_PER_MODULE + 3  # before the game

# Verbs
USE_GATLING: Final[i64] = 32
CURE: Final[i64] = 33  # shooter of the bullet that is removed
FEINT: Final[i64] = 35
OFFER: Final[i64] = 36  # figure, kind of action
PERFORM: Final[i64] = 37  # kind of action
JOIN: Final[i64] = 38  # figure
KEEP_DOCUMENT: Final[i64] = 39
PUT_BACK: Final[i64] = 40
LAY_DOWN: Final[i64] = 41  # token

# Tellings
TRAINS_MOVED: Final[i64] = 120  # round whose facing cars are now in force
GATLING_FIRED: Final[i64] = 121  # figure, set of those it hits
GANG_BULLET: Final[i64] = 122  # who fired, NOBODY for Il Professore; team
BULLET_REMOVED: Final[i64] = 123  # figure, shooter of the bullet, neutral bullets left
LOOT_SEEN: Final[i64] = 124  # figure, kind of token, position, was it put back?; face
EXTRA_CARDS: Final[i64] = 125  # seat, number; cards
FEINTED: Final[i64] = 126  # seat
CARD_LOST: Final[i64] = 127  # seat; card
OFFERED: Final[i64] = 128  # figure, teammate, kind of action
ACCEPTED: Final[i64] = 129  # figure, kind of action, accepted?
PERFORMED: Final[i64] = 130  # figure, kind of action
SCHEMED: Final[i64] = 132  # space of the marker
SCHEMER_LAID: Final[i64] = 133  # kind, bandit on the card, index in the pile, face down?
TURNS_CUT: Final[i64] = 134  # number of turns of this round
GANG_PAID: Final[i64] = 135  # bullets of team 0, bullets of team 1
TEAM_SCORED: Final[i64] = 136  # team, money

# How a figure moved
RESCUED: Final[i64] = 29

# Why a card had no effect
TOP_OF_TRACK: Final[i64] = 34
SUPPLY_TOO_SHORT: Final[i64] = 35
INSIDE_A_CAR: Final[i64] = 36
NO_COURIER: Final[i64] = 37

# Kinds of cards: the one in every deck, and those of Il Professore, who has no hand
HELPING_HAND: Final[i64] = 11
MACHINATION: Final[i64] = 16
QUICK_SHOT: Final[i64] = 17
LAST_COURIER: Final[i64] = 18
BONUS_HAND: Final[i64] = 19
BINOCULARS: Final[i64] = 20  # of the figure on the card
UNDRAWN: Final[i64] = 21  # laid face down, not known to anybody

# Couriers are figures, one for each Armored Car
FIRST_COURIER: Final[i64] = 12
COURIERS: Final[i64] = 3

# Tokens
NUGGET: Final[i64] = 7  # kinds
LUGGAGE: Final[i64] = 8
DOCUMENT: Final[i64] = 9
ARMORED_STRONGBOX: Final[i64] = 31
FIRST_NUGGET: Final[i64] = 46
NUGGETS: Final[i64] = 3
FIRST_LUGGAGE: Final[i64] = 49
PIECES_OF_LUGGAGE: Final[i64] = 5
FIRST_DOCUMENT: Final[i64] = 54
DOCUMENTS: Final[i64] = 3

# Faces of Nuggets and of Documents
STONE: Final[i64] = 1
GOLD: Final[i64] = 2
DECOY: Final[i64] = 3  # Documents of a team: 1 and 2
