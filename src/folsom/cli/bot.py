"""`folsom bot`: one of our bots for other programs, by the line protocol on standard streams."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from folsom.bots import Bot, check_bot, make_bot
from folsom.bots.protocol import BotProgram
from folsom.bots.reasons import explain
from folsom.cli.configs import GameName
from folsom.game import Observation, Option
from folsom.texts import Texts, advice, language


def bot(
    name: Annotated[str, typer.Argument(help="The bot that answers, for instance heuristic.")],
    game: GameName = "express",
    why: Annotated[bool, typer.Option(help="Say with each choice what decided it.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr, for --why.")] = None,
) -> None:
    """Answer on standard output what is asked on standard input (docs/bots.md)."""
    check_bot(name, game)
    texts = Texts(language(lang))

    def make(game: str, seed: str | None, budget: int | None) -> Bot:
        return make_bot(name, seed, game, budget)

    def because(observation: Observation, option: Option) -> str:
        reason = explain(observation, option)
        return advice.sentence(texts, reason.key, reason.things)

    engine = BotProgram(name, make, because if why else None)
    for answer in engine.answers(sys.stdin):
        print(answer, flush=True)
