"""Parts: what a game of Colt Express can be made of, by name."""

from __future__ import annotations

from typing import Final

from folsom.boxes import shelf

_BOXES: Final = shelf.boxes()
MODES: Final = ("advanced", "first_game")
VARIANTS: Final = tuple(variant for box in _BOXES.values() for variant in box.variants)
# Boxes that are games of their own.
ALONE: Final = tuple(box.module for box in _BOXES.values() if box.is_alone)
_LISTED: Final = (_BOXES[name].module for name in shelf.LISTED)
MODULES: Final = tuple(module for module in _LISTED if module and module not in ALONE)
BASE_ONLY: Final = MODULES[:1]
FROM_OUTSIDE: Final[tuple[str, ...]] = tuple(_BOXES[name].module for name in shelf.OUTSIDE)
# Seats in which nobody plays a bandit.
LAWMEN: Final = tuple(name for box in _BOXES.values() for name in box.lawmen)
# A switch, and whose it is.
SWITCHES: Final = {name: box.module for box in _BOXES.values() for name in box.switches}
MOST_CARS: Final = 6
CHOSEN_ROUNDS: Final = 7
CHOSEN_STATIONS: Final = 3
