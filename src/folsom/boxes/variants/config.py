"""The variants in configurations: pairs of bandits, partners, chosen events."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.engine.spec import Spec
from folsom.game import catalogue
from folsom.game.box_config import BoxConfig, Players, Powers
from folsom.game.checks import Seats, listed, one_of
from folsom.game.config import Config
from folsom.game.drawing import Draw
from folsom.game.errors import ConfigError
from folsom.game.parts import CHOSEN_ROUNDS, CHOSEN_STATIONS

LEADERS: Final = ("ghost", "doc", "belle")  # BASE-TWOB-03
FOLLOWERS: Final = ("cheyenne", "django", "tuco")
DUEL_TEAMS: Final = (("tuco", "cheyenne"), ("doc", "django"))  # BASE-DUEL-02


class VariantsConfig(BoxConfig):
    players: ClassVar = {  # BASE-DUEL-01, BASE-TWOB-01, BASE-TEAM-01
        "duel_2014": Players((2,), "The duel of 2014"),
        "two_bandits": Players((2, 3), "The game with two bandits each"),
        "teams": Players((4, 6), "The team variant"),
    }

    def check_bandits(self, config: Config) -> None:
        """BASE-TWOB-03."""
        if "two_bandits" not in config.variants:
            return
        for seat in config.seats or ():
            if len(set(seat) & set(LEADERS)) != 1 and set(seat) <= set(catalogue.bandits()):
                raise ConfigError(
                    f"{listed(seat)} are no pair: one of {listed(LEADERS)} goes with one of "
                    f"{listed(FOLLOWERS)}.",
                    "no-pair",
                    bandits=listed(seat),
                    leaders=listed(LEADERS),
                    followers=listed(FOLLOWERS),
                )

    def check_cards(self, config: Config) -> None:
        """EXTRA-CHOICE-01, 03: seven Round cards and three Station cards of this game."""
        if config.events is None:
            return
        if not self.chooses_events(config):
            raise ConfigError(
                "Events are chosen in the variant choice_of_events only.", "events-unasked"
            )
        known = {card.id: card for card in config.available_cards}
        for id in config.events:
            one_of(id, known, "event")
        stations = [id for id in config.events if known[id].is_station]
        if len(set(config.events)) < len(config.events) or (len(stations), len(config.events)) != (
            CHOSEN_STATIONS,
            CHOSEN_ROUNDS + CHOSEN_STATIONS,
        ):
            raise ConfigError(
                f"Choose {CHOSEN_ROUNDS} different Round cards and {CHOSEN_STATIONS} "
                "Station cards.",
                "events-number",
                rounds=CHOSEN_ROUNDS,
                stations=CHOSEN_STATIONS,
            )

    def bandits_per_seat(self, config: Config) -> int:
        return 2 if {"duel_2014", "two_bandits"} & set(config.variants) else 0

    def n_cars(self, config: Config) -> int:
        """BASE-DUEL-01, BASE-TWOB-02."""
        if "duel_2014" in config.variants:
            return 4
        if "two_bandits" in config.variants:
            return 3 if config.n_players == 2 else 4
        return 0

    def chooses_events(self, config: Config) -> bool:
        return "choice_of_events" in config.variants

    def draw_seats(self, config: Config, draw: Draw) -> Seats:
        if "duel_2014" in config.variants:
            return DUEL_TEAMS
        if "two_bandits" in config.variants:
            pairs = list(zip(LEADERS, draw.some(FOLLOWERS, 3), strict=True))
            return tuple(draw.some(pairs, config.n_players))
        return ()

    def draw_events(self, config: Config, draw: Draw) -> tuple[str, ...]:
        """EXTRA-CHOICE-02: the creator may leave the choice to chance."""
        rounds = [card.id for card in config.available_cards if not card.is_station]
        stations = [card.id for card in config.available_cards if card.is_station]
        return (*draw.some(rounds, CHOSEN_ROUNDS), *draw.some(stations, CHOSEN_STATIONS))

    def spec(self, config: Config, spec: Spec, powers: Powers) -> None:
        """BASE-TEAM-02."""
        if "teams" in config.variants:
            spec.partners = [seat ^ 1 for seat in range(config.n_players)]


BOX: Final = VariantsConfig()
