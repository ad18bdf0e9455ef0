"""Colt Express as one seat sees it: the base game, its variants and the Time-Travel Car."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.agenda import a_of, b_of, decider_of, figure_of, group_of, kind_of, top
from folsom.engine.base import tasks
from folsom.engine.bits import bit, bullets, card, copies, count, lowest, size
from folsom.engine.cards import deck_size, discard_size, hand_size, nth_under, number_under
from folsom.engine.flow import is_asked, list_for
from folsom.engine.loot import PURSE
from folsom.engine.notebook import Notebook
from folsom.engine.options import TAKE, first_of, kind_in, other_in, verb_of
from folsom.engine.rules import MAX_KINDS
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    FACE,
    FIGURES,
    HAND,
    KEPT,
    LABEL,
    LENT,
    MARSHAL,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    OUT,
    POSITIONS,
    RECEIVED,
    SHEET,
    SHUT,
    TOP,
    State,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    received_from,
    received_in_all,
)
from folsom.engine.timecar.travel import HIDEOUT, TRAVELLER
from folsom.engine.vectors import filled, words
from folsom.sight.row import NONE, Row
from folsom.sight.scales import (
    CHAMBERS,
    MOST_ALIKE,
    MOST_BULLETS,
    MOST_CARDS,
    MOST_MONEY,
    MOST_NEUTRAL,
    MOST_TOKENS,
    MOST_VALUE,
    ROUNDS,
)

CARD_KINDS: Final[i64] = 64  # that an entry of the pile can name


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


def _numbered(things: list[int], most: i64) -> vec[i64]:
    """For each thing its place in a list, or NONE."""
    found = filled(most, NONE)
    for n, thing in enumerate(things):
        found[thing] = n
    return found


@final
class Sight:
    """Looks at games of one configuration, one after another."""

    def __init__(self, atlas: Atlas) -> None:
        self.row = Row(atlas.size)
        self.seats: i64 = atlas.seats
        self.each: i64 = atlas.each
        self.bandits: i64 = atlas.seats * atlas.each
        self.has_teams = atlas.has_teams
        self.two_hands = atlas.two_hands
        self.places = words(atlas.places)
        self.place_at = _numbered(atlas.places, POSITIONS)
        self.tokens = words(atlas.tokens)
        self.token_at = _numbered(atlas.tokens, MAX_KINDS)
        self.offered = words(atlas.offered)
        self.cards = words(atlas.cards)
        self.pile_card_at = _numbered(atlas.pile_cards, CARD_KINDS)
        self.pile_cards: i64 = len(atlas.pile_cards)
        self.questions = atlas.questions
        self.plans = atlas.plans
        self.hideouts = atlas.hideouts
        self.n_questions: i64 = atlas.n_questions
        self.n_hideouts: i64 = atlas.n_hideouts
        self.phases: i64 = atlas.phases
        self.turn_types: i64 = atlas.turn_types
        self.round_cards: i64 = atlas.round_cards
        self.longest_round: i64 = atlas.longest_round
        self.longest_pile: i64 = atlas.longest_pile
        self.characters: i64 = atlas.characters
        self.car_cards: i64 = atlas.car_cards
        self.mixed_at: list[float] = []  # money of mixed tokens by position
        self.mixed_on: list[float] = []  # … by the bandit whose sheet they are on

    def look(self, s: State, notebook: Notebook, cast: Cast, seat: i64) -> None:
        """Write the row of a seat; the order is that of `envs.express_vector`."""
        self.row.begin()
        self._mix(s, notebook, seat)
        self._round(s, cast, seat)
        self._decision(s, notebook, seat)
        for car in cast.cars:
            self.row.one_of(self.car_cards, car)
        for position in self.places:
            self._place(s, notebook, seat, position)
        for place in range(self.seats):
            for n in range(self.each):
                self._bandit(s, notebook, cast, seat, self._figure(s, seat, place, n))
        for place in range(self.seats):
            self._seat(s, seat, (seat + place) % self.seats)
        self._own(s, seat)
        self._pile(s, seat)
        if self.n_hideouts:
            self._journey(s, seat)

    # Who sits where, seen from a seat

    def _seen(self, seat: i64, other: i64) -> i64:
        """How many seats further a seat is; NONE if there is none."""
        if other == NOBODY:
            return NONE
        return (other - seat + self.seats) % self.seats

    def _figure(self, s: State, seat: i64, place: i64, n: i64) -> i64:
        """The n-th bandit of the seat that is so many seats further."""
        return s.rules.first_bandit[(seat + place) % self.seats] + n

    def _slot(self, s: State, seat: i64, figure: i64) -> i64:
        """The place of a figure among bandits, and of the Marshal behind them."""
        if figure == MARSHAL:
            return self.bandits
        if figure == NOBODY:
            return NONE
        place = self._seen(seat, s.rules.seat_of[figure])
        return place * self.each + s.rules.nth_bandit[figure]

    # The round, and what is asked

    def _round(self, s: State, cast: Cast, seat: i64) -> None:
        row = self.row
        row.flag(s.over != 0)
        row.amount(s.round, ROUNDS)
        row.one_of(self.phases, s.phase)
        card = self._card_in_force(s)
        row.one_of(self.round_cards, NONE if card == NONE else cast.round_cards[card])
        past = self._turned(s)
        if card != NONE:
            past &= ~bit(card)
        while past:
            row.numbers[row.at + cast.round_cards[lowest(past)]] = 1.0
            past &= past - 1
        row.skip(self.round_cards)
        row.amount(s.turn, self.longest_round)
        for n in range(self.longest_round):
            known = card != NONE and n < s.rules.n_turns[card]
            row.one_of(self.turn_types, s.rules.card_turns[card][n] if known else NONE)
        row.one_of(self.seats, self._seen(seat, s.first))
        asked = self._asked(s)
        for place in range(self.seats):
            row.flag(asked & bit((seat + place) % self.seats) != 0)
        self._at(s.fig[AT + MARSHAL])
        row.amount(s.neutral, MOST_NEUTRAL)

    def _turned(self, s: State) -> i64:
        """The Round cards that have been turned up."""
        printed = bit(s.rules.n_round_cards + s.rules.n_station_cards) - 1
        return printed & ~s.pool & ~s.stations

    def _card_in_force(self, s: State) -> i64:
        """BASE-ROUND-05: NONE while it is not turned up yet."""
        turned = self._turned(s)
        if s.round > 0 and turned & bit(s.card) and count(turned) == s.round:
            return s.card
        return NONE

    def _asked(self, s: State) -> i64:
        """The seats to which the question goes, those that have answered included."""
        if s.over:
            return 0
        word = top(s)
        return group_of(word) if s.asked else bit(decider_of(word))

    def _at(self, position: i64) -> None:
        place = NONE if position == NOWHERE else self.place_at[position]
        self.row.one_of(len(self.places), place)

    def _decision(self, s: State, notebook: Notebook, seat: i64) -> None:
        row = self.row
        start = row.at
        kinds = i64(len(self.tokens))
        figures = self.bandits + 1
        if is_asked(s, seat):
            word = top(s)
            kind = kind_of(word)
            plans = kind == tasks.PLAN
            question = self.plans[a_of(word)] if plans else self.questions[kind]
            row.one_of(self.n_questions, question)
            row.one_of(figures, self._slot(s, seat, figure_of(word)))
            about_victim = kind >= tasks.PUNCH_WHAT and kind <= tasks.PUNCH_WHERE
            row.one_of(figures, self._slot(s, seat, a_of(word)) if about_victim else NONE)
            row.skip(figures)  # who delivers somebody, with the Marshal
            keeps = kind == tasks.PUNCH_KEEP
            token = s.rules.kind_of_token[b_of(word)] if keeps else NONE
            row.one_of(kinds, NONE if token == NONE else self.token_at[token])
            row.skip(len(self.places) + len(self.cards))  # of boxes
            self._offered(s, notebook, seat)
        row.at = start + self.n_questions + 3 * figures + kinds
        row.at += len(self.places) + len(self.cards)
        for number in self.offered:
            row.at += number

    def _offered(self, s: State, notebook: Notebook, seat: i64) -> None:
        """What the seat remembers of tokens that it may take, the longest lying ones first."""
        if seat != s.deciding:
            list_for(s, seat)
        for n in range(len(self.tokens)):
            start = self.row.at
            label: i64 = 0
            for _ in range(self.offered[n]):
                token = self._next_offered(s, self.tokens[n], label)
                if token == NONE:
                    break
                label = s.tok[LABEL + token]
                self.row.amount(notebook.face_known(seat, token), MOST_VALUE)
            self.row.at = start + self.offered[n]
        if seat != s.deciding:
            list_for(s, s.deciding)

    def _next_offered(self, s: State, kind: i64, label: i64) -> i64:
        """The token of a kind that is offered with the next higher label."""
        found: i64 = NONE
        for n in range(s.n_options):
            if verb_of(s.options[n]) == TAKE:
                token = first_of(s.options[n])
                here = s.tok[LABEL + token]
                fits = s.rules.kind_of_token[token] == kind and here > label
                if fits and (found == NONE or here < s.tok[LABEL + found]):
                    found = token
        return found

    # Loot

    def _mix(self, s: State, notebook: Notebook, seat: i64) -> None:
        """Money known to be among tokens that were mixed, spread evenly over where they are."""
        self.mixed_at = [0.0] * POSITIONS
        self.mixed_on = [0.0] * FIGURES
        for lot in notebook.lots[seat]:
            money: i64 = 0
            for face in lot.faces:
                money += face
            share = float(money) / float(count(lot.members))
            members = lot.members
            while members:
                self._add_mixed(s, lowest(members), share)
                members &= members - 1

    def _add_mixed(self, s: State, token: i64, share: float) -> None:
        for figure in range(s.rules.n_figures):
            if s.fig[SHEET + figure] & bit(token):
                self.mixed_on[figure] += share
                return
        for position in range(POSITIONS):
            if s.ground[position] & bit(token):
                self.mixed_at[position] += share
                return

    def _place(self, s: State, notebook: Notebook, seat: i64, position: i64) -> None:
        here = s.ground[position]
        self._count_tokens(s, here)
        known: i64 = 0
        money: i64 = 0
        secret = here & s.rules.secret_tokens
        while secret:
            face = notebook.face_known(seat, lowest(secret))
            if face:
                known += 1
                money += face
            secret &= secret - 1
        self.row.amount(known, MOST_TOKENS)
        self.row.amount(money, MOST_MONEY)
        self.row.fraction(self.mixed_at[position], MOST_MONEY)

    def _count_tokens(self, s: State, tokens: i64) -> None:
        for kind in self.tokens:
            self.row.amount(count(tokens & s.rules.tokens_of[kind]), MOST_TOKENS)

    # Bandits and seats

    def _bandit(self, s: State, notebook: Notebook, cast: Cast, seat: i64, figure: i64) -> None:
        row = self.row
        row.one_of(self.characters, cast.characters[figure])
        self._at(s.fig[AT + figure])
        row.amount(s.fig[CYLINDER + figure], CHAMBERS)
        received = s.fig[RECEIVED + figure]
        for place in range(self.seats):
            for n in range(self.each):
                shooter = self._figure(s, seat, place, n)
                row.amount(received_from(received, shooter), CHAMBERS)
        row.skip(1)  # the Marshal, where somebody plays him
        row.amount(received_from(received, NEUTRAL), CHAMBERS)
        row.amount(received_in_all(received), MOST_BULLETS)
        row.amount(s.fig[CASH + figure], MOST_MONEY)
        self._count_tokens(s, s.fig[SHEET + figure])
        self._purses(s, notebook, seat, figure)
        row.fraction(self.mixed_on[figure], MOST_MONEY)

    def _purses(self, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
        """BASE-INFO-03, 18: of one's own all, and at the end; of others those one remembers."""
        sees = s.over != 0 or s.rules.seat_of[figure] == seat
        purses = s.fig[SHEET + figure] & s.rules.tokens_of[PURSE]
        known: i64 = 0
        money: i64 = 0
        while purses:
            token = lowest(purses)
            face = s.tok[FACE + token] if sees else notebook.face_known(seat, token)
            if face:
                known += 1
                money += face
            purses &= purses - 1
        self.row.amount(known, MOST_TOKENS)
        self.row.amount(money, MOST_MONEY)

    def _seat(self, s: State, seat: i64, other: i64) -> None:
        row = self.row
        row.amount(hand_size(s, other), MOST_CARDS)
        row.amount(deck_size(s, other), MOST_CARDS)
        row.amount(s.seat[TOP + other], MOST_BULLETS)
        row.amount(discard_size(s, other), MOST_CARDS)
        self._zone(s.seat[DISCARD + other], s.seat[DISCARD + LENT + other])
        row.flag(self.has_teams and s.rules.partner[other] == seat)

    def _own(self, s: State, seat: i64) -> None:
        out, out_other = s.seat[OUT + seat], s.seat[OUT + LENT + seat]
        self._zone(s.seat[HAND + seat], s.seat[HAND + LENT + seat])
        self._zone(s.seat[KEPT + seat], s.seat[KEPT + LENT + seat])
        self._zone(s.seat[DECK + seat] + out, s.seat[DECK + LENT + seat] + out_other)
        self._under(s, seat)
        self._zone(
            s.seat[DISCARD + seat] + s.seat[SHUT + seat],
            s.seat[DISCARD + LENT + seat] + s.seat[SHUT + LENT + seat],
        )
        self.row.amount(size(out) + size(out_other), MOST_CARDS)

    def _zone(self, own: i64, other: i64) -> None:
        for kind in self.cards:
            self.row.amount(copies(own, kind), MOST_ALIKE)
        self.row.amount(bullets(own) + bullets(other), MOST_BULLETS)
        if self.two_hands:
            for kind in self.cards:
                self.row.amount(copies(other, kind), MOST_ALIKE)

    def _under(self, s: State, seat: i64) -> None:
        """Cards under the deck are a row of codes; as bags they are written like any zone."""
        own: i64 = 0
        other: i64 = 0
        for n in range(number_under(s, seat)):
            code = nth_under(s, seat, n)
            if other_in(code):
                other += card(kind_in(code))
            else:
                own += card(kind_in(code))
        self._zone(own, other)

    def _pile(self, s: State, seat: i64) -> None:
        row = self.row
        start = row.at
        actors = self.bandits if self.two_hands else 0
        for n in range(min(s.pile_size, self.longest_pile)):
            entry = s.pile[n]
            resolved = n < s.next
            hidden = entry_hidden(entry) != 0 and not resolved
            shown = not hidden or entry_seat(entry) == seat
            row.one_of(self.seats, self._seen(seat, entry_seat(entry)))
            row.flag(hidden)
            row.flag(resolved)
            kind = self.pile_card_at[entry_kind(entry)]
            row.one_of(self.pile_cards, kind if shown else NONE)
            if actors:
                actor = self._slot(s, seat, entry_figure(entry))
                row.one_of(actors, actor if shown else NONE)
        row.at = start + self.longest_pile * (self.seats + 2 + self.pile_cards + actors)

    def _journey(self, s: State, seat: i64) -> None:
        """EXTRA-CAR-43: who travels in time is known, where he hides only to himself."""
        figure = s.page[TRAVELLER]
        self.row.one_of(self.bandits, self._slot(s, seat, figure))
        knows = figure != NOBODY and s.rules.seat_of[figure] == seat
        hideout = self.hideouts[s.page[HIDEOUT]] if knows else NONE
        self.row.one_of(self.n_hideouts, hideout)
