"""How much is loaded for the first screen of a table, and how soon there is something to see."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Response
from serving import Server

from browser.conftest import Expected, Visit
from browser.person import TWO_FRAMES, sit_down, wait_for_question

LARGEST = 200_000  # bytes of program, style and drawing, compressed
LARGEST_FONTS = 120_000  # … and of type
MOST_COMPUTED = 1.0  # seconds until the train is drawn


def test_the_first_screen_of_a_table_is_light(
    visit: Visit, server: Server, expected: Expected
) -> None:
    expected("404 .*favicon.ico")  # an answer that is no page has no picture
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        if response.ok and not path.startswith("/api/"):
            sizes[path] = len(gzip.compress(response.body(), 9))

    page = visit("/health", new=True)
    page.on("response", weigh)
    page.goto(sit_down(server.table(people=1, bots=5)))
    wait_for_question(page)
    page.wait_for_load_state("networkidle")
    assert any(path.endswith(".js") for path in sizes)
    fonts = {path: sizes.pop(path) for path in list(sizes) if path.endswith(".woff2")}
    assert fonts, "the page is set in fonts of the system"
    assert sum(sizes.values()) <= LARGEST, sizes
    assert sum(fonts.values()) <= LARGEST_FONTS, fonts


def test_the_train_is_soon_in_sight(visit: Visit, server: Server) -> None:
    """From nothing in store; however busy the machine is, by what the page itself computes."""
    page = visit("/health", new=True)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(sit_down(server.table(people=1, bots=3)))
    page.locator("[data-stage] .strip").first.wait_for()
    page.evaluate(TWO_FRAMES)
    metrics = session.send("Performance.getMetrics")["metrics"]
    computed = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    assert 0 < computed <= MOST_COMPUTED
