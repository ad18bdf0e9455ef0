"""Inviting: an address that works from another device, and people who are called by their names.

Friends open the page under the address of this machine in its network, over plain http. There a
browser has neither a clipboard for programs nor random ids; a page that needs them is dead.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import zxingcpp
from effort import some
from playwright.sync_api import Page, expect
from serving import Server, play_out, serving

from browser.conftest import PHONE, Visit, desktop_or_phone
from browser.person import (
    DECIDING,
    rests_in_its_width,
    scrolls_sideways,
    sit_down,
    until_asked,
    wait_for_question,
)
from folsom.server.invitation import machine_addresses

Shoot = Callable[[Page, str], None]
LONG = "Maximilien-Alexandre IIIe"[:24]
DOT = 6  # pixels of a dot of a QR code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serves the network, as ``folsom play --host 0.0.0.0`` does."""
    if not any(ip.version == 4 for ip in machine_addresses()):
        pytest.skip("this machine is in no network")
    running = Server(tmp_path_factory.mktemp("inviting") / "folsom.db", host="0.0.0.0")
    yield running
    running.kill()


def make_a_table(visit: Visit, name: str = "Ann") -> Page:
    """From the home page, by clicks, at this machine itself."""
    page = visit("/")
    page.get_by_role("link", name="Create a table").first.click()
    page.get_by_text("Anyone", exact=True).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".code")).to_be_visible()
    return page


def test_who_waits_sees_who_wins_together(visit: Visit, server: Server) -> None:
    config = {"players": 4, "modules": ["base", "couriers_armored_train"]}
    teams = server.table(people=4, bots=0, config=config, start=False)
    room = visit(sit_down(teams)).locator("ol")
    expect(room.get_by_text("Red team")).to_have_count(2)
    expect(room.get_by_text("Blue team")).to_have_count(2)
    config = {"players": 4, "variants": ["teams"]}
    pairs = server.table(people=4, bots=0, config=config, start=False)
    room = visit(sit_down(pairs)).locator("ol")
    expect(room.get_by_text("First pair")).to_have_count(2)
    expect(room.get_by_text("Second pair")).to_have_count(2)


def read_qr(page: Page) -> str:
    """What a phone's camera would read."""
    code = page.get_by_role("img", name="QR code of the link")
    size = int(code.get_attribute("viewBox").split()[-1])  # type: ignore[union-attr]
    picture = np.full((size, size), 255, dtype=np.uint8)
    drawn = code.locator("path").get_attribute("d") or ""
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn):
        picture[int(y), int(x)] = 0
    (found,) = zxingcpp.read_barcodes(np.kron(picture, np.ones((DOT, DOT), dtype=np.uint8)))
    return str(found.text)


def test_a_friend_on_a_phone_comes_by_the_link_and_everybody_has_a_name(
    visit: Visit, shoot: Shoot
) -> None:
    ann = make_a_table(visit)
    link = ann.get_by_label("Link to this table").input_value()
    assert "127.0.0.1" not in link
    assert read_qr(ann) == link
    shoot(ann, "invite")

    ben = visit(link, size=PHONE, lang="fr")
    assert not ben.evaluate("isSecureContext")
    ben.get_by_label("Votre nom").fill("Ben")
    ben.get_by_role("button", name="Prendre place").tap()
    expect(ben.locator("li", has_text="Ben").get_by_text("Vous")).to_be_visible()
    expect(ann.locator("li").get_by_text("Ben", exact=True)).to_be_visible()
    rests_in_its_width(ben)
    shoot(ben, "invited")
    ann.locator("button.start").click()

    # On a phone one's own panel says how much money one has instead.
    players = [("Players", ann, ["Ann", "Ben"]), ("Joueurs", ben, ["Ann"])]
    for label, page, names in players:
        panels = page.get_by_role("region", name=label)
        for name in names:
            expect(panels.get_by_text(name, exact=True).first).to_be_visible()
    expect(ann.locator(".panels").get_by_text("Outlaw").first).to_be_visible()
    assert re.match(r"Ann \(\w+\), ", until_asked(ann, ben))
    expect(ben.get_by_text(re.compile(r"On attend Ann \(\w+\)"))).to_be_visible()

    ben.locator(".menu-button").tap()
    ben.get_by_role("button", name="Inviter").tap()
    late = ben.get_by_role("dialog")
    expect(late.get_by_label("Lien vers cette table")).to_have_value(link)
    late.get_by_role("button", name="Copier le lien").tap()
    expect(late.get_by_text("Copié")).to_be_visible()
    ben.keyboard.press("Escape")

    ann.get_by_role("button", name="Chat").click()
    ann.get_by_label("Say something").fill("Howdy")
    ann.keyboard.press("Enter")
    expect(ann.locator(".drawer li", has_text="Howdy").get_by_text("Ann (")).to_be_visible()
    ann.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("game", ["express", "super"])
