"""Rules: everything that is fixed once the configuration is known.

Shared by all clones of a state: who sits where (``Seating``), what is printed on the train and
the Round cards (``Printed``), the values of the edition's options, the boards, and, by ``Points``,
which module listens at which point.
"""

from __future__ import annotations

from typing import Final, final

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
from folsom.engine.printed import Printed
from folsom.engine.spec import Spec
from folsom.engine.state import PAGES, SEATS, TOKENS
from folsom.engine.vectors import zeros

ROUNDS: Final[i64] = 5
SLOTS: Final[i64] = 32
MAX_KINDS: Final[i64] = 16

# Flags of a turn type.
FACE_DOWN: Final[i64] = 1  # every card is laid face down
TWICE: Final[i64] = 2  # two player turns in a row
REVERSED: Final[i64] = 4  # counter-clockwise
PLAIN: Final[i64] = 8  # counts as a Standard turn
TOGETHER: Final[i64] = 16  # everybody chooses at once


@final
class Rules(Printed):
    """First what the configuration says alone; modules are asked when all of that is there."""

    def __init__(self, spec: Spec, boards: list[Board], modules: list[Module]) -> None:
        super().__init__(spec, modules)
        self.spec = spec
        self.modules = modules  # in order of precedence, the base game last
        self.slots = by_slot(modules)
        self.n_words = words_of(modules)
        self.boards = boards_with(modules, boards)  # by layout

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


def by_slot(modules: list[Module]) -> list[Module]:
    """Who does the tasks of a slot; the base game of those of nobody else."""
    slots = [modules[-1]] * SLOTS
    for m in modules:
        slots[m.slot] = m
    return slots


def words_of(modules: list[Module]) -> i64:
    """How long the state's row of words is, with those of the modules in play."""
    end: i64 = PAGES
    for m in modules:
        end = max(end, m.page_end)
    return end


def boards_with(modules: list[Module], boards: list[Board]) -> list[Board]:
    """The boards with what modules add to them, the base game first."""
    for m in reversed(modules):
        boards = m.boards(boards)
    for board in boards:
        measure(board)
    return boards
