"""Position: a game set up as a scenario describes it.

What is not given takes the values of the set-up. The words are those of ``docs/notation.md``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from folsom.boxes.base.game.dealing import Dealer
from folsom.boxes.base.game.express import Express
from folsom.boxes.base.rules import setup, tasks
from folsom.boxes.base.scenario import FIRST_PURSE
from folsom.engine import flow
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.chance import seed
from folsom.engine.loot import label
from folsom.engine.notebook import Notebook
from folsom.engine.printed import MOST_TURNS
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    GROUND,
    MARSHAL,
    NEUTRAL,
    NOWHERE,
    RECEIVED,
    ROUND_START,
    SCHEMIN,
    SHEET,
    STEALIN,
    received_from,
)
from folsom.engine.witness import Witness
from folsom.game import catalogue, shelf
from folsom.game.box_scenario import Kinds, Placing, each_kind, fields
from folsom.game.config import Config
from folsom.game.game import Game, seed_words
from folsom.game.kinds import (
    Counts,
    Fields,
    Flag,
    Kind,
    Number,
    Text,
    Word,
    guess,
    under,
    unknown,
    words_out_of,
)
from folsom.game.notation import TURN_TYPES, Words
from folsom.game.pieces import Pieces, place_number
from folsom.game.reading import Section, naming
from folsom.game.scenario_form import SEED
from folsom.game.token_box import TokenBox

PHASES: Final = {"round_start": ROUND_START, "schemin": SCHEMIN, "stealin": STEALIN}
MOST_NEUTRAL: Final = 23  # bullets, as far as they are counted on a sheet
OWN_CARD: Final = "scenario_card"  # a Round card with the turns that a scenario wants


# Keys


def _bullets_of_each(pieces: Pieces) -> Counts:
    return Counts("bandit", [name for _, name in pieces.words.shooters], most=31)


_HANDS: Final = each_kind(lambda pieces: pieces.words.seats, Pieces.cards)
BANDIT_KEYS: Final[Kinds] = {
    "at": Pieces.place,
    "bullets": lambda _: Number(most=6),
    "received": lambda _: Number(),
    "received_from": _bullets_of_each,
    "loot": Pieces.loot,
    "cash": lambda _: Number(),
}
KEYS: Final[Kinds] = {
    "round": lambda _: Number(least=1, most=int(ROUNDS)),
    "round_card": lambda _: Text(),
    "phase": lambda _: Word("phase", PHASES),
    "turn": lambda _: Number(most=int(MOST_TURNS)),
    "turns": lambda _: words_out_of("turn type", TURN_TYPES),
    "first": Pieces.seat,
    "marshal": Pieces.place,
    "neutral": lambda _: Number(most=99),
    "pile": Pieces.pile,
    "event": lambda _: Flag(),
    "loot": each_kind(lambda pieces: pieces.places, Pieces.loot),
    "attack_plans": lambda _: Number(most=6),
    "hands": _HANDS,
    "decks": _HANDS,
    "discards": _HANDS,
}


def kind_of_position(config: Config) -> Kind:
    """What a position of this game may say."""
    pieces = Pieces(Words(config), shelf.played(config))
    of_bandit = fields(
        shelf.with_boxes(config, BANDIT_KEYS, lambda box: box.bandit_keys),
        pieces,
        shelf.keys_of_others(config, lambda box: box.bandit_keys),
    )
    bandits = Fields(dict.fromkeys(config.bandits, of_bandit))
    keys = shelf.with_boxes(config, KEYS, lambda box: box.keys)
    return fields(
        {**keys, "bandits": lambda _: bandits},
        pieces,
        shelf.keys_of_others(config, lambda box: box.keys),
    )


# Setting up


def build(config: Config, table: Section) -> Game:
    """The game in this position, at its first decision."""
    return _Builder(config, table).build()


class _Builder:
    def __init__(self, config: Config, table: Section) -> None:
        self.config = config
        self.table = table
        self.words = Words(config)
        self.boxes = shelf.played(config)
        self.cards = self._round_cards()
        self.state = setup.blank(config.rules(self.cards))
        seed(self.state, *seed_words(SEED))
        self.witness = Witness(Notebook())
        self.state.witness = self.witness
        self.placing = Placing(self.state, config, self.words, table, self.witness)

    def build(self) -> Game:
        s = self.state
        setup.lay_out(s)
        s.first = self.words.seat_number(self.table.text("first", self.words.seats[0]))
        if self._is_new_game():
            setup.take_seats(s)
        else:
            self.witness.notebook = Notebook()
            for box in self.boxes:
                box.set_board(self.placing)
            self._place_figures()
            for box in self.boxes:
                box.set_figures(self.placing)
            self._check_marshal()
            self._set_round()
            for box in self.boxes:
                box.set_round(self.placing)
            self._lay_loot()
            Dealer(self.placing, Pieces(self.words, self.boxes)).deal()
            self._set_agenda()
        flow.advance(s)
        engine = Express(self.config, s, [card.id for card in self.cards])
        return Game(self.config, SEED, "", engine)

    def _is_new_game(self) -> bool:
        return set(self.table) <= {"first"}

    # Round and turn

    def _round_cards(self) -> list[catalogue.RoundCard]:
        """The cards of the game; one as the scenario wants it among them."""
        cards = list(self.config.round_cards)
        turns = self.table.texts("turns")
        self._check_round_card(cards, has_turns=bool(turns))
        if len(turns) > MOST_TURNS:
            raise self.table.wrong("turns", f"a Round card has at most {MOST_TURNS} turns.")
        if not turns and "attack_plans" not in self.table:
            return cards
        named = next((card for card in cards if card.id == self.table.text("round_card")), None)
        if named is None and not turns:
            named = cards[self._plain_card(cards)]
        model = named or replace(cards[0], event="", keeps=0)
        keeps = self.table.number("attack_plans", model.keeps)
        own = replace(model, id=OWN_CARD, turns=tuple(turns) or model.turns, keeps=keeps)
        return sorted([*cards, own], key=lambda card: card.is_station)

    def _check_round_card(self, cards: Sequence[catalogue.RoundCard], has_turns: bool) -> None:
        """One of this game; with turns of its own also one of another, or one that is made up."""
        name = self.table.text("round_card", "")
        known = [card.id for card in cards]
        printed = name in catalogue.round_cards() or name in known
        meant = has_turns and (printed or not guess(name, known))
        if name and name not in known and not meant:
            raise self.table.wrong("round_card", unknown("Round card", name, known))

    def _card(self) -> int | None:
        """The Round card in force; without a word one that has no event."""
        ids = [card.id for card in self.cards]
        if OWN_CARD in ids:
            return ids.index(OWN_CARD)
        if "round_card" in self.table:
            return ids.index(self.table.text("round_card"))
        return None if self._phase() == ROUND_START else self._plain_card(self.cards)

    def _plain_card(self, cards: Sequence[catalogue.RoundCard]) -> int:
        """One of this round's kind, without an event if there is such a card."""
        last = self.table.number("round", 1) == ROUNDS and self.config.mode == "advanced"
        fitting = [n for n, card in enumerate(cards) if card.is_station == last]
        plain = [n for n in fitting if not cards[n].event]
        return (plain or fitting)[0]

    def _phase(self) -> int:
        if self.table.flag("event") or ("pile" in self.table and "phase" not in self.table):
            return int(STEALIN)
        return int(PHASES[self.table.text("phase", "schemin")])

    def _set_round(self) -> None:
        s = self.state
        s.phase = self._phase()
        s.round = self.table.number("round", 1)
        card = self._card()
        s.neutral = self.table.number("neutral", self._neutral_left())
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
        s.turn = self.table.number("turn", 0)
        if s.turn > len(self.cards[card].turns):
            turns = len(self.cards[card].turns)
            raise self.table.wrong("turn", f"the Round card has {turns} turns, numbered from 0.")

    def _neutral_left(self) -> int:
        """What the supply has left after the neutral bullets that bandits have received."""
        given = sum(
            received_from(self.state.word[RECEIVED + figure], NEUTRAL)
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
        if not any(box.start(self.placing) for box in self.boxes):
            setup.place_marshal(s)
            self._start_positions()
        given = self.table.section("bandits")
        for name in given:
            self._set_bandit(self.words.figure_number(name), given.section(name))
        if "marshal" in self.table:
            s.word[AT + MARSHAL] = place_number(self.table.text("marshal"))

    def _check_marshal(self) -> None:
        """A pawn that nobody plays is where no bandit is."""
        s = self.state
        if self.config.plays("marshal") or self.config.plays("couriers"):
            return
        if s.word[AT + MARSHAL] % 2:
            raise self.table.wrong("marshal", "the Marshal is always inside.")
        for figure, name in enumerate(self.words.bandits):
            if s.word[AT + figure] == s.word[AT + MARSHAL]:
                raise self.table.section("bandits").wrong(
                    name, f"{name} cannot stand inside the Marshal's car."
                )

    def _start_positions(self) -> None:
        """Where the set-up puts them; the first of two bandits in the caboose."""
        s = self.state
        for figure in range(len(self.words.bandits)):
            seat = int(s.rules.seat_of[figure])
            place = s.rules.nth_bandit[figure]
            if self.config.bandits_per_seat == 1:
                teams = "teams" in self.config.variants
                place = seat % 2 if teams else (seat - s.first) % len(self.words.seats) % 2
            s.word[AT + figure] = 2 * (s.rules.last_car - place)

    def _set_bandit(self, figure: int, given: Section) -> None:
        s = self.state
        if "at" in given:
            s.word[AT + figure] = place_number(given.text("at"))
            is_off = s.word[AT + figure] == NOWHERE
            if is_off and not any(box.put_off(self.placing, figure) for box in self.boxes):
                raise given.wrong("at", "nobody leaves this train for good.")
        s.word[CYLINDER + figure] = given.number("bullets", 6)
        s.word[CASH + figure] = given.number("cash", 0)
        shooters = given.section("received_from")
        received = 0
        word = 0
        for shooter, name in self.words.shooters:
            number = shooters.number(name, 0)
            word += number * bit(5 * shooter)
            received += number
        neutral = given.number("received", received) - received
        if not 0 <= neutral <= MOST_NEUTRAL:
            raise given.wrong("received", f"{received} bullets are of the bandits that are named.")
        s.word[RECEIVED + figure] = word + neutral * bit(5 * NEUTRAL)

    # Loot

    def _lay_loot(self) -> None:
        """Named loot first; then the cars get what is printed on them, as far as it goes."""
        s = self.state
        box = TokenBox(s, self.words, self.boxes)
        self._hand_out(box)
        for part in self.boxes:
            part.lay_named(self.placing, box)
        named = self._lay_named(box)
        for car in range(self.config.n_cars + 1):
            if 2 * car not in named:
                box.fill(2 * car, self._printed(car))
        for part in self.boxes:
            part.lay_rest(self.placing, box, named)
        box.put_away()
        for figure in range(len(self.words.bandits)):
            seat = int(s.rules.seat_of[figure])
            self.witness.notebook.looked(s, seat, s.word[SHEET + figure] & s.rules.secret_tokens)
        for part in self.boxes:
            part.look(self.placing)

    def _hand_out(self, box: TokenBox) -> None:
        given = self.table.section("bandits")
        for figure, name in enumerate(self.words.bandits):
            bandit = given.section(name)
            loot = bandit.texts("loot") if "loot" in bandit else [f"purse {FIRST_PURSE}"]
            with naming(f"position.bandits.{name}.loot"):
                for word in loot:
                    self.state.word[SHEET + figure] |= bit(box.take(word))

    def _lay_named(self, box: TokenBox) -> set[int]:
        """What is named on positions; these positions."""
        s = self.state
        given = self.table.section("loot")
        for name in given:
            place = place_number(name)
            loot = given.texts(name)
            for part in self.boxes:
                loot = part.lies_apart(self.placing, place, loot)
            with naming(under("position.loot", name)):
                for word in loot:
                    token = box.take(word)
                    s.word[GROUND + place] |= bit(token)
                    label(s, token)
        return {place_number(name) for name in given}

    def _printed(self, car: int) -> Counter[str]:
        rules = self.state.rules
        printed = Counter(purse=int(rules.car_purses[car]), jewel=int(rules.car_jewels[car]))
        printed["strongbox"] = int(car == 0)
        for part in self.boxes:
            part.print_loot(self.placing, car, printed)
        return printed
