"""What the boxes of Colt Express add to what a seat sees; in the order of `envs.box_names`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.agenda import a_of, kind_of
from folsom.engine.bits import bit, count, lowest
from folsom.engine.couriers.professore import HIS_TEAM, THE_QUICK_SHOT, kind_of_card
from folsom.engine.couriers.state import (
    DEPARTURE_POSITIONS,
    FIRST_ARMORED,
    GANG,
    LAST_ARMORED,
    SCHEMES,
)
from folsom.engine.couriers.tasks import (
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
from folsom.engine.couriers.trains import across
from folsom.engine.horses import state as horses
from folsom.engine.horses.tasks import ASK_START, ATTACK_STEP, FLASK
from folsom.engine.marshal import state as law
from folsom.engine.marshal.arrest import TITLES, brawler
from folsom.engine.marshal.colts import LASTING, bullets_left, next_effect
from folsom.engine.marshal.goals import FIRST_WARRANT
from folsom.engine.marshal.prisoners import prisoner_of
from folsom.engine.marshal.tasks import MAILBAG
from folsom.engine.notebook import Notebook
from folsom.engine.state import AT, MARSHAL, RECEIVED, SETTING_UP, State, received_from
from folsom.sight.frame import Frame, faces_seen, money_seen, on_sheet
from folsom.sight.row import NONE
from folsom.sight.scales import (
    CHAMBERS,
    MOST_GANG,
    MOST_GOALS,
    MOST_HORSES,
    MOST_MONEY,
    MOST_SCHEMES,
    MOST_TOKENS,
)

HOSTAGES: Final[i64] = 8
PRISONERS: Final[i64] = 9
EFFECTS: Final[i64] = 6
COLTS: Final[i64] = 2
CLASSIC: Final[i64] = 1  # faces of a whiskey
OLD: Final[i64] = 2
DOCUMENTS: Final[i64] = 3  # of one's own team, of the other, and the Decoy
# Numbers of a bandit
OF_HORSES: Final[i64] = HOSTAGES + 3
OF_LAW: Final[i64] = PRISONERS + LASTING + 3
OF_COURIERS: Final[i64] = DOCUMENTS + 4


# Horses & Stagecoach


def horses_of_bandit(f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
    row = f.row
    row.one_of(HOSTAGES, horses.hostage_of(s, figure))
    row.flag(horses.is_gone(s, figure))
    row.amount(faces_seen(s, notebook, seat, figure, FLASK, CLASSIC), MOST_TOKENS)
    row.amount(faces_seen(s, notebook, seat, figure, FLASK, OLD), MOST_TOKENS)


def beside_the_train(f: Frame, s: State, cars: i64, has_timecar: bool) -> None:
    for car in range(cars):
        f.row.amount(horses.horses_at(s, car), MOST_HORSES)
    if has_timecar:
        f.row.amount(horses.horses_at(s, -1), MOST_HORSES)
    f.row.one_of(cars, _offered_car(s) if s.phase == SETTING_UP else NONE)


def _offered_car(s: State) -> i64:
    """HORSE-ATTACK-01: the car beside which the gang rides; the next step waits for that ahead."""
    n = s.depth - 1
    while n >= 0:
        word = s.agenda[n]
        if kind_of(word) == ASK_START:
            return a_of(word)
        if kind_of(word) == ATTACK_STEP:
            return a_of(word) + 1
        n -= 1
    return NONE


def coach(f: Frame, s: State, cars: i64) -> None:
    f.row.one_of(cars, horses.facing(s))
    f.row.flag(horses.is_guarding(s))
    f.at(horses.shotgun_at(s))
    f.row.some_of(HOSTAGES, s.page[horses.OFFERED])


# Marshal & Prisoners


def law_of_bandit(f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
    row = f.row
    row.flag(law.is_wanted(s, figure))
    row.one_of(PRISONERS, prisoner_of(s, figure))
    row.some_of(LASTING, s.page[law.WOUNDS] >> (3 * figure))
    row.flag(law.has_fallen(s, figure))
    row.amount(money_seen(s, notebook, seat, figure, MAILBAG), MOST_MONEY)


def the_law(f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
    row = f.row
    for slot in range(f.bandits):
        shooter = f.figure(s, seat, slot)
        hits = 0 if shooter == NONE else received_from(s.fig[RECEIVED + MARSHAL], shooter)
        row.amount(hits, CHAMBERS)
    for colt in range(COLTS):
        row.amount(bullets_left(s, colt), CHAMBERS)
        row.one_of(EFFECTS, next_effect(s, colt))
    for title in range(TITLES):
        f.one_bandit(s, seat, brawler(s, title))
    f.some_bandits(s, seat, s.page[law.POSTERS])
    row.some_of(PRISONERS, s.page[law.OFFERED])
    row.some_of(PRISONERS, s.page[law.REWARDS])
    row.amount(count(on_sheet(s, MARSHAL, MAILBAG)), MOST_TOKENS)
    knows = s.over != 0 or seat == law.marshal_seat(s)
    row.amount(money_seen(s, notebook, seat, MARSHAL, MAILBAG) if knows else 0, MOST_MONEY)
    row.amount(count(s.page[law.GOALS]), MOST_GOALS)
    _goals(f, s, seat, s.page[law.SHOWN])
    _goals(f, s, seat, s.page[law.GOALS] if knows else 0)
    row.flag(law.has_fallen(s, MARSHAL))


def _goals(f: Frame, s: State, seat: i64, goals: i64) -> None:
    """Special Targets, then Warrants by where the bandits sit."""
    f.row.some_of(FIRST_WARRANT, goals & (bit(FIRST_WARRANT) - 1))
    f.some_bandits(s, seat, goals >> FIRST_WARRANT)


# Couriers & Armored Train


def couriers_of_bandit(f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
    row = f.row
    row.flag(s.rules.seat_of[figure] % 2 == seat % 2)
    row.amount(money_seen(s, notebook, seat, figure, LUGGAGE), MOST_MONEY)
    for nugget in range(STONE, GOLD + 1):
        row.amount(faces_seen(s, notebook, seat, figure, NUGGET, nugget), MOST_TOKENS)
    for face in range(1, DECOY + 1):
        if faces_seen(s, notebook, seat, figure, DOCUMENT, face):
            row.mark(document(seat, face))
    row.skip(DOCUMENTS)


def document(seat: i64, face: i64) -> i64:
    """Whose Document it is: 0 of one's own team, 1 of the other, 2 the Decoy."""
    if face == DECOY:
        return 2
    return 0 if (face - 1) % 2 == seat % 2 else 1


