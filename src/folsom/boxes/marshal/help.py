"""Marshal & Prisoners in the help of a server: Goals, bullets, Prisoners, titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from folsom.boxes.marshal.box import LAWMAN, MarshalBox
from folsom.boxes.marshal.printed import PRISON, prisoners
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.boxes.marshal.rules.goals import SPECIAL_IDS
from folsom.boxes.marshal.texts import goal, prisoner
from folsom.game import catalogue
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.help import BoxHelp, Json, Mix, Names, hints, section, short


class MarshalHelp(BoxHelp):
    rules_of: ClassVar = {"MARSHAL": MarshalBox.module}
    mixes: ClassVar = (
        Mix("star_and_gang", {"players": 5, "modules": ["base", MarshalBox.module]}, 5),
    )

    def setup(self, texts: Texts) -> Json:
        name, power = texts("setup-law"), texts("setup-law.about")
        return {"law": {"id": LAWMAN, "name": name, "power": power}}

    def names(self, texts: Texts) -> Names:
        everybody = (*catalogue.bandits(), *catalogue.extra_bandits())
        ids = (*SPECIAL_IDS, *(f"capture_{bandit}" for bandit in everybody))
        goals = {id: goal(texts, id) for id in ids}
        return {
            "cars": {PRISON.id: short(texts, f"car-{PRISON.id}")},
            "goals": {id: {"name": it["goal"], "hint": it["hint"]} for id, it in goals.items()},
            "effects": {
                id: {"name": texts(f"effect-{id}"), "hint": texts(f"effect-{id}.hint")}
                for id in EFFECT_IDS
            },
            "prisoners": {
                id: {"name": prisoner(texts, id), "power": say.power(texts, idol)}
                for id, idol in prisoners().items()
            },
            "titles": {id: {"name": texts(f"brawler-{id}")} for id in BRAWLER_IDS},
        }

    def sections(self, texts: Texts) -> Iterable[Json]:
        goals, bullets = hints(texts, "goal", SPECIAL_IDS), hints(texts, "effect", EFFECT_IDS)
        yield section(texts("rules-title-goals"), "goals", goals, "MARSHAL-GOAL")
        yield section(texts("rules-title-colts"), "colts", bullets, "MARSHAL-BULLET")

    def reconstructed(self, texts: Texts) -> Iterable[tuple[str, str]]:
        yield texts("reconstructed-bullets"), "MARSHAL-BULLET-01"


BOX: Final = MarshalHelp()
