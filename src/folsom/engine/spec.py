"""Spec: a configuration in plain numbers, as the engine wants it."""

from __future__ import annotations

from typing import final


@final
class Spec:
    """What is played: filled in from configurations, read by ``Rules``."""

    def __init__(self) -> None:
        self.seats: list[list[int]] = []  # powers of each bandit, by seat; none of a lawman
        self.ranks: list[list[int]] = []  # protection of each bandit, by seat
        self.lawmen: list[tuple[int, int]] = []  # seats that play no bandit, and their figures
        self.partners: list[int] = []  # per seat: partner's seat, in the team variant
        self.sides: list[int] = []  # per seat: the lowest seat that it scores with, if not alone
        self.dummies = 0  # places in the circle at which nobody sits, after the last seat
        self.cars: list[tuple[int, int]] = []  # purses and jewels, Locomotive first
        self.purses: list[int] = []  # values of all purses
        self.round_cards: list[tuple[list[int], int, int]] = []  # turn types, event, cards to keep
        self.station_cards: list[tuple[list[int], int, int]] = []
        self.is_large = False  # the Round cards are those of the bracket 5-6
        self.turn_types: list[int] = []  # flags of each turn type
        self.turn_bars: list[int] = []  # set of kinds of cards that each turn type forbids
        self.powers_to_come = 0  # set of powers that a bandit may get in the course of the game
        self.extra: dict[str, list[int]] = {}  # what modules must know besides, by name
        self.advanced = True  # powers, events, Station card
        self.cards_first = True  # BASE-EDIT-03: the Round card before the hand
        self.returns_at_once = False  # BASE-EDIT-04
        self.punch_may_stay = False  # BASE-EDIT-05
        self.flee_first = False  # BASE-EDIT-06
        self.shortage_discards = False  # BASE-EDIT-07
        self.discards_bullets = False  # BASE-EDIT-08: Expert of 2014
        self.partner_is_alone = False  # BASE-EDIT-12
