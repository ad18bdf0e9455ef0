"""Taking back: among people the last harmless choice, against bots to one's own last choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Person, Server, serving
from test_table import MINE, refused

from folsom.game import Record, RecordError
from folsom.table import lobby, outgoing
from folsom.table.facts import BY_BOT, BY_PERSON, Entry
from folsom.table.lobby import Wishes
from folsom.table.outgoing import Eyes
from folsom.table.table import Table

BOT = {"kind": "bot", "bot": "random"}
CONFIGS: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "horses": {"players": 4, "modules": ["base", "horses_stagecoach"]},
    "couriers": {"players": 4, "modules": ["base", "couriers_armored_train"]},
    "super": {"game": "super", "players": 4},
}


def alone(config: dict[str, Any], seed: str = "alone") -> Table:
    """One person on the first seat, bots on the others."""
    seats = [{"kind": "person", "name": "Ann"}, *[BOT] * (config["players"] - 1)]
    return Table(lobby.make(Wishes(config, seats, seed=seed, start=True), 100.0, None).facts)


def play(table: Table, dice: random.Random) -> Entry:
    decision = dice.choice(table.decisions())
    by = BY_PERSON if decision.seat == 0 else BY_BOT
    option = dice.choice(decision.options).text
    entry = table.choice(decision.seat, option, 100.0 + table.n, by=by)
    table.apply(entry)
    return entry


def asked(table: Table) -> list[str] | None:
    """What the person may choose now."""
    decision = table.running.decision(0)
    return None if decision is None else [option.text for option in decision.options]


# --- What goes and what stands --------------------------------------------------------------------


@pytest.mark.parametrize("config", CONFIGS.values(), ids=CONFIGS)
@pytest.mark.parametrize("seed", range(3))
def test_with_bots_every_choice_is_taken_back_one_after_the_other(
    config: dict[str, Any], seed: int
) -> None:
    """From deep in the game back to its start: each time the very same question is open again."""
    table, dice, log = alone(config, f"back {seed}"), random.Random(seed), []
    before: list[tuple[list[str], dict[str, Any]]] = []  # question and view at each own choice
    while not table.running.over:
        question, view = asked(table), outgoing.view_of(table, 0)
        entry = play(table, dice)
        log.append(entry)
        if entry.seat == 0:
            assert question is not None
            before.append((question, view))
        if len(log) == 120 or (config.get("game") == "super" and table.round == 3):
            break
    while before:
        if table.running.over:
            break
        assert table.may_undo(MINE[0])
        entry = table.undoing(MINE[0], 500.0, seen=table.n)
        table.apply(entry)
        log.append(entry)
        question, view = before.pop()
        assert asked(table) == question
        assert outgoing.view_of(table, 0)["own"] == view["own"]
        assert all(step.n < entry.back or step.quiet for step in table.steps)
    else:
        with refused("cannot_undo", "nothing"):
            table.undoing(MINE[0], 501.0)
    again = Table(table.facts, log)
    assert again.running.view() == table.running.view()
    assert (again.n, again.loud, again.taken_back) == (table.n, table.loud, table.taken_back)


def test_what_chance_decided_repeats_itself() -> None:
    """The same choice after an undo brings the same; it is not a second throw of the dice."""
    table, dice = alone(CONFIGS["base"]), random.Random(3)
    while asked(table) is None or "draw" not in (asked(table) or []):
        play(table, dice)
    table.apply(table.choice(0, "draw", 1.0))
    hand = table.running.view(0)["own"]["hand"]
    play(table, dice)
    table.apply(table.undoing(MINE[0], 2.0))
    assert "draw" in (asked(table) or [])
    table.apply(table.choice(0, "draw", 3.0))
    assert table.running.view(0)["own"]["hand"] == hand


def test_a_program_of_the_last_round_is_taken_back_with_all_that_it_brought() -> None:
    table = alone(CONFIGS["super"])
    first = table.choice(0, (asked(table) or [])[0], 1.0)
    table.apply(first)
    assert table.steps[-1].quiet
    dice = random.Random(1)
    while table.round == 1:
        play(table, dice)
    assert table.may_undo(MINE[0])
    entry = table.undoing(MINE[0], 9.0)
    table.apply(entry)
    assert (entry.back, table.round, table.steps) == (first.n, 1, [])
    assert outgoing.undone(table, entry, False, Eyes(MINE[0])) is not None


def test_while_others_think_only_ones_own_answer_goes() -> None:
    table = alone(CONFIGS["super"])
    table.apply(table.choice(0, (asked(table) or [])[0], 1.0))
    other = table.running.decision(1)
    assert other is not None
    table.apply(table.choice(1, other.options[0].text, 2.0, by=BY_BOT))
    table.apply(table.undoing(MINE[0], 3.0))
    assert [step.entry.seat for step in table.steps] == [1]
    assert (table.loud, table.taken_back) == (0, 0), "nobody else was told anything"
    table.apply(table.choice(0, (asked(table) or [])[0], 4.0))
    while table.round == 1:
        play(table, random.Random(1))
    assert table.taken_back == 1, "it is told with the answers"


def test_with_two_people_the_rules_are_as_ever() -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}, BOT]
    for hot_seat in (False, True):
        wishes = Wishes({"players": 3}, seats, seed="two", start=True, hot_seat=hot_seat)
        table, dice = Table(lobby.make(wishes, 100.0, None).facts), random.Random(5)
        mine = frozenset({0, 1}) if hot_seat else MINE[0]
        while not table.steps or table.steps[-1].entry.seat != 2:
            play(table, dice)
        with refused("cannot_undo", "others_chose"):
            table.undoing(mine, 2.0)


def test_a_choice_of_somebody_who_has_left_is_never_taken_back() -> None:
    table, dice = alone(CONFIGS["base"]), random.Random(2)
    while not any(step.entry.seat == 0 for step in table.steps):
        play(table, dice)
    decision = table.decisions()[0]
    assert decision.seat != 0
    table.apply(table.choice(decision.seat, decision.options[0].text, 2.0, by=BY_PERSON))
    with refused("cannot_undo", "others_chose"):
        table.undoing(MINE[0], 3.0)


def test_who_has_given_up_takes_nothing_back() -> None:
    table, dice = alone(CONFIGS["base"]), random.Random(2)
    while not table.may_undo(MINE[0]):
        play(table, dice)
    table.seats[0].away = table.seats[0].left = True
    assert outgoing.state(table, Eyes(MINE[0]))["undo"] is False
    with refused("gave_up"):
        table.undoing(MINE[0], 3.0, seen=0)


def test_what_bots_do_meanwhile_makes_no_undo_stale_but_a_second_one_is() -> None:
    table, dice = alone(CONFIGS["base"]), random.Random(4)
    while table.round < 2 or table.steps[-1].entry.seat == 0:
        play(table, dice)
    seen = table.by_person
    assert table.loud > seen
    table.apply(table.undoing(MINE[0], 1.0, seen=seen))
    with refused("stale", "seen"):
        table.undoing(MINE[0], 2.0, seen=seen)
    with refused("stale", "seen"):
        table.undoing(MINE[0], 2.0, seen=table.n + 1)


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    table, dice = alone(CONFIGS["super"]), random.Random(6)
    while not table.running.over:
        play(table, dice)
    assert not table.may_undo(MINE[0])
    assert outgoing.state(table, Eyes(MINE[0]))["undo"] is False


# --- What is said of it ---------------------------------------------------------------------------


def test_the_record_says_how_often_and_is_proved_as_ever() -> None:
    table, dice = alone(CONFIGS["base"]), random.Random(8)
    for _ in range(2):
        while table.n < 30 or not table.may_undo(MINE[0]):
            play(table, dice)
        table.apply(table.undoing(MINE[0], 3.0))
    while not table.running.over:
        play(table, dice)
    record = table.record()
    text = record.to_text()
    assert '"taken_back": 2' in text.splitlines()[0]
    read = Record.from_text(text)
    assert read == record
    read.verify()
    without = text.replace(', "taken_back": 2', "")
    assert Record.from_text(without).taken_back == 0
    for wrong in ("-1", "true", '"2"', "null"):
        with pytest.raises(RecordError, match="taken back"):
            Record.from_text(text.replace('"taken_back": 2', f'"taken_back": {wrong}'))


# --- On the wire ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("back") / "back.db") as running:
        yield running


def settled(person: Person) -> dict[str, Any]:
    decision = person.decision()
    assert decision is not None
    return decision


def test_twice_back_after_bots_have_played_and_on_to_the_end(server: Server) -> None:
    table = server.table(people=1, bots=3, seed="back twice")
    with server.person(table) as ann:
        asked = []
        for _ in range(3):
            asked.append(settled(ann))
            ann.choose()
        settled(ann)
        for back in (2, 1):
            assert ann.now["undo"]
            assert ann.ask("undo", seen=ann.n)["ok"]
            while ann.now["type"] != "undone":
                ann.receive()
            assert ann.now["decisions"][0]["options"] == asked[back]["options"]
            assert ann.now["seat"] == 0
        dice = random.Random(1)
        while (decision := ann.decision()) is not None:
            ann.choose(dice.choice(decision["options"])["text"])
        while ann.table["state"] != "over":
            ann.receive()
        assert ann.table["taken_back"] == 2
    path = f"{server.url}/api/tables/{table['id']}"
    record = Record.from_text(httpx.get(f"{path}/record", timeout=PATIENCE).text)
    record.verify()
    assert record.taken_back == 2
    assert httpx.get(f"{path}/replay", timeout=PATIENCE).json()["taken_back"] == 2
    uploaded = httpx.post(f"{server.url}/api/replays", content=record.to_text(), timeout=PATIENCE)
    replay = httpx.get(f"{server.url}/api/replays/{uploaded.json()['id']}", timeout=PATIENCE)
    assert replay.json()["taken_back"] == 2


def test_a_thought_that_an_undo_has_overtaken_does_not_count(tmp_path: Path) -> None:
    """While bots think, one takes back and chooses otherwise; the log replays without a gap."""
    with serving(tmp_path / "overtaken.db", bot_delay=0.05) as server:
        table = server.table(people=1, bots=3, bot="heuristic", seed="overtaken")
        dice, undone = random.Random(2), 0
        with server.person(table) as ann:
            while (decision := ann.decision()) is not None:
                ann.choose(dice.choice(decision["options"])["text"])
                if undone < 12 and ann.now["undo"] and not ann.now["decisions"]:
                    reply = ann.ask("undo", seen=ann.n)
                    assert reply["ok"] or ann.now["view"]["over"], reply
                    undone += reply["ok"]
                    while reply["ok"] and ann.n < reply["n"]:
                        ann.receive()
        text = httpx.get(f"{server.url}/api/tables/{table['id']}/record", timeout=PATIENCE).text
        record = Record.from_text(text)
        record.verify()
        assert record.taken_back == undone > 5
