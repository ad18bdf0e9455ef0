"""Couriers & Armored Train in the browser: what the two trains show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.barriers import answers_are_in_sight, barriers
from browser.conftest import Visit, desktop_or_phone
from browser.person import (
    sit_down,
    wait_for_question,
)
from playwright.sync_api import Page, expect
from serving import Server

Shoot = Callable[[Page, str], None]

ALL_TEN = ["misty", "twinzz", "mei", "silk"]


def table(server: Server, bandits: int, extra: list[str] | None = None, **options: bool) -> Any:
    config: dict[str, Any] = {
        "players": bandits,
        "modules": ["base", "couriers_armored_train"],
        "options": options,
    }
    if extra:
        config |= {"extra_bandits": extra, "silk_power": "movement"}
    return server.table(people=1, bots=bandits - 1, config=config)


@desktop_or_phone
def test_ten_bandits_have_their_places_and_no_barrier(
    visit: Visit, server: Server, shoot: Shoot, size: dict[str, int]
) -> None:
    page = visit(sit_down(table(server, 10, ALL_TEN)), size=size)
    wait_for_question(page)
    expect(page.locator(".panel")).to_have_count(10)
    expect(page.locator("[data-figure^=courier].figure")).to_have_count(3)
    expect(page.locator("[data-gatling]")).to_have_count(2)
    answers_are_in_sight(page)
    shoot(page, f"couriers-ten-{size['width']}")
    assert barriers(page) == []


def test_il_professore_shows_his_plan_and_his_cards(visit: Visit, server: Server) -> None:
    page = visit(sit_down(table(server, 5)))
    wait_for_question(page)
    page.locator("button.schemer").click()
    listed = page.get_by_role("dialog")
    expect(listed.get_by_text("Cards that may still come up")).to_be_visible()
    expect(listed.get_by_role("listitem").nth(4)).to_be_attached()
    assert barriers(page) == []


def test_the_trains_in_words_tell_who_faces_whom(visit: Visit, server: Server) -> None:
    page = visit(sit_down(table(server, 4)))
    wait_for_question(page)
    words = page.locator("ol", has_text="Armoury").first.inner_text()
    for told in ("Beside the locomotive", "Coal to the brim", "A Gatling", "Courier of A4"):
        assert told in words
