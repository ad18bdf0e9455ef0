"""Marshal & Prisoners in the browser: as the Marshal, as a bandit, by keyboard, and mixed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, Visit
from browser.person import TWO_FRAMES, sit_down, wait_for_question
from playwright.sync_api import Page, expect
from serving import Server

Shoot = Callable[[Page, str], None]
# In every frame, the Prisoners who do not look out of the cell: its bars cover half of their car.
STRAYS = """globalThis.strays = new Set()
const look = () => {
  const cell = document.querySelector('[data-bars]')?.getBoundingClientRect()
  for (const prisoner of cell ? document.querySelectorAll('[data-prisoner]') : []) {
    const { left, right, top, bottom } = prisoner.getBoundingClientRect()
    const middle = cell.left + cell.width * 0.53
    if (left < cell.left || right > middle || top < cell.top || bottom > cell.bottom)
      strays.add(`${prisoner.dataset.prisoner} ${left - cell.left}, ${top - cell.top}`)
  }
  requestAnimationFrame(look)
}
look()"""
GANG = ["marshal", "doc", "belle", "tuco"]


def set_up(server: Server, me: str, seats: list[str], *modules: str) -> str:
    """The link to a seat of a table whose other seats are bots."""
    people: list[dict[str, Any]] = [
        {"kind": "person", "name": "Ann"} if seat == me else {"kind": "bot", "bot": "random"}
        for seat in seats
    ]
    made = httpx.post(
        f"{server.url}/api/tables",
        json={
            "config": {"seats": seats, "modules": ["base", "marshal_prisoners", *modules]},
            "seats": people,
            "start": True,
        },
    )
    return sit_down(made.json(), seats.index(me))


def turn_the_window(page: Page, size: dict[str, int]) -> None:
    """Everything finds another place at once, and whoever sits behind bars with it."""
    page.evaluate(TWO_FRAMES)
    page.set_viewport_size({"width": size["width"] - 40, "height": size["height"] - 60})
    page.wait_for_function("width => innerWidth === width", arg=size["width"] - 40)
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("[...strays]") == []


def test_the_marshal_sees_his_goals(server: Server, visit: Visit, shoot: Shoot) -> None:
    page = visit(set_up(server, "marshal", GANG), script=STRAYS)
    wait_for_question(page)
    turn_the_window(page, DESKTOP)
    shoot(page, "marshal-planning")
    assert barriers(page) == []

    page.get_by_role("button", name="All about Marshal").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Not drawn yet")).to_have_count(4)
    shoot(page, "marshal-sheet")
    assert barriers(page) == []
    page.keyboard.press("Escape")


def test_a_bandit_sees_no_goal_on_his_phone(server: Server, visit: Visit, shoot: Shoot) -> None:
    page = visit(set_up(server, "belle", GANG), lang="fr", size=PHONE, script=STRAYS)
    wait_for_question(page)
    turn_the_window(page, PHONE)
    shoot(page, "marshal-phone")
    page.get_by_role("button", name="Tout sur Marshal").tap()
    expect(page.get_by_role("dialog").get_by_text("Face cachée").first).to_be_visible()
    assert page.locator("dialog .goal").count() == 0


def test_goals_wait_until_the_marshal_holds_the_device(server: Server, visit: Visit) -> None:
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = {
        "config": {"seats": GANG[:3], "modules": ["base", "marshal_prisoners"]},
        "seats": [*people, {"kind": "bot", "bot": "random"}],
        "hot_seat": True,
        "start": True,
    }
    made = httpx.post(f"{server.url}/api/tables", json=table).json()
    page = visit(sit_down(made))
    goals = page.locator("[data-panel=marshal] .goals svg")
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()
    expect(goals).to_have_count(0)
    page.get_by_role("button", name="I am Ann").click()
    expect(goals).to_have_count(1)
