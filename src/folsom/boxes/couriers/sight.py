"""What Couriers & Armored Train adds to what a seat sees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.couriers.rules.professore import HIS_TEAM, THE_QUICK_SHOT, kind_of_card
from folsom.boxes.couriers.rules.scoring import NUGGET_MONEY
from folsom.boxes.couriers.rules.state import (
    DEPARTURE_POSITIONS,
    FIRST_ARMORED,
    GANG,
    LAST_ARMORED,
    SCHEMES,
    TRACK,
)
from folsom.boxes.couriers.rules.tasks import (
    ASK_ACCEPT,
    ASK_DOCUMENT,
    ASK_SHOVE,
    ASK_STRIP,
    BINOCULARS,
    COURIERS,
    DECOY,
    DOCUMENT,
    FIRST_COURIER,
    GOLD,
    LUGGAGE,
    MACHINATION,
    NUGGET,
    STONE,
)
from folsom.boxes.couriers.rules.trains import across
from folsom.engine.agenda import a_of, kind_of
from folsom.engine.bits import bit, count, lowest
from folsom.engine.notebook import Notebook
from folsom.engine.state import AT, FACE, State
from folsom.engine.vectors import vector
from folsom.sight.box_sight import About, BoxSight
from folsom.sight.frame import Frame, faces_seen, money_seen
from folsom.sight.row import NONE
from folsom.sight.scales import MOST_MONEY, MOST_TOKENS

MOST_GANG: Final[i64] = 20
MOST_SCHEMES: Final[i64] = 4
DOCUMENTS: Final[i64] = 3  # of one's own team, of the other, and the Decoy


@final
class CouriersSight(BoxSight):
    def __init__(self, track: list[int]) -> None:
        """What each space of Il Professore's marker is worth, if he plays."""
        self._track = vector(track)

    def about(self, s: State, task: i64, about: About) -> None:
        kind = kind_of(task)
        if kind in (ASK_STRIP, ASK_SHOVE):
            about.victim = a_of(task)
        elif kind == ASK_ACCEPT:
            about.card = a_of(task)

    def decision(self, f: Frame, s: State, seat: i64, task: i64) -> None:
        """A Document that only its finder has seen."""
        asked = kind_of(task) == ASK_DOCUMENT
        f.row.one_of(DOCUMENTS, document(seat, s.word[FACE + a_of(task)]) if asked else NONE)

    def bandit(self, f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
        row = f.row
        row.flag(s.rules.seat_of[figure] % 2 == seat % 2)
        row.amount(money_seen(s, notebook, seat, figure, LUGGAGE), MOST_MONEY)
        for nugget in range(STONE, GOLD + 1):
            row.amount(faces_seen(s, notebook, seat, figure, NUGGET, nugget), MOST_TOKENS)
        for face in range(1, DECOY + 1):
            if faces_seen(s, notebook, seat, figure, DOCUMENT, face):
                row.mark(document(seat, face))
        row.skip(DOCUMENTS)

    def beside(self, f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
        for car in range(DEPARTURE_POSITIONS // 2):
            facing = across(s.layout, 2 * car + 1) // 2 - FIRST_ARMORED
            known = facing >= 0 and facing <= LAST_ARMORED - FIRST_ARMORED
            f.row.one_of(LAST_ARMORED - FIRST_ARMORED + 1, facing if known else NONE)
        for courier in range(FIRST_COURIER, FIRST_COURIER + COURIERS):
            f.at(s.word[AT + courier])
        f.row.amount((s.word[GANG] & 255) + ((s.word[GANG] >> 8) & 255), MOST_GANG)
        if len(self._track) > 0:
            professore(f, s, seat, self._track[s.word[TRACK]])

    def money(self, kind: i64, face: i64) -> i64:
        """A Document is no money, and of nuggets only gold is."""
        if kind == DOCUMENT:
            return 0
        if kind == NUGGET:
            return NUGGET_MONEY if face == GOLD else 0
        return NONE


def document(seat: i64, face: i64) -> i64:
    """Whose Document it is: 0 of one's own team, 1 of the other, 2 the Decoy."""
    if face == DECOY:
        return 2
    return 0 if (face - 1) % 2 == seat % 2 else 1


def professore(f: Frame, s: State, seat: i64, money: i64) -> None:
    """COUR-INFO-01: what is in Il Professore's deck is public, its order is not."""
    row = f.row
    row.flag(seat % 2 == HIS_TEAM)
    row.amount(money, MOST_MONEY)
    binoculars = s.word[SCHEMES] & (bit(THE_QUICK_SHOT) - 1)
    for kind in range(MACHINATION, BINOCULARS):
        row.amount(schemes(s, kind), MOST_SCHEMES)
    row.amount(count(binoculars), MOST_SCHEMES)
    f.some_bandits(s, seat, binoculars)


def schemes(s: State, kind: i64) -> i64:
    found: i64 = 0
    cards = s.word[SCHEMES] & ~(bit(THE_QUICK_SHOT) - 1)
    while cards:
        if kind_of_card(lowest(cards)) == kind:
            found += 1
        cards &= cards - 1
    return found
