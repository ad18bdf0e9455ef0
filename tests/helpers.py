"""What the tests of invariants share: every mix of the game, random games, and a census.

Nothing here asks the engine's own redeal or view what is right.
"""

from __future__ import annotations

import itertools
import random
import re
import zlib
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from effort import SEED, count, some

from folsom.boxes import shelf
from folsom.boxes.base.rules.setup import begin
from folsom.boxes.base.rules.tasks import RESOLVE
from folsom.boxes.couriers.rules import state as trains
from folsom.boxes.couriers.rules.tasks import UNDRAWN
from folsom.boxes.horses.rules import state as horses
from folsom.boxes.marshal.rules import state as marshal_state
from folsom.engine import flow
from folsom.engine.agenda import kind_of
from folsom.engine.bits import BULLET
from folsom.engine.rules import Rules
from folsom.engine.state import (
    AGENDA,
    AT,
    BOX,
    CYLINDER,
    DECK,
    DISCARD,
    FACE,
    GIVEN_BACK,
    GROUND,
    GROUND_END,
    HAND,
    KEPT,
    LENT,
    MARSHAL,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    PAGES,
    PILE,
    RECEIVED,
    ROUND_START,
    SHEET,
    SHUT,
    STEALIN,
    State,
    entry_figure,
    entry_kind,
    entry_seat,
    received_from,
    received_in_all,
)
from folsom.game import Config, Game
from folsom.game.compat import Refused
from folsom.game.editions import EDITIONS, Value, values_of
from folsom.game.game import seed_words
from folsom.game.observation import ExpressObservation

# --- Every mix ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shape:
    """Who plays what: players, variants, modules, bandits of other boxes."""

    players: int
    variants: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    seats: tuple[str | tuple[str, str], ...] | None = None
    silk_power: str | None = None
    light: bool = False  # HORSE-SETUP-11
    betrayal: bool = False  # COUR-SETUP-12

    @property
    def is_plain(self) -> bool:
        """Is it the base game alone?"""
        return not self.modules and self.seats is None


TIME = ("time_travel_car",)
HORSES = ("horses_stagecoach",)
LAW = ("marshal_prisoners",)
TRAINS = ("couriers_armored_train",)
STRANGERS = ("silk", "mei", "misty", "twinzz")
ALL_SEVEN = (*STRANGERS, "belle", "django", "ghost")
ALL_TEN = (*ALL_SEVEN, "tuco", "cheyenne", "doc")

