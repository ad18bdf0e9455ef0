"""Nothing hidden on the wire: every byte sent to a seat is the same for every hidden truth.

Whole random games are told, message by message, to every seat and to a spectator. At each step
the true game is exchanged for one in which everything hidden from those eyes has been permuted
(by the harness of test_leaks.py), and the same bytes must come out.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from effort import EFFORT, some
from helpers import Mix
from serving import Person, play_out, serving
from test_leaks import permuted

from folsom.engine.state import PILE, entry_figure, entry_kind, entry_seat, pile_entry
from folsom.game import Event, Game
from folsom.game.fair import pledge_of
from folsom.game.notation import card_name
from folsom.server.connection import encoded
from folsom.table import lobby, outgoing
from folsom.table.facts import UNDO, Entry
from folsom.table.lobby import Wishes
from folsom.table.outgoing import Eyes
from folsom.table.table import Table

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
    """All that these eyes can be sent now: the last step, what taking it back would tell, the
    whole state, and all that a hint is made from."""
    step = outgoing.step(table, table.steps[-1], eyes) if table.steps else None
    undone = None
    if table.steps:
        back = Entry(table.n + 1, UNDO, table.steps[-1].entry.seat, 1.0, back=table.steps[-1].n)
        undone = outgoing.undone(table, back, table.steps[-1].quiet, eyes)
    seat = next(iter(eyes.mine), None)
    advised = seat is not None and table.running.decision(seat) is not None
    seen = table.observe(seat).to_json() if seat is not None and advised else None
    state = outgoing.state(table, eyes)
    return encoded({"step": step, "undone": undone, "state": state, "hint": seen})


class Exchanged:
    """The table with another truth behind it, for a moment."""

    def __init__(self, table: Table, truth: Game) -> None:
        self._table, self._truth, self._own = table, truth, table.game

    def __enter__(self) -> None:
        self._table._game = self._truth

    def __exit__(self, *_: object) -> None:
        self._table._game = self._own


@pytest.mark.parametrize("name", some([*GAMES], 6))
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
            changed += list(other.state.word) != list(table.running.state.word)
        played(table, dice)
    if EFFORT >= 1:  # with less, chance may leave little to compare
        assert compared > 10
        assert changed > 0.5 * compared


@pytest.mark.parametrize("name", some([*GAMES], 3))
def test_who_looks_back_sees_nothing_hidden(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes of a moment are the same whatever was hidden then."""
    table = table_of(GAMES[name], "look", pile="covered")
    dice = random.Random(name)
    for _ in range(40):
        if not table.running.over:
            played(table, dice)
    moment = table.moment
    for eyes in everybody(table):
        seat = next(iter(eyes.mine), None)
        for n in dice.sample(range(table.n + 1), 6):
            true = encoded(outgoing.look(table, eyes, n))
            other = permuted(moment(min(n, table.seen_n(eyes.mine))), seat, dice)
            monkeypatch.setattr(table, "moment", lambda _, other=other: other)
            assert encoded(outgoing.look(table, eyes, n)) == true
            monkeypatch.setattr(table, "moment", moment)


@pytest.mark.parametrize("name", ["3", "4-trains", "6-horses-teams-expert"])
def test_a_covered_card_is_in_no_message(name: str) -> None:
    """Whatever card lies covered, the messages are the same, byte by byte."""
    table = table_of(GAMES[name], "covered", pile="covered")
    dice = random.Random(name)
    covered = 0
    for _ in range(60):
        if table.running.over:
            break
        played(table, dice)
        other = table.running.clone()
        for n, entry in enumerate(outgoing.view_of(table, None).get("pile", ())):
            if entry.get("covered") and not entry["hidden"]:
                lay_another(other, n)
                covered += 1
        for eyes in (Eyes(), Eyes(frozenset({0}))):
            true = encoded({"state": outgoing.state(table, eyes)})
            with Exchanged(table, other):
                assert encoded({"state": outgoing.state(table, eyes)}) == true
    assert covered > 50


def lay_another(game: Game, n: int) -> None:
    """Another card at this place of the pile, in the state and in what was told of it."""
    laid = game.state.word[PILE + n]
    kind = (entry_kind(laid) + 1) % 5
    game.state.word[PILE + n] = pile_entry(entry_seat(laid), entry_figure(laid), kind, 0)
    last = max(k for k, event in enumerate(game.events) if is_laid(event, n))
    event = game.events[last]
    card = card_name(kind)
    game.events[last] = Event(event.kind, {**event.things, "card": card}, event.secret, 0)


def is_laid(event: Event, n: int) -> bool:
    return event.kind == "played" and event.things["index"] == n


@pytest.mark.parametrize("name", ["4", "3-law"])
def test_who_comes_again_is_told_the_same_and_nothing_more(name: str) -> None:
    """After a restart, an undo, or on another device; whatever is hidden."""
    table = table_of(GAMES[name], "again")
    dice = random.Random(name)
    entries: list[Entry] = []
    undone = 0
    for _ in range(60):
        if table.running.over:
            break
        played(table, dice)
        entries.append(replace(table.steps[-1].entry))
        mine = frozenset({table.steps[-1].entry.seat})
        if table.may_undo(mine) and dice.random() < 0.2:
            entries.append(table.undoing(mine, 1.0))
            table.apply(entries[-1])
            undone += 1
        if dice.random() < 0.2:
            again = Table(table.facts, entries)
            for eyes in everybody(table):
                seat = next(iter(eyes.mine), None)
                state = encoded(outgoing.state(again, eyes))
                assert state == encoded(outgoing.state(table, eyes))
                with Exchanged(again, permuted(again.running, seat, dice)):
                    assert encoded(outgoing.state(again, eyes)) == state
    assert undone > 3


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
        before = {eyes: encoded(outgoing.state(table, eyes)) for eyes in everybody(table)}
        played(table, dice)
        step = table.steps[-1]
        if step.quiet:
            quiet += 1
            for eyes in everybody(table):
                if step.entry.seat not in eyes.mine:
                    assert outgoing.step(table, step, eyes) is None
                    assert encoded(outgoing.state(table, eyes)) == before[eyes]
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
        part = "5eed" * 8
        table = server.table(people=2, bots=1, pledge=pledge_of(part))
        people: list[Person] = [server.person(table, n) for n in (0, 1, None)]
        server.post(f"/api/tables/{table['id']}/part", {"part": part}, table["tokens"]["0"])
        watcher = people.pop()
        for person in people:
            person.ask("chat", text="hello")
        play_out(people, random.Random(2))
        assert watcher.decision() is None
        over = server.get(f"/api/tables/{table['id']}")
        seed, secret = over["seed"], over["secret"]
        assert len({seed, secret, part}) == 3
        for person in (*people, watcher):
            sent = [m for m in person.inbox if not is_over(m)]
            assert len(sent) > 50
            for message in sent:
                text = json.dumps(message)
                assert seed not in text
                assert secret not in text
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
