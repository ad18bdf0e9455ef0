"""Seating: which figures are whose, and who scores together."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.module import Module
from folsom.engine.points import Points
from folsom.engine.spec import Spec
from folsom.engine.state import FIGURES, NOBODY, SEATS
from folsom.engine.vectors import filled, zeros


class Seating(Points):
    """Bandits are numbered by seat; figures that are none have numbers of their own."""

    def __init__(self, spec: Spec, modules: list[Module]) -> None:
        super().__init__(modules)
        self.n_seats: i64 = len(spec.seats)
        self.n_places: i64 = self.n_seats + spec.dummies  # of the circle in the Schemin' phase
        self.n_figures: i64 = sum([len(bandits) for bandits in spec.seats])  # without lawmen
        self.all_figures: i64 = bit(self.n_figures) - 1
        self.all_seats: i64 = bit(self.n_seats) - 1
        self.seat_of = filled(FIGURES, NOBODY)  # figure: its seat
        self.nth_bandit = filled(FIGURES, NOBODY)  # figure: 0 or 1, its place in the seat
        self.first_bandit = filled(SEATS, NOBODY)  # seat: its figure
        self.other_bandit = filled(SEATS, NOBODY)  # seat: second bandit, or partner's
        self.bandits_of = zeros(SEATS)  # seat: set of its bandits
        self.partner = filled(SEATS, NOBODY)  # seat: partner's seat
        self.side_of = zeros(SEATS)  # seat: its side, named by the lowest seat in it
        self.members_of = zeros(SEATS)  # side: set of the seats in it
        self.start_powers = zeros(FIGURES)
        self.start_ranks = zeros(FIGURES)
        for figure, (seat, n) in enumerate(bandits_in(spec)):
            self.seat_of[figure] = seat
            self.nth_bandit[figure] = n
            self.bandits_of[seat] |= bit(figure)
            self.start_powers[figure] = spec.seats[seat][n]
            self.start_ranks[figure] = spec.ranks[seat][n]
            if n == 0:
                self.first_bandit[seat] = figure
            else:
                self.other_bandit[seat] = figure
        for seat, lawman in spec.lawmen:
            self.seat_of[lawman] = seat
            self.nth_bandit[lawman] = 0
            self.first_bandit[seat] = lawman
        for seat in range(self.n_seats):
            self.side_of[seat] = seat
        for seat, partner in enumerate(spec.partners):
            self.partner[seat] = partner
            self.other_bandit[seat] = self.first_bandit[partner]
            self.side_of[seat] = min(seat, partner)
        for seat, side in enumerate(spec.sides):
            self.side_of[seat] = side
        for seat in range(self.n_seats):
            self.members_of[self.side_of[seat]] |= bit(seat)


def bandits_in(spec: Spec) -> list[tuple[int, int]]:
    """Of each bandit the seat, and whether it is the first or the second there."""
    return [(seat, n) for seat, bandits in enumerate(spec.seats) for n in range(len(bandits))]
