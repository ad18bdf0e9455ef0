"""Text notation: positions, cards, tokens and figures as people write them.

The form is documented in ``docs/notation.md``.
"""

from __future__ import annotations

import re
from typing import Any, Final

from folsom.engine.base.planning import bandit_on
from folsom.engine.bits import BULLET, bit, copies, count
from folsom.engine.couriers import tasks as couriers
from folsom.engine.couriers.scoring import NUGGET_MONEY
from folsom.engine.couriers.state import ARMORED_TRAIN, FIRST_ARMORED
from folsom.engine.horses import tasks as horses
from folsom.engine.loot import kind_of_token, of_kind
from folsom.engine.marshal import tasks as law
from folsom.engine.marshal.goals import FIRST_WARRANT, SPECIAL_IDS
from folsom.engine.marshal.prisoners import IDOLS
from folsom.engine.options import kind_in, other_in
from folsom.engine.state import (
    FACE,
    LABEL,
    LENT,
    MARSHAL,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    POSITIONS,
    State,
)
from folsom.engine.timecar.place import TIMECAR
from folsom.game import catalogue
from folsom.game.config import Config

TOKEN_KINDS: Final = (
    "purse",
    "jewel",
    "strongbox",
    "whiskey",
    "half_drunk_classic",
    "half_drunk_old",
    "mailbag",
    "nugget",
    "bag",
    "secret_document",
)
PLURALS: Final = (
    "purses",
    "jewels",
    "strongboxes",
    "whiskeys",
    "half_drunk_classics",
    "half_drunk_olds",
    "mailbags",
    "nuggets",
    "bags",
    "secret_documents",
)
DRINKS: Final = ("classic", "old")  # what is in a whiskey, in the order of its faces
FLASKS: Final = ("whiskey_classic", "whiskey_old", "half_drunk_classic", "half_drunk_old")
COURIER_IDS: Final = ("courier_a2", "courier_a4", "courier_a6")
FIGURES: Final = {
    int(MARSHAL): "marshal",
    int(horses.SHOTGUN): "shotgun",
    **{int(couriers.FIRST_COURIER) + n: id for n, id in enumerate(COURIER_IDS)},
}
PROFESSORE: Final = "professore"  # he has cards, but neither a seat nor a pawn
PROFESSORE_CARDS: Final = {
    int(couriers.MACHINATION): "machination",
    int(couriers.QUICK_SHOT): "quick_shot",
    int(couriers.LAST_COURIER): "shot_last_courier",
    int(couriers.BONUS_HAND): "bonus_nudge",
    int(couriers.BINOCULARS): "binoculars",
}
BESIDE_THE_TRAIN: Final = {  # positions that belong to no car
    int(horses.COACH_IN): "coach.in",
    int(horses.COACH_ROOF): "coach.roof",
    int(TIMECAR): "timecar",
    int(law.CELL): "cell",
}
OFF_THE_TRAIN: Final = "off"  # where somebody goes who is thrown off a roof
DECOY: Final = "neutral"
NUGGET_VALUES: Final = (0, int(NUGGET_MONEY))  # in the order of their faces
PRISONER_IDS: Final = tuple(f"admirer_of_{idol}" for idol in IDOLS)
_POSITION: Final = re.compile(r"(a?)(\d{1,2})\.(in|roof)")


def members(word: int) -> list[int]:
    """The members of a set of the engine, ascending."""
    found = []
    while word:
        least = word & -word
        found.append(least.bit_length() - 1)
        word ^= least
    return found


def position_name(position: int, two_trains: bool = False) -> str:
    """``3.roof`` for 7, ``timecar``; with an Armored Train ``a1.roof`` for 11."""
    if position in BESIDE_THE_TRAIN:
        return BESIDE_THE_TRAIN[position]
    if position == NOWHERE:
        return OFF_THE_TRAIN
    car = position // 2
    if two_trains and car >= FIRST_ARMORED:
        return f"a{car - FIRST_ARMORED}.{'roof' if position % 2 else 'in'}"
    return f"{car}.{'roof' if position % 2 else 'in'}"


def position_number(name: str) -> int | None:
    """7 for ``3.roof``; None if it is no position."""
    for number, beside in BESIDE_THE_TRAIN.items():
        if name == beside:
            return number
    if name == OFF_THE_TRAIN:
        return int(NOWHERE)
    match = _POSITION.fullmatch(name)
    if match is None:
        return None
    return 2 * (int(match[2]) + FIRST_ARMORED * bool(match[1])) + (match[3] == "roof")


