"""The server over HTTP and sockets: people play, and wrong input is answered clearly."""

from __future__ import annotations

import contextlib
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from html import unescape
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image
from serving import NO_CERTIFICATES, PATIENCE, Person, Server, play_out, serving
from websockets.exceptions import ConnectionClosed

from folsom.cli import bench_server
from folsom.game import Record
from folsom.table.clock import TOLD_IN
from folsom.table.store import Store

ROOT = Path(__file__).parents[1]
get = partial(httpx.get, timeout=PATIENCE, verify=NO_CERTIFICATES)
post = partial(httpx.post, timeout=PATIENCE, verify=NO_CERTIFICATES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "folsom.db") as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A table whose game is over."""
    table: dict[str, Any] = server.table(people=2, bots=1)
    dice = random.Random(1)
    with server.person(table, 0) as ann, server.person(table, 1) as bob:
        play_out([ann, bob], dice)
    return table


# --- Playing --------------------------------------------------------------------------------------


def test_a_game_of_two_people_and_a_bot_is_played_to_its_end(
    server: Server, finished: dict[str, Any]
) -> None:
    table = server.get(f"/api/tables/{finished['id']}")
    assert table["state"] == "over"
    assert table["seed"]
    record = Record.from_text(get(f"{server.url}/api/tables/{table['id']}/record").text)
    record.verify()
    assert record.seed_hash == table["seed_hash"]


def test_a_spectator_sees_the_public_side_only(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table) as ann, server.person(table, None) as watcher:
        state = watcher.until("state")
        assert (state["you"], state["decisions"], state["seats_of_mine"]) == (None, [], [])
        assert "own" not in state["view"]
        assert "code" not in state["table"]
        ann.choose()
        step = watcher.until("step")
        assert "own" not in step["view"]
        for type in ("choose", "undo", "take_back", "hint"):
            reply = watcher.ask(type, seen=watcher.n, option="draw")
            assert (reply["ok"], reply["error"]) == (False, "watching")


def test_labels_and_narration_come_in_the_language_of_the_socket(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table, lang="fr") as ann, server.person(table, lang="en") as same:
        french, english = ann.decision(), same.decision()
        assert french is not None
        assert english is not None
        assert [o["text"] for o in french["options"]] == [o["text"] for o in english["options"]]
        assert french["sentence"] != english["sentence"]
        assert all(option["label"] for option in french["options"])
        log = ann.inbox[0]["log"][0]["events"]
        assert any("manche" in (event["text"] or "").lower() for event in log)


def test_a_repeated_command_is_done_once(server: Server) -> None:
    table = server.table(people=3, bots=0)
    with server.person(table, 0) as ann, server.person(table, 1) as b, server.person(table, 2) as c:
        for person in (ann, b, c):
            person.until("state")
        actor = next(p for p in (ann, b, c) if p.now["decisions"])
        option = actor.now["decisions"][0]["options"][0]["text"]
        command = {"id": "same", "seen": actor.n, "option": option}
        replies = [actor.ask("choose", **command) for _ in range(3)]
        assert all(reply["ok"] and reply["n"] == 1 for reply in replies)
        assert server.get(f"/api/tables/{table['id']}")["n"] == 1


def test_a_stale_choice_is_answered_with_the_state(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table) as ann:
        ann.choose()
        reply = ann.ask("choose", seen=0, option="draw")
        assert (reply["ok"], reply["error"]) == (False, "stale")
        assert reply["state"]["type"] == "state"
        assert reply["state"]["n"] >= 1


def test_an_illegal_choice_says_what_is_possible(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table) as ann:
        ann.decision()
        reply = ann.ask("choose", seen=ann.n, option="shoot the piano player")
        assert reply["error"] == "illegal"
        assert "draw" in reply["message"]
        assert ann.ask("choose", seen=ann.n, seat=1, option="draw")["error"] == "not_your_seat"
        assert ann.ask("dance")["error"] == "malformed"
        assert ann.ask("choose", option="draw")["error"] == "malformed"
        assert ann.ask("ping")["ok"]


def test_a_choice_is_taken_back_for_everybody(server: Server) -> None:
    table = server.table(people=3, bots=0)
    people = [server.person(table, n) for n in range(3)]
    for person in people:
        person.until("state")
    actor = next(p for p in people if p.now["decisions"])
    other = next(p for p in people if p is not actor)
    before = actor.now["view"]
    option = next(o["text"] for o in actor.now["decisions"][0]["options"] if o["verb"] == "play")
    actor.choose(option)
    assert actor.now["undo"]
    other.until("step")
    assert not other.now["undo"]
    assert other.ask("undo", seen=other.n)["error"] == "cannot_undo"
    assert actor.ask("undo", seen=actor.n)["ok"]
    while actor.now["type"] != "undone":
        actor.receive()
    assert actor.now["view"] == before
    assert (actor.now["n"], actor.now["log_from"]) == (2, 1)
    undone = other.until("undone")
    assert "own" in undone["view"]
    assert other.ask("look", seen=0)["view"] == other.inbox[0]["view"]
    for person in people:
        person.close()


def test_chat_and_quick_phrases(server: Server) -> None:
    table = server.table(people=2, bots=1)
    with server.person(table, 0) as ann, server.person(table, 1, lang="fr") as bob:
        assert ann.ask("chat", text="  Howdy,\n partner  ")["ok"]
        said = bob.until("chat")["chat"]
        assert (said["seat"], said["name"], said["text"]) == (0, "P0", "Howdy, partner")
        assert bob.ask("chat", phrase="nice_shot", id="once")["n"] == 2
        assert bob.ask("chat", phrase="nice_shot", id="once")["n"] == 2
        assert ann.until("chat")["chat"]["n"] in (1, 2)
        assert bob.ask("chat", phrase="nonsense")["error"] == "unknown_phrase"
        assert bob.ask("chat", text=" ")["error"] == "malformed"
    with server.person(table, 0) as ann:
        assert [r["n"] for r in ann.until("state")["chat"]] == [1, 2]


def test_nobody_talks_while_cards_are_resolved_where_the_rules_forbid_it(server: Server) -> None:
    """COUR-ROUND-02, COUR-ROUND-03: openly in the Schemin' phase, not at all in the other."""
    config = {"players": 2, "modules": ["couriers_armored_train"]}
    table = server.table(people=1, bots=1, config=config, seed="hush")
    with server.person(table) as ann:
        ann.decision()
        assert ann.now["view"]["talk"]
        assert ann.ask("chat", text="Ready?")["ok"]
        while ann.now["view"]["phase"] != "stealin":
            ann.choose()
            ann.decision()
        assert not ann.now["view"]["talk"]
        assert ann.ask("chat", text="Shoot him!")["error"] == "hush"


