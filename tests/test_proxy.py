"""Behind a proxy: the path that all is served under, and the proxies that may name a client."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from effort import some
from serving import PATIENCE, Person, Server, serving

from folsom.game import FolsomError
from folsom.server import invitation
from folsom.server.proxy import read_place, read_trusted
from folsom.server.settings import Settings
from folsom.texts import Texts, problems

HERE = "https://play.example"


@pytest.mark.parametrize(
    ("public_url", "root_path", "place"),
    [
        (None, None, ("", "")),
        ("https://Play.Example/", None, (HERE, "")),
        ("http://play.example:8099", "/", ("http://play.example:8099", "")),
        (None, "/folsom", ("", "/folsom")),
        (None, "games/folsom/", ("", "/games/folsom")),
        (HERE, "/folsom", (f"{HERE}/folsom", "/folsom")),
        (f"{HERE}/folsom/", None, (f"{HERE}/folsom", "/folsom")),
        (f"{HERE}/folsom", "folsom", (f"{HERE}/folsom", "/folsom")),
    ],
)
def test_address_and_path_say_each_other(
    public_url: str | None, root_path: str | None, place: tuple[str, str]
) -> None:
    assert read_place(public_url, root_path) == place


@pytest.mark.parametrize("typed", ["play.example", "ftp://x", "https://x/?y", "https://me@x", " "])
def test_an_address_that_is_none_is_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(FolsomError) as refused:
        read_place(typed, None)
    assert "https://example.org" in str(refused.value)
    assert "écrivez" in problems.sentence(Texts("fr"), refused.value)


@pytest.mark.parametrize("typed", ["/a b", "/a//b", '/"', "/é", "/a?b", "https://x/a"])
def test_a_path_that_is_none_is_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(FolsomError) as refused:
        read_place(None, typed)
    assert "/folsom" in str(refused.value)
    assert "écrivez" in problems.sentence(Texts("fr"), refused.value)


def test_two_different_paths_are_refused_in_a_sentence() -> None:
    with pytest.raises(FolsomError) as refused:
        read_place(f"{HERE}/a", "/b")
    assert "ends in /a, but the root path is /b" in str(refused.value)
    assert "chemin racine est /b" in problems.sentence(Texts("fr"), refused.value)


def test_nobody_is_trusted_who_is_not_named() -> None:
    assert read_trusted(None) == ()
    assert read_trusted(["10.0.0.7", "10.1.0.0/16", "::1"]) == ("10.0.0.7", "10.1.0.0/16", "::1")


@pytest.mark.parametrize("typed", ["nginx", "*", "10.0.0.7/8", "10.0.0", ""])
def test_a_proxy_that_is_none_is_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(FolsomError) as refused:
        read_trusted([typed])
    assert "10.0.0.0/24" in str(refused.value)
    assert "écrivez" in problems.sentence(Texts("fr"), refused.value)


PLAY, SERVE = ["folsom", "play", "--no-browser"], ["folsom.server"]
WRONG = [
    (program, options, said)
    for program in (PLAY, SERVE)
    for options, said in (
        (["--public-url", "play.example"], "'play.example' is no address of a server"),
        (["--root-path", "a b"], "'a b' is no path to serve under"),
        (["--trusted-proxy", "nginx"], "'nginx' is no address of a proxy"),
    )
]


@pytest.mark.parametrize(("program", "options", "said"), some(WRONG, 2))
def test_a_wrong_option_ends_the_program_with_one_sentence(
    program: list[str], options: list[str], said: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *program, *options], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode != 0
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_addresses_of_this_machine_end_in_the_path() -> None:
    settings = Settings(host="table.example", root_path="/folsom")
    assert invitation.addresses(settings) == ["http://table.example:8099/folsom"]


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server under a path, with few guesses for each client."""
    database = tmp_path_factory.mktemp("below") / "folsom.db"
    options = {"public_url": f"{HERE}/folsom", "code_burst": 2, "code_rate": 0.001}
    options["trusted_proxy"] = "127.0.0.1"
    with serving(database, **options) as server:
        yield server


@pytest.mark.parametrize("prefix", ["/folsom", ""], ids=["whole path", "path cut off"])
def test_everything_is_served_below_the_path(below: Server, prefix: str) -> None:
    """Whether the proxy passes the path on or takes it away."""
    with below.client() as client:
        for path in ("/", "/t/0123456789abcdef", "/rules"):
            page = client.get(prefix + path)
            assert page.status_code == 200
            assert 'src="/folsom/assets/' in page.text
            assert 'name="root" content="/folsom/"' in page.text
            assert '"./' not in page.text
        manifest = client.get(f"{prefix}/manifest.webmanifest")
        assert manifest.json()["start_url"] == "."
        script = page.text.split('src="/folsom')[1].split('"')[0]
        assert "immutable" in client.get(prefix + script).headers["cache-control"]
        assert client.get(f"{prefix}/api/setup").headers["cache-control"] == "no-store"
        assert client.get(f"{prefix}/api/nothing").json()["error"] == "unknown_page"
        assert client.get(f"{prefix}/health").json()["ok"]
        big = "x" * 100_000
        assert client.post(f"{prefix}/api/replays", content=big).json()["error"] == "bad_record"
        assert client.post(f"{prefix}/api/tables", content=big).status_code == 413


def test_the_root_itself_is_one_slash_away(below: Server) -> None:
    with below.client(follow_redirects=True) as client:
        assert client.get("/folsom").url.path == "/folsom/"


def test_the_cookie_stays_below_the_path(below: Server) -> None:
    body = {"config": {"players": 3}, "start": True}
    headers = {"Origin": HERE, "X-Forwarded-Proto": "https"}
    made = httpx.post(f"{below.url}/folsom/api/tables", json=body, headers=headers)
    cookie = made.headers["set-cookie"]
    assert "Path=/folsom/;" in cookie
    assert "Secure" in cookie
    with Person(below, made.json()["id"], made.json()["tokens"]["0"], origin=HERE) as ann:
        assert ann.until("state")["you"] == 0


def guess(server: Server, client: str) -> int:
    headers = {"X-Forwarded-For": client}
    return httpx.get(f"{server.url}/api/codes/WRONG", headers=headers, timeout=PATIENCE).status_code


def test_limits_are_those_of_the_client_behind_a_trusted_proxy(below: Server) -> None:
    assert [guess(below, "203.0.113.5") for _ in range(3)] == [404, 404, 429]
    assert guess(below, "203.0.113.6") == 404
    assert guess(below, "203.0.113.77, 203.0.113.5") == 429  # a longer list is not believed


@pytest.mark.parametrize("trusted", [{"trusted_proxy": "192.0.2.1"}, {}], ids=["other", "nobody"])
def test_a_proxy_that_is_not_trusted_is_a_client(tmp_path: Path, trusted: dict[str, Any]) -> None:
    options = {"code_burst": 2, "code_rate": 0.001} | trusted
    with serving(tmp_path / "folsom.db", **options) as server:
        found = [guess(server, f"203.0.113.{n}") for n in range(3)]
    assert found == [404, 404, 429]
