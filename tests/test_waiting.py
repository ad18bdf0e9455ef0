"""Nobody is stuck on somebody else: waiting, letting a bot play on, leaving, giving up."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, Person, Server, play_out, serving

from folsom.table import clock
from folsom.table.clock import Patience

SUPER = {"game": "super", "players": 3}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its default patience."""
    with serving(tmp_path_factory.mktemp("patient") / "folsom.db") as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a bot may play on at once for anybody who is waited for."""
    path = tmp_path_factory.mktemp("hasty") / "folsom.db"
    with serving(path, patience_away=0.0, patience_here=0.0) as running:
        yield running


def hosted(server: Server, people: int, bots: int = 1, **wish: Any) -> tuple[Any, dict[str, str]]:
    """A running table, and the headers by which its host is known."""
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(people)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    body = {"config": {"players": people + bots}, "seats": seats, "start": True, **wish}
    with server.client() as client:
        table = client.post("/api/tables", json=body).json()
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return table, {"Cookie": cookies}


def until(person: Person, done: Callable[[], object]) -> None:
    """Listen until something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        person.receive()


def waiting(person: Person) -> dict[str, Any]:
    """What was said last about who is waited for."""
    told = [message for message in person.inbox if message["type"] == "waiting"]
    return told[-1] if told else {"seats": [], "people": []}


def until_waited_for(seat: int, *people: Person) -> None:
    """Everybody else plays until the table waits for a seat."""
    end = time.monotonic() + PATIENCE
    for person in people:
        until(person, lambda person=person: person.now)  # type: ignore[misc]
    while True:
        assert time.monotonic() < end
        for person in people:
            with contextlib.suppress(TimeoutError):
                while True:
                    person.receive(timeout=0.02)
            decisions = person.now["decisions"]
            if decisions and decisions[0]["seat"] != seat:
                person.choose()
        if all(waiting(person)["seats"] == [seat] for person in people):
            return


def plays(person: Person, seat: int) -> str:
    """Who plays a seat."""
    if not person.table:
        return "nobody known"
    return "bot" if person.table["seats"][seat]["played_by_bot"] else "person"


def has_played(person: Person, seat: int) -> bool:
    """Has a bot just chosen for a seat?"""
    return (person.now.get("seat"), person.now.get("by")) == (seat, "bot")


def let_a_bot_play(person: Person, seat: int) -> bool:
    """… as soon as the story of the bots is told."""
    reply = person.ask("hand_over", seat=seat)
    while reply["error"] == "too_early":
        reply = person.ask("hand_over", seat=seat)
    return bool(reply["ok"])


# --- Who is waited for, and since when ------------------------------------------------------------


def test_who_is_gone_is_waited_for_less_long_than_who_thinks() -> None:
    patience = Patience(away=30.0, here=90.0)
    assert clock.replaceable_from(100.0, None, patience) == 190.0
    assert clock.replaceable_from(100.0, 40.0, patience) == 130.0, "gone before the question"
    assert clock.replaceable_from(100.0, 120.0, patience) == 150.0, "gone after it"
    assert clock.replaceable_from(100.0, 185.0, patience) == 190.0, "a bad line wins no time"


def test_everybody_is_told_who_is_waited_for_and_since_when(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 0) as ann, patient.person(table, None) as watcher:
        before = time.time()
        until_waited_for(1, ann)
        told = waiting(ann)
        assert before - 1 < told["since"] < time.time() + 1
        until(watcher, lambda: waiting(watcher) == told)
        [ben] = told["people"]
        assert (ben["seat"], ben["by"]) == (1, "anybody")
        assert 29 < ben["bot_from"] - told["since"] < 31, "he is away"
        with patient.person(table, 1):
            until(ann, lambda: ann.table["seats"][1]["here"])
            until(ann, lambda: waiting(ann) != told)
            [ben] = waiting(ann)["people"]
            assert ben["bot_from"] == pytest.approx(told["since"] + 90, abs=0.01), "he is here"
            assert waiting(ann)["since"] == told["since"]


