"""Set-up: section 3 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.tasks import NEXT_ROUND
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count
from folsom.engine.board import INSIDE, position
from folsom.engine.chance import FIRST_PLAYER, PURSES, below, seed
from folsom.engine.circle import clockwise
from folsom.engine.loot import (
    FIRST_JEWEL,
    FIRST_PURSE,
    FIRST_STRONGBOX,
    JEWEL,
    JEWEL_VALUE,
    PURSE,
    STRONGBOX_VALUE,
    label,
)
from folsom.engine.notebook import Notebook
from folsom.engine.rules import Rules
from folsom.engine.state import (
    ASIDE,
    AT,
    BOX,
    CYLINDER,
    DECK,
    FACE,
    FIGURES,
    GROUND,
    LENT,
    MARSHAL,
    NO_ROOM,
    NOWHERE,
    POWERS,
    RANK,
    SHEET,
    State,
)
from folsom.engine.telling import GAME_BEGUN, PLACED, tell
from folsom.engine.vectors import zeros
from folsom.engine.witness import Witness

BULLETS: Final[i64] = 6
FIRST_PURSE_VALUE: Final[i64] = 250


def blank(rules: Rules) -> State:
    """A state in which nothing has been set up."""
    s = State(rules, rules.boards[0], zeros(rules.n_words), NO_ROOM)
    for figure in range(FIGURES):
        s.word[AT + figure] = NOWHERE
    return s


def begin(
    rules: Rules, a: i64, b: i64, c: i64, d: i64, witnessed: bool, script: list[int] | None = None
) -> State:
    """Set up a new game, up to but not including its first task."""
    s = blank(rules)
    seed(s, a, b, c, d)
    if witnessed or script is not None:
        s.witness = Witness(Notebook())
        if script is not None:
            s.witness.script = script
            s.witness.follows_script = True
    lay_out(s)
    for m in rules.modules:
        s.first = m.first_player(s)
        if s.first >= 0:
            break
    take_seats(s)
    return s


def lay_out(s: State) -> None:
    """Everything on the table that does not depend on who begins."""
    for m in s.rules.modules:
        s.neutral += m.supply(s.rules)
    for m in s.rules.modules:
        m.place_loot(s)
    for m in s.rules.modules:
        m.deal_powers(s)
    fill_decks(s)
    fill_round_deck(s)
    for m in s.rules.modules:
        m.set_up(s)


def take_seats(s: State) -> None:
    """The figures take their places, and the first round is next."""
    tell(s, GAME_BEGUN, s.first)
    push(s, task(NEXT_ROUND))
    for m in s.rules.modules:
        if m.place_figures(s):
            break


def place_base_loot(s: State) -> None:
    """BASE-SETUP-04 to 08: loot on sheets, in the cars, in the Locomotive, in the box."""
    _deal_purses(s)
    jewel = FIRST_JEWEL
    purse = FIRST_PURSE + s.rules.n_figures
    for car in range(s.rules.last_car + 1):
        here = position(car, INSIDE)
        for token in range(purse, purse + s.rules.car_purses[car]):
            s.word[GROUND + here] |= bit(token)
            label(s, token)
        purse += s.rules.car_purses[car]
        for token in range(jewel, jewel + s.rules.car_jewels[car]):
            s.word[GROUND + here] |= bit(token)
        jewel += s.rules.car_jewels[car]
    s.word[GROUND + position(0, INSIDE)] |= bit(FIRST_STRONGBOX)
    second = ASIDE if s.rules.advanced else BOX
    s.word[GROUND + second] |= bit(FIRST_STRONGBOX + 1)
    while purse < FIRST_PURSE + s.rules.n_purses:
        s.word[GROUND + BOX] |= bit(purse)
        purse += 1
    while jewel < FIRST_JEWEL + count(s.rules.tokens_of[JEWEL]):
        s.word[GROUND + BOX] |= bit(jewel)
        jewel += 1


def _deal_purses(s: State) -> None:
    """BASE-SETUP-04, 05: $250 for each bandit; the other faces are shuffled."""
    rules = s.rules
    faces = rules.purse_values[:]
    for figure in range(rules.n_figures):
        token = FIRST_PURSE + figure
        s.word[SHEET + figure] = bit(token)
        s.word[FACE + token] = FIRST_PURSE_VALUE
        for n in range(figure, rules.n_purses):
            if faces[n] == FIRST_PURSE_VALUE:
                faces[n] = faces[figure]
                break
    left = rules.n_purses - rules.n_figures
    while left > 0:
        n = rules.n_figures + below(s, left, PURSES)
        last = rules.n_figures + left - 1
        s.word[FACE + FIRST_PURSE + last] = faces[n]
        faces[n] = faces[last]
        left -= 1
    for token in range(FIRST_JEWEL, FIRST_STRONGBOX):
        s.word[FACE + token] = JEWEL_VALUE
    for token in range(FIRST_STRONGBOX, FIRST_STRONGBOX + 2):
        s.word[FACE + token] = STRONGBOX_VALUE
    if s.witness is not None:
        everybody_starts_with_the_same(s)


def everybody_starts_with_the_same(s: State) -> None:
    """BASE-INFO-08: that each bandit starts with $250 is public."""
    assert s.witness is not None
    notebook = s.witness.notebook
    for seat in range(s.rules.n_seats):
        for figure in range(s.rules.n_figures):
            notebook.looked(s, seat, s.word[SHEET + figure] & s.rules.tokens_of[PURSE])


def deal_base_powers(s: State) -> None:
    """BASE-POWER-01, BASE-MODE-03, BASE-SETUP-14: powers, and six bullets each."""
    for figure in range(s.rules.n_figures):
        s.word[CYLINDER + figure] = BULLETS
        if s.rules.advanced:
            s.word[POWERS + figure] = s.rules.start_powers[figure]
            s.word[RANK + figure] = s.rules.start_ranks[figure]


def fill_decks(s: State) -> None:
    """BASE-SETUP-13: every deck holds Action cards only."""
    for seat in range(s.rules.n_seats):
        s.word[DECK + seat] = s.rules.recipe[seat]
        s.word[DECK + LENT + seat] = s.rules.recipe_other[seat]


def fill_round_deck(s: State) -> None:
    """BASE-SETUP-09, 10: the pools from which a card is drawn when it is turned up."""
    s.pool = bit(s.rules.n_round_cards) - 1
    s.stations = (bit(s.rules.n_station_cards) - 1) << s.rules.n_round_cards


def draw_first_player(s: State) -> i64:
    """BASE-SETUP-15."""
    return below(s, s.rules.n_seats, FIRST_PLAYER)


def place_base_figures(s: State) -> None:
    """BASE-SETUP-06, 16: odd players in the caboose, even ones in the car before it."""
    place_marshal(s)
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        place(s, s.rules.first_bandit[seat], position(s.rules.last_car - n % 2, INSIDE))


def place_marshal(s: State) -> None:
    s.word[AT + MARSHAL] = position(0, INSIDE)


def place(s: State, figure: i64, here: i64) -> None:
    s.word[AT + figure] = here
    tell(s, PLACED, figure, here)
