"""The guided first game and the introductions of the boxes, to their diplomas."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from effort import some
from playwright.sync_api import Page, expect

from browser.barriers import barriers
from browser.conftest import DESKTOP, LOW, PHONE, SIDEWAYS, SMALL, TABLET, Visit
from browser.person import Answer, Player, by_number, by_program, settled
from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.game import Config, Game

WEB = Path(__file__).parents[2] / "web/src"
STAGED = WEB / "pages/tutorial/courses.ts"

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
    page.locator("a[href='/learn']").first.click()
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
    assert heard[:3] == ["aim", "roofs", "plan"]
    assert {"stealin", "round_two", "last_round", "over"} <= set(heard)


# What one needs at the table, where the bubble of the guide lies on it.
COVERED = """() => {
    const guide = document.querySelector('[data-lesson]').getBoundingClientRect()
    const needed = '.topbar nav .btn, .panel, .prompt, .round, .pile, .hand .card'
    return [...document.querySelectorAll(needed)].filter(thing => {
        const {left, right, top, bottom, width} = thing.getBoundingClientRect()
        return width && left < guide.right && right > guide.left
            && top < guide.bottom && bottom > guide.top
    }).map(thing => thing.className)
}"""


GUIDED = [
    (course, size)
    for course in ("base", "horses_stagecoach", "marshal_prisoners")
    for size in (SMALL, LOW, DESKTOP, TABLET)
]


@pytest.mark.parametrize(("course", "size"), some(GUIDED, 4))
def test_the_guide_covers_nothing_that_one_needs(
    visit: Visit, course: str, size: dict[str, int]
) -> None:
    page = visit(f"/learn?course={course}", size=size, still=True)
    page.locator("button.primary").click()
    expect(page.locator("[data-lesson]")).to_be_visible()
    assert settled(page, f"({COVERED})()") == []
    page.add_style_tag(content=".prompt { width: 100vw }")  # however many answers there are
    assert settled(page, f"({COVERED})()") == []


TRAINS = {"trains-team", "trains-facing", "trains-plan", "trains-professore"}
TRAINS |= {"trains-moved", "trains-loot", "trains-guns", "enough"}
SUPER = {"super-aim", "super-arrow", "super-program", "super-shootin", "super-uncoupled"}
COURSES = [
    ("horses_stagecoach", {"horses-aim", "horses-attack", "horses-plan", "enough"}, "en", DESKTOP),
    ("marshal_prisoners", {"law-aim", "law-prison", "law-plan", "enough"}, "fr", SIDEWAYS),
    ("time_travel_car", {"time-aim", "time-plan", "enough"}, "fr", SMALL),
    ("couriers_armored_train", TRAINS, "fr", PHONE),
    ("super", SUPER, "fr", PHONE),
]


@pytest.mark.parametrize(("course", "said", "lang", "size"), some(COURSES, 1))
def test_a_box_is_introduced(
    visit: Visit,
    shoot: Callable[[Page, str], None],
    course: str,
    said: set[str],
    lang: str,
    size: dict[str, int],
) -> None:
    page = visit("/", lang=lang, size=size, name="Robin")
    answer = by_program if course == "super" else by_number
    assert said <= set(take(page, shoot, f"{course}-{lang}", course, answer))


def seed_of(course: str) -> str:
    words = STAGED.read_text(encoding="utf-8").split(f"id: '{course}'")[1]
    found = re.search(r"seed: '(.+?)'", words)
    assert found
    return found[1]


def test_the_guide_waits_for_what_happens() -> None:
    """Every kind of event is one that a server tells."""
    told = {
        kind
        for wire in WEB.rglob("wire.ts")
        for kind in re.findall(r"kind: '(\w+)'", wire.read_text(encoding="utf-8"))
    }
    heard = {
        match["kind"] or match["id"]
        for words in STAGED.parent.glob("*.ts")
        for match in re.finditer(
            r"\bevent\('(?P<id>[\w-]+)'(?:, '(?P<kind>\w+)')?\)", words.read_text(encoding="utf-8")
        )
    }
    assert len(heard) > 15
    assert heard <= told


def test_a_ride_begins_as_the_guide_says() -> None:
    """Whatever Doc and Tuco do, who boards first can rob, ride to the coach, climb and punch."""
    config = Config(seats=["cheyenne", "doc", "tuco"], modules=["base", "horses_stagecoach"])
    for patience in product(range(3), repeat=2):
        game = Game.new(config, seed_of("horses_stagecoach"))
        left = dict(zip((1, 2), patience, strict=True))
        while game.decisions[0].question in ("attack", "start"):
            seat, options = game.decisions[0].seat, game.decisions[0].options
            gallops = left.get(seat, 0) > 0
            left[seat] = left.get(seat, 0) - 1
            option = next((one for one in options if (one.verb == "gallop") == gallops), options[0])
            game.play(seat, option)
        view = game.view("cheyenne")
        assert view["bandits"]["cheyenne"]["at"] == "3.in"
        assert {"robbery", "ride", "floor_change", "punch"} <= set(view["own"]["hand"])
        assert view["turns"][0] == "standard"
        assert len(view["turns"]) >= 4
        assert view["train"][3]["in"]["jewels"] == 1
        assert view["coach"]["facing"] == 0  # three cars ahead
        assert "banker" in view["hostages"]


def test_an_arrest_begins_as_the_guide_says() -> None:
    """Beside the prison car, with a Brilliant Idea for one's own admirer; Doc is near."""
    seats = ["cheyenne", "marshal", "doc", "tuco"]
    game = Game.new(
        Config(seats=seats, modules=["base", "marshal_prisoners"]), seed_of("marshal_prisoners")
    )
    view = game.view("cheyenne")
    assert view["train"][5]["car"] == "prison"
    assert view["bandits"]["cheyenne"]["at"] == view["bandits"]["doc"]["at"] == "4.in"
    assert {"robbery", "move", "brilliant_idea", "punch", "fire"} <= set(view["own"]["hand"])
    assert "admirer_of_cheyenne" in view["law"]["prisoners"]
    assert view["turns"][:3] == ["standard", "standard", "jolt"]


