"""Il Professore: a place in the circle without a player (section 8 of the rules).

His deck is a set of cards: the Binoculars of a bandit have the bandit's number. A card that he
lays face down is drawn only when it is turned up, since nobody knows it before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.bullets import GUNFIRE, neutral_shots
from folsom.boxes.base.rules.powers import bandits_on
from folsom.boxes.couriers.rules.encounters import change_floor, lay_under_token
from folsom.boxes.couriers.rules.helping_hand import grant_action
from folsom.boxes.couriers.rules.state import (
    SCHEMES,
    TRACK,
    couriers_on,
    opponents,
    team_of,
)
from folsom.boxes.couriers.rules.tasks import (
    BINOCULARS,
    BONUS_HAND,
    INSIDE_A_CAR,
    LAST_COURIER,
    MACHINATION,
    NO_COURIER,
    QUICK_SHOT,
    SCHEME,
    SCHEMED,
    SCHEMER_LAID,
    SUPPLY_TOO_SHORT,
    TOP_OF_TRACK,
    UNDRAWN,
)
from folsom.engine.bits import bit, count, nth
from folsom.engine.chance import below
from folsom.engine.rules import FACE_DOWN, TWICE
from folsom.engine.state import (
    AT,
    NOBODY,
    PILE,
    State,
    entry_figure,
    entry_kind,
    entry_seat,
    pile_entry,
)
from folsom.engine.telling import NO_EFFECT, NO_TARGET, tell

HIS_TEAM: Final[i64] = 1  # COUR-TEAM-01: he sits after the last seat, and seats alternate

# Cards of his deck; those below 10 are Binoculars.
THE_QUICK_SHOT: Final[i64] = 10
THE_LAST_COURIER: Final[i64] = 11
THE_BONUS_HAND: Final[i64] = 12
FIRST_MACHINATION: Final[i64] = 13


def deck_of(printed: list[int], n_bandits: i64) -> i64:
    """COUR-PROF-03: the Binoculars of every bandit in play; how many of each other kind."""
    deck = bit(n_bandits) - 1
    deck |= (bit(printed[0]) - 1) << FIRST_MACHINATION
    deck |= (bit(printed[1]) - 1) << THE_QUICK_SHOT
    deck |= (bit(printed[2]) - 1) << THE_LAST_COURIER
    return deck | (bit(printed[3]) - 1) << THE_BONUS_HAND


# Schemin'


def lay_cards(s: State, flags: i64) -> None:
    """COUR-PROF-04 to 06: the top card of his deck, in a Speeding-up turn the next one too."""
    lay_card(s, flags & FACE_DOWN)
    if flags & TWICE:
        lay_card(s, flags & FACE_DOWN)


def lay_card(s: State, face_down: i64) -> None:
    index = s.pile_size
    s.word[PILE + index] = pile_entry(NOBODY, NOBODY, UNDRAWN, 1) if face_down else draw(s)
    s.pile_size = index + 1
    kind = entry_kind(s.word[PILE + index])
    tell(s, SCHEMER_LAID, kind, entry_figure(s.word[PILE + index]), index, 1 if face_down else 0)


def draw(s: State) -> i64:
    """The top card of a deck whose order nobody knows, as an entry of the pile."""
    deck = s.word[SCHEMES]
    drawn = nth(deck, below(s, count(deck), SCHEME))
    s.word[SCHEMES] = deck & ~bit(drawn)
    if drawn < THE_QUICK_SHOT:
        return pile_entry(NOBODY, drawn, BINOCULARS, 0)
    return pile_entry(NOBODY, NOBODY, kind_of_card(drawn), 0)


def kind_of_card(drawn: i64) -> i64:
    if drawn == THE_QUICK_SHOT:
        return QUICK_SHOT
    if drawn == THE_LAST_COURIER:
        return LAST_COURIER
    return BONUS_HAND if drawn == THE_BONUS_HAND else MACHINATION


def turn_up(s: State, entry: i64) -> None:
    """COUR-PROF-05, COUR-INFO-07: a card that nobody has seen yet."""
    if entry_kind(entry) == UNDRAWN:
        s.word[PILE + s.next] = draw(s) | pile_entry(0, 0, 0, 1)


def is_his(entry: i64) -> bool:
    return entry_seat(entry) == NOBODY


# Stealin'


def play(s: State, figure: i64, kind: i64) -> None:
    if kind == MACHINATION:
        scheme(s)
    elif kind == BINOCULARS:
        look_through_binoculars(s, figure)
    elif kind == BONUS_HAND:
        grant_action(s, s.rules.first_bandit[HIS_TEAM])
    elif kind == QUICK_SHOT:
        quick_shot(s)
    else:
        shoot_last_courier(s)


def scheme(s: State) -> None:
    """COUR-PROF-08: one space up, as far as the track goes."""
    if s.word[TRACK] == len(s.rules.spec.extra["track"]) - 1:
        tell(s, NO_EFFECT, NOBODY, MACHINATION, TOP_OF_TRACK)
        return
    s.word[TRACK] += 1
    tell(s, SCHEMED, s.word[TRACK])


def look_through_binoculars(s: State, figure: i64) -> None:
    """COUR-PROF-10, 11: a bandit of his team acts, an opponent on a roof is hit."""
    if team_of(s, figure) == HIS_TEAM:
        grant_action(s, figure)
    elif s.board.roofs & bit(s.word[AT + figure]):
        shoot(s, bit(figure), BINOCULARS)
    else:
        tell(s, NO_EFFECT, figure, BINOCULARS, INSIDE_A_CAR)


def quick_shot(s: State) -> None:
    """COUR-PROF-15: every opponent on a roof of either train."""
    targets = bandits_on(s, s.board.roofs) & opponents(s, HIS_TEAM)
    if targets:
        shoot(s, targets, QUICK_SHOT)
    else:
        tell(s, NO_EFFECT, NOBODY, QUICK_SHOT, NO_TARGET)


def shoot(s: State, targets: i64, kind: i64) -> None:
    """COUR-PROF-16, 17: nobody chooses, nobody is protected; enough bullets or no effect."""
    if s.neutral < count(targets):
        tell(s, NO_EFFECT, NOBODY, kind, SUPPLY_TOO_SHORT)
    else:
        neutral_shots(s, targets, GUNFIRE)


def shoot_last_courier(s: State) -> None:
    """COUR-PROF-14, 16, 18: the bullet first, then whoever meets the Courier."""
    exposed = couriers_on(s, s.board.roofs)
    if exposed == 0:
        tell(s, NO_EFFECT, NOBODY, LAST_COURIER, NO_COURIER)
    elif s.neutral == 0:
        tell(s, NO_EFFECT, NOBODY, LAST_COURIER, SUPPLY_TOO_SHORT)
    else:
        s.neutral -= 1
        lay_under_token(s, NOBODY, HIS_TEAM)
        change_floor(s, last_of(exposed))


def last_of(couriers: i64) -> i64:
    """The one nearest the tail of the Armored Train."""
    return nth(couriers, count(couriers) - 1)
