"""Colt Super Express, a game of its own."""

from __future__ import annotations

from typing import Final

from folsom.boxes.box import OTHER_BOXES, Box, Refusal


class SuperexpressBox(Box):
    module = "colt_super_express"
    is_alone = True
    game = "super"
    title = "Colt Super Express"
    refusals = (
        Refusal(
            "EXTRA-COMPAT-09",
            ("colt_super_express",),
            ("base", OTHER_BOXES),
            "Colt Super Express is a game of its own",
        ),
    )


BOX: Final = SuperexpressBox()
