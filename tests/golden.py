"""Golden games: what came of some random games when somebody last looked.

They do not say what is right; they notice that today's rules, tellings or redeals differ
from yesterday's. After a change that is meant, make them again, and say in the commit why; what has
changed is shown, and with ``--check`` nothing else is done:

    PYTHONPATH=src:tests .venv/bin/python tests/golden.py

Checksums: each game has one for every round, so that one sees how far it is still the same.
Scenarios have one each, for what they do not say: what everybody is told in them, and sees at their
end.

Records: one finished game of every kind, with its choices, what chance decided, and two digits for
each event as everybody is told it and for what is seen after each choice. They are what people have
stored. So choices, chance, events and results change with the version of the rules alone
(RULES_VERSION), and what is seen with that of views (VIEWS_VERSION). Each has a line in
CHANGELOG.md, and ``golden_versions.json`` keeps the sums of each game for every one.
"""

from __future__ import annotations

import argparse
import json
import lzma
import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from boxes.superexpress.helpers import IDS, MIXES, config_of
from helpers import SHAPES, Mix, numbers
from scenarios import SCENARIOS, name_of, path_of

from folsom.engine import flow
from folsom.engine.state import State
from folsom.game import Config, Game, Record, RecordError, SuperConfig
from folsom.game.record import RULES_VERSION
from folsom.game.scenario import Scenario
from folsom.game.view import VIEWS_VERSION

STORED = Path(__file__).with_name("golden.json")
STORED_SCENARIOS = Path(__file__).with_name("golden_scenarios.json")
STORED_RECORDS = Path(__file__).with_name("golden_records.json.xz")
STORED_VERSIONS = Path(__file__).with_name("golden_versions.json")
LOOKS = 0.25  # how often somebody looks closely
SEED = "as it was"
GAMES_EACH = 3
SEARCHED = 4  # the round in which somebody plays on by chance

CONFIGS: dict[str, Config | SuperConfig] = {
    **{shape: Mix(shape).config for shape in SHAPES},
    **{
        f"{shape} {edition}": Mix(shape, edition).config
        for shape in ("4", "5-expert", "duel", "3-two_bandits", "4-teams")
        for edition in ("2014", "proto")
        if (shape, edition) != ("duel", "2014")
    },
    "4 first_game": Mix("4", mode="first_game").config,
    **{f"super {name}": config_of(mix) for name, mix in zip(IDS, MIXES, strict=True)},
}
PLAYED = {
    f"{name} #{n}": config for name, config in CONFIGS.items() for n in range(1, GAMES_EACH + 1)
}


def rounds_of(name: str) -> list[str]:
    """Play the game of this name: a checksum of each round, and of how it ended."""
    game = Game.new(PLAYED[name], f"{SEED} {name}")
    dice = random.Random(f"{SEED} {name}")
    sums = [fold(game.events, game, 0)]
    playing = 0
    while not game.over:
        now = round_of(game)
        if now != playing:
            sums.append(0)
            playing = now
        decision = game.decisions[int(dice.random() * len(game.decisions))]
        sums[-1] = add([option.text for option in decision.options], sums[-1])
        if dice.random() < LOOKS:
            sums[-1] = look(game, decision.seat, dice, sums[-1])
            if len(sums) == SEARCHED:
                sums[-1] = add(searched(game, decision.seat), sums[-1])
        option = decision.options[int(dice.random() * len(decision.options))]
        sums[-1] = fold(game.play(decision.seat, option), game, sums[-1])
    sums.append(add(game.result, 0))
    return [f"{sum:08x}" for sum in sums]


def told_in(name: str) -> str:
    """A scenario as a golden game: what everybody is told in it, and sees at its end."""
    scenario = Scenario.load(path_of(name))
    games: list[Game] = []
    seen = replace(scenario, expect=Keeping(games))
    assert seen.run() == []
    (game,) = games
    sum = fold(game.events, game, 0)
    for seat in (None, *range(len(game.seats))):
        sum = add(game.view(seat), sum)
    return f"{sum:08x}"


