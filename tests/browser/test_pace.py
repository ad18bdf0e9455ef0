"""How the story is told: its pace, its controls, and that nothing in it can stop a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import PHONE, Expected, Visit, desktop_or_phone
from browser.person import by_number, rob_the_train, wait_for_question
from folsom.bots.random_bot import RandomBot
from folsom.game import Config, Game, Record

TIMES = "\N{MULTIPLICATION SIGN}"
SENTENCES = ".t-news .log li"


def told(page: Page) -> int:
    return page.locator(SENTENCES).count()


def begin_a_story(page: Page) -> None:
    """Play a card; the bots' answers are told."""
    by_number(page)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_story_is_paused_told_step_by_step_and_skipped(visit: Visit) -> None:
    page = visit("/", speed=0.5)
    rob_the_train(page)
    begin_a_story(page)
    page.get_by_role("button", name="Pause").click()
    step = page.get_by_role("button", name="One step")
    expect(step).to_be_visible()
    before = told(page)
    while told(page) == before:  # bots may still think
        step.click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    wait_for_question(page)


@desktop_or_phone
def test_the_pace_is_chosen_at_the_table_and_kept(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", size=size)
    rob_the_train(page)
    for pace in (f"{TIMES}½", f"{TIMES}1", f"{TIMES}2", f"{TIMES}4", "instant"):
        if size is PHONE and not page.get_by_role("button", name="Pace of the story").is_visible():
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=re.compile("^Pace of the story:")).click()
        page.get_by_role("button", name=pace, exact=True).click()
        expect(page.get_by_role("button", name=f"Pace of the story: {pace}")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("radio", name="instant")).to_be_checked()


# What a browser may do to a story, and what the page calls it.
BROKEN = {
    "motion": """
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, ...given) {
            if (frames[0]?.easing?.startsWith('cubic-bezier'))
                throw new TypeError('no such motion')
            return animate.call(this, frames, ...given)
        }""",
    "story": """
        const measure = Element.prototype.getBoundingClientRect
        Element.prototype.getBoundingClientRect = function () {
            if (this.dataset?.figure || this.dataset?.stage !== undefined)
                throw new Error('no such place')
            return measure.call(this)
        }""",
    "stuck": """
        const animate = Element.prototype.animate
        Element.prototype.animate = function (...given) {
            const animation = animate.apply(this, given)
            animation.pause()
            return animation
        }""",
}


# A notice goes away again, perhaps between two looks.
LISTEN = """() => {
    window.notices = new Set()
    new MutationObserver(() => document.querySelectorAll('.notice p')
        .forEach(({ textContent }) => window.notices.add(textContent)))
        .observe(document.body, { subtree: true, childList: true })
}"""


@pytest.mark.parametrize("kind", BROKEN)
def test_nothing_in_a_story_stops_a_table(
    visit: Visit, server: Server, expected: Expected, kind: str
) -> None:
    expected("no such (motion|place)|did not go on|/api/faults")
    page = visit("/", speed=8)
    rob_the_train(page)
    page.evaluate(LISTEN)
    page.evaluate(f"() => {{ {BROKEN[kind]} }}")
    for _ in range(2 if kind == "stuck" else 6):  # somebody who is stuck waits for the watchdog
        wait_for_question(page)
        by_number(page)
        expect(page.locator(".prompt.busy")).to_have_count(0)
    wait_for_question(page)
    said = [] if kind == "motion" else ["The story stumbled. You see the table as it is now."]
    assert page.evaluate("[...window.notices]") == said
    with server.client() as client:
        assert f'folsom_page_faults_total{{kind="{kind}"}}' in client.get("/metrics").text


@pytest.fixture(scope="module")
def film(server: Server) -> str:
    """A finished game, brought as a record."""
    game, bot = Game.new(Config(players=3), "a film"), RandomBot("a film")
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bot.choose(game.observe(seat)))
    with server.client() as client:
        return str(client.post("/api/replays", content=Record.of(game).to_text()).json()["id"])


def test_the_steps_of_a_replay_are_told(visit: Visit, film: str) -> None:
    page = visit(f"/replay/{film}?at=3", speed=0.5)
    moment = page.locator(".scrubber output")
    expect(moment).to_have_text(re.compile("^3"))
    page.locator("[data-about^='turn:']").first.hover(force=True)
    expect(page.locator("#tip")).to_be_visible()  # rules are told here, too
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(moment).to_have_text(re.compile("^3"))  # it is being told
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play").click()
    expect(moment).to_have_text(re.compile("^4"))
    expect(page).to_have_url(re.compile(r"at=4$"))
    page.get_by_role("button", name=re.compile("^Pace of the story:")).click()
    page.get_by_role("button", name="instant", exact=True).click()
    page.get_by_role("button", name="Play").click()
    expect(moment).to_have_text(re.compile("^(9|[1-9]\\d)"))
    page.get_by_role("button", name="Pause").click()
    assert not re.match(r"^(\d+) .* \1$", moment.inner_text()), "It jumped to the end."
