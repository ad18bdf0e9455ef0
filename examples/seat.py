"""A program that plays a seat: it joins a table by its code and takes any legal option.

    python examples/seat.py http://127.0.0.1:8099 ABCDEF --name Bill

Everything it knows of the game is in docs/api.md; it needs the package `websockets`.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def call(address: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """An HTTP request to the server."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        result: dict[str, Any] = json.load(answer)
        return result


def sit_down(server: str, code: str, name: str) -> tuple[str, str]:
    """Join the table with this code; its id, and the token of the seat."""
    table: str = call(f"{server}/api/codes/{code}")["id"]
    token: str = call(f"{server}/api/tables/{table}/join", {"seat": None, "name": name})["token"]
    return table, token


def play(server: str, table: str, token: str, dice: random.Random) -> dict[str, Any]:
    """Answer every decision until the game is over; its result."""
    host = urlsplit(server).netloc
    sent = 0
    with connect(f"ws://{host}/api/tables/{table}/socket?token={token}") as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "reply" and message["error"] == "stale":
                message = message.get("state", message)  # somebody was faster: look again
            if message["type"] not in ("state", "step", "undone") or message["view"] is None:
                continue
            if message["view"]["over"]:
                result: dict[str, Any] = message["view"]["result"]
                return result
            for decision in message["decisions"]:
                sent += 1
                choice = {
                    "type": "choose",
                    "id": f"{sent}-{dice.getrandbits(32)}",
                    "seen": message["n"],
                    "seat": decision["seat"],
                    "option": dice.choice(decision["options"])["text"],
                }
                socket.send(json.dumps(choice))
    raise ConnectionError("The server closed the connection before the game was over.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat with random legal choices.")
    parser.add_argument("server", help="for example http://127.0.0.1:8099")
    parser.add_argument("code", help="the short code of the table")
    parser.add_argument("--name", default="Random Bill")
    parser.add_argument("--seed", type=int, default=None)
    wishes = parser.parse_args()
    table, token = sit_down(wishes.server.rstrip("/"), wishes.code, wishes.name)
    result = play(wishes.server.rstrip("/"), table, token, random.Random(wishes.seed))
    print("Winners:", ", ".join(result["winners"]))


if __name__ == "__main__":
    main()
