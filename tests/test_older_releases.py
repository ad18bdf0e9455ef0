"""Games outlive releases: tables of release 0.1.0, and tables by rules that have changed since."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from release_0_1_0 import GAMES, told, unpacked
from serving import Server, serving
from sqlalchemy import text

from folsom.engine.listener import POSSIBILITIES
from folsom.game import Config, Record, SuperConfig
from folsom.game.record import RULES_VERSION
from folsom.server.connection import UNREADABLE
from folsom.table import lobby, outgoing, public, rematch, rows
from folsom.table.errors import TableError
from folsom.table.facts import CHOICE, Entry, Facts
from folsom.table.store import Store
from folsom.table.table import Table

TOLD = told()


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """The database, brought to today's form."""
    store = Store(str(unpacked(tmp_path_factory.mktemp("release"))))
    yield store
    store.close()


def log_of(store: Store, name: str) -> tuple[Facts, list[Entry]]:
    id = TOLD[name]["id"]
    facts = store.read(lambda database: lobby.found(database, id))
    return facts, store.read(lambda database: rows.load_entries(database, id))


def is_as_told(old: Any, new: Any) -> bool:
    """Is all that was told then told now? There may be more."""
    if isinstance(old, dict):
        return all(key in new and is_as_told(old[key], new[key]) for key in old)
    if isinstance(old, list):
        return len(old) == len(new) and all(map(is_as_told, old, new))
    return bool(old == new)


def check_as_it_stood(table: Table, name: str) -> None:
    for seat, seen in enumerate(TOLD[name]["seen"]):
        assert is_as_told(seen["view"], outgoing.view_of(table, seat))
        now = table.decision(seat)
        asked = [option["text"] for decision in seen["decisions"] for option in decision["options"]]
        texts = [option.text for option in now.options] if now else []
        assert set(asked) <= set(texts)
        assert bool(asked) == bool(texts)


def play_on(table: Table, seed: str) -> None:
    """Everybody plays at random until the game is over."""
    dice = random.Random(seed)
    while table.decisions():
        decision = dice.choice(table.decisions())
        table.apply(table.choice(decision.seat, dice.choice(decision.options).text, 1.0))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_release_0_1_0_stands_as_it_stood_and_is_played_on(
    store: Store, name: str
) -> None:
    """… as if there had been no new release: its record proves that chance went on as well."""
    facts, entries = log_of(store, name)
    assert (facts.rules, table_chance := facts.chance) == (1, facts.chance)
    assert table_chance
    assert all((entry.chance is not None) == (entry.kind == CHOICE) for entry in entries)
    table = Table(facts, entries)
    check_as_it_stood(table, name)
    play_on(table, name)
    record = table.record()
    record.verify()
    if TOLD[name]["record"]:
        old = Record.from_text(TOLD[name]["record"])
        old.verify()
        assert record.result == old.result
        plain = [tuple(n % POSSIBILITIES for n in choice.chance) for choice in record.choices]
        assert plain == [choice.chance for choice in old.choices]


def test_that_database_has_all_that_matters(store: Store) -> None:
    kinds = [entry.kind for name in GAMES for entry in log_of(store, name)[1]]
    assert kinds.count("undo") > 5
    (tables,) = store.read(
        lambda database: database.execute(
            text("SELECT state, rules FROM tables WHERE state = 'open'")
        )
    ).all()
    assert tuple(tables) == ("open", None)


@pytest.mark.parametrize("name", GAMES)
def test_neither_the_generator_nor_the_order_of_draws_changes_a_stored_game(
    store: Store, name: str
) -> None:
    """Another seed is as another generator; outcomes are told in another order of draws."""
    facts, entries = log_of(store, name)
    assert facts.chance is not None
    facts = replace(facts, seed="another generator", chance=reordered(facts.chance))
    log = [
        replace(entry, chance=None if entry.chance is None else tuple(reordered(entry.chance)))
        for entry in entries
    ]
    table = Table(facts, log)
    assert table.outdated is None
    check_as_it_stood(table, name)
    play_on(table, name)
    assert table.running.over


