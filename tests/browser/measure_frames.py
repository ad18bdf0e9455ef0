"""How smoothly Stealin' is told: frames per second, and what each costs.

No test of the suite, since others may be at work on the machine; run it at a calm moment:

    ./folsom test tests/browser/measure_frames.py -s

Where the machine is busy, the processor time of a frame still says whether it would be in time.
"""

from __future__ import annotations

import re
import statistics
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from serving import Server

from browser.conftest import Visit
from browser.person import (
    DECIDING,
    LONGEST_WAIT,
    by_number,
    is_over,
    sit_down,
    wait_for_question,
)

SECONDS = 12.0
FEWEST = 50.0  # frames per second
TEN = {
    "players": 10,
    "modules": ["base", "couriers_armored_train"],
    "extra_bandits": ["misty", "twinzz", "mei", "silk"],
    "silk_power": "movement",
}
TABLES: dict[str, dict[str, Any]] = {
    "six bandits": {"players": 6},
    "ten bandits on two trains": TEN,
}

# Lengths of frames while the story of Stealin' is told.
WATCH = """
() => {
    window.lengths = []
    let last = null
    const watch = now => {
        const told = document.querySelector('main:not(.planning, .end) [data-news]')
        if (told && last !== null) lengths.push(now - last)
        last = told ? now : null
        requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
}
"""


def spent(browser: Browser) -> dict[str, float]:
    """Milliseconds of processor time of Chromium so far, by kind of process."""
    session = browser.new_browser_cdp_session()
    processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    by_kind: dict[str, float] = {}
    for process in processes:
        by_kind[process["type"]] = by_kind.get(process["type"], 0.0) + 1000 * process["cpuTime"]
    return by_kind


def go_to_stealin(page: Page) -> None:
    """Plan at once, then let everything be told at full speed."""
    wait_for_question(page)
    while page.locator("main.planning").count():
        if page.locator(DECIDING).is_visible():
            by_number(page)
        page.wait_for_timeout(30)
    expect(page.locator(DECIDING)).to_be_visible(timeout=1000 * LONGEST_WAIT)
    page.get_by_role("button", name=re.compile("^Pace of the story")).click()
    page.get_by_role("button", name="\N{MULTIPLICATION SIGN}1", exact=True).click()


@pytest.mark.parametrize("bandits", TABLES)
def test_stealin_is_smooth(visit: Visit, server: Server, browser: Browser, bandits: str) -> None:
    config = TABLES[bandits]
    table = server.table(people=1, bots=config["players"] - 1, config=config, seed="smooth")
    page = visit(sit_down(table), motion=True)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("person.paint(true)")  # what other tests do without
    go_to_stealin(page)
    page.evaluate(WATCH)
    before = spent(browser)
    while page.evaluate("lengths.reduce((sum, ms) => sum + ms, 0)") < 1000 * SECONDS:
        assert not is_over(page), "The game was too short to measure."
        if page.locator(DECIDING).is_visible():
            by_number(page)
        page.wait_for_timeout(200)
    lengths = page.evaluate("lengths")
    after = spent(browser)
    rate = 1000 * len(lengths) / sum(lengths)
    print(f"\n{bandits}: {rate:.1f} frames per second")
    worst = statistics.quantiles(lengths, n=20)[-1]
    print(f"  half of them within {statistics.median(lengths):.1f} ms, 95 % within {worst:.1f} ms")
    for kind, ms in after.items():
        each = (ms - before.get(kind, 0.0)) / len(lengths)
        print(f"  {kind}: {each:.1f} ms of processor time for each")
    assert rate >= FEWEST
