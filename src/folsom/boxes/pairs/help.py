"""Boxes together in the help of a server."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.game import catalogue
from folsom.texts.help import BoxHelp, Mix


class PairsHelp(BoxHelp):
    mixes: ClassVar = (
        Mix(
            "full_madness",
            {
                "players": 8,
                "modules": ["base", "horses_stagecoach", "marshal_prisoners", "time_travel_car"],
                "extra_bandits": list(catalogue.extra_bandits()),
                "silk_power": "blocking",
            },
            7,
        ),
    )


BOX: Final = PairsHelp()
