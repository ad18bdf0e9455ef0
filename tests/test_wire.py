"""Nothing hidden on the wire: every byte sent to a seat is the same for every hidden truth.

Whole random games are told, message by message, to every seat and to a spectator. At each step
the true game is exchanged for one in which everything hidden from those eyes has been permuted
(by the harness of test_leaks.py), and the same bytes must come out.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from effort import EFFORT, SEED, count, some, times
from helpers import Mix
from serving import PATIENCE, Person, Server, play_out, serving
from test_leaks import permuted
from websockets.exceptions import ConnectionClosed

from folsom.engine.state import entry_figure, entry_kind, entry_seat, pile_entry
from folsom.game import Event, Game
from folsom.game.fair import pledge_of
from folsom.game.notation import card_name
from folsom.server.connection import encoded
from folsom.table import lobby, telling
from folsom.table.facts import UNDO, Entry
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
    """All that these eyes can be sent now: the last step, what taking it back would tell, the
    whole state, and all that a hint is made from."""
    step = telling.step(table, table.steps[-1], eyes) if table.steps else None
    undone = None
    if table.steps:
        back = Entry(table.n + 1, UNDO, table.steps[-1].entry.seat, 1.0, back=table.steps[-1].n)
        undone = telling.undone(table, back, table.steps[-1].quiet, eyes)
    seat = next(iter(eyes.mine), None)
    advised = seat is not None and table.running.decision(seat) is not None
    seen = table.observe(seat).to_json() if seat is not None and advised else None
    state = telling.state(table, eyes)
    return encoded({"step": step, "undone": undone, "state": state, "hint": seen})


class Exchanged:
    """The table with another truth behind it, for a moment."""

    def __init__(self, table: Table, truth: Game) -> None:
        self._table, self._truth, self._own = table, truth, table.game

    def __enter__(self) -> None:
        self._table.game = self._truth

    def __exit__(self, *_: object) -> None:
        self._table.game = self._own


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
            changed += list(other.state.seat) != list(table.running.state.seat)
        played(table, dice)
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
            true = encoded(telling.look(table, eyes, n))
            other = permuted(moment(min(n, table.seen_n(eyes.mine))), seat, dice)
            monkeypatch.setattr(table, "moment", lambda _, other=other: other)
            assert encoded(telling.look(table, eyes, n)) == true
            monkeypatch.setattr(table, "moment", moment)


@pytest.mark.parametrize("name", ["3", "4-trains", "6-horses-teams-expert"])
def test_a_covered_card_is_in_no_message(name: str) -> None:
    """Whatever card lies covered, what is sent is the same, byte by byte."""
    table = table_of(GAMES[name], "covered", pile="covered")
    dice = random.Random(name)
    covered = 0
    for _ in range(60):
        if table.running.over:
            break
        played(table, dice)
        other = table.running.clone()
        for n, entry in enumerate(telling.view_of(table, None).get("pile", ())):
            if entry.get("covered") and not entry["hidden"]:
                lay_another(other, n)
                covered += 1
        for eyes in (Eyes(), Eyes(frozenset({0}))):
            true = encoded({"state": telling.state(table, eyes)})
            with Exchanged(table, other):
                assert encoded({"state": telling.state(table, eyes)}) == true
    assert covered > 50


def lay_another(game: Game, n: int) -> None:
    """Another card at this place of the pile, in the state and in what was told of it."""
    laid = game.state.pile[n]
    kind = (entry_kind(laid) + 1) % 5
    game.state.pile[n] = pile_entry(entry_seat(laid), entry_figure(laid), kind, 0)
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
                state = encoded(telling.state(again, eyes))
                assert state == encoded(telling.state(table, eyes))
                with Exchanged(again, permuted(again.running, seat, dice)):
                    assert encoded(telling.state(again, eyes)) == state
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


# --- Whatever is sent -----------------------------------------------------------------------------

MESSAGES = 20_000 if EFFORT > 1 else times(200)
AT_ONCE = 20  # messages, before their answers are read
REQUESTS = 20_000 if EFFORT > 1 else times(400)
LINES = 40  # connections at the same time


@pytest.fixture
def stranger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Server]:
    """A server that has nothing to complain about, whatever it is sent."""
    limits = {"hint_rate": 0.001, "hint_burst": 1, "request_seconds": 0.5}
    with serving(tmp_path / "wire.db", bot_workers=1, **limits) as server:
        yield server
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["ok"]
    log = capsys.readouterr().err
    assert "Traceback" not in log
    assert "failed" not in log


def test_any_message_is_answered_or_closes_the_socket(stranger: Server) -> None:
    """Nobody else notices."""
    dice, answered = random.Random(f"{SEED} messages"), 0
    table = stranger.table(people=2, bots=1)
    with stranger.person(table, 1) as bystander:
        person = stranger.person(table, 0)
        while answered < MESSAGES:
            before = replies(person)
            try:
                for _ in range(AT_ONCE):
                    person.socket.send(odd_message(dice))
                assert person.ask("ping")["ok"]
                answered -= 1  # the ping
            except ConnectionClosed:
                answered += 1  # what closed it
                person.close()
            answered += replies(person) - before
            if person.socket.close_code is not None:
                person = stranger.person(table, 0)
            person.inbox.clear()
            assert bystander.ask("ping")["ok"]
            bystander.inbox.clear()  # who never reads would be cut off, and rightly
        person.close()
        count("fuzzed: messages on sockets", answered)


def replies(person: Person) -> int:
    return sum(message["type"] == "reply" for message in person.inbox)


def test_any_bytes_are_a_request_or_are_refused(stranger: Server) -> None:
    """What comes is an answer that is no fault of the server, or the end of the line."""
    dice, table = random.Random(f"{SEED} bytes"), stranger.table(people=2, bots=1)
    body = json.dumps({"config": {"players": 3}}).encode()
    host = f"HTTP/1.1\r\nHost: 127.0.0.1:{stranger.port}\r\n".encode()
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    seat = b"Authorization: Bearer " + table["tokens"]["0"].encode() + b"\r\n"
    path = b"/api/tables/" + table["id"].encode()
    json_ = b"Content-Type: application/json\r\n"
    sized = b"Content-Length: %d\r\n\r\n" % len(body)
    chunked = b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    whole = [
        b"GET / " + host + b"Accept-Encoding: gzip\r\nRange: bytes=0-9\r\n\r\n",
        b"GET " + path + b"?lang=fr " + host + seat + b"Cookie: folsom_guest=abc\r\n\r\n",
        b"GET " + path + b"/socket " + host + upgrade,
        b"GET /api/tables/mine?limit=5&offset=0 " + host + b"Accept-Language: fr\r\n\r\n",
        b"POST /api/tables " + host + json_ + sized + body,
        b"POST /api/setup/check " + host + json_ + chunked,
        b"POST " + path + b"/join " + host + seat + json_ + b"Content-Length: 2\r\n\r\n{}",
    ]
    sent = iter(range(REQUESTS))

    async def line() -> None:
        for _ in sent:
            answer = await answer_to(stranger, damaged(dice.choice(whole), dice))
            assert not answer.startswith(b"HTTP/1.1 5"), answer

    async def lines() -> None:
        await asyncio.gather(*(line() for _ in range(LINES)))

    with ThreadPoolExecutor(1) as thread:  # Playwright may have left a running loop in this one
        thread.submit(asyncio.run, lines()).result()
    count("fuzzed: bytes for HTTP", REQUESTS)


async def answer_to(server: Server, request: bytes) -> bytes:
    """How it begins; nothing if the line is just closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            return await reader.read(1000)
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def damaged(request: bytes, dice: random.Random) -> bytes:
    for _ in range(dice.choice((1, 1, 2, 5))):
        a = dice.randrange(len(request) + 1)
        b = a + dice.choice((0, 1, 1, 2, 8, 40))
        request = request[:a] + dice.choice(ODD_BYTES) * dice.choice((0, 1, 1, 3)) + request[b:]
    return request


