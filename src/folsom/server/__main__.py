"""``python -m folsom.server``: the server alone, for a machine that does nothing else."""

from __future__ import annotations

import argparse
import dataclasses
import sys
from typing import get_type_hints

from folsom.extras import extra
from folsom.game import FolsomError


def main() -> None:
    """Serve, or say in a sentence why not."""
    try:
        serve()
    except FolsomError as error:
        sys.exit(str(error))


def serve() -> None:
    """Every simple setting is an option."""
    with extra("play"):
        from folsom.server.proxy import read_place, read_trusted
        from folsom.server.run import run
        from folsom.server.settings import Settings

    parser = argparse.ArgumentParser(prog="folsom.server", description=__doc__)
    hints = get_type_hints(Settings)
    simple = {f.name: hints[f.name] for f in dataclasses.fields(Settings)}
    simple = {name: kind for name, kind in simple.items() if kind in (str, int, float)}
    for name, kind in simple.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=None)
    parser.add_argument("--origin", action="append", default=[], dest="origins")
    parser.add_argument("--metrics", action="store_true")
    parser.add_argument("--trusted-proxy", action="append", dest="trusted_proxies")
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    given["origins"] = tuple(given["origins"])

    place = read_place(given.get("public_url"), given.get("root_path"))
    given["public_url"], given["root_path"] = place
    given["trusted_proxies"] = read_trusted(given.get("trusted_proxies"))
    settings = Settings(**given)

    def ready() -> None:
        print(f"http://{settings.host}:{settings.port}{settings.root_path}/", flush=True)

    run(settings, ready)


if __name__ == "__main__":
    main()