SHAPES: dict[str, Shape] = {
    "3": Shape(3),
    "4": Shape(4),
    "5": Shape(5),
    "6": Shape(6),
    "3-expert": Shape(3, ("expert",)),
    "4-expert": Shape(4, ("expert",)),
    "5-expert": Shape(5, ("expert",)),
    "6-expert": Shape(6, ("expert",)),
    "duel": Shape(2, ("duel_2014",)),
    "2-two_bandits": Shape(2, ("two_bandits",)),
    "3-two_bandits": Shape(3, ("two_bandits",)),
    "4-teams": Shape(4, ("teams",)),
    "6-teams": Shape(6, ("teams",)),
    "4-teams-expert": Shape(4, ("teams", "expert")),
    "6-teams-expert": Shape(6, ("teams", "expert")),
    "4-time": Shape(4, (), TIME),
    "6-time-choice": Shape(6, ("choice_of_events",), TIME),
    "3-time-expert": Shape(3, ("expert",), TIME),
    "2-time-two_bandits": Shape(2, ("two_bandits",), TIME),
    "4-dodge": Shape(4, (), (), STRANGERS, "dodge"),
    "7-movement-time": Shape(7, (), TIME, ALL_SEVEN, "movement"),
    "7-blocking-expert": Shape(7, ("expert",), (), ALL_SEVEN, "blocking"),
    "duel-strangers-time": Shape(
        2, ("duel_2014",), TIME, (("doc", "misty"), ("silk", "twinzz")), "dodge"
    ),
    "4-teams-strangers-time": Shape(
        4, ("teams",), TIME, ("misty", "silk", "mei", "twinzz"), "dodge"
    ),
    "4-teams-strangers-expert": Shape(
        4, ("teams", "expert"), (), ("misty", "silk", "mei", "twinzz"), "blocking"
    ),
    "3-horses": Shape(3, (), HORSES),
    "4-horses": Shape(4, (), HORSES),
    "5-horses-expert": Shape(5, ("expert",), HORSES),
    "6-horses-choice": Shape(6, ("choice_of_events",), HORSES),
    "4-horses-light": Shape(4, (), HORSES, light=True),
    "duel-horses": Shape(2, ("duel_2014",), HORSES),
    "2-horses-two_bandits": Shape(2, ("two_bandits",), HORSES),
    "3-horses-two_bandits": Shape(3, ("two_bandits",), HORSES),
    "4-horses-teams": Shape(4, ("teams",), HORSES),
    "6-horses-teams-expert": Shape(6, ("teams", "expert"), HORSES),
    "4-horses-dodge": Shape(4, (), HORSES, STRANGERS, "dodge"),
    "7-horses-movement": Shape(7, (), HORSES, ALL_SEVEN, "movement"),
    "4-horses-time": Shape(4, (), HORSES + TIME),
    "3-horses-light-time": Shape(3, (), HORSES + TIME, light=True),
    "5-horses-time-expert": Shape(5, ("expert", "choice_of_events"), HORSES + TIME),
    "7-horses-time-blocking": Shape(7, (), HORSES + TIME, ALL_SEVEN, "blocking"),
    "duel-horses-time": Shape(
        2, ("duel_2014",), HORSES + TIME, (("mei", "misty"), ("silk", "doc")), "movement"
    ),
    "4-horses-time-teams": Shape(4, ("teams",), HORSES + TIME, STRANGERS, "dodge"),
    "3-law": Shape(3, (), LAW),
    "5-law": Shape(5, (), LAW),
    "7-law-choice": Shape(7, ("choice_of_events",), LAW),
    "4-law-expert": Shape(4, ("expert",), LAW),
    "8-law-blocking": Shape(8, (), LAW, (*ALL_SEVEN, "marshal"), "blocking"),
    "5-law-time": Shape(5, (), LAW + TIME, ("mei", "marshal", "django", "misty", "doc")),
    "4-law-horses": Shape(4, (), LAW + HORSES),
    "6-law-horses-expert": Shape(6, ("expert",), LAW + HORSES),
    "5-law-horses-light": Shape(5, (), LAW + HORSES, light=True),
    "8-law-horses-time": Shape(8, (), LAW + HORSES + TIME, ("marshal", *ALL_SEVEN), "movement"),
    "2-trains": Shape(2, (), TRAINS),
    "3-trains": Shape(3, (), TRAINS),
    "4-trains": Shape(4, (), TRAINS),
    "4-trains-betrayal-expert": Shape(4, ("expert",), TRAINS, betrayal=True),
    "5-trains-betrayal": Shape(5, (), TRAINS, ALL_TEN[:5], "movement", betrayal=True),
    "6-trains-expert": Shape(6, ("expert",), TRAINS),
    "7-trains": Shape(7, (), TRAINS, ALL_TEN[-7:]),
    "8-trains-betrayal": Shape(8, (), TRAINS, ALL_TEN[1:9], betrayal=True),
    "9-trains": Shape(9, (), TRAINS, ALL_TEN[:9], "dodge"),
    "10-trains-betrayal": Shape(10, (), TRAINS, ALL_TEN, "blocking", betrayal=True),
}

PIES = ("pies_pistols",)  # of examples/boxes/pies
SHAPES_FROM_OUTSIDE: dict[str, Shape] = {
    "3-pies": Shape(3, (), PIES, ("belle", "nell", "tuco")),
    "4-pies": Shape(4, (), PIES),
    "5-pies-expert": Shape(5, ("expert",), PIES, ("nell", "doc", "belle", "ghost", "django")),
    "6-pies-choice": Shape(6, ("choice_of_events",), PIES),
    "7-pies": Shape(7, (), PIES, ("nell", *ALL_SEVEN[:6]), "dodge"),
    "duel-pies": Shape(2, ("duel_2014",), PIES, (("doc", "nell"), ("ghost", "belle"))),
    "4-pies-teams": Shape(4, ("teams",), PIES, ("cheyenne", "nell", "belle", "tuco")),
    "4-pies-horses-time": Shape(
        4, (), PIES + HORSES + TIME, ("nell", "misty", "silk", "mei"), "movement"
    ),
    "5-pies-law": Shape(5, (), PIES + LAW, ("marshal", "nell", "doc", "django", "ghost")),
}
if "pies" in shelf.OUTSIDE:  # as tests/test_outside_boxes.py runs the tests of all games
    SHAPES |= SHAPES_FROM_OUTSIDE


