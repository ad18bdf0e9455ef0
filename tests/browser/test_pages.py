"""Every page and state, in both languages and sizes, is open to everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from effort import some
from playwright.sync_api import Locator, Page, expect
from serving import Server

from browser.barriers import barriers, crowded
from browser.conftest import DESKTOP, PHONE, TABLET, Expected, Visit
from browser.person import by_number, sit_down, table_id, wait_for_question

SIZES = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET}
# French is the longer language, and a desktop has the room for it.
WHERE = [("en", "desktop"), ("fr", "phone"), ("fr", "tablet")]
PAGES = {
    "home": "/",
    "games": "/games",
    "new-table": "/new",
    "rules": "/rules",
    "settings": "/settings",
    "lesson": "/learn",
    "open-record": "/replay",
    "nowhere": "/no/such/page",
}

everywhere = pytest.mark.parametrize(("lang", "size"), some(WHERE, 1))


class Tour:
    """Looks at one state after the other, and keeps a picture and the faults of each."""

    def __init__(self, shoot: Callable[[Page, str], None], lang: str, size: str) -> None:
        self._shoot = shoot
        self._lang = lang
        self._size = size
        self.wrong: dict[str, list[str]] = {}

    def look(self, page: Page, state: str) -> None:
        expect(page.locator("html")).to_have_attribute("lang", self._lang)
        self._shoot(page, f"{state}-{self._lang}-{self._size}")
        # A tablet has what a phone or a desktop has, elsewhere.
        found = crowded(page) if self._size == "tablet" else barriers(page)
        if found:
            self.wrong[state] = found


@pytest.fixture
def tour(request: pytest.FixtureRequest, shoot: Callable[[Page, str], None]) -> Tour:
    return Tour(shoot, request.getfixturevalue("lang"), request.getfixturevalue("size"))


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that is over: its person left, and bots played on."""
    made = server.table(people=1, bots=3, seed="finished")
    with server.person(made, None) as watcher:
        server.post(f"/api/tables/{made['id']}/leave", {}, made["tokens"]["0"])
        assert watcher.decision(timeout=60) is None
    return str(made["id"])


def at_stealin(server: Server, **wish: Any) -> Any:
    """A table where somebody has to decide what a card does."""
    for attempt in range(20):
        table = server.table(seed=f"robbery {attempt}", **wish)
        with server.person(table) as person:
            while person.decision() is not None and person.now["view"]["round"] == 1:
                if person.now["view"]["phase"] == "stealin":
                    return table
                person.choose()
    raise AssertionError("In no game is anybody asked in the first Stealin'.")


def leave_open(page: Page, button: Locator) -> None:
    """Press a button of the top bar, on a phone through the menu."""
    menu = page.locator(".menu-button")
    if not button.is_visible():
        menu.click()
    button.click()
    if menu.is_visible() and menu.get_attribute("aria-expanded") == "true":
        menu.click()


@everywhere
def test_pages_are_open_to_everybody(visit: Visit, tour: Tour, lang: str, size: str) -> None:
    page = visit("/", lang=lang, size=SIZES[size])
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1")).to_be_visible()
        tour.look(page, name)
    page.goto("/")
    page.locator(".seats .me").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    tour.look(page, "bandit-dialog")
    assert tour.wrong == {}


@everywhere
def test_a_table_is_open_to_everybody(
    visit: Visit, server: Server, tour: Tour, lang: str, size: str
) -> None:
    seat = {"lang": lang, "size": SIZES[size]}
    waiting = server.table(people=1, bots=2, start=False)
    tour.look(_opened(visit(sit_down(waiting), **seat), "main.room"), "waiting-room")

    table = server.table(people=1, bots=5, seed="six", clock=600)
    page = visit(sit_down(table), **seat)
    wait_for_question(page)
    tour.look(page, "planning")
    page.locator(".why").click()
    page.locator(".topbar nav > .btn:has([href='#u-hint'])").click()
    expect(page.locator(".advice")).to_be_visible()
    tour.look(page, "help-and-hint")
    page.locator(".face").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    tour.look(page, "bandit-sheet")
    page.keyboard.press("Escape")
    for drawer, icon in {"chat": "chat", "log": "list", "train-in-words": "text"}.items():
        leave_open(page, page.locator(f".topbar .btn:has([href='#u-{icon}'])"))
        expect(page.locator(".drawer")).to_be_visible()
        tour.look(page, drawer)
        if drawer == "log":
            page.locator(".drawer li button").first.click()
        page.locator(".drawer header button").click()
    expect(page.locator(".scrubber")).to_be_visible()
    tour.look(page, "looking-back")

    late = visit(f"/t/{table['id']}", **seat)
    late.locator(".prompt .btn.primary").click()
    expect(late.get_by_role("dialog")).to_be_visible()
    tour.look(late, "joining-in")
    assert tour.wrong == {}


