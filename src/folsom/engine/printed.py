"""Printed: what the train and the Round cards of a game say, as tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.module import Module
from folsom.engine.seating import Seating
from folsom.engine.spec import Spec
from folsom.engine.vectors import vector, zeros

MOST_TURNS: Final[i64] = 16  # on one Round card, with room to spare


class Printed(Seating):
    """Round cards first, then Station cards."""

    def __init__(self, spec: Spec, modules: list[Module]) -> None:
        super().__init__(spec, modules)
        self.last_car: i64 = len(spec.cars) - 1
        self.car_purses = vector([car[0] for car in spec.cars])
        self.car_jewels = vector([car[1] for car in spec.cars])
        self.purse_values = vector(spec.purses)
        self.n_purses: i64 = len(spec.purses)

        printed = spec.round_cards + spec.station_cards
        self.n_round_cards: i64 = len(spec.round_cards)
        self.n_station_cards: i64 = len(spec.station_cards)
        self.card_turns: list[vec[i64]] = [vector(turns) for turns, _, _ in printed]
        self.n_turns: Final = vector([len(turns) for turns, _, _ in printed])
        self.turns_at: Final = zeros(MOST_TURNS * len(printed))  # the same, MOST_TURNS words a card
        for card, (turns, _, _) in enumerate(printed):
            for n, turn_type in enumerate(turns):
                self.turns_at[card * MOST_TURNS + n] = turn_type
        self.card_event = vector([event for _, event, _ in printed])
        self.card_keeps = vector([keeps for _, _, keeps in printed])
        self.turn_flags: Final = vector(spec.turn_types)
        self.turn_bars = vector(spec.turn_bars)
