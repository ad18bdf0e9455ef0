"""A database that release 0.1.0 has written, with games that run and games that are over.

``release_0_1_0.db.xz`` is the database, ``release_0_1_0.json.xz`` what that release said of its
tables last: the tokens, what each seat saw and was asked, and the records of finished games. They
were made once, by the server of that release, and are never made again:

    git worktree add RELEASE 67bb2ad
    cp tests/release_0_1_0.py RELEASE/tests
    PYTHONPATH=RELEASE/src .venv/bin/python RELEASE/tests/release_0_1_0.py
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

DATABASE: Final = Path(__file__).with_name("release_0_1_0.db.xz")
TOLD: Final = Path(__file__).with_name("release_0_1_0.json.xz")

ALL: Final = 10_000
GAMES: Final[dict[str, tuple[dict[str, Any], int, int, int]]] = {  # config, people, bots, choices
    "base, over": ({"players": 3}, 2, 1, ALL),
    "base, running": ({"players": 4}, 4, 0, 70),
    "base, just begun": ({"players": 6}, 6, 0, 0),
    "expert": ({"players": 4, "variants": ["expert"], "edition": "2014"}, 4, 0, 60),
    "with bots": ({"players": 4}, 1, 3, 9),
    "teams": ({"players": 4, "variants": ["teams"]}, 4, 0, 50),
    "horses": ({"players": 3, "modules": ["horses_stagecoach"]}, 3, 0, 45),
    "marshal": ({"players": 4, "modules": ["marshal_prisoners"]}, 4, 0, 60),
    "couriers": ({"players": 4, "modules": ["couriers_armored_train"]}, 4, 0, 60),
    "super, running": ({"game": "super", "players": 4}, 4, 0, 10),
    "super, over": ({"game": "super", "players": 3}, 3, 0, ALL),
}
UNDOS: Final = 3  # how often somebody tries to take a choice back


def unpacked(folder: Path) -> Path:
    """The database as a file that may be changed."""
    path = folder / "release_0_1_0.db"
    path.write_bytes(lzma.decompress(DATABASE.read_bytes()))
    return path


def told() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(lzma.decompress(TOLD.read_bytes()))
    return found


def make() -> None:
    """Only with the sources and the tests of release 0.1.0."""
    from serving import Server

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "folsom.db"
        server = Server(path)
        known = {}
        for name, (config, people, bots, choices) in GAMES.items():
            known[name] = played(server, name, config, people, bots, choices)
            print(name, len(json.dumps(known[name])))
        server.post(
            "/api/tables",
            {"config": {"players": 3}, "seats": [{"kind": "open"}] * 3, "public": True},
        )
        server.stop()
        database = sqlite3.connect(path)
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
        database.close()
        DATABASE.write_bytes(lzma.compress(path.read_bytes(), preset=9))
        TOLD.write_bytes(lzma.compress(json.dumps(known).encode(), preset=9))


def played(
    server: Any, name: str, config: dict[str, Any], people: int, bots: int, choices: int
) -> dict[str, Any]:
    """Play so many choices of people, and keep what everybody sees then."""
    table = server.table(people, bots, "random", config=config, absence=None, seed=name)
    dice = random.Random(name)
    persons = [server.person(table, seat) for seat in range(people)]
    for person in persons:
        person.until("state")
    made = undone = 0
    while (person := asked(persons)) is not None and made < choices:
        if made > 5 and undone < UNDOS and person.now["undo"]:
            undone += bool(person.ask("undo", seen=person.n)["ok"])
            continue
        option = dice.choice(person.now["decisions"][0]["options"])["text"]
        made += bool(person.ask("choose", seen=person.n, option=option)["ok"])
    return {
        "id": table["id"],
        "host_token": table["host_token"],
        "tokens": table["tokens"],
        "seen": [{part: p.now[part] for part in ("n", "view", "decisions")} for p in persons],
        "record": record(server, table["id"]) if over(persons) else None,
    }


def over(persons: list[Any]) -> bool:
    return bool(persons[0].now["view"]["over"])


def asked(persons: list[Any]) -> Any:
    """Somebody who is asked, once all have heard the news; None at the end."""
    while not over(persons):
        for person in persons:
            person.ask("ping")
        for person in persons:
            if person.now["decisions"]:
                return person
    return None


def record(server: Any, table: str) -> str:
    with server.client() as client:
        return str(client.get(f"/api/tables/{table}/record").text)


if __name__ == "__main__":
    make()
