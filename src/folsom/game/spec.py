"""Spec: what the engine is told of a configuration of Colt Express, in its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from folsom.boxes import shelf
from folsom.engine.rules import Rules
from folsom.engine.spec import Spec
from folsom.game import catalogue
from folsom.game.parts import SWITCHES

if TYPE_CHECKING:
    from folsom.game.config import Config


def rules(config: Config, cards: Sequence[catalogue.RoundCard] | None = None) -> Rules:
    """The engine's rules for a resolved configuration; a scenario may bring its own cards."""
    assert config.seats is not None
    assert config.cars is not None
    spec = Spec()
    powers = {name: its for box in config.boxes for name, its in box.powers(config).items()}
    for seat in config.seats:
        theirs = [powers[bandit] for bandit in seat if bandit not in config.lawmen]
        spec.seats.append([bits for bits, _ in theirs])
        spec.ranks.append([rank for _, rank in theirs])
    known = config.known_cars
    spec.cars = [(known[car].purses, known[car].jewels) for car in config.cars]
    for card in config.round_cards if cards is None else cards:
        (spec.station_cards if card.is_station else spec.round_cards).append(_printed(card))
    for box in config.boxes:
        box.spec(config, spec, powers)
    switched_on = [name for name in SWITCHES if config.option(name)]
    return shelf.rules_for(spec, (*config.modules, *config.variants, *switched_on))


@cache
def _printed(card: catalogue.RoundCard) -> tuple[list[int], int, int]:
    numbers = _turn_numbers()
    return [numbers[turn] for turn in card.turns], shelf.event_ids()[card.event], card.keeps


@cache
def _turn_numbers() -> dict[str, int]:
    return {turn: n for n, turn in enumerate(catalogue.turn_types())}
