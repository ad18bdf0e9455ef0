"""Colt Express as one seat sees it; the order is that of `envs.express_names`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.agenda import a_of, b_of, figure_of, kind_of, top
from folsom.engine.base import tasks
from folsom.engine.bits import bit, bullets, card, copies, count, lowest, size
from folsom.engine.cards import deck_size, discard_size, hand_size, nth_under, number_under
from folsom.engine.couriers.scoring import NUGGET_MONEY
from folsom.engine.couriers.state import TRACK
from folsom.engine.couriers.tasks import (
    ASK_ACCEPT,
    ASK_DOCUMENT,
    DOCUMENT,
    GOLD,
    NUGGET,
)
from folsom.engine.flow import is_asked, list_for
from folsom.engine.horses.tasks import ASK_ATTACK, FLASK
from folsom.engine.loot import PURSE
from folsom.engine.marshal.state import marshal_seat
from folsom.engine.marshal.tasks import ASK_MORE_LOOT, ASK_PAY
from folsom.engine.notebook import Notebook
from folsom.engine.options import kind_in, other_in
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
from folsom.engine.vectors import words
from folsom.sight.atlas import Atlas, Cast
from folsom.sight.boxes import (
    DOCUMENTS,
    OF_COURIERS,
    OF_HORSES,
    OF_LAW,
    beside_the_train,
    coach,
    couriers_of_bandit,
    document,
    horses_of_bandit,
    law_of_bandit,
    professore,
    the_law,
    trains,
)
from folsom.sight.frame import Frame, face_seen, has, numbered, on_sheet
from folsom.sight.row import NONE
from folsom.sight.scales import (
    CHAMBERS,
    MOST_ALIKE,
    MOST_BULLETS,
    MOST_CARDS,
    MOST_MONEY,
    MOST_NEUTRAL,
    MOST_PLANS,
    MOST_TOKENS,
    MOST_VALUE,
    ROUNDS,
)
from folsom.sight.table import about_victim, asked, card_in_force, next_offered, turned

CARD_KINDS: Final[i64] = 64  # that an entry of the pile can name


@final
class Sight:
    """Looks at games of one configuration, one after another."""

    def __init__(self, atlas: Atlas, rows: int = 1) -> None:
        self.atlas = atlas
        seats, each = atlas.seats, atlas.each
        self.frame = Frame(atlas.size, rows, seats, each, atlas.places, atlas.others)
        self.row = self.frame.row
        self.seats: i64 = seats
        self.bandits: i64 = self.frame.bandits
        self.two_hands = atlas.two_hands
        self.tokens = words(atlas.tokens)
        self.kinds: i64 = len(atlas.tokens)
        self.token_at = numbered(atlas.tokens, MAX_KINDS)
        self.offered = words(atlas.offered)
        self.all_offered: i64 = sum(atlas.offered)
        self.cards = words(atlas.cards)
        self.n_cards: i64 = len(atlas.cards)
        self.card_at = numbered(atlas.cards, CARD_KINDS)
        self.pile_card_at = numbered(atlas.pile_cards, CARD_KINDS)
        self.pile_cards: i64 = len(atlas.pile_cards)
        self.n_questions: i64 = atlas.n_questions
        self.n_hideouts: i64 = atlas.n_hideouts
        self.phases: i64 = atlas.phases
        self.turn_types: i64 = atlas.turn_types
        self.round_cards: i64 = atlas.round_cards
        self.longest_round: i64 = atlas.longest_round
        self.longest_pile: i64 = atlas.longest_pile
        self.characters: i64 = atlas.characters
        self.car_cards: i64 = atlas.car_cards
        self.mixed_at: vec[float] = vec[float]([0.0] * POSITIONS)  # money of mixed tokens there
        self.mixed_on: vec[float] = vec[float]([0.0] * FIGURES)  # … on the sheet of a bandit
        self.has_mixed = False  # is anything in these?
        self.bandit_size = self._size_of_bandit()

    def _size_of_bandit(self) -> i64:
        """How many numbers a bandit has: those of every game, and those of the boxes."""
        found = self.characters + self.frame.n_places + self.bandits + self.kinds + 8
        if self.atlas.has_horses:
            found += OF_HORSES
        if self.atlas.has_law:
            found += OF_LAW
        if self.atlas.has_couriers:
            found += OF_COURIERS
        return found

    def look(self, s: State, notebook: Notebook, cast: Cast, seat: i64, row: i64 = 0) -> None:
        """Write what a seat sees into a row."""
        self.row.begin(row)
        self._mix(s, notebook, seat)
        self._round(s, cast, seat)
        self._decision(s, notebook, seat)
        for car in cast.cars:
            self.row.one_of(self.car_cards, car)
        for position in self.frame.places:
            self._place(s, notebook, seat, position)
        self._all_bandits(s, notebook, cast, seat)
        for place in range(self.seats):
            self._seat(s, notebook, seat, (seat + place) % self.seats)
        self._own(s, seat)
        self._pile(s, seat)
        self._boxes(s, notebook, seat)

    # The round, and what is asked

    def _round(self, s: State, cast: Cast, seat: i64) -> None:
        row = self.row
        row.flag(s.over != 0)
        row.amount(s.round, ROUNDS)
        row.one_of(self.phases, s.phase)
        card = card_in_force(s)
        row.one_of(self.round_cards, NONE if card == NONE else cast.round_cards[card])
        past = turned(s)
        if card != NONE:
            past &= ~bit(card)
        while past:
            row.mark(cast.round_cards[lowest(past)])
            past &= past - 1
        row.skip(self.round_cards)
        row.amount(s.turn, self.longest_round)
        for n in range(self.longest_round):
            known = card != NONE and n < s.rules.n_turns[card]
            row.one_of(self.turn_types, s.rules.card_turns[card][n] if known else NONE)
        row.one_of(self.seats, self.frame.seen(seat, s.first))
        now = asked(s)
        for place in range(self.seats):
            row.flag(has(now, (seat + place) % self.seats))
        self.frame.at(s.fig[AT + MARSHAL])
        row.amount(s.neutral, MOST_NEUTRAL)

    def _decision(self, s: State, notebook: Notebook, seat: i64) -> None:
        row, frame = self.row, self.frame
        start = row.at
        if is_asked(s, seat):
            word = top(s)
            kind, a = kind_of(word), a_of(word)
            plans = kind == tasks.PLAN
            row.one_of(
                self.n_questions, self.atlas.plans[a] if plans else self.atlas.questions[kind]
            )
            row.one_of(frame.figures, frame.slot(s, seat, figure_of(word)))
            row.one_of(frame.figures, frame.slot(s, seat, a) if about_victim(kind) else NONE)
            row.one_of(frame.figures, frame.slot(s, seat, a) if kind == ASK_PAY else NONE)
            row.one_of(self.kinds, self._kind_asked_about(s, word))
            ahead = 2 * a_of(s.agenda[s.depth - 2]) + 2 if kind == ASK_ATTACK else NOWHERE
            frame.at(ahead)
            row.one_of(self.n_cards, self.card_at[a] if kind == ASK_ACCEPT else NONE)
            if self.atlas.has_couriers:
                found = document(seat, s.tok[FACE + a]) if kind == ASK_DOCUMENT else NONE
                row.one_of(DOCUMENTS, found)
            self._offered(s, notebook, seat)
        row.at = start + self.n_questions + 3 * frame.figures + self.kinds
        row.at += frame.n_places + self.n_cards + self.all_offered
        if self.atlas.has_couriers:
            row.at += DOCUMENTS

    def _kind_asked_about(self, s: State, word: i64) -> i64:
        if kind_of(word) == tasks.PUNCH_KEEP:
            return self.token_at[s.rules.kind_of_token[b_of(word)]]
        if kind_of(word) == ASK_MORE_LOOT:
            return self.token_at[s.rules.kind_of_token[a_of(word)]]
        return NONE

    def _offered(self, s: State, notebook: Notebook, seat: i64) -> None:
        """What the seat remembers of tokens that it may take, the longest lying ones first."""
        if seat != s.deciding:
            list_for(s, seat)
        for n in range(self.kinds):
            kind = self.tokens[n]
            start = self.row.at
            label: i64 = 0
            for _ in range(self.offered[n]):
                token = next_offered(s, kind, label)
                if token == NONE:
                    break
                label = s.tok[LABEL + token]
                self.row.amount(_money(kind, notebook.face_known(seat, token)), MOST_VALUE)
            self.row.at = start + self.offered[n]
        if seat != s.deciding:
            list_for(s, s.deciding)

    # Loot

    def _mix(self, s: State, notebook: Notebook, seat: i64) -> None:
        """Money known to be among tokens that were mixed, spread evenly over where they are."""
        if self.has_mixed:
            self._forget_mixed()
        for lot in notebook.lots[seat]:
            self.has_mixed = True
            kind = s.rules.kind_of_token[lowest(lot.members)]
            money: i64 = 0
            for face in lot.faces:
                money += _money(kind, face)
            share = float(money) / float(count(lot.members))
            members = lot.members
            while members:
                self._add_mixed(s, lowest(members), share)
                members &= members - 1

    def _forget_mixed(self) -> None:
        for position in range(POSITIONS):
            self.mixed_at[position] = 0.0
        for figure in range(FIGURES):
            self.mixed_on[figure] = 0.0
        self.has_mixed = False

    def _add_mixed(self, s: State, token: i64, share: float) -> None:
        for figure in range(s.rules.n_figures):
            if has(s.fig[SHEET + figure], token):
                self.mixed_on[figure] += share
                return
        for position in range(POSITIONS):
            if has(s.ground[position], token):
                self.mixed_at[position] += share
                return

    def _place(self, s: State, notebook: Notebook, seat: i64, position: i64) -> None:
        here = s.ground[position]
        if not here:
            self.row.skip(self.kinds + 3)
            return
        self._count_tokens(s, here)
        known: i64 = 0
        money: i64 = 0
        secret = here & s.rules.secret_tokens
        while secret:
            token = lowest(secret)
            face = notebook.face_known(seat, token)
            if face:
                known += 1
                money += _money(s.rules.kind_of_token[token], face)
            secret &= secret - 1
        self.row.amount(known, MOST_TOKENS)
        self.row.amount(money, MOST_MONEY)
        self.row.fraction(self.mixed_at[position], MOST_MONEY)

    def _count_tokens(self, s: State, tokens: i64) -> None:
        if not tokens:
            self.row.skip(self.kinds)
            return
        for kind in self.tokens:
            self.row.amount(count(tokens & s.rules.tokens_of[kind]), MOST_TOKENS)

    # Bandits and seats

    def _all_bandits(self, s: State, notebook: Notebook, cast: Cast, seat: i64) -> None:
        """Zeros where a seat has none, since it plays the Marshal."""
        for slot in range(self.bandits):
            figure = self.frame.figure(s, seat, slot)
            if figure == NONE:
                self.row.skip(self.bandit_size)
            else:
                self._bandit(s, notebook, cast, seat, figure)

    def _bandit(self, s: State, notebook: Notebook, cast: Cast, seat: i64, figure: i64) -> None:
        row, atlas = self.row, self.atlas
        row.one_of(self.characters, cast.characters[figure])
        self.frame.at(s.fig[AT + figure])
        row.amount(s.fig[CYLINDER + figure], CHAMBERS)
        self._received(s, seat, s.fig[RECEIVED + figure])
        row.amount(s.fig[CASH + figure], MOST_MONEY)
        self._count_tokens(s, s.fig[SHEET + figure])
        self._purses(s, notebook, seat, figure)
        row.fraction(self.mixed_on[figure], MOST_MONEY)
        if atlas.has_horses:
            horses_of_bandit(self.frame, s, notebook, seat, figure)
        if atlas.has_law:
            law_of_bandit(self.frame, s, notebook, seat, figure)
        if atlas.has_couriers:
            couriers_of_bandit(self.frame, s, notebook, seat, figure)

    def _received(self, s: State, seat: i64, received: i64) -> None:
        row = self.row
        if not received:
            row.skip(self.bandits + 3)
            return
        for slot in range(self.bandits):
            shooter = self.frame.figure(s, seat, slot)
            row.amount(0 if shooter == NONE else received_from(received, shooter), CHAMBERS)
        row.amount(received_from(received, MARSHAL) if self.atlas.has_law else 0, CHAMBERS)
        row.amount(received_from(received, NEUTRAL), CHAMBERS)
        row.amount(received_in_all(received), MOST_BULLETS)

    def _purses(self, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
        known: i64 = 0
        money: i64 = 0
        purses = on_sheet(s, figure, PURSE)
        while purses:
            face = face_seen(s, notebook, seat, figure, lowest(purses))
            if face:
                known += 1
                money += face
            purses &= purses - 1
        self.row.amount(known, MOST_TOKENS)
        self.row.amount(money, MOST_MONEY)

    def _seat(self, s: State, notebook: Notebook, seat: i64, other: i64) -> None:
        row = self.row
        row.amount(hand_size(s, other), MOST_CARDS)
        row.amount(deck_size(s, other), MOST_CARDS)
        row.amount(s.seat[TOP + other], MOST_BULLETS)
        row.amount(discard_size(s, other), MOST_CARDS)
        self._zone(s.seat[DISCARD + other], s.seat[DISCARD + LENT + other])
        row.flag(self.atlas.has_teams and s.rules.partner[other] == seat)
        if self.atlas.has_law:
            row.flag(other == marshal_seat(s))
            self._zone(notebook.found[other], 0)

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
        self._cards(own)
        self.row.amount(bullets(own) + bullets(other), MOST_BULLETS)
        if self.two_hands:
            self._cards(other)

    def _cards(self, bag: i64) -> None:
        if not bag:
            self.row.skip(self.n_cards)
            return
        for kind in self.cards:
            self.row.amount(copies(bag, kind), MOST_ALIKE)

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
        """Il Professore is an owner behind all seats; his cards name the bandit on them."""
        row, frame = self.row, self.frame
        start = row.at
        owners = self.seats + (1 if self.atlas.has_professore else 0)
        actors = self.bandits if self.two_hands or self.atlas.has_professore else 0
        for n in range(min(s.pile_size, self.longest_pile)):
            entry = s.pile[n]
            resolved = n < s.next
            hidden = entry_hidden(entry) != 0 and not resolved
            shown = not hidden or entry_seat(entry) == seat
            owner = frame.seen(seat, entry_seat(entry))
            row.one_of(owners, self.seats if owner == NONE else owner)
            row.flag(hidden)
            row.flag(resolved)
            kind = self.pile_card_at[entry_kind(entry)]
            row.one_of(self.pile_cards, kind if shown else NONE)
            if actors:
                actor = frame.slot(s, seat, entry_figure(entry))
                row.one_of(actors, actor if shown and actor < actors else NONE)
        row.at = start + self.longest_pile * (owners + 2 + self.pile_cards + actors)

    # What lies beside

    def _boxes(self, s: State, notebook: Notebook, seat: i64) -> None:
        row, atlas, cars = self.row, self.atlas, i64(s.rules.last_car + 1)
        if self.n_hideouts:
            self._journey(s, seat)
        if atlas.has_horses:
            beside_the_train(self.frame, s, cars, self.n_hideouts > 0)
        if atlas.has_coach:
            coach(self.frame, s, cars)
        if atlas.has_horses or atlas.has_law or atlas.has_couriers:
            card = card_in_force(s) if atlas.has_plans else NONE
            row.amount(0 if card == NONE else s.rules.card_keeps[card], MOST_PLANS)
        if atlas.has_law:
            the_law(self.frame, s, notebook, seat)
        if atlas.has_couriers:
            trains(self.frame, s)
        if atlas.has_professore:
            professore(self.frame, s, seat, atlas.track[s.page[TRACK]])

    def _journey(self, s: State, seat: i64) -> None:
        """EXTRA-CAR-43: who travels in time is known, where he hides only to himself."""
        figure = s.page[TRAVELLER]
        self.frame.one_bandit(s, seat, figure)
        knows = figure != NOBODY and s.rules.seat_of[figure] == seat
        hideout = self.atlas.hideouts[s.page[HIDEOUT]] if knows else NONE
        self.row.one_of(self.n_hideouts, hideout)


def _money(kind: i64, face: i64) -> i64:
    """What a face says of money; that of a drink or a Document says nothing."""
    if kind in (FLASK, DOCUMENT):
        return 0
    if kind == NUGGET:
        return NUGGET_MONEY if face == GOLD else 0
    return face
