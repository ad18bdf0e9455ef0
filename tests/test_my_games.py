"""My games: every table of a guest, page by page, with its result, without playing it again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import EITHER, either
from serving import Server, serving
from sqlalchemy import text

from folsom.table import keys, lobby, mine, rows
from folsom.table.facts import OVER, Entry
from folsom.table.lobby import Wishes
from folsom.table.store import Store
from folsom.table.table import Table

BOT = {"kind": "bot", "bot": "random"}
ANN = {"kind": "person", "name": "Ann"}


@pytest.fixture(scope="module", params=EITHER)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    yield from either(request.param, tmp_path_factory.mktemp("database"))


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    with serving(database) as running:
        yield running


def make(client: httpx.Client, **wish: Any) -> Any:
    body = {"config": {"players": 3}, "seats": [ANN, BOT, BOT], "start": True, **wish}
    return client.post("/api/tables", json=body).json()


def listed(client: httpx.Client, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/tables/mine", params=query).json()["tables"]
    return found


def finish(server: Server, table: Any) -> None:
    with server.person(table) as person:
        while person.decision() is not None:
            person.choose()


def test_open_running_and_finished_games_say_what_a_list_needs(server: Server) -> None:
    with server.client() as client:
        over = make(client)
        finish(server, over)
        running = make(client)
        waiting = make(client, seats=[ANN, {"kind": "open"}, BOT], start=False)
        with server.person(running) as ann:
            while ann.decision() is not None and ann.now["view"]["round"] < 2:
                ann.choose()
        found = listed(client)
        assert [t["id"] for t in found] == [running["id"], waiting["id"], over["id"]]
        facts = {t["id"]: t for t in found}
        assert [facts[t["id"]]["state"] for t in (waiting, running, over)] == [
            "open",
            "running",
            "over",
        ]
        assert facts[running["id"]]["round"] == 2
        assert facts[waiting["id"]]["code"] == waiting["code"]
        ended = facts[over["id"]]
        assert (ended["mine"], ended["taken_back"], ended["round"]) == ([0], 0, 5)
        assert set(ended["result"]["seats"]) == {s["bandits"][0] for s in ended["seats"]}
        assert ended["result"]["winners"]
        assert ended["played"] > ended["created"]
        assert facts[running["id"]]["result"] is None
        going = [t["state"] for t in listed(client, state="going")]
        assert sorted(going) == ["open", "running"]
        assert [t["id"] for t in listed(client, state="over")] == [over["id"]]


def test_no_game_is_out_of_reach(server: Server, database: str) -> None:
    """More tables than any page holds."""
    with server.client() as client:
        first = make(client, seats=[ANN, BOT, BOT], start=False)
        guest = keys.hashed(client.cookies["folsom_guest"])
        store = Store(database)
        wishes = Wishes({"players": 3}, [ANN, BOT, BOT])

        def fill(connection: Any) -> None:
            for n in range(120):
                rows.insert_table(connection, lobby.make(wishes, 1000.0 + n, guest).facts)

        store.write_now(fill)
        store.close()
        seen: list[str] = []
        while True:
            page = client.get("/api/tables/mine", params={"offset": len(seen), "limit": 50}).json()
            assert page["total"] == 121
            if not page["tables"]:
                break
            seen += [table["id"] for table in page["tables"]]
        assert len(set(seen)) == len(seen) == 121
        assert seen[0] == first["id"], "the latest first"
        assert client.get("/api/tables/mine", params={"limit": 51}).status_code == 422


def test_a_removed_game_is_out_of_sight_for_this_guest_alone_and_goes_on(server: Server) -> None:
    with server.client() as host, server.client() as other:
        table = make(host, seats=[ANN, {"kind": "open"}, BOT], start=False)
        path = f"/api/tables/{table['id']}"
        other.post(f"{path}/join", json={"name": "Bob"})
        host.post(f"{path}/start")
        for _ in range(2):  # twice is as good as once
            assert host.post(f"{path}/mine", json={"listed": False}).status_code == 200
        assert listed(host) == []
        assert [t["id"] for t in listed(other)] == [table["id"]]
        assert server.get(path)["state"] == "running"
        host.post(f"{path}/mine", json={"listed": True})
        assert [t["id"] for t in listed(host)] == [table["id"]]


def test_who_plays_by_a_link_has_the_game_in_the_list(server: Server) -> None:
    with server.client() as host, server.client() as phone, server.client() as stranger:
        table = make(host, seats=[ANN, ANN, BOT])
        path = f"/api/tables/{table['id']}/mine"
        token = {"Authorization": f"Bearer {table['tokens']['1']}"}
        assert phone.post(path, json={"listed": True}, headers=token).status_code == 200
        assert [(t["id"], t["mine"]) for t in listed(phone)] == [(table["id"], [1])]
        assert [t["mine"] for t in listed(host)] == [[0, 1]]
        assert stranger.post(path, json={"listed": True}).status_code == 200
        assert listed(stranger) == [], "watching is not playing"
        wrong = stranger.post(path, json={"listed": True}, headers={"Authorization": "Bearer x"})
        assert (wrong.status_code, wrong.json()["error"]) == (401, "unknown_token")
        missing = phone.post("/api/tables/0123456789abcdef/mine", json={"listed": True})
        assert missing.status_code == 404


def test_how_often_was_taken_back_is_in_the_list(server: Server) -> None:
    with server.client() as client:
        table = make(client)
        with server.person(table) as ann:
            ann.choose()
            ann.decision()
            assert ann.ask("undo", seen=ann.n)["ok"]
            while ann.now["type"] != "undone":
                ann.receive()
        finish(server, table)
        (found,) = listed(client)
        assert (found["state"], found["taken_back"]) == ("over", 1)


def test_games_of_an_older_folsom_are_played_again_once(tmp_path: Path) -> None:
    """They have no result in the database until somebody looks at the list."""
    path = tmp_path / "old.db"
    server = Server(path)
    try:
        with server.client() as client:
            over, running = make(client), make(client)
            finish(server, over)
            expected = {t["id"]: t for t in listed(client)}
            server.kill()
            store = Store(str(path))
            store.write_now(
                lambda db: db.execute(text("UPDATE tables SET round=NULL, result=NULL"))
            )
            store.close()
            server.start()
            for _ in range(2):
                found = {t["id"]: t for t in listed(client)}
                for id in (over["id"], running["id"]):
                    for name in ("result", "round", "state", "played"):
                        assert found[id][name] == expected[id][name], name
            server.kill()
            store = Store(str(path))
            stored = store.read(lambda db: lobby.found(db, over["id"]))
            store.close()
            assert (stored.state, stored.result) == (OVER, expected[over["id"]]["result"])
    finally:
        server.kill()


def test_an_old_game_that_cannot_be_played_again_hides_no_other(tmp_path: Path) -> None:
    path = tmp_path / "torn.db"
    server = Server(path)
    try:
        with server.client() as client:
            ids = {make(client)["id"] for _ in range(2)}
            server.kill()
            store = Store(str(path))
            torn = Entry(99, "choice", 0, 1.0, "draw")
            store.write_now(lambda db: rows.insert_entry(db, min(ids), torn))
            store.write_now(lambda db: db.execute(text("UPDATE tables SET round=NULL")))
            store.close()
            server.start()
            assert {table["id"] for table in listed(client)} == ids
    finally:
        server.kill()


def test_games_that_can_only_be_watched_say_so(tmp_path: Path) -> None:
    """Without anybody opening them; one by other rules that goes on is like all others."""
    path = tmp_path / "older.db"
    server = Server(path)
    try:
        with server.client() as client:
            stuck, unreadable, fine = (make(client)["id"] for _ in range(3))
            server.kill()
            store, torn = Store(str(path)), Entry(1, "choice", 0, 1.0, "to the moon", chance=())
            store.write_now(lambda db: rows.insert_entry(db, stuck, torn))
            for id in (stuck, fine):
                store.write_now(partial(rows.update_table, table_id=id, rules=0))
            config = {"edition": "1999"}
            store.write_now(partial(rows.update_table, table_id=unreadable, config=config))
            store.close()
            server.start()
            found = {table["id"]: table.get("outdated") for table in listed(client)}
            assert found == {stuck: 1, unreadable: 0, fine: None}
    finally:
        server.kill()


def test_the_end_of_old_games_is_taken_from_their_logs(tmp_path: Path) -> None:
    from test_table import alembic_to

    store = Store(str(tmp_path / "older.db"))
    facts = lobby.make(Wishes({"players": 3}, [ANN, BOT, BOT], start=True), 1.0, "guest").facts
    table = Table(facts)
    decision = table.decisions()[0]
    entry = table.choice(decision.seat, decision.options[0].text, 77.0)
    store.write_now(lambda db: rows.insert_table(db, facts))
    store.write_now(lambda db: rows.insert_entry(db, facts.id, entry))
    store.write_now(lambda db: rows.update_table(db, facts.id, state=OVER))
    with store.engine.begin() as connection:
        alembic_to(connection, "0002")
    store.close()
    store = Store(str(tmp_path / "older.db"))
    found, total = store.read(lambda db: mine.load(db, "guest"))
    store.close()
    assert total == 1
    assert (found[0].played, found[0].facts.ended, found[0].facts.round) == (77.0, 77.0, None)