@everywhere
def test_the_robbery_is_open_to_everybody(
    visit: Visit, server: Server, tour: Tour, lang: str, size: str
) -> None:
    seat = {"lang": lang, "size": SIZES[size]}
    table = at_stealin(server, people=1, bots=5)
    page = visit(sit_down(table), **seat, speed=1)
    wait_for_question(page)
    tour.look(page, "stealin")
    by_number(page)
    page.locator(".topbar .btn:has([href='#u-pause'])").click()
    tour.look(page, "story")

    shared = server.table(people=2, bots=1, hot_seat=True)
    page = _opened(visit(sit_down(shared), **seat), ".handover")
    tour.look(page, "hand-over")
    assert tour.wrong == {}


@everywhere
def test_what_comes_after_is_open_to_everybody(
    visit: Visit, tour: Tour, finished: str, lang: str, size: str
) -> None:
    page = visit(f"/t/{finished}", lang=lang, size=SIZES[size])
    expect(page.locator("main.end figure, main.end [role=img]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    tour.look(page, "end")
    page.goto(f"/replay/{finished}?at=42")
    expect(page.get_by_role("slider")).to_have_value("42")
    tour.look(page, "replay")
    page.locator(f"a[href$='/check/{finished}']").click()
    expect(page.locator(".verdict")).to_be_visible()
    tour.look(page, "check")
    assert tour.wrong == {}


def _opened(page: Page, selector: str) -> Page:
    expect(page.locator(selector)).to_be_visible()
    return page


@pytest.mark.parametrize("lang", some(["en", "fr"], 1))
def test_a_phone_shows_all_that_a_decision_needs(visit: Visit, server: Server, lang: str) -> None:
    for table in (
        server.table(people=1, bots=5, seed="six", clock=600),
        at_stealin(server, people=1, bots=5, clock=600),
    ):
        page = visit(sit_down(table), lang=lang, size=PHONE)
        wait_for_question(page)
        parts = [".panel", ".strip", ".pile", ".round", ".answers button", ".hand li .card"]
        for part in parts:
            for thing in page.locator(part).all():
                expect(thing).to_be_in_viewport(ratio=0.95)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_table_that_cannot_be_played_is_explained(visit: Visit) -> None:
    page = visit("/new")
    make = page.get_by_role("button", name=re.compile("Make the table"))
    page.get_by_text("5", exact=True).click()
    page.get_by_text("Teams", exact=True).click()
    players = page.get_by_role("group", name="How many players?")
    expect(players).to_have_text(re.compile(r"4\s*6\s*$"))
    expect(make).to_be_enabled()

    law = page.get_by_role("checkbox", name="Marshal & Prisoners")
    law.check()
    expect(page.get_by_role("status").last).to_contain_text("nobody can sit beside the Marshal")
    expect(law).to_have_accessible_description(re.compile("nobody can sit beside"))
    expect(make).to_be_disabled()
    law.uncheck()
    expect(make).to_be_enabled()


def test_boxes_are_ticked_and_leave_together(visit: Visit, server: Server) -> None:
    """From the home page into the maddest mix, with a Marshal of one's own choice."""
    page = visit("/new", name="Ann")
    page.get_by_role("button", name="Full madness").click()
    for box in ("Horses & Stagecoach", "Marshal & Prisoners", "Time-Travel Car", "More bandits"):
        expect(page.get_by_role("checkbox", name=box)).to_be_checked()
    marshal = page.get_by_role("group", name="Who plays the Marshal?")
    marshal.get_by_text("You", exact=True).click()
    page.get_by_role("button", name="All aboard").click()
    config = server.get(f"/api/tables/{table_id(page)}")["config"]
    assert config["seats"][0] == ["marshal"]
    assert len(config["seats"]) == 8
    wait_for_question(page)


def test_home_plays_what_was_ticked(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_role("checkbox", name="Time-Travel Car").check()
    expect(page.locator("main")).to_contain_text("at the table: Time-Travel Car")
    page.get_by_role("checkbox", name="Colt Super Express").check()
    expect(page.get_by_role("alert")).to_contain_text("a game of its own")
    page.get_by_role("checkbox", name="Colt Super Express").uncheck()
    page.get_by_role("button", name="Rob the train").click()
    config = server.get(f"/api/tables/{table_id(page)}")["config"]
    assert "time_travel_car" in config["modules"]


def test_cars_are_put_in_order_with_the_keyboard(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_text("Choose the cars").click()
    handles = page.locator(".handle")
    expect(handles).to_have_count(4)
    first = handles.first.get_attribute("aria-label") or ""
    handles.first.press("ArrowDown")
    expect(handles.nth(1)).to_have_attribute("aria-label", first.replace("place 1", "place 2"))
    expect(handles.nth(1)).to_be_focused()


def test_a_record_is_downloaded_and_opened_again(
    visit: Visit, finished: str, expected: Expected
) -> None:
    expected("404 .*/api/tables/")  # the page first looks among the tables for the record
    page = visit(f"/replay/{finished}?at=12")
    expect(page.get_by_role("slider")).to_have_value("12")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    page = visit("/settings", lang="en")
    page.get_by_text("Français", exact=True).first.click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
