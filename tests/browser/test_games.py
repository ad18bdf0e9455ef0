"""Games in the browser: by keyboard, on one device, over a broken line."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import Expected, Visit
from browser.person import (
    HAND_OVER,
    Player,
    by_arrows,
    by_number,
    rob_the_train,
    wait_for_question,
)

Shoot = Callable[[Page, str], None]


def test_a_game_needs_no_mouse(visit: Visit) -> None:
    page = visit("/")
    start = page.get_by_role("button", name="Rob the train")
    expect(start).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    wait_for_question(page)
    player = Player(page, [by_number, by_arrows])
    while player.answered < 6:
        player.go_on()


def test_one_device_goes_round_and_hides_the_hands(visit: Visit, shoot: Shoot) -> None:
    page = visit("/new", name="Ann")
    page.get_by_text("3", exact=True).click()
    page.get_by_text("Several people at this device").click()
    page.get_by_label("Name in seat 2").fill("Ben")
    page.get_by_role("button", name="All aboard").click()
    expect(page.locator(HAND_OVER)).to_be_visible()
    assert page.locator(".hand .card").count() == 0
    shoot(page, "hand-over")
    player = Player(page, [by_number])
    while player.answered < 8:
        player.go_on()


def test_a_reload_asks_the_same_question(visit: Visit) -> None:
    page = visit("/")
    rob_the_train(page)
    cards = page.locator(".hand .card").count()
    question = wait_for_question(page)
    page.reload()
    assert wait_for_question(page) == question
    expect(page.locator(".hand .card")).to_have_count(cards)


def test_a_choice_made_while_the_line_is_cut_counts_once(
    visit: Visit, server: Server, expected: Expected
) -> None:
    expected(r"WebSocket connection to|net::ERR_")  # there is nobody for a while
    page = visit("/")
    rob_the_train(page)
    server.kill()
    by_number(page)
    server.start()
    # One card of the person lies on the pile, by the choice made without a line.
    mine = page.locator(".pile .card.b-cheyenne")
    expect(mine).to_have_count(1)
    wait_for_question(page)
    expect(mine).to_have_count(1)
    by_number(page)
    expect(mine).to_have_count(2)
