"""Text notation: positions, cards, tokens and figures as people write them.

The form is documented in ``docs/notation.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from folsom.boxes import shelf
from folsom.boxes.box import Box, Token
from folsom.engine.bits import BULLET, bit, copies, count, lowest
from folsom.engine.loot import kind_of_token, of_kind
from folsom.engine.options import kind_in, other_in
from folsom.engine.state import (
    FACE,
    GROUND,
    GROUND_END,
    LABEL,
    LENT,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    POSITIONS,
    State,
)
from folsom.game import catalogue
from folsom.game.config import Config

_BOXES: Final = tuple(shelf.boxes().values())
_TOKENS: Final[dict[int, Token]] = {n: token for box in _BOXES for n, token in box.tokens.items()}
_NO_TOKEN: Final = Token("", "")  # of a number that no box uses
_KINDS: Final = tuple(_TOKENS.get(kind, _NO_TOKEN) for kind in range(max(_TOKENS) + 1))
TOKEN_KINDS: Final = tuple(token.name for token in _KINDS)
PLURALS: Final = tuple(token.plural for token in _KINDS)
VALUED: Final = {token.name: token.plural for token in _KINDS if token.hides_money}
FIGURES: Final = {n: name for box in _BOXES for n, name in box.figures.items()}
OTHER_CARDS: Final = {n: name for box in _BOXES for n, name in box.other_cards.items()}
BESIDE_THE_TRAIN: Final = {n: name for box in _BOXES for n, name in box.places.items()}
_OTHER_TRAINS: Final = {name: n for box in _BOXES for n, name in box.cars.items()}
_EVENTS: Final = {n: name for box in _BOXES for name, n in box.events.items()}
TURN_TYPES: Final = tuple(catalogue.turn_types())
OFF_THE_TRAIN: Final = "off"  # where somebody goes who is thrown off a roof
_POSITION: Final = re.compile(r"(\d{1,2})\.(in|roof)")


def members(word: i64) -> list[int]:
    """The members of a set of the engine, ascending."""
    found: list[int] = []
    while word:
        found.append(int(lowest(word)))
        word &= word - 1
    return found


def position_name(position: int) -> str:
    """``3.roof`` for 7, in a game with one train."""
    if position in BESIDE_THE_TRAIN:
        return BESIDE_THE_TRAIN[position]
    if position == NOWHERE:
        return OFF_THE_TRAIN
    return f"{position // 2}.{'roof' if position % 2 else 'in'}"


def position_number(name: str) -> int | None:
    """7 for ``3.roof``; None if it is no position."""
    for number, beside in BESIDE_THE_TRAIN.items():
        if name == beside:
            return number
    if name == OFF_THE_TRAIN:
        return int(NOWHERE)
    if name in _OTHER_TRAINS:
        return _OTHER_TRAINS[name]
    match = _POSITION.fullmatch(name)
    return None if match is None else 2 * int(match[1]) + (match[2] == "roof")


def positions_of(config: Config) -> set[int]:
    """The positions that a game has."""
    found = set(range(2 * config.n_cars + 2))
    return found.union(*(box.positions(config) for box in played(config)))


def event_name(number: int) -> str:
    """The event of a Round card."""
    return _EVENTS[number]


def card_name(kind: int) -> str:
    if kind in OTHER_CARDS:
        return OTHER_CARDS[kind]
    return "bullet" if kind == BULLET else catalogue.actions()[kind]


def card_kind(name: str) -> int | None:
    if name == "bullet":
        return int(BULLET)
    for kind, id in OTHER_CARDS.items():
        if name == id:
            return kind
    return catalogue.actions().index(name) if name in catalogue.actions() else None


class Words:
    """The names of a game: who sits where, and what an option is called."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.bandits = config.bandits
        self.seats = config.seat_names
        boxes = played(config)
        shooters = [shooter for box in boxes for shooter in box.shooters.items()]
        self.shooters = [*enumerate(self.bandits), *shooters, (int(NEUTRAL), "neutral")]
        self._without_seat = without_seat(config)
        self._faces = _faces(config)
        self.have_two_bandits = config.bandits_per_seat == 2
        self._card_kinds = (*range(len(catalogue.actions())), int(BULLET))
        self._positions = _names_of_positions(config)
        self.beside_the_train = sorted(positions_of(config) & BESIDE_THE_TRAIN.keys())

    def position(self, number: int) -> str:
        return self._positions[number]

    def place_of(self, number: int) -> str | None:
        """The name of a figure's position; None while it has none."""
        return None if number == NOWHERE else self.position(number)

    def figure(self, number: int) -> str:
        if number == NOBODY and self._without_seat:
            return self._without_seat
        return FIGURES.get(number) or self.bandits[number]

    def figure_number(self, name: str) -> int:
        return next((n for n, figure in FIGURES.items() if figure == name), None) or (
            self.bandits.index(name)
        )

    def seat(self, number: int) -> str:
        """Who sits there, or lays cards without a seat."""
        return self._without_seat if number == NOBODY else self.seats[number]

    def seat_number(self, name: str) -> int:
        return self.seats.index(name)

    @property
    def team_names(self) -> tuple[str, ...]:
        """A team is written by its colour, if it has one, or by any seat in it."""
        return (*dict.fromkeys(self.config.teams), *self.seats)

    def seat_of_team(self, name: str) -> int:
        teams = self.config.teams
        return teams.index(name) if name in teams else self.seat_number(name)

    def hand_card(self, s: State, seat: int, code: int) -> str:
        """``fire``; with two bandits ``tuco:fire``, a borrowed one ``belle:fire``."""
        kind = card_name(kind_in(code))
        if kind == "bullet":
            return kind
        if self.have_two_bandits or other_in(code):
            owners = s.rules.other_bandit if other_in(code) else s.rules.first_bandit
            return f"{self.figure(int(owners[seat]))}:{kind}"
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
        return self.zone(s, seat, s.word[zone + seat], s.word[zone + LENT + seat])

    def token(self, s: State, token: int) -> str:
        """``jewel``; ``purse #7`` where several of a hidden kind lie on one position."""
        kind = kind_of_token(s, token)
        name = TOKEN_KINDS[kind]
        label = s.word[LABEL + token]
        if label and any(
            tokens >> token & 1 and count(of_kind(s, tokens, kind)) > 1
            for tokens in s.word[GROUND:GROUND_END]
        ):
            return f"{name} #{label}"
        return name

    def loot(self, s: State, tokens: int) -> list[str]:
        """Tokens with all that is on them: ``purse 300``, ``jewel``."""
        found = []
        for token in members(tokens):
            said = map(str, self.face_of(s, token).values())
            found.append(" ".join((TOKEN_KINDS[kind_of_token(s, token)], *said)))
        return found

    def face_of(self, s: State, token: int) -> dict[str, Any]:
        """What is on the hidden side of a token; nothing if it has none."""
        if not s.rules.secret_tokens & bit(token):
            return {}
        return self.face(kind_of_token(s, token), int(s.word[FACE + token]))

    def face(self, kind: int, face: int) -> dict[str, Any]:
        """What a face says: money, or whatever its box has printed there."""
        said = self._faces.get(kind)
        if said is None:
            return {"value": face}
        name, faces = said
        return {name: faces[face - 1]}


def without_seat(config: Config) -> str:
    """The figure that lays cards without a seat; "" if there is none."""
    return next(filter(None, (box.without_seat(config) for box in played(config))), "")


def played(config: Config) -> Iterable[Box]:
    """The boxes that a configuration puts into play."""
    return shelf.played(tuple(config.modules), tuple(config.variants)).values()


def _names_of_positions(config: Config) -> list[str]:
    other_trains = {n: name for box in played(config) for n, name in box.cars.items()}
    return [other_trains.get(n) or position_name(n) for n in range(POSITIONS)]


def _faces(config: Config) -> dict[int, tuple[str, Sequence[Any]]]:
    """What the faces of a kind of tokens say, where a face is no value."""
    return {
        kind: (token.says, token.faces(config))
        for box in played(config)
        for kind, token in box.tokens.items()
        if token.faces is not None
    }