def trains(f: Frame, s: State) -> None:
    for car in range(DEPARTURE_POSITIONS // 2):
        facing = across(s.layout, 2 * car + 1) // 2 - FIRST_ARMORED
        known = facing >= 0 and facing <= LAST_ARMORED - FIRST_ARMORED
        f.row.one_of(LAST_ARMORED - FIRST_ARMORED + 1, facing if known else NONE)
    for courier in range(FIRST_COURIER, FIRST_COURIER + COURIERS):
        f.at(s.fig[AT + courier])
    f.row.amount((s.page[GANG] & 255) + ((s.page[GANG] >> 8) & 255), MOST_GANG)


def professore(f: Frame, s: State, seat: i64, money: i64) -> None:
    """COUR-INFO-01: what is in Il Professore's deck is public, its order is not."""
    row = f.row
    row.flag(seat % 2 == HIS_TEAM)
    row.amount(money, MOST_MONEY)
    binoculars = s.page[SCHEMES] & (bit(THE_QUICK_SHOT) - 1)
    for kind in range(MACHINATION, BINOCULARS):
        row.amount(_schemes(s, kind), MOST_SCHEMES)
    row.amount(count(binoculars), MOST_SCHEMES)
    f.some_bandits(s, seat, binoculars)


def _schemes(s: State, kind: i64) -> i64:
    found: i64 = 0
    cards = s.page[SCHEMES] & ~(bit(THE_QUICK_SHOT) - 1)
    while cards:
        if kind_of_card(lowest(cards)) == kind:
            found += 1
        cards &= cards - 1
    return found
