"""Pieces: what a configuration is made of, named as every seat would name it.

The observing seat is `self`, the others are `left1`, `left2` … in the order of play. So a number in
a vector or an action means the same for every seat, and in every game of a configuration, however
seats are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from folsom.boxes.box import Box
from folsom.engine.bits import count
from folsom.engine.rules import Rules
from folsom.engine.state import PILE_CAPACITY
from folsom.envs.box_names import BoxNames, names_in
from folsom.envs.names import Names, Things, amount, amounts, things
from folsom.game import Config, catalogue
from folsom.game.notation import TOKEN_KINDS, Words, played, positions_of
from folsom.game.parts import MODULES
from folsom.game.titles import AnyConfig
from folsom.sight.scales import MOST_ALIKE, MOST_BULLETS

NEUTRAL: Final = "neutral"
MARSHAL: Final = "marshal"  # the pawn
BULLET: Final = "bullet"


def seats_around(players: int) -> tuple[str, ...]:
    """``self``, ``left1``, ``left2`` …"""
    return ("self", *(f"left{n}" for n in range(1, players)))


def bandits_around(players: int, each: int) -> tuple[str, ...]:
    """The same for bandits; where a seat has two, ``self.1``, ``self.2``, ``left1.1`` …"""
    seats = seats_around(players)
    if each == 1:
        return seats
    return tuple(f"{seat}.{n}" for seat in seats for n in range(1, each + 1))


class Eyes:
    """How one seat of one game names everybody."""

    def __init__(self, config: AnyConfig, seat: int) -> None:
        seats = tuple(config.seats or ())
        around = [seats[(seat + n) % len(seats)] for n in range(len(seats))]
        each = config.bandits_per_seat
        places = seats_around(len(seats))
        self.config, self.seat = config, seat
        self.seats = {names[0]: place for names, place in zip(around, places, strict=True)}
        bandits = bandits_around(len(seats), each)
        self.figures: dict[str, str] = {}
        for n, names in enumerate(around):
            for m, name in enumerate(names):
                if name in config.bandits:
                    self.figures[name] = bandits[n * each + m]
        self.of_slot = {slot: name for name, slot in self.figures.items()}
        self.of_seat = {slot: name for name, slot in self.seats.items()}
        self.first: str = around[0][0]  # the seat's own first bandit, after which it is called

    def figure(self, name: str) -> str:
        """A bandit by where they sit; everybody else by name."""
        return self.figures.get(name, name)

    def is_other(self, bandit: str) -> bool:
        """Is a card not of the seat's first bandit: of its second one, or borrowed?"""
        return bandit != self.first


@dataclass(frozen=True)
class Pieces:
    """What can be pointed at in any game of a configuration of Colt Express."""

    config: Config

    @cached_property
    def boxes(self) -> list[BoxNames]:
        return names_in(self.config)

    @cached_property
    def rules(self) -> Rules:
        """Those of some game of this configuration; what is asked of them is the same in all."""
        return self.config.resolved("pieces").rules()

    @cached_property
    def seats(self) -> Things:
        return things(*seats_around(self.config.n_players))

    @cached_property
    def bandits(self) -> Things:
        return things(*bandits_around(self.config.n_players, self.config.bandits_per_seat))

    @cached_property
    def figures(self) -> Things:
        """Bandits, and whoever else can be a target."""
        others = (name for box in self.boxes for name in box.figures(self.config))
        return things(*self.bandits, MARSHAL, *others)

    @cached_property
    def shooters(self) -> Things:
        return things(*self.bandits, MARSHAL, NEUTRAL)

    @cached_property
    def characters(self) -> Things:
        """Everybody who plays, or may be drawn to play."""
        return things(*sorted(self.config.characters))

    @cached_property
    def places(self) -> Things:
        words = Words(self.config)
        return things(*(words.position(n) for n in sorted(positions_of(self.config))))

    @cached_property
    def cards(self) -> Things:
        """The Action cards of seats."""
        return things(*(card for box in played(self.config) for card in box.actions.values()))

    @cached_property
    def pile_cards(self) -> Things:
        others = [card for box in self._without_seat for card in box.other_cards.values()]
        return things(*self.cards, BULLET, *others)

    @cached_property
    def owners(self) -> Things:
        """Whose cards may lie on the pile."""
        return things(*self.seats, *(box.without_seat(self.config) for box in self._without_seat))

    @property
    def _without_seat(self) -> list[Box]:
        """The boxes in which somebody lays cards without having a seat."""
        return [box for box in played(self.config) if box.without_seat(self.config)]

    @cached_property
    def actors(self) -> Things:
        """Who carries out a card, where that is not said by whose it is."""
        told_apart = self.shares_hands or len(self.owners) > len(self.seats)
        return things(*self.bandits) if told_apart else {}

    @cached_property
    def cars(self) -> Things:
        """The numbers of the cars, the Locomotive first."""
        return things(*map(str, range(self.config.n_cars + 1)))

    @cached_property
    def car_cards(self) -> Things:
        return things(*self.config.known_cars)

    @cached_property
    def shares_hands(self) -> bool:
        """Can a hand hold cards of two bandits?"""
        return any(box.shares_hands(self.config) for box in self.boxes)

    @cached_property
    def tokens(self) -> dict[str, int]:
        """The kinds of tokens, and how many there are of each."""
        kinds = enumerate(TOKEN_KINDS)
        found = {name: int(count(self.rules.tokens_of[kind])) for kind, name in kinds}
        return {name: number for name, number in found.items() if number}

    @cached_property
    def offered(self) -> dict[str, int]:
        """How many tokens of each kind are told apart when one is taken."""
        hidden = self.rules.secret_tokens & ~self.rules.alike
        of = dict(zip(TOKEN_KINDS, self.rules.tokens_of, strict=False))
        return {name: n if of[name] & hidden else 1 for name, n in self.tokens.items()}

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """Every kind of token, where it has a hidden side with all that this may show."""
        return tuple(face for token in self.tokens for face in self._faces_of(token))

    def _faces_of(self, token: str) -> Iterator[str]:
        faces = self._shown_by(token)
        if faces is None:
            yield token
            faces = map(str, sorted(set(catalogue.loot_values(token, MODULES))))
        yield from (f"{token} {face}" for face in faces)

    def _shown_by(self, token: str) -> Iterable[str] | None:
        """What a box says that the hidden side may show."""
        told = (box.faces(token) for box in self.boxes)
        found = next((faces for faces in told if faces is not None), None)
        if found is not None:
            return found
        printed = (kind for box in played(self.config) for kind in box.tokens.values())
        faces = next((kind.faces for kind in printed if kind.name == token), None)
        return None if faces is None else map(str, faces(self.config))

    @cached_property
    def token_kinds(self) -> Things:
        return things(*self.tokens)

    @cached_property
    def round_cards(self) -> Things:
        return things(*(card.id for card in self.config.available_cards))

    @cached_property
    def longest_round(self) -> int:
        """Turns of the longest Round card."""
        return max(len(card.turns) for card in self.config.available_cards)

    @cached_property
    def longest_pile(self) -> int:
        """Cards that the pile of a round can hold; nobody lays more than two in a turn."""
        return min(2 * self.longest_round * len(self.owners), int(PILE_CAPACITY))


def zone(name: str, pieces: Pieces) -> Names:
    """How many cards of each kind; those of the seat's second bandit, and borrowed ones, apart."""
    yield from amounts(name, MOST_ALIKE, pieces.cards)
    yield amount(f"{name}.bullets", MOST_BULLETS)
    if pieces.shares_hands:
        yield from amounts(f"{name}.other", MOST_ALIKE, pieces.cards)
