"""Horses, stagecoach and Time-Travel Car in the browser: whole games, and what they must show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, Visit
from browser.person import (
    DECIDING,
    HAND_OVER,
    Answer,
    amount,
    by_arrows,
    by_button,
    by_number,
    play,
    rests_in_its_width,
    scrolls_sideways,
    sit_down,
    wait_for_question,
)

Shoot = Callable[[Page, str], None]

HORSES = "horses_stagecoach"
TIMECAR = "time_travel_car"
# Things that may be chosen but are not, as a whole, on the screen.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('[data-target], .answers button')]
    .map(thing => ({name: thing.ariaLabel ?? thing.innerText, box: thing.getBoundingClientRect()}))
    .filter(({box}) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1
        || box.top + Math.min(44, box.height) > innerHeight + 1)
    .map(({name}) => name)"""

# What a cell says besides its small print.
AMOUNTS = "cells => cells.map(cell => cell.firstChild.textContent)"


def table(server: Server, *modules: str, people: int = 1, bots: int = 2, **wish: Any) -> Any:
    config = {"players": people + bots, "modules": ["base", *modules]}
    return server.table(people=people, bots=bots, config=config, **wish)


def everything_is_in_sight(page: Page) -> None:
    """What a decision needs is on one screen."""
    if page.locator(DECIDING).is_visible():
        assert not scrolls_sideways(page)
        for _ in range(20):  # a hand that has just grown makes room in the next frame
            if not (missing := page.evaluate(OUT_OF_SIGHT)):
                break
            page.wait_for_timeout(100)
        assert missing == [], page.locator(f"{DECIDING} strong").inner_text()


def split(page: Page) -> list[list[int]]:
    """The money of each row at the end, the total last."""
    rows = page.locator("tbody tr").all()
    cells = [row.locator("td").evaluate_all(AMOUNTS) for row in rows]
    return [[amount(text) for text in row] for row in cells]


@pytest.mark.parametrize(
    ("modules", "ways", "size"),
    [
        ((HORSES,), [by_number, by_arrows], DESKTOP),
        ((HORSES, TIMECAR), [by_button], PHONE),
    ],
    ids=["horses-keyboard", "both-touch"],
)
def test_a_game_is_played_to_its_end(
    visit: Visit,
    server: Server,
    shoot: Shoot,
    request: pytest.FixtureRequest,
    modules: tuple[str, ...],
    ways: list[Answer],
    size: dict[str, int],
) -> None:
    page = visit(sit_down(table(server, *modules)), size=size)
    wait_for_question(page)
    shoot(page, f"{request.node.callspec.id}-first")
    assert play({page: ways}, everything_is_in_sight) > 15
    rests_in_its_width(page)
    assert all(sum(parts) == total for *parts, total in split(page))
    shoot(page, f"{request.node.callspec.id}-end")


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
