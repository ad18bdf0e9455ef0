"""Powers of the bandits of other boxes: bits beside those of the base six."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DIAGONAL: Final[i64] = 64  # Mei climbs to a neighbouring car too
LONG_STEP: Final[i64] = 128  # Silk, movement: one or two cars on either floor
DODGE: Final[i64] = 256  # Silk, dodge: hands the bullet of a meeting on
BARRIER: Final[i64] = 512  # Silk, blocking: nobody comes in by the rear door
THROWS_LEAD: Final[i64] = 1024  # Misty plays Bullet cards as a Punch
IN_STEREO: Final[i64] = 2048  # the Twinzz play twice in a Tunnel, face up

# By character: powers, rank (as in the base game's table)
EXTRA_POWERS: Final[dict[str, tuple[int, int]]] = {
    "mei": (int(DIAGONAL), 0),
    "misty": (int(THROWS_LEAD), 0),
    "twinzz": (int(IN_STEREO), 0),
}
SILK_POWERS: Final[dict[str, tuple[int, int]]] = {
    "movement": (int(LONG_STEP), 0),
    "dodge": (int(DODGE), 0),
    "blocking": (int(BARRIER), 0),
}
