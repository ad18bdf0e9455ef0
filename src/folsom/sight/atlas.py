"""Atlas: what the numbers of a row are about, for the engine's eyes."""

from __future__ import annotations

from typing import final

from folsom.engine.vectors import vector


@final
class Atlas:
    """What the numbers of a configuration are about, in their order; the same for all its games.

    It is filled in where configurations are read (`envs/sights.py`).
    """

    def __init__(self) -> None:
        self.size = 0  # of a row
        self.seats = 0
        self.each = 1  # bandits of a seat
        self.two_hands = False  # can a hand hold cards of two bandits?
        self.places: list[int] = []  # positions
        self.tokens: list[int] = []  # kinds
        self.offered: list[int] = []  # of each kind how many are told apart
        self.cards: list[int] = []  # kinds
        self.pile_cards: list[int] = []  # kinds
        self.owners = 0  # whose cards may lie on the pile
        self.actors = 0  # bandits that may be named with a card there
        self.questions: dict[int, int] = {}  # kind of a task: its number
        self.plans: dict[int, int] = {}  # what may be done in a player turn: its number
        self.others: list[int] = []  # figures besides bandits that can be a target
        self.n_questions = 0
        self.phases = 0
        self.turn_types = 0
        self.round_cards = 0
        self.longest_round = 0
        self.longest_pile = 0
        self.characters = 0
        self.car_cards = 0
        # Numbers that boxes add to …
        self.added_to_decision = 0
        self.added_to_bandit = 0


@final
class Roster:
    """The bandits, cars and Round cards of one game, each by its number among all there are."""

    def __init__(self, characters: list[int], cars: list[int], round_cards: list[int]) -> None:
        self.characters = vector(characters)  # by figure
        self.cars = vector(cars)
        self.round_cards = vector(round_cards)
