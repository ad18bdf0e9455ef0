"""Bandits of other boxes in the help of a server: what Silk can do."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.game import catalogue
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.help import BoxHelp, Json, Mix, Names


class CharactersHelp(BoxHelp):
    rules_of: ClassVar = {"EXTRA": "strangers"}
    mixes: ClassVar = (
        Mix(
            "strangers",
            {
                "players": 7,
                "modules": ["base", "time_travel_car"],
                "extra_bandits": list(catalogue.extra_bandits()),
                "silk_power": "movement",
            },
            4,
        ),
    )

    def setup(self, texts: Texts) -> Json:
        return {
            "silk_powers": [
                {"id": id, "name": its["name"], "about": its["hint"]}
                for id, its in _powers(texts).items()
            ]
        }

    def names(self, texts: Texts) -> Names:
        return {"powers": _powers(texts)}


BOX: Final = CharactersHelp()


def _powers(texts: Texts) -> dict[str, Json]:
    return {
        id: {"name": texts(f"silk-power-{id}"), "hint": say.power(texts, "silk", chosen=id)}
        for id in catalogue.silk_powers()
    }
