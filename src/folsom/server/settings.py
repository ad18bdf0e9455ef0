"""Settings: everything about a server that can be chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

import folsom

MESSAGE_BYTES: Final = 16 * 1024  # of one message from a client
LOOPBACK: Final = ("127.0.0.1", "::1")


def default_database() -> str:
    """The file that ``folsom play`` keeps tables in."""
    return str(user_data_path("folsom") / "folsom.db")


def default_web() -> Path:
    """Where the built web client lies in the package."""
    return Path(folsom.__file__).parent / "web_dist"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8099
    origins: tuple[str, ...] = ()  # allowed besides the server's own, e.g. "https://example.org"
    public_url: str = ""  # under which others reach the server, e.g. "https://example.org/folsom"
    root_path: str = ""  # under which it serves everything, e.g. "/folsom"
    trusted_proxies: tuple[str, ...] = LOOPBACK  # whose word for a client's address is believed
    web: Path = field(default_factory=default_web)
    bot_workers: int = 2  # processes
    bot_delay: float = 0.9  # seconds in which people can undo a choice before a bot answers it
    takeover_delay: float = 2.0  # seconds a process leaves to the one that wrote last
    patience_away: float = 30.0  # seconds before others may let a bot play for somebody gone
    patience_here: float = 90.0  # … and for somebody who is there and does not choose
    idle_seconds: float = 300.0  # after which a table that nobody looks at is forgotten
    presence_seconds: float = 10.0  # between tellings of who is here, to other processes
    message_rate: float = 20.0  # messages a second on one socket, on average
    message_burst: int = 80
    chat_rate: float = 1.0  # remarks a second on one socket, on average
    chat_burst: int = 10
    request_rate: float = 10.0  # changing requests a second from one address, on average
    request_burst: int = 120
    code_rate: float = 1.0  # guesses of a short code a second from one address
    code_burst: int = 30
    fault_rate: float = 0.1  # faults of pages told a second from one address, on average
    fault_burst: int = 20
    sockets_per_table: int = 200
    queue_length: int = 512  # messages that wait for a slow client before it is cut off
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024

    @property
    def own_origins(self) -> tuple[str, ...]:
        """Origins of our own pages, besides the one that a request itself names as its host."""
        if not self.public_url:
            return self.origins
        public = urlsplit(self.public_url)
        return (*self.origins, f"{public.scheme}://{public.netloc}")
