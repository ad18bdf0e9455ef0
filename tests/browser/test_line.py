"""The line breaks in mid-decision: nobody loses their place, and nothing is done twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from serving import Server

from browser.conftest import Expected, Visit
from browser.line import Line
from browser.person import by_number, sit_down, wait_for_question

CUT = r"WebSocket connection to|net::ERR_"  # what a page says without a line

BREAKS: dict[str, Callable[[Line], None]] = {
    "hung up": Line.cut,
    "silent": Line.silence,
    "only the answer is lost": Line.deafen,
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_choice_on_a_broken_line_counts_once(
    visit: Visit, server: Server, line: Line, expected: Expected, how: str
) -> None:
    expected(CUT)
    table = server.table(people=1, bots=2, config={"players": 3, "seats": ["tuco", "doc", "belle"]})
    page = visit(sit_down(table), through=line)
    wait_for_question(page)
    mine = page.locator(".pile .card.b-tuco")
    cards = page.locator(".hand .card").count()
    before = mine.count()

    BREAKS[how](line)
    by_number(page)
    expect(page.locator(".topbar .line")).to_be_visible()
    expect(mine).to_have_count(before)
    line.repair()

    expect(page.locator(".topbar .line")).to_be_hidden()
    expect(mine).to_have_count(before + 1)
    wait_for_question(page)
    expect(mine).to_have_count(before + 1)
    expect(page.locator(".hand .card")).to_have_count(cards - 1)
    by_number(page)
    expect(mine).to_have_count(before + 2)


def test_who_only_looks_on_while_the_line_is_cut_is_asked_again(
    visit: Visit, server: Server, line: Line, expected: Expected
) -> None:
    expected(CUT)
    table = server.table(people=1, bots=2)
    page = visit(sit_down(table), through=line)
    question = wait_for_question(page)
    options = page.locator("[data-target]").count()
    line.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert wait_for_question(page) == question
    line.repair()
    expect(page.locator(".topbar .line")).to_be_hidden()
    assert wait_for_question(page) == question
    expect(page.locator("[data-target]")).to_have_count(options)


def test_what_happened_meanwhile_is_made_up_for(
    visit: Visit, server: Server, line: Line, expected: Expected
) -> None:
    expected(CUT)
    table = server.table(people=1, bots=2)
    page = visit(sit_down(table), through=line)
    wait_for_question(page)
    cards = page.locator(".hand .card")
    before = cards.count()
    line.cut()
    expect(page.locator(".topbar .line")).to_be_visible()
    with server.person(table) as other_device:
        other_device.choose()
        assert other_device.decision() is not None
    expect(cards).to_have_count(before)
    line.repair()
    expect(cards).to_have_count(before - 1)
    wait_for_question(page)
    by_number(page)
    expect(cards).to_have_count(before - 2)
