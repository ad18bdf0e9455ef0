"""Whatever strangers send to a server, as messages on sockets or as bytes, nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from effort import EFFORT, SEED, count, has_time, in_time, times
from serving import PATIENCE, Person, Server, has_no_traceback, is_no_fault, serving
from websockets.exceptions import ConnectionClosed

MESSAGES = 20_000 if EFFORT > 1 else times(200)
AT_ONCE = 20  # messages, before their answers are read
REQUESTS = 20_000 if EFFORT > 1 else times(400)
LINES = 40  # connections at the same time


@pytest.fixture
def stranger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Server]:
    """A server that has nothing to complain about, whatever it is sent."""
    limits = {"hint_rate": 0.001, "hint_burst": 1, "request_seconds": 0.5}
    with serving(tmp_path / "noise.db", bot_workers=1, **limits) as server:
        yield server
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["ok"]
    log = capsys.readouterr().err
    assert has_no_traceback(log)
    assert "failed" not in log


def test_any_message_is_answered_or_closes_the_socket(stranger: Server) -> None:
    """Nobody else notices."""
    dice, answered = random.Random(f"{SEED} messages"), 0
    table = stranger.table(people=2, bots=1)
    with stranger.person(table, 1) as bystander:
        person = stranger.person(table, 0)
        while answered < MESSAGES and has_time():
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
    sent = in_time(range(REQUESTS))

    async def line() -> None:
        for _ in sent:
            request = damaged(dice.choice(whole), dice)
            cut = dice.randrange(len(request) + 1)
            answer = await answer_to(stranger, request[:cut], request[cut:])
            count("fuzzed: HTTP requests of damaged bytes")
            status = re.match(rb"HTTP/1.1 (\d{3})", answer)
            assert is_no_fault(int(status[1]) if status else 0), answer

    async def lines() -> None:
        await asyncio.gather(*(line() for _ in range(LINES)))

    with ThreadPoolExecutor(1) as thread:  # Playwright may have left a running loop in this one
        thread.submit(asyncio.run, lines()).result()


async def answer_to(server: Server, *parts: bytes) -> bytes:
    """How it begins; nothing if the line is just closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0)
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