def test_spectators_talk_under_their_names_unless_the_host_minds(server: Server) -> None:
    with server.client() as guest:
        made = guest.post("/api/tables", json={"config": {"players": 3}, "name": "Wyatt"})
        cookie = made.headers["set-cookie"].split(";")[0]
    table = server.table(people=1)
    options = f"/api/tables/{table['id']}/options"
    with (
        server.person(table) as ann,
        server.person(table, None, headers={"Cookie": cookie}) as wyatt,
        server.person(table, None, name="Doc%20H.") as doc,
        server.person(table, None) as nobody,
    ):
        for person, text, name in (
            (wyatt, "Howdy", "Wyatt"),
            (doc, "Hi", "Doc H."),
            (nobody, "?", ""),
        ):
            assert person.ask("chat", text=text)["ok"]
            said = ann.until("chat")["chat"]
            assert (said["text"], said["name"]) == (text, name)
            assert (said["seat"], said["spectator"]) == (None, True)
        assert wyatt.ask("chat", phrase="nice_shot", id="once")["n"] == 4
        assert wyatt.ask("chat", phrase="nice_shot", id="once")["n"] == 4
        assert ann.ask("chat", text="Quiet, please")["ok"]
        assert server.post(options, {"spectator_chat": False}, ok=False).status_code == 403
        server.post(options, {"spectator_chat": False}, token=table["host_token"])
        while wyatt.table["spectator_chat"]:
            wyatt.receive()
        assert wyatt.ask("chat", text="But …")["error"] == "spectators_quiet"
        assert ann.ask("chat", text="Thanks")["ok"]


def test_too_much_talk_is_slowed_down(server: Server) -> None:
    with server.person(server.table(people=1)) as ann:
        replies = [ann.ask("chat", text=str(n)) for n in range(40)]
    assert replies[0]["ok"]
    assert {reply["error"] for reply in replies} == {None, "too_many"}


def test_a_hint_is_a_legal_option_with_a_reason(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table) as ann:
        decision = ann.decision()
        assert decision is not None
        reply = ann.ask("hint")
        assert reply["option"] in [option["text"] for option in decision["options"]]
        assert reply["why"].endswith(".")


def test_whoever_comes_back_finds_everything_as_it_was(server: Server) -> None:
    table = server.table(people=1)
    with server.person(table) as ann:
        for _ in range(3):
            ann.choose()
        ann.decision()
        before = ann.now
    with server.person(table, seen=1) as ann:
        state = ann.until("state")
        assert (state["n"], state["view"]) == (before["n"], before["view"])
        assert state["decisions"] == before["decisions"]
        assert [step["n"] for step in state["log"]] == list(range(state["n"] + 1))


def test_hot_seat_passes_from_seat_to_seat(server: Server) -> None:
    table = server.table(people=3, bots=0, hot_seat=True)
    assert len(set(table["tokens"].values())) == 1
    dice = random.Random(5)
    seen = set()
    with server.person(table) as ann:
        while (decision := ann.decision()) is not None:
            assert ann.now["you"] == decision["seat"]
            seen.add(decision["seat"])
            assert ann.choose(dice.choice(decision["options"])["text"])["ok"]
    assert seen == {0, 1, 2}


# --- Clock and absence ----------------------------------------------------------------------------


def test_a_bot_plays_on_when_the_clock_runs_out_and_the_person_takes_the_seat_back(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "clock.db") as server:
        table = server.table(people=1, bots=2, clock=5)
        with server.person(table) as ann:
            ann.decision()
            assert ann.now["clock"]["seat"] == 0
            assert ann.now["clock"]["until"] - time.time() < 5 + 2 * TOLD_IN  # both bots may begin
            step = ann.until("step")
            while step["by"] != "clock":
                step = ann.until("step")
            assert step["seat"] == 0
            assert ann.table["seats"][0]["played_by_bot"]
            assert ann.ask("take_back")["ok"]
            while ann.table["seats"][0]["played_by_bot"]:
                ann.receive()


