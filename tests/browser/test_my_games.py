"""My games and taking back, by clicks of somebody who plays against bots."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from effort import some
from playwright.sync_api import Locator, Page, TimeoutError, expect
from serving import Server

from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, Visit, desktop_or_phone
from browser.person import (
    ASKED,
    DECIDING,
    THE_END,
    TWO_FRAMES,
    by_number,
    by_program,
    pick,
    play,
    question,
    rests_in_its_width,
    rob_the_train,
    table_id,
    wait_for_question,
)
from browser.positions import Position, lay_out
from folsom.game import Config, Game, Record
from folsom.table import rows
from folsom.table.store import Store

# Makes a table as this browser's guest; only the minimum, to have a great many of them.
MAKE = """async ([n, wish]) => {
  for (let k = 0; k < n; k++) {
    const headers = { 'content-type': 'application/json' }
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
    if (!made.ok) throw new Error(await made.text())
  }
}"""


def undo_button(page: Page) -> Locator:
    return page.locator(".topbar nav > .btn:has([href='#u-undo'])")


def hand(page: Page) -> list[str]:
    return page.locator(".hand .card .lbl").all_inner_texts()


def answer(page: Page) -> None:
    """Choose, and wait for the next question, which comes after the bots have played."""
    wait_for_question(page)
    asked = question(page)
    by_number(page)
    page.wait_for_function("asked => ![asked, null].includes(person.question())", arg=asked)


def lay_a_program(page: Page) -> None:
    """Again and again, until the cards that were just dealt have heard of it."""
    wait_for_question(page)
    round = page.locator(".topbar h1").inner_text()
    while page.locator(ASKED).is_visible() and page.locator(".topbar h1").inner_text() == round:
        by_program(page)
        page.evaluate(TWO_FRAMES)


def shelf(page: Page, name: str) -> Locator:
    return page.locator(f"[data-shelf={name}]")


def test_twice_back_after_the_bots_have_played(visit: Visit) -> None:
    page = visit("/")
    pick(page.get_by_role("combobox").first, "rookie")
    rob_the_train(page)
    undo = undo_button(page)
    expect(undo).to_be_disabled()
    cards = [hand(page)]
    for _ in range(3):
        answer(page)
        cards.append(hand(page))
    assert len({len(held) for held in cards}) > 1, "what is held has changed on the way"
    for back in (2, 1):
        expect(undo).to_be_enabled()
        undo.click()
        expect(page.locator(".hand .card .lbl")).to_have_text(cards[back])
        wait_for_question(page)
    answer(page)


def server_text(page: Page, path: str) -> str:
    found: str = page.evaluate("path => fetch(path).then(answer => answer.text())", path)
    return found


@desktop_or_phone
def test_undo_ends_the_story_of_what_came_of_a_choice(visit: Visit, size: Any) -> None:
    """At its true pace: the bots have chosen, their moves are being told, and one thinks again."""
    page = visit("/", size=size, speed=1)
    rob_the_train(page)
    question, cards = wait_for_question(page), hand(page)
    laid = page.locator(".pile [data-pile]").count()
    by_number(page)
    expect(page.locator(DECIDING)).to_be_hidden()
    expect(page.locator(".topbar .btn:has([href='#u-skip'])")).to_be_visible()
    undo_button(page).click()
    expect(page.locator(".hand .card .lbl")).to_have_text(cards)
    assert wait_for_question(page) == question
    expect(page.locator(".pile [data-pile]")).to_have_count(laid)
    expect(page.locator(".topbar .btn:has([href='#u-skip'])")).to_be_hidden()
    answer(page)


def clicked_before(end: Locator, button: Locator) -> bool:
    """Did the click come before the end, which takes the button away?"""
    if end.is_visible():
        return False
    try:
        button.click()
    except TimeoutError:
        expect(end).to_be_visible()
        return False
    return True


def takes_back_two_programs(page: Page) -> bool:
    """At once, and when the round is over; unless a shot ends the game for this bandit before."""
    page.get_by_role("checkbox", name=re.compile("Colt Super Express")).check()
    rob_the_train(page)
    title, end = page.locator(".topbar h1"), page.locator(THE_END)
    undo = undo_button(page).and_(page.locator(":enabled"))
    first = title.inner_text()
    for round in ("Round", "Round 2"):
        lay_a_program(page)
        expect(title.filter(has_text=round).or_(end).first).to_be_visible()
        expect(undo.or_(end).first).to_be_visible()
        if not clicked_before(end, undo):
            return False
        expect(title).to_have_text(first)
        wait_for_question(page)
    return True


def test_programs_are_laid_anew_and_the_end_says_so(visit: Visit) -> None:
    """Then on to the end, the record and the list."""
    while not takes_back_two_programs(page := visit("/")):
        pass
    id = table_id(page)
    play({page: [by_program]})
    expect(page.get_by_text("2 choices taken back")).to_be_visible()

    record = Record.from_text(server_text(page, f"/api/tables/{id}/record"))
    record.verify()
    assert record.taken_back == 2
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text("2 choices taken back")).to_be_visible()
    page.get_by_role("link", name="Home").first.click()
    mine = page.get_by_role("region", name="My games").get_by_role("article")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("2 choices taken back")
    expect(mine).to_contain_text(re.compile(r"(Won|Place \d of 4) · (no Loot|\d Loot card)"))


def test_in_a_lesson_a_choice_is_taken_back_too(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("button", name=re.compile("ready")).click()
    page.locator(DECIDING).wait_for()
    cards = hand(page)
    by_number(page)
    expect(undo_button(page)).to_be_enabled()
    undo_button(page).click()
    expect(page.locator(".hand .card .lbl")).to_have_text(cards)
    wait_for_question(page)


@pytest.mark.parametrize(("lang", "size"), some([("en", DESKTOP), ("fr", PHONE)], 1), ids=str)
def test_a_list_of_all_my_games(visit: Visit, lang: str, size: Any) -> None:
    page = visit("/", lang=lang, size=size)
    rob_the_train(page)
    running = table_id(page)
    page.goto("/")
    page.locator("a[href='/new']").first.click()
    page.locator("main form button.primary, main button.primary").last.click()
    waiting = table_id(page)
    page.goto("/")
    page.locator("a[href='/games']").click()
    going = shelf(page, "going").get_by_role("article")
    expect(going).to_have_count(2)
    expect(going.first).to_contain_text("Waiting room" if lang == "en" else "Salle d")
    expect(going.last).to_contain_text("Round 1" if lang == "en" else "Manche 1")
    expect(going.last).to_contain_text("Outlaw" if lang == "en" else "Hors-la-loi")
    expect(going.last).to_contain_text(re.compile(r"(You|Vous)\s*Cheyenne"))
    rests_in_its_width(page)
    assert barriers(page) == []

    going.last.locator("a").click()
    expect(page).to_have_url(re.compile(running))
    wait_for_question(page)
    page.go_back()
    going.first.locator("a").click()
    expect(page).to_have_url(re.compile(waiting))
    page.go_back()

    going.last.locator(".remove").click()
    expect(going).to_have_count(1)
    shelf(page, "going").get_by_role("status").get_by_role("button").click()
    expect(going).to_have_count(2)
    going.last.locator(".remove").click()
    expect(going).to_have_count(1)
    page.reload()
    expect(going).to_have_count(1)
    page.goto(f"/t/{running}")
    wait_for_question(page)


def test_old_games_are_reached_page_by_page(visit: Visit) -> None:
    page = visit("/games")
    wish = {"config": {"players": 3}, "start": False}
    page.evaluate(MAKE, [23, wish])
    page.goto("/")
    page.get_by_role("link", name="All my games (23)").click()
    going = shelf(page, "going").get_by_role("article")
    expect(going).to_have_count(10)
    going.first.locator(".remove").click()
    more = page.get_by_role("button", name=re.compile("Show .* more"))
    expect(more).to_have_text("Show 13 more")
    more.click()
    expect(going).to_have_count(19)
    more.click()
    expect(going).to_have_count(22)
    expect(more).to_be_hidden()


def test_a_seat_by_link_is_among_my_games(visit: Visit, server: Server) -> None:
    table = server.table(people=2, bots=1)
    page = visit(f"/t/{table['id']}#seat={table['tokens']['1']}")
    expect(page.get_by_role("region", name="Players")).to_be_visible()
    expect(page).not_to_have_url(re.compile("seat="))
    page.wait_for_function("fetch('/api/tables/mine').then(a => a.json()).then(a => a.total === 1)")
    page.goto("/")
    mine = page.get_by_role("region", name="My games").get_by_role("article")
    expect(mine).to_contain_text("You")
    expect(mine).to_contain_text("P0")


def test_a_game_of_older_rules_opens_as_a_replay_that_says_why(
    server: Server, visit: Visit
) -> None:
    """Up to the choice that means nothing any more, in the language of the onlooker."""
    begun = Game.new(Config(players=3), "older rules").decisions[0]
    choices = [(begun.seat, begun.options[0].text), (begun.seat, "to the moon")]
    position = Position({"players": 3}, "older rules", begun.seat, choices)
    page = visit(lay_out(server, position), lang="fr")
    page.wait_for_url(re.compile(r"/replay/"))
    expect(page.locator(".notice")).to_contain_text("un Folsom plus ancien")
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"at=1$"))
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.goto("/games")
    mine = shelf(page, "going").get_by_role("article")
    expect(mine).to_contain_text("anciennes règles")
    expect(mine.get_by_role("link")).to_have_attribute("href", re.compile("/replay/"))


def test_a_table_that_cannot_be_read_any_more_is_not_called_unknown(
    server: Server, visit: Visit
) -> None:
    place = lay_out(server, Position({"players": 3}, "unreadable"))
    store = Store(str(server.database))
    config = {"edition": "1999"}
    id = place.split("/t/")[1][:16]
    store.write_now(partial(rows.update_table, table_id=id, config=config))
    store.close()
    page = visit(place, lang="fr")
    expect(page.get_by_role("alert")).to_contain_text("un Folsom plus ancien")
