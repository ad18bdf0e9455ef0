"""The base game in the help of a server."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.game import box_config, catalogue
from folsom.game.parts import LAWMEN
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.help import BoxHelp, Json, Mix, Names, short


class BaseHelp(BoxHelp):
    mixes: ClassVar = (Mix("first_evening", {"players": 4}, 1),)

    def game(self, texts: Texts) -> Json:
        return {"players": list(box_config.players_of("").numbers)}

    def names(self, texts: Texts) -> Names:
        phases = ("set_up", "round_start", "schemin", "stealin", "over")
        marshal = f"figure-{LAWMEN[0]}"
        return {
            "figures": {
                LAWMEN[0]: {"name": say.opening(texts(marshal)), "short": texts(f"{marshal}.name")}
            },
            "cars": {id: short(texts, f"car-{id}") for id in catalogue.cars()},
            "phases": {id: texts(f"phase-{id}") for id in phases},
        }


BOX: Final = BaseHelp()
