"""Settings: everything about a server that can be chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

import folsom
from folsom.table.tidy import Ages

MESSAGE_BYTES: Final = 16 * 1024  # of one message from a client


def default_database() -> str:
    """The file that ``folsom play`` keeps tables in."""
    return str(user_data_path("folsom") / "folsom.db")


def default_web() -> Path:
    """Where the built web client lies in the package."""
    return Path(folsom.__file__).parent / "web_dist"


def is_loopback(host: str) -> bool:
    """Is this a name or an address of this machine, for itself alone?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8099
    processes: int = 1  # at this address, each with its share of the tables
    origins: tuple[str, ...] = ()  # allowed besides the server's own, e.g. "https://example.org"
    public_url: str = ""  # under which others reach the server, e.g. "https://example.org/folsom"
    root_path: str = ""  # under which it serves everything, e.g. "/folsom"
    trusted_proxies: tuple[str, ...] = ()  # whose word for a client's address is believed
    web: Path = field(default_factory=default_web)
    bot_workers: int = 2  # processes
    bot_delay: float = 0.9  # seconds in which people can undo a choice before a bot answers it
    takeover_delay: float = 2.0  # seconds a process leaves to the one that wrote last
    part_seconds: float = 3.0  # for devices to give their parts of a deal, when it is called
    patience_away: float = 30.0  # seconds before others may let a bot play for somebody gone
    patience_here: float = 90.0  # … and for somebody who is there and does not choose
    idle_seconds: float = 300.0  # after which a table that nobody looks at is forgotten
    presence_seconds: float = 10.0  # between messages to other processes about who is connected
    message_rate: float = 20.0  # messages a second on one socket, on average
    message_burst: int = 80
    chat_rate: float = 1.0  # remarks a second on one socket, on average
    chat_burst: int = 10
    request_rate: float = 10.0  # changing requests a second from one address, on average
    request_burst: int = 120
    work_rate: float = 5.0  # replays, charts, posters, set-up checks a second from one address
    work_burst: int = 100
    code_rate: float = 1.0  # guesses of a short code a second from one address
    code_burst: int = 30
    fault_rate: float = 0.1  # faults of pages told a second from one address, on average
    fault_burst: int = 20
    hint_rate: float = 0.5  # hints a second for one address, on average
    hint_burst: int = 20
    sockets_per_table: int = 200
    sockets_per_address: int = 100
    queue_bytes: int = 1024 * 1024  # of messages that wait for a slow client before it is cut off
    request_seconds: float = 30.0  # within which a request must have come, with its body
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    upload_rate: float = 20_000.0  # bytes of records a second from one address, on average
    upload_burst: int = 4 * 1024 * 1024
    replays_kept: int = 20_000  # records that people brought; then no more are taken
    table_rate: float = 0.5  # new tables a second from one address, on average
    table_burst: int = 100
    tidy_seconds: float = 3600.0  # between two looks for what is too old
    keep_open: float = Ages.open  # days for tables that never began; 0: for ever, as below
    keep_empty: float = Ages.empty  # … for games that bots alone play, or that everybody gave up
    keep_silent: float = Ages.silent  # … for games to which none of its people came back
    keep_replays: float = Ages.replays  # … for records that somebody brought
    keep_guests: float = Ages.guests  # … for names of guests who are at no table
    metrics: bool = False  # are figures for Prometheus served?

    @property
    def ages(self) -> Ages:
        return Ages(
            self.keep_open, self.keep_empty, self.keep_silent, self.keep_replays, self.keep_guests
        )

    @property
    def known_hosts(self) -> frozenset[str] | None:
        """The names to which a server on loopback answers; None: to all.

        A page anywhere may give its own name the address 127.0.0.1, and would then be taken for
        ours.
        """
        if not is_loopback(self.host):
            return None
        named = (urlsplit(address).hostname for address in self.own_origins)
        return frozenset({"localhost", "127.0.0.1", "::1", self.host, *filter(None, named)})

    @property
    def own_origins(self) -> tuple[str, ...]:
        """Origins of our own pages, besides the one that a request itself names as its host."""
        if not self.public_url:
            return self.origins
        public = urlsplit(self.public_url)
        return (*self.origins, f"{public.scheme}://{public.netloc}")
