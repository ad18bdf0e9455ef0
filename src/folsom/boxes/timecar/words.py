"""Journeys through time in questions, options and events; where to is the traveller's secret."""

from __future__ import annotations

from typing import Final

from folsom.boxes.timecar.rules import travel
from folsom.boxes.timecar.rules.manifest import ASK_HIDEOUT, HIDE
from folsom.game.asking import Questions, in_secret
from folsom.game.box_words import BoxWords
from folsom.game.notation import BESIDE_THE_TRAIN
from folsom.game.option import Writers, about
from folsom.game.readings import Readers, reveals, reveals_its_secret


def hideout_name(position: int) -> str:
    """What somebody hides under: a car by its number, else what the position belongs to."""
    if position in BESIDE_THE_TRAIN:
        return BESIDE_THE_TRAIN[position].partition(".")[0]
    return str(position // 2)


QUESTIONS: Final[Questions] = {int(ASK_HIDEOUT): in_secret("hide")}
OPTIONS: Final[Writers] = {int(HIDE): about("hide", "hideout", lambda o: hideout_name(o.a))}
EVENTS: Final[Readers] = {
    int(travel.TRAVELS): (
        "travels",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)}, {"hideout": hideout_name(r.secret)}),
    ),
    int(travel.APPEARED): (
        "appeared",
        reveals,
        lambda r: ({"bandit": r.figure(r.a), "position": r.position(r.b)}, {}),
    ),
}


BOX: Final = BoxWords(QUESTIONS, OPTIONS, EVENTS)
