"""Couriers & Armored Train in the help of a server: two trains, teams, Il Professore."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from folsom.boxes.couriers.box import COURIER_IDS, PROFESSORE, CouriersBox
from folsom.boxes.couriers.printed import armored_train, document_teams, former_departure_train
from folsom.game import catalogue
from folsom.texts import Texts
from folsom.texts.help import BoxHelp, Json, Mix, Names, section, short

# Sections of the help, and the rules they rest on.
SECTIONS: Final = {
    "two_trains": "COUR-GEO, COUR-MOVE, COUR-FIRE, COUR-ENC",
    "team_money": "COUR-SCORE",
    "professore": "COUR-PROF",
}


class CouriersHelp(BoxHelp):
    rules_of: ClassVar = {"COUR": CouriersBox.module}
    mixes: ClassVar = (
        Mix("two_trains", {"players": 6, "modules": ["base", CouriersBox.module]}, 6),
    )

    def names(self, texts: Texts) -> Names:
        cars = (*list(former_departure_train())[1:], *(car.id for car in armored_train()))
        return {
            "figures": {id: _named(texts, f"figure-{id}") for id in (*COURIER_IDS, PROFESSORE)},
            "teams": {id: _named(texts, f"team-{id}") for id in catalogue.team_colours()},
            "documents": {id: texts(f"document-{id}") for id in document_teams()},
            "cars": {id: short(texts, f"car-{id}") for id in cars},
        }

    def sections(self, texts: Texts) -> Iterable[Json]:
        for id, rules in SECTIONS.items():
            title = f"rules-title-{id}"
            yield section(texts(title), id, texts(f"{title}.text"), rules)

    def reconstructed(self, texts: Texts) -> Iterable[tuple[str, str]]:
        yield texts("reconstructed-cavalry"), "COUR-CAV-02"
        yield texts("reconstructed-track"), "COUR-PROF-09"


BOX: Final = CouriersHelp()


def _named(texts: Texts, key: str) -> Json:
    return {"name": texts(key), "short": texts(f"{key}.name")}
