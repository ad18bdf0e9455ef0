"""The numbers of Pies & Pistols, all out of those that are free (``folsom/boxes/outside.py``)."""

from __future__ import annotations

from typing import Final

from folsom.engine.agenda import KINDS_PER_MODULE
from folsom.engine.listener import DRAWS_PER_MODULE

SLOT: Final = 27
ASK_THROW: Final = SLOT * int(KINDS_PER_MODULE) + 0  # question: figure
PIE_FACES: Final = SLOT * int(DRAWS_PER_MODULE) + 0  # what chance decides about, before the game

PIE: Final = 10  # kind of token
FIRST_PIE: Final = 46  # its handles

FOOD_FIGHT: Final = 40  # event of a Round card
SWEET_TOOTH: Final = 16  # power, as a bit

THROW: Final = 50  # option: figure
THROWN: Final = 160  # telling: figure, target; content of the pie
PELTED: Final = 40  # how a figure moved