def test_bots_are_asked_but_nobody_need_replace_them(patient: Server) -> None:
    table, _ = hosted(patient, people=1, bots=2)
    with patient.person(table, 0) as ann:
        ann.choose()
        until(ann, lambda: waiting(ann)["seats"] == [1])
        told = next(m for m in ann.inbox if m["type"] == "waiting" and m["seats"] == [1])
        assert told["people"] == []


# --- A bot plays on -------------------------------------------------------------------------------


def test_it_is_too_early_for_a_bot_while_people_may_still_think(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 0) as ann:
        until_waited_for(1, ann)
        reply = ann.ask("hand_over", seat=1)
        assert (reply["ok"], reply["error"]) == (False, "too_early")
        assert "seconds" in reply["message"]


def test_a_bot_plays_on_until_the_person_is_back(hasty: Server) -> None:
    table, _ = hosted(hasty, people=2)
    with hasty.person(table, 0) as ann:
        until_waited_for(1, ann)
        assert let_a_bot_play(ann, 1)
        assert let_a_bot_play(ann, 1), "once more does no harm"
        until(ann, lambda: has_played(ann, 1))
        assert plays(ann, 1) == "bot"
        with hasty.person(table, 1) as ben:
            ben.until("state")
            assert plays(ben, 1) == "person"
            until(ann, lambda: plays(ann, 1) == "person")
            until_waited_for(1, ann, ben)
            assert ben.choose()["ok"]


def test_who_sits_there_and_is_replaced_takes_the_seat_back_with_one_command(
    hasty: Server,
) -> None:
    table, _ = hosted(hasty, people=2)
    with hasty.person(table, 0) as ann, hasty.person(table, 1) as ben:
        until_waited_for(1, ann, ben)
        assert let_a_bot_play(ann, 1)
        until(ben, lambda: plays(ben, 1) == "bot")
        assert ben.ask("take_back")["ok"]
        until(ann, lambda: plays(ann, 1) == "person")


def test_the_host_decides_while_he_is_there(hasty: Server) -> None:
    table, host = hosted(hasty, people=3, bots=0)
    with hasty.person(table, 1) as ben:
        with hasty.person(table, 0, headers=host) as ann:
            until_waited_for(2, ann, ben)
            assert waiting(ben)["people"][0]["by"] == "host"
            reply = ben.ask("hand_over", seat=2)
            assert (reply["ok"], reply["error"]) == (False, "host_decides")
        until(ben, lambda: waiting(ben)["people"][0]["by"] == "anybody")
        assert let_a_bot_play(ben, 2)


def test_the_host_may_let_a_bot_play_also_if_he_only_watches(hasty: Server) -> None:
    table, host = hosted(hasty, people=2)
    with hasty.person(table, 0) as ann, hasty.person(table, None, headers=host) as watcher:
        until_waited_for(1, ann)
        assert ann.ask("hand_over", seat=1)["error"] == "host_decides"
        watcher.until("state")
        assert let_a_bot_play(watcher, 1)


def test_a_bot_plays_for_a_host_who_watches_alone(hasty: Server) -> None:
    table, host = hosted(hasty, people=3, bots=0)
    with hasty.person(table, None, headers=host) as watcher:
        until(watcher, lambda: waiting(watcher)["people"])
        seat = waiting(watcher)["people"][0]["seat"]
        assert let_a_bot_play(watcher, seat)
        until(watcher, lambda: has_played(watcher, seat))


def test_nobody_is_stuck_on_the_host(hasty: Server) -> None:
    table, host = hosted(hasty, people=2)
    with hasty.person(table, 0, headers=host) as ann, hasty.person(table, 1) as ben:
        until_waited_for(0, ann, ben)
        assert waiting(ben)["people"][0]["by"] == "anybody"
        assert let_a_bot_play(ben, 0)
        until(ann, lambda: plays(ann, 0) == "bot")