def test_a_journey_begins_as_the_guide_says() -> None:
    """Among three jewels, and three steps on the roofs from the Time-Travel Car."""
    seats = ["cheyenne", "doc", "tuco"]
    game = Game.new(
        Config(seats=seats, modules=["base", "time_travel_car"]), seed_of("time_travel_car")
    )
    view = game.view("cheyenne")
    assert view["bandits"]["cheyenne"]["at"] == "2.in"
    assert view["train"][2]["in"]["jewels"] == 3
    assert {"robbery", "floor_change", "move", "punch"} <= set(view["own"]["hand"])
    assert len(view["turns"]) >= 4


def test_two_trains_begin_as_the_guide_says() -> None:
    """Three jewels in the last car, cards to rob and to set out, a friend who can be joined."""
    config = Config(
        seats=["cheyenne", "doc", "tuco"],
        modules=["base", "couriers_armored_train"],
        cars=["locomotive", "car_6", "car_1", "car_2"],
    )
    view = Game.new(config, seed_of("couriers_armored_train")).view("cheyenne")
    assert view["teams"] == {"red": ["cheyenne", "tuco"], "blue": ["doc"]}
    assert view["professore"]["team"] == "blue"
    assert view["first"] == "cheyenne"
    assert view["event"] == "to_the_rescue"
    assert (view["train"][-1]["in"]["jewels"], view["train"][-1]["in"]["purses"]) == (3, 0)
    assert {"robbery", "move", "floor_change", "nudge"} <= set(view["own"]["hand"])


def test_a_shoot_out_begins_as_the_guide_says() -> None:
    """Doc stands in front of the learner, and Belle, who begins, behind."""
    config = SuperConfig(seats=["cheyenne", "doc", "tuco", "belle"])
    view = Game.new(config, seed_of("super")).view("cheyenne")
    stand = {name: (one["at"], one["facing"]) for name, one in view["bandits"].items()}
    assert view["first"] == "belle"
    assert stand["cheyenne"] == ("3.in", "front")
    assert stand["doc"] == ("2.in", "rear")
    assert stand["belle"] == ("4.in", "front")
