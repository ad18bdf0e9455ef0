"""Scales: the most that is told apart. Whatever is above counts as that much."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine import rules
from folsom.engine.base import setup

ROUNDS: Final[i64] = rules.ROUNDS
CHAMBERS: Final[i64] = setup.BULLETS
MOST_NEUTRAL: Final[i64] = 20
MOST_CARDS: Final[i64] = 20
MOST_ALIKE: Final[i64] = 4  # cards of a kind in a zone
MOST_BULLETS: Final[i64] = 12
MOST_VALUE: Final[i64] = 1000  # of one token
MOST_TOKENS: Final[i64] = 8
MOST_MONEY: Final[i64] = 5000

# The boxes
MOST_PLANS: Final[i64] = 2
MOST_HORSES: Final[i64] = 4
MOST_GOALS: Final[i64] = 5
MOST_GANG: Final[i64] = 20
MOST_SCHEMES: Final[i64] = 4

# Colt Super Express
MOST_ROUNDS: Final[i64] = 8
MOST_LOOT: Final[i64] = 8
