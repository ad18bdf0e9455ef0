"""The command line: one file per command, put together here."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console

from folsom import __version__
from folsom.boxes.outside import OutsideError
from folsom.cli import (
    arena,
    balance,
    bench,
    bot,
    modules,
    play,
    record,
    rules,
    scenario,
    simulate,
    tidy,
    tune,
    verify,
)
from folsom.game import FolsomError
from folsom.texts import DEFAULT, LANGUAGES, Texts, language, problems

TERMINATED: Final = 143  # the exit code after SIGTERM

app = typer.Typer(
    name="folsom",
    help="The complete Colt Express on a computer (unofficial).",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("replay")(record.replay)
app.command("verify")(verify.verify)
app.command("scenario")(scenario.scenario)
app.command("rules")(rules.rules)
app.command("modules")(modules.modules)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("balance")(balance.balance)
app.command("tune")(tune.tune)
app.command("bench")(bench.bench)
app.command("bot")(bot.bot)
app.command("tidy")(tidy.tidy)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"folsom {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    box: Annotated[
        list[str] | None,
        typer.Option("--box", metavar="BOX", help="A box that is no part of Folsom: its folder."),
    ] = None,
) -> None:
    """The complete Colt Express on a computer (unofficial)."""


def _spoken(words: Sequence[str]) -> str:
    """The language of a command that could not be carried out."""
    asked = None
    for word, following in zip(words, [*words[1:], ""], strict=True):
        option, _, value = word.partition("=")
        if option == "--lang":
            asked = value or following
    spoken = language(asked)
    return spoken if spoken in LANGUAGES else DEFAULT


def _leave(*_: object) -> None:
    """In good order: workers and the programs of bots are ended too."""
    sys.exit(TERMINATED)


def refuse(error: FolsomError | OutsideError) -> NoReturn:
    """Say what was wrong, in the language that was asked for."""
    if isinstance(error, OutsideError):
        error = FolsomError(str(error), error.key, **error.things)
    said = problems.sentence(Texts(_spoken(sys.argv[1:])), error)
    Console(stderr=True).print(said, style="red", highlight=False, markup=False)
    sys.exit(2)


def main() -> None:
    """Run a command; what people did wrong is said in a sentence, without a traceback."""
    signal.signal(signal.SIGTERM, _leave)
    try:
        app()
    except FolsomError as error:
        refuse(error)
    except BrokenPipeError:
        sys.exit(0)
