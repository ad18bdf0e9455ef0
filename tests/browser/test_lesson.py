"""The guided first game and the introductions of the boxes, to their diplomas."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from effort import some
from playwright.sync_api import Page, expect

from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, SIDEWAYS, SMALL, Visit
from browser.person import Answer, Player, by_number, by_program

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
    page: Page,
    shoot: Callable[[Page, str], None],
    name: str,
    course: str = "",
    answer: Answer = by_number,
) -> list[str]:
    """From the home page, play a course until its diploma; the lessons that were heard."""
    page.locator("a[href='/learn']").click()
    if course:
        page.locator(f"a[href='/learn?course={course}']").click()
    page.locator("button.primary").click()
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_be_visible()
    page.evaluate(LISTEN)
    assert barriers(page) == []
    heard: list[str] = []
    player = Player(page, [answer], name)
    while not player.over:
        now = page.evaluate("document.querySelector('[data-lesson]')?.dataset.lesson")
        if now and now not in heard:
            heard.append(now)
            shoot(page, f"lesson-{now}-{name}")
        player.go_on()
    expect(page.get_by_text("Robin")).to_be_visible()
    shoot(page, f"diploma-{name}")
    assert barriers(page) == []
    found: list[str] = page.evaluate("[...window.lessons]")
    return found


def test_the_lesson_ends_with_a_diploma(visit: Visit, shoot: Callable[[Page, str], None]) -> None:
    heard = take(visit("/", name="Robin"), shoot, "base")
    assert {"plan", "stealin", "round_two", "last_round", "over"} <= set(heard)


TRAINS = {"trains-plan", "trains-team", "trains-moved", "trains-loot", "trains-guns", "enough"}


COURSES = [
    ("horses_stagecoach", {"horses-attack", "horses-plan", "enough"}, "en", DESKTOP),
    ("marshal_prisoners", {"law-plan", "law-goal", "enough"}, "fr", SIDEWAYS),
    ("time_travel_car", {"time-plan", "enough"}, "fr", SMALL),
    ("couriers_armored_train", TRAINS, "fr", PHONE),
]


@pytest.mark.parametrize(("course", "said", "lang", "size"), some(COURSES, 2))
def test_a_box_is_introduced(
    visit: Visit,
    shoot: Callable[[Page, str], None],
    course: str,
    said: set[str],
    lang: str,
    size: dict[str, int],
) -> None:
    page = visit("/", lang=lang, size=size, name="Robin")
    assert said <= set(take(page, shoot, f"{course}-{lang}", course))


def test_colt_super_express_is_introduced(visit: Visit, shoot: Callable[[Page, str], None]) -> None:
    page = visit("/", lang="fr", size=PHONE, name="Robin")
    heard = take(page, shoot, "super", "super", by_program)
    assert heard[:2] == ["super-program", "super-shootin"]
    assert heard[-1] == "over"
