"""How much is loaded for the first screen of a table, and how soon there is something to see."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Response
from serving import Server

from browser.conftest import Expected, Visit
from browser.person import sit_down, wait_for_question

LARGEST = 200_000  # bytes of program, style and drawing, compressed
LATEST = 1_500  # milliseconds
DRAWN = "new Promise(done => requestAnimationFrame(() => done(performance.now())))"


def test_the_first_screen_of_a_table_is_light(
    visit: Visit, server: Server, expected: Expected
) -> None:
    expected("404 .*favicon.ico")  # an answer that is no page has no picture
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        if response.ok and not path.startswith("/api/"):
            sizes[path] = len(gzip.compress(response.body(), 9))

    page = visit("/health")
    page.on("response", weigh)
    page.goto(sit_down(server.table(people=1, bots=5)))
    wait_for_question(page)
    page.wait_for_load_state("networkidle")
    assert any(path.endswith(".js") for path in sizes)
    assert sum(sizes.values()) <= LARGEST, sizes


def test_the_train_is_soon_in_sight(visit: Visit, server: Server) -> None:
    """From nothing in store. The best of three: others may be at work on this machine."""

    def until_drawn() -> float:
        page = visit(sit_down(server.table(people=1, bots=3)))
        page.locator("[data-stage] .strip").first.wait_for()
        return float(page.evaluate(DRAWN))

    times = [until_drawn() for _ in range(3)]
    assert min(times) <= LATEST, times