def test_a_clock_that_runs_out_stops_no_table_of_people_alone(tmp_path: Path) -> None:
    with serving(tmp_path / "people.db") as server:
        config = {"players": 2, "variants": ["two_bandits"]}
        table = server.table(people=2, bots=0, clock=5, config=config)
        with server.person(table, 0) as ann, server.person(table, 1) as bob:
            for person in (ann, bob):
                while person.until("step")["by"] != "clock":
                    pass
            while not all(seat["played_by_bot"] for seat in ann.table["seats"]):
                ann.receive()
            ann.until("step")  # and bots play on


def test_a_bot_plays_on_for_somebody_who_is_gone_while_another_waits(tmp_path: Path) -> None:
    with serving(tmp_path / "absence.db") as server:
        table = server.table(people=2, bots=1, absence=5)
        with server.person(table, 0) as ann:
            while ann.now == {} or waits_for(ann, 1) is False:
                if ann.now and ann.now["decisions"]:
                    ann.choose()
                else:
                    ann.receive()
            while not ann.table["seats"][1]["played_by_bot"]:
                ann.receive()
            ann.until("step")
            with server.person(table, 1) as bob:
                bob.until("state")
                assert not bob.table["seats"][1]["played_by_bot"]


def waits_for(person: Person, seat: int) -> bool:
    return person.table["seats"][seat]["bandits"][0] in person.now["view"]["asked"]


# --- The lobby ------------------------------------------------------------------------------------


def test_people_meet_in_the_lobby(server: Server) -> None:
    wish = {"config": {"players": 3}, "public": True, "seats": [{"kind": "open"}] * 3}
    with server.client() as host, server.client() as guest:
        made = host.post("/api/tables", json=wish | {"name": "Ann"}).json()
        id = made["id"]
        listed = {table["id"]: table for table in guest.get("/api/tables?state=open").json()}
        assert listed[id]["host"] == "Ann"
        assert "code" not in listed[id]
        assert guest.get(f"/api/codes/{made['code'].lower()}").json() == {"id": id}
        joined = guest.post(f"/api/tables/{id}/join", json={"name": "Bob", "seat": 2}).json()
        assert joined["seat"] == 2
        mine = guest.get("/api/tables/mine").json()["tables"]
        assert [(t["id"], t["mine"]) for t in mine] == [(id, [2])]
        assert guest.get(f"/api/tables/{id}").json()["code"] == made["code"]
        assert "code" not in server.get(f"/api/tables/{id}")
        assert guest.post(f"/api/tables/{id}/start").status_code == 403
        bot = {"kind": "bot", "bot": "random"}
        assert guest.post(f"/api/tables/{id}/seats/0", json=bot).status_code == 403
        assert host.post(f"/api/tables/{id}/seats/0", json=bot).status_code == 200
        with Person(server, id, joined["token"]) as bob:
            assert bob.until("state")["view"] is None
            assert bob.ask("choose", seen=0, option="draw")["error"] == "not_started"
            assert host.post(f"/api/tables/{id}/start").status_code == 200
            while bob.now["view"] is None:
                bob.receive()
            assert [seat["kind"] for seat in bob.table["seats"]] == ["bot", "bot", "person"]
        assert host.post(f"/api/tables/{id}/start").status_code == 409
        again = guest.post(f"/api/tables/{id}/join", json={})
        assert (again.status_code, again.json()["error"]) == (409, "already_seated")


def test_a_newcomer_takes_over_from_a_bot_in_a_running_game(server: Server) -> None:
    table = server.table(people=2, bots=1)
    path = f"/api/tables/{table['id']}"
    with server.client() as client, server.person(table, 0) as ann:
        ann.until("state")
        assert [seat["free"] for seat in ann.table["seats"]] == [False, False, True]
        taken = client.post(f"{path}/join", json={"seat": 1, "name": "Cid"})
        assert (taken.status_code, taken.json()["error"]) == (409, "seat_taken")
        joined = client.post(f"{path}/join", json={"name": "Cid"}).json()
        assert joined["seat"] == 2
        while ann.table["seats"][2]["kind"] != "person":
            ann.receive()
        seat = ann.table["seats"][2]
        assert (seat["name"], seat["played_by_bot"], seat["free"]) == ("Cid", False, False)
        again = client.post(f"{path}/join", json={})
        assert again.json()["error"] == "already_seated"
        assert server.post(f"{path}/join", {}, ok=False).json()["error"] == "table_full"
        with Person(server, table["id"], joined["token"]) as cid, server.person(table, 1) as bob:
            state = cid.until("state")
            assert (state["you"], state["seats_of_mine"]) == (2, [2])
            play_out([ann, bob, cid], random.Random(4))
    record = Record.from_text(get(f"{server.url}{path}/record").text)
    record.verify()
    assert [t["mine"] for t in client_tables(server, table["id"], client)] == [[2]]


def client_tables(server: Server, id: str, client: httpx.Client) -> list[dict[str, Any]]:
    with server.client(cookies=client.cookies) as same:
        return [
            table for table in same.get("/api/tables/mine").json()["tables"] if table["id"] == id
        ]


