"""Atlas: what the numbers of a row are about, for the engine's eyes."""

from __future__ import annotations

from typing import final

from folsom.engine.vectors import words


@final
class Atlas:
    """What the numbers of a configuration are about, in their order; the same for all its games.

    Whoever reads configurations fills it in.
    """

    def __init__(self) -> None:
        self.size = 0  # of a row
        self.seats = 0
        self.each = 1  # bandits of a seat
        self.has_teams = False
        self.two_hands = False  # can a hand hold cards of two bandits?
        self.places: list[int] = []  # positions
        self.tokens: list[int] = []  # kinds
        self.offered: list[int] = []  # of each kind how many are told apart
        self.cards: list[int] = []  # kinds
        self.pile_cards: list[int] = []  # kinds
        self.questions: dict[int, int] = {}  # kind of a task: its number
        self.plans: dict[int, int] = {}  # what may be done in a player turn: its number
        self.hideouts: dict[int, int] = {}  # position: number of what one hides under there
        self.others: list[int] = []  # figures besides bandits that can be a target
        self.track: list[int] = []  # what each space of Il Professore's marker is worth
        self.has_horses = False
        self.has_coach = False
        self.has_law = False  # somebody plays the Marshal
        self.has_couriers = False
        self.has_professore = False
        self.has_plans = False  # cards may be kept by the icons of a Round card
        self.n_questions = 0
        self.n_hideouts = 0
        self.phases = 0
        self.turn_types = 0
        self.round_cards = 0
        self.longest_round = 0
        self.longest_pile = 0
        self.characters = 0
        self.car_cards = 0


@final
class Cast:
    """Who and what is in one game, by its place among all that may be."""

    def __init__(self, characters: list[int], cars: list[int], round_cards: list[int]) -> None:
        self.characters = words(characters)  # by figure
        self.cars = words(cars)
        self.round_cards = words(round_cards)
