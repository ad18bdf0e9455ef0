"""People who come to a running table: they take over from a bot, or watch and talk."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from serving import Server

from browser.conftest import Visit
from browser.person import (
    Player,
    by_number,
    rob_the_train,
    sit_down,
    table_id,
    wait_for_question,
)


def talk(page: Page, words: str) -> None:
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_who_comes_late_takes_over_from_a_bot(visit: Visit) -> None:
    ann = visit("/", name="Ann")
    rob_the_train(ann)
    zoe = visit(f"/t/{table_id(ann)}", name="Zoe")
    zoe.get_by_role("button", name="Join in").click()
    dialog = zoe.get_by_role("dialog")
    expect(dialog.get_by_label("Your name")).to_have_value("Zoe")
    dialog.get_by_role("button", name="Sit here").first.click()
    expect(zoe.locator(".hand li .card").first).to_be_visible()
    expect(ann.locator(".panels").get_by_text("Zoe")).to_be_visible()

    host, guest = Player(ann, [by_number]), Player(zoe, [by_number])
    while guest.answered < 5:
        host.go_on()
        guest.go_on()


def test_who_watches_may_talk_unless_the_host_wants_quiet(visit: Visit) -> None:
    ann = visit("/", name="Ann")
    rob_the_train(ann)
    zoe = visit(f"/t/{table_id(ann)}", name="Zoe")
    talk(zoe, "Watch your back!")
    ann.get_by_role("button", name="Chat").click()
    line = ann.locator(".drawer li", has_text="Watch your back!")
    expect(line).to_contain_text("Zoe")
    expect(line).to_contain_text("(watching)")

    ann.get_by_text("Spectators may talk").click()
    expect(zoe.get_by_text("those who watch do not talk")).to_be_visible()
    expect(zoe.get_by_label("Say something")).to_be_hidden()


def test_a_link_to_a_seat_opens_one_line_and_leaves_the_address(
    browser: Browser, server: Server
) -> None:
    with browser.new_context(base_url=server.url, locale="en") as context:
        page = context.new_page()
        lines: list[str] = []
        page.on("websocket", lambda line: lines.append(line.url))
        page.goto(sit_down(server.table()))
        wait_for_question(page)
        assert len(lines) == 1
        assert "#" not in page.url
