"""``folsom play``: in the browser, or in the terminal at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from folsom.bots import outside
from folsom.bots.protocol import BotError
from folsom.cli import lobby, saves
from folsom.cli.configs import NO_PARTS, Parts, about_a_game
from folsom.cli.lobby import Wishes
from folsom.cli.saves import Company
from folsom.cli.session import Session
from folsom.extras import extra
from folsom.game import Game, Record, RecordError
from folsom.terminal import palette
from folsom.terminal.prompt import Quit
from folsom.terminal.screen import Screen, Speed, readable
from folsom.texts import Texts, language

INTERRUPTED = 130


@about_a_game
def play(
    record: Annotated[
        Path | None, typer.Argument(help="With --resume: the saved game to go on with.")
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")
    ] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser on the home page.")] = True,
    host: Annotated[str, typer.Option(help="Address to serve the browser at.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Port to serve the browser at.")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="Address under which friends reach it: https://example.org")
    ] = None,
    root_path: Annotated[
        str | None, typer.Option(help="Path to serve under, behind a proxy: /folsom")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy that is believed about who asks; by default this machine."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="Where tables are kept: a file, or postgresql://…")
    ] = None,
    game: Annotated[str | None, typer.Option(help="express or super.")] = None,
    players: Annotated[
        int | None, typer.Option(help="Number of players, 2 to 10; in super 3 to 7.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(help='Who sits where: "ghost,belle,tuco", in pairs "ghost+tuco,doc+django".'),
    ] = None,
    parts: Parts = NO_PARTS,
    event: Annotated[
        list[str] | None,
        typer.Option(help="A card chosen in choice_of_events; without any, chance chooses."),
    ] = None,
    human: Annotated[
        list[str] | None, typer.Option(help="A bandit played by a person; may be repeated.")
    ] = None,
    hot_seat: Annotated[
        int | None, typer.Option(help="Number of people at this keyboard; 0 to look on.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays the other seats.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
    speed: Annotated[Speed, typer.Option(help="Pace of the story.")] = Speed.normal,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last game, or with RECORD.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
) -> None:
    """Play in the browser; with --terminal, or an option that describes a game, right here."""
    wishes = Wishes(
        players=players,
        game=game,
        seats=seats,
        **parts.wishes,
        events=tuple(event) if event else None,
        people=tuple(human or ()),
        hot_seat=hot_seat,
        bots=bots,
        seed=seed,
    )
    if not (terminal or resume or record is not None or save is not None) and wishes.are_none:
        with extra("play"):
            from folsom.cli.serve import serve  # a server takes long to load

        serve(host, port, database, browser, lang, public_url, root_path, trusted_proxy)
        return
    texts, screen = Texts(language(lang)), Screen(speed)
    path = save or (record if record is not None else saves.default_path())
    try:
        if resume or record is not None or _resumes_by_dialogue(texts, screen, wishes, path):
            playing, company = _resumed(texts, screen, wishes, record or path)
        else:
            if screen.is_live and wishes.are_none:
                wishes = lobby.dialogue(texts, screen, wishes)
            playing, company = lobby.set_up(texts, wishes)
            saves.keep_previous(path)
        screen.say(lobby.greeting(texts, playing), palette.BRASS)
    except EOFError:
        raise typer.Exit from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    _run(Session(playing, company, texts, screen, path), texts, screen, path)


def _run(session: Session, texts: Texts, screen: Screen, path: Path) -> None:
    """Players who leave, by q, end of input or Ctrl-C, find the game as it was; so do players
    whose bots have failed."""
    try:
        session.run()
    except (Quit, EOFError, KeyboardInterrupt, BotError) as leaving:
        session.save()
        screen.say("")
        screen.say(
            texts("quit", path=str(path), command=_come_back(path)), palette.QUIET, wrap=False
        )
        if isinstance(leaving, BotError):
            raise
        interrupted = isinstance(leaving, KeyboardInterrupt)
        raise typer.Exit(INTERRUPTED if interrupted else 0) from None


def _come_back(path: Path) -> str:
    """The command that goes on with this game."""
    command = "folsom play --resume"
    return command if path == saves.default_path() else f"{command} {path}"


def _resumes_by_dialogue(texts: Texts, screen: Screen, wishes: Wishes, path: Path) -> bool:
    """Without any wish, a game that waits is offered first."""
    if not (screen.is_live and wishes.are_none and saves.unfinished(path)):
        return False
    return lobby.wants_to_resume(texts, screen)


def _resumed(texts: Texts, screen: Screen, wishes: Wishes, path: Path) -> tuple[Game, Company]:
    """The saved game with the company it had, unless the command names another.

    A file may come from anywhere: programs that it names are started only by somebody who saw
    which.
    """
    if not path.exists():
        raise RecordError(texts("no-save"))
    game = Record.load(path).replay()
    if game.over:
        raise RecordError(texts("game-is-over"))
    company = Company.beside(path)
    if company is None or wishes.people or wishes.hot_seat is not None:
        company = lobby.company(texts, game.config, wishes)
    elif wishes.bots is not None:
        company = Company(company.people, lobby.bots(game.config, wishes))
    elif outside.is_foreign(company.bots) and not lobby.trusts(texts, screen, company.bots):
        raise RecordError(texts("foreign-bots", bots=readable(company.bots)))
    return game, company