def test_who_gave_a_seat_up_may_look_on_until_a_newcomer_has_it(server: Server) -> None:
    table = server.table(people=3, bots=0)
    path = f"/api/tables/{table['id']}"
    server.post(f"{path}/leave", token=table["tokens"]["1"])
    assert server.get(path)["seats"][1]["free"]
    with server.person(table, 1) as bob:
        assert bob.until("state")["you"] == 1
        assert bob.table["seats"][1]["free"]
        joined = server.post(f"{path}/join", {"name": "Cid"})
        assert joined["seat"] == 1
        assert bob.closed() == 4401
    with Person(server, table["id"], joined["token"]) as cid:
        assert cid.until("state")["you"] == 1


def test_the_host_may_keep_latecomers_out(server: Server) -> None:
    table = server.table(people=1, latecomers=False)
    path = f"/api/tables/{table['id']}"
    assert not any(seat["free"] for seat in server.get(path)["seats"])
    assert server.post(f"{path}/join", {}, ok=False).json()["error"] == "already_started"
    server.post(f"{path}/options", {"latecomers": True}, token=table["host_token"])
    assert server.post(f"{path}/join", {})["seat"] == 1
    server.post(f"{path}/options", {"latecomers": False}, token=table["host_token"])
    assert server.post(f"{path}/join", {}, ok=False).json()["error"] == "already_started"


def test_the_host_is_host_on_every_device_with_his_cookie(server: Server) -> None:
    wish = {"config": {"players": 3}, "seats": [{"kind": "person", "name": "Ann"}] * 3}
    with server.client() as host:
        made = host.post("/api/tables", json=wish | {"start": True})
        cookie, table = made.headers["set-cookie"].split(";")[0], made.json()
        path = f"/api/tables/{table['id']}"
        assert host.get(path).json()["hosting"]
        assert server.get(path, token=table["host_token"])["hosting"]
        assert not server.get(path)["hosting"]
        with server.person(table, 1, headers={"Cookie": cookie}) as tab:
            assert tab.until("state")["hosting"]
        with server.person(table, 1) as friend:
            assert not friend.until("state")["hosting"]
        assert host.post(f"{path}/options", json={"latecomers": False}).status_code == 200
        (mine,) = host.get("/api/tables/mine").json()["tables"]
        assert (mine["hosting"], mine["round"]) == (True, 1)


def test_my_games_say_in_which_round_they_are(tmp_path: Path) -> None:
    """Also those that are not in memory."""
    server = Server(tmp_path / "rounds.db")
    try:
        with server.client() as host:
            wish = {"config": {"players": 3}, "seats": [{"kind": "person"}] * 3, "hot_seat": True}
            table = host.post("/api/tables", json=wish | {"start": True}).json()
            waiting = host.post("/api/tables", json=wish).json()
            with server.person(table) as ann:
                while ann.decision() is not None and ann.now["view"]["round"] < 3:
                    ann.choose()
            for _ in range(2):
                listed = host.get("/api/tables/mine").json()["tables"]
                rounds = {t["id"]: t["round"] for t in listed}
                assert rounds == {table["id"]: 3, waiting["id"]: 0}
                server.kill()
                server.start()
    finally:
        server.kill()


def test_a_host_token_is_as_good_as_the_hosts_cookie(server: Server) -> None:
    wish = {"config": {"players": 3}, "seats": [{"kind": "open"}] * 3}
    made = server.post("/api/tables", wish)
    server.post(f"/api/tables/{made['id']}/start", token=made["host_token"])
    assert server.get(f"/api/tables/{made['id']}")["state"] != "open"


def test_a_private_table_is_not_listed(server: Server) -> None:
    made = server.table(people=1)
    for state in ("open", "running", "over"):
        assert made["id"] not in [t["id"] for t in server.get(f"/api/tables?state={state}")]


def test_a_seat_moves_to_another_device_and_can_be_renewed(server: Server) -> None:
    table = server.table(people=1)
    path = f"/api/tables/{table['id']}/renew"
    with server.person(table) as old, server.person(table) as other:
        old.until("state"), other.until("state")
        new = server.post(path, token=table["tokens"]["0"])["token"]
        assert (old.closed(), other.closed()) == (4401, 4401)
    assert server.person(table).closed() == 4401
    with Person(server, table["id"], new) as ann:
        assert ann.until("state")["you"] == 0
    assert server.post(path, token=table["tokens"]["0"], ok=False).status_code == 401


def test_who_leaves_a_running_game_is_replaced_by_a_bot(server: Server) -> None:
    table = server.table(people=2, bots=1)
    server.post(f"/api/tables/{table['id']}/leave", token=table["tokens"]["1"])
    assert server.get(f"/api/tables/{table['id']}")["seats"][1]["played_by_bot"]


def test_who_has_only_the_cookie_can_leave_the_seat(server: Server) -> None:
    body = {"config": {"players": 3}, "name": "Ann", "start": True}
    with server.client() as phone, server.client() as stranger:
        path = f"/api/tables/{phone.post('/api/tables', json=body).json()['id']}"
        for client, token, error in (
            (stranger, None, "no_token"),
            (phone, "worn out", "unknown_token"),
        ):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            refused = client.post(f"{path}/leave", headers=headers)
            assert (refused.status_code, refused.json()["error"]) == (401, error)
        assert not phone.get(path).json()["seats"][0]["gave_up"]
        assert phone.post(f"{path}/leave").status_code == 200
        assert phone.get(path).json()["seats"][0]["gave_up"]


