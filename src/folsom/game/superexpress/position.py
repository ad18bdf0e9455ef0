"""Position: a game of Colt Super Express set up as a scenario describes it.

What is not given takes the values of the set-up. The words are those of ``docs/notation.md``.
"""

from __future__ import annotations

from typing import Final

from folsom.engine.bits import bit
from folsom.engine.generator import seed
from folsom.engine.listener import Listener
from folsom.engine.superexpress import flow, setup
from folsom.engine.superexpress.line import stand_behind
from folsom.engine.superexpress.program import CARDS
from folsom.engine.superexpress.shootin import reveal_next
from folsom.engine.superexpress.state import AT, GONE, LOOT, NOWHERE, PROGRAM, SHOOTIN, SHOWN, blank
from folsom.engine.superexpress.tail import end_round
from folsom.game import catalogue
from folsom.game.errors import ConfigError, ScenarioError
from folsom.game.game import Game, seed_words
from folsom.game.notation import position_number
from folsom.game.reading import Table
from folsom.game.superexpress.config import SuperConfig
from folsom.game.superexpress.engine import SuperExpress
from folsom.game.superexpress.words import FACING, SuperWords, pile_of

SEED: Final = "scenario"
GAME_KEYS: Final = ["game", "seats", "extensions"]
KEYS: Final = [
    "round",
    "phase",
    "first",
    "lap",
    "wagons",
    "wagons_count",
    "line",
    "eliminated",
    "in_dust",
    "loot_cards",
    "programs",
    "resolve",
]
PHASES: Final = ("schemin", "shootin", "end_of_round")


def config_of(table: Table) -> SuperConfig:
    """The ``[game]`` table of a scenario."""
    if "seats" not in table:
        raise ScenarioError("A scenario names its seats.")
    data = {key: table.raw(key) for key in ("seats", "extensions") if key in table}
    try:
        return SuperConfig.from_json(data)
    except ConfigError as error:
        raise ScenarioError(f"This game cannot be played: {error}") from error


def build(config: SuperConfig, table: Table) -> Game:
    """The game in this position, at its first decision or after the last card to resolve."""
    return _Builder(config, table).build()