@dataclass(frozen=True)
class Mix:
    """One way to play: a shape, an edition, a mode, and changed options."""

    shape: str
    edition: str = "2016"
    mode: str = "advanced"
    options: tuple[tuple[str, Value], ...] = field(default=())

    @property
    def config(self) -> Config:
        shape = SHAPES[self.shape]
        return Config(
            players=shape.players,
            variants=shape.variants,
            modules=("base", *shape.modules),
            seats=shape.seats,
            silk_power=shape.silk_power,
            edition=self.edition,
            mode=self.mode,
            options=dict(self.options)
            | ({"horses_light": True} if shape.light else {})
            | ({"betrayal": True} if shape.betrayal else {}),
        )

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.shape, self.edition, self.mode, *changed])


# What is left of the first printing where its powers are refused (EXTRA-COMPAT-54).
PROTO_WITHOUT_POWERS: tuple[tuple[str, Value], ...] = (
    ("power_set", "standard"),
    ("django_partner_note", False),
)


def printed_mixes(shape: str) -> list[Mix]:
    """Each edition as it is printed, in both modes, as far as the shape goes with them."""
    modes = ("advanced", "first_game")
    printed = [Mix(shape, edition, mode) for edition in EDITIONS for mode in modes]
    if not SHAPES[shape].is_plain:
        printed.append(Mix(shape, "proto", options=PROTO_WITHOUT_POWERS))
    return [mix for mix in printed if goes_together(mix)]


def goes_together(mix: Mix) -> bool:
    try:
        return bool(mix.config)
    except Refused:
        return False


def changed_mixes(shape: str) -> list[Mix]:
    """The shape with options of the editions changed (BASE-EDIT-13), in the base game."""
    return [mix for mix in CHANGED if mix.shape == shape]


Options = tuple[tuple[str, Value], ...]


def option_sets() -> list[Options]:
    """All options in every way that is not printed; a note on a power needs the power."""
    names = list(EDITIONS["2016"])
    ways = itertools.product(*(values_of(name) for name in names))
    sets = [dict(zip(names, way, strict=True)) for way in ways]
    return [
        tuple(options.items())
        for options in sets
        if options not in EDITIONS.values()
        and (options["power_set"] == "proto" or not options["django_partner_note"])
    ]


def changed(shape: str, options: Options) -> Mix:
    """As a change of the edition that is nearest."""
    editions = [name for name in EDITIONS if ("power_set", EDITIONS[name]["power_set"]) in options]
    edition = min(editions, key=lambda name: len({*options} - EDITIONS[name].items()))
    return Mix(shape, edition, options=tuple(sorted({*options} - EDITIONS[edition].items())))


def pairwise() -> Iterator[Mix]:
    """Every two options meet in all their values, and every value meets every shape."""
    plain = [name for name, shape in SHAPES.items() if shape.is_plain]
    pairs = {options: set(itertools.combinations(options, 2)) for options in option_sets()}
    values = {value for options in pairs for value in options}
    left: set[Any] = set().union(*pairs.values())
    left |= set(itertools.product(plain, values))
    dice = random.Random("options")
    for shape in itertools.cycle(plain):
        met = {
            options: left & (pairs[options] | {(shape, value) for value in options})
            for options in dice.sample(list(pairs), len(pairs))
        }
        options = max(met, key=lambda options: len(met[options]))
        left -= met[options]
        if met[options]:
            yield changed(shape, options)
        if not left:
            return


CHANGED = list(pairwise())


ALL_MIXES = [mix for shape in SHAPES for mix in printed_mixes(shape) + changed_mixes(shape)]


@lru_cache
def printed_today(shape: str) -> list[Mix]:
    """As one edition prints it, another one every day; every day all editions are met."""
    return some(printed_mixes(shape), 1, of=shape)


def mixes(shape: str) -> list[Mix]:
    """What is tried of a shape today."""
    return printed_today(shape) + changed_mixes(shape)


# --- Random games ---------------------------------------------------------------------------------


def rules_of(mix: Mix, seed: str) -> Rules:
    return mix.config.resolved(seed).rules()


def new_state(rules: Rules, seed: str, witnessed: bool = False) -> State:
    """A game of the engine alone, at its first decision."""
    s = begin(rules, *seed_words(f"{seed} {SEED}"), witnessed)
    flow.advance(s)
    return s


