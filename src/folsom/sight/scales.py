"""Scales: the most that is told apart. Whatever is above counts as that much.

Those of a box are in its own `sight`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules import setup
from folsom.engine import rules

ROUNDS: Final[i64] = rules.ROUNDS
CHAMBERS: Final[i64] = setup.BULLETS
MOST_NEUTRAL: Final[i64] = 20
MOST_CARDS: Final[i64] = 20
MOST_ALIKE: Final[i64] = 4  # cards of a kind in a zone
MOST_BULLETS: Final[i64] = 12
MOST_VALUE: Final[i64] = 1000  # of one token
MOST_TOKENS: Final[i64] = 8
MOST_MONEY: Final[i64] = 5000
