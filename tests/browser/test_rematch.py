"""Once more: the next game of the same people, and several people at one device."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from effort import some
from playwright.sync_api import Error, Locator, Page, expect
from serving import Server

from browser.conftest import PHONE, Visit, desktop_or_phone
from browser.person import (
    DECIDING,
    HAND_OVER,
    SHORT,
    THE_END,
    Answer,
    by_number,
    by_program,
    finish,
    is_over,
    pick,
    rob_the_train,
    table_id,
)

LONGEST_PAUSE = 60.0  # seconds between two answers


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def all_are_asked(*pages: Page) -> None:
    """Each at this table; those asked sooner, answer."""
    until, waiting = time.monotonic() + LONGEST_PAUSE, set(pages)
    while waiting:
        assert time.monotonic() < until, "somebody is not asked"
        for page in pages:
            if page.locator(HAND_OVER).is_visible():
                page.locator(HAND_OVER).click()
            elif page.locator(DECIDING).is_visible():
                waiting.discard(page)
                if waiting:
                    by_number(page)
        pages[0].wait_for_timeout(30)


def ride_again(page: Page) -> None:
    old = table_id(page)
    button(page, "Ride again").click()
    page.wait_for_url(lambda url: old not in url)
    all_are_asked(page)
    expect(page.get_by_text("You are watching")).to_have_count(0)


def check_the_deal(page: Page) -> None:
    """From the end to the page that proves it, and back: every step has its tick."""
    page.get_by_role("link", name="Check the deal").click()
    expect(page.locator(".verdict")).to_have_text(re.compile("Neither the house nor a player"))
    added = page.locator("li", has_text="the device added its part")
    expect(added).to_have_count(2)
    expect(page.get_by_text("Computed on this device as well")).to_have_count(4)
    expect(page.get_by_text("Its part was counted.")).to_be_visible()
    assert page.locator(".mark").count() == page.locator(".mark.ok").count()
    page.go_back()


def set_up(page: Page, players: int, box: str | None = None) -> None:
    """From the home page to the form of a table."""
    page.get_by_role("link", name="Create a table").click()
    if box:
        page.get_by_role("checkbox", name=box).check()
    page.get_by_role("group", name="How many players?").get_by_text(str(players)).click()


def seat(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def share(page: Page, names: list[str]) -> None:
    """Several people at this device, by name."""
    page.get_by_text("Several people at this device").click()
    for n, name in enumerate(names, 1):
        pick(seat(page, f"Seat {n}"), "person")
        page.get_by_label(f"Name in seat {n}").fill(name)


def test_one_rides_again_against_the_same_bots(visit: Visit, server: Server) -> None:
    page = visit()
    rob_the_train(page)
    finish({page: server})
    ride_again(page)
    assert page.locator(".panels [data-panel]").count() == 4


@pytest.mark.parametrize("caller", some(["host", "guest"], 1))
def test_the_others_see_who_rides_again_and_ride_along(
    visit: Visit, server: Server, caller: str, shoot: Callable[[Page, str], None]
) -> None:
    ann, bob = visit(), visit(size=PHONE)
    set_up(ann, 3)
    ann.get_by_label("Your name").fill("Ann")
    ann.locator("footer button.primary").click()
    code = ann.locator(".code").inner_text()
    bob.get_by_label("Code of the table").fill(code)
    button(bob, "Join").click()
    bob.get_by_label("Your name").fill("Bob")
    with bob.expect_response("**/pledge?*"):
        button(bob, "Sit here").first.click()
    expect(bob.get_by_text("The deal is sealed: ")).to_be_visible()
    ann.locator("button.start").click()
    finish({ann: server, bob: server})
    check_the_deal(bob)
    first, second = (ann, bob) if caller == "host" else (bob, ann)
    button(first, "Ride again").click()
    name = "Ann" if caller == "host" else "Bob"
    expect(second.get_by_text(f"{name} rides again!")).to_be_in_viewport()
    shoot(second, f"rematch-called-by-{caller}")
    second.reload()
    expect(second.get_by_text(f"{name} rides again!")).to_be_in_viewport()
    old = table_id(second)
    button(second, "Ride along").click()
    second.wait_for_url(lambda url: old not in url)
    assert table_id(first) == table_id(second)
    all_are_asked(ann, bob)
    parts = server.get(f"/api/tables/{table_id(ann)}")["parts"]  # as soon as somebody called
    assert [part["part"] is not None for part in parts] == [True, True]


def test_who_watches_the_end_is_led_to_the_next_game_and_cannot_call_for_it(
    visit: Visit, server: Server
) -> None:
    page, watcher = visit(), visit()
    rob_the_train(page)
    finish({page: server})
    watcher.goto(page.url)
    expect(watcher.locator(THE_END)).to_be_visible()
    expect(button(watcher, "Ride again")).to_have_count(0)
    button(page, "Ride again").click()
    watcher.get_by_role("link", name="Watch the next game").click()
    expect(watcher.get_by_text("You are watching")).to_be_visible()


def test_without_a_shared_device_a_seat_is_mine_a_bots_or_a_friends(visit: Visit) -> None:
    page = visit("/new")
    second = seat(page, "Seat 2")
    second.click()
    expect(page.get_by_role("option")).to_have_text(["You", "Bot", "Free seat"])
    second.press("Escape")
    pick(second, "person")
    expect(seat(page, "Seat 1")).to_have_text("Free seat")
    pick(second, "bot")
    pick(seat(page, "Seat 1"), "person")
    pick(seat(page, "Seat 1"), "bot")
    pick(seat(page, "Seat 3"), "person")
    page.locator("footer button.primary").click()
    expect(page.locator(DECIDING)).to_be_visible()


def test_at_a_shared_device_names_may_be_left_out(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_text("Several people at this device").click()
    expect(seat(page, "Seat 2")).to_have_text("At this device")
    page.locator("footer button.primary").click()
    expect(page.locator(HAND_OVER)).to_have_text(re.compile("I am Player [12]"))


@desktop_or_phone
def test_three_at_one_device_play_and_ride_again(
    visit: Visit, server: Server, size: dict[str, int], shoot: Callable[[Page, str], None]
) -> None:
    page = visit(size=size)
    set_up(page, 3)
    share(page, ["Ann", "Bob", "Cleo"])
    shoot(page, f"hot-seat-form-{size['width']}")
    page.locator("footer button.primary").click()
    assert passed_round(page, by_number, 12) == {"Ann", "Bob", "Cleo"}
    finish({page: server})
    shoot(page, f"hot-seat-end-{size['width']}")
    ride_again(page)


def test_programs_of_three_at_one_device_stay_secret(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, 3, "Colt Super Express")
    share(page, ["Ann", "Bob", "Cleo"])
    page.locator("footer button.primary").click()
    assert passed_round(page, by_program, 6) == {"Ann", "Bob", "Cleo"}
    finish({page: server})
    ride_again(page)


def passed_round(page: Page, answer: Answer, times: int) -> set[str]:
    """Play a while, and look at what everybody sees while the device is passed on; its holders."""
    held = set()
    passed, answered = 0, time.monotonic()
    while passed < times and not is_over(page):
        assert time.monotonic() - answered < LONGEST_PAUSE, "The game does not go on."
        try:
            if page.locator(HAND_OVER).is_visible():
                held.add(page.locator(HAND_OVER).inner_text(timeout=SHORT).split()[2])
                assert page.locator(".hand .card, .tray, .panels .cash").count() == 0
                page.locator(HAND_OVER).click(timeout=SHORT)
                page.locator(HAND_OVER).wait_for(state="hidden", timeout=SHORT)
                passed, answered = passed + 1, time.monotonic()
            elif page.locator(DECIDING).is_visible():
                answer(page)
        except Error:  # the question went away meanwhile
            continue
        page.wait_for_timeout(30)
    return held
