"""Position: a game of Colt Super Express set up as a scenario describes it.

What is not given takes the values of the set-up. The words are those of ``docs/notation.md``.
"""

from __future__ import annotations

from typing import Final

from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.boxes.superexpress.game.super_express import SuperExpress
from folsom.boxes.superexpress.game.words import FACING, SuperWords, pile_of
from folsom.boxes.superexpress.printed import super_actions, super_loot_values
from folsom.boxes.superexpress.rules import flow, setup
from folsom.boxes.superexpress.rules.line import stand_behind
from folsom.boxes.superexpress.rules.program import CARDS
from folsom.boxes.superexpress.rules.shootin import reveal_next
from folsom.boxes.superexpress.rules.state import (
    AT,
    GONE,
    LOOT,
    NOWHERE,
    PROGRAM,
    SHOOTIN,
    SHOWN,
    blank,
)
from folsom.boxes.superexpress.rules.tail import end_round
from folsom.engine.bits import bit
from folsom.engine.generator import seed
from folsom.engine.listener import Listener
from folsom.game.errors import ConfigError, ScenarioError
from folsom.game.game import Game, seed_words
from folsom.game.kinds import Fields, Many, Number, Numbers, Word, guess, under, words_out_of
from folsom.game.notation import position_name, position_number
from folsom.game.reading import Section, naming

SEED: Final = "scenario"
GAME_KEYS: Final = ("game", "seats", "extensions")
MOST_ROUNDS: Final = 9
MOST_CARDS: Final = 21
PHASES: Final = ("schemin", "shootin", "end_of_round")


def config_of(table: Section) -> SuperConfig:
    """The ``[game]`` table of a scenario."""
    if "seats" not in table:
        raise ScenarioError("game: a scenario names its seats.")
    data = {key: table.raw(key) for key in ("seats", "extensions") if key in table}
    try:
        return SuperConfig.from_json(data)
    except ConfigError as error:
        raise ScenarioError(f"game: this game cannot be played: {error}") from error


def kind_of_position(config: SuperConfig) -> Fields:
    """What a position may say."""
    values = super_loot_values()
    cards = super_actions()
    return Fields(
        {
            "round": Number(most=MOST_ROUNDS),
            "phase": Word("phase", PHASES),
            "first": Word("seat", config.bandits),
            "lap": Number(least=1, most=int(CARDS)),
            "wagons": Numbers(values, ordered=True),
            "wagons_count": Number(least=1, most=len(values)),
            "line": lines(config),
            "eliminated": words_out_of("bandit", config.bandits),
            "in_dust": words_out_of("bandit", config.bandits),
            "loot_cards": Fields(dict.fromkeys(config.bandits, Numbers(values))),
            "programs": Fields(dict.fromkeys(config.bandits, words_out_of("card", cards))),
            "resolve": Number(most=MOST_CARDS),
        }
    )


def lines(config: SuperConfig) -> Fields:
    """``line."3.in" = ["belle rear stunned", ...]``, from the Locomotive's side."""
    bandits = [
        f"{name} {facing}{stunned}"
        for name in config.bandits
        for facing in FACING
        for stunned in ("", " stunned")
    ]
    places = [position_name(n) for n in range(2 * len(super_loot_values()) + 2)]
    line = Many(
        lambda item: (
            None
            if item in bandits
            else f"{item!r}: write 'belle front' or 'belle rear stunned'{guess(item, bandits)}."
        ),
        ordered=True,
    )
    return Fields(dict.fromkeys(places, line))


def build(config: SuperConfig, table: Section) -> Game:
    """The game in this position, at its first decision or after the last card to resolve."""
    return _Builder(config, table).build()


