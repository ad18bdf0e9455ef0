"""What one needs at a table can be read and reached, whatever the window, the boxes and the number
of bandits: no text is cut off, covered or written over another, and train and pile are in sight,
also while something new is introduced; and an open menu covers them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from effort import some
from helpers import ALL_SEVEN, ALL_TEN, HORSES, LAW, TIME, TRAINS
from playwright.sync_api import Page, expect
from serving import Server

from browser.barriers import crowded
from browser.conftest import DESKTOP, LOW, PHONE, SIDEWAYS, SMALL, TABLET, Visit
from browser.person import settled, wait_for_question
from browser.positions import Position, late, lay_out
from folsom.game import Config, Game

FAULTS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SIZES = {
    "phone": PHONE,
    "sideways": SIDEWAYS,
    "tablet": TABLET,
    "small": SMALL,
    "low": LOW,
    "desktop": DESKTOP,
    "large": {"width": 1920, "height": 1080},
}
SIX = ALL_TEN[4:]
PAIRS = (("tuco", "belle"), ("doc", "ghost"))


def box(seats: tuple[Any, ...], *modules: str, **others: Any) -> dict[str, Any]:
    """The question to the first seat."""
    silk = {"silk_power": "movement"} if "silk" in seats else {}
    return {"seats": list(seats), "modules": ["base", *modules], **silk, **others}


TABLES: dict[str, dict[str, Any]] = {
    "2": box(PAIRS, variants=["duel_2014"]),
    "4": box(SIX[:4]),
    "6": box(SIX),
    "7": box(ALL_SEVEN),
    "2 horses": box(PAIRS, *HORSES, variants=["duel_2014"]),
    "4 horses": box(SIX[:4], *HORSES),
    "6 horses": box(SIX, *HORSES),
    "4 law": box(("marshal", *SIX[:3]), *LAW),
    "6 law": box((*SIX[:5], "marshal"), *LAW),
    "8 law": box(("marshal", *ALL_SEVEN), *LAW),
    "4 time": box(SIX[:4], *TIME),
    "6 time": box(SIX, *TIME),
    "2 trains": box(SIX[:2], *TRAINS),
    "4 trains": box(SIX[:4], *TRAINS),
    "6 trains": box(SIX, *TRAINS),
    "8 trains": box(ALL_TEN[1:9], *TRAINS),
    "10 trains": box(ALL_TEN, *TRAINS, options={"betrayal": True}),
    "8 all": box((*ALL_SEVEN, "marshal"), *HORSES, *LAW, *TIME),
    "4 super": {"game": "super", "players": 4},
    "6 super": {"game": "super", "players": 6, "extensions": ["horse", "reflex"]},
}
ALL = [(table, lang) for table in TABLES for lang in ("en", "fr")]


@pytest.mark.parametrize(("table", "lang"), some(ALL, 1))
def test_everything_can_be_read_and_reached(
    visit: Visit,
    server: Server,
    shoot: Callable[[Page, str], None],
    table: str,
    lang: str,
) -> None:
    wrong: dict[str, list[str]] = {}
    for phase, position in late(TABLES[table], 0).items():
        page = visit(
            lay_out(server, position), lang=lang, size=PHONE, still=True, introductions=True
        )
        wait_for_question(page)
        new = page.locator(".introduction")
        expect(new).to_be_visible()
        sizes = some([*SIZES], 3, of=phase)
        for state in ("new", "known"):
            for name in sizes:
                if found := faults(page, SIZES[name]):
                    wrong[f"{phase} {state} {name}"] = found
                shoot(page, f"layout-{table}-{phase}-{state}-{name}-{lang}")
            if state == "new":
                new.locator("button").first.click()
                expect(new).to_have_count(0)
    assert wrong == {}


# Of what an open menu offers, what something else lies on, also what lets a pointer through.
COVERED = """() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(all)
    const isCovered = button => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return Array.from({ length: 24 }, (_, n) => (n + 0.5) / 24).some(x => {
            const above = document.elementFromPoint(left + x * width, top + height / 2)
            return !above?.closest('.menu')
        })
    }
    const seen = [...document.querySelectorAll('.menu.shown .btn')].filter(b => b.offsetWidth)
    const found = seen.filter(isCovered).map(button => button.innerText)
    document.adoptedStyleSheets.pop()
    return seen.length ? found : ['no menu']
}"""


@pytest.mark.parametrize("size", ["desktop", "low", "small"])
@pytest.mark.parametrize("table", ["4", "6"])
def test_the_names_of_a_first_hand_lie_as_one_reads(
    visit: Visit, server: Server, table: str, size: str
) -> None:
    seed = "a first hand"
    first = Game.new(Config(**TABLES[table]), seed).decisions[0].seat
    link = lay_out(server, Position(TABLES[table], seed, first))
    page = visit(link, size=SIZES[size], still=True)
    wait_for_question(page)
    expect(page.locator(".hand ol .card")).to_have_count(6)
    expect(page.locator(".hand.crowded")).to_have_count(0)
    below = "all => all.map(n => n.offsetTop + n.offsetHeight - n.parentNode.clientHeight)"
    assert max(page.locator(".hand .lbl").evaluate_all(below)) <= 0


def test_while_the_gang_boards_the_log_stands_where_cards_will(
    visit: Visit, server: Server
) -> None:
    seed = "boarding"
    first = Game.new(Config(**TABLES["4 horses"]), seed).decisions[0].seat
    page = visit(lay_out(server, Position(TABLES["4 horses"], seed, first)), size=DESKTOP)
    wait_for_question(page)
    expect(page.locator(".t-news .log")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_hidden()


def test_where_no_hand_is_seen_the_log_has_its_place(visit: Visit, server: Server) -> None:
    link = lay_out(server, late(TABLES["4"], 0)["schemin"]).split("#")[0]
    page = visit(link, size=DESKTOP, still=True)
    expect(page.locator(".tablescreen.planning.handless")).to_be_visible()
    expect(page.locator(".t-news .log")).to_be_in_viewport(ratio=1)
    pile, log = page.locator(".pile").bounding_box(), page.locator(".t-news").bounding_box()
    assert pile is not None
    assert log is not None
    assert 0 <= log["x"] - (pile["x"] + pile["width"]) < 20


# The moon as it stands at an hour of the night, and what is above it.
MOON = """hour => {
    const land = document.querySelector('.landscape'), moon = land.querySelector('.moon')
    land.classList.remove('evening', 'dusk', 'dawn')
    land.classList.add(hour)
    moon.style.transition = 'none'
    const panels = [...document.querySelectorAll('.panel')].map(one => one.getBoundingClientRect())
    const { top, bottom } = moon.getBoundingClientRect()
    land.classList.remove(hour)
    return [Math.max(...panels.map(one => one.bottom)), top, bottom, innerHeight]
}"""


@pytest.mark.parametrize("size", ["desktop", "low"])
@pytest.mark.parametrize("table", ["4 horses", "8 law"])
def test_the_moon_is_not_behind_the_panels(
    visit: Visit, server: Server, table: str, size: str
) -> None:
    page = visit(lay_out(server, late(TABLES[table], 0)["schemin"]), size=SIZES[size], still=True)
    wait_for_question(page)
    for hour in ("night", "small-hours"):
        panels, top, bottom, height = page.evaluate(MOON, hour)
        assert panels <= top < bottom < height / 2


def test_of_two_equal_cards_the_one_below_shows_its_face_when_it_is_lifted(
    visit: Visit, server: Server
) -> None:
    page = visit(lay_out(server, late(TABLES["6 horses"], 0)["hand"]), size=SMALL, still=True)
    wait_for_question(page)
    below = page.locator(".hand li.same").first
    below.locator(".card.legal").click(position={"x": 6, "y": 60})
    expect(page.locator(".hand li.same.selected")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(below.locator(".lbl")).to_have_css("opacity", "1")


def test_an_open_menu_lies_above_the_train(visit: Visit, server: Server) -> None:
    page = visit(lay_out(server, late(TABLES["4"], 0)["schemin"]), size=PHONE, still=True)
    wait_for_question(page)
    page.locator(".menu-button").click()
    assert settled(page, f"({COVERED})()") == []


def faults(page: Page, size: dict[str, int]) -> list[str]:
    page.mouse.move(0, 0)  # what a pointer is on lies above the rest
    page.set_viewport_size(size)  # type: ignore[arg-type]
    found = settled(page, FAULTS)
    if size in (PHONE, SIDEWAYS):
        found += crowded(page)
    return found
