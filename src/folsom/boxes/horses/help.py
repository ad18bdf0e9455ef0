"""Horses & Stagecoach in the help of a server."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.boxes.horses.box import HorsesBox
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.help import BoxHelp, Mix, Names


class HorsesHelp(BoxHelp):
    rules_of: ClassVar = {"HORSE": HorsesBox.module}
    mixes: ClassVar = (Mix("wild_ride", {"players": 4, "modules": ["base", HorsesBox.module]}, 3),)

    def names(self, texts: Texts) -> Names:
        return {
            "figures": {"shotgun": {"name": say.opening(texts("figure-shotgun"))}},
            "hostages": {
                id: {
                    "name": texts(f"hostage-{id}"),
                    "hint": texts(f"hostage-{id}.effect"),
                    "short": texts(f"hostage-{id}.ransom"),
                }
                for id in HOSTAGE_IDS
            },
        }


BOX: Final = HorsesHelp()
