"""No state of Colt Super Express keeps anybody out, from the lobby to the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, TABLET, Visit
from browser.person import finish, sit_down, wait_for_question
from effort import some
from playwright.sync_api import Page, expect
from serving import Server

SIZES = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET}
SEVEN = {"game": "super", "extensions": ["horse", "reflex"]}
CARDS = ".tray .hand .card"
LAY = ".answers button"
WORDS = {
    "en": {"pause": "Pause", "hint": "Hint", "replay": "Watch the replay"},
    "fr": {"pause": "Pause", "hint": "Conseil", "replay": "Revoir la partie"},
}


@pytest.mark.parametrize(
    ("lang", "size"), some([("en", "desktop"), ("fr", "phone"), ("fr", "tablet")], 1)
)
def test_no_state_has_a_barrier(
    visit: Visit,
    server: Server,
    shoot: Callable[[Page, str], None],
    size: str,
    lang: str,
) -> None:
    found: dict[str, list[str]] = {}

    def look(page: Page, state: str) -> None:
        shoot(page, f"super-{state}-{size}-{lang}")
        found[state] = barriers(page)

    table: dict[str, Any] = server.table(people=1, bots=6, config=SEVEN, start=False)
    page = visit(sit_down(table), lang=lang, size=SIZES[size], speed=1)
    expect(page.locator("main")).to_contain_text(table["code"])
    look(page, "lobby")

    server.post(f"/api/tables/{table['id']}/start", token=table["host_token"])
    wait_for_question(page)
    look(page, "programming")
    page.get_by_role("button", name=WORDS[lang]["hint"]).click()
    expect(page.locator(".advice")).to_be_visible()
    page.locator(".why").click()
    look(page, "hint")
    page.locator(".advice button").click()
    expect(page.locator(CARDS).first).to_be_in_viewport(ratio=1)

    page.locator(LAY).click()
    page.locator(".laps .current").wait_for()
    page.get_by_role("button", name=WORDS[lang]["pause"]).click()
    look(page, "story")

    finish({page: server})
    look(page, "end")
    page.get_by_role("link", name=WORDS[lang]["replay"]).click()
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    look(page, "replay")
    assert {state: barrier for state, barrier in found.items() if barrier} == {}
