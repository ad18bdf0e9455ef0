"""Moments of every expansion on every size of screen: nobody is kept out, nothing out of sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from effort import some
from playwright.sync_api import Page
from serving import Server

from browser.barriers import answers_are_in_sight, crowded, violations
from browser.conftest import DESKTOP, PHONE, SMALL, TABLET, Visit
from browser.person import DECIDING, THE_END, TWO_FRAMES
from browser.positions import find, lay_out
from folsom.game import Record

SIZES = {"phone": PHONE, "tablet": TABLET, "small": SMALL, "desktop": DESKTOP}
LAW = ["base", "marshal_prisoners"]


@dataclass(frozen=True)
class Case:
    """A game, the seat that looks at it, and the questions at which it does."""

    me: str
    asked: tuple[str, ...]
    config: dict[str, Any]


CASES = {
    "marshal": Case(
        "marshal", ("plan", "shoot"), {"seats": ["marshal", "doc", "belle", "tuco"], "modules": LAW}
    ),
    "outlaw": Case(
        "belle", ("plan", "free"), {"seats": ["marshal", "doc", "belle", "tuco"], "modules": LAW}
    ),
    "couriers": Case(
        "doc",
        ("plan", "fire_or_gatling", "help"),
        {
            "seats": ["doc", "belle", "tuco", "django", "ghost"],
            "modules": ["base", "couriers_armored_train"],
        },
    ),
    "horses": Case(
        "doc",
        ("attack", "hostage"),
        {"seats": ["doc", "belle", "tuco"], "modules": ["base", "horses_stagecoach"]},
    ),
    "time car": Case(
        "doc",
        ("plan", "hide"),
        {"seats": ["doc", "belle", "tuco"], "modules": ["base", "time_travel_car"]},
    ),
}


def kept_out(page: Page) -> dict[str, list[str]]:
    """What is wrong, size by size; the page stays the same, its window does not."""
    found = {"any": wrong} if (wrong := violations(page)) else {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate(TWO_FRAMES)
        answers_are_in_sight(page)
        if wrong := crowded(page, fingers=size in (PHONE, TABLET)):
            found[name] = wrong
    return found


@pytest.mark.parametrize("name", some([*CASES], 1))
def test_nobody_is_kept_out(
    visit: Visit, server: Server, shoot: Callable[[Page, str], None], name: str
) -> None:
    case = CASES[name]
    found, game = find(case.config, case.me, case.asked)
    wrong: dict[str, dict[str, list[str]]] = {}
    over = found.pop("over")
    page = visit(lay_out(server, over), size=PHONE)
    page.locator(THE_END).wait_for()
    wrong["end"] = kept_out(page)
    with server.client() as client:
        id = client.post("/api/replays", content=Record.of(game).to_text()).json()["id"]
    page.goto(f"/replay/{id}?at={len(over.choices) // 2}")
    page.get_by_role("slider").wait_for()
    wrong["replay"] = kept_out(page)
    for question, position in found.items():
        page.goto(lay_out(server, position))
        page.locator(DECIDING).wait_for()
        wrong[question] = kept_out(page)
        shoot(page, f"moment-{name}-{question}")
    assert {moment: found for moment, found in wrong.items() if found} == {}
