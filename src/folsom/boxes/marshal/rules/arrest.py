"""Arrest, and what bandits may do to the Marshal: sections 6 and 7 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import move_figure
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.tasks import PUNCH_WHERE
from folsom.boxes.marshal.rules.state import BRAWLERS, POSTERS, is_wanted
from folsom.boxes.marshal.rules.tasks import ARREST, ARRESTED, BRAWLER_TAKEN, CELL, JAILED
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.options import TARGET, first_of, offer_each
from folsom.engine.state import AT, MARSHAL, State
from folsom.engine.telling import NO_EFFECT, NOBODY_HERE, tell

# Titles on the portrait, from top to bottom
BRAWLER_IDS: Final[tuple[str, ...]] = ("gold", "silver", "bronze")
TITLES: Final[i64] = 3


def list_suspects(s: State) -> None:
    """MARSHAL-ARREST-01, 03: any bandit on the Marshal's position, protected or not."""
    offer_each(s, TARGET, bandits_at(s, s.word[AT + MARSHAL]))


def nobody_to_arrest(s: State) -> None:
    tell(s, NO_EFFECT, MARSHAL, ARREST, NOBODY_HERE)


def arrest(s: State, option: i64) -> None:
    """MARSHAL-ARREST-01, 02, MARSHAL-PRISON-05: into the Cell, loot and all."""
    figure = first_of(option)
    tell(s, ARRESTED, figure, 1 if is_wanted(s, figure) else 0)
    s.word[POSTERS] |= bit(figure)
    move_figure(s, figure, CELL, JAILED)


# Against the Marshal


def is_beside(s: State, figure: i64) -> bool:
    return figure != MARSHAL and s.word[AT + figure] == s.word[AT + MARSHAL]


def titles_left(s: State) -> i64:
    """How many Brawler cards are still on the Marshal's portrait."""
    n: i64 = TITLES
    word = s.word[BRAWLERS]
    while word:
        n -= 1
        word >>= 4
    return n


def brawler(s: State, title: i64) -> i64:
    """Who has this title, or -1."""
    return ((s.word[BRAWLERS] >> (4 * title)) & 15) - 1


def take_punch(s: State, figure: i64) -> None:
    """MARSHAL-MEET-08 to 10: the top Brawler card, if any is left; then the Marshal is moved."""
    left = titles_left(s)
    if left:
        title = TITLES - left
        s.word[BRAWLERS] |= (figure + 1) << (4 * title)
        tell(s, BRAWLER_TAKEN, figure, title)
    push(s, task(PUNCH_WHERE, figure, s.rules.seat_of[figure], MARSHAL))
