"""Set-up: section 4 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import UNRANKED
from folsom.boxes.base.rules.setup import place
from folsom.boxes.base.rules.tasks import MARSHAL_CARD
from folsom.boxes.couriers.rules.knowledge import ALL_WAYS
from folsom.boxes.couriers.rules.state import (
    ARMOURY,
    FIRST_ARMORED,
    INFIRMARY,
    TENDER,
    WAYS,
)
from folsom.boxes.couriers.rules.tasks import (
    ARMORED_STRONGBOX,
    DOCUMENT,
    DOCUMENT_FACES,
    DOCUMENTS,
    FIRST_COURIER,
    FIRST_DOCUMENT,
    FIRST_LUGGAGE,
    FIRST_NUGGET,
    GOLD,
    HELPING_HAND,
    LUGGAGE,
    LUGGAGE_FACES,
    NUGGET,
    NUGGET_FACES,
    NUGGETS,
    PIECES_OF_LUGGAGE,
    STONE,
)
from folsom.engine.bits import bit, card
from folsom.engine.board import INSIDE, ROOF, position
from folsom.engine.chance import below
from folsom.engine.circle import clockwise
from folsom.engine.loot import FIRST_STRONGBOX, STRONGBOX, STRONGBOX_VALUE
from folsom.engine.rules import Rules
from folsom.engine.state import ASIDE, AT, BOX, FACE, GROUND, RANK, State

ARMORED_CARS: Final[tuple[int, int, int]] = (6, 8, 10)
CHEAPEST_LUGGAGE: Final[i64] = 300
LUGGAGE_STEP: Final[i64] = 100


def bring_tokens(rules: Rules) -> None:
    """COUR-SETUP-07, 08, COUR-INFO-03: nothing that lies face down is told apart."""
    rules.add_tokens(STRONGBOX, ARMORED_STRONGBOX, 1)
    rules.add_tokens(NUGGET, FIRST_NUGGET, NUGGETS)
    rules.add_tokens(LUGGAGE, FIRST_LUGGAGE, PIECES_OF_LUGGAGE)
    rules.add_tokens(DOCUMENT, FIRST_DOCUMENT, DOCUMENTS)
    for kind in (NUGGET, LUGGAGE, DOCUMENT):
        rules.secret_tokens |= rules.tokens_of[kind]
    rules.worth_money |= rules.tokens_of[STRONGBOX] | rules.tokens_of[LUGGAGE]
    rules.alike = rules.secret_tokens


def deal_recipes(rules: Rules) -> None:
    """COUR-SETUP-10, COUR-SCOPE-04, COUR-HELP-08: no Marshal card; a Helping Hand in company."""
    for seat in range(rules.n_seats):
        rules.recipe[seat] -= card(MARSHAL_CARD)
        if seat + 2 < rules.n_seats or seat >= 2:
            rules.recipe[seat] += card(HELPING_HAND)


def load_armored_train(s: State) -> None:
    """COUR-SETUP-07, 08."""
    s.word[FACE + ARMORED_STRONGBOX] = STRONGBOX_VALUE
    s.word[GROUND + position(FIRST_ARMORED, INSIDE)] |= bit(ARMORED_STRONGBOX)
    for n in range(NUGGETS):
        s.word[FACE + FIRST_NUGGET + n] = GOLD if n == 0 else STONE
        s.word[GROUND + position(TENDER, ROOF)] |= bit(FIRST_NUGGET + n)
    for n in range(DOCUMENTS):
        s.word[FACE + FIRST_DOCUMENT + n] = n + 1
        s.word[GROUND + position(ARMORED_CARS[n], INSIDE)] |= bit(FIRST_DOCUMENT + n)
        s.word[GROUND + position(ARMORED_CARS[n], ROOF)] |= bit(FIRST_LUGGAGE + n)
    s.word[GROUND + position(ARMOURY, INSIDE)] |= bit(FIRST_LUGGAGE + 3)
    s.word[GROUND + position(INFIRMARY, INSIDE)] |= bit(FIRST_LUGGAGE + 4)
    for n in range(PIECES_OF_LUGGAGE):
        s.word[FACE + FIRST_LUGGAGE + n] = CHEAPEST_LUGGAGE + n * LUGGAGE_STEP
    _shuffle(s, FIRST_NUGGET, NUGGETS, NUGGET_FACES)
    _shuffle(s, FIRST_LUGGAGE, PIECES_OF_LUGGAGE, LUGGAGE_FACES)
    _shuffle(s, FIRST_DOCUMENT, DOCUMENTS, DOCUMENT_FACES)


def _shuffle(s: State, first: i64, number: i64, about: i64) -> None:
    """The faces of tokens that follow each other."""
    for n in range(number - 1, 0, -1):
        a = FACE + first + n
        b = FACE + first + below(s, n + 1, about)
        face = s.word[a]
        s.word[a] = s.word[b]
        s.word[b] = face


def open_ways(s: State) -> None:
    """COUR-INFO-03: nobody knows anything of the Documents yet."""
    s.word[WAYS] = ALL_WAYS


def clear_locomotive(s: State, one_stays: bool) -> None:
    """COUR-SETUP-04: the base Strongboxes stay in the box, unless the house wants the first."""
    unused = bit(FIRST_STRONGBOX + 1)
    if not one_stays:
        unused |= bit(FIRST_STRONGBOX)
    s.word[GROUND + position(0, INSIDE)] &= ~unused
    s.word[GROUND + ASIDE] &= ~unused
    s.word[GROUND + BOX] |= unused


def place_all(s: State) -> None:
    """COUR-SETUP-07, 09, COUR-SCOPE-04: bandits in the caboose, no Marshal, three Couriers."""
    for n in range(3):
        s.word[RANK + FIRST_COURIER + n] = UNRANKED
        s.word[AT + FIRST_COURIER + n] = position(ARMORED_CARS[n], INSIDE if n == 1 else ROOF)
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        place(s, s.rules.first_bandit[seat], position(s.rules.last_car, INSIDE))
