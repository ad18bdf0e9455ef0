"""A real Chromium at a real server: what all browser tests share.

With ``FOLSOM_SCREENSHOTS`` a folder keeps a screenshot of every state that is looked at.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from effort import some
from playwright.sync_api import (
    Browser,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from serving import Server

from browser import person
from browser.complaints import Complaints
from browser.devices import PATIENCE, Device, Devices, Model
from browser.line import Line

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
# The same without windows, which opens a page in less than half the time.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
LOW = {"width": 1280, "height": 720}
SMALL = {"width": 1024, "height": 768}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}  # a phone, turned
FAST = 60
HURRIED = {"speed": FAST, "sound": False, "introductions": False}
PAINTED = "globalThis.person?.paint(true)"

# On one of them, another day on the other.
desktop_or_phone = pytest.mark.parametrize(
    "size", some([DESKTOP, PHONE], 1), ids=lambda size: f"{size['width']}"
)

Visit = Callable[..., Page]
Expected = Callable[[str], None]


def remembered(settings: dict[str, Any]) -> str:
    """A script that has a device remember settings, unless it does; an empty page cannot."""
    stored = json.dumps(json.dumps(settings))
    return f"if (origin !== 'null') localStorage['folsom.settings'] ??= {stored}"


@pytest.fixture(scope="package")  # a box has pages of its own
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser") / "folsom.db")
    yield running
    running.kill()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server that can be cut."""
    laid = Line(server.port)
    yield laid
    laid.close()


@pytest.fixture(scope="session")
def complaints() -> Complaints:
    return Complaints()


@pytest.fixture(autouse=True)
def nothing_goes_wrong(complaints: Complaints) -> Iterator[None]:
    """In any page that a test opens, but for what it expects."""
    complaints.begin()
    yield
    assert complaints.unexpected == []


@pytest.fixture
def expected(complaints: Complaints) -> Expected:
    """Names what goes wrong on purpose: ``expected("WebSocket connection")``."""
    return complaints.expect


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Until the last test here: while it is there, no other test can have an event loop."""
    with sync_playwright() as running:
        expect.set_options(timeout=PATIENCE)
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, complaints: Complaints) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=SHELL, args=FLAGS) as shell:
        complaints.listen(shell)
        yield shell


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright, complaints: Complaints) -> Iterator[Browser]:
    """The one that people have."""
    with playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) as chromium:
        complaints.listen(chromium)
        yield chromium


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def visit(request: pytest.FixtureRequest, server: Server, devices: Devices) -> Iterator[Visit]:
    """Opens a page as a new guest who sees everything told, only faster.

    ``still`` is for pictures in which nothing moves, as some people want it; ``fresh`` for a
    device that remembers nothing, and so tells everything at the pace that everybody gets, and
    paints it. That needs the ``whole`` browser that people have, as notifications do. A ``new``
    one has no file in store.
    """
    others: list[Device] = []

    def open_page(
        path: str = "/",
        lang: str = "en",
        size: dict[str, int] = DESKTOP,
        through: Line | None = None,
        script: str = "",
        still: bool = False,
        fresh: bool = False,
        whole: bool = False,
        new: bool = False,
        **settings: Any,
    ) -> Page:
        model = Model((through or server).url, lang, (size["width"], size["height"]), still)
        if whole or fresh or new or through:
            used = request.getfixturevalue("whole_browser" if whole or fresh else "browser")
            device = Device(used, model)
            others.append(device)
        else:
            device = devices.take(model)
        first = PAINTED if fresh else remembered({**HURRIED, **settings})
        device.run_first([first, script])
        device.page.goto(path)
        return device.page

    yield open_page
    devices.give_back()
    for device in others:
        device.context.close()


@pytest.fixture
def shoot(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a screenshot for somebody who wants to look at them."""

    def keep(page: Page, name: str) -> None:
        if folder := os.environ.get("FOLSOM_SCREENSHOTS"):
            with person.painted(page):
                page.screenshot(path=Path(folder) / f"{name}.png")

    return keep
