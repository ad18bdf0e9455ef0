"""Rules: everything that is fixed once the configuration is known.

Shared by all clones of a state: who sits where, which cards exist, the boards,
the values of the edition's options, and which module listens at which point.
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
from folsom.engine.state import FIGURES, MARSHAL, NOBODY, SEATS, TOKENS

ROUNDS: Final[i64] = 5
MAX_KINDS: Final[i64] = 16
MOST_TURNS: Final[i64] = 16  # on one Round card, with room to spare

# Flags of a turn type.
FACE_DOWN: Final[i64] = 1  # every card is laid face down
TWICE: Final[i64] = 2  # two player turns in a row
REVERSED: Final[i64] = 4  # counter-clockwise
PLAIN: Final[i64] = 8  # counts as a Standard turn
TOGETHER: Final[i64] = 16  # everybody chooses at once


@final
class Spec:
    """A configuration in plain numbers, as the engine wants it."""

    def __init__(self) -> None:
        self.seats: list[list[int]] = []  # powers of each bandit, by seat; the Marshal's is empty
        self.ranks: list[list[int]] = []  # protection of each bandit, by seat
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


@final
class Rules:
    def __init__(self, spec: Spec, boards: list[Board], modules: list[Module]) -> None:
        self.modules = modules  # in order of precedence, the base game last
        self.slots: list[Module] = [modules[-1]] * 32  # by number
        for m in modules:
            self.slots[m.slot] = m
        for m in reversed(modules):
            boards = m.boards(boards)
        for board in boards:
            measure(board)
        self.boards = boards
        self.page_size: i64 = 0
        for m in modules:
            self.page_size = max(self.page_size, m.page_end)
        self.spec = spec

        # Seats and figures
        self.n_seats: i64 = len(spec.seats)
        self.n_places: i64 = self.n_seats + spec.dummies  # of the circle in the Schemin' phase
        self.n_figures: i64 = 0
        self.seat_of = vec[i64]([NOBODY] * FIGURES)  # figure: its seat
        self.nth_bandit = vec[i64]([NOBODY] * FIGURES)  # figure: 0 or 1, its place in the seat
        self.first_bandit = vec[i64]([NOBODY] * SEATS)  # seat: its figure
        self.other_bandit = vec[i64]([NOBODY] * SEATS)  # seat: second bandit, or partner's
        self.bandits_of = _zeros(SEATS)  # seat: set of its figures
        self.partner = vec[i64]([NOBODY] * SEATS)  # seat: partner's seat
        self.side_of = _zeros(SEATS)  # seat: who scores together, named by the lowest seat
        self.start_powers = _zeros(FIGURES)
        self.start_ranks = _zeros(FIGURES)
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

        # Train, tokens
        self.last_car: i64 = len(spec.cars) - 1
        self.car_purses = vec[i64](_words([car[0] for car in spec.cars]))
        self.car_jewels = vec[i64](_words([car[1] for car in spec.cars]))
        self.purse_values = vec[i64](_words(spec.purses))
        self.n_purses: i64 = len(spec.purses)
        self.tokens_of = _zeros(MAX_KINDS)  # kind: set of its tokens
        self.kind_of_token = _zeros(TOKENS)
        self.n_token_kinds: i64 = BASE_KINDS
        self.add_tokens(PURSE, FIRST_PURSE, self.n_purses)
        self.add_tokens(JEWEL, FIRST_JEWEL, 6)
        self.add_tokens(STRONGBOX, FIRST_STRONGBOX, 2)
        self.secret_tokens: i64 = self.tokens_of[PURSE]
        self.alike: i64 = 0  # secret tokens that are not told apart while they lie on the train
        self.worth_money: i64 = self.tokens_of[PURSE] | self.tokens_of[JEWEL]
        self.worth_money |= self.tokens_of[STRONGBOX]
        for m in reversed(modules):
            m.tokens(self)

        # Cards: Round cards first, then Station cards
        self.n_round_cards: i64 = len(spec.round_cards)
        self.n_station_cards: i64 = len(spec.station_cards)
        printed = spec.round_cards + spec.station_cards
        self.card_turns: list[vec[i64]] = [vec[i64](_words(turns)) for turns, _, _ in printed]
        self.n_turns = vec[i64]([i64(len(turns)) for turns in self.card_turns])
        self.turns_at = _zeros(MOST_TURNS * len(printed))  # the same, MOST_TURNS words a card
        for card, turns in enumerate(self.card_turns):
            for n, turn_type in enumerate(turns):
                self.turns_at[card * MOST_TURNS + n] = turn_type
        self.card_event = vec[i64](_words([event for _, event, _ in printed]))
        self.card_keeps = vec[i64](_words([keeps for _, _, keeps in printed]))
        self.turn_flags = vec[i64](_words(spec.turn_types))
        self.turn_bars = vec[i64](_words(spec.turn_bars))
        self.recipe = _zeros(SEATS)  # seat: bag of the cards of its deck
        self.recipe_other = _zeros(SEATS)  # … and of its second bandit's

        # Options of the edition
        self.advanced = spec.advanced
        self.cards_first = spec.cards_first
        self.returns_at_once = spec.returns_at_once
        self.punch_may_stay = spec.punch_may_stay
        self.flee_first = spec.flee_first
        self.shortage_discards = spec.shortage_discards
        self.discards_bullets = spec.discards_bullets
        self.partner_is_alone = spec.partner_is_alone

        # Listeners
        self.draw_short = self._listeners("draw_short")
        self.lay_bullet = self._listeners("lay_bullet")
        self.give_back = self._listeners("give_back")
        self.card_revealed = self._listeners("card_revealed")
        self.before_shuffle = self._listeners("before_shuffle")
        self.borrow = self._listeners("borrow")
        self.hand_size = self._listeners("hand_size")
        self.extra_cards = self._listeners("extra_cards")
        self.before_planning = self._listeners("before_planning")
        self.order = self._listeners("order")
        self.whole_turn = self._listeners("whole_turn")
        self.turns = self._listeners("turns")
        self.player_turn = self._listeners("player_turn")
        self.bar_cards = self._listeners("bar_cards")
        self.may_hide = self._listeners("may_hide")
        self.must_show = self._listeners("must_show")
        self.lays_bullets = self._listeners("lays_bullets")
        self.plan_more = self._listeners("plan_more")
        self.plan_chosen = self._listeners("plan_chosen")
        self.plan_after = self._listeners("plan_after")
        self.shown = self._listeners("shown")
        self.end_of_planning = self._listeners("end_of_planning")
        self.before_first_card = self._listeners("before_first_card")
        self.void_actor = self._listeners("void_actor")
        self.void_card = self._listeners("void_card")
        self.void_action = self._listeners("void_action")
        self.action = self._listeners("action")
        self.stride = self._listeners("stride")
        self.bar_goals = self._listeners("bar_goals")
        self.unhindered = self._listeners("unhindered")
        self.passed = self._listeners("passed")
        self.floor_goals = self._listeners("floor_goals")
        self.punch_goals = self._listeners("punch_goals")
        self.shove = self._listeners("shove")
        self.bar_landing = self._listeners("bar_landing")
        self.meet = self._listeners("meet")
        self.immune = self._listeners("immune")
        self.blockers = self._listeners("blockers")
        self.sight_more = self._listeners("sight_more")
        self.figures_hit = self._listeners("figures_hit")
        self.figures_punched = self._listeners("figures_punched")
        self.untouchable = self._listeners("untouchable")
        self.hit = self._listeners("hit")
        self.punched = self._listeners("punched")
        self.guarded = self._listeners("guarded")
        self.may_keep = self._listeners("may_keep")
        self.supply_short = self._listeners("supply_short")
        self.receiver = self._listeners("receiver")
        self.event = self._listeners("event")
        self.after_event = self._listeners("after_event")
        self.tidy = self._listeners("tidy")
        self.next_first = self._listeners("next_first")
        self.collect = self._listeners("collect")
        self.left_out = self._listeners("left_out")
        self.money = self._listeners("money")
        self.chest = self._listeners("chest")
        self.fame = self._listeners("fame")
        self.barred = self._listeners("barred")
        self.winners = self._listeners("winners")
        self.redeal = self._listeners("redeal")
        for m in reversed(modules):
            m.recipe(self)
        self.shuffles = self._shuffles()

    def _listeners(self, point: str) -> list[Module]:
        """The modules that override a point, in order of precedence."""
        return [m for m in self.modules if getattr(type(m), point) is not getattr(Module, point)]

    def _shuffles(self) -> bool:
        for m in self.modules:
            if m.shuffles(self) >= 0:
                return m.shuffles(self) > 0
        return True

    def add_tokens(self, kind: i64, first: i64, number: i64) -> None:
        for token in range(first, first + number):
            self.tokens_of[kind] |= bit(token)
            self.kind_of_token[token] = kind
        self.n_token_kinds = max(self.n_token_kinds, kind + 1)


def _zeros(n: i64) -> vec[i64]:
    zero: i64 = 0
    return vec[i64]([zero] * n)


def _words(numbers: list[int]) -> list[i64]:
    return [i64(n) for n in numbers]
