"""Dealing: every token and every card of a scenario gets its place."""

from __future__ import annotations

from collections import Counter

from folsom.engine.base.planning import layer_of_bullets
from folsom.engine.base.rounds import full_hand
from folsom.engine.bits import ACTION_KINDS, BULLET, bit, lowest
from folsom.engine.cards import add, draw
from folsom.engine.couriers.tasks import (
    BINOCULARS,
    DOCUMENT,
    LUGGAGE,
    MACHINATION,
    NUGGET,
    UNDRAWN,
)
from folsom.engine.horses.tasks import FLASK
from folsom.engine.loot import STRONGBOX, kind_of_token, reveal
from folsom.engine.marshal.tasks import MAILBAG
from folsom.engine.state import (
    ASIDE,
    BOX,
    DECK,
    DISCARD,
    FACE,
    FIGURES,
    HAND,
    LABEL,
    LAID,
    LENT,
    NOBODY,
    OUT,
    RECEIVED,
    SCHEMIN,
    SHEET,
    TOKENS,
    TOP,
    State,
    pile_entry,
    received_in_all,
)
from folsom.engine.witness import Witness
from folsom.game import catalogue
from folsom.game.errors import ScenarioError
from folsom.game.notation import PROFESSORE, TOKEN_KINDS, Words, card_kind, members
from folsom.game.reading import Table


class TokenBox:
    """The tokens that a position has not placed yet."""

    def __init__(self, s: State, words: Words) -> None:
        self._s = s
        self._words = words
        self._faces = {
            "purse": Counter(int(value) for value in s.rules.purse_values),
            "whiskey": Counter(int(s.tok[FACE + n]) for n in members(s.rules.tokens_of[FLASK])),
            **{
                TOKEN_KINDS[kind]: Counter(
                    int(s.tok[FACE + n]) for n in members(s.rules.tokens_of[kind])
                )
                for kind in (MAILBAG, NUGGET, LUGGAGE, DOCUMENT)
            },
        }
        self._left = {kind: s.rules.tokens_of[kind] for kind in range(len(TOKEN_KINDS))}
        self._unused = s.ground[BOX] & s.rules.tokens_of[STRONGBOX]
        self._left[STRONGBOX] &= ~self._unused
        for n in range(TOKENS):
            s.tok[LABEL + n] = 0
        for place in range(len(s.ground)):
            s.ground[place] = 0
        for figure in range(FIGURES):
            s.fig[SHEET + figure] = 0
        s.next_label = 1

    def take(self, word: str) -> int:
        """A token by its word: ``purse 300``, ``jewel``, ``whiskey old``."""
        kind, _, value = word.partition(" ")
        face = self._face_of(kind, value)
        if kind not in TOKEN_KINDS or (value and not face):
            raise ScenarioError(f"There is no loot {word!r}; write 'purse 300', 'jewel', …")
        if kind in ("half_drunk_classic", "half_drunk_old"):
            self._use_up(kind)
        if face:
            if not self._faces[kind][face]:
                raise ScenarioError(f"No {kind} of {value} is left in the box.")
            return self._with_face(kind, face)
        token = self.take_any(kind)
        if token is None:
            raise ScenarioError(f"No {kind} is left in the box.")
        return token

    def take_any(self, kind: str) -> int | None:
        if kind in self._faces:
            face = next((face for face, n in self._faces[kind].items() if n), None)
            return None if face is None else self._with_face(kind, face)
        number = TOKEN_KINDS.index(kind)
        return self._next(number) if self._left[number] else None

    def take_this(self, token: int) -> None:
        """A certain piece, which has a place of its own."""
        self._left[kind_of_token(self._s, token)] &= ~bit(token)

    def _use_up(self, kind: str) -> None:
        """A half-drunk flask was a full one once, and everybody saw what is in it."""
        drink = kind.removeprefix("half_drunk_")
        token = self.take(f"whiskey {drink}")
        self._s.ground[BOX] |= bit(token)
        reveal(self._s, token)

    def _with_face(self, kind: str, face: int) -> int:
        self._faces[kind][face] -= 1
        token = self._next(TOKEN_KINDS.index(kind))
        self._s.tok[FACE + token] = face
        return token

    def _next(self, kind: int) -> int:
        token = int(lowest(self._left[kind]))
        self._left[kind] &= ~bit(token)
        return token

    def put_away(self) -> None:
        """The rest goes into the box; one Strongbox waits beside the Locomotive."""
        s = self._s
        for kind in self._faces:
            while (token := self.take_any(kind)) is not None:
                s.ground[BOX] |= bit(token)
        waiting = self._left[STRONGBOX]
        if waiting and s.rules.advanced:
            s.ground[ASIDE] |= bit(lowest(waiting))
            self._left[STRONGBOX] &= ~bit(lowest(waiting))
        for left in self._left.values():
            s.ground[BOX] |= left
        s.ground[BOX] |= self._unused

    def _face_of(self, kind: str, value: str) -> int:
        """What a word says of the face of a token; 0 if nothing that makes sense."""
        if kind not in self._faces:
            return 0
        number = TOKEN_KINDS.index(kind)
        for face in self._faces[kind]:
            (said,) = self._words.face(number, face).values()
            if str(said) == value:
                return face
        return int(value) if kind == "purse" and value.isdecimal() else 0


