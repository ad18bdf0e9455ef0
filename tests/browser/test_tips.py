"""Everything on the table says what it does, to a pointer, to a finger, and to the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.barriers import crowded
from browser.conftest import DESKTOP, LOW, PHONE, SMALL, Visit
from browser.person import TWO_FRAMES, by_number, sit_down, wait_for_question
from browser.positions import find, lay_out

TIP = "#tip"
CARD = ".hand [data-about^='card:']"


def at_a_table(visit: Visit, server: Server, **more: object) -> Page:
    table = server.table(people=1, bots=3)
    page = visit(sit_down(table, 0), still=True, **more)
    wait_for_question(page)
    return page


def test_a_pointer_the_focus_and_the_keyboard_are_told(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server)
    page.locator(f"{CARD}.legal").first.hover(position={"x": 10, "y": 30})
    tip = page.locator(TIP)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()

    marshal = page.locator("[data-about='figure:marshal']").first.bounding_box()
    assert marshal is not None
    page.mouse.move(marshal["x"] + marshal["width"] / 2, marshal["y"] + marshal["height"] / 2)
    expect(tip).to_contain_text("He guards the strongbox")
    page.mouse.move(0, 0)
    expect(tip).to_be_hidden()
    cylinder = page.locator(".panel .cyl[data-about]").first.bounding_box()
    assert cylinder is not None
    page.mouse.move(cylinder["x"] + 6, cylinder["y"] + 6)  # the face answers for the whole panel
    expect(tip).to_contain_text("Gunslinger")
    page.mouse.move(0, 0)
    expect(tip).to_be_hidden()

    page.locator(".panel .face").first.click()
    page.locator("dialog [data-about^='bullets:']").hover()
    expect(tip).to_contain_text("Gunslinger")
    expect(page.locator(f"dialog {TIP}:popover-open")).to_be_visible()  # above it, and to be read
    page.keyboard.press("i")
    expect(page.locator("dialog [aria-live]")).to_contain_text("Cards of")
    page.keyboard.press("ArrowRight")
    expect(page.locator("dialog [aria-live]")).to_contain_text("Purse")
    page.get_by_role("button", name="Close").click()

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(tip).to_have_role("tooltip")
    expect(page.locator("[data-about][aria-describedby~=tip]")).to_be_focused()
    page.keyboard.press("Escape")

    page.keyboard.press("i")
    voice = page.get_by_text(tip.locator("p").first.inner_text()).and_(page.locator("[aria-live]"))
    expect(voice).to_have_count(1)
    first = tip.inner_text()
    page.keyboard.press("ArrowRight")
    expect(tip).not_to_have_text(first)
    expect(voice).to_have_count(0)


def test_what_is_told_of_a_lifted_card_leaves_its_answer_in_sight(
    visit: Visit, server: Server
) -> None:
    page = at_a_table(visit, server)
    card = page.locator(f"{CARD}.legal").last
    card.click()
    page.mouse.move(0, 0)
    card.hover()
    tip = page.locator(TIP)
    expect(tip).to_be_visible()
    told, asked = tip.bounding_box(), page.locator(".prompt").bounding_box()
    assert told is not None
    assert asked is not None
    assert told["y"] + told["height"] <= asked["y"]


def test_a_finger_that_stays_is_told_and_does_not_choose(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, size=PHONE)
    card = page.locator(f"{CARD}.legal").first
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 12, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(TIP)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(TWO_FRAMES)  # in which the finger could still choose
    expect(page.locator(TIP)).to_be_in_viewport(ratio=1)
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_hint_lifts_a_card_and_leaves_its_drawing_in_sight(visit: Visit, server: Server) -> None:
    riders = {"modules": ["base", "horses_stagecoach"], "seats": ["belle", "doc", "tuco"]}
    found, _ = find(riders, "belle", ["play_one"])  # where nothing but a card can be the answer
    page = visit(lay_out(server, found["play_one"]), still=True, size=LOW)
    wait_for_question(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice b")).to_contain_text("Play")
    card = page.locator(".hand .card.advised").first
    drawing = card.locator("> .ico").bounding_box()
    lamp = card.locator(".lamp").bounding_box()
    assert drawing is not None
    assert lamp is not None
    right, bottom = drawing["x"] + drawing["width"], drawing["y"] + drawing["height"]
    assert lamp["width"] < 40
    assert lamp["x"] >= right - 8 or lamp["y"] >= bottom - 8


def test_what_is_new_is_introduced_once(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, size=LOW, introductions=True)
    new = page.locator(".introduction")
    first = new.locator("b").inner_text()
    expect(new.locator(".picture > *")).to_be_visible()
    by_number(page)
    expect(new.locator("b")).not_to_have_text(first)
    ground = page.locator(".t-scene").bounding_box()
    page.get_by_role("button", name="No more introductions").click()
    expect(new).to_have_count(0)
    # Beside the question it takes nothing from the train.
    assert page.locator(".t-scene").bounding_box() == ground
    by_number(page)
    wait_for_question(page)
    expect(new).to_have_count(0)


def test_a_finger_finds_the_end_of_even_the_shortest_introduction(
    visit: Visit, server: Server
) -> None:
    page = at_a_table(visit, server, size=PHONE, introductions=True)
    new = page.locator(".introduction > span")
    expect(new).to_be_visible()
    new.evaluate("span => span.textContent = 'New.'")
    assert crowded(page) == []
    # … and where its end stands right above the button that explains the question.
    got_it = page.locator(".introduction button").first
    new.evaluate("span => span.style.cssText = 'display: inline-block; width: 296px'")
    assert got_it.bounding_box()["x"] > 296  # type: ignore[index]
    assert crowded(page) == []


@pytest.mark.parametrize("size", [SMALL, LOW, DESKTOP], ids=lambda size: f"{size['width']}")
def test_what_is_told_of_a_question_leaves_train_and_cards_as_they_are(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    page = at_a_table(visit, server, size=size)
    things = [page.locator(thing) for thing in (".train > svg", ".pile", ".hand")]
    before = [thing.first.bounding_box() for thing in things]
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advice")).to_be_visible()
    page.get_by_role("button", name="What does this mean?").click()
    expect(page.get_by_role("link", name="How to play")).to_be_visible()
    assert [thing.first.bounding_box() for thing in things] == before
    asked, pile = page.locator(".prompt").bounding_box(), before[1]
    assert asked is not None
    assert pile is not None
    assert asked["y"] + asked["height"] <= pile["y"]
