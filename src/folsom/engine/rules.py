"""Rules: everything that is fixed once the configuration is known.

Shared by all clones of a state: who sits where, which cards exist, the boards, the values of the
edition's options, and, by ``Points``, which module listens at which point.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.bits import bit
from folsom.engine.board import Board, measure
from folsom.engine.loot import (
    BASE_KINDS,
    FIRST_JEWEL,
    FIRST_PURSE,
    FIRST_STRONGBOX,
    JEWEL,
    PURSE,
    STRONGBOX,
)
from folsom.engine.module import Module
from folsom.engine.points import Points
from folsom.engine.spec import Spec
from folsom.engine.state import FIGURES, MARSHAL, NOBODY, SEATS, TOKENS
from folsom.engine.vectors import filled, words, zeros

ROUNDS: Final[i64] = 5
SLOTS: Final[i64] = 32
MAX_KINDS: Final[i64] = 16
MOST_TURNS: Final[i64] = 16  # on one Round card, with room to spare

# Flags of a turn type.
FACE_DOWN: Final[i64] = 1  # every card is laid face down
TWICE: Final[i64] = 2  # two player turns in a row
REVERSED: Final[i64] = 4  # counter-clockwise
PLAIN: Final[i64] = 8  # counts as a Standard turn
TOGETHER: Final[i64] = 16  # everybody chooses at once


@final
class Rules(Points):
    """First what the configuration says alone; modules are asked when all of that is there."""

    def __init__(self, spec: Spec, boards: list[Board], modules: list[Module]) -> None:
        super().__init__(modules)
        self.spec = spec
        self.modules = modules  # in order of precedence, the base game last
        self.slots: list[Module] = [modules[-1]] * SLOTS  # by number
        self.page_size: i64 = 0  # of the state: words of the modules in play
        for m in modules:
            self.slots[m.slot] = m
            self.page_size = max(self.page_size, m.page_end)
        for m in reversed(modules):
            boards = m.boards(boards)
        for board in boards:
            measure(board)
        self.boards = boards  # by layout

        # Seats and figures
        self.n_seats: i64 = len(spec.seats)
        self.n_places: i64 = self.n_seats + spec.dummies  # of the circle in the Schemin' phase
        self.n_figures: i64 = 0
        self.seat_of = filled(FIGURES, NOBODY)  # figure: its seat
        self.nth_bandit = filled(FIGURES, NOBODY)  # figure: 0 or 1, its place in the seat
        self.first_bandit = filled(SEATS, NOBODY)  # seat: its figure
        self.other_bandit = filled(SEATS, NOBODY)  # seat: second bandit, or partner's
        self.bandits_of = zeros(SEATS)  # seat: set of its figures
        self.partner = filled(SEATS, NOBODY)  # seat: partner's seat
        self.side_of = zeros(SEATS)  # seat: who scores together, named by the lowest seat
        self.start_powers = zeros(FIGURES)
        self.start_ranks = zeros(FIGURES)
        for seat, bandits in enumerate(spec.seats):
            for n, powers in enumerate(bandits):
                figure = self.n_figures
                self.n_figures += 1
                self.seat_of[figure] = seat
                self.nth_bandit[figure] = n
                self.bandits_of[seat] |= bit(figure)
                self.start_powers[figure] = powers
                self.start_ranks[figure] = spec.ranks[seat][n]
                if n == 0:
                    self.first_bandit[seat] = figure
                else:
                    self.other_bandit[seat] = figure
            if not bandits:  # its player is the Marshal himself
                self.seat_of[MARSHAL] = seat
                self.nth_bandit[MARSHAL] = 0
                self.first_bandit[seat] = MARSHAL
            self.side_of[seat] = seat
        for seat, partner in enumerate(spec.partners):
            self.partner[seat] = partner
            self.other_bandit[seat] = self.first_bandit[partner]
            self.side_of[seat] = min(seat, partner)
        for seat, side in enumerate(spec.sides):
            self.side_of[seat] = side
        self.all_figures: i64 = bit(self.n_figures) - 1
        self.all_seats: i64 = bit(self.n_seats) - 1

        # Train
        self.last_car: i64 = len(spec.cars) - 1
        self.car_purses = words([car[0] for car in spec.cars])
        self.car_jewels = words([car[1] for car in spec.cars])
        self.purse_values = words(spec.purses)
        self.n_purses: i64 = len(spec.purses)

        # Cards: Round cards first, then Station cards
        printed = spec.round_cards + spec.station_cards
        self.n_round_cards: i64 = len(spec.round_cards)
        self.n_station_cards: i64 = len(spec.station_cards)
        self.card_turns: list[vec[i64]] = [words(turns) for turns, _, _ in printed]
        self.n_turns = words([len(turns) for turns, _, _ in printed])
        self.turns_at = zeros(MOST_TURNS * len(printed))  # the same, MOST_TURNS words a card
        for card, (turns, _, _) in enumerate(printed):
            for n, turn_type in enumerate(turns):
                self.turns_at[card * MOST_TURNS + n] = turn_type
        self.card_event = words([event for _, event, _ in printed])
        self.card_keeps = words([keeps for _, _, keeps in printed])
        self.turn_flags = words(spec.turn_types)
        self.turn_bars = words(spec.turn_bars)

        # Options of the edition
        self.advanced = spec.advanced
        self.cards_first = spec.cards_first
        self.returns_at_once = spec.returns_at_once
        self.punch_may_stay = spec.punch_may_stay
        self.flee_first = spec.flee_first
        self.shortage_discards = spec.shortage_discards
        self.discards_bullets = spec.discards_bullets
        self.partner_is_alone = spec.partner_is_alone

        # What modules change: tokens, decks, and whether these are shuffled
        self.n_token_kinds: i64 = BASE_KINDS
        self.tokens_of = zeros(MAX_KINDS)  # kind: set of its tokens
        self.kind_of_token = zeros(TOKENS)
        self.secret_tokens: i64 = 0  # set of those with a hidden face
        self.alike: i64 = 0  # secret tokens that are not told apart while they lie on the train
        self.worth_money: i64 = 0  # set of those whose face is money
        self.recipe = zeros(SEATS)  # seat: bag of the cards of its deck
        self.recipe_other = zeros(SEATS)  # … and of its second bandit's
        self.shuffles = True  # are decks shuffled at round start?
        self._ask_modules()

    def _ask_modules(self) -> None:
        self.add_tokens(PURSE, FIRST_PURSE, self.n_purses)
        self.add_tokens(JEWEL, FIRST_JEWEL, 6)
        self.add_tokens(STRONGBOX, FIRST_STRONGBOX, 2)
        self.secret_tokens = self.tokens_of[PURSE]
        self.worth_money = self.tokens_of[PURSE] | self.tokens_of[JEWEL]
        self.worth_money |= self.tokens_of[STRONGBOX]
        for m in reversed(self.modules):
            m.tokens(self)
        for m in reversed(self.modules):
            m.recipe(self)
        for m in self.modules:
            answer = m.shuffles(self)
            if answer >= 0:
                self.shuffles = answer > 0
                break

    def add_tokens(self, kind: i64, first: i64, number: i64) -> None:
        for token in range(first, first + number):
            self.tokens_of[kind] |= bit(token)
            self.kind_of_token[token] = kind
        self.n_token_kinds = max(self.n_token_kinds, kind + 1)
