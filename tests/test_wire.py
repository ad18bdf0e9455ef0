"""Nothing hidden on the wire: every byte sent to a seat is the same for every hidden truth.

Whole random games are told, message by message, to every seat and to a spectator. At each step
the true game is exchanged for one in which everything hidden from those eyes has been permuted
(by the harness of test_leaks.py), and the same bytes must come out.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from effort import EFFORT
from helpers import Mix
from serving import Person, play_out, serving
from test_leaks import permuted

from folsom.game import Game
from folsom.server.connection import encoded
from folsom.table import lobby, telling
from folsom.table.lobby import Wishes
from folsom.table.table import Table
from folsom.table.telling import Eyes

# Every box, every bandit and every way to sit at the table, alone and in mixes.
SHAPES_TOLD = (
    "3",
    "4",
    "6",
    "2-two_bandits",
    "duel",
    "4-teams",
    "4-teams-strangers-time",
    "4-dodge",
    "7-movement-time",
    "6-time-choice",
    "4-horses",
    "4-horses-light",
    "6-horses-teams-expert",
    "7-horses-time-blocking",
    "duel-horses-time",
    "3-law",
    "5-law-time",
    "6-law-horses-expert",
    "8-law-horses-time",
    "4-trains",
    "5-trains-betrayal",
    "10-trains-betrayal",
)
GAMES: dict[str, dict[str, Any]] = {
    "4-proto": {"players": 4, "edition": "proto"},
    "4-expert-2014": {"players": 4, "variants": ["expert"], "edition": "2014"},
    **{shape: Mix(shape).config.to_json() for shape in SHAPES_TOLD},
}
PERMUTED_EVERY = max(1, round(10 / EFFORT))  # steps, for each pair of eyes


def table_of(config: dict[str, Any], seed: str, pile: str = "open") -> Table:
    people = [{"kind": "person", "name": f"P{n}"} for n in range(config["players"])]
    wishes = Wishes(config, people, seed=seed, start=True, pile=pile)
    made = lobby.make(wishes, at=1.0, guest_hash=None)
    made.facts.chosen_seed = False
    return Table(made.facts)


def everybody(table: Table) -> list[Eyes]:
    return [Eyes(), *(Eyes(frozenset({n})) for n in range(len(table.seats)))]


def played(table: Table, dice: random.Random) -> None:
    decision = dice.choice(table.decisions())
    option = dice.choice(decision.options).text
    table.apply(table.choice(decision.seat, option, float(table.n)))


def told(table: Table, eyes: Eyes) -> str:
    """All that these eyes can be sent now: the last step and the whole state."""
    step = telling.step(table, table.steps[-1], eyes) if table.steps else None
    return encoded({"step": step, "state": telling.state(table, eyes)})


class Exchanged:
    """The table with another truth behind it, for a moment."""

    def __init__(self, table: Table, truth: Game) -> None:
        self._table, self._truth, self._own = table, truth, table.game

    def __enter__(self) -> None:
        self._table.game = self._truth

    def __exit__(self, *_: object) -> None:
        self._table.game = self._own


@pytest.mark.parametrize("name", GAMES)
def test_the_bytes_of_a_game_do_not_depend_on_what_is_hidden(name: str) -> None:
    """BASE-INFO-01 to 18 and what the boxes add to them, over the wire."""
    table = table_of(GAMES[name], "wire", pile="covered" if name == "3" else "open")
    dice = random.Random(name)
    compared = changed = 0
    while not table.running.over:
        for n, eyes in enumerate(everybody(table)):
            if (table.n + n) % PERMUTED_EVERY:
                continue
            seat = next(iter(eyes.mine), None)
            other = permuted(table.running, seat, dice)
            true = told(table, eyes)
            with Exchanged(table, other):
                assert told(table, eyes) == true
            compared += 1
            changed += list(other.state.seat) != list(table.running.state.seat)
        played(table, dice)
    assert compared > 10
    assert changed > 0.5 * compared


@pytest.mark.parametrize(
    "name",
    ["4", "2-two_bandits", "4-expert-2014", "4-horses", "3-law", "4-trains"],
)
def test_a_secret_answer_changes_nobody_elses_bytes(name: str) -> None:
    """While others still think, nobody is told that or how a seat has answered."""
    table = table_of(GAMES[name], "secret")
    dice = random.Random(name)
    quiet = 0
    while not table.running.over:
        before = {eyes: encoded(telling.state(table, eyes)) for eyes in everybody(table)}
        played(table, dice)
        step = table.steps[-1]
        if step.quiet:
            quiet += 1
            for eyes in everybody(table):
                if step.entry.seat not in eyes.mine:
                    assert telling.step(table, step, eyes) is None
                    assert encoded(telling.state(table, eyes)) == before[eyes]
    assert quiet > 0 or name in ("4", "4-trains")


def test_the_harness_catches_a_leak() -> None:
    """A test that cannot fail is worthless."""
    table = table_of(GAMES["4"], "leak")
    dice = random.Random(1)
    eyes = Eyes()
    for _ in range(10):
        played(table, dice)
    other = permuted(table.running, None, dice)

    def leaky() -> str:
        hand = [table.running.view(n)["own"]["hand"] for n in range(4)]
        return told(table, eyes) + json.dumps(hand)

    true = leaky()
    with Exchanged(table, other):
        assert leaky() != true


def test_the_seed_never_crosses_the_wire_before_the_end(tmp_path: Path) -> None:
    """Every byte that a real server sends to people and a spectator is looked through."""
    with serving(tmp_path / "wire.db") as server:
        table = server.table(people=2, bots=1)
        people: list[Person] = [server.person(table, n) for n in (0, 1, None)]
        watcher = people.pop()
        for person in people:
            person.ask("chat", text="hello")
        play_out(people, random.Random(2))
        assert watcher.decision() is None
        seed = server.get(f"/api/tables/{table['id']}")["seed"]
        assert seed
        for person in (*people, watcher):
            sent = [m for m in person.inbox if not is_over(m)]
            assert len(sent) > 50
            for message in sent:
                text = json.dumps(message)
                assert seed not in text
                assert '"seed":' not in text
            person.close()


def is_over(message: dict[str, Any]) -> bool:
    if message["type"] == "table":
        return bool(message["table"]["state"] == "over")
    return bool(message.get("view") and message["view"]["over"])


def test_secrets_do_not_cross_the_wire(tmp_path: Path) -> None:
    """Nobody is sent a token, or the hash of one."""
    from folsom.table import keys

    with serving(tmp_path / "wire.db") as server:
        table = server.table(people=2, bots=1, public=True)
        people = [server.person(table, seat) for seat in (0, 1, None)]
        play_out(people, random.Random(3))
        everything = json.dumps([person.inbox for person in people])
        for person in people:
            person.close()
        everything += json.dumps(server.get("/api/tables?state=over"))
        everything += json.dumps(server.get(f"/api/tables/{table['id']}"))
        for secret in (table["host_token"], *table["tokens"].values()):
            assert secret not in everything
            assert keys.hashed(secret) not in everything
