"""The base game in configurations: its editions, its train, its Round cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Final

from folsom.boxes import shelf
from folsom.boxes.base import box
from folsom.boxes.base.rules.powers import PROTO_POWERS, STANDARD_POWERS
from folsom.boxes.base.rules.setup import FIRST_PURSE_VALUE
from folsom.engine.loot import FIRST_JEWEL
from folsom.engine.rules import FACE_DOWN, PLAIN, REVERSED, TOGETHER, TWICE
from folsom.engine.spec import Spec
from folsom.game import catalogue
from folsom.game.box_config import BoxConfig, Players, Powers
from folsom.game.catalogue import Car, RoundCard
from folsom.game.config import Config
from folsom.game.errors import ConfigError
from folsom.game.parts import MOST_CARS


class BaseConfig(BoxConfig):
    players: ClassVar = {"standard": Players((3, 4, 5, 6, 7), "The standard game")}

    def check_options(self, config: Config) -> None:
        """BASE-EDIT-12."""
        if config.option("django_partner_note") and not _is_proto(config):
            raise ConfigError(
                "The note on Django's partner needs power_set = proto.", "django-note"
            )

    def parts(self, config: Config) -> set[str]:
        return {box.PROTO_POWERS} if _is_proto(config) else set()

    def n_cars(self, config: Config) -> int:
        """BASE-SETUP-01, EXTRA-SEVEN-02."""
        return min(config.n_players, MOST_CARS)

    def cars(self, config: Config, known: Mapping[str, Car]) -> Mapping[str, Car]:
        return catalogue.cars()

    def cards(self, config: Config, known: list[RoundCard]) -> list[RoundCard]:
        """BASE-COMP-03, HORSE-SETUP-06: of all boxes, if they have some in the bracket."""
        modules = tuple(config.modules)
        rounds = catalogue.round_cards_for(6 if config.is_large else 4, modules)
        stations = catalogue.station_cards(modules) if config.mode == "advanced" else ()
        return [*rounds, *stations]

    def powers(self, config: Config) -> Powers:
        return PROTO_POWERS if _is_proto(config) else STANDARD_POWERS

    def spec(self, config: Config, spec: Spec, powers: Powers) -> None:
        """BASE-EDIT-03 to 08, 12."""
        spec.purses = _purses(config)
        spec.turn_types, spec.turn_bars = map(list, _turn_types())
        spec.is_large = config.is_large
        spec.advanced = config.mode == "advanced"
        spec.cards_first = config.option("round_start_order") == "card_first"
        spec.returns_at_once = config.option("return_cards") == "on_resolution"
        spec.punch_may_stay = config.option("punch_off_end") == "may_stay"
        spec.flee_first = config.option("marshal_order") == "flee_then_bullet"
        spec.shortage_discards = config.option("neutral_shortage") == "skip_and_discard"
        spec.discards_bullets = config.option("expert_rules") == "2014"
        spec.partner_is_alone = bool(config.option("django_partner_note"))


BOX: Final = BaseConfig()


def _is_proto(config: Config) -> bool:
    return config.option("power_set") == "proto"


def _purses(config: Config) -> list[int]:
    """EXTRA-SEVEN-03, COUR-SETUP-03: every box brings a purse for each of its bandits."""
    played = shelf.played(tuple(config.modules), tuple(config.variants)).values()
    modules = tuple(its.module for its in played if its.deals_all_purses)
    strangers = [bandit for bandit in config.bandits if catalogue.box_of(bandit) not in modules]
    values = [*catalogue.purse_values(modules), *[FIRST_PURSE_VALUE] * len(strangers)]
    return values[:FIRST_JEWEL]  # a fifth stranger takes that of a base bandit who is not there


@cache
def _turn_types() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What kinds of turns are, and what may not be played in them; the same in all games."""
    turns = catalogue.turn_types().values()
    return tuple(map(_flags, turns)), tuple(map(_bars, turns))


def _flags(turn: catalogue.TurnType) -> int:
    return (
        (FACE_DOWN if turn.face_down else 0)
        | (TWICE if turn.plays == 2 else 0)
        | (REVERSED if turn.reversed else 0)
        | (PLAIN if turn.counts_as_standard else 0)
        | (TOGETHER if turn.simultaneous else 0)
    )


def _bars(turn: catalogue.TurnType) -> int:
    return sum(1 << catalogue.actions().index(action) for action in turn.forbidden)
