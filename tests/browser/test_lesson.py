"""The guided first game, to its diploma."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.barriers import barriers
from browser.conftest import DESKTOP, PHONE, Visit
from browser.person import DECIDING, LONGEST_GAME, by_number


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_the_lesson_ends_with_a_diploma(
    visit: Visit, shoot: Callable[[Page, str], None], lang: str, size: dict[str, int]
) -> None:
    page = visit("/learn", lang=lang, size=size, name="Robin")
    page.locator("button.primary").click()
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_be_visible()
    heard: list[str] = []
    until = time.monotonic() + LONGEST_GAME
    while not page.locator(".seal").is_visible():
        assert time.monotonic() < until, f"No diploma after {heard}."
        if lesson.is_visible():
            name = lesson.get_attribute("data-lesson") or ""
            if name not in heard:
                heard.append(name)
                shoot(page, f"lesson-{name}-{lang}")
                assert heard[1:] or barriers(page) == []
            with contextlib.suppress(TimeoutError):  # another lesson may have come meanwhile
                page.locator(f"[data-lesson={name}] button").click(timeout=1000)
        elif page.locator(DECIDING).is_visible():
            by_number(page)
        page.wait_for_timeout(30)
    assert {"plan", "stealin", "round_two", "last_round", "over"} <= set(heard)
    expect(page.get_by_text("Robin")).to_be_visible()
    shoot(page, f"diploma-{lang}")
    assert barriers(page) == []
