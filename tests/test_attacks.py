"""What strangers try: each gets a sentence, and nobody else notices."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Person, Server, serving
from sqlalchemy import Connection
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from folsom.cli.main import app
from folsom.game import Config, FolsomError, Game, Record, RecordError
from folsom.server import limits
from folsom.server.limits import Buckets
from folsom.server.run import check_database, check_port
from folsom.server.settings import Settings
from folsom.server.web import POLICY
from folsom.table import rows
from folsom.table.store import Store
from folsom.texts import Texts, problems


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("attacks") / "folsom.db") as server:
        yield server


def send(server: Server, body: str, path: str = "/api/tables") -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return httpx.post(server.url + path, content=body, headers=headers, timeout=PATIENCE)


# --- What cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/%00", "/t/%00", "/" + "a" * 300, "/" + "b/" * 3000])
def test_an_odd_address_is_no_page(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown_page")


@pytest.mark.parametrize("config", ['{"players": ' + "9" * 30 + "}", '{"players": "\\ud800"}'])
def test_a_huge_number_is_no_number_of_players(server: Server, config: str) -> None:
    assert send(server, f'{{"config": {config}}}').status_code == 422
    checked = send(server, f'{{"config": {config}}}', "/api/setup/check")
    assert not checked.json()["ok"]
    assert checked.json()["message"]


def finished() -> Record:
    game = Game.new(Config(players=3), seed="a finished game")
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[0])
    return Record.of(game)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": "\ud800"},
        {"seed": None, "seed_hash": "\ud800"},
        {"seed": None, "seed_hash": "mine"},
    ],
)
def test_a_record_has_a_seed_or_a_hash_that_can_be_one(wrong: dict[str, Any]) -> None:
    lines = finished().to_json()
    lines[0] |= wrong
    with pytest.raises(RecordError):
        Record.from_text("\n".join(json.dumps(line) for line in lines))


def test_a_record_without_a_seed_is_not_called_verified(server: Server, tmp_path: Path) -> None:
    whole = finished()
    lines = whole.to_json()
    lines[0] |= {"seed": None, "seed_hash": "0" * 64}
    made_up = "\n".join(json.dumps(line) for line in lines)
    for text, verified in ((whole.to_text(), True), (made_up, False)):
        brought = httpx.post(f"{server.url}/api/replays", content=text, timeout=PATIENCE).json()
        assert brought["verified"] is verified
        assert server.get(f"/api/replays/{brought['id']}")["verified"] is verified
    path = tmp_path / "made_up.folsom"
    path.write_text(made_up, encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(path), "--lang", "en"]).output
    assert "OK" not in said
    assert "nothing proves where the deal came from" in said


def test_who_brings_too_much_is_refused(tmp_path: Path) -> None:
    record = finished().to_text()
    options = {"upload_rate": 0.0001, "upload_burst": 3 * len(record) + 99, "replays_kept": 1}
    with serving(tmp_path / "folsom.db", table_rate=0.0001, table_burst=1, **options) as server:
        other = json.loads(record.splitlines()[0]) | {"taken_back": 1}
        changed = "\n".join([json.dumps(other), *record.splitlines()[1:]])
        answers = [
            httpx.post(f"{server.url}/api/replays", content=text, timeout=PATIENCE)
            for text in (record, record, changed, record)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 507, 429]
        assert answers[2].json()["error"] == "no_room"
        made = [send(server, '{"config": {"players": 3}}').status_code for _ in range(2)]
        assert made == [200, 429]


def test_control_characters_are_kept_out_everywhere(server: Server) -> None:
    keeps_control_characters_out(server)


def keeps_control_characters_out(server: Server) -> None:
    """PostgreSQL has no place for NUL."""
    seats = [{"kind": "person", "name": "A\0nn"}, {"kind": "open"}, {"kind": "bot"}]
    table = server.post("/api/tables", {"config": {"players": 3}, "name": "H\0st", "seats": seats})
    server.post(f"/api/tables/{table['id']}/join", {"name": "B\0b"})
    server.post(f"/api/tables/{table['id']}/start", token=table["host_token"])
    shown = server.get(f"/api/tables/{table['id']}")
    assert [shown["host"], *(seat["name"] for seat in shown["seats"])] == [
        "H st",
        "A nn",
        "B b",
        "",
    ]
    odd = {"config": {"players": 3, "seats": ["\0", "doc", "belle"]}}
    assert server.post("/api/tables", odd, ok=False).status_code == 422
    token = httpx.get(f"{server.url}/api/codes/%00%00%00%00%00%00", timeout=PATIENCE)
    assert token.status_code == 404
    with server.person(table) as ann:
        ann.ask("chat", text="How\x00dy\x07 all")
        assert ann.inbox[-1]["ok"]
        said = next(m for m in ann.inbox if m["type"] == "chat")
        assert said["chat"]["text"] == "How dy all"
        assert ann.ask("chat", text="\x00")["error"] == "malformed"
        ann.send("choose", id="a\x00b", seen=0, option="draw")
        assert ann.closed() == 4400
    with server.person(table, None, name="A%00nn") as watcher:
        watcher.ask("chat", text="me")
        assert [m["chat"]["name"] for m in watcher.inbox if m["type"] == "chat"] == ["A nn"]


# --- Who asks, and how often ----------------------------------------------------------------------


def test_a_server_on_loopback_answers_to_its_own_names_only(server: Server) -> None:
    """A stranger's name that has the address 127.0.0.1 is not taken for ours."""
    for host, status in (
        ("evil.example", 421),
        ("evil.example:80", 421),
        ("[", 421),
        ("localhost:1234", 200),
        ("folsom.localhost", 200),
        ("[::1]:80", 200),
    ):
        answer = httpx.get(f"{server.url}/health", headers={"Host": host}, timeout=PATIENCE)
        assert answer.status_code == status, host
    french = {"Host": "evil.example", "Accept-Language": "fr"}
    told = httpx.get(f"{server.url}/", headers=french, timeout=PATIENCE).json()
    assert told["error"] == "unknown_host"
    assert "machine" in told["message"]
    table = server.table()
    with pytest.raises(InvalidStatus), server.person(table, headers={"Host": "evil.example"}):
        pass


