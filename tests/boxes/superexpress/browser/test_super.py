"""Colt Super Express in the browser: by mouse, by touch, by keyboard, together, on one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

from browser.barriers import barriers
from browser.conftest import PHONE, Visit
from browser.person import (
    DECIDING,
    HAND_OVER,
    SHORT,
    is_over,
    play,
    sit_down,
    wait_for_question,
)
from playwright.sync_api import Page, expect
from serving import Server

Shoot = Callable[[Page, str], None]

CARDS = ".tray .hand .card"
PLACES = ".tray .slots > li"
LAID = ".tray .slots .card"
LAY = ".answers button"
PROGRAM = 3
STAYING = (1, 2, 3, 4)  # Change Floor, Flip, Fire, Reflex
rounds = count()


def super_table(server: Server, people: int, bots: int, **wish: Any) -> Any:
    config = {"game": "super", "extensions": ["horse", "reflex"]}
    return server.table(people=people, bots=bots, config=config, **wish)


def some_cards() -> list[int]:
    """Three cards of the hand, others in every round; none that leads off the train."""
    first = next(rounds)
    return [STAYING[(first + k) % len(STAYING)] for k in range(PROGRAM)]


def by_mouse(page: Page) -> None:
    """Drag one card onto its place, click the others, lay."""
    cards = some_cards()
    if page.locator(LAID).count() == 0:
        page.locator(CARDS).nth(cards[0]).drag_to(page.locator(PLACES).nth(2), timeout=SHORT)
        for n in cards[1:]:
            page.locator(CARDS).nth(n).click(timeout=SHORT)
    page.locator(LAY).click(timeout=SHORT)


def by_touch(page: Page) -> None:
    if page.locator(LAID).count() == 0:
        for n in some_cards():
            page.locator(CARDS).nth(n).tap(timeout=SHORT)
    page.locator(LAY).tap(timeout=SHORT)


def by_keys(page: Page) -> None:
    """Number keys, and Enter."""
    if page.locator(LAID).count() == 0:
        for n in some_cards():
            page.keyboard.press(str(n + 1))
    page.keyboard.press("Enter")


def take_back(page: Page) -> None:
    """The button that takes the whole program back, not one of the cards that say so too."""
    page.get_by_role("button", name="Take it back", exact=True).click()


def by_arrows(page: Page) -> None:
    """The arrows lead from card to card and to the button, Enter takes what has the focus."""
    if page.locator(LAID).count() == 0:
        page.locator(CARDS).first.focus()
        for _ in range(PROGRAM):
            page.keyboard.press("Enter")
            page.keyboard.press("ArrowRight")
    page.locator(LAY).focus()
    page.keyboard.press("Enter")


# How much of the scenery there is, at the end of its way, beyond the right edge of the window.
BEYOND = """
() => [...document.querySelectorAll('[data-layer]')].map(layer => {
    const period = -new DOMMatrix(layer.getAnimations()[0].effect.getKeyframes().at(-1).transform).e
    return layer.offsetWidth - period - layer.parentElement.clientWidth
})
"""
# From now on, how few cards have lain in the tray.
COUNT_LAID = """
laid => {
    const look = () => window.fewest =
        Math.min(window.fewest ?? Infinity, document.querySelectorAll(laid).length)
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true})
    look()
}
"""


def expect_laid(page: Page, cards: list[str]) -> None:
    """The program lies so."""
    expect(page.locator(f"{LAID} .lbl")).to_have_text(cards)


def test_a_game_by_mouse_with_both_extensions(visit: Visit, server: Server, shoot: Shoot) -> None:
    page = visit(sit_down(super_table(server, 1, 4)))
    wait_for_question(page)
    expect(page.locator(CARDS)).to_have_count(6)
    assert min(page.evaluate(BEYOND)) >= 0
    shoot(page, "super-scheming")
    assert barriers(page) == []
    assert play({page: [by_mouse]}) > 0
    expect(page.get_by_role("img", name=re.compile("aboard after"))).to_be_visible()
    shoot(page, "super-end")
    assert barriers(page) == []

    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".laps .current")).to_have_count(1)
    shoot(page, "super-replay")
    assert barriers(page) == []


def test_cards_are_carried_to_other_places_and_back(visit: Visit, server: Server) -> None:
    page = visit(sit_down(super_table(server, 2, 1)))
    wait_for_question(page)
    place = page.locator(PLACES)
    page.locator(CARDS).filter(has_text="Fire").drag_to(place.nth(1))
    page.locator(CARDS).filter(has_text="Flip").drag_to(place.nth(1))  # Fire goes home
    expect_laid(page, ["Flip"])
    page.locator(CARDS).filter(has_text="Fire").click()
    page.locator(CARDS).filter(has_text="Move").click()
    expect_laid(page, ["Fire", "Flip", "Move"])
    place.nth(0).locator("button").drag_to(place.nth(2))  # they change places
    expect_laid(page, ["Move", "Flip", "Fire"])
    place.nth(2).locator("button").focus()
    page.keyboard.press("ArrowLeft")
    expect_laid(page, ["Move", "Fire", "Flip"])
    page.keyboard.press("Backspace")
    expect_laid(page, ["Move", "Fire"])
    place.nth(0).locator("button").click()
    expect_laid(page, ["Fire"])
    expect(page.locator(LAY)).to_be_disabled()


def test_a_hint_can_be_taken_and_a_program_taken_back(visit: Visit, server: Server) -> None:
    page = visit(sit_down(super_table(server, 2, 1)))
    wait_for_question(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Take this").click()
    expect(page.locator(LAID)).to_have_count(PROGRAM)
    advised = page.locator(f"{LAID} .lbl").all_inner_texts()
    page.evaluate(COUNT_LAID, LAID)
    page.locator(LAY).click()
    expect(page.locator(DECIDING)).to_have_count(0)
    expect_laid(page, advised)
    take_back(page)
    wait_for_question(page)
    expect_laid(page, advised)  # one goes on from where one was
    assert page.evaluate("fewest") == PROGRAM, "the cards were out of the tray"


def test_a_phone_in_french_by_touch(visit: Visit, server: Server, shoot: Shoot) -> None:
    page = visit(sit_down(super_table(server, 1, 6)), lang="fr", size=PHONE)
    wait_for_question(page)
    shoot(page, "super-phone")
    assert barriers(page) == []
    for needed in (CARDS, LAY, ".panels"):
        box = page.locator(needed).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"], f"{needed} is off the screen"
    by_touch(page)
    expect(page.locator(DECIDING)).to_be_hidden()


def test_a_phone_shows_whole_names(visit: Visit, server: Server) -> None:
    page = visit(sit_down(super_table(server, 1, 6)), size=PHONE)
    wait_for_question(page)
    page.evaluate("person.paint(true)")
    cut = "names => names.filter(n => n.scrollWidth > n.clientWidth).map(n => n.textContent)"
    assert page.locator(".panel .person").evaluate_all(cut) == []


def test_a_game_needs_no_mouse(visit: Visit, server: Server) -> None:
    page = visit(sit_down(super_table(server, 1, 2)))
    wait_for_question(page)
    assert play({page: [by_keys, by_arrows]}) > 0


def test_friends_see_who_still_chooses_and_never_what(visit: Visit, server: Server) -> None:
    table = super_table(server, 2, 1)
    ann, ben = (visit(sit_down(table, seat)) for seat in (0, 1))
    watcher = visit(f"/t/{table['id']}")
    for page in (ann, ben):
        wait_for_question(page)
    panel = watcher.locator(".panel").first
    expect(panel).to_contain_text("Still choosing")
    by_keys(ann)
    for page in (watcher, ben):
        expect(page.get_by_text("The program lies face down").first).to_be_attached()
    expect(panel).to_contain_text("The program lies face down")
    assert watcher.locator(".tray, .laps .card:not(.back)").count() == 0
    take_back(ann)
    expect(panel).to_contain_text("Still choosing")
    assert play({ann: [by_keys], ben: [by_arrows]}) > 1
    expect(watcher.locator("main.end")).to_be_visible()
    expect(watcher.locator("tbody tr")).to_have_count(3)


def test_one_device_goes_round_and_hides_the_programs(visit: Visit, server: Server) -> None:
    page = visit(sit_down(super_table(server, 3, 0, hot_seat=True)))
    expect(page.locator(HAND_OVER)).to_be_visible()
    assert page.locator(".tray").count() == 0
    page.locator(HAND_OVER).click()
    by_keys(page)
    expect(page.locator(HAND_OVER)).to_be_visible()
    assert page.locator(".tray").count() == 0, "nobody sees what lies already"
    assert play({page: [by_keys]}) > 1
    assert is_over(page)


def test_a_round_is_shown_card_by_card(visit: Visit, server: Server) -> None:
    """At full speed and with motion, until somebody skips the rest."""
    page = visit(sit_down(super_table(server, 1, 3)), speed=1)
    page.emulate_media(reduced_motion="no-preference")
    wait_for_question(page)
    by_keys(page)
    expect(page.locator(".laps .current")).to_have_count(1)
    said = page.locator("[data-news] strong")
    expect(said).not_to_be_empty()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(f"{DECIDING}, main.end").first).to_be_visible()