def random_states(mix: Mix, seed: str, rules: Rules | None = None) -> Iterator[State]:
    """One state that plays a random game; yielded at every decision, and when it is over."""
    s = new_state(rules or rules_of(mix, f"{seed} {SEED}"), seed)
    dice = random.Random(f"{mix} {seed} {SEED}")
    choices = 0
    while not s.over:
        yield s
        flow.choose(s, s.options[int(dice.random() * int(s.n_options))])
        choices += 1
    count("random games of the engine")
    count("choices in them", choices)
    yield s


def random_games(mix: Mix, seed: str) -> Iterator[Game]:
    """One Game that is played at random; yielded at every decision, and when it is over."""
    game = Game.new(mix.config, f"{seed} {SEED}")
    dice = random.Random(f"{mix} {seed} {SEED}")
    while not game.over:
        yield game
        decision = dice.choice(game.decisions)
        game.play(decision.seat, dice.choice(decision.options))
    count("random games with views and events")
    yield game


USUAL_LENGTH = 110  # choices of a game, about


def random_positions(mix: Mix, seed: str, number: float) -> Iterator[Game]:
    """Some positions of a random game, spread over all of it; so many of one as long as most."""
    apart = USUAL_LENGTH / number
    due = random.Random(f"positions {mix} {seed} {SEED}").random() * apart
    for n, game in enumerate(random_games(mix, seed)):
        if not game.over and n >= due:
            yield game
            due += apart


def observed(game: Game, seat: int) -> ExpressObservation:
    """What a seat sees of a game of Colt Express."""
    seen = game.observe(seat)
    assert isinstance(seen, ExpressObservation)
    return seen


def play_out(game: Game, dice: random.Random) -> None:
    while not game.over:
        decision = dice.choice(game.decisions)
        game.play(decision.seat, dice.choice(decision.options))


# --- A state as numbers ---------------------------------------------------------------------------

SCALARS = re.findall(
    r"\w+",
    """
    round turn phase first card pool stations neutral layout pile_size next depth n_options
    deciding asked next_label over
    """,
)
GENERATOR = ("r0", "r1", "r2", "r3")


def numbers(s: State, generator: bool = True) -> list[int]:
    """Everything in a state that means something, leftovers beyond the sizes excluded."""
    found = [
        *s.word[:PILE],
        *s.word[PILE : PILE + s.pile_size],
        *s.word[AGENDA : AGENDA + s.depth],
        *s.options[: s.n_options],
        *s.word[PAGES:],
        *(getattr(s, name) for name in SCALARS),
    ]
    return found + [getattr(s, name) for name in GENERATOR] if generator else found


def leftovers(s: State) -> list[int]:
    """What lies in the arrays beyond their sizes: forgotten, but still there."""
    return [
        *s.word[PILE + s.pile_size : AGENDA],
        *s.word[AGENDA + s.depth : PAGES],
        *s.options[s.n_options :],
    ]


def fold(s: State, sum: int = 0) -> int:
    """The whole state folded into a checksum."""
    return zlib.crc32(array("q", numbers(s)).tobytes(), sum)


def checksum(mix: Mix, games: int, first: int = 0) -> int:
    """Every decision of some random games, folded."""
    sum = 0
    for n in range(first, first + games):
        for s in random_states(mix, f"checksum {n}"):
            sum = fold(s, sum)
    return sum


# --- A census of the pieces -----------------------------------------------------------------------

