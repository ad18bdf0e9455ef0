"""A telephone line between a browser and the server, which can be cut in several ways."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable


class Line:
    """Carries bytes both ways until it is ``cut`` (hung up) or ``silent`` (nothing gets through).

    ``deaf``: what the browser says arrives, and it hears nothing.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._state = "whole"
        self._calls: list[socket.socket] = []
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        self._state = "cut"
        self._hang_up()

    def silence(self) -> None:
        self._state = "silent"

    def deafen(self) -> None:
        self._state = "deaf"

    def repair(self) -> None:
        """Calls that went quiet stay so: their bytes are lost."""
        calls, self._calls = self._calls, []
        for call in calls:
            call.close()
        self._state = "whole"

    def close(self) -> None:
        self._listener.close()
        self._hang_up()

    def _hang_up(self) -> None:
        for call in self._calls:
            with contextlib.suppress(OSError):
                call.shutdown(socket.SHUT_RDWR)

    def _answer(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                if self._state == "cut":
                    browser.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self._port))
                self._calls += [browser, server]
                self._carry(browser, server, lambda: self._state in ("whole", "deaf"))
                self._carry(server, browser, lambda: self._state == "whole")

    def _carry(
        self, source: socket.socket, goal: socket.socket, passes: Callable[[], bool]
    ) -> None:
        def run() -> None:
            with contextlib.suppress(OSError):
                while data := source.recv(65536):
                    if passes():
                        goal.sendall(data)
            for end in (source, goal):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

        threading.Thread(target=run, daemon=True).start()
