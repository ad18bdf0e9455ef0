"""Rules: what is fixed once the configuration is known, shared by all clones of a state."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.superexpress.rules.program import hand, programs


@final
class Rules:
    def __init__(self, n_seats: i64, values: list[int], reflex: bool, horse: bool) -> None:
        if sorted(set(values)) != values:
            raise ValueError("wagon cards must differ in value, the lowest first (SUPER-END-09)")
        self.n_seats = n_seats
        self.n_wagons: i64 = n_seats + 1  # SUPER-SETUP-01
        self.n_cards: i64 = len(values)  # wagon cards in the box; their numbers rise with value
        self.values = values
        self.reflex = reflex
        self.horse = horse
        self.hand = hand(reflex, horse)
        self.programs = vec[i64](programs(self.hand))
        self.n_programs: i64 = len(self.programs)