ODD_BYTES = [b"\r\n", b"\n", b"\0", b" ", b":", b"/", b"%00", b"%ff", b"\xff", b"\xc3\xa9", b"?"]
ODD_BYTES += [b"9" * 30, b"-1", b"A" * 9000, b"../", b"HTTP/1.0", b"POST ", b"[", b'"', b"{", b","]


def odd_message(dice: random.Random) -> str | bytes:
    """A command of which something is not as it should be; or no command at all."""
    if dice.random() < 0.01:
        odd_ones: list[str | bytes] = [b"", b"{}", b"\xff\0", "", "\0", "[" * 5000, "x" * 20_000]
        return dice.choice(odd_ones)
    odd: list[Any] = [
        None,
        True,
        -1,
        2**31,
        2**63,
        2**200,
        1.5,
        "",
        "\0",
        "\u3164",
        "x" * 600,
        [],
        {},
    ]
    types = [
        "choose",
        "undo",
        "chat",
        "take_back",
        "hand_over",
        "look",
        "explain",
        "hint",
        "nothing",
    ]
    message: dict[str, Any] = {"type": dice.choice(types), "id": str(dice.random()), "seen": 0}
    for name in dice.sample(["seen", "seat", "option", "text", "phrase", "thing", "id", "type"], 2):
        if dice.random() < 0.7:
            message[name] = dice.choice([*odd, dice.randrange(5), "draw", "card:belle:fire"])
    text = json.dumps(message)
    if dice.random() < 0.02:
        at = dice.randrange(len(text))
        text = text[:at] + text[at + dice.randrange(4) :]
    return text
