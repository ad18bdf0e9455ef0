"""Every page, in both languages and sizes: no barrier (axe-core), no sideways scrolling."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import AXE, DESKTOP, PHONE, Visit
from browser.person import rob_the_train, scrolls_sideways

LANGUAGES = ("en", "fr")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {
    "home": "/",
    "new-table": "/new",
    "rules": "/rules",
    "settings": "/settings",
    "lesson": "/learn",
    "open-record": "/replay",
    "nowhere": "/no/such/page",
}
# What a finger 21 pixels above or below the middle of a control would miss.
TOO_SMALL = """
[...document.querySelectorAll('button, a, input, select, summary')]
    .filter(control => !control.closest('[inert], .sr') && control.checkVisibility())
    .map(control => ({control, area: control.closest('label') ?? control}))
    .filter(({area}) => {
        const {left, width, top, height, bottom} = area.getBoundingClientRect()
        if (!width || height >= 43.5 || top < 22 || bottom > innerHeight - 22) return false
        const hit = dy => document.elementFromPoint(left + width / 2, top + height / 2 + dy)
        return ![-21, 21].every(dy => area.contains(hit(dy)))
    })
    .map(({control}) => control.outerHTML.slice(0, 120))
"""


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that is over: its person left, and bots played on."""
    made = server.table(people=1, bots=3)
    server.post(f"/api/tables/{made['id']}/leave", {}, made["tokens"]["0"])
    for _ in range(600):
        if server.get(f"/api/tables/{made['id']}")["state"] == "over":
            return str(made["id"])
        time.sleep(0.1)
    raise AssertionError("The bots do not finish their game.")


def check(page: Page, lang: str, size: str) -> None:
    """What must hold on every page; fingers need 44 pixels."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert not scrolls_sideways(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate("axe.run().then(result => result.violations)")
    assert [(found["id"], found["nodes"][0]["html"]) for found in violations] == []
    small = page.evaluate(TOO_SMALL)
    assert size != "phone" or small == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_pages_are_open_to_everybody(
    visit: Visit, shoot: Callable[[Page, str], None], name: str, lang: str, size: str
) -> None:
    page = visit(PAGES[name], lang=lang, size=SIZES[size])
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_be_visible()
    shoot(page, f"{name}-{lang}-{size}")
    check(page, lang, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_open_to_everybody(visit: Visit, lang: str, size: str) -> None:
    page = visit("/", lang=lang, size=SIZES[size])
    rob_the_train(page)
    check(page, lang, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/t/", "/replay/"])
def test_what_comes_after_is_open_to_everybody(
    visit: Visit, finished: str, path: str, lang: str, size: str
) -> None:
    page = visit(f"{path}{finished}", lang=lang, size=SIZES[size])
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_be_visible()
    check(page, lang, size)


def test_a_table_that_cannot_be_played_is_explained(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_text("Teams", exact=True).click()
    page.get_by_text("5", exact=True).click()
    expect(page.get_by_role("status").last).to_contain_text("4, 6")
    expect(page.get_by_role("button", name=re.compile("Make the table"))).to_be_disabled()
    page.get_by_text("6", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("Make the table"))).to_be_enabled()


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
    visit: Visit, finished: str, server: Server
) -> None:
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
