"""What goes wrong in a page while a test runs, whatever the test is about.

Whatever opens a page in the browser of the tests is listened to: exceptions, rejections that nobody
handles, errors in the console, requests that fail, answers of a server that is at fault, and faults
that a page tells the server of. A test names those that it expects.
"""

from __future__ import annotations

import re

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
)

GIVEN_UP = "net::ERR_ABORTED"  # by the page itself, which went elsewhere
SERVER_AT_FAULT = 500
TOLD_OF = "/api/faults"  # where a page tells the server what went wrong, and goes on


class Complaints:
    """What was heard since the last test, and what may be."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def listen(self, browser: Browser) -> None:
        browser.on("context", self._listen_to)

    def expect(self, pattern: str) -> None:
        """During this test, this may be heard."""
        self._expected.append(re.compile(pattern))

    def begin(self) -> None:
        self.heard.clear()
        self._expected.clear()

    @property
    def unexpected(self) -> list[str]:
        return [
            complaint
            for complaint in self.heard
            if not any(pattern.search(complaint) for pattern in self._expected)
        ]

    def _listen_to(self, context: BrowserContext) -> None:
        context.on("weberror", self._error)
        context.on("console", self._console)
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("page", self._opened)

    def _error(self, error: WebError) -> None:
        where = error.page.url if error.page else "somewhere"
        self.heard.append(f"{where}: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.page.url if message.page else "somewhere"
            at = message.location.get("url", "")
            self.heard.append(f"{where}: console: {message.text} ({at})")

    def _asked(self, request: Request) -> None:
        if TOLD_OF in request.url:
            self.heard.append(f"told to the server: {request.post_data}")

    def _failed(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self.heard.append(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= SERVER_AT_FAULT:
            self.heard.append(f"{response.request.method} {response.url}: {response.status}")

    def _opened(self, page: Page) -> None:
        page.on("crash", lambda page: self.heard.append(f"{page.url}: crashed"))