class _Builder:
    def __init__(self, config: SuperConfig, table: Section) -> None:
        self.config = config
        self.table = table
        self.words = SuperWords(config)
        self.state = blank(config.rules())
        seed(self.state, *seed_words(SEED))

    def build(self) -> Game:
        s = self.state
        setup.lay_wagons(s)
        s.first = self.words.seat_number(self.table.text("first", self.words.seats[0]))
        setup.place_bandits(s)
        self._couple()
        if "line" in self.table:
            self._place_bandits()
        self._take_out()
        self._deal_loot()
        s.round = self.table.number("round", 1)
        s.listener = Listener()
        self._begin()
        return Game(self.config, SEED, "", SuperExpress(self.config, s))

    # The train

    def _couple(self) -> None:
        """Wagons by the values on their backs, or only their number."""
        s = self.state
        values = super_loot_values()
        if "wagons" in self.table:
            wagons = self.table.numbers("wagons")
            if len(set(wagons)) < len(wagons):
                raise self.table.wrong("wagons", "every wagon is another one.")
            s.wagons = sum(values.index(value) << (4 * n) for n, value in enumerate(wagons))
            s.tail = len(wagons)
        s.tail = self.table.number("wagons_count", int(s.tail))
        if s.tail == 0:
            raise self.table.wrong("wagons", "a train has at least one wagon.")

    # The bandits

    def _place_bandits(self) -> None:
        """``line."3.in" = ["belle rear stunned", ...]``, from the Locomotive's side."""
        s = self.state
        for place in range(len(s.line)):
            s.line[place] = 0
        for seat in range(len(self.words.seats)):
            s.seat[AT + seat] = NOWHERE
        s.aboard, s.facing_rear, s.stunned = 0, 0, 0
        lines = self.table.section("line")
        for name in lines:
            number = position_number(name)
            if number is None or number // 2 > s.tail:
                raise lines.wrong(name, f"this train has {s.tail} wagons.")
            with naming(under("position.line", name)):
                for word in lines.texts(name):
                    self._stand(number, word)

    def _stand(self, place: int, word: str) -> None:
        s = self.state
        name, *rest = word.split()
        seat = self.words.seat_number(name)
        if s.aboard & bit(seat):
            raise ScenarioError(f"{name} cannot stand in two places.")
        stand_behind(s, seat, place)
        s.aboard |= bit(seat)
        s.facing_rear |= bit(seat) if rest[0] == "rear" else 0
        s.stunned |= bit(seat) if rest[1:] else 0

    def _take_out(self) -> None:
        """The eliminated bandits, the first one first, and those in the dust."""
        s = self.state
        for name in self.table.texts("eliminated"):
            s.gone += 1
            s.seat[GONE + self.words.seat_number(name)] = s.gone
        for name in self.table.texts("in_dust"):
            if not s.rules.horse:
                raise self.table.wrong("in_dust", "nobody lies there without the Horse extension.")
            s.dust |= bit(self.words.seat_number(name))
        for seat, name in enumerate(self.words.seats):
            states = bool(s.aboard & bit(seat)) + bool(s.dust & bit(seat))
            if states + bool(s.seat[GONE + seat]) != 1:
                raise self.table.wrong(
                    "line", f"{name} is either in a line, in the dust or eliminated."
                )

    def _deal_loot(self) -> None:
        """Loot cards by their values; they are no wagons of the train."""
        s = self.state
        values = super_loot_values()
        given = self.table.section("loot_cards")
        won: list[int] = []
        for name in given:
            cards = given.numbers(name)
            won += cards
            s.seat[LOOT + self.words.seat_number(name)] = sum(bit(values.index(v)) for v in cards)
        if len(set(won)) < len(won):
            raise self.table.wrong("loot_cards", "a Loot card belongs to one player only.")
        if "wagons" not in self.table:
            left = [n for n, value in enumerate(values) if value not in won]
            if len(left) < s.tail:
                raise self.table.wrong("loot_cards", "too few wagons are left for this train.")
            s.wagons = sum(left[car] << (4 * car) for car in range(s.tail))
        elif set(won) & set(self.table.raw("wagons")):
            raise self.table.wrong("wagons", "a Loot card is no wagon of the train.")

    # The round

    def _begin(self) -> None:
        s = self.state
        shooting = "programs" in self.table or "resolve" in self.table
        phase = self.table.text("phase", "shootin" if shooting else "schemin")
        if phase == "schemin":
            if not s.aboard & bit(s.first):
                raise self.table.wrong("first", "the First Player is aboard when a round begins.")
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
        lap = self.table.number("lap", 1)
        s.turn = (lap - 1) * len(self.words.seats)
        n_cards = CARDS + 1 - lap
        hand = [super_actions()[kind] for kind in s.rules.hand]
        given = self.table.section("programs")
        for seat, name in enumerate(self.words.seats):
            if s.seat[GONE + seat]:
                continue
            cards = given.texts(name) if name in given else hand[:n_cards]
            if len(cards) != n_cards or len(set(cards)) < n_cards or not set(cards) <= set(hand):
                right = f"{n_cards} different cards out of {', '.join(hand)}."
                raise self.table.section("programs").wrong(name, right)
            s.seat[PROGRAM + seat] = pile_of(cards)
            played = [card for card in hand if card not in cards]
            s.seat[SHOWN + seat] = pile_of(played[: lap - 1])

    def _shoot(self) -> None:
        """Reveal as many cards as wanted; without a word the whole round."""
        s = self.state
        if "resolve" not in self.table:
            flow.run_round(s)
            return
        for _ in range(self.table.number("resolve", 0)):
            if s.over or not reveal_next(s):
                raise self.table.wrong("resolve", "there are not so many cards.")