def test_the_rematch_has_the_same_people(server: Server) -> None:
    table = server.table(people=2, bots=2, bot="rookie")
    path, tokens = f"/api/tables/{table['id']}/rematch", table["tokens"]
    with server.person(table, 0) as ann, server.person(table, 1) as bob:
        play_out([ann, bob], random.Random(3))
        stranger = server.post(path, ok=False)
        assert (stranger.status_code, stranger.json()["error"]) == (403, "not_seated")
        again = server.post(path, token=tokens["1"])["id"]
        while ann.table["rematch"] is None:  # on the end screen one is told at once
            ann.until("table")
        assert (ann.table["rematch"], ann.table["rematch_by"]) == (again, 1)
    assert {server.post(path, token=tokens[seat])["id"] for seat in "01"} == {again}
    shown = server.get(f"/api/tables/{again}")
    assert shown["state"] == "running"
    assert [seat["bot"] for seat in shown["seats"]] == [None, None, "rookie", "rookie"]
    with Person(server, again, tokens["0"]) as ann, Person(server, again, tokens["1"]) as bob:
        play_out([ann, bob], random.Random(4))
        assert (ann.now["you"], bob.now["you"]) == (0, 1)


def test_who_has_only_the_cookie_has_the_seat_and_its_rematch(server: Server) -> None:
    body = {"config": {"players": 3}, "name": "Ann", "start": True}
    with server.client() as phone:
        made = phone.post("/api/tables", json=body).json()
        cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in phone.cookies.items())}
        with Person(server, made["id"], None, headers=cookie) as ann:
            play_out([ann], random.Random(5))
            assert ann.now["you"] == 0
        again = phone.post(f"/api/tables/{made['id']}/rematch").json()["id"]
        with Person(server, again, None, headers=cookie) as ann:
            decision = ann.decision()
            assert decision is not None
            assert ann.choose()["ok"]


def test_the_clock_of_a_rematch_waits_for_those_who_still_come(server: Server) -> None:
    table = server.table(people=2, bots=1, clock=5)
    tokens = table["tokens"]
    with server.person(table, 0) as ann, server.person(table, 1) as bob:
        play_out([ann, bob], random.Random(6))
    path = f"/api/tables/{table['id']}/rematch"
    again = server.post(path, token=tokens["0"])["id"]
    with Person(server, again, tokens["0"]) as ann:
        clock = ann.until("state")["clock"]
        assert clock["until"] - time.time() > 60
        with Person(server, again, tokens["1"]) as bob:
            clock = bob.until("state")["clock"]
            assert clock["until"] - time.time() <= 5 + TOLD_IN  # the bot may have begun


def test_a_chosen_seed_deals_the_same_game_to_all(server: Server) -> None:
    views = []
    for _ in range(2):
        table = server.table(people=1, seed="high noon")
        with server.person(table) as ann:
            state = ann.until("state")
            assert state["table"]["chosen_seed"] == "high noon"
            views.append(state["log"][0])
    assert views[0] == views[1]


# --- Records and replays --------------------------------------------------------------------------


def test_a_finished_game_replays_from_every_seat(server: Server, finished: dict[str, Any]) -> None:
    id = finished["id"]
    table = server.get(f"/api/tables/{id}")
    names = [seat["bandits"][0] for seat in table["seats"]]
    for seat in (None, *names):
        query = "" if seat is None else f"&seat={seat}"
        replay = server.get(f"/api/tables/{id}/replay?lang=fr{query}")
        assert replay["frames"][-1]["view"]["over"]
        assert all(("own" in f["view"]) == (seat is not None) for f in replay["frames"])
    assert replay["table"]["id"] == id


def test_one_request_gives_everybodys_money_round_by_round(
    server: Server, finished: dict[str, Any]
) -> None:
    path = f"/api/tables/{finished['id']}"
    chart = server.get(f"{path}/chart")
    text = get(f"{server.url}{path}/record").text
    brought = post(f"{server.url}/api/replays", content=text).json()["id"]
    assert server.get(f"/api/replays/{brought}/chart") == chart
    result = Record.from_text(text).result
    assert result is not None
    assert chart["rounds"] == 5
    for seat in chart["seats"]:
        own = result["seats"][seat["seat"]]
        assert len(seat["money"]) == 6
        assert seat["money"][0] == 250
        assert seat["money"][-1] + 1000 * seat["gunslinger"] == seat["score"] == own["score"]
        frames = server.get(f"{path}/replay?seat={seat['seat']}")["frames"]
        ends = [money_of(f["view"], seat["seat"]) for f in last_of_each_round(frames)]
        assert seat["money"][1:] == ends


