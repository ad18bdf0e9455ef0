"""Colt Express as one seat sees it; the order is that of `envs.express_names`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules import tasks
from folsom.engine.agenda import a_of, b_of, figure_of, kind_of, top
from folsom.engine.bits import bit, card, count, lowest, size
from folsom.engine.cards import deck_size, discard_size, hand_size, nth_under, number_under
from folsom.engine.flow import is_asked, list_for
from folsom.engine.loot import PURSE
from folsom.engine.notebook import Notebook
from folsom.engine.options import kind_in, other_in
from folsom.engine.rules import MAX_KINDS
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    FIGURES,
    GROUND,
    HAND,
    KEPT,
    LABEL,
    LENT,
    MARSHAL,
    NEUTRAL,
    OUT,
    PILE,
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
from folsom.engine.vectors import vector
from folsom.sight.atlas import Atlas, Roster
from folsom.sight.box_sight import About, BoxSight, seeing
from folsom.sight.frame import Frame, face_seen, has, numbered, on_sheet
from folsom.sight.row import NONE
from folsom.sight.scales import (
    CHAMBERS,
    MOST_BULLETS,
    MOST_CARDS,
    MOST_MONEY,
    MOST_NEUTRAL,
    MOST_TOKENS,
    MOST_VALUE,
    ROUNDS,
)
from folsom.sight.table import asked, card_in_force, next_offered, turned

CARD_KINDS: Final[i64] = 64  # that an entry of the pile can name


@final
class Sight:
    """Looks at games of one configuration, one after another."""

    def __init__(self, atlas: Atlas, boxes: list[BoxSight], rows: int = 1) -> None:
        self.atlas = atlas
        self.frame = Frame(atlas, rows)
        self.row = self.frame.row
        self.seats: i64 = atlas.seats
        self.bandits: i64 = self.frame.bandits
        self.tokens = vector(atlas.tokens)
        self.kinds: i64 = len(atlas.tokens)
        self.token_at = numbered(atlas.tokens, MAX_KINDS)
        self.offered = vector(atlas.offered)
        self.all_offered: i64 = sum(atlas.offered)
        self.n_cards: i64 = len(atlas.cards)
        self.card_at = numbered(atlas.cards, CARD_KINDS)
        self.pile_card_at = numbered(atlas.pile_cards, CARD_KINDS)
        self.pile_cards: i64 = len(atlas.pile_cards)
        self.owners: i64 = atlas.owners
        self.actors: i64 = atlas.actors
        self.n_questions: i64 = atlas.n_questions
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
        self.added_to_decision: i64 = atlas.added_to_decision
        common = self.characters + self.frame.n_places + self.bandits + self.kinds + 8
        self.bandit_size: i64 = common + atlas.added_to_bandit
        self._about = About()
        self._on_about = seeing(boxes, "about")  # boxes, by the point where they add something
        self._on_decision = seeing(boxes, "decision")
        self._on_bandit = seeing(boxes, "bandit")
        self._on_seat = seeing(boxes, "seat")
        self._on_beside = seeing(boxes, "beside")
        self._on_money = seeing(boxes, "money")

    def look(self, s: State, notebook: Notebook, roster: Roster, seat: i64, row: i64 = 0) -> None:
        """Write what a seat sees into a row."""
        self.row.begin(row)
        self._mix(s, notebook, seat)
        self._round(s, roster, seat)
        self._decision(s, notebook, seat)
        for car in roster.cars:
            self.row.one_of(self.car_cards, car)
        for position in self.frame.places:
            self._place(s, notebook, seat, position)
        self._all_bandits(s, notebook, roster, seat)
        for place in range(self.seats):
            self._seat(s, notebook, seat, (seat + place) % self.seats)
        self._own(s, seat)
        self._pile(s, seat)
        for box in self._on_beside:
            box.beside(self.frame, s, notebook, seat)

    # The round, and what is asked

    def _round(self, s: State, roster: Roster, seat: i64) -> None:
        row = self.row
        row.flag(s.over != 0)
        row.amount(s.round, ROUNDS)
        row.one_of(self.phases, s.phase)
        card = card_in_force(s)
        row.one_of(self.round_cards, NONE if card == NONE else roster.round_cards[card])
        past = turned(s)
        if card != NONE:
            past &= ~bit(card)
        while past:
            row.mark(roster.round_cards[lowest(past)])
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
        self.frame.at(s.word[AT + MARSHAL])
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
            self._what_about(s, seat, word)
            for box in self._on_decision:
                box.decision(frame, s, seat, word)
            self._offered(s, notebook, seat)
        row.at = start + self.n_questions + 3 * frame.figures + self.kinds
        row.at += frame.n_places + self.n_cards + self.added_to_decision + self.all_offered

    def _what_about(self, s: State, seat: i64, word: i64) -> None:
        row, frame, about = self.row, self.frame, self._about
        about.forget()
        kind = kind_of(word)
        if kind >= tasks.PUNCH_WHAT and kind <= tasks.PUNCH_WHERE:
            about.victim = a_of(word)
        if kind == tasks.PUNCH_KEEP:
            about.token_kind = s.rules.kind_of_token[b_of(word)]
        for box in self._on_about:
            box.about(s, word, about)
        row.one_of(frame.figures, frame.slot(s, seat, about.victim))
        row.one_of(frame.figures, frame.slot(s, seat, about.deliverer))
        token_kind, card_kind = about.token_kind, about.card
        row.one_of(self.kinds, NONE if token_kind == NONE else self.token_at[token_kind])
        frame.at(about.place)
        row.one_of(self.n_cards, NONE if card_kind == NONE else self.card_at[card_kind])

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
                label = s.word[LABEL + token]
                self.row.amount(self._money(kind, notebook.face_known(seat, token)), MOST_VALUE)
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
                money += self._money(kind, face)
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
            if has(s.word[SHEET + figure], token):
                self.mixed_on[figure] += share
                return
        for position in range(POSITIONS):
            if has(s.word[GROUND + position], token):
                self.mixed_at[position] += share
                return

    def _place(self, s: State, notebook: Notebook, seat: i64, position: i64) -> None:
        here = s.word[GROUND + position]
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
                money += self._money(s.rules.kind_of_token[token], face)
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

    def _all_bandits(self, s: State, notebook: Notebook, roster: Roster, seat: i64) -> None:
        """Zeros where a seat has none, since it plays the Marshal."""
        for slot in range(self.bandits):
            figure = self.frame.figure(s, seat, slot)
            if figure == NONE:
                self.row.skip(self.bandit_size)
            else:
                self._bandit(s, notebook, roster, seat, figure)

    def _bandit(self, s: State, notebook: Notebook, roster: Roster, seat: i64, figure: i64) -> None:
        row = self.row
        row.one_of(self.characters, roster.characters[figure])
        self.frame.at(s.word[AT + figure])
        row.amount(s.word[CYLINDER + figure], CHAMBERS)
        self._received(s, seat, s.word[RECEIVED + figure])
        row.amount(s.word[CASH + figure], MOST_MONEY)
        self._count_tokens(s, s.word[SHEET + figure])
        self._purses(s, notebook, seat, figure)
        row.fraction(self.mixed_on[figure], MOST_MONEY)
        for box in self._on_bandit:
            box.bandit(self.frame, s, notebook, seat, figure)

    def _received(self, s: State, seat: i64, received: i64) -> None:
        row = self.row
        if not received:
            row.skip(self.bandits + 3)
            return
        for slot in range(self.bandits):
            shooter = self.frame.figure(s, seat, slot)
            row.amount(0 if shooter == NONE else received_from(received, shooter), CHAMBERS)
        row.amount(received_from(received, MARSHAL), CHAMBERS)
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
        row.amount(s.word[TOP + other], MOST_BULLETS)
        row.amount(discard_size(s, other), MOST_CARDS)
        self.frame.zone(s.word[DISCARD + other], s.word[DISCARD + LENT + other])
        row.flag(s.rules.partner[other] == seat)
        for box in self._on_seat:
            box.seat(self.frame, s, notebook, seat, other)

    def _own(self, s: State, seat: i64) -> None:
        out, out_other = s.word[OUT + seat], s.word[OUT + LENT + seat]
        self.frame.zone(s.word[HAND + seat], s.word[HAND + LENT + seat])
        self.frame.zone(s.word[KEPT + seat], s.word[KEPT + LENT + seat])
        self.frame.zone(s.word[DECK + seat] + out, s.word[DECK + LENT + seat] + out_other)
        self._under(s, seat)
        self.frame.zone(
            s.word[DISCARD + seat] + s.word[SHUT + seat],
            s.word[DISCARD + LENT + seat] + s.word[SHUT + LENT + seat],
        )
        self.row.amount(size(out) + size(out_other), MOST_CARDS)

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
        self.frame.zone(own, other)

    def _pile(self, s: State, seat: i64) -> None:
        """Whose cards are no seat's is an owner behind all seats."""
        row, frame = self.row, self.frame
        start = row.at
        owners, actors = self.owners, self.actors
        for n in range(min(s.pile_size, self.longest_pile)):
            entry = s.word[PILE + n]
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

    def _money(self, kind: i64, face: i64) -> i64:
        """What a face says of money."""
        for box in self._on_money:
            money = box.money(kind, face)
            if money != NONE:
                return money
        return face
