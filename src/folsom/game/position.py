"""Position: a game set up as a scenario describes it.

What is not given takes the values of the set-up. The words are those of ``docs/notation.md``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from folsom.engine import flow
from folsom.engine.agenda import push, task
from folsom.engine.base import setup, tasks
from folsom.engine.base.rounds import full_hand
from folsom.engine.bits import BULLET, bit, lowest
from folsom.engine.cards import add, draw
from folsom.engine.chance import seed
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX, label
from folsom.engine.notebook import Notebook
from folsom.engine.state import (
    ASIDE,
    AT,
    BOX,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    FACE,
    HAND,
    LABEL,
    LAID,
    LENT,
    MARSHAL,
    NEUTRAL,
    OUT,
    RECEIVED,
    ROUND_START,
    SCHEMIN,
    SHEET,
    STEALIN,
    TOKENS,
    TOP,
    State,
    pile_entry,
    received_from,
    received_in_all,
)
from folsom.engine.witness import Witness
from folsom.game import catalogue
from folsom.game.config import TURN_TYPES, Config
from folsom.game.errors import ScenarioError
from folsom.game.game import Game, seed_words
from folsom.game.notation import TOKEN_KINDS, Words, card_kind, position_number
from folsom.game.reading import Table

SEED: Final = "scenario"
PHASES: Final = {"round_start": ROUND_START, "schemin": SCHEMIN, "stealin": STEALIN}
KEYS: Final = [
    "round",
    "round_card",
    "phase",
    "turn",
    "turns",
    "first",
    "marshal",
    "neutral",
    "pile",
    "event",
    "loot",
    "bandits",
    "hands",
    "decks",
    "discards",
]
BANDIT_KEYS: Final = ["at", "bullets", "received", "received_from", "loot", "cash"]
OWN_CARD: Final = "scenario_card"  # a Round card with the turns that a scenario wants


def build(config: Config, table: Table) -> Game:
    """The game in this position, at its first decision."""
    config = config.resolved(SEED)
    return _Builder(config, table).build()


class _Builder:
    def __init__(self, config: Config, table: Table) -> None:
        self.config = config
        self.table = table
        self.words = Words(config)
        self.cards = self._round_cards()
        self.state = setup.blank(config.rules(self.cards))
        seed(self.state, *seed_words(SEED))
        self.witness = Witness(Notebook())
        self.state.witness = self.witness

    def build(self) -> Game:
        s = self.state
        setup.lay_out(s)
        s.first = self._first()
        if self._is_new_game():
            setup.take_seats(s)
        else:
            self.witness.notebook = Notebook()
            self._place_figures()
            self._set_round()
            self._lay_loot()
            self._lay_cards()
            self._set_agenda()
        flow.advance(s)
        return Game(self.config, SEED, "", s, [card.id for card in self.cards])

    def _is_new_game(self) -> bool:
        return set(self.table) <= {"first"}

    # Round and turn

    def _round_cards(self) -> list[catalogue.RoundCard]:
        """The cards of the game; one with the turns that the scenario wants among them."""
        cards = list(self.config.round_cards)
        turns = self.table.texts("turns")
        if not turns:
            return cards
        for turn in turns:
            if turn not in TURN_TYPES:
                raise ScenarioError(f"There is no turn type {turn!r}.")
        named = self.table.text("round_card", "")
        model = next((card for card in cards if card.id == named), None)
        own = replace(model or cards[0], id=OWN_CARD, turns=tuple(turns))
        if model is None:
            own = replace(own, event="")
        return sorted([*cards, own], key=lambda card: card.is_station)

    def _first(self) -> int:
        name = self.table.text("first", self.words.seats[0])
        if name not in self.words.seats:
            raise ScenarioError(f"position.first: there is no seat {name!r}.")
        return self.words.seat_number(name)

    def _card(self) -> int | None:
        """The Round card in force; without a word one that has no event."""
        ids = [card.id for card in self.cards]
        if OWN_CARD in ids:
            return ids.index(OWN_CARD)
        if "round_card" in self.table:
            name = self.table.text("round_card")
            if name not in ids:
                raise ScenarioError(f"This game has no Round card {name!r}.")
            return ids.index(name)
        if self._phase() == ROUND_START:
            return None
        last = self.table.number("round", 1) == 5 and self.config.mode == "advanced"
        fitting = [n for n, card in enumerate(self.cards) if card.is_station == last]
        plain = [n for n in fitting if not self.cards[n].event]
        return (plain or fitting)[0]

    def _phase(self) -> int:
        if self.table.flag("event") or ("pile" in self.table and "phase" not in self.table):
            return int(STEALIN)
        name = self.table.text("phase", "schemin")
        if name not in PHASES:
            raise ScenarioError(f"There is no phase {name!r}; choose among {', '.join(PHASES)}.")
        return int(PHASES[name])

    def _set_round(self) -> None:
        s = self.state
        s.phase = self._phase()
        s.round = self.table.number("round", 1, most=5)
        if s.round == 0:
            raise ScenarioError("Rounds are numbered from 1 to 5.")
        card = self._card()
        s.neutral = self.table.number("neutral", self._neutral_left(), most=99)
        past = s.round - 1
        for n, printed in enumerate(self.cards):
            if printed.id == OWN_CARD:
                s.pool &= ~bit(n)
                s.stations &= ~bit(n)
            elif past and n != card and not printed.is_station:
                s.pool &= ~bit(n)
                past -= 1
        if s.phase == ROUND_START:
            s.round -= 1
            if card is not None:
                self.witness.round_card = card
            return
        assert card is not None
        s.card = card
        s.pool &= ~bit(card)
        s.stations &= ~bit(card)
        s.turn = self.table.number("turn", 0, most=len(self.cards[card].turns))

    def _neutral_left(self) -> int:
        """What the supply has left after the neutral bullets that bandits have received."""
        given = sum(
            received_from(self.state.fig[RECEIVED + figure], NEUTRAL)
            for figure in range(len(self.words.bandits))
        )
        return max(int(self.state.neutral) - given, 0)

    def _set_agenda(self) -> None:
        s = self.state
        if s.phase == ROUND_START:
            push(s, task(tasks.NEXT_ROUND))
        elif s.phase == SCHEMIN:
            push(s, task(tasks.TURN, a=s.turn))
        elif self.table.flag("event"):
            push(s, task(tasks.EVENT))
        else:
            push(s, task(tasks.RESOLVE))

    # Figures

    def _place_figures(self) -> None:
        s = self.state
        setup.place_marshal(s)
        self._start_positions()
        given = self.table.table("bandits", self.words.bandits)
        for name in given:
            self._set_bandit(self.words.figure_number(name), given.table(name, BANDIT_KEYS))
        if "marshal" in self.table:
            s.fig[AT + MARSHAL] = self._position(self.table.text("marshal"))
        if s.fig[AT + MARSHAL] % 2:
            raise ScenarioError("The Marshal is always inside.")
        for figure, name in enumerate(self.words.bandits):
            if s.fig[AT + figure] == s.fig[AT + MARSHAL]:
                raise ScenarioError(f"{name} cannot stand inside the Marshal's car.")

    def _start_positions(self) -> None:
        """Where the set-up puts them; the first of two bandits in the caboose."""
        s = self.state
        for figure in range(len(self.words.bandits)):
            seat = int(s.rules.seat_of[figure])
            place = s.rules.nth_bandit[figure]
            if self.config.bandits_per_seat == 1:
                teams = "teams" in self.config.variants
                place = seat % 2 if teams else (seat - s.first) % len(self.words.seats) % 2
            s.fig[AT + figure] = 2 * (s.rules.last_car - place)

    def _set_bandit(self, figure: int, given: Table) -> None:
        s = self.state
        if "at" in given:
            s.fig[AT + figure] = self._position(given.text("at"))
        s.fig[CYLINDER + figure] = given.number("bullets", 6, most=6)
        s.fig[CASH + figure] = given.number("cash", 0)
        shooters = given.table("received_from", (*self.words.bandits, "neutral"))
        received = 0
        word = 0
        for name in shooters:
            number = shooters.number(name, most=31)
            shooter = int(NEUTRAL) if name == "neutral" else self.words.figure_number(name)
            word += number * bit(5 * shooter)
            received += number
        neutral = given.number("received", received, most=received + 23) - received
        if neutral < 0:
            raise ScenarioError(f"{given.name} received fewer bullets than it received from all.")
        s.fig[RECEIVED + figure] = word + neutral * bit(5 * NEUTRAL)

    def _position(self, name: str) -> int:
        number = position_number(name)
        if number is None or number // 2 > self.config.n_cars:
            raise ScenarioError(f"There is no position {name!r} on this train.")
        return number

    # Loot

    def _lay_loot(self) -> None:
        """Named loot first; then the cars get what is printed on them, as far as it goes."""
        s = self.state
        box = _TokenBox(s)
        given = self.table.table("bandits", self.words.bandits)
        for figure, name in enumerate(self.words.bandits):
            bandit = given.table(name)
            loot = bandit.texts("loot") if "loot" in bandit else ["purse 250"]
            for word in loot:
                s.fig[SHEET + figure] |= bit(box.take(word))
        named = self.table.table("loot")
        places = {name: self._position(name) for name in named}
        for name, place in places.items():
            for word in named.texts(name):
                token = box.take(word)
                s.ground[place] |= bit(token)
                label(s, token)
        for car in range(self.config.n_cars + 1):
            if 2 * car not in places.values():
                self._fill_car(box, car)
        box.put_away()
        for figure in range(len(self.words.bandits)):
            seat = int(s.rules.seat_of[figure])
            self.witness.notebook.looked(s, seat, s.fig[SHEET + figure] & s.rules.secret_tokens)

    def _fill_car(self, box: _TokenBox, car: int) -> None:
        s = self.state
        printed = Counter(purse=s.rules.car_purses[car], jewel=s.rules.car_jewels[car])
        printed["strongbox"] = 1 if car == 0 else 0
        for kind, number in printed.items():
            for _ in range(number):
                token = box.take_any(kind)
                if token is not None:
                    s.ground[2 * car] |= bit(token)
                    label(s, token)

    # Cards

    def _lay_cards(self) -> None:
        _Dealer(self).deal()


class _TokenBox:
    """The tokens that a position has not placed yet."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._values = Counter(int(value) for value in s.rules.purse_values)
        self._left = {kind: s.rules.tokens_of[kind] for kind in (PURSE, JEWEL, STRONGBOX)}
        for n in range(TOKENS):
            s.tok[LABEL + n] = 0
        for place in range(len(s.ground)):
            s.ground[place] = 0
        for figure in range(s.rules.n_figures):
            s.fig[SHEET + figure] = 0
        s.next_label = 1

    def take(self, word: str) -> int:
        """A token by its word: ``purse 300``, ``jewel``, ``strongbox``."""
        kind, _, value = word.partition(" ")
        if kind not in TOKEN_KINDS or (value and (kind != "purse" or not value.isdecimal())):
            raise ScenarioError(f"There is no loot {word!r}; write 'purse 300', 'jewel', …")
        if value:
            if not self._values[int(value)]:
                raise ScenarioError(f"No purse of {value} is left in the box.")
            return self._purse(int(value))
        token = self.take_any(kind)
        if token is None:
            raise ScenarioError(f"No {kind} is left in the box.")
        return token

    def take_any(self, kind: str) -> int | None:
        number = TOKEN_KINDS.index(kind)
        if number == PURSE:
            value = next((v for v in self._values if self._values[v]), None)
            return None if value is None else self._purse(value)
        if not self._left[number]:
            return None
        return self._next(number)

    def _purse(self, value: int) -> int:
        self._values[value] -= 1
        token = self._next(int(PURSE))
        self._s.tok[FACE + token] = value
        return token

    def _next(self, kind: int) -> int:
        token = int(lowest(self._left[kind]))
        self._left[kind] &= ~bit(token)
        return token

    def put_away(self) -> None:
        """The rest goes into the box; one Strongbox waits beside the Locomotive."""
        s = self._s
        while (token := self.take_any("purse")) is not None:
            s.ground[BOX] |= bit(token)
        waiting = self._left[STRONGBOX]
        if waiting and s.rules.advanced:
            s.ground[ASIDE] |= bit(lowest(waiting))
            waiting &= ~bit(lowest(waiting))
        s.ground[BOX] |= waiting | self._left[JEWEL]