ZONES = (HAND, DECK, KEPT, DISCARD, SHUT)
PURSE_VALUES = Counter(
    {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
)  # BASE-COMP-02: on the table, whatever cards.toml says
ACTIONS = {0: 2, 1: 2, 2: 2, 3: 2, 4: 1, 5: 1}  # BASE-COMP-06
WITH_IDEA = {0: 2, 1: 2, 2: 2, 3: 2, 4: 1, 7: 1}  # MARSHAL-SETUP-05
WITHOUT_HAND = {0: 2, 1: 2, 2: 2, 3: 2, 4: 1}  # COUR-HELP-08
WITH_HAND = {**WITHOUT_HAND, 11: 1}  # COUR-SETUP-10
HIS_ACTIONS = {0: 2, 1: 1, 2: 3, 8: 1, 9: 1, 10: 2}  # MARSHAL-ACT-01
SHARED_FIRST = {0: 1, 1: 1, 2: 1, 3: 1, 4: 1}  # BASE-DUEL-05
SHARED_SECOND = {**SHARED_FIRST, 5: 1}  # BASE-DUEL-06


def members(set_: int) -> list[int]:
    return [n for n in range(set_.bit_length()) if set_ >> n & 1]


def unpack(bag: int) -> Counter[int]:
    """The cards of a bag, read without the engine's help."""
    return _unpacked(bag).copy()


@lru_cache(1 << 14)
def _unpacked(bag: int) -> Counter[int]:
    cards = Counter({kind: bag >> 4 * kind & 15 for kind in range(13)})
    cards[BULLET] = bag >> 52
    return +cards


def pack(cards: Counter[int]) -> int:
    assert all(0 <= n < 16 for kind, n in cards.items() if kind != BULLET)
    return sum(n << (52 if kind == BULLET else 4 * kind) for kind, n in cards.items())


def bag_of(kinds: Iterable[int]) -> int:
    return pack(Counter(kinds))


def is_shared(s: State) -> bool:
    """Do two bandits share a deck?"""
    return bool(s.rules.n_figures > s.rules.n_seats)


def has_partners(s: State) -> bool:
    return bool(s.rules.spec.partners)


def discards(s: State) -> bool:
    return any(m.name == "expert" for m in s.rules.modules)


def pile_outstanding(s: State) -> list[int]:
    """Entries of the pile whose card has not gone back to its owner (BASE-DECK-10)."""
    entries = list(s.word[PILE : PILE + s.pile_size])
    if s.phase < STEALIN:
        return entries
    if RESOLVE not in [kind_of(word) for word in s.word[AGENDA : AGENDA + s.depth]]:
        return [entry for entry in entries if not entry & GIVEN_BACK]  # MARSHAL-EVENT-06
    if s.rules.returns_at_once or discards(s):
        return entries[max(s.next - 1, 0) :]
    return entries


def cards_of(s: State, figure: int) -> Counter[int]:
    """All Action cards that show this bandit, wherever they are."""
    seat, nth = s.rules.seat_of[figure], s.rules.nth_bandit[figure]
    bags = [s.word[zone + nth * LENT + seat] for zone in ZONES]
    if has_partners(s):
        bags += [s.word[zone + LENT + (seat ^ 1)] for zone in ZONES]
    found = unpack(sum(bags))
    for entry in pile_outstanding(s):
        if entry_figure(entry) == figure and entry_seat(entry) != NOBODY:
            found[entry_kind(entry)] += 1
    del found[int(BULLET)]
    return found


def bullets_held(s: State, seat: int) -> int:
    """In all zones of a seat, and on the pile (COUR-MISTY-03)."""
    laid = [e for e in pile_outstanding(s) if entry_kind(e) == BULLET and entry_seat(e) == seat]
    return len(laid) + sum(unpack(s.word[zone + seat])[BULLET] for zone in ZONES)


def check_tokens(s: State) -> None:
    """BASE-COMP-02, BASE-DECK-01: each token is in exactly one place, and keeps its value."""
    places = [s.word[SHEET + figure] for figure in players(s)]
    places += list(s.word[GROUND:GROUND_END])
    everywhere = Counter(token for place in places for token in members(place))
    purses = range(s.rules.n_purses)
    strongboxes = [28, 29, 30] if has_coach(s) else [28, 29, 31] if has_trains(s) else [28, 29]
    bags = [44, 45] if has_marshal(s) else []
    loot = [*flasks(s), *bags, *armored_loot(s), *pies(s)]
    assert sorted(everywhere) == [*purses, *range(22, 28), *strongboxes, *loot]
    assert sorted(s.word[FACE + token] for token in bags) == ([200, 1200] if bags else [])
    assert sorted(s.word[FACE + token] for token in pies(s)) == [100, 100, 100, 700][: len(pies(s))]
    if has_trains(s):  # COUR-SETUP-07, COUR-SETUP-08
        assert sorted(s.word[FACE + 46 : FACE + 49]) == [1, 1, 2]
        assert sorted(s.word[FACE + 49 : FACE + 54]) == [300, 400, 500, 600, 700]
        assert sorted(s.word[FACE + 54 : FACE + 57]) == [1, 2, 3]
    assert set(everywhere.values()) == {1}
    brought = Counter({250: len(purses) - 18})  # EXTRA-SEVEN-03: one by each stranger
    assert Counter(s.word[FACE + token] for token in purses) == PURSE_VALUES + brought
    assert {s.word[FACE + token] for token in range(22, 28)} == {500}
    assert {s.word[FACE + token] for token in strongboxes} == {1000}


def armored_loot(s: State) -> range:
    """Three Nuggets, five pieces of Luggage, three Documents."""
    return range(46, 57) if has_trains(s) else range(0)


def pies(s: State) -> range:
    """Of a box from outside."""
    return range(46, 50) if any(m.name == "pies" for m in s.rules.modules) else range(0)


def has_trains(s: State) -> bool:
    return any(m.name == "couriers" for m in s.rules.modules)


def has_marshal(s: State) -> bool:
    return bool(s.rules.seat_of[MARSHAL] != NOBODY)


def players(s: State) -> list[int]:
    """All figures that somebody plays."""
    return [*range(s.rules.n_figures), *([int(MARSHAL)] if has_marshal(s) else [])]


def has_horses(s: State) -> bool:
    return any(m.name == "horses" for m in s.rules.modules)


def has_coach(s: State) -> bool:
    return has_horses(s) and len(s.rules.boards) > 1


def flasks(s: State) -> range:
    """Six untouched ones, then the half-drunk sides of five classic ones and of an old one."""
    return range(32, 44) if has_horses(s) else range(0)


def check_flasks(s: State) -> None:
    """HORSE-COMP-01, HORSE-SETUP-03, HORSE-WHISKEY-03: a piece has two sides, one of them up."""
    faces = {token: s.word[FACE + token] for token in range(32, 38)}
    assert sorted(faces.values()) == [1, 1, 1, 1, 1, 2]
    out = members(s.word[GROUND + BOX])
    for drink, halves in ((1, range(38, 43)), (2, range(43, 44))):
        turned = [token for token in halves if token not in out]
        gone = [token for token, face in faces.items() if face == drink and token in out]
        assert len(turned) <= len(gone)
    assert sum(token not in out for token in flasks(s)) <= s.rules.last_car


def has_time_car(s: State) -> bool:
    return any(m.name == "timecar" for m in s.rules.modules)


def check_horses(s: State) -> None:
    """HORSE-SETUP-05, HORSE-SETUP-09, HORSE-HOST-02: as many as bandits, one Hostage fewer."""
    beside = [s.word[horses.HORSES] >> 4 * n & 15 for n in range(s.rules.last_car + 3)]
    riding = sum(s.word[AT + figure] == NOWHERE for figure in range(s.rules.n_figures))
    assert beside[-1] == 0
    assert beside[0] == 0 or has_time_car(s)  # EXTRA-CAR-15
    if s.round:
        assert sum(beside) <= s.rules.n_figures
    else:
        assert sum(beside) + riding == s.rules.n_figures
    held = [s.word[horses.HOSTAGES] >> 4 * n & 15 for n in range(16)]
    taken = [hostage - 1 for hostage in held if hostage]
    assert len(held[s.rules.n_figures :]) * [0] == held[s.rules.n_figures :]
    assert not set(taken) & set(members(s.word[horses.OFFERED]))
    number = s.rules.n_figures - 1 if has_coach(s) else 0
    assert len(set(taken)) + len(members(s.word[horses.OFFERED])) == number
    assert len(set(taken)) == len(taken)


def check_cards(s: State) -> None:
    """BASE-COMP-05, 06, BASE-DECK-01, BASE-DUEL-05: no Action card is lost or doubled."""
    for figure in players(s):
        wanted = HIS_ACTIONS if figure == MARSHAL else WITH_IDEA if has_marshal(s) else ACTIONS
        if has_trains(s):
            has_mate = any((figure + n) % 2 == 0 for n in range(s.rules.n_seats) if n != figure)
            wanted = WITH_HAND if has_mate else WITHOUT_HAND
        if is_shared(s):
            wanted = SHARED_SECOND if s.rules.nth_bandit[figure] else SHARED_FIRST
        rides = {6: 1} if has_horses(s) else {}  # HORSE-SETUP-08
        assert cards_of(s, figure) == {**wanted, **rides}


def check_bullets(s: State) -> None:
    """BASE-COMP-04, 05, BASE-DECK-02, 04: bullets go from cylinders and supply into decks."""
    figures = players(s)
    received = {figure: s.word[RECEIVED + figure] for figure in figures}
    for figure in range(s.rules.n_figures):
        fired = sum(received_from(word, figure) for word in received.values())
        if has_trains(s):  # COUR-FIRE-08, COUR-CAR-06: under the gang token, or out of the game
            assert s.word[CYLINDER + figure] + fired <= 6
        else:
            assert s.word[CYLINDER + figure] + fired == 6
    neutral = sum(received_from(word, NEUTRAL) for word in received.values())
    supply = 16 if has_horses(s) else 23 if has_trains(s) else 13  # HORSE-SETUP-07, COUR-SETUP-01
    if s.rules.n_places > s.rules.n_seats:  # COUR-PROF-14: Il Professore's are under the gang token
        assert 0 <= supply - s.neutral - neutral <= s.word[trains.GANG] >> 8
    elif s.neutral == 0 and s.rules.shortage_discards:
        assert neutral <= supply
    else:
        assert s.neutral + neutral == supply
    for seats in sides(s):
        in_decks = sum(bullets_held(s, seat) for seat in seats)
        hit = [figure for figure in figures if s.rules.seat_of[figure] in seats]
        assert in_decks == sum(received_in_all(received[figure]) for figure in hit)
    for seat in range(s.rules.n_seats):
        assert all(unpack(s.word[zone + LENT + seat])[BULLET] == 0 for zone in ZONES)


def sides(s: State) -> list[list[int]]:
    """Seats between which bullets may wander: partners borrow them (BASE-TEAM-13)."""
    seats = range(s.rules.n_seats)
    return [[a, a ^ 1] for a in seats if a % 2 == 0] if has_partners(s) else [[a] for a in seats]


def check_census(s: State) -> None:
    check_tokens(s)
    check_cards(s)
    check_bullets(s)
    if has_horses(s):
        check_flasks(s)
        check_horses(s)
    if has_marshal(s):
        check_law(s)
    if has_trains(s):
        check_trains(s)


def check_trains(s: State) -> None:
    """COUR-ENC-01, COUR-PROF-03, COUR-SCORE-05: Couriers, Il Professore's deck, the gang."""
    for n, car in enumerate((6, 8, 10)):
        assert s.word[AT + 12 + n] // 2 == car
    for team in range(2):
        fired = sum(6 - s.word[CYLINDER + f] for f in range(team, s.rules.n_figures, 2))
        hits = sum(
            received_from(s.word[RECEIVED + f], shooter)
            for f in range(s.rules.n_figures)
            for shooter in range(team, s.rules.n_figures, 2)
        )
        laid = s.word[trains.GANG] >> 8 * team & 255
        assert hits + laid <= fired or (team == 1 and s.rules.n_places > s.rules.n_seats)
    if s.rules.n_places > s.rules.n_seats:
        pile = s.word[PILE : PILE + s.pile_size]
        kinds = [entry_kind(e) for e in pile if entry_seat(e) == NOBODY]
        drawn = 0 if s.over else sum(kind != UNDRAWN for kind in kinds)  # COUR-PROF-07
        number = {3: 8, 5: 9, 7: 12, 9: 14}[s.rules.n_seats]
        assert len(members(s.word[trains.SCHEMES])) + drawn == number
        assert 0 <= s.word[trains.TRACK] <= 6


def check_law(s: State) -> None:
    """MARSHAL-BULLET-01, MARSHAL-SETUP-10, MARSHAL-GOAL-01: bullets, Prisoners, Goals."""
    fired = sum(received_from(s.word[RECEIVED + f], MARSHAL) for f in range(s.rules.n_figures))
    left = sum(-(-int(s.word[marshal_state.COLT + n]).bit_length() // 3) for n in range(2))
    assert fired + left == 12
    held = [s.word[marshal_state.HELD] >> 4 * f & 15 for f in range(s.rules.n_figures)]
    taken = [prisoner - 1 for prisoner in held if prisoner]
    offered, rewards = (
        members(s.word[marshal_state.OFFERED]),
        members(s.word[marshal_state.REWARDS]),
    )
    assert len({*taken, *offered, *rewards}) == len(taken) + len(offered) + len(rewards) == 3
    goals = members(s.word[marshal_state.GOALS])
    assert len(goals) in ((s.round, s.round - 1) if s.phase == ROUND_START else (s.round,))
    assert sum(goal >= 7 for goal in goals) <= 2
    assert sum(goal < 7 for goal in goals) <= 3
    assert s.word[marshal_state.SHOWN] & ~s.word[marshal_state.GOALS] == 0
