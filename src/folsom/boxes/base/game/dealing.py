"""Dealing: every token and every card of a scenario gets its place."""

from __future__ import annotations

from collections import Counter
from typing import Final

from folsom.boxes.base.rules.planning import layer_of_bullets
from folsom.boxes.base.rules.rounds import full_hand
from folsom.engine.bits import ACTION_KINDS, BULLET
from folsom.engine.cards import add, draw
from folsom.engine.state import (
    DECK,
    DISCARD,
    FIGURES,
    HAND,
    LAID,
    LENT,
    NOBODY,
    OUT,
    PILE,
    RECEIVED,
    SCHEMIN,
    TOP,
    pile_entry,
    received_in_all,
)
from folsom.game import catalogue
from folsom.game.box_scenario import Placing
from folsom.game.errors import ScenarioError
from folsom.game.notation import card_kind
from folsom.game.pieces import Laid, Pieces
from folsom.game.reading import naming

MOST_ON_PILE: Final = 60


class Dealer:
    """Puts every card into a zone."""

    def __init__(self, p: Placing, pieces: Pieces) -> None:
        self.s, self.witness, self.words, self.table = p.s, p.witness, p.words, p.table
        self.pieces = pieces
        rules = self.s.rules
        self.players = [n for n in range(FIGURES) if rules.seat_of[n] != NOBODY]
        self.left: dict[int, Counter[int]] = {}  # per figure: Action cards without a place
        for figure in self.players:
            recipe = rules.recipe_other if rules.nth_bandit[figure] else rules.recipe
            bag = recipe[rules.seat_of[figure]]
            self.left[figure] = Counter(
                {kind: bag >> (4 * kind) & 15 for kind in range(ACTION_KINDS)}
            )
        self.bullets = [0] * rules.n_seats
        for figure in self.players:
            received = received_in_all(self.s.word[RECEIVED + figure])
            self.bullets[rules.seat_of[figure]] += received

    def deal(self) -> None:
        s = self.s
        for seat in range(s.rules.n_seats):
            s.word[DECK + seat] = 0
            s.word[DECK + LENT + seat] = 0
        self._lay_pile()
        self.witness.decks = [[] for _ in range(s.rules.n_seats)]
        for zone, name in ((HAND, "hands"), (DECK, "decks"), (DISCARD, "discards")):
            given = self.table.section(name)
            for seat_name in given:
                seat = self.words.seat_number(seat_name)
                with naming(f"position.{name}.{seat_name}"):
                    codes = [self._take(seat, word) for word in given.texts(seat_name)]
                for code in codes:
                    add(s, zone, seat, code)
                if zone == DECK:
                    self._script_deck(seat, codes)
        for seat in range(s.rules.n_seats):
            self._rest(seat)
        for n in range(s.rules.n_seats):
            seat = (s.first + n) % s.rules.n_seats
            if s.phase == SCHEMIN and not self._has("hands", seat) and not self._has("decks", seat):
                draw(s, seat, full_hand(s, seat))

    def _has(self, zone: str, seat: int) -> bool:
        return self.words.seats[seat] in self.table.section(zone)

    def _is_expert(self) -> bool:
        return not self.s.rules.shuffles

    def _script_deck(self, seat: int, codes: list[int]) -> None:
        """A deck given top first; in the Expert variant bullets on top are public."""
        if self._is_expert():
            while codes and codes[0] == BULLET:
                self.s.word[TOP + seat] += 1
                codes = codes[1:]
        self.witness.decks[seat] = codes[::-1]

    def _rest(self, seat: int) -> None:
        """Cards without a place: the deck; where the deck was given, the hand or the discard."""
        s = self.s
        zone = DECK
        if self._has("decks", seat):
            if s.phase == SCHEMIN and not self._has("hands", seat):
                zone = HAND
            elif self._is_expert():
                zone = DISCARD
        for figure in self.players:
            if s.rules.seat_of[figure] == seat:
                for kind, number in self.left[figure].items():
                    for _ in range(number):
                        add(s, zone, seat, kind + 16 * int(s.rules.nth_bandit[figure]))
        for _ in range(self.bullets[seat]):
            add(s, zone, seat, int(BULLET))
            if zone == DECK and self._is_expert():
                s.word[TOP + seat] += 1

    def _take(self, seat: int, word: str) -> int:
        """A card by its word, as this seat names it: ``fire``, ``tuco:fire``, ``bullet``."""
        s = self.s
        name, _, action = word.rpartition(":")
        kind = card_kind(action)
        assert kind is not None
        if kind == BULLET:
            self.bullets[seat] = max(self.bullets[seat] - 1, 0)
            return kind
        figure = self.words.figure_number(name) if name else int(s.rules.first_bandit[seat])
        if figure not in (s.rules.first_bandit[seat], s.rules.other_bandit[seat]):
            raise ScenarioError(f"{self.words.seats[seat]} cannot hold {word!r}.")
        self._use(figure, kind)
        if s.rules.seat_of[figure] != seat:
            self._note_borrowed(seat, int(s.rules.seat_of[figure]), kind)
        return kind + 16 * int(figure == s.rules.other_bandit[seat])

    def _use(self, figure: int, kind: int) -> None:
        if not self.left[figure][kind]:
            name = f"{self.words.figure(figure)} {catalogue.actions()[kind]}"
            raise ScenarioError(f"all cards {name!r} are used already.")
        self.left[figure][kind] -= 1

    def _use_bullet(self, figure: int, owner: int) -> None:
        """A Bullet card on the pile is a Punch of somebody who can throw it."""
        if layer_of_bullets(self.s, owner) != figure or not self.bullets[owner]:
            raise ScenarioError(f"{self.words.bandits[figure]} has no bullet to play.")
        self.bullets[owner] -= 1

    def _note_borrowed(self, seat: int, owner: int, kind: int) -> None:
        """A partner's card: it was taken unseen at some time."""
        add(self.s, OUT, owner, kind)
        self.witness.notebook.crossed[seat] += 1

    def _lay_pile(self) -> None:
        """Cards laid already: ``ghost fire``, ``ghost fire hidden``, ``belle punch by doc``."""
        s = self.s
        for word in self.table.texts("pile"):
            card = self.pieces.read_laid(word)
            assert card is not None
            if s.pile_size == MOST_ON_PILE:
                raise self.table.wrong("pile", "it is too high.")
            with naming("position.pile"):
                self._lay(card)

    def _lay(self, card: Laid) -> None:
        s, figure, kind = self.s, card.figure, card.kind
        if not card.has_owner:
            self._put(int(NOBODY), card)
            return
        owner = int(s.rules.seat_of[figure])
        if kind == BULLET:
            self._use_bullet(figure, owner)
        else:
            self._use(figure, kind)
        seat = owner if card.by is None else self.words.seat_number(card.by)
        if seat != owner:
            if s.rules.partner[seat] != owner:
                name = self.words.bandits[figure]
                raise ScenarioError(f"{card.by} cannot play a card of {name}.")
            if card.is_hidden:
                self._note_borrowed(seat, owner, kind)
        self._put(seat, card)
        s.word[LAID + seat] += 1

    def _put(self, seat: int, card: Laid) -> None:
        s = self.s
        s.word[PILE + s.pile_size] = pile_entry(seat, card.figure, card.kind, int(card.is_hidden))
        s.pile_size += 1
