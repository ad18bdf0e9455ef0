"""``folsom verify``: what a record proves, of its game and of its deal."""

from __future__ import annotations

import re
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Final
from urllib.error import URLError
from urllib.request import urlopen

import typer
from rich.console import Console
from rich.text import Text

from folsom.game import FolsomError, Record, RecordError
from folsom.game.proof import BROKEN, Step, prove
from folsom.texts import Texts, language
from folsom.texts import proof as say

_PAGE: Final = re.compile(r"(?P<house>https?://.+?)/(?:t|replay|check)/(?P<id>[0-9a-f]{16})\b")
_SECONDS: Final = 20.0
_LONGEST: Final = 8 * 1024 * 1024  # bytes of a record; the longest games have a fortieth of it
SEAL_DIGITS: Final = 8  # fewer prove little


def verify(
    record: Annotated[
        str,
        typer.Argument(help="A .folsom file, or the address of a table whose game is over."),
    ],
    seal: Annotated[
        str | None,
        typer.Option(help="The seal that you were shown before the game, or how it begins."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Prove a record: the rules were followed, and nobody alone could choose the deal."""
    texts = Texts(language(lang))
    console = Console(highlight=False, soft_wrap=True)
    found = fetched(record) if "://" in record else Record.load(Path(record))
    proof = prove(found)
    for step in proof.steps:
        console.print(_line(texts, step))
        if step.value:
            console.print(Text(f"  {step.value}", "bright_black"))
    fits = proof.verdict != BROKEN
    if fits and seal is not None:
        _compare(texts, found, seal)
    console.print(Text(say.verdict(texts, proof), "bold green" if fits else "bold red"))
    if not fits:
        raise typer.Exit(1)


def _line(texts: Texts, step: Step) -> Text:
    mark, style = ("✗", "red") if step.error else ("•", "yellow") if step.is_left_out else ("✓", "")
    return Text(f"{mark} {say.sentence(texts, step)}", style)


def _compare(texts: Texts, record: Record, seal: str) -> None:
    wanted = seal.strip().rstrip("….").lower()
    if len(wanted) < SEAL_DIGITS:
        raise RecordError(texts("seal-short", digits=SEAL_DIGITS))
    if not record.seed_hash.startswith(wanted):
        raise RecordError(texts("seal-other", seal=record.seed_hash, wanted=wanted))


def fetched(address: str) -> Record:
    """The record of a table, from the server that it was played on."""
    page = _PAGE.match(address)
    source = f"{page['house']}/api/tables/{page['id']}/record" if page else address
    problem = FolsomError(
        f"There is no record of a finished game at {address}.", "no-record-there", address=address
    )
    if not source.startswith(("http://", "https://")):
        raise problem
    try:
        with urlopen(source, timeout=_SECONDS) as answer:
            text = answer.read(_LONGEST).decode()
    except (URLError, HTTPException, OSError, ValueError) as error:
        raise problem from error
    return Record.from_text(text)
