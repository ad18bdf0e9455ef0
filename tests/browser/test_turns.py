"""Whose turn it is: the clock, a bot in one's seat, undo, and being called to the table."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect
from serving import PATIENCE, Server

from browser.conftest import Visit, desktop_or_phone
from browser.person import DECIDING, by_number, sit_down, wait_for_question

TAKE_BACK = "Take your seat back"
TURN = re.compile("Your turn")
HIDDEN = """
Object.defineProperty(document, 'hidden', {get: () => true})
window.called = []
window.Notification = class extends Notification {
    constructor(title, options) { super(title, options); called.push(title) }
}
"""


def asked(server: Server, table: dict[str, dict[str, str]]) -> int:
    """The one person who has to decide, once the bots before have."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for seat in table["tokens"]:
            with server.person(table, int(seat)) as person:
                if person.receive()["decisions"]:
                    return int(seat)
    raise AssertionError("Nobody is asked.")


@desktop_or_phone
def test_the_clock_runs_in_sight_while_two_choose_at_once(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    duel = {"players": 2, "variants": ["duel_2014"]}
    table = server.table(people=2, bots=0, config=duel, clock=120)
    ann, ben = (visit(sit_down(table, seat), size=size) for seat in (0, 1))
    watcher = visit(f"/t/{table['id']}", size=size)
    for page in (ann, ben):
        wait_for_question(page)
    for page in (ann, ben, watcher):
        timer = page.locator(".prompt").get_by_role("timer")
        expect(timer).to_be_in_viewport()
        expect(timer).to_have_text(re.compile(r"^1[01]\d s$|^120 s$"))
    by_number(ann)
    expect(ann.locator(DECIDING)).to_be_hidden()
    expect(ann.locator(".prompt").get_by_role("timer")).to_be_in_viewport()


def test_a_bot_plays_on_when_the_time_is_up_until_one_comes_back(
    visit: Visit, server: Server
) -> None:
    table = server.table(people=2, bots=1, clock=5)
    slow = asked(server, table)
    page = visit(sit_down(table, slow))
    button = page.get_by_role("button", name=TAKE_BACK)
    with server.person(table, 1 - slow) as other:  # the clock runs when both have come
        other.until("state")
        expect(button).to_be_visible()
        button.click()
        expect(button).to_be_hidden()
        while not page.locator(DECIDING).is_visible():
            if other.now["decisions"]:
                other.choose()
            else:
                page.wait_for_timeout(50)
                other.ask("ping")
    expect(button).to_be_hidden()
    wait_for_question(page)


def test_a_card_is_taken_back_and_another_played(visit: Visit, server: Server) -> None:
    table = server.table(people=3, bots=0)
    seat = asked(server, table)
    page = visit(sit_down(table, seat))
    watcher = visit(f"/t/{table['id']}")
    question = wait_for_question(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    hand = page.locator(".hand .card .lbl").all_inner_texts()
    by_number(page)
    for seen in (page, watcher):
        expect(seen.locator(".pile [data-pile]")).to_have_count(1)

    undo.click()
    assert wait_for_question(page) == question
    expect(page.locator(".hand .card .lbl")).to_have_text(hand)
    for seen in (page, watcher):
        expect(seen.locator(".pile [data-pile]")).to_have_count(0)
    expect(undo).to_be_disabled()

    page.keyboard.press("2")
    page.keyboard.press("2")
    for seen in (page, watcher):
        expect(seen.locator(".pile [data-pile]")).to_have_count(1)
    expect(page.locator(DECIDING)).to_be_hidden()
    with server.person(table, asked(server, table)) as other:
        other.choose()
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("wanted", [True, False])
def test_who_looks_elsewhere_is_called(visit: Visit, server: Server, wanted: bool) -> None:
    table = server.table(people=3, bots=0)
    first = asked(server, table)
    second = (first + 1) % 3
    page = visit(sit_down(table, second), script=HIDDEN, whole=True, notify=wanted)
    expect(page.get_by_role("region", name="Players")).to_be_visible()
    assert not TURN.search(page.title())
    while (seat := asked(server, table)) != second:
        with server.person(table, seat) as other:
            other.choose()
    expect(page).to_have_title(TURN)
    wait_for_question(page)
    assert page.evaluate("called") == (["It is your turn."] if wanted else [])