@pytest.mark.parametrize(
    ("who", "seat", "error"),
    [(None, 1, "watching"), (0, 0, "own_seat"), (0, 2, "not_waited_for"), (0, 7, "no_such_seat")],
)
def test_a_bot_is_not_let_in_where_it_is_not_needed(
    hasty: Server, who: int | None, seat: int, error: str
) -> None:
    table, _ = hosted(hasty, people=3, bots=0)
    with hasty.person(table, 0) as ann, hasty.person(table, 2) as cid:
        until_waited_for(1, ann, cid)
        with hasty.person(table, who) as asking:
            asking.until("state")
            reply = asking.ask("hand_over", seat=seat)
            assert (reply["ok"], reply["error"]) == (False, error)
            assert asking.ask("hand_over")["error"] == "malformed"


def test_of_those_who_choose_at_once_only_the_one_who_is_missing_is_replaced(
    hasty: Server,
) -> None:
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(3)]
    wish = {"config": SUPER, "seats": seats, "start": True}
    table = hasty.post("/api/tables", wish)
    with hasty.person(table, 0) as ann, hasty.person(table, 1) as ben:
        assert ann.choose()["ok"]
        assert ben.choose()["ok"]
        until(ann, lambda: waiting(ann)["seats"] == [2])
        assert ann.ask("hand_over", seat=1)["error"] == "not_waited_for", "he has answered"
        assert let_a_bot_play(ann, 2)
        until(ann, lambda: ann.now["view"]["round"] == 2)
        with hasty.person(table, 2) as cid:
            cid.until("state")
            assert plays(cid, 2) == "person"


# --- Leaving --------------------------------------------------------------------------------------


def test_who_leaves_others_behind_is_replaced_at_once_and_comes_back(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 0) as ann:
        with patient.person(table, 1) as ben:
            until_waited_for(1, ann, ben)
            assert ben.ask("step_out")["ok"]
        until(ann, lambda: plays(ann, 1) == "bot")
        assert not ann.table["seats"][1]["gave_up"]
        assert not ann.table["seats"][1]["free"], "the seat stays his"
        until(ann, lambda: has_played(ann, 1))
        with patient.person(table, 1) as ben:
            ben.until("state")
            assert plays(ben, 1) == "person"


def test_the_game_waits_for_the_last_who_leaves(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, None) as watcher:
        with patient.person(table, 0) as ann:
            until(watcher, lambda: watcher.table and watcher.table["seats"][0]["here"])
            assert ann.ask("step_out")["ok"]
        until(watcher, lambda: not watcher.table["seats"][0]["here"])
        assert plays(watcher, 0) == "person"


def test_who_left_while_nobody_was_there_is_not_waited_for_by_who_comes_later(
    patient: Server,
) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 0) as ann:
        ann.until("state")
        assert ann.ask("step_out")["ok"]
    with patient.person(table, 1) as ben:
        while plays(ben, 0) != "bot":
            if ben.now and ben.now["decisions"]:
                ben.choose()
            else:
                ben.receive()


def test_a_second_device_keeps_the_seat(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 0) as ann, patient.person(table, 1) as desk:
        until_waited_for(1, ann, desk)
        with patient.person(table, 1) as phone:
            phone.until("state")
            assert phone.ask("step_out")["ok"]
        assert ann.ask("ping")["ok"]
        assert plays(ann, 1) == "person"


def test_who_has_several_seats_leaves_with_all_of_them(patient: Server) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    seats += [{"kind": "open"}]
    wish = {"config": {"players": 3}, "seats": seats, "hot_seat": True}
    table = patient.post("/api/tables", wish)
    guest = patient.post(f"/api/tables/{table['id']}/join", {"name": "Cid"})
    patient.post(f"/api/tables/{table['id']}/start", token=table["host_token"])
    with Person(patient, table["id"], guest["token"]) as cid:
        with patient.person(table, 0) as both:
            both.until("state")
            until(cid, lambda: cid.table and cid.table["seats"][0]["here"])
            assert both.ask("step_out")["ok"]
        until(cid, lambda: plays(cid, 0) == plays(cid, 1) == "bot")
        decision = cid.decision()
        assert decision is not None, "two bots have played on"
        with patient.person(table, 0) as both:
            both.until("state")
            assert (plays(both, 0), plays(both, 1)) == ("person", "person")


