"""Colt Super Express at tables and on the wire: programs are secret, all else is as ever."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Person, Server, play_out, serving
from test_table import MINE, play, refused, table_of
from test_wire import Exchanged, everybody, played

from boxes.superexpress.test_information import permuted
from folsom.bots import LEVELS, bots_for, default_bot, make_bot
from folsom.bots.reasons import explain
from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.game import Game, Record
from folsom.server.connection import encoded
from folsom.table import clock, lobby, outgoing
from folsom.table.errors import TableError
from folsom.table.lobby import Wishes
from folsom.table.outgoing import Eyes
from folsom.table.table import Table
from folsom.texts import LANGUAGES, Texts, advice

BOTH = {"game": "super", "extensions": ["horse", "reflex"]}


def super_table(players: int = 3, seed: str = "table", **wishes: Any) -> Table:
    table = table_of(players, seed, config=dict(BOTH), **wishes)
    table.facts.chosen_seed = False
    return table


# --- Secrets --------------------------------------------------------------------------------------


def told(table: Table, eyes: Eyes) -> str:
    """All that these eyes can be sent now."""
    step = outgoing.step(table, table.steps[-1], eyes) if table.steps else None
    state = outgoing.state(table, eyes)
    return encoded({"step": step, "state": state, "waiting": outgoing.waiting(table)})


@pytest.mark.parametrize("players", [3, 5])
def test_the_bytes_of_a_game_do_not_depend_on_what_is_hidden(players: int) -> None:
    """SUPER-INFO-01 to 05, over the wire: programs of others, backs of the wagons."""
    dice = random.Random(players)
    compared = changed = 0
    for seed in ("one", "two"):
        table = super_table(players, seed)
        while not table.running.over:
            for eyes in everybody(table):
                seat = next(iter(eyes.mine), None)
                other = permuted(table.running, seat, dice, sees_who_answered=True)
                true = told(table, eyes)
                with Exchanged(table, other):
                    assert told(table, eyes) == true
                compared += 1
                changed += list(other.state.seat) != list(table.running.state.seat)
            played(table, dice)
    assert compared > 50
    assert changed > 0.5 * compared


def test_the_harness_catches_a_leak() -> None:
    table = super_table()
    play(table, seat=1)

    def leaky() -> str:
        return told(table, Eyes()) + json.dumps(table.running.view(1)["own"])

    true = leaky()
    other = permuted(table.running, None, random.Random(1))
    with Exchanged(table, other):
        assert leaky() != true


def test_who_still_chooses_is_told_and_nothing_else() -> None:
    table = super_table()
    before = [outgoing.state(table, eyes) for eyes in (Eyes(), Eyes(MINE[1]))]
    assert table.waited_for() == [0, 1, 2]
    play(table, seat=0)
    assert table.waited_for() == [1, 2]
    assert [outgoing.state(table, eyes) for eyes in (Eyes(), Eyes(MINE[1]))] == before
    assert outgoing.step(table, table.steps[-1], Eyes(MINE[1])) is None
    table.apply(table.undoing(MINE[0], 2.0))
    assert table.waited_for() == [0, 1, 2]
    for seat in range(3):
        play(table, seat=seat)
    assert table.waited_for() == [0, 1, 2], "the next round"


def test_a_program_may_be_taken_back_until_the_last_one_lies() -> None:
    table = super_table()
    play(table, seat=0)
    play(table, seat=1)
    assert table.may_undo(MINE[0])
    assert table.may_undo(MINE[1])
    assert not table.may_undo(MINE[2])
    table.apply(table.undoing(MINE[0], 2.0))
    play(table, "program fire flip move", seat=0)
    play(table, seat=2)
    for seat in range(3):
        with refused("cannot_undo"):
            table.undoing(MINE[seat], 3.0)


def test_the_clock_waits_for_all_who_have_not_programmed() -> None:
    table = super_table(clock=30)
    play(table, seat=1)
    assert clock.to_json(table) == {"seat": None, "until": 130.0}
    assert clock.late(table, 131.0) == [0, 2]


def test_in_hot_seat_nobody_sees_the_program_of_the_one_before() -> None:
    table = super_table(hot_seat=True)
    eyes = Eyes(frozenset({0, 1, 2}))
    play(table, "program fire flip move", seat=0)
    message = outgoing.step(table, table.steps[-1], eyes, last=0)
    assert message is not None
    assert message["you"] == 1
    assert message["own_view"]["own"]["program"] == []
    assert "own" not in message["view"]
    for view in (message["view"], message["own_view"]):
        assert "program fire flip move" not in json.dumps(view)
    play(table, seat=1)
    play(table, seat=2)
    done = outgoing.step(table, table.steps[-1], eyes, last=2)
    assert done is not None
    assert done["events"] == outgoing.step(table, table.steps[-1], Eyes())["events"]  # type: ignore[index]


def test_a_covered_pile_means_nothing_where_there_is_none() -> None:
    table = super_table(pile="covered")
    play(table, seat=0)
    assert outgoing.state(table, Eyes())["log"]


# --- Bots -----------------------------------------------------------------------------------------


def test_a_seat_gets_only_a_bot_that_knows_the_game() -> None:
    made = lobby.make(Wishes(dict(BOTH) | {"players": 4}), 1.0, None)
    assert [seat.bot for seat in made.facts.seats] == [None, *[default_bot()] * 3]
    seats = [{"kind": "bot", "bot": "heuristic"}] * 3
    with pytest.raises(TableError, match="unknown_bot"):
        lobby.make(Wishes(dict(BOTH), seats), 1.0, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_has_a_reason_that_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    seen = set()
    for seed in range(3):
        game = Game.new(SuperConfig(players=4, extensions=["reflex", "horse"]), seed)
        while not game.over:
            for decision in game.decisions:
                observation = game.observe(decision.seat)
                option = make_bot("greedy", seed, "super").choose(observation)
                reason = explain(observation, option)
                seen.add(reason.key)
                assert advice.sentence(texts, reason.key, reason.things).endswith(".")
                game.play(decision.seat, option)
    assert len(seen) > 3


def test_the_reason_names_what_would_happen_without_it() -> None:
    """Player 1 begins one car before the Tail, facing front: a Flip and a Move lead into it."""
    game = Game.new(SuperConfig(players=3), 4)
    first = game.view()["first"]
    observation = game.observe(first)
    off = next(o for o in observation.options if o.text == "program flip move floor_change")
    safe = next(o for o in observation.options if o.text == "program move floor_change flip")
    assert explain(observation, safe).key == "reason-program-tail"
    assert explain(observation, off).key != "reason-program-tail"


# --- On a real server -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("super") / "folsom.db") as server:
        yield server


@pytest.mark.parametrize(
    "bot", [bot for bot in bots_for("super") if bot != "legend"]
)  # a second a move
def test_people_and_bots_play_to_the_end_and_look_back(server: Server, bot: str) -> None:
    table = server.table(people=2, bots=2, bot=bot, config=dict(BOTH))
    with server.person(table, 0) as ann, server.person(table, 1) as bob:
        decision = ann.decision()
        assert decision is not None
        assert decision["question"] == "program"
        hint = ann.ask("hint")
        assert hint["option"] in [option["text"] for option in decision["options"]]
        assert hint["why"].endswith(".")
        play_out([ann, bob], random.Random(1))
    path = f"/api/tables/{table['id']}"
    text = httpx.get(f"{server.url}{path}/record", timeout=PATIENCE).text
    record = Record.from_text(text)
    record.verify()
    brought = httpx.post(f"{server.url}/api/replays", content=text, timeout=PATIENCE).json()["id"]
    replay = server.get(f"/api/replays/{brought}?seat={record.config.bandits[0]}&lang=fr")
    assert replay["frames"][-1]["view"]["result"] == record.result
    chart = server.get(f"{path}/chart")
    assert server.get(f"/api/replays/{brought}/chart") == chart
    ends = [seat["cars"][-1] for seat in chart["seats"]]
    aboard = [own["aboard"] for own in (record.result or {})["seats"].values()]
    assert [end is not None for end in ends] == aboard
    again = server.post(f"{path}/rematch", token=table["tokens"]["1"])["id"]
    assert server.get(f"/api/tables/{again}")["config"]["game"] == "super"
    with Person(server, again, table["tokens"]["1"]) as bob:
        decision = bob.decision()
        assert decision is not None
        assert decision["seat"] == 1


def test_who_watches_is_told_who_still_chooses(server: Server) -> None:
    table = server.table(people=3, bots=0, config=dict(BOTH))
    with server.person(table, 0) as ann, server.person(table, None) as watcher:
        assert watcher.until("waiting")["seats"] == [0, 1, 2]
        ann.choose()
        assert watcher.until("waiting")["seats"] == [1, 2]
        reply = ann.ask("undo", seen=ann.n)
        assert reply["ok"]
        assert watcher.until("waiting")["seats"] == [0, 1, 2]
        assert not [m for m in watcher.inbox if m["type"] in ("step", "undone")]


def test_the_words_of_the_game_come_with_the_set_up(server: Server) -> None:
    for lang in LANGUAGES:
        games = server.get(f"/api/setup?lang={lang}")["games"]
        assert [game["id"] for game in games] == ["express", "super"]
        assert [bot["id"] for bot in games[1]["bots"]] == [*LEVELS]
        assert {extension["id"] for extension in games[1]["extensions"]} == {"reflex", "horse"}
        cards = server.get(f"/api/texts?lang={lang}")["super_cards"]
        assert all(card["name"] and card["hint"] for card in cards.values())
        sections = {section["id"] for section in server.get(f"/api/rules?lang={lang}")}
        assert {"super", "program", "super-cards", "super-end"} <= sections
    checked = server.post("/api/setup/check", {"config": {"game": "super", "players": 2}})
    assert not checked["ok"]
    assert server.post("/api/setup/check", {"config": {"game": "super", "players": 7}})["ok"]