@dataclass(frozen=True)
class Keeping:
    """Expects nothing of a game, but keeps it."""

    games: list[Game]

    def differences(self, game: Game) -> list[str]:
        self.games.append(game)
        return []

    def remarks(self, game: Game) -> list[str]:
        return []


def round_of(game: Game) -> int:
    return int(game.state.round)


def fold(events: list[Any], game: Game, sum: int) -> int:
    """What each seat, and a spectator, is told."""
    for event in events:
        for seat in (None, *range(len(game.seats))):
            sum = add(event.seen_by(seat), sum)
    return sum


def look(game: Game, seat: int, dice: random.Random, sum: int) -> int:
    """What a seat that decides and one that does not see, and what they think may be."""
    for observer in (seat, int(dice.random() * len(game.seats))):
        sum = add(game.observe(observer).to_json(), sum)
    return sum


def searched(game: Game, seat: int) -> list[int]:
    """What becomes of a state that may be, played by chance as bots do, without a witness."""
    s = game.observe(seat).sample(1, 2, 3, 4)
    if isinstance(s, State):
        flow.play_randomly(s)
        return numbers(s)
    return [int(s.r0), int(s.wagons)]


def add(data: Any, sum: int) -> int:
    return zlib.crc32(json.dumps(data, sort_keys=True, default=int).encode(), sum)


@cache
def stored() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(STORED.read_text(encoding="utf-8"))
    return found


@cache
def stored_scenarios() -> dict[str, str]:
    """A scenario that is newer than the file has no checksum yet."""
    found: dict[str, str] = json.loads(STORED_SCENARIOS.read_text(encoding="utf-8"))
    return {name: sum for name, sum in found.items() if path_of(name).exists()}


# --- Records --------------------------------------------------------------------------------------

VERSIONS = {"rules": RULES_VERSION, "views": VIEWS_VERSION}
WRITTEN = {
    "rules": "RULES_VERSION in src/folsom/game/record.py",
    "views": "VIEWS_VERSION in src/folsom/game/view.py",
}
Sums = dict[str, str]  # of each golden record, by its name


@dataclass(frozen=True)
class Golden:
    """A finished game, and what was told in it: for the set-up and for each choice the digits of
    its events, and behind a dot those of what was seen then."""

    record: Record
    told: list[str]

    @property
    def sums(self) -> dict[str, str]:
        """Of what the rules decide, and of what is seen: a view that tells more changes no game."""
        events, seen = zip(*(told.split(".") for told in self.told), strict=True)
        parts = {"rules": [self.record.to_json(), list(events)], "views": list(seen)}
        return {part: f"{add(data, 0):08x}" for part, data in parts.items()}


def finished(name: str) -> Golden:
    """A game of this kind, played at random."""
    game = Game.new(CONFIGS[name], f"{SEED} {name} #1")
    dice = random.Random(f"{SEED} {name} #1")
    while not game.over:
        decision = game.decisions[int(dice.random() * len(game.decisions))]
        game.play(decision.seat, decision.options[int(dice.random() * len(decision.options))])
    record = replace(Record.of(game), seed=None)  # which is not what it is replayed by
    return Golden(record, [told for told, _ in replayed(record)])


def replayed(record: Record) -> Iterator[tuple[str, list[Any]]]:
    """What is told in a game as chance decided then, step by step, with the events as they are."""
    game, teller = record.start(), Teller()
    yield teller.digits(game, game.events), game.events
    for n, choice in enumerate(record.choices, 1):
        before = len(game.events)
        record.step(game, n, choice)
        events = game.events[before:]
        yield teller.digits(game, events), events
    if game.result != record.result:
        raise RecordError("The game ends with another result.")


class Teller:
    """What is told in a game, as digits that depend on all that was told before: what has changed
    is missed nowhere."""

    def __init__(self) -> None:
        self._events = self._views = self._steps = 0

    def digits(self, game: Game, events: list[Any]) -> str:
        """What everybody is told, event by event; what a spectator sees, a seat that decides, and
        one after the other."""
        told = ""
        for event in events:
            self._events = fold([event], game, self._events)
            told += f"{self._events & 0xFF:02x}"
        for seat in (None, self._steps % len(game.seats), *(d.seat for d in game.decisions[:1])):
            self._views = add(game.view(seat), self._views)
        self._steps += 1
        return f"{told}.{self._views & 0xFF:02x}"


