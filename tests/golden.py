"""Golden games: what came of some random games when somebody last looked, as checksums.

They say nothing about what is right; they notice that today's rules, tellings or redeals differ
from yesterday's. After a change that is meant, write them again, and say in the commit why:

    PYTHONPATH=src:tests .venv/bin/python tests/golden.py

Each game has a checksum for every round, so that one sees how far it is still the same. Scenarios
have one each, for what they do not say: what everybody is told in them, and sees at their end.
"""

from __future__ import annotations

import json
import random
import zlib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from helpers import SHAPES, Mix, numbers
from super_helpers import IDS, MIXES, config_of

from folsom.engine import flow
from folsom.engine.state import State
from folsom.game import Config, Game, SuperConfig
from folsom.game.scenario import Scenario

STORED = Path(__file__).with_name("golden.json")
STORED_SCENARIOS = Path(__file__).with_name("golden_scenarios.json")
SCENARIOS = Path(__file__).with_name("scenarios")
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
    scenario = Scenario.load(SCENARIOS / name)
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


def round_of(game: Game) -> int:
    return int(game.state.round)


def fold(events: list[Any], game: Game, sum: int) -> int:
    """What each seat, and somebody who watches, is told."""
    for event in events:
        for seat in (None, *range(len(game.seats))):
            sum = add(event.seen_by(seat), sum)
    return sum


def look(game: Game, seat: int, dice: random.Random, sum: int) -> int:
    """What one who decides and one who does not see, and what they think may be."""
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
    return {name: sum for name, sum in found.items() if (SCENARIOS / name).exists()}


def write() -> None:
    names = [str(path.relative_to(SCENARIOS)) for path in sorted(SCENARIOS.rglob("*.toml"))]
    for path, found in (
        (STORED, {name: json.dumps(rounds_of(name)) for name in PLAYED}),
        (STORED_SCENARIOS, {name: json.dumps(told_in(name)) for name in names}),
    ):
        lines = [f'  "{name}": {sums}' for name, sums in found.items()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