def test_bots_do_not_play_on_for_people_while_nobody_is_there(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db", bot_delay=1.0) as server:
        table, _ = hosted(server, people=3, bots=0)
        with server.person(table, 0) as ann:
            for seat in (1, 2):
                with server.person(table, seat) as other:
                    other.until("state")
                    assert other.ask("step_out")["ok"]
            until(ann, lambda: plays(ann, 1) == plays(ann, 2) == "bot")
            assert ann.choose()["ok"]
        with server.person(table, None) as watcher:
            until(watcher, lambda: waiting(watcher)["seats"] in ([1], [2]))
            until(watcher, lambda: not watcher.table["seats"][0]["here"])
            with pytest.raises(TimeoutError):
                watcher.until("step", timeout=3.0)


# --- Giving up ------------------------------------------------------------------------------------


def give_up(server: Server, table: Any, seat: int = 0) -> None:
    server.post(f"/api/tables/{table['id']}/leave", token=table["tokens"][str(seat)])


@pytest.mark.parametrize("config", [{"players": 4}, {"game": "super", "players": 4}])
def test_when_all_people_have_given_up_the_bots_ride_on_to_the_end_without_delay(
    tmp_path: Path, config: dict[str, Any]
) -> None:
    with serving(tmp_path / "folsom.db", bot_delay=60.0) as server:
        table = server.table(people=1, bots=3, config=config)
        with server.person(table, 0) as ann:
            ann.until("state")
            give_up(server, table)
            until(ann, lambda: ann.now["view"]["over"])
        token = table["tokens"]["0"]
        again = server.post(f"/api/tables/{table['id']}/rematch", token=token)["id"]
        with Person(server, again, token) as ann:
            ann.until("state")
            assert plays(ann, 0) == "person", "who was alone rides again"


def test_who_has_given_up_looks_on_and_cannot_come_back(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 0) as ann, patient.person(table, 1) as ben:
        until_waited_for(1, ann, ben)
        give_up(patient, table, 1)
        until(ben, lambda: ben.table["seats"][1]["gave_up"])
        until(ben, lambda: not ben.now["decisions"])
        assert ben.ask("take_back")["error"] == "gave_up"
        assert ben.ask("choose", seen=ben.n, option="draw")["error"] == "gave_up"
        assert ben.ask("undo", seen=ben.n)["error"] == "gave_up"
        until(ann, lambda: has_played(ann, 1))
    with patient.person(table, 1) as ben:
        ben.until("state")
        assert plays(ben, 1) == "bot"
        assert not ben.table["seats"][1]["here"]
        assert ben.table["seats"][1]["free"], "a newcomer may have the seat"


def test_who_gave_up_while_others_played_on_does_not_ride_again(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db") as server:
        table, _ = hosted(server, people=2)
        path = f"/api/tables/{table['id']}"
        with server.person(table, 0) as ann, server.person(table, 1) as ben:
            give_up(server, table, 1)
            play_out([ann], random.Random(1))
            until(ben, lambda: ben.table and ben.table["state"] == "over")
            assert [seat["rides_again"] for seat in ben.table["seats"]] == [True, False, True]
        refused = server.post(f"{path}/rematch", token=table["tokens"]["1"], ok=False)
        assert (refused.status_code, refused.json()["error"]) == (409, "gave_up")
        assert "those who played on" in refused.json()["message"]
        again = server.post(f"{path}/rematch", token=table["tokens"]["0"])["id"]
        kinds = [seat["kind"] for seat in server.get(f"/api/tables/{again}")["seats"]]
        assert kinds == ["person", "bot", "bot"]


def test_the_one_who_gave_up_is_nobody_to_wait_with(patient: Server) -> None:
    table, _ = hosted(patient, people=2)
    with patient.person(table, 1) as ben:
        give_up(patient, table, 1)
        with patient.person(table, 0) as ann:
            until(ben, lambda: ben.table and ben.table["seats"][0]["here"])
            assert ann.ask("step_out")["ok"]
        until(ben, lambda: ben.table and ben.table["seats"][1]["gave_up"])
        until(ben, lambda: not ben.table["seats"][0]["here"])
        assert plays(ben, 0) == "person", "the game waits for her"
