"""Numbers of Marshal & Prisoners: its tasks, verbs, tellings, cards, position and token."""

from typing import Final

from mypy_extensions import i64

from folsom.engine.agenda import KINDS_PER_MODULE
from folsom.engine.listener import DRAWS_PER_MODULE

SLOT: Final[i64] = 10

# Automatic tasks
REFLEX_TURN: Final[i64] = SLOT * KINDS_PER_MODULE + 0  # a = place in the circle
RETURN_HANDS: Final[i64] = SLOT * KINDS_PER_MODULE + 1

# Questions
ASK_SHOOT: Final[i64] = SLOT * KINDS_PER_MODULE + 16  # the Marshal's Fire
ASK_ARREST: Final[i64] = SLOT * KINDS_PER_MODULE + 17
ASK_ESCAPE: Final[i64] = SLOT * KINDS_PER_MODULE + 18  # figure
ASK_FREE: Final[i64] = SLOT * KINDS_PER_MODULE + 19  # figure
ASK_PAY: Final[i64] = SLOT * KINDS_PER_MODULE + 20  # figure that was freed, a = its deliverer
ASK_LOOT: Final[i64] = SLOT * KINDS_PER_MODULE + 21  # figure, the first of two tokens
ASK_MORE_LOOT: Final[i64] = SLOT * KINDS_PER_MODULE + 22  # figure, a = the token named first
ASK_REFLEX: Final[i64] = SLOT * KINDS_PER_MODULE + 23
ASK_ANGRY_SHOT: Final[i64] = SLOT * KINDS_PER_MODULE + 24
ASK_ANGRY_MOVE: Final[i64] = SLOT * KINDS_PER_MODULE + 25
ASK_EJECT: Final[i64] = SLOT * KINDS_PER_MODULE + 26  # figure that may fall

# What chance decides about
CHEAP_BAG: Final[i64] = SLOT * DRAWS_PER_MODULE + 0
GOAL_KIND: Final[i64] = SLOT * DRAWS_PER_MODULE + 1
GOAL: Final[i64] = SLOT * DRAWS_PER_MODULE + 2
RUMOR: Final[i64] = SLOT * DRAWS_PER_MODULE + 3
SHOWN_PRISONERS: Final[i64] = SLOT * DRAWS_PER_MODULE + 4

# Verbs
FETCH: Final[i64] = 24
SHOOT: Final[i64] = 25  # targets of Colt 1 and Colt 2; NOBODY for none
FREE: Final[i64] = 26  # prisoner
DELIVER: Final[i64] = 27  # figure
PAY: Final[i64] = 28  # token

# Tellings
GOAL_DRAWN: Final[i64] = 100  # goals drawn so far; goal
GOAL_SHOWN: Final[i64] = 101  # goal
GOAL_JUDGED: Final[i64] = 102  # goal, fulfilled?
ARRESTED: Final[i64] = 103  # figure, was his poster taken?
COLT_FIRED: Final[i64] = 104  # target, colt, effect, bullets left
PRISONER_FREED: Final[i64] = 105  # figure, prisoner
PRISONER_SEIZED: Final[i64] = 106  # figure, prisoner
MAILBAG_SEIZED: Final[i64] = 107  # figure; value
DELIVERED: Final[i64] = 108  # figure, the figure that it sets free
THANKED: Final[i64] = 109  # giver, taker, token kind; face
COPIED: Final[i64] = 110  # figure, kind of card
FETCHED: Final[i64] = 111  # seat
BRAWLER_TAKEN: Final[i64] = 112  # figure, title
LOOT_RESCUED: Final[i64] = 113  # number of tokens, position
EJECTED: Final[i64] = 114  # figure
REWARDED: Final[i64] = 115  # prisoners, mailbags

# How a figure moved
BROKE_OUT: Final[i64] = 20
SET_FREE: Final[i64] = 21
JAILED: Final[i64] = 22

# Why a card had no effect
IN_CELL: Final[i64] = 20
DISARMED: Final[i64] = 21
KNEE_WOUND: Final[i64] = 22
SHOULDER_WOUND: Final[i64] = 23
NOTHING_TO_COPY: Final[i64] = 24
NOTHING_TO_FREE: Final[i64] = 25
FELL_OFF: Final[i64] = 26

# Kinds of cards
BRILLIANT_IDEA: Final[i64] = 7
MOVE_PLUS: Final[i64] = 8
FLOOR_CHANGE_PLUS: Final[i64] = 9
ARREST: Final[i64] = 10

# The position that the Prison car has besides its inside and its roof
CELL: Final[i64] = 25

# Tokens
MAILBAG: Final[i64] = 6  # kind: its value is hidden
FIRST_MAILBAG: Final[i64] = 44
MAILBAGS: Final[i64] = 2
