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
from folsom.engine.bits import bit
from folsom.engine.chance import seed
from folsom.engine.couriers.setup import place_all
from folsom.engine.horses.tasks import COACH_ROOF
from folsom.engine.loot import label
from folsom.engine.notebook import Notebook
from folsom.engine.rules import MOST_TURNS
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    MARSHAL,
    NEUTRAL,
    NOBODY,
    RECEIVED,
    ROUND_START,
    SCHEMIN,
    SHEET,
    STEALIN,
    received_from,
)
from folsom.engine.timecar import travel
from folsom.engine.timecar.place import TIMECAR
from folsom.engine.timecar.travel import TRAVELLER
from folsom.engine.witness import Witness
from folsom.game import catalogue, couriers, justice, stagecoach
from folsom.game.config import Config
from folsom.game.dealing import Dealer, TokenBox
from folsom.game.errors import ScenarioError
from folsom.game.express import Express
from folsom.game.game import Game, seed_words
from folsom.game.notation import Words, hideout_name, position_number, positions_of
from folsom.game.parts import TURN_TYPES
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
    "horses",
    "coach",
    "shotgun",
    "hostages",
    "law",
    "couriers",
    "gang",
    "track",
    "briefed",
    "attack_plans",
    "bandits",
    "hands",
    "decks",
    "discards",
]
BANDIT_KEYS: Final = [
    "at",
    "hidden_under",
    "bullets",
    "received",
    "received_from",
    "loot",
    "cash",
    "hostage",
    "prisoner",
    "wounds",
]
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
            if self.config.has_horses:
                stagecoach.set_board(s, self.config, self.table)
            self._place_figures()
            if self.config.has_horses:
                stagecoach.set_figures(s, self.words, self.table)
            self._set_round()
            if self.config.has_marshal_player:
                justice.set_law(s, self.words, self.table)
            if self.config.has_couriers:
                couriers.set_trains(s, self.words, self.table)
            self._lay_loot()
            Dealer(s, self.witness, self.words, self.table).deal()
            self._set_agenda()
        flow.advance(s)
        engine = Express(self.config, s, [card.id for card in self.cards])
        return Game(self.config, SEED, "", engine)

    def _is_new_game(self) -> bool:
        return set(self.table) <= {"first"}

    # Round and turn

    def _round_cards(self) -> list[catalogue.RoundCard]:
        """The cards of the game; one with the turns that the scenario wants among them."""
        cards = list(self.config.round_cards)
        turns = self.table.texts("turns")
        if not turns:
            return cards
        if len(turns) > MOST_TURNS:
            raise ScenarioError(f"A Round card has at most {MOST_TURNS} turns.")
        for turn in turns:
            if turn not in TURN_TYPES:
                raise ScenarioError(f"There is no turn type {turn!r}.")
        named = self.table.text("round_card", "")
        model = next((card for card in cards if card.id == named), None)
        keeps = self.table.number("attack_plans", model.keeps if model else 0, most=6)
        own = replace(model or cards[0], id=OWN_CARD, turns=tuple(turns), keeps=keeps)
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
        if self.config.has_couriers:
            place_all(s)
        else:
            setup.place_marshal(s)
            self._start_positions()
        given = self.table.table("bandits", self.words.bandits)
        for name in given:
            self._set_bandit(self.words.figure_number(name), given.table(name, BANDIT_KEYS))
        if "marshal" in self.table:
            s.fig[AT + MARSHAL] = self._position(self.table.text("marshal"))
        if self.config.has_marshal_player or self.config.has_couriers:
            return
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
            if self.config.has_marshal_player:
                place = 2 - (seat - s.rules.seat_of[MARSHAL]) % len(self.words.seats) % 2
            elif self.config.bandits_per_seat == 1:
                teams = "teams" in self.config.variants
                place = seat % 2 if teams else (seat - s.first) % len(self.words.seats) % 2
            s.fig[AT + figure] = 2 * (s.rules.last_car - place)

    def _set_bandit(self, figure: int, given: Table) -> None:
        s = self.state
        if "at" in given:
            s.fig[AT + figure] = self._position(given.text("at"))
        if "hidden_under" in given:
            self._hide(figure, given.text("hidden_under"))
        s.fig[CYLINDER + figure] = given.number("bullets", 6, most=6)
        s.fig[CASH + figure] = given.number("cash", 0)
        shooters = given.table("received_from", [name for _, name in self.words.shooters])
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
        if number is None or number not in positions_of(self.config):
            raise ScenarioError(f"There is no position {name!r} on this train.")
        return number

    def _hide(self, figure: int, hideout: str) -> None:
        """EXTRA-CAR-43: a bandit on his way through time."""
        s = self.state
        if "time_travel_car" not in self.config.modules:
            raise ScenarioError("Only the Time-Travel Car lets somebody hide.")
        if s.page[TRAVELLER] != NOBODY:
            raise ScenarioError("Only one bandit can be travelling.")
        places = (n for n in positions_of(self.config) if n % 2 == 0 and n != TIMECAR)
        hideouts = {hideout_name(n): n for n in places}
        if hideout not in hideouts:
            raise ScenarioError(f"Nobody can hide under {hideout!r}.")
        travel.hide(s, figure, hideouts[hideout])

    # Loot

    def _lay_loot(self) -> None:
        """Named loot first; then the cars get what is printed on them, as far as it goes."""
        s = self.state
        box = TokenBox(s, self.words)
        given = self.table.table("bandits", self.words.bandits)
        for figure, name in enumerate(self.words.bandits):
            bandit = given.table(name)
            loot = bandit.texts("loot") if "loot" in bandit else ["purse 250"]
            for word in loot:
                s.fig[SHEET + figure] |= bit(box.take(word))
        for word in self.table.table("law").texts("loot"):
            s.fig[SHEET + MARSHAL] |= bit(box.take(word))
        named = self.table.table("loot")
        places = {name: self._position(name) for name in named}
        if self.config.has_coach:
            stagecoach.guard_strongbox(s, box)
        for name, place in places.items():
            for word in stagecoach.unguarded(s, place, named.texts(name)):
                token = box.take(word)
                s.ground[place] |= bit(token)
                label(s, token)
        for car in range(self.config.n_cars + 1):
            if 2 * car not in places.values():
                self._fill_car(box, car)
        if self.config.has_couriers:
            self._fill_armored_train(box, set(places.values()))
        if self.config.has_coach and COACH_ROOF not in places.values():
            stagecoach.leave_strongbox(s, box)
        box.put_away()
        for figure in range(len(self.words.bandits)):
            seat = int(s.rules.seat_of[figure])
            self.witness.notebook.looked(s, seat, s.fig[SHEET + figure] & s.rules.secret_tokens)
        if self.config.has_marshal_player:
            seat = int(s.rules.seat_of[MARSHAL])
            self.witness.notebook.looked(s, seat, s.fig[SHEET + MARSHAL] & s.rules.secret_tokens)

    def _fill_car(self, box: TokenBox, car: int) -> None:
        s = self.state
        printed = Counter(purse=s.rules.car_purses[car], jewel=s.rules.car_jewels[car])
        law = self.config.has_marshal_player  # MARSHAL-SETUP-04
        guarded = not law and not self.config.has_couriers  # COUR-SETUP-04
        stays = guarded or self.config.option("locomotive_strongbox")
        printed["strongbox"] = 1 if car == 0 and stays else 0
        printed["mailbag"] = 2 if car == 0 and law else 0
        printed["whiskey"] = 1 if car > 0 and self.config.has_horses else 0
        self._fill(box, 2 * car, printed)

    def _fill_armored_train(self, box: TokenBox, named: set[int]) -> None:
        """COUR-SETUP-07."""
        for place, printed in couriers.cargo().items():
            if place not in named:
                self._fill(box, place, printed)

    def _fill(self, box: TokenBox, place: int, printed: Counter[str]) -> None:
        s = self.state
        for kind, number in printed.items():
            for _ in range(number):
                token = box.take_any(kind)
                if token is not None:
                    s.ground[place] |= bit(token)
                    label(s, token)