def last_of_each_round(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The frames in which a round has just ended; nothing is paid at the start of the next."""
    following = pairwise(frames)
    return [b for a, b in following if b["view"]["round"] > a["view"]["round"]] + frames[-1:]


def money_of(view: dict[str, Any], seat: str) -> int:
    own = view["bandits"][seat]
    jewels = 500 * own["jewels"] + 1000 * own["strongboxes"]
    return int(own["cash"] + sum(own["purse_values"]) + jewels)


def test_a_record_that_is_brought_becomes_a_replay(
    server: Server, finished: dict[str, Any]
) -> None:
    text = get(f"{server.url}/api/tables/{finished['id']}/record").text
    brought = [post(f"{server.url}/api/replays", content=text).json() for _ in range(2)]
    assert brought[0] == brought[1]
    thing = server.get(f"/api/replays/{brought[0]['id']}/explain?thing=token:1.in:jewel&lang=en")
    assert thing == {"name": "Jewel", "rule": "Worth $500.", "head": "", "now": []}
    replay = server.get(f"/api/replays/{brought[0]['id']}")
    assert replay["result"]["winners"]
    assert len(replay["frames"]) == len(text.splitlines()) - 1
    lines = text.splitlines()
    forged = [*lines[:3], *lines[4:]]
    for wrong in ("", "hello", "\n".join(forged), "[]", "\ud800".encode("utf-16", "surrogatepass")):
        answer = post(f"{server.url}/api/replays", content=wrong)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"] == "bad_record"


def test_a_finished_game_is_a_deal_for_others(server: Server, finished: dict[str, Any]) -> None:
    deal = server.get(f"/api/deals/{finished['code'].lower()}")
    assert deal["result"] == server.get(f"/api/tables/{finished['id']}/replay")["result"]
    again = server.table(people=2, bots=1, config=deal["config"], seed=deal["seed"])
    for path in (finished, again):
        train = server.get(f"/api/tables/{path['id']}")["config"]["cars"]
        assert train == deal["config"]["cars"]
    going = get(f"{server.url}/api/deals/{again['code']}")
    assert (going.status_code, going.json()["error"]) == (404, "unknown_deal")


@pytest.mark.parametrize("page", ["t/{id}", "replay/{id}", "deal/{code}", "deal/{code}/1"])
def test_a_link_to_a_finished_game_has_a_picture(
    server: Server, finished: dict[str, Any], page: str
) -> None:
    told = get(f"{server.url}/{page.format(**finished)}").text
    picture = re.search(r'property="og:image" content="([^"]+)"', told)
    assert picture is not None
    answer = get(unescape(picture[1]))
    assert answer.headers["Content-Type"] == "image/png"
    with Image.open(BytesIO(answer.content)) as drawn:
        assert drawn.size == (1200, 630)
        assert len(drawn.crop((100, 120, 450, 420)).getcolors(1_000_000) or ()) > 200  # a bandit


def test_a_link_to_a_game_that_goes_on_tells_nothing(server: Server) -> None:
    table = server.table(people=1)
    for page in ("t/{id}", "deal/{code}"):
        assert "og:image" not in get(f"{server.url}/{page.format(**table)}").text


def test_no_record_before_the_end(server: Server) -> None:
    table = server.table(people=1)
    for what in ("record", "replay", "chart", "poster.png"):
        answer = get(f"{server.url}/api/tables/{table['id']}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
    path = f"/api/tables/{table['id']}/rematch"
    answer = server.post(path, token=table["tokens"]["0"], ok=False)
    assert answer.status_code == 409


# --- Wrong input ----------------------------------------------------------------------------------


WRONG = [
    ("GET", "/api/tables/0123456789abcdef", None, 404, "unknown_table"),
    ("GET", "/api/tables/..%2F..%2Fetc%2Fpasswd", None, 404, "unknown_page"),
    ("GET", "/api/tables/%00%ff", None, 404, "unknown_table"),
    ("GET", "/api/codes/QQQQQQ", None, 404, "unknown_code"),
    ("GET", "/api/codes/%00", None, 404, "unknown_code"),
    ("GET", "/api/replays/nothing", None, 404, "unknown_replay"),
    ("GET", "/api/replays/nothing/explain?thing=x", None, 404, "unknown_replay"),
    ("GET", "/api/nothing", None, 404, "unknown_page"),
    ("GET", "/api/tables?state=lost", None, 422, "bad_request"),
    ("PUT", "/api/tables", {}, 405, "method_not_allowed"),
    ("POST", "/api/tables", {}, 422, "bad_request"),
    ("POST", "/api/tables", {"config": {"players": 9}}, 422, "bad_config"),
    ("POST", "/api/tables", {"config": {}, "colour": "red"}, 422, "bad_request"),
    ("POST", "/api/tables", {"config": {"players": 4}, "clock": 1}, 422, "bad_request"),
    ("POST", "/api/tables", {"config": {"players": 4}, "seed": "a\x00"}, 422, "bad_request"),
    ("POST", "/api/tables/0123456789abcdef/join", {}, 404, "unknown_table"),
    ("POST", "/api/tables/0123456789abcdef/start", None, 404, "unknown_table"),
    ("POST", "/api/tables/0123456789abcdef/leave", None, 404, "unknown_table"),
    ("POST", "/api/tables/0123456789abcdef/renew", None, 401, "no_token"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "error"), WRONG)
def test_wrong_requests_are_answered_clearly(
    server: Server, method: str, path: str, body: Any, status: int, error: str
) -> None:
    for lang in ("en", "fr"):
        with server.client(headers={"Accept-Language": lang}) as client:
            request = client.build_request(method, path, json=body)
            answer = client.send(request)
        assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
        assert answer.json()["message"]


def test_what_is_wrong_with_a_game_is_said_in_the_language_of_the_request(server: Server) -> None:
    for lang, said in (("en", "two players choose"), ("fr", "à deux, choisissez")):
        wrong = {"config": {"players": 2}}
        assert said in server.post(f"/api/setup/check?lang={lang}", wrong)["message"]
        answer = server.post(f"/api/tables?lang={lang}", wrong, ok=False)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_config")
        assert said in answer.json()["message"]
    for lang, said in (("en", "begins with a header"), ("fr", "commence par une ligne")):
        answer = post(f"{server.url}/api/replays?lang={lang}", content="")
        assert said in answer.json()["message"]


def test_malformed_and_huge_bodies_are_refused(server: Server) -> None:
    for body in (b"{", b"\xff\xfe", b"[" * 10000, b'"text"', b"null"):
        headers = {"Content-Type": "application/json"}
        answer = post(f"{server.url}/api/tables", content=body, headers=headers)
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["error"] == "bad_request"
    answer = post(f"{server.url}/api/tables", content=b"x" * 100_000)
    assert (answer.status_code, answer.json()["error"]) == (413, "too_big")

    def flood() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 4096

    answer = post(f"{server.url}/api/tables", content=flood())
    assert answer.status_code == 413
    assert server.get("/health")["ok"]


def test_foreign_origins_are_refused(server: Server) -> None:
    wish = {"config": {"players": 3}}
    evil = {"Origin": "https://evil.example"}
    answer = post(f"{server.url}/api/tables", json=wish, headers=evil)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")
    own = {"Origin": server.url}
    assert post(f"{server.url}/api/tables", json=wish, headers=own).status_code == 200
    table = server.table(people=1)
    token = table["tokens"]["0"]
    assert Person(server, table["id"], token, origin="https://evil.example").closed() == 4403
    with Person(server, table["id"], token, origin=server.url) as ann:
        assert ann.until("state")["you"] == 0


def test_forged_seats_and_unknown_tables_are_not_let_in(server: Server) -> None:
    table = server.table(people=1)
    for token in ("x", "0" * 32, table["host_token"], table["tokens"]["0"][:-1]):
        assert Person(server, table["id"], token).closed() == 4401
    for id in ("0123456789abcdef", "x", "%00", "a" * 500):
        assert Person(server, id, None).closed() == 4404


MALFORMED = [
    "", "{", "[]", "null", "7", '"choose"', "[" * 5000, '{"type": "choose"}', '{"id": 1}',
    '{"type": 1, "id": 1}', '{"type": "choose", "id": []}', '{"type":"choose","id":1,"seen":"x"}',
    '{"type":"choose","id":1,"seen":1e99}', '{"type":"choose","id":1,"option":{}}',
    '{"type":"chat","id":1,"text":"' + "x" * 900 + '"}', b"\x00\x01",
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text)[:30])
def test_malformed_messages_close_the_socket(server: Server, text: Any) -> None:
    table = server.table(people=1)
    person = server.person(table)
    person.socket.send(text)
    assert person.closed() == 4400


def test_huge_messages_close_the_socket(server: Server) -> None:
    person = server.person(server.table(people=1))
    person.socket.send(json.dumps({"type": "chat", "id": 1, "text": "x" * 20_000}))
    assert person.closed() == 1009


def test_a_flood_of_messages_closes_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path / "flood.db", message_rate=20.0, message_burst=40) as server:
        table = server.table(people=1)
        person = server.person(table)
        with contextlib.suppress(ConnectionClosed):
            for n in range(200):
                person.socket.send(json.dumps({"type": "ping", "id": n}))
        assert person.closed() == 4429
        with server.person(table) as ann:
            assert ann.until("state")["you"] == 0


def test_a_flood_of_requests_is_slowed_down(tmp_path: Path) -> None:
    with serving(
        tmp_path / "flood.db", request_rate=0.01, request_burst=5, code_burst=3, code_rate=0.01
    ) as server:
        wish = {"config": {"players": 3}}
        found = [server.post("/api/tables", wish, ok=False) for _ in range(8)]
        assert [answer.status_code for answer in found[:5]] == [200] * 5
        assert found[-1].status_code == 429
        assert found[-1].headers["retry-after"]
        codes = [get(f"{server.url}/api/codes/QQQQQQ").status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        assert server.get("/health")["ok"]


# --- The rest -------------------------------------------------------------------------------------


def test_health_metrics_and_words(server: Server) -> None:
    assert server.get("/health") == {"ok": True}
    assert server.get("/ready") == {"ok": True, "database": True, "bell": None, "bots": True}
    metrics = get(f"{server.url}/metrics").text
    assert "folsom_choices_total" in metrics
    for lang in ("en", "fr"):
        setup = server.get(f"/api/setup?lang={lang}")
        assert {"editions", "modes", "variants", "bandits", "cars", "bots", "clocks"} <= set(setup)
        words = server.get(f"/api/texts?lang={lang}")
        assert words["bandits"]["tuco"]["power"]
        rules = server.get(f"/api/rules?lang={lang}")
        assert all(section["title"] and section["text"] for section in rules)
    for config, ok in (({"players": 4}, True), ({"players": 2}, False)):
        checked = server.post("/api/setup/check", {"config": config})
        assert checked["ok"] is ok
        assert bool(checked["message"]) is not ok


def test_a_page_is_served_for_every_route_of_the_client(server: Server) -> None:
    for path in ("/", "/t/0123456789abcdef", "/replay/x?at=3"):
        answer = get(server.url + path)
        assert answer.status_code == 200
        assert "text/html" in answer.headers["content-type"]
    assert get(f"{server.url}/nothing.js").status_code in (200, 404)


def test_cookies_are_out_of_reach_of_scripts(server: Server) -> None:
    answer = post(f"{server.url}/api/tables", json={"config": {"players": 3}})
    cookie = answer.headers["set-cookie"].lower()
    assert "folsom_guest=" in cookie
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_all_requests_of_a_page_come_from_the_guest_whom_it_welcomed(server: Server) -> None:
    """Of several that leave together without a cookie each would get one, and one would last."""
    with server.client() as browser:
        assert "folsom_guest=" in browser.get("/t/0123456789abcdef").headers["set-cookie"]
        for answer in (
            browser.get("/"),
            browser.post("/api/tables", json={"config": {"players": 3}}),
        ):
            assert answer.is_success
            assert "set-cookie" not in answer.headers


def test_the_example_bot_plays_a_seat(server: Server) -> None:
    wish = {"config": {"players": 3}, "seats": [{"kind": "open"}] + [{"kind": "bot"}] * 2}
    made = server.post("/api/tables", wish)
    bot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "seat.py"), server.url, made["code"]],
        stdout=subprocess.PIPE,
        text=True,
    )
    path = f"/api/tables/{made['id']}"
    with Person(server, made["id"], None) as watcher:
        watcher.until("state")
        while watcher.table["seats"][0]["kind"] == "open":
            watcher.receive()
    server.post(f"{path}/start", token=made["host_token"])
    output, _ = bot.communicate(timeout=5 * PATIENCE)
    assert bot.returncode == 0
    assert output.startswith("Winners:")


def test_idle_tables_are_forgotten_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "idle.db", idle_seconds=0.3) as server:
        table = server.table(people=1, bots=2)
        with server.person(table) as ann:
            ann.choose()
            ann.decision()
            before = ann.now
        deadline = time.monotonic() + PATIENCE
        while "folsom_tables_loaded 0.0" not in get(f"{server.url}/metrics").text:
            assert time.monotonic() < deadline, "the table is still in memory"
            time.sleep(0.1)
        with server.person(table) as ann:
            state = ann.until("state")
            assert (state["n"], state["view"]) == (before["n"], before["view"])


def test_ctrl_c_stops_cleanly_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "stop.db")
    table = server.table(people=1)
    with server.person(table) as ann:
        ann.choose()
        ann.decision()
        n = ann.n
        assert server.stop() in (0, -2, 130)
        assert ann.closed() == 1012
    server.start()
    assert server.get(f"/api/tables/{table['id']}")["n"] >= n
    server.kill()


def test_folsom_play_serves_on_the_next_free_port(tmp_path: Path, server: Server) -> None:
    """It prints its address, keeps its tables, and stops in good order."""
    call = "from folsom.cli.serve import serve; serve(port={port}, database={db!r}, browser=False)"
    program = [sys.executable, "-c"]
    taken = call.format(port=server.port, db=str(tmp_path / "a.db"))
    refused = subprocess.run([*program, taken], capture_output=True, text=True, check=False)
    assert "--port" in refused.stderr
    line = call.format(port=None, db=str(tmp_path / "b.db"))
    running = subprocess.Popen([*program, line], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    said = running.stdout.readline()
    address = next(word for word in said.split() if word.startswith("http"))
    assert get(f"{address}health").json()["ok"]
    running.send_signal(signal.SIGINT)
    assert running.wait(timeout=PATIENCE) == 0
    assert (tmp_path / "b.db").exists()


def test_the_server_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """``folsom bench server``, in small."""
    small = {"TABLES": (1, 2), "ACTIVE_TABLES": 2, "IDLE_TABLES": 3, "RESUMED_TABLES": 1}
    for name, value in small.items():
        monkeypatch.setattr(bench_server, name, value)
    figures = bench_server.measure(0.2)
    assert [load["tables"] for load in figures["loads"]] == [1, 2]
    assert all(load["choices_per_second"] > 0 for load in figures["loads"])
    assert figures["cold_resume_ms"]["median"] > 0
    bench_server.show(figures)


def test_a_database_that_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("this is no database, whatever its name says" * 10)
    program = [sys.executable, "-m", "folsom.server", "--database", str(tmp_path / "x.db")]
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    assert "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_of_sqlite_has_one_server_and_another_once_that_was_killed(tmp_path: Path) -> None:
    database = tmp_path / "folsom.db"
    second = [sys.executable, "-m", "folsom.server", "--port", "0", "--database", str(database)]
    with serving(database) as server:
        done = subprocess.run(second, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert done.returncode != 0
        (sentence,) = done.stderr.splitlines()
        assert "serves the tables" in sentence
        made = server.table()
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{made['id']}")["state"] == "running"


def test_a_database_of_a_newer_folsom_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "x.db"
    Store(str(database)).close()
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    program = [sys.executable, "-m", "folsom.server", "--database", str(database)]
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    (sentence,) = done.stderr.splitlines()
    assert "belongs to a newer Folsom" in sentence
