"""Games that have come to a certain question, laid out at the server for somebody to go on."""

from __future__ import annotations

import random
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from serving import Server

from folsom.game import Config, Game
from folsom.game.titles import read_config
from folsom.table import lobby, rows
from folsom.table.facts import CHOICE, Entry
from folsom.table.store import Store

MOST_GAMES = 300


@dataclass(frozen=True)
class Position:
    """A game as it was played so far."""

    config: dict[str, Any]
    seed: str
    seat: int = 0
    choices: list[tuple[int, str]] = field(default_factory=list)


def find(
    config: dict[str, Any], me: str, questions: Collection[str]
) -> tuple[dict[str, Position], Game]:
    """Games played at random until somebody was asked all this; and the last one, at its end."""
    known = Config(**config)
    found: dict[str, Position] = {}
    for n in range(MOST_GAMES):
        seed = f"positions {n}"
        dice = random.Random(seed)
        game = Game.new(known, seed)
        choices: list[tuple[int, str]] = []
        while not game.over:
            for decision in game.decisions:
                if decision.name == me and decision.question in questions:
                    here = Position(config, seed, decision.seat, list(choices))
                    found.setdefault(decision.question, here)
            decision = dice.choice(game.decisions)
            option = dice.choice(decision.options)
            choices.append((decision.seat, option.text))
            game.play(decision.seat, option)
        if len(found) == len(questions):
            found["over"] = Position(config, seed, known.seat_names.index(me), choices)
            return found, game
    raise AssertionError(f"Nobody asked {me} about {set(questions) - set(found)}.")


def late(config: dict[str, Any], seat: int) -> dict[str, Position]:
    """From a game played at random: where this seat planned last, where it did so with the most
    cards in hand, and where it had the most answers in a Stealin' phase."""
    game = Game.new(read_config(config), "late")
    dice = random.Random("late")
    choices: list[tuple[int, str]] = []
    found: dict[str, Position] = {}
    most = largest = 0
    while not game.over:
        decision = dice.choice(game.decisions)
        if decision.seat == seat:
            view = game.view(seat)
            phase, hand = view["phase"], len(view["own"]["hand"])
            here = Position(config, "late", seat, list(choices))
            if phase == "stealin" and len(decision.options) >= most:
                found[phase], most = here, len(decision.options)
            elif phase == "schemin":
                found[phase] = here
                if hand >= largest:
                    found["hand"], largest = here, hand
        option = dice.choice(decision.options)
        choices.append((decision.seat, option.text))
        game.play(decision.seat, option)
    return found


def lay_out(server: Server, position: Position) -> str:
    """The link to the seat that is asked, at a table where people have played so far."""
    now = time.time()
    config = position.config
    number = config.get("players") or len(config["seats"])
    people = [{"kind": "person", "name": f"P{n}"} for n in range(number)]
    wishes = lobby.Wishes(config, people, seed=position.seed, start=True, absence=None)
    made = lobby.make(wishes, now, None)
    id = made.facts.id
    entries = [
        (id, Entry(n, CHOICE, seat, now, option))
        for n, (seat, option) in enumerate(position.choices, 1)
    ]
    store = Store(str(server.database))
    store.write_now(lambda connection: rows.insert_table(connection, made.facts))
    if entries:
        store.write_now(lambda connection: rows.insert_entries(connection, entries))
    store.close()
    return f"/t/{id}#seat={made.tokens[position.seat]}"
