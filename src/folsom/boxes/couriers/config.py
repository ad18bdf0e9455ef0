"""Couriers & Armored Train in configurations: teams, its own train and its own Round cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from folsom.boxes.couriers.box import TEAMS, TOO_FEW_TO_BETRAY, CouriersBox, has_professore
from folsom.boxes.couriers.printed import (
    departure_train,
    former_departure_train,
    professore_deck,
    professore_track,
)
from folsom.engine.spec import Spec
from folsom.game import catalogue
from folsom.game.box_config import BoxConfig, Players, Powers
from folsom.game.catalogue import Car, RoundCard
from folsom.game.checks import listed
from folsom.game.config import Config
from folsom.game.drawing import Draw
from folsom.game.errors import ConfigError

FEWEST_TO_BETRAY: Final = 4  # COUR-SETUP-12
_SCHEMES: Final = ("machination", "quick_shot", "shot_last_courier", "bonus_nudge")


class CouriersConfig(BoxConfig):
    players: ClassVar = {
        CouriersBox.module: Players(tuple(range(2, 11)), "The game with two trains")
    }

    def check_bandits(self, config: Config) -> None:
        """COUR-COUNT-01: the base box has six bandits."""
        strangers = config.n_bandits - len(catalogue.bandits())
        if config.seats is not None or len(set(config.extra_bandits)) >= strangers:
            return
        raise ConfigError(
            f"{config.n_bandits} bandits need at least {strangers} of "
            f"{listed(catalogue.extra_bandits())} in extra_bandits.",
            "more-bandits",
            number=config.n_bandits,
            wanted=strangers,
            choices=listed(catalogue.extra_bandits()),
        )

    def parts(self, config: Config) -> set[str]:
        return {TOO_FEW_TO_BETRAY} if config.n_bandits < FEWEST_TO_BETRAY else set()

    def teams(self, config: Config) -> tuple[str, ...]:
        """COUR-TEAM-02: the circle alternates. Il Professore, if he plays, sits between the last
        seat and the first, in the team that the first is not of."""
        first = int(bool(config.option("blue_first")))
        return tuple(TEAMS[(first + seat) % 2] for seat in range(config.n_players))

    def n_cars(self, config: Config) -> int:
        """COUR-SETUP-02: of the Departure Train."""
        return len(departure_train()) - 1

    def cars(self, config: Config, known: Mapping[str, Car]) -> Mapping[str, Car]:
        """COUR-SETUP-02."""
        former = former_departure_train()
        is_former = set(config.cars or ()) & set(former) > {"locomotive"}
        return former if is_former else departure_train()

    def cards(self, config: Config, known: list[RoundCard]) -> list[RoundCard]:
        """COUR-SETUP-11, COUR-CAV-01: none of the base game; a Cavalry Charge of the mode."""
        box = (CouriersBox.module,)
        mode = "betrayal" if config.option("betrayal") else "normal"
        charges = [card for card in catalogue.station_cards(box) if card.mode == mode]
        return [*catalogue.round_cards_for(6 if config.is_large else 4, box), *charges]

    def as_drawn(self, config: Config) -> Config:
        if config.cars is None:
            return config
        today = dict(zip(former_departure_train(), departure_train(), strict=True))
        return replace(config, cars=[today.get(car, car) for car in config.cars])

    def draw_cars(self, config: Config, draw: Draw) -> tuple[str, ...]:
        """COUR-SETUP-02: always the same ones, in any order."""
        pool = [car for car in config.known_cars if car != "locomotive"]
        return ("locomotive", *draw.some(pool, len(pool)))

    def spec(self, config: Config, spec: Spec, powers: Powers) -> None:
        """COUR-TEAM-01, COUR-PROF-03: teams, and Il Professore in the smaller one."""
        spec.sides = [seat % 2 for seat in range(config.n_players)]
        spec.cards_first = True  # COUR-ROUND-01
        spec.punch_may_stay = False  # COUR-PUNCH-04
        spec.extra["feint"] = [list(catalogue.turn_types()).index("feint")]
        if has_professore(config):
            deck = professore_deck(config.n_bandits)
            spec.dummies = 1
            spec.extra["track"] = list(professore_track())
            spec.extra["professore"] = [deck[card] for card in _SCHEMES]


BOX: Final = CouriersConfig()
