"""Horses, stagecoach and Time-Travel Car in the browser: what they must show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from serving import Server

from browser.barriers import barriers
from browser.conftest import PHONE, Visit
from browser.person import (
    HAND_OVER,
    sit_down,
    wait_for_question,
)

Shoot = Callable[[Page, str], None]

HORSES = "horses_stagecoach"
TIMECAR = "time_travel_car"


def table(server: Server, *modules: str, people: int = 1, bots: int = 2, **wish: Any) -> Any:
    config = {"players": people + bots, "modules": ["base", *modules]}
    return server.table(people=people, bots=bots, config=config, **wish)


def test_the_horse_attack_shows_who_rides_and_what_he_leaves(visit: Visit, server: Server) -> None:
    page = visit(sit_down(table(server, HORSES, bots=3)))
    assert "gallop on" in wait_for_question(page)
    expect(page.locator("[data-coach]")).to_be_visible()
    expect(page.locator(".rider")).to_have_count(4)
    page.get_by_role("button", name="Board this car").first.click()
    expect(page.get_by_text("Round 1", exact=False).first).to_be_visible()
    expect(page.locator(".rider")).to_have_count(0)
    expect(page.locator("[data-horse]")).to_have_count(4)
    page.locator(".coach button").click()
    listed = page.get_by_role("dialog")
    expect(listed.get_by_role("listitem")).to_have_count(3)
    assert barriers(page) == []


def test_fists_are_closed_for_the_others_on_one_device(visit: Visit, server: Server) -> None:
    made = table(server, HORSES, people=2, bots=1, hot_seat=True)
    page = visit(sit_down(made))
    expect(page.locator(HAND_OVER)).to_be_visible()
    page.locator(HAND_OVER).click()
    page.get_by_role("button", name="Gallop on").first.click()
    expect(page.locator(HAND_OVER)).to_be_visible()
    expect(page.locator(".rider")).to_have_count(3)
    assert "gallops" not in page.locator("main").inner_text()


def test_the_train_in_words_tells_of_coach_horses_and_time_car(
    visit: Visit, server: Server
) -> None:
    page = visit(sit_down(table(server, HORSES, TIMECAR)), size=PHONE)
    wait_for_question(page)
    assert barriers(page) == []
    words = page.get_by_role("list", name="The train").text_content() or ""
    for piece in ("Stagecoach", "Shotgun", "Hostages", "Time-Travel Car", "whiskey", "saddle"):
        assert piece in words, piece
