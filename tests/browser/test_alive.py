"""Figures act, the sky goes on, and sounds and speech are as somebody wants them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import Visit
from browser.motion import WATCH
from browser.person import ASKED, by_number, sit_down, wait_for_question
from browser.positions import Position, find, lay_out
from folsom.bots.random_bot import RandomBot
from folsom.game import Config, Game, Record

DECKS = """
() => [...document.querySelectorAll('[data-deck]')].map(deck => {
    const { x, y, width, height } = deck.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
})
"""
GANG = ["doc", "tuco", "belle", "ghost"]
# How far each depth of the landscape is beside a whole pixel, on which it costs least to draw.
BESIDE = """
() => [...document.querySelectorAll('[data-layer]')].map(layer => {
    const { e } = new DOMMatrix(getComputedStyle(layer).transform)
    return Math.abs(e - Math.round(e))
})
"""
LEANING = "document.querySelector('[data-camera]').style.transform.includes('scale')"


@pytest.fixture(scope="module")
def shot() -> Position:
    """Somebody is asked for the target of a shot."""
    found, _ = find({"seats": GANG}, "doc", ["fire_at"])
    return found["fire_at"]


def shoot_somebody(page: Page) -> None:
    page.locator(ASKED).wait_for()
    page.evaluate(WATCH)
    by_number(page)
    page.wait_for_function("() => '#x-flash' in arrived")


def test_a_gun_is_drawn_and_the_bullet_reaches_a_deck(
    visit: Visit, server: Server, shot: Position
) -> None:
    page = visit(lay_out(server, shot), speed=4)
    shoot_somebody(page)
    assert max(page.evaluate(BESIDE)) < 0.01
    page.wait_for_function("() => '#x-bullet-card' in arrived && '#x-arm-gun' in arrived")
    here = page.evaluate("arrived['#x-bullet-card']")
    assert min(math.dist(here, deck) for deck in page.evaluate(DECKS)) < 10
    assert page.evaluate("Object.keys(arrived).some(drawn => drawn.startsWith('#x-hat-'))")
    page.wait_for_function(f"() => {LEANING}")  # on the next card


def test_nobody_moves_in_still_pictures(visit: Visit, server: Server, shot: Position) -> None:
    page = visit(lay_out(server, shot), still=True)
    shoot_somebody(page)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)  # all is told
    assert page.evaluate("restless") == []
    assert not page.evaluate(LEANING)


Event = dict[str, Any]


def walks_inside(event: Event) -> bool:
    return event.get("how") == "walked" and event["to"].endswith(".in")


MOMENTS: dict[str, Callable[[Event], bool]] = {
    "a climb": lambda event: event.get("how") == "climbed",
    "a sneak": walks_inside,
    "coins": lambda event: event["kind"] == "loot_fell" and bool(event.get("bandit")),
    "a tunnel": lambda event: event.get("turn_type") == "tunnel",
}


@pytest.fixture(scope="module")
def replay(server: Server) -> tuple[str, dict[str, int]]:
    """A game in which all of this happens, and after which choice it does."""
    game = Game.new(Config(players=6), "stills 0")
    bots = [RandomBot(f"stills 0 {seat}") for seat in range(6)]
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bots[seat].choose(game.observe(seat)))
    with server.client() as client:
        id = client.post("/api/replays", content=Record.of(game).to_text()).json()["id"]
    frames = server.get(f"/api/replays/{id}")["frames"]
    return id, {
        moment: next(frame["n"] for frame in frames if any(map(is_it, frame["events"])))
        for moment, is_it in MOMENTS.items()
    }


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_climbing_sneaking_coins_and_tunnels_move_only_where_that_is_wanted(
    visit: Visit, replay: tuple[str, dict[str, int]], still: bool
) -> None:
    id, moments = replay
    page = visit(f"/replay/{id}?at=0", still=still)
    for moment, n in moments.items():
        page.goto(f"/replay/{id}?at={n - 1}")
        page.get_by_role("slider").wait_for()
        page.evaluate(WATCH)
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**/replay/{id}?at={n}")  # all of it is told
        assert bool(page.evaluate("restless")) != still, (moment, page.evaluate("restless"))


def test_the_ride_goes_through_the_night(visit: Visit, server: Server) -> None:
    game, bot = Game.new(Config(players=3), "a night"), RandomBot("a night")
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bot.choose(game.observe(seat)))
    with server.client() as client:
        id = client.post("/api/replays", content=Record.of(game).to_text()).json()["id"]
    rounds = {
        frame["view"]["round"]: frame["n"] for frame in server.get(f"/api/replays/{id}")["frames"]
    }
    page = visit(f"/replay/{id}?at={rounds[1]}", still=True)
    colours = []
    for number, hour in {1: "evening", 3: "night", 5: "dawn"}.items():
        page.goto(f"/replay/{id}?at={rounds[number]}")
        land = page.locator(".landscape").first
        expect(land).to_have_class(re.compile(rf"\b{hour}\b"))
        colours.append(land.evaluate("land => getComputedStyle(land).getPropertyValue('--mesa-1')"))
        sky = page.locator("[data-stage]").bounding_box()
        moon = page.locator(".moon").first.bounding_box()
        assert sky
        assert moon
        assert (moon["y"] + moon["height"] < sky["y"] + sky["height"] / 2) == (hour == "night")
    assert len(set(colours)) == len(colours)


def test_volume_and_silence_are_kept(visit: Visit, server: Server) -> None:
    page = visit(sit_down(server.table(people=1, bots=2)))
    page.get_by_role("button", name="Sound off").click()
    page.get_by_role("switch", name="Sound").check(force=True)
    page.get_by_role("slider", name="Volume").fill("30")
    page.get_by_role("switch", name="Music").uncheck(force=True)
    page.reload()
    page.get_by_role("button", name="Sound on").click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("30")
    expect(page.get_by_role("switch", name="Music")).not_to_be_checked()


def test_a_quick_phrase_is_said_in_a_bubble(visit: Visit, server: Server) -> None:
    page = visit(sit_down(server.table(people=1, bots=2)))
    wait_for_question(page)
    page.get_by_role("button", name="Chat").click()
    phrase = page.locator(".phrases button").first
    phrase.click()
    expect(page.locator(".bubble")).to_contain_text(phrase.inner_text())
    bubble = page.locator(".bubble").bounding_box()
    figures = page.locator("div.figure, button.figure").all()
    boxes = [box for figure in figures if (box := figure.bounding_box())]
    assert bubble
    assert any(abs(box["y"] - (bubble["y"] + bubble["height"])) < 30 for box in boxes)
    expect(page.locator(".bubble")).to_have_count(0)  # after a while
