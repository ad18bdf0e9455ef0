"""Inviting: the server knows under which addresses others reach it, and lets their pages work."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import ifaddr
import pytest
from serving import PATIENCE, Person, free_port, serving

from folsom.server import invitation
from folsom.server.settings import Settings

SCOPED = ("fe80::1", 0, 2)
ADAPTERS: dict[str, list[str | tuple[str, int, int]]] = {
    "lo": ["127.0.0.1", ("::1", 0, 0)],
    "docker0": ["172.17.0.1"],
    "br-5f0a": ["172.18.0.1"],
    "eth0": [("2001:4860::7", 0, 0), SCOPED, "8.8.4.4"],
    "wlan0": ["192.168.1.23", "169.254.3.4"],
}


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a container network, one to the world, and one at home."""

    def found() -> list[Any]:
        return [
            SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=ip) for ip in ips])
            for name, ips in ADAPTERS.items()
        ]

    monkeypatch.setattr(ifaddr, "get_adapters", found)


@pytest.mark.usefixtures("networks")
@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("0.0.0.0", ["http://192.168.1.23:8099", "http://8.8.4.4:8099"]),
        ("::", ["http://[2001:4860::7]:8099"]),
        ("127.0.0.1", []),
        ("::1", []),
        ("localhost", []),
        ("192.168.1.23", ["http://192.168.1.23:8099"]),
        ("table.example", ["http://table.example:8099"]),
    ],
)
def test_addresses_are_those_that_work_from_another_device(host: str, addresses: list[str]) -> None:
    assert invitation.addresses(Settings(host=host)) == addresses


@pytest.mark.usefixtures("networks")
def test_who_comes_from_far_away_is_told_no_address_of_a_network_at_home() -> None:
    told = invitation.addresses(Settings(host="0.0.0.0"), to_neighbours=False)
    assert told == ["http://8.8.4.4:8099"]
    assert invitation.addresses(Settings(host="192.168.1.23"), to_neighbours=False) == []


@pytest.mark.parametrize(
    ("visitor", "is_near"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.40", True),
        ("::ffff:192.168.1.40", True),
        ("100.100.7.7", True),  # a private network over others, as of Tailscale
        ("fd00::40", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2001:4860::8", False),
        ("?", False),
    ],
)
def test_neighbours_are_known_by_their_addresses(visitor: str, is_near: bool) -> None:
    assert invitation.is_private(visitor) is is_near


def test_a_visitor_through_a_proxy_is_told_what_suits_them(tmp_path: Path) -> None:
    options = {"host": "0.0.0.0", "trusted_proxy": "127.0.0.1"}
    with serving(tmp_path / "folsom.db", **options) as server:
        for visitor, is_near in (("8.8.8.8", False), ("192.168.1.40", True)):
            headers = {"X-Forwarded-For": visitor}
            answer = httpx.get(f"{server.url}/api/invitation", headers=headers, timeout=PATIENCE)
            hosts = [httpx.URL(told).host for told in answer.json()["addresses"]]
            near = [str(ip) for ip in invitation.machine_addresses() if ip.version == 4]
            wanted = near if is_near else [ip for ip in near if not invitation.is_private(ip)]
            assert hosts == wanted


@pytest.mark.usefixtures("networks")
def test_a_public_address_stands_for_all_others() -> None:
    settings = Settings(host="0.0.0.0", public_url="https://play.example")
    assert invitation.addresses(settings) == ["https://play.example"]


def test_the_usual_port_is_not_said() -> None:
    assert invitation.addresses(Settings(host="table.example", port=80)) == ["http://table.example"]


def test_a_server_on_loopback_invites_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db") as server:
        assert server.get("/api/invitation") == {"public_url": None, "addresses": []}


def test_pages_under_the_public_address_are_our_own(tmp_path: Path) -> None:
    """A proxy in front of the server may give it another host."""
    with serving(tmp_path / "folsom.db", public_url="https://play.example") as server:
        expected = {"public_url": "https://play.example", "addresses": ["https://play.example"]}
        assert server.get("/api/invitation") == expected
        body = {"config": {"players": 3}, "start": True}
        for origin, status in (("https://play.example", 200), ("https://evil.example", 403)):
            answer = httpx.post(
                f"{server.url}/api/tables", json=body, headers={"Origin": origin}, timeout=PATIENCE
            )
            assert answer.status_code == status
        table = server.table()
        token = table["tokens"]["0"]
        with Person(server, table["id"], token, origin="https://play.example") as ann:
            assert ann.until("state")["you"] == 0


def test_every_address_that_a_server_names_answers(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db", host="0.0.0.0") as server:
        named = server.get("/api/invitation")["addresses"]
        if not named:
            pytest.skip("this machine is in no network")
        for address in named:
            assert not ip_address(httpx.URL(address).host).is_loopback
            made = httpx.post(
                f"{address}/api/tables",
                json={"config": {"players": 3}},
                headers={"Origin": address},
                timeout=PATIENCE,
            )
            assert made.status_code == 200, made.text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ["--public-url", "https://play.example/", "--lang", "en"],
            "Friends open https://play.example/",
        ),
        (["--public-url", "play.example", "--lang", "fr"], "écrivez-la comme"),
    ],
)
def test_play_says_where_friends_find_it(options: list[str], said: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "folsom", "play", "--no-browser", "--port", str(free_port())]
    command += ["--database", str(tmp_path / "folsom.db"), *options]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert any(said in line for line in process.stdout)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
