"""The end of a game: it says how one did, adds up, and hides nothing; and what comes of it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import DESKTOP, PHONE, Visit
from browser.person import wait_for_question
from browser.positions import Position, lay_out
from folsom.game import Config, Game

BOXES: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "pairs": {"players": 4, "variants": ["teams"]},
    "horses": {"players": 5, "modules": ["horses_stagecoach"]},
    "marshal": {"players": 5, "modules": ["marshal_prisoners"]},
    "couriers": {"players": 6, "modules": ["couriers_armored_train"]},
    "time": {"players": 4, "modules": ["time_travel_car"]},
}
# Whatever is at the middle of a thing when it is in sight: the thing itself, or something else.
COVERED = """what => [...document.querySelectorAll(what)].filter(one => {
  one.scrollIntoView({block: 'center', behavior: 'instant'})
  const {x, y, width, height} = one.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return !width || !(one.contains(top) || top?.contains(one))
}).map(one => one.textContent)"""
READ = "main.end :is(h1, header p, h2, td, tbody th, nav .btn, .ride .btn, li, svg[role=img])"


def finished(server: Server, config: dict[str, Any], seed: str) -> str:
    """The link to the first seat of a game that was played to its end at random."""
    game = Game.new(Config(**config), seed)
    dice = random.Random(seed)
    choices = []
    while not game.over:
        decision = dice.choice(game.decisions)
        option = dice.choice(decision.options)
        choices.append((decision.seat, option.text))
        game.play(decision.seat, option)
    return lay_out(server, Position(config, seed, 0, choices))


def dollars(text: str) -> int:
    """What a cell counts: `$1250`, a dash."""
    found = re.search(r"(\u2212?)\$([\d,]+)", text)
    return int(found[1].replace("\u2212", "-") + found[2].replace(",", "")) if found else 0


def at_the_end(page: Page) -> Page:
    expect(page.locator("main.end .sheets svg[role=img]")).to_be_visible()
    expect(page.get_by_role("heading", name="Told at the campfire")).to_be_visible()
    page.evaluate("person.paint(true)")
    return page


@pytest.mark.parametrize("box", BOXES)
def test_the_split_adds_up(visit: Visit, server: Server, box: str) -> None:
    for n in range(2):
        page = at_the_end(visit(finished(server, BOXES[box], f"ends {n}"), still=True))
        for row in page.locator("tbody tr").all():
            cells = [dollars(cell) for cell in row.locator("td").all_inner_texts()]
            assert sum(cells[:-1]) == cells[-1], row.inner_text()
        if n == 0:
            assert page.evaluate(COVERED, READ) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_the_time_travel_car_pays_is_no_ransom(visit: Visit, server: Server) -> None:
    page = at_the_end(visit(finished(server, BOXES["time"], "alone 5"), still=True))
    titles = page.locator("thead th")
    expect(titles.filter(has_text="Bonus")).to_have_count(1)
    expect(titles.filter(has_text="Ransom")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_says_first_how_one_did(visit: Visit, server: Server, size: dict[str, int]) -> None:
    page = at_the_end(visit(finished(server, BOXES["base"], "mine"), size=size, still=True))
    place = page.locator("tbody tr", has_text="You").locator(".rank").inner_text()
    words = {"1": "You ride off", "2": "second", "3": "third", "4": "fourth"}
    expect(page.get_by_role("heading", level=1)).to_contain_text(words[place])
    assert page.evaluate(COVERED, READ) == []


OUT_OF_THE_RUNNING = {
    "in the Cell": (
        {
            "seats": ["belle", "django", "ghost", "tuco", "cheyenne", "marshal"],
            "modules": ["base", "marshal_prisoners"],
        },
        "over",
    ),
    "caught": (BOXES["horses"], "out of it 44"),
}


@pytest.mark.parametrize("fate", OUT_OF_THE_RUNNING)
def test_the_end_says_why_somebody_richer_cannot_win(
    visit: Visit, server: Server, fate: str
) -> None:
    page = at_the_end(visit(finished(server, *OUT_OF_THE_RUNNING[fate]), still=True))
    expect(page.get_by_role("heading", level=1)).to_contain_text("out of the running")
    expect(page.locator("header p", has_text="cannot win")).to_be_visible()
    expect(page.locator("tbody tr", has_text="You")).to_contain_text(fate)


def test_an_end_of_six_is_seen_at_once(visit: Visit, server: Server) -> None:
    page = at_the_end(visit(finished(server, {"players": 6}, "six"), size=DESKTOP, still=True))
    height, window = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert height <= window


def test_a_poster_is_shown_and_saved(visit: Visit, server: Server) -> None:
    page = at_the_end(visit(finished(server, BOXES["base"], "wanted")))
    page.get_by_role("button", name="Wanted poster").click()
    picture = page.locator("dialog img")
    expect(picture).to_have_js_property("naturalWidth", 1200)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename.endswith(".png")


def test_a_deal_is_a_challenge_for_others(visit: Visit, server: Server) -> None:
    link = finished(server, BOXES["base"], "a fine deal")
    page = at_the_end(visit(link))
    score = page.locator("tbody tr", has_text="You").locator(".total").inner_text()
    page.get_by_role("button", name="Challenge").click()
    address = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r".*/deal/[A-Z]{6}/0", address)
    other = visit(address, name="Zoe")
    expect(other.get_by_role("heading", level=1)).to_have_text("P0\u2019s deal")
    expect(other.get_by_text(f"P0 got {score}")).to_be_visible()
    expect(other.get_by_role("img", name="Wanted")).to_have_js_property("naturalWidth", 1200)
    other.get_by_role("button", name="Ride", exact=True).click()
    wait_for_question(other)
    other.get_by_role("button", name="Menu", exact=True).click()
    expect(other.get_by_text("Chosen deal: “a fine deal”")).to_be_visible()