class _Dealer:
    """Puts every card into a zone."""

    def __init__(self, builder: _Builder) -> None:
        self.s = builder.state
        self.table = builder.table
        self.words = builder.words
        self.config = builder.config
        self.witness = builder.witness
        rules = self.s.rules
        self.left: list[Counter[int]] = []  # per figure: Action cards without a place
        for figure in range(rules.n_figures):
            recipe = rules.recipe_other if rules.nth_bandit[figure] else rules.recipe
            bag = recipe[rules.seat_of[figure]]
            self.left.append(
                Counter({kind: bag >> (4 * kind) & 15 for kind in range(tasks.BASE_ACTIONS)})
            )
        self.bullets = [0] * rules.n_seats
        for figure in range(rules.n_figures):
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
        for figure in range(s.rules.n_figures):
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
            name = f"{self.words.bandits[figure]} {catalogue.actions()[kind]}"
            raise ScenarioError(f"All cards {name!r} are used already.")
        self.left[figure][kind] -= 1

    def _note_borrowed(self, seat: int, owner: int, kind: int) -> None:
        """A partner's card: it was taken unseen at some time."""
        add(self.s, OUT, owner, kind)
        self.witness.notebook.crossed[seat] += 1

    def _lay_pile(self) -> None:
        """Cards laid already: ``ghost fire``, ``ghost fire hidden``, ``belle punch by doc``."""
        s = self.s
        for word in self.table.texts("pile"):
            parts = word.split()
            hidden = parts[-1:] == ["hidden"]
            if hidden:
                parts.pop()
            by = parts.pop() if len(parts) == 4 and parts[2] == "by" else None
            if by is not None:
                parts.pop()
            kind = card_kind(parts[1]) if len(parts) == 2 else None
            if kind is None or kind == BULLET or parts[0] not in self.words.bandits:
                raise ScenarioError(f"There is no card {word!r} for the pile.")
            if by is not None and by not in self.words.seats:
                raise ScenarioError(f"There is no seat {by!r}.")
            if s.pile_size == 60:
                raise ScenarioError("The pile is too high.")
            self._lay(self.words.figure_number(parts[0]), kind, hidden, by)

    def _lay(self, figure: int, kind: int, hidden: bool, by: str | None) -> None:
        s = self.s
        self._use(figure, kind)
        owner = int(s.rules.seat_of[figure])
        seat = owner if by is None else self.words.seat_number(by)
        if seat != owner:
            if s.rules.partner[seat] != owner:
                raise ScenarioError(f"{by} cannot play a card of {self.words.bandits[figure]}.")
            if hidden:
                self._note_borrowed(seat, owner, kind)
        s.pile[s.pile_size] = pile_entry(seat, figure, kind, int(hidden))
        s.pile_size += 1
        s.seat[LAID + seat] += 1
