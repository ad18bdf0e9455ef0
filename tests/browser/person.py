"""Somebody who plays in a browser: looks for what may be chosen, and chooses it."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect
from serving import Person, Server, play_out

SCRIPT = Path(__file__).with_name("person.js").read_text(encoding="utf-8")
PICTURES = Path(os.environ.get("FOLSOM_SCREENSHOTS", "build/screenshots"))

Answer = Callable[[Page], None]
LONGEST_GAME = 900.0  # seconds, on a machine that does much else meanwhile
LONGEST_WAIT = 60.0  # seconds until a person is asked
FORGOTTEN = 15_000  # milliseconds in which nothing moves, though this person has to decide
MOST_TRIES = 80  # for one question; some need several cards
SETTLING = 20.0  # seconds in which a screen finds its places, on a machine that does much else
A_MOMENT = 60  # milliseconds between two looks, in which a page can get on
SHORT = 1_500  # milliseconds for a click on something that may just be going away

DECIDING = ".prompt.deciding"
ASKED = f"{DECIDING}:not(.busy)"
BUTTONS = ".answers button:enabled"
GLOWING = "[data-target]"
CONTROLS = f"{DECIDING} button:enabled:not(.why), {GLOWING}"
THE_END = "main.end"
HAND_OVER = ".handover button"
LESSON = "[data-lesson] > button:first-of-type"
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

DICE = random.Random()


@contextlib.contextmanager
def painted(page: Page) -> Iterator[None]:
    """While somebody looks at the page, or asks what can be read there."""
    page.evaluate("person.paint(true)")
    yield
    page.evaluate("person.paint(false)")


def hit(page: Page, selector: str, dice: random.Random = DICE) -> bool:
    """Point at one of these and press, where nothing covers it; a finger taps."""
    spots: list[tuple[float, float]] = page.evaluate("what => person.spots(what)", selector)
    if not spots:
        return False
    x, y = dice.choice(spots)
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return True


def pick(box: Locator, value: str) -> None:
    """Unfold a list box and take what has this value."""
    box.click()
    box.page.locator(f"[role=option][data-value={value}]:visible").click()
    expect(box).to_have_attribute("aria-expanded", "false")


def question(page: Page) -> str | None:
    """What is asked now, told apart from the same words at another time."""
    found: str | None = page.evaluate("person.question()")
    return found


def by_mouse(page: Page) -> None:
    """Click what glows on the table; a card or a heap of purses then leaves it to a button."""
    asked = question(page)
    if hit(page, GLOWING):
        page.evaluate(TWO_FRAMES)
    if asked == question(page) and not hit(page, BUTTONS):
        hit(page, CONTROLS)


def by_button(page: Page) -> None:
    """Tap the big answers; where there is none, lift a card first."""
    if hit(page, BUTTONS):
        return
    if hit(page, GLOWING):
        page.evaluate(TWO_FRAMES)
    hit(page, BUTTONS)


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


class Player:
    """Somebody at a page, who answers whenever asked, in some ways by turns, until the end.

    A table that waits for this person, who is not asked, fails the test.
    """

    def __init__(self, page: Page, ways: Sequence[Answer], name: str = "") -> None:
        self.page = page
        self.name = name
        self.over = False
        self.answered = 0
        self._ways = ways
        self._question: str | None = None
        self._tries = 0
        self._until = time.monotonic() + LONGEST_GAME

    def go_on(self) -> bool:
        """Look, and answer a question if there is one; was there? If not, a moment has passed."""
        seen = self.page.evaluate("person.look()")
        self.over = seen["over"]
        if seen["forgotten"] > FORGOTTEN:
            self.fail("The table waits for somebody who is not asked.")
        if time.monotonic() > self._until:
            self.fail("The game does not end.")
        if self.over:
            return False
        if seen["lesson"] or seen["handOver"]:
            hit(self.page, LESSON if seen["lesson"] else HAND_OVER)
            return False
        if seen["question"] is None:
            self.page.wait_for_timeout(A_MOMENT)
            return False
        self._answer(seen["question"])
        return True

    def _answer(self, asked: str) -> None:
        if asked != self._question:
            self._question, self._tries = asked, 0
            self.answered += 1
        self._tries += 1
        if self._tries > MOST_TRIES:
            self.fail("A question cannot be answered.")
        try:
            self._ways[(self.answered + self._tries) % len(self._ways)](self.page)
        except Error as error:  # the question went away meanwhile
            if "Timeout" not in str(error):
                raise

    def fail(self, why: str) -> None:
        """With a picture, and what server and page think."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture = PICTURES / f"failed-{time.time_ns()}.png"
        with painted(self.page):
            self.page.screenshot(path=picture)
        facts = self.page.evaluate("person.tell()")
        raise AssertionError(
            f"{self.name}: {why} {self.answered} answers so far; {picture}; {facts}"
        )


def play(
    pages: Mapping[Page, Sequence[Answer]], each: Callable[[Page], None] = lambda _: None
) -> int:
    """Everybody answers, each in their ways by turns, until all see the end; how often they did."""
    players = [Player(page, ways) for page, ways in pages.items()]
    while not all(player.over for player in players):
        for player in players:
            if player.go_on():
                each(player.page)
    return sum(player.answered for player in players)


def wait_for_question(page: Page) -> str:
    """The sentence that asks."""
    question = page.locator(f"{DECIDING} strong").first
    expect(question).to_be_visible()
    return question.inner_text()


def answer(page: Page) -> None:
    """Once, whatever is asked: with a finger or with a mouse."""
    touches = page.evaluate("navigator.maxTouchPoints > 0")
    try:
        (by_button if touches else by_mouse)(page)
    except Error:
        return  # the question went away meanwhile


def until_asked(page: Page, *others: Page) -> str:
    """Everybody else plays until it is for this person to choose; the sentence that asks."""
    end = time.monotonic() + LONGEST_WAIT
    while not page.locator(DECIDING).is_visible():
        assert time.monotonic() < end
        for other in others:
            if other.locator(DECIDING).is_visible():
                answer(other)
        page.wait_for_timeout(A_MOMENT)
    return wait_for_question(page)


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


def token_of(page: Page) -> str:
    """What opens the seat of this device elsewhere, too."""
    kept = page.wait_for_function("id => localStorage[`folsom.table.${id}`]", arg=table_id(page))
    token: str = next(iter(json.loads(kept.json_value())["seats"].values()))
    return token


def finish(seated: dict[Page, Server]) -> None:
    """Play on by other devices, each at its server, which are faster; pages then show the end."""
    people = [Person(server, table_id(page), token_of(page)) for page, server in seated.items()]
    play_out(people, random.Random(7))
    for person in people:
        person.close()
    for page in seated:
        page.reload()
        expect(page.locator(THE_END)).to_be_visible()


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