class _Builder:
    def __init__(self, config: SuperConfig, table: Table) -> None:
        self.config = config
        self.table = table
        self.words = SuperWords(config)
        self.state = blank(config.rules())
        seed(self.state, *seed_words(SEED))

    def build(self) -> Game:
        s = self.state
        setup.lay_wagons(s)
        s.first = self._seat("first", self.table.text("first", self.words.seats[0]))
        setup.place_bandits(s)
        self._couple()
        if "line" in self.table:
            self._place_bandits()
        self._take_out()
        self._deal_loot()
        s.round = self.table.number("round", 1, most=9)
        s.listener = Listener()
        self._begin()
        return Game(self.config, SEED, "", SuperExpress(self.config, s))

    def _seat(self, key: str, name: str) -> int:
        if name not in self.words.seats:
            raise ScenarioError(f"position.{key}: there is no seat {name!r}.")
        return self.words.seat_number(name)

    # The train

    def _couple(self) -> None:
        """Wagons by the values on their backs, or only their number."""
        s = self.state
        values = catalogue.super_loot_values()
        given = self.table.raw("wagons")
        if given is not None:
            wagons = given if isinstance(given, list) else [given]
            if len(set(wagons)) < len(wagons) or not set(wagons) <= set(values):
                raise ScenarioError(f"position.wagons are different values of {list(values)}.")
            s.wagons = sum(values.index(value) << (4 * n) for n, value in enumerate(wagons))
            s.tail = len(wagons)
        s.tail = self.table.number("wagons_count", int(s.tail), most=len(values))
        if s.tail == 0:
            raise ScenarioError("A train has at least one wagon.")

    # The bandits

    def _place_bandits(self) -> None:
        """``line."3.in" = ["belle rear stunned", ...]``, from the Locomotive's side."""
        s = self.state
        for place in range(len(s.line)):
            s.line[place] = 0
        for seat in range(len(self.words.seats)):
            s.seat[AT + seat] = NOWHERE
        s.aboard, s.facing_rear, s.stunned = 0, 0, 0
        lines = self.table.table("line")
        for name in lines:
            number = position_number(name)
            if number is None or number // 2 > s.tail:
                raise ScenarioError(f"There is no place {name!r} on this train.")
            for word in lines.texts(name):
                self._stand(number, word)

    def _stand(self, place: int, word: str) -> None:
        s = self.state
        name, *rest = word.split() or [""]
        seat = self._seat("line", name)
        if not rest or rest[0] not in FACING or rest[1:] not in ([], ["stunned"]):
            raise ScenarioError(f"{word!r}: write 'belle front' or 'belle rear stunned'.")
        if s.aboard & bit(seat):
            raise ScenarioError(f"{name} cannot stand in two places.")
        stand_behind(s, seat, place)
        s.aboard |= bit(seat)
        s.facing_rear |= bit(seat) if rest[0] == "rear" else 0
        s.stunned |= bit(seat) if rest[1:] else 0

    def _take_out(self) -> None:
        """Who is eliminated, the first one first, and who lies in the dust."""
        s = self.state
        for name in self.table.texts("eliminated"):
            s.gone += 1
            s.seat[GONE + self._seat("eliminated", name)] = s.gone
        for name in self.table.texts("in_dust"):
            if not s.rules.horse:
                raise ScenarioError("Nobody lies in the dust without the Horse extension.")
            s.dust |= bit(self._seat("in_dust", name))
        for seat, name in enumerate(self.words.seats):
            states = bool(s.aboard & bit(seat)) + bool(s.dust & bit(seat))
            if states + bool(s.seat[GONE + seat]) != 1:
                raise ScenarioError(f"{name} is either in a line, in the dust or eliminated.")

    def _deal_loot(self) -> None:
        """Loot cards by their values; they are no wagons of the train."""
        s = self.state
        values = catalogue.super_loot_values()
        given = self.table.table("loot_cards", self.words.seats)
        won: list[int] = []
        for name in given:
            cards = given.raw(name)
            if not isinstance(cards, list) or not set(cards) <= set(values):
                raise ScenarioError(f"position.loot_cards.{name}: a list of wagon values.")
            won += cards
            s.seat[LOOT + self.words.seat_number(name)] = sum(bit(values.index(v)) for v in cards)
        if len(set(won)) < len(won):
            raise ScenarioError("A Loot card belongs to one player only.")
        if "wagons" not in self.table:
            left = [n for n, value in enumerate(values) if value not in won]
            if len(left) < s.tail:
                raise ScenarioError("There are not enough wagon cards for this train.")
            s.wagons = sum(left[car] << (4 * car) for car in range(s.tail))
        elif set(won) & set(self.table.raw("wagons")):
            raise ScenarioError("A Loot card is no wagon of the train.")

    # The round

    def _begin(self) -> None:
        s = self.state
        shooting = "programs" in self.table or "resolve" in self.table
        phase = self.table.text("phase", "shootin" if shooting else "schemin")
        if phase not in PHASES:
            raise ScenarioError(f"There is no phase {phase!r}; choose among {', '.join(PHASES)}.")
        if phase == "schemin":
            if not s.aboard & bit(s.first):
                raise ScenarioError("The First Player is aboard when a round begins.")
            s.asked = s.aboard
            return
        s.phase = SHOOTIN
        if phase == "end_of_round":
            end_round(s)
            if not s.over:
                flow.begin_round(s)
            return
        self._lay_programs()
        self._shoot()

    def _lay_programs(self) -> None:
        """What is left of each program at the start of a lap; before it, any other cards."""
        s = self.state
        lap = self.table.number("lap", 1, most=int(CARDS))
        if lap == 0:
            raise ScenarioError("Laps are numbered from 1 to 3.")
        s.turn = (lap - 1) * len(self.words.seats)
        n_cards = CARDS + 1 - lap
        hand = [catalogue.super_actions()[kind] for kind in s.rules.hand]
        given = self.table.table("programs", self.words.seats)
        for seat, name in enumerate(self.words.seats):
            if s.seat[GONE + seat]:
                continue
            cards = given.texts(name) if name in given else hand[:n_cards]
            if len(cards) != n_cards or len(set(cards)) < n_cards or not set(cards) <= set(hand):
                raise ScenarioError(
                    f"position.programs.{name}: {n_cards} different cards of {hand}."
                )
            s.seat[PROGRAM + seat] = pile_of(cards)
            played = [card for card in hand if card not in cards]
            s.seat[SHOWN + seat] = pile_of(played[: lap - 1])

    def _shoot(self) -> None:
        """Reveal as many cards as wanted; without a word the whole round."""
        s = self.state
        if "resolve" not in self.table:
            flow.run_round(s)
            return
        for _ in range(self.table.number("resolve", most=21)):
            if s.over or not reveal_next(s):
                raise ScenarioError("There are not so many cards to resolve.")
