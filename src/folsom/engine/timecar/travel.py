"""Time travel: who is alone in the car hides under another one (EXTRA-CAR-40 to 51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.engine.base.arrival import settle
from folsom.engine.base.powers import bandits_at
from folsom.engine.bits import bit, lowest
from folsom.engine.loot import take
from folsom.engine.state import AT, CASH, NOBODY, NOWHERE, State
from folsom.engine.telling import PAID, confide_to, tell
from folsom.engine.timecar.place import TIMECAR

# Words of the page
TRAVELLER: Final[i64] = 0  # figure on the way, or NOBODY; everybody knows it
HIDEOUT: Final[i64] = 1  # position under which he hides; his player alone knows it
PAGE_END: Final[i64] = 2

TRAVELS: Final[i64] = 97  # event: figure; hiding place
APPEARED: Final[i64] = 98  # event: figure, position

BONUS: Final[i64] = 500


def alone(s: State) -> i64:
    """EXTRA-CAR-40, 47: the one bandit in the car, or NOBODY."""
    inside = bandits_at(s, TIMECAR)
    return lowest(inside) if inside and inside & (inside - 1) == 0 else NOBODY


def hide(s: State, figure: i64, hideout: i64) -> None:
    """EXTRA-CAR-41 to 43: he has no position; that he travels is public, where is not."""
    s.page[TRAVELLER] = figure
    s.page[HIDEOUT] = hideout
    s.fig[AT + figure] = NOWHERE
    confide_to(s, s.rules.seat_of[figure], hideout, TRAVELS, figure)


def appear(s: State) -> None:
    """EXTRA-CAR-44 to 46: before the first card he stands there, and meets who is there."""
    figure = s.page[TRAVELLER]
    if figure == NOBODY:
        return
    s.fig[AT + figure] = s.page[HIDEOUT]
    s.page[TRAVELLER] = NOBODY
    s.page[HIDEOUT] = NOWHERE
    tell(s, APPEARED, figure, s.fig[AT + figure])
    settle(s, bit(figure))


def reward(s: State) -> None:
    """EXTRA-CAR-50, 51: at the end, who is alone in it gains $500 and the loot there."""
    figure = alone(s)
    if figure == NOBODY:
        return
    s.fig[CASH + figure] += BONUS
    tell(s, PAID, figure, BONUS)
    while s.ground[TIMECAR]:
        take(s, figure, lowest(s.ground[TIMECAR]))
