"""Pieces: what a configuration is made of, named as every seat would name it.

The one who looks is `self`, the others are `left1`, `left2` … in the order of play. So a number in
a vector or an action means the same for every seat, and in every game of a configuration, whoever
is drawn to sit where.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from folsom.engine.bits import count
from folsom.engine.marshal.goals import SPECIAL_IDS
from folsom.engine.rules import Rules
from folsom.engine.state import PILE_CAPACITY
from folsom.envs.names import Things, things
from folsom.game import Config
from folsom.game.engines import AnyConfig
from folsom.game.notation import (
    COURIER_IDS,
    PROFESSORE,
    PROFESSORE_CARDS,
    TOKEN_KINDS,
    hideout_name,
    position_name,
    positions_of,
)
from folsom.game.parts import LAW, TEAMS

NEUTRAL: Final = "neutral"
OWN_TEAM: Final = "own_team"
OTHER_TEAM: Final = "other_team"
SHOTGUN: Final = "shotgun"
BULLET: Final = "bullet"
BASE_CARDS: Final = ("move", "floor_change", "fire", "robbery", "punch", "marshal")
LAW_CARDS: Final = ("brilliant_idea", "move_plus", "floor_change_plus", "arrest")


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
        self.seats = {names[0]: place for names, place in zip(around, places, strict=True)}
        self.seats[PROFESSORE] = PROFESSORE
        bandits = bandits_around(len(seats), each)
        self.figures: dict[str, str] = {}
        for n, names in enumerate(around):
            for m, name in enumerate(names):
                if name != LAW:
                    self.figures[name] = bandits[n * each + m]
        self.of_slot = {slot: name for name, slot in self.figures.items()}
        self.of_seat = {slot: name for name, slot in self.seats.items()}
        self.first: str = around[0][0]  # the seat's own first bandit, by whom it is called
        self._team = config.teams[seat] if isinstance(config, Config) and config.teams else ""

    def figure(self, name: str) -> str:
        """A bandit by where he sits; everybody else by name."""
        return self.figures.get(name, name)

    def team(self, colour: str) -> str:
        """One's own team or the other; what is of neither has its own name."""
        if colour not in TEAMS:
            return colour
        return OWN_TEAM if colour == self._team else OTHER_TEAM

    def is_other(self, bandit: str) -> bool:
        """Is a card not of the seat's first bandit: of its second one, or borrowed?"""
        return bandit != self.first


@dataclass(frozen=True)
class Pieces:
    """What can be pointed at in any game of a configuration of Colt Express."""

    config: Config

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
        shotgun = (SHOTGUN,) if self.config.has_coach else ()
        couriers = COURIER_IDS if self.config.has_couriers else ()
        return things(*self.bandits, LAW, *shotgun, *couriers)

    @cached_property
    def shooters(self) -> Things:
        return things(*self.bandits, LAW, NEUTRAL)

    @cached_property
    def characters(self) -> Things:
        """Everybody who plays, or may be drawn to play."""
        return things(*sorted(self.config.characters))

    @cached_property
    def places(self) -> Things:
        two = self.config.has_couriers
        return things(*(position_name(n, two) for n in sorted(positions_of(self.config))))

    @cached_property
    def hideouts(self) -> Things:
        names = (hideout_name(n) for n in sorted(positions_of(self.config)))
        return things(*dict.fromkeys(names))

    @cached_property
    def cards(self) -> Things:
        """The Action cards of seats."""
        ride = ("ride",) if self.config.has_horses else ()
        law = LAW_CARDS if self.config.has_marshal_player else ()
        nudge = ("nudge",) if self.config.has_couriers else ()
        return things(*BASE_CARDS, *ride, *law, *nudge)

    @cached_property
    def pile_cards(self) -> Things:
        schemes = tuple(PROFESSORE_CARDS.values()) if self.config.has_professore else ()
        return things(*self.cards, BULLET, *schemes)

    @cached_property
    def owners(self) -> Things:
        """Whose cards may lie on the pile."""
        return things(*self.seats, *((PROFESSORE,) if self.config.has_professore else ()))

    @cached_property
    def actors(self) -> Things:
        """Who carries out a card, where that is not said by whose it is."""
        told_apart = self.has_other_cards or self.config.has_professore
        return things(*self.bandits) if told_apart else {}

    @cached_property
    def cars(self) -> Things:
        """The numbers of the cars, the Locomotive first."""
        return things(*map(str, range(self.config.n_cars + 1)))

    @cached_property
    def car_cards(self) -> Things:
        return things(*self.config.known_cars)

    @cached_property
    def goals(self) -> Things:
        """Special Targets, and a Warrant for each bandit."""
        return things(*SPECIAL_IDS, *(f"capture_{bandit}" for bandit in self.bandits))

    @cached_property
    def has_other_cards(self) -> bool:
        """Can a hand hold cards of two bandits?"""
        return self.config.bandits_per_seat == 2 or "teams" in self.config.variants

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
        places = self.config.n_players + self.config.has_professore
        return min(2 * self.longest_round * places, int(PILE_CAPACITY))