def reordered(chance: Any) -> list[int]:
    """The same outcomes, with those about one thing together, and the last thing first."""
    return sorted(chance, key=lambda value: -(value // POSSIBILITIES))


# --- Rules that have changed ----------------------------------------------------------------------


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch, other_rules: None) -> None:
    """A version of the rules that plays every game otherwise."""
    monkeypatch.setattr(Config, "rule_changes", frozenset({RULES_VERSION + 1}))


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version of the rules that changes other games."""
    for module in ("folsom.game.record", "folsom.table.table", "folsom.table.origin"):
        monkeypatch.setattr(f"{module}.RULES_VERSION", RULES_VERSION + 1)


@pytest.mark.usefixtures("newer_rules")
def test_a_table_keeps_the_rules_it_was_started_with(store: Store) -> None:
    facts, entries = log_of(store, "base, running")
    table = Table(facts, entries)
    check_as_it_stood(table, "base, running")
    play_on(table, "older rules")
    assert table.record().rules_version == facts.rules == 1
    again = rematch.arranged(table, 1.0)
    assert again.rules == RULES_VERSION + 1


@pytest.mark.usefixtures("newer_rules")
def test_without_outcomes_only_the_same_rules_tell_how_a_game_stood(store: Store) -> None:
    facts, entries = log_of(store, "base, running")
    with pytest.raises(TableError, match="outdated"):
        Table(replace(facts, chance=None), entries)
    log = [replace(entry, chance=None) if entry.n == 7 else entry for entry in entries]
    assert Table(facts, log).outdated == 7


@pytest.mark.usefixtures("other_rules")
def test_rules_that_changed_other_games_tell_it_as_well(store: Store) -> None:
    facts, entries = log_of(store, "base, running")
    log = [replace(entry, chance=None) for entry in entries]
    check_as_it_stood(Table(replace(facts, chance=None), log), "base, running")


def test_what_a_version_of_the_rules_changed_is_said_by_the_boxes() -> None:
    marshal = {"players": 4, "modules": ["marshal_prisoners", "time_travel_car"]}
    assert Config(**marshal).rule_changes == {2}  # type: ignore[arg-type]
    assert Config(players=4, modules=["time_travel_car"]).rule_changes == set()
    assert SuperConfig(players=4).rule_changes == set()


def broken(entries: list[Entry], n: int) -> list[Entry]:
    """The log with a choice that has no meaning."""
    return [replace(e, option="to the moon") if e.n == n else e for e in entries]


def choice_after(entries: list[Entry], n: int) -> int:
    return next(entry.n for entry in entries if entry.n > n and entry.kind == CHOICE)


@pytest.mark.parametrize("name", ["base, running", "expert", "marshal", "super, running"])
def test_a_game_is_shown_up_to_a_choice_that_has_no_meaning_any_more(
    store: Store, name: str
) -> None:
    facts, entries = log_of(store, name)
    cut = choice_after(entries, len(entries) // 2)
    table, whole = Table(facts, broken(entries, cut)), Table(facts, entries[: cut - 1])
    assert (table.outdated, table.state, table.n) == (cut, "over", len(entries))
    assert [step.entry for step in table.steps] == [step.entry for step in whole.steps]
    for seat in range(len(table.seats)):
        assert outgoing.view_of(table, seat) == outgoing.view_of(whole, seat)
        assert table.decision(seat) is None
        assert not table.may_undo(frozenset({seat}))
        with pytest.raises(TableError, match="outdated"):
            table.choice(seat, "draw", 1.0)
    shown = public.to_json(table)
    assert (shown["state"], shown["outdated"]) == ("over", cut)
    assert table.progress()["state"] == "running"  # a later release may know what it means
    record = table.record()
    assert record.result is None
    assert record.replay().events == whole.running.events
    assert rematch.arranged(table, 1.0).state == "running"


def test_chance_that_cannot_have_decided_so_is_no_fault_either(store: Store) -> None:
    facts, entries = log_of(store, "horses")
    drawn = next(entry for entry in entries if entry.chance)
    for chance in ((), (*drawn.chance, 9), tuple(n + 99 for n in drawn.chance)):  # type: ignore[misc, union-attr]
        log = [replace(entry, chance=chance) if entry.n == drawn.n else entry for entry in entries]
        assert Table(facts, log).outdated == drawn.n
    with pytest.raises(TableError, match="outdated"):
        Table(replace(facts, chance=[1, 2, 3]), entries)
    with pytest.raises(TableError, match="outdated"):
        Table(replace(facts, config=facts.config | {"edition": "1999"}), entries)


# --- The server -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It opens the old database, in which one game makes no sense and one cannot be read at all."""
    path = unpacked(tmp_path_factory.mktemp("served"))
    with sqlite3.connect(path) as database:
        database.execute(
            "UPDATE log SET option = 'to the moon' WHERE table_id = ? AND n = 20",
            [TOLD["expert"]["id"]],
        )
        database.execute(
            "UPDATE tables SET config = json_set(config, '$.edition', '1999') WHERE id = ?",
            [TOLD["teams"]["id"]],
        )
        database.execute("UPDATE tables SET public = 1")
        kept = TOLD["super, over"]["record"].replace('"option": "program', '"option": "brogram', 1)
        database.execute("INSERT INTO replays VALUES ('0123456789abcdef', ?, 1.0)", [kept])
    database.close()
    with serving(path) as server:
        yield server


def test_the_server_plays_a_game_of_release_0_1_0_on(server: Server) -> None:
    old = TOLD["base, running"]
    people = [server.person(old, seat) for seat in range(4)]
    for person, seen in zip(people, old["seen"], strict=True):
        state = person.until("state")
        assert state["n"] == seen["n"]
        assert is_as_told(seen["view"], state["view"])
    asked = next(person for person in people if person.now["decisions"])
    assert asked.choose()["ok"]
    for person in people:
        person.close()


def test_the_server_says_what_cannot_be_played_on(server: Server) -> None:
    old = TOLD["expert"]
    with server.person(old, 0, lang="fr") as person:
        state = person.until("state")
        assert (state["table"]["outdated"], state["table"]["state"]) == (20, "over")
        assert (state["decisions"], state["undo"]) == ([], False)
        reply = person.ask("choose", seen=person.n, option="draw")
        assert reply["error"] == "outdated"
        assert "Folsom plus ancien" in reply["message"]
        assert person.ask("look", seen=5)["ok"]
        assert person.ask("hint")["error"] == "nothing_to_decide"
    shown = server.get(f"/api/tables/{old['id']}/replay?lang=fr")
    assert "Folsom plus ancien" in shown["notice"]
    assert shown["result"] is None
    assert len(shown["frames"]) > 10
    assert "older Folsom" in server.get(f"/api/replays/{old['id']}")["notice"]
    other = TOLD["base, over"]["id"]
    assert server.get(f"/api/tables/{other}/replay")["notice"] is None


def test_one_game_that_makes_no_sense_disturbs_no_list(server: Server) -> None:
    with server.client() as client:
        refused = client.get(f"/api/tables/{TOLD['teams']['id']}")
        assert (refused.status_code, refused.json()["error"]) == (409, "outdated")
        assert "cannot be shown" in refused.json()["message"]
        listed = [
            table["id"]
            for state in ("open", "running", "over")
            for table in client.get("/api/tables", params={"state": state}).json()
        ]
    assert {TOLD[name]["id"] for name in GAMES} <= set(listed)
    with server.person(TOLD["teams"], None) as watcher:
        assert watcher.closed() == UNREADABLE, "it exists, though nothing of it can be shown"


def test_a_record_that_was_kept_and_makes_no_sense_is_said(server: Server) -> None:
    with server.client() as client:
        refused = client.get("/api/replays/0123456789abcdef?lang=en")
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_record")
    assert "not legal" in refused.json()["message"]
