"""Devices of guests: each remembers nothing, and opens a page in half the time of a new one.

To a server a guest is what a device remembers. So a page that a test is done with forgets all of
it, and serves somebody else: files and code are there already.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, CDPSession, Error

from browser import person

TOUCHED = {(390, 844), (844, 390)}  # phones
PATIENCE = 20_000  # milliseconds; a machine with much else to do is slow
ALLOWED = ["clipboard-read", "clipboard-write", "notifications"]


@dataclass(frozen=True)
class Model:
    """What is known of a device before somebody uses it."""

    address: str  # of the server
    lang: str
    size: tuple[int, int]
    still: bool


class Device:
    """A page, and what runs in it before anything else."""

    def __init__(self, browser: Browser, model: Model) -> None:
        self.model = model
        self.context = browser.new_context(
            base_url=model.address,
            locale=model.lang,
            viewport=self._size,  # type: ignore[arg-type]
            has_touch=model.size in TOUCHED,
            ignore_https_errors=True,  # certificates of our own making
            reduced_motion=self._motion,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(ALLOWED)
        self.context.add_init_script(person.SCRIPT)
        self.page = self.context.new_page()
        self._chromium: CDPSession = self.context.new_cdp_session(self.page)
        self._chromium.send("Page.enable")
        self._scripts: list[str] = []

    def run_first(self, scripts: Sequence[str]) -> None:
        for source in scripts:
            added = self._chromium.send("Page.addScriptToEvaluateOnNewDocument", {"source": source})
            self._scripts.append(added["identifier"])

    def forget(self) -> None:
        """Everything that somebody has done with it."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.page.unroute_all()
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto("about:blank")
        while self._scripts:
            script = {"identifier": self._scripts.pop()}
            self._chromium.send("Page.removeScriptToEvaluateOnNewDocument", script)
        self.context.clear_cookies()
        everything = {"origin": self.model.address, "storageTypes": "all"}
        self._chromium.send("Storage.clearDataForOrigin", everything)
        self.page.set_viewport_size(self._size)  # type: ignore[arg-type]
        self.page.emulate_media(reduced_motion=self._motion)

    @property
    def _size(self) -> dict[str, int]:
        width, height = self.model.size
        return {"width": width, "height": height}

    @property
    def _motion(self) -> Literal["no-preference", "reduce"]:
        return "reduce" if self.model.still else "no-preference"


class Devices:
    """Those of one browser that are in use, and those that wait for somebody."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._used: list[Device] = []
        self._free: dict[Model, list[Device]] = defaultdict(list)

    def take(self, model: Model) -> Device:
        waiting = self._free[model]
        device = waiting.pop() if waiting else Device(self._browser, model)
        self._used.append(device)
        return device

    def give_back(self) -> None:
        """All that are in use; one that cannot forget is thrown away."""
        while self._used:
            device = self._used.pop()
            try:
                device.forget()
                self._free[device.model].append(device)
            except Error:
                with contextlib.suppress(Error):
                    device.context.close()
