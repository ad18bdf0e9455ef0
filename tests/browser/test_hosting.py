"""Hosted as docs/hosting.md says: behind nginx, with TLS, under a path, two processes, PostgreSQL.

nginx has the site of ``deploy/nginx.conf``. Friends play there by clicks, from the home page on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.cookies import SimpleCookie

import httpx
import pytest
from nginx import Front, nginx
from playwright.sync_api import Page, expect
from postgres import postgres
from serving import PATIENCE, Server, free_port, serving

from browser.conftest import PHONE, Visit
from browser.person import (
    Player,
    by_button,
    by_mouse,
    by_number,
    finish,
    pick,
    table_id,
)

GUESSES = 6  # of codes, for each client at each process
QUICKEST = "rookie"


@dataclass(frozen=True)
class Hosted:
    front: Front
    servers: tuple[Server, Server]

    @property
    def url(self) -> str:
        return self.front.url

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=False, timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    ports = free_port(), free_port()
    options = {
        "public_url": f"https://localhost:{ports[0]}/folsom",
        "trusted_proxy": "127.0.0.1",
        "presence_seconds": 1.0,
        "takeover_delay": 1.0,
        "code_burst": GUESSES,
        "code_rate": 0.001,
    }
    folder = tmp_path_factory.mktemp("nginx")
    with (
        postgres() as url,
        serving(url, **options) as one,
        serving(url, **options) as two,
        nginx(folder, ports, (one, two)) as front,
    ):
        yield Hosted(front, (one, two))


def play_until(done: Callable[[Player], bool], players: list[Player]) -> None:
    """Everybody answers until this is true of each of them."""
    while not all(done(player) for player in players):
        for player in players:
            player.go_on()


def is_in_round_2(player: Player) -> bool:
    return bool(player.page.evaluate("person.round() > 1"))


def make_a_table(page: Page) -> str:
    """From the home page, by clicks; the link for friends."""
    page.get_by_role("link", name="Create a table").first.click()
    page.get_by_role("group", name="How many players?").get_by_text("3", exact=True).click()
    page.get_by_label("Your name").fill("Ann")
    for bot in page.get_by_role("combobox", name="Which bot in seat").all():
        pick(bot, QUICKEST)
    page.get_by_role("button", name="Make the table").click()
    return page.get_by_label("Link to this table").input_value()


def test_friends_play_a_game_and_the_next(visit: Visit, server: Hosted) -> None:
    """One process after the other is stopped and started again meanwhile."""
    ann = visit("")
    link = make_a_table(ann)
    assert link == f"{server.url}t/{table_id(ann)}"
    ben = visit(link, size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_text("Ben").first).to_be_visible()
    ann.locator("button.start").click()

    players = [Player(ann, [by_mouse], "Ann"), Player(ben, [by_button], "Ben")]
    play_until(is_in_round_2, players)
    for process in server.servers:
        process.stop()
        process.start()
    answered = {player: player.answered for player in players}
    play_until(lambda player: player.answered > answered[player], players)
    finish(dict(zip((ann, ben), server.servers, strict=True)))

    ann.get_by_role("button", name="Ride again").click()
    ben.get_by_role("button", name="Ride along").click()
    ann.wait_for_url(lambda url: url.startswith(f"{server.url}t/") and url != link)
    ben.wait_for_url(ann.url)
    play_until(
        lambda player: player.answered > 0, [Player(page, [by_number]) for page in (ann, ben)]
    )

    ann.goto(server.url)
    ann.get_by_role("link", name="Rules").first.click()
    ann.wait_for_url(f"{server.url}rules")
    ann.go_back()
    expect(ann.get_by_role("link", name="Create a table").first).to_be_visible()


def test_both_processes_answer_and_no_secret_is_logged(server: Hosted) -> None:
    with server.client() as client:
        made = client.post("api/tables", json={"config": {"players": 3}}).json()
        token = made["tokens"]["0"]
        for _ in range(4):
            assert client.get(f"api/tables/{made['id']}", params={"token": token}).is_success
    log = server.front.log.read_text()
    assert all(f"127.0.0.1:{process.port}" in log for process in server.servers)
    assert "token" not in log + server.front.errors.read_text()


def test_http_leads_to_https_and_the_path_to_its_slash(server: Hosted) -> None:
    led = httpx.get(f"{server.front.plain}/folsom/t/abc?x=1", timeout=PATIENCE)
    assert led.status_code == 308
    assert led.headers["location"] == f"{server.url}t/abc?x=1"
    with server.client() as client:
        assert client.get(server.url.rstrip("/")).headers["location"].endswith("/folsom/")


def test_a_cookie_is_sent_under_the_path_and_by_tls_alone(server: Hosted) -> None:
    with server.client() as client:
        made = client.post("api/tables", json={"config": {"players": 3}})
    cookie = SimpleCookie(made.headers["set-cookie"])["folsom_guest"]
    assert cookie["path"] == "/folsom/"
    assert cookie["secure"]
    assert cookie["httponly"]


def test_a_client_cannot_pretend_to_be_another(server: Hosted) -> None:
    with server.client() as client:
        answers = [
            client.get("api/codes/WRONG", headers={"X-Forwarded-For": f"203.0.113.{n}"})
            for n in range(2 * GUESSES + 1)
        ]
    assert answers[-1].status_code == 429


def test_figures_are_for_those_who_run_the_server(server: Hosted) -> None:
    with server.client() as client:
        assert client.get("metrics").status_code == 403
        assert client.get("health").json() == {"ok": True}
        ready = {"ok": True, "database": True, "bell": True, "bots": True}
        assert client.get("ready").json() == ready
    for process in server.servers:
        figures = httpx.get(f"{process.url}/folsom/metrics", timeout=PATIENCE)
        assert "folsom_tables_loaded" in figures.text
