"""Seats that come and go: nobody is locked out of a table, or loses a seat by the way they come."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect
from serving import Server, play_out

from browser.conftest import Expected, Visit
from browser.person import sit_down, table_id, wait_for_question

WATCHING = "You are watching."


def sit_here(page: Page) -> None:
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("group", name="Menu").get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.wait_for_url(re.compile(r"/$"))


def test_who_leaves_a_seat_before_the_start_may_sit_down_again(visit: Visit) -> None:
    ann = visit("/new", name="Ann")
    ann.get_by_text("Anyone", exact=True).click()
    ann.get_by_role("button", name="Make the table").click()
    ben = visit(f"/t/{table_id(ann)}", name="Ben")
    for _ in range(2):
        sit_here(ben)
        ben.get_by_role("button", name="Leave the seat").click()
        expect(ben.get_by_role("button", name="Sit here").first).to_be_visible()
    ben.get_by_role("button", name="Sit here").last.click()
    ben.reload()
    expect(ben.get_by_role("button", name="Leave the seat")).to_be_visible()
    expect(ann.get_by_text("Ben")).to_be_visible()


def test_who_gave_up_looks_on_when_a_newcomer_has_the_seat(visit: Visit, server: Server) -> None:
    table = server.table(people=3, bots=0)
    ben = visit(sit_down(table, 1))
    give_up(ben)
    ben.goto(f"/t/{table['id']}")
    expect(ben.get_by_text("You gave up")).to_be_visible()
    server.post(f"/api/tables/{table['id']}/join", {"name": "Cid"})
    for _ in range(2):
        expect(ben.get_by_text(WATCHING)).to_be_visible()
        expect(ben.locator(".panels").get_by_text("Cid")).to_be_visible()
        ben.reload()


def test_a_link_that_is_no_longer_valid_leads_to_the_table(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{server.table(people=1)['id']}#seat={'x' * 32}")
    expect(page.get_by_text("This link to a seat is no longer valid.")).to_be_visible()
    expect(page.get_by_text(WATCHING)).to_be_visible()


def test_who_plays_by_a_link_has_the_seat_of_the_next_game_too(
    visit: Visit, server: Server
) -> None:
    table = server.table(people=2, bots=1)
    page = visit("/")
    with page.expect_request("**/mine?*"):
        page.goto(sit_down(table, 1))
    page.goto("/")  # at once: what was said is heard all the same
    with server.person(table, 0) as ann, server.person(table, 1) as ben:
        play_out([ann, ben], random.Random(7))
    path = f"/api/tables/{table['id']}/rematch"
    again = server.post(path, {}, token=table["tokens"]["0"])["id"]
    page.goto("/games")
    page.locator(f"a[href='/t/{again}']").first.click()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.get_by_text(WATCHING)).to_have_count(0)


def test_a_box_that_does_not_load_is_asked_for_again(
    visit: Visit, server: Server, expected: Expected
) -> None:
    for harmless in ("horses", "told to the server", "render"):
        expected(harmless)
    table = server.table(config={"players": 3, "modules": ["horses_stagecoach"]})
    page = visit("/")
    lost = "**/assets/horses-*.js"
    page.route(lost, lambda route: route.abort("connectionfailed"))
    with page.expect_request("**/api/faults*") as told:
        page.goto(sit_down(table))
    assert "load horses_stagecoach" in (told.value.post_data or "")
    notice = page.get_by_text("A part of this page has not come yet.")
    expect(notice).to_be_visible()
    page.unroute(lost)
    wait_for_question(page)
    expect(notice).to_be_hidden()


def test_a_page_that_does_not_load_is_told_to_the_server(visit: Visit, expected: Expected) -> None:
    for harmless in ("Rules-", "told to the server", "render"):
        expected(harmless)
    page = visit("/")
    page.route("**/assets/Rules-*.js", lambda route: route.abort("connectionfailed"))
    with page.expect_request("**/api/faults*") as told:
        page.goto("/rules")
    assert "load page" in (told.value.post_data or "")
    expect(page.get_by_text("This page has stumbled.")).to_be_visible()
