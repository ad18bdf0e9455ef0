"""Somebody who plays in a browser: looks for what may be chosen, and chooses it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page, expect

Answer = Callable[[Page], None]
LONGEST_GAME = 150.0  # seconds
SETTLING = 5.0  # seconds in which a screen finds its places
SHORT = 1_500  # milliseconds for a click on something that may just be going away

DECIDING = ".prompt.deciding"
BUTTONS = ".answers button:enabled"
GLOWING = "[data-target]"
THE_END = "main.end"
HAND_OVER = ".handover button"


def by_mouse(page: Page) -> None:
    """Click what glows on the table; a card or a heap of purses then leaves it to a button."""
    glowing = page.locator(GLOWING).first
    if glowing.is_visible():
        glowing.click(timeout=SHORT)
        page.wait_for_timeout(50)
    if page.locator(DECIDING).is_visible():
        page.locator(BUTTONS).first.click(timeout=SHORT)


def by_button(page: Page) -> None:
    """Tap the big answers; where there is none, lift a card first."""
    if not page.locator(BUTTONS).first.is_visible():
        page.locator(GLOWING).first.tap(timeout=SHORT)
    page.locator(BUTTONS).first.tap(timeout=SHORT)


def by_number(page: Page) -> None:
    """The number keys answer; a card is lifted by the first and played by the second press."""
    page.keyboard.press("1")
    if page.locator(f"{GLOWING}[aria-pressed=true]").first.is_visible():
        page.keyboard.press("1")


def by_arrows(page: Page) -> None:
    """The arrow keys go from one thing to the next, Enter takes it."""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator(DECIDING).is_visible():
        page.keyboard.press("Enter")


def by_program(page: Page) -> None:
    """Colt Super Express: three cards by their numbers, none that leads off the train.

    What an earlier try has left in the tray is taken out first.
    """
    for key in ("Backspace", "Backspace", "Backspace", "2", "3", "4", "Enter"):
        page.keyboard.press(key)


def is_over(page: Page) -> bool:
    return page.locator(THE_END).is_visible()


def play(pages: dict[Page, list[Answer]], each: Callable[[Page], None] = lambda _: None) -> int:
    """Everybody answers, each in his ways by turns, until all see the end; how often they did."""
    answered = 0
    until = time.monotonic() + LONGEST_GAME
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < until, f"The game does not end; {answered} answers so far."
        for page, ways in pages.items():
            if page.locator(HAND_OVER).is_visible():
                page.locator(HAND_OVER).click()
            elif page.locator(DECIDING).is_visible():
                try:
                    ways[answered % len(ways)](page)
                except Error:  # the question went away meanwhile
                    continue
                each(page)
                answered += 1
        next(iter(pages)).wait_for_timeout(30)
    return answered


def wait_for_question(page: Page) -> str:
    """The sentence that asks."""
    question = page.locator(f"{DECIDING} strong").first
    expect(question).to_be_visible()
    return question.inner_text()


def table_id(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.split("/t/")[1].split("?")[0].split("#")[0]


def sit_down(table: dict[str, Any], seat: int = 0) -> str:
    """The link to a seat."""
    return f"/t/{table['id']}#seat={table['tokens'][str(seat)]}"


def rob_the_train(page: Page) -> None:
    """From the home page into a game against bots."""
    page.locator("main button.primary").click()
    wait_for_question(page)


def amount(text: str) -> int:
    """A number or a sum of money, which may be a loss; nothing counts as 0."""
    return int(re.sub(r"[^\d-]", "", text.replace("\N{MINUS SIGN}", "-")) or 0)


# What reaches beyond the right edge, if the page can be scrolled there.
TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? []
  : [...document.querySelectorAll('body *')]
    .filter(thing => thing.getBoundingClientRect().right > innerWidth + 1)
    .map(thing => thing.outerHTML.slice(0, 160))"""


def settled(page: Page, script: str) -> list[str]:
    """What a script still finds once everything is in its place."""
    until = time.monotonic() + SETTLING
    while (found := page.evaluate(script)) and time.monotonic() < until:
        page.wait_for_timeout(50)
    return list(found)


def rests_in_its_width(page: Page) -> None:
    """Once nothing moves any more."""
    assert settled(page, TOO_WIDE) == []


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