def hideout_name(position: int) -> str:
    """What somebody hides under: a car by its number, else what the position belongs to."""
    if position in BESIDE_THE_TRAIN:
        return BESIDE_THE_TRAIN[position].partition(".")[0]
    return str(position // 2)


def positions_of(config: Config) -> set[int]:
    """The positions that a game has."""
    found = set(range(2 * config.n_cars + 2))
    if config.has_couriers:
        found |= set(members(ARMORED_TRAIN))
    if config.has_coach:
        found |= {int(horses.COACH_IN), int(horses.COACH_ROOF)}
    if "time_travel_car" in config.modules:
        found.add(int(TIMECAR))
    if config.has_marshal_player:
        found.add(int(law.CELL))
    return found


def card_name(kind: int) -> str:
    if kind in PROFESSORE_CARDS:
        return PROFESSORE_CARDS[kind]
    return "bullet" if kind == BULLET else catalogue.actions()[kind]


def card_kind(name: str) -> int | None:
    if name == "bullet":
        return int(BULLET)
    for kind, id in PROFESSORE_CARDS.items():
        if name == id:
            return kind
    return catalogue.actions().index(name) if name in catalogue.actions() else None


class Words:
    """The names of a game: who sits where, and what an option is called."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.bandits = config.bandits
        self.seats = config.seat_names
        self.shooters = self._shooters()
        self._card_kinds = (*range(len(catalogue.actions())), int(BULLET))
        self._positions = [position_name(n, config.has_couriers) for n in range(POSITIONS)]

    def position(self, number: int) -> str:
        return self._positions[number]

    def place_of(self, number: int) -> str | None:
        """The name of a figure's position; None while it has none."""
        return None if number == NOWHERE else self.position(number)

    def _shooters(self) -> list[tuple[int, str]]:
        """Whose bullets there are; those of the Marshal if somebody plays him."""
        played = [(int(MARSHAL), "marshal")] if self.config.has_marshal_player else []
        return [*enumerate(self.bandits), *played, (int(NEUTRAL), "neutral")]

    def figure(self, number: int) -> str:
        if number == NOBODY and self.config.has_professore:
            return PROFESSORE
        return FIGURES.get(number) or self.bandits[number]

    def figure_number(self, name: str) -> int:
        return next((n for n, figure in FIGURES.items() if figure == name), None) or (
            self.bandits.index(name)
        )

    def seat(self, number: int) -> str:
        """Who sits there; Il Professore has no seat, but his cards are laid from somewhere."""
        return PROFESSORE if number == NOBODY else self.seats[number]

    def seat_number(self, name: str) -> int:
        return self.seats.index(name)

    @property
    def team_names(self) -> tuple[str, ...]:
        """A team is written by its colour, if it has one, or by any seat in it."""
        return (*dict.fromkeys(self.config.teams), *self.seats)

    def seat_of_team(self, name: str) -> int:
        teams = self.config.teams
        return teams.index(name) if name in teams else self.seat_number(name)

    def goal(self, number: int) -> str:
        """``golden_bullet``; a Warrant is ``capture_belle``."""
        if number < FIRST_WARRANT:
            return SPECIAL_IDS[number]
        return f"capture_{self.bandits[number - FIRST_WARRANT]}"

    def goal_number(self, name: str) -> int | None:
        """The number of a Goal of this game."""
        bandit = name.removeprefix("capture_")
        if bandit in self.bandits and bandit != name:
            return int(FIRST_WARRANT) + self.bandits.index(bandit)
        return SPECIAL_IDS.index(name) if name in SPECIAL_IDS else None

    def hand_card(self, s: State, seat: int, code: int) -> str:
        """``fire``; with two bandits ``tuco:fire``, a borrowed one ``belle:fire``."""
        kind = card_name(kind_in(code))
        if kind == "bullet":
            return kind
        if self.config.bandits_per_seat == 2 or other_in(code):
            return f"{self.figure(int(bandit_on(s, seat, code)))}:{kind}"
        return kind

    def zone(self, s: State, seat: int, own: int, other: int) -> list[str]:
        """The cards of a zone, sorted by bandit and kind."""
        return [
            self.hand_card(s, seat, kind + 16 * lent)
            for lent, bag in ((0, own), (1, other))
            if bag
            for kind in self._card_kinds
            for _ in range(copies(bag, kind))
        ]

    def zone_of(self, s: State, zone: int, seat: int) -> list[str]:
        return self.zone(s, seat, s.seat[zone + seat], s.seat[zone + LENT + seat])

    def token(self, s: State, token: int) -> str:
        """``jewel``; ``purse #7`` where several of a hidden kind lie on one position."""
        kind = kind_of_token(s, token)
        name = TOKEN_KINDS[kind]
        label = s.tok[LABEL + token]
        if label and any(
            tokens >> token & 1 and count(of_kind(s, tokens, kind)) > 1 for tokens in s.ground
        ):
            return f"{name} #{label}"
        return name

    def loot(self, s: State, tokens: int) -> list[str]:
        """Tokens with all that is on them: ``purse 300``, ``jewel``, ``whiskey old``."""
        found = []
        for token in members(tokens):
            said = map(str, self.face_of(s, token).values())
            found.append(" ".join((TOKEN_KINDS[kind_of_token(s, token)], *said)))
        return found

    def face_of(self, s: State, token: int) -> dict[str, Any]:
        """What is on the hidden side of a token; nothing if it has none."""
        if not s.rules.secret_tokens & bit(token):
            return {}
        return self.face(kind_of_token(s, token), int(s.tok[FACE + token]))

    def face(self, kind: int, face: int) -> dict[str, Any]:
        """What a face says: money, a drink, or whose Document it is."""
        if kind == horses.FLASK:
            return {"drink": DRINKS[face - 1]}
        if kind == couriers.NUGGET:
            return {"value": NUGGET_VALUES[face - 1]}
        if kind == couriers.DOCUMENT:
            return {"document": self.documents[face - 1]}
        return {"value": face}

    @property
    def documents(self) -> tuple[str, ...]:
        """Whose Document a face is: the teams in the order of seats, then the Decoy."""
        return (*self.config.teams[:2], DECOY)
