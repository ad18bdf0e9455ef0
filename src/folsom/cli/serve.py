"""``folsom play``: the server on this machine, and the browser on its home page."""

from __future__ import annotations

import threading
import webbrowser
from typing import Final

from rich.console import Console

from folsom.game import FolsomError
from folsom.server.invitation import ANYWHERE, addresses
from folsom.server.proxy import read_place, read_trusted
from folsom.server.run import check_port, free_port, run
from folsom.server.settings import Settings, default_database
from folsom.texts import Texts, language

PORT: Final = 8099


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    browser: bool = True,
    lang: str | None = None,
    public_url: str | None = None,
    root_path: str | None = None,
    trusted_proxies: list[str] | None = None,
) -> None:
    """Serve until Ctrl-C. Without a port, the usual one or the next that is free."""
    texts = Texts(language(lang))
    public_url, root_path = read_place(public_url, root_path)
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=_port(texts, host, port),
        public_url=public_url,
        root_path=root_path,
        trusted_proxies=read_trusted(trusted_proxies),
    )
    address = f"http://{_name(host)}:{settings.port}{root_path}/"
    console = Console(highlight=False)

    def ready() -> None:
        console.print(texts("serving", address=address))
        for invited in addresses(settings):
            console.print(texts("serving-others", address=f"{invited}/"))
        if browser:
            page = address if lang is None else f"{address}?lang={texts.lang}"
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    run(settings, ready)
    console.print(texts("served"))


def _port(texts: Texts, host: str, wanted: int | None) -> int:
    """A port that was asked for must be free; otherwise another will do."""
    check_port(wanted or PORT)
    try:
        return free_port(host, wanted or PORT, 1 if wanted else 50)
    except OSError as error:
        raise FolsomError(texts("port-taken", port=str(wanted or PORT))) from error


def _name(host: str) -> str:
    """How a browser on this machine calls the host."""
    if host in ANYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host
