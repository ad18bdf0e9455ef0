"""The guided first game and the introductions of the boxes, to their diplomas."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, Visit
from browser.person import DECIDING, LONGEST_GAME, Answer, by_number, by_program

# A lesson may give way to the next one between a look and a click.
LISTEN = """() => {
  window.lessons = new Set()
  const listen = () => document.querySelectorAll('[data-lesson]')
    .forEach(({ dataset }) => window.lessons.add(dataset.lesson))
  listen()
  new MutationObserver(listen).observe(document.body,
    { subtree: true, childList: true, attributeFilter: ['data-lesson'] })
}"""


def take(
    page: Page, shoot: Callable[[Page, str], None], name: str, answer: Answer = by_number
) -> list[str]:
    """Play a course until its diploma; the lessons that were heard."""
    page.locator("button.primary").click()
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_be_visible()
    page.evaluate(LISTEN)
    heard: list[str] = []
    until = time.monotonic() + LONGEST_GAME
    while not page.locator(".seal").is_visible():
        assert time.monotonic() < until, f"No diploma after {heard}."
        asked = page.locator(DECIDING).is_visible()  # a lesson comes with its question
        if lesson.is_visible():
            now = lesson.get_attribute("data-lesson") or ""
            if now not in heard:
                heard.append(now)
                shoot(page, f"lesson-{now}-{name}")
                assert heard[1:] or barriers(page) == []
            with contextlib.suppress(TimeoutError):  # another lesson may have come meanwhile
                page.locator(f"[data-lesson={now}] button").first.click(timeout=1000)
        elif asked:
            answer(page)
        page.wait_for_timeout(30)
    expect(page.get_by_text("Robin")).to_be_visible()
    shoot(page, f"diploma-{name}")
    assert barriers(page) == []
    found: list[str] = page.evaluate("[...window.lessons]")
    return found


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_the_lesson_ends_with_a_diploma(
    visit: Visit, shoot: Callable[[Page, str], None], lang: str, size: dict[str, int]
) -> None:
    page = visit("/learn", lang=lang, size=size, name="Robin")
    heard = take(page, shoot, lang)
    assert {"plan", "stealin", "round_two", "last_round", "over"} <= set(heard)


TRAINS = {"trains-plan", "trains-team", "trains-moved", "trains-loot", "trains-guns", "enough"}


@pytest.mark.parametrize(
    ("course", "said", "lang", "size"),
    [
        ("horses_stagecoach", {"horses-attack", "horses-plan", "enough"}, "en", DESKTOP),
        ("marshal_prisoners", {"law-plan", "law-goal", "enough"}, "en", DESKTOP),
        ("time_travel_car", {"time-plan", "enough"}, "en", DESKTOP),
        ("couriers_armored_train", TRAINS, "en", DESKTOP),
        ("couriers_armored_train", TRAINS, "fr", PHONE),
    ],
)
def test_a_box_is_introduced(
    visit: Visit,
    shoot: Callable[[Page, str], None],
    course: str,
    said: set[str],
    lang: str,
    size: dict[str, int],
) -> None:
    page = visit(f"/learn?course={course}", lang=lang, size=size, name="Robin")
    assert said <= set(take(page, shoot, f"{course}-{lang}"))


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_colt_super_express_is_introduced(
    visit: Visit, shoot: Callable[[Page, str], None], lang: str, size: dict[str, int]
) -> None:
    page = visit("/learn?course=super", lang=lang, size=size, name="Robin", speed=2)
    heard = take(page, shoot, f"super-{lang}", by_program)
    assert heard[:2] == ["super-program", "super-shootin"]
    assert heard[-1] == "over"
