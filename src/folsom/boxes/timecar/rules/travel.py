"""Time travel: a bandit alone in the car hides under another one (EXTRA-CAR-40 to 51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import settle
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.timecar.rules.place import TIMECAR
from folsom.engine.bits import bit, lowest
from folsom.engine.loot import take
from folsom.engine.state import AT, CASH, GROUND, NOBODY, NOWHERE, PAGES, State
from folsom.engine.telling import PAID, confide_to, tell

# Words of the page
TRAVELLER: Final[i64] = PAGES + 0  # figure on the way, or NOBODY; everybody knows it
HIDEOUT: Final[i64] = PAGES + 1  # position under which they hide; their player alone knows it
PAGE_END: Final[i64] = PAGES + 2

TRAVELS: Final[i64] = 97  # event: figure; hiding place
APPEARED: Final[i64] = 98  # event: figure, position

BONUS: Final[i64] = 500


def alone(s: State) -> i64:
    """EXTRA-CAR-40, 47: the one bandit in the car, or NOBODY."""
    inside = bandits_at(s, TIMECAR)
    return lowest(inside) if inside and inside & (inside - 1) == 0 else NOBODY


def hide(s: State, figure: i64, hideout: i64) -> None:
    """EXTRA-CAR-41 to 43: a traveller has no position; the journey is public, its goal is not."""
    s.word[TRAVELLER] = figure
    s.word[HIDEOUT] = hideout
    s.word[AT + figure] = NOWHERE
    confide_to(s, s.rules.seat_of[figure], hideout, TRAVELS, figure)


def appear(s: State) -> None:
    """EXTRA-CAR-44 to 46: before the first card the traveller is there, and meets everybody."""
    figure = s.word[TRAVELLER]
    if figure == NOBODY:
        return
    s.word[AT + figure] = s.word[HIDEOUT]
    s.word[TRAVELLER] = NOBODY
    s.word[HIDEOUT] = NOWHERE
    tell(s, APPEARED, figure, s.word[AT + figure])
    settle(s, bit(figure))


def reward(s: State) -> None:
    """EXTRA-CAR-50, 51: at the end, a bandit alone in it gains $500 and the loot there."""
    figure = alone(s)
    if figure == NOBODY:
        return
    s.word[CASH + figure] += BONUS
    tell(s, PAID, figure, BONUS)
    while s.word[GROUND + TIMECAR]:
        take(s, figure, lowest(s.word[GROUND + TIMECAR]))
