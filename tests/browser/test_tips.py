"""Everything on the table says what it does, to a pointer, to a finger, and to the keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import LOW, PHONE, Visit
from browser.person import TWO_FRAMES, by_number, sit_down, wait_for_question

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


def test_what_is_new_is_introduced_once(visit: Visit, server: Server) -> None:
    page = at_a_table(visit, server, size=LOW, introductions=True)
    new = page.locator(".introduction")
    first = new.locator("b").inner_text()
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