def test_public_address_and_origins_are_names_of_the_server_too() -> None:
    named = Settings(public_url="https://play.example/folsom", origins=("http://other.example:1",))
    assert named.known_hosts is not None
    assert {"play.example", "other.example", "127.0.0.1"} <= named.known_hosts
    assert Settings(host="0.0.0.0").known_hosts is None


def test_what_makes_work_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db", work_rate=0.0001, work_burst=2) as server:
        check = '{"config": {"players": 4}}'
        assert [send(server, check, "/api/setup/check").status_code for _ in range(3)] == [
            200,
            200,
            429,
        ]
        for path in ("replays/0123456789abcdef", "tables/0123456789abcdef/replay"):
            answer = httpx.get(f"{server.url}/api/{path}", timeout=PATIENCE)
            assert answer.status_code == 429
            assert answer.headers["Retry-After"]


def test_who_was_too_fast_is_not_forgotten_for_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FULL", 100)
    buckets = Buckets(rate=0.0, burst=1)
    assert buckets.take("10.0.0.1")
    for n in range(1000):
        buckets.take(f"10.1.0.{n}")
        assert not buckets.take("10.0.0.1")
    assert len(buckets._buckets) <= 100


def test_pages_talk_to_their_own_server_only() -> None:
    assert "connect-src 'self';" in POLICY


def test_metrics_are_for_those_who_switch_them_on(tmp_path: Path, server: Server) -> None:
    from folsom.server.app import make_app

    def paths(settings: Settings) -> set[str]:
        return {getattr(route, "path", "") for route in make_app(settings).routes}

    database = str(tmp_path / "folsom.db")
    assert "/metrics" not in paths(Settings(database=database))
    assert "/metrics" in paths(Settings(database=database, metrics=True))
    assert httpx.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 200


# --- Who looks into which hand --------------------------------------------------------------------


def test_a_running_game_takes_one_stranger_from_an_address(server: Server) -> None:
    """A client that throws its cookie away is still the same one."""
    with server.client() as known:
        known.post("/api/tables", json={"config": {"players": 3}})  # so the house knows them
        known.headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in known.cookies.items())
        table = server.table(people=1, bots=3)
        path = f"/api/tables/{table['id']}"
        joined = server.post(f"{path}/join", {"seat": 1})
        server.post(f"{path}/leave", token=joined["token"])
        with Person(server, table["id"], joined["token"]) as gone:
            assert gone.closed() == 4401
        refused = server.post(f"{path}/join", {"seat": 2}, ok=False)
        assert (refused.status_code, refused.json()["error"]) == (409, "one_newcomer")
        assert known.post(f"{path}/join", json={"seat": 2}).json()["seat"] == 2
        again = known.post(f"{path}/join", json={"seat": 3}).json()
        assert again["error"] == "already_seated"


def test_a_network_of_ipv6_is_one_address() -> None:
    buckets = Buckets(rate=0.0, burst=1)
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::2")
    assert buckets.take("2001:db8:0:1::1")
    assert buckets.take("::ffff:10.0.0.1")
    assert buckets.take("::ffff:10.0.0.2")


# --- What is typed at the start -------------------------------------------------------------------


def refused(database: str) -> FolsomError:
    with pytest.raises(FolsomError) as found:
        check_database(database)
    assert problems.sentence(Texts("fr"), found.value) != str(found.value)
    return found.value


@pytest.mark.parametrize(
    "database",
    [
        "postgresql://ann:hush@127.0.0.1:1/folsom",
        "postgresql://127.0.0.1:1/folsom?user=ann&password=hush",
        "postgresql://ann:hu/hush@127.0.0.1:port/folsom",
        "mysql://ann:hush@127.0.0.1/folsom",
        "nonsense://ann:hush@127.0.0.1/folsom",
    ],
)
def test_a_database_that_is_none_is_named_without_its_password(database: str) -> None:
    pytest.importorskip("psycopg")
    error = refused(database)
    assert "hush" not in str(error)
    assert "hush" not in problems.sentence(Texts("fr"), error)


def test_a_damaged_file_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "folsom.db"
    path.write_bytes(b"no database at all" * 1000)
    assert "folsom.db cannot be opened" in str(refused(str(path)))
    path.unlink()
    store = Store(str(path))

    def fill(database: Connection) -> None:
        for n in range(300):
            rows.remember_guest(database, f"{n}", "x" * 60, 1.0)

    store.write_now(fill)
    store.close()
    whole = path.read_bytes()
    for sound in (8192, len(whole) - 4096):  # all but the beginning, and the last of many pages
        path.write_bytes(whole[:sound] + b"\xff" * (len(whole) - sound))
        assert "folsom.db cannot be opened" in str(refused(str(path)))


@pytest.mark.parametrize("port", [99999, -3])
def test_a_port_that_is_none_is_no_port_that_is_taken(port: int) -> None:
    with pytest.raises(FolsomError) as found:
        check_port(port)
    for said in (str(found.value), problems.sentence(Texts("fr"), found.value)):
        assert str(port) in said
        assert "65535" in said


def test_a_port_is_written_without_a_comma(server: Server) -> None:
    command = [sys.executable, "-m", "folsom", "play", "--no-browser", "--port", str(server.port)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert f"Port {server.port} is taken" in " ".join(done.stderr.split())
