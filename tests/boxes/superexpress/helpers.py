"""What the tests of Colt Super Express share: all mixes, random games, and a plain model.

The model plays the rules with lists of names and knows nothing of the engine.
"""

from __future__ import annotations

import random
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field

from effort import SEED, count

from folsom.boxes.superexpress.printed import super_loot_values
from folsom.boxes.superexpress.rules import flow
from folsom.boxes.superexpress.rules.packing import pack
from folsom.boxes.superexpress.rules.state import State
from folsom.engine.bits import lowest
from folsom.game import Game, SuperConfig
from folsom.game.game import seed_words

EXTENSIONS: tuple[tuple[str, ...], ...] = ((), ("reflex",), ("horse",), ("horse", "reflex"))
MIXES = [(players, extensions) for players in range(3, 8) for extensions in EXTENSIONS]
IDS = [f"{players}-{'+'.join(extensions) or 'base'}" for players, extensions in MIXES]
Mix = tuple[int, tuple[str, ...]]


def config_of(mix: Mix) -> SuperConfig:
    return SuperConfig(players=mix[0], extensions=mix[1])


def new_state(mix: Mix, seed: str) -> State:
    return flow.new(config_of(mix).rules(), *seed_words(seed), False)


def random_states(mix: Mix, seed: str) -> Iterator[State]:
    """One state that plays a random game; yielded at every round's start, and when it is over."""
    s = new_state(mix, seed)
    dice = random.Random(f"{mix} {seed}")
    programs = list(s.rules.programs)
    while not s.over:
        yield s
        playing = s.round
        while not s.over and s.round == playing:
            flow.play(s, lowest(s.asked), programs[int(dice.random() * len(programs))])
    yield s


def random_games(mix: Mix, seed: str) -> Iterator[Game]:
    """One Game that is played at random; yielded at every decision, and when it is over."""
    game = Game.new(config_of(mix), f"{seed} {SEED}")
    dice = random.Random(f"{mix} {seed} {SEED}")
    while not game.over:
        yield game
        decision = dice.choice(game.decisions)
        game.play(decision.seat, dice.choice(decision.options))
    count("random games of Colt Super Express")
    yield game


def numbers(s: State) -> list[int]:
    return [number for column in pack(s).values() for number in column]


def checksum(mix: Mix, games: int) -> int:
    """Every round of some random games, folded."""
    sum = 0
    for n in range(games):
        for s in random_states(mix, f"checksum {n}"):
            sum = zlib.crc32(array("q", numbers(s)).tobytes(), sum)
    return sum


# --- The plain model ------------------------------------------------------------------------------

FRONT, REAR = -1, 1
Place = tuple[int, str]


@dataclass
class Model:
    """A game with lists of seat numbers for places, as one would play it on a table."""

    horse: bool
    wagons: list[int]  # values, the first wagon first
    lines: dict[Place, list[int]]
    facing: dict[int, int]
    first: int
    stunned: set[int] = field(default_factory=set)
    dust: set[int] = field(default_factory=set)
    out: list[set[int]] = field(default_factory=list)  # eliminations in their order
    loot: dict[int, list[int]] = field(default_factory=dict)
    left: dict[int, list[str]] = field(default_factory=dict)
    over: bool = False

    @property
    def aboard(self) -> list[int]:
        return sorted(seat for line in self.lines.values() for seat in line)

    def place(self, seat: int) -> Place:
        return next(place for place, line in self.lines.items() if seat in line)

    def play_round(self, programs: dict[int, list[str]], n: int) -> None:
        self.left = {seat: list(cards) for seat, cards in programs.items()}
        for turn in range(3 * n):
            seat = (self.first + turn) % n
            if self.left.get(seat) and not self.over:
                self.reveal(seat)
        if not self.over:
            self.end_round(n)

    def reveal(self, seat: int) -> None:
        card = self.left[seat].pop(0)
        if seat in self.dust:
            self.dust.remove(seat)
            if card == "horse":
                self.ride(seat)
            else:
                self.eliminate({seat})
        elif card == "reflex":
            if seat in self.stunned:
                self.stunned.remove(seat)
                self.fire(seat)
            else:
                self.stunned.add(seat)
        elif seat in self.stunned:
            self.stunned.remove(seat)
        elif card == "move":
            self.push(seat, self.facing[seat])
        elif card == "flip":
            self.facing[seat] *= -1
        elif card == "floor_change":
            car, floor = self.place(seat)
            self.lines[car, floor].remove(seat)
            other = self.lines[car, "roof" if floor == "in" else "in"]
            other.insert(0 if self.facing[seat] == REAR else len(other), seat)
        elif card == "fire":
            self.fire(seat)
        else:
            self.lines[self.place(seat)].remove(seat)
            self.ride(seat)
        if len(self.aboard) <= 1 and not self.dust:
            self.over = True

    def ride(self, seat: int) -> None:
        self.lines[0, "in"].insert(0, seat)
        self.facing[seat] = FRONT

    def fire(self, seat: int) -> None:
        _, floor = self.place(seat)
        way = self.facing[seat]
        cars = range(len(self.wagons) + 1)
        whole = [other for c in cars for other in self.lines[c, floor]][::way]
        ahead = [other for other in whole[whole.index(seat) + 1 :] if other not in self.stunned]
        if ahead:
            self.push(ahead[0], way)
            if ahead[0] in self.aboard:
                self.stunned.add(ahead[0])

    def push(self, seat: int, way: int) -> None:
        car, floor = self.place(seat)
        self.lines[car, floor].remove(seat)
        if 0 <= car + way <= len(self.wagons):
            line = self.lines[car + way, floor]
            line.insert(0 if way == REAR else len(line), seat)
            return
        self.stunned.discard(seat)
        if self.horse and self.left[seat]:
            self.dust.add(seat)
        else:
            self.eliminate({seat})

    def eliminate(self, seats: set[int]) -> None:
        self.out.append(seats)
        for seat in seats:
            self.left[seat] = []

    def end_round(self, n: int) -> None:
        tail = len(self.wagons)
        lost = {*self.lines.pop((tail, "in")), *self.lines.pop((tail, "roof"))}
        value = self.wagons.pop()
        if lost:
            self.eliminate(lost)
            self.stunned -= lost
        if len(self.aboard) <= 1:
            self.over = True
            return
        rows = [(c, floor) for c in range(tail) for floor in ("in", "roof")]
        last = [line[-1] for line in (self.lines[row] for row in rows) if line][-1]
        self.loot.setdefault(last, []).append(value)
        self.over = not self.wagons
        while not self.over:
            self.first = (self.first + 1) % n
            if self.first in self.aboard:
                break

    def winners(self) -> set[int]:
        pool = set(self.aboard) or self.out[-1]
        best = max(self.key(seat) for seat in pool)
        return {seat for seat in pool if self.key(seat) == best}

    def key(self, seat: int) -> tuple[int, list[int]]:
        cards = self.loot.get(seat, [])
        return len(cards), sorted(cards, reverse=True)


def model_of(s: State) -> Model:
    """The model of a game that has just begun."""
    n = s.rules.n_seats
    values = super_loot_values()
    wagons = [values[s.wagons >> 4 * car & 15] for car in range(n + 1)]
    lines: dict[Place, list[int]] = {(c, f): [] for c in range(n + 2) for f in ("in", "roof")}
    facing = {}
    for k in range(n):
        seat = (s.first + k) % n
        lines[n - k, "in"].append(seat)
        facing[seat] = FRONT if k < (n + 1) // 2 else REAR
    return Model(s.rules.horse, wagons, lines, facing, int(s.first))