class Dealer:
    """Puts every card into a zone."""

    def __init__(self, s: State, witness: Witness, words: Words, table: Table) -> None:
        self.s = s
        self.witness = witness
        self.words = words
        self.table = table
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
            received = received_in_all(self.s.fig[RECEIVED + figure])
            self.bullets[rules.seat_of[figure]] += received

    def deal(self) -> None:
        s = self.s
        for seat in range(s.rules.n_seats):
            s.seat[DECK + seat] = 0
            s.seat[DECK + LENT + seat] = 0
        self._lay_pile()
        self.witness.decks = [[] for _ in range(s.rules.n_seats)]
        for zone, name in ((HAND, "hands"), (DECK, "decks"), (DISCARD, "discards")):
            given = self.table.table(name, self.words.seats)
            for seat_name in given:
                seat = self.words.seat_number(seat_name)
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
        return self.words.seats[seat] in self.table.table(zone)

    def _is_expert(self) -> bool:
        return not self.s.rules.shuffles

    def _script_deck(self, seat: int, codes: list[int]) -> None:
        """A deck given top first; in the Expert variant bullets on top are public."""
        if self._is_expert():
            while codes and codes[0] == BULLET:
                self.s.seat[TOP + seat] += 1
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
                s.seat[TOP + seat] += 1

    def _take(self, seat: int, word: str) -> int:
        """A card by its word, as this seat names it: ``fire``, ``tuco:fire``, ``bullet``."""
        s = self.s
        name, _, action = word.rpartition(":")
        kind = card_kind(action)
        if kind is None or (name and (name not in self.words.bandits or action == "bullet")):
            raise ScenarioError(f"There is no card {word!r}.")
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
            raise ScenarioError(f"All cards {name!r} are used already.")
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
            parts = word.split()
            if parts[:1] == [PROFESSORE] and self.words.config.has_professore:
                self._lay_scheme(parts[1:])
                continue
            hidden = parts[-1:] == ["hidden"]
            if hidden:
                parts.pop()
            by = parts.pop() if len(parts) == 4 and parts[2] == "by" else None
            if by is not None:
                parts.pop()
            kind = card_kind(parts[1]) if len(parts) == 2 else None
            known = (*self.words.bandits, *self.words.seats)
            if kind is None or parts[0] not in known:
                raise ScenarioError(f"There is no card {word!r} for the pile.")
            if by is not None and by not in self.words.seats:
                raise ScenarioError(f"There is no seat {by!r}.")
            if s.pile_size == 60:
                raise ScenarioError("The pile is too high.")
            self._lay(self.words.figure_number(parts[0]), kind, hidden, by)

    def _lay_scheme(self, words: list[str]) -> None:
        """COUR-PROF-05: ``quick_shot``, ``binoculars:doc``, or ``hidden``: still to be drawn."""
        s = self.s
        card, _, bandit = words[0].partition(":") if len(words) == 1 else ("", "", "")
        kind = int(UNDRAWN) if card == "hidden" else card_kind(card)
        of_bandit = kind == BINOCULARS
        if kind is None or of_bandit != (bandit in self.words.bandits) or kind < MACHINATION:
            raise ScenarioError(f"Il Professore has no card {' '.join(words)!r}.")
        figure = self.words.figure_number(bandit) if of_bandit else int(NOBODY)
        s.pile[s.pile_size] = pile_entry(int(NOBODY), figure, kind, int(kind == UNDRAWN))
        s.pile_size += 1

    def _lay(self, figure: int, kind: int, hidden: bool, by: str | None) -> None:
        s = self.s
        owner = int(s.rules.seat_of[figure])
        if kind == BULLET:
            self._use_bullet(figure, owner)
        else:
            self._use(figure, kind)
        seat = owner if by is None else self.words.seat_number(by)
        if seat != owner:
            if s.rules.partner[seat] != owner:
                raise ScenarioError(f"{by} cannot play a card of {self.words.bandits[figure]}.")
            if hidden:
                self._note_borrowed(seat, owner, kind)
        s.pile[s.pile_size] = pile_entry(seat, figure, kind, int(hidden))
        s.pile_size += 1
        s.seat[LAID + seat] += 1