def differences(name: str, golden: Golden) -> list[str]:
    """Where a game is first told otherwise than it was, in a sentence; none if nowhere."""
    record, n = golden.record, 0
    try:
        for n, (told, events) in enumerate(replayed(record)):
            if told != golden.told[n]:
                return [f"{name}, {moment(record, n)}: {difference(golden.told[n], told, events)}"]
    except RecordError as error:
        return [f"{name}, after {moment(record, n)}: {error}"]
    return []


def moment(record: Record, n: int) -> str:
    if n == 0:
        return "the set-up"
    choice = record.choices[n - 1]
    return f"choice {n} ({choice.seat}: {choice.option})"


def difference(before: str, now: str, events: list[Any]) -> str:
    old, new = before.split(".")[0], now.split(".")[0]
    if old == new:
        return "what is seen then has changed"
    for k, event in enumerate(events):
        if old[2 * k : 2 * k + 2] != new[2 * k : 2 * k + 2]:
            return f"event {k + 1} of {len(events)} has changed, it is now {event.to_json()}"
    return f"there were {len(old) // 2} events, now there are {len(events)}"


@cache
def stored_records() -> dict[str, Golden]:
    if not STORED_RECORDS.exists():
        return {}
    found = json.loads(lzma.decompress(STORED_RECORDS.read_bytes()))
    return {
        name: Golden(Record.from_json(one["record"]), one["told"]) for name, one in found.items()
    }


def stored_versions() -> dict[str, dict[str, Sums]]:
    """The sums of golden records for every version of the rules and of views, the last one last."""
    if not STORED_VERSIONS.exists():
        return {part: {} for part in VERSIONS}
    found: dict[str, dict[str, Sums]] = json.loads(STORED_VERSIONS.read_text(encoding="utf-8"))
    return found


def sums_of(golden: dict[str, Golden]) -> dict[str, Sums]:
    sums = {name: one.sums for name, one in golden.items()}
    return {part: {name: both[part] for name, both in sums.items()} for part in VERSIONS}


def changed_without_a_version(sums: Sums, history: dict[str, Sums], version: int) -> list[str]:
    """The games that differ from those of the same version; new ones do not."""
    known = history.get(str(version), {})
    return [name for name, sum in known.items() if sums.get(name) != sum]


def write_records() -> None:
    history = stored_versions()
    golden = {name: finished(name) for name in CONFIGS}
    for part, sums in sums_of(golden).items():
        version = VERSIONS[part]
        if names := changed_without_a_version(sums, history[part], version):
            raise SystemExit(
                f"Golden records have changed ({', '.join(names)}). If that is meant, raise "
                f"{WRITTEN[part]} and say in CHANGELOG.md what it changes."
            )
        history[part][str(version)] = sums
    data = {name: {"record": g.record.to_json(), "told": g.told} for name, g in golden.items()}
    STORED_RECORDS.write_bytes(lzma.compress(json.dumps(data).encode(), preset=9))
    STORED_VERSIONS.write_text(json.dumps(history, indent=1) + "\n", encoding="utf-8")


def show() -> None:
    """What has changed since golden games were last made."""
    sentences = [line for name, one in stored_records().items() for line in differences(name, one)]
    games = [name for name in PLAYED if rounds_of(name) != stored().get(name)]
    scenes = [name for name, sum in stored_scenarios().items() if told_in(name) != sum]
    for line in (*sentences, *(f"{name}: another checksum" for name in (*games, *scenes))):
        print(line)


def write() -> None:
    write_records()
    names = sorted(name_of(path) for path in SCENARIOS)
    for path, found in (
        (STORED, {name: json.dumps(rounds_of(name)) for name in PLAYED}),
        (STORED_SCENARIOS, {name: json.dumps(told_in(name)) for name in names}),
    ):
        lines = [f'  "{name}": {sums}' for name, sums in found.items()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="Show how golden games differ; make them again.")
    reader.add_argument("--check", action="store_true", help="only show")
    wishes = reader.parse_args()
    show()
    if not wishes.check:
        write()