def test_the_end_and_the_replay_have_the_names(visit: Visit, server: Server, game: str) -> None:
    """Played by programs, so that the end comes soon; looked at by a person."""
    table = server.table(people=2, bots=1, config={"game": game, "players": 3})
    with server.person(table, 0) as one, server.person(table, 1) as other:
        play_out([one, other], random.Random(7))
    page = visit(sit_down(table), size=PHONE)
    rows = page.locator("tbody th")
    for row, below in (("P0", r"\w+ · You"), ("P1", r"\w+"), (r"\w+", "Greenhorn")):
        expect(rows.filter(has_text=re.compile(rf"{row}\s+{below}"))).to_have_count(1)
    expect(page.locator(".stage").get_by_text(re.compile("^P[01]$")).first).to_be_visible()
    rests_in_its_width(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text(re.compile(r"P[01] \(\w+\)")).first).to_be_visible()


def test_a_friend_comes_by_the_code(visit: Visit) -> None:
    ann = make_a_table(visit)
    code = ann.locator(".code").inner_text()
    link = ann.get_by_label("Link to this table").input_value()
    ben = visit(link.split("/t/")[0], name="Ben")
    ben.get_by_label("Code of the table").fill(code)
    ben.get_by_role("button", name="Join", exact=True).click()
    expect(ben.get_by_label("Your name")).to_have_value("Ben")
    # Who has not sat down yet is not told the code, and nothing is said of one.
    expect(ben.get_by_label("Link to this table")).to_have_value(link)
    expect(ben.get_by_text(re.compile("code of the table", re.IGNORECASE))).to_have_count(0)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".code")).to_have_text(code)


SAYS_SO = [
    ("en", "Make the table", "Only this computer"),
    ("fr", "Ouvrir la table", "Seul cet ordinateur"),
]


@pytest.mark.parametrize(("lang", "make", "says"), some(SAYS_SO, 1))
def test_a_server_for_this_machine_alone_says_so(
    visit: Visit, tmp_path: Path, lang: str, make: str, says: str
) -> None:
    """No link that would not work, but what to do about it."""
    with serving(tmp_path / "folsom.db") as alone:
        page = visit(f"{alone.url}/new", lang=lang)
        page.get_by_role("button", name=make).click()
        expect(page.get_by_text(says)).to_be_visible()
        expect(page.get_by_text("./folsom play --host 0.0.0.0")).to_be_visible()
        expect(page.locator("input[readonly]")).to_have_count(0)


@pytest.mark.parametrize("name", [LONG, "أحمد بن علي الطويل", "🤠🤠🤠🤠🤠🤠🤠🤠"])
@desktop_or_phone
def test_the_screen_holds_whatever_people_call_themselves(
    visit: Visit, size: dict[str, int], name: str
) -> None:
    page = visit("/new", size=size)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator("main.room").get_by_text(name)).to_be_visible()
    assert not scrolls_sideways(page)
    page.locator("button.start").click()
    wait_for_question(page)
    if size != PHONE:  # whose panel says how much money one has instead
        expect(page.locator(".panels").get_by_text(name).first).to_be_visible()
    expect(page.locator(DECIDING)).to_contain_text(f"{name} (")
    assert not scrolls_sideways(page)
