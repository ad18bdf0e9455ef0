"""The types of messages and views: they hold, and the files made of them are up to date."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import client_wire
import jsonschema_rs
import pytest
from boxes.superexpress.helpers import IDS, MIXES, config_of
from effort import times
from helpers import SHAPES, Mix
from test_wire import everybody, played, table_of

from folsom.boxes.superexpress.game.events import REVEALS as SUPER_EVENTS
from folsom.game import events
from folsom.table import outgoing, replay
from folsom.table.facts import UNDO, Entry
from folsom.table.outgoing import Eyes
from folsom.table.table import Table

GAMES: dict[str, dict[str, Any]] = {
    **{shape: Mix(shape).config.to_json() for shape in SHAPES},
    "4 proto": Mix("4", "proto").config.to_json(),
    **{f"super {name}": config_of(mix).to_json() for name, mix in zip(IDS, MIXES, strict=True)},
}
LOOKS = times(3)  # in each game, besides its beginning and its end


@cache
def validator(game: str, boxes: frozenset[str], type: str) -> jsonschema_rs.Validator:
    schema = client_wire.strict(game, boxes)
    return jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{type}"})


def boxes_of(table: Table) -> frozenset[str]:
    if table.running.config.game == "super":
        return frozenset({"superexpress"})
    modules = {module.name for module in table.running.state.rules.modules}
    both = {"pairs"} if {"horses", "marshal"} <= modules else set()
    return frozenset({"base", "characters", *modules, *both})


def wrong(table: Table, type: str, sent: Any) -> list[str]:
    found = validator(table.running.config.game, boxes_of(table), type)
    return [f"{type} {error.instance_path}: {error.message}" for error in found.iter_errors(sent)]


def sent_to(table: Table, eyes: Eyes) -> Iterator[tuple[str, Any]]:
    """All that these eyes may be sent now, with its type; small parts first."""
    state = outgoing.state(table, eyes)
    yield "View", state["view"]
    for decision in state["decisions"]:
        yield "Decision", decision
    yield "StateMessage", {**state, "hosting": False}
    if table.steps:
        last = table.steps[-1]
        if (step := outgoing.step(table, last, eyes)) is not None:
            yield "StepMessage", step
        back = Entry(table.n + 1, UNDO, last.entry.seat, 1.0, back=last.n)
        if (undone := outgoing.undone(table, back, last.quiet, eyes)) is not None:
            yield "UndoneMessage", undone
    if (waiting := outgoing.waiting(table)) is not None:
        yield "WaitingMessage", waiting
    yield "View", outgoing.look(table, eyes, table.n)["view"]
    yield "Explained", outgoing.explained(table, eyes, None, "position:1.in")


def look(table: Table, eyes: Eyes) -> None:
    for type, sent in sent_to(table, eyes):
        assert not wrong(table, type, sent)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_sent_of_a_game_is_of_its_type(name: str) -> None:
    table = table_of(GAMES[name], "types", pile="covered" if name == "4" else "open")
    dice = random.Random(name)
    look(table, Eyes(frozenset({0})))
    while not table.running.over:
        played(table, dice)
        if dice.random() < LOOKS / 150:
            look(table, dice.choice(everybody(table)))
    for eyes in (Eyes(), Eyes(frozenset({0})), Eyes(frozenset({0, 1}))):
        look(table, eyes)
    for frame in replay.frames(table.record(), table.running.seats[0], "en"):
        for event in frame["events"]:
            assert not wrong(table, "GameEvent", event)
        if frame["decision"] is not None:
            assert not wrong(table, "Decision", frame["decision"])


@pytest.mark.parametrize(
    ("game", "told"),
    [("express", events.reveals()), ("super", SUPER_EVENTS)],
    ids=["express", "super"],
)
def test_every_kind_of_event_is_declared(game: str, told: dict[str, Any]) -> None:
    found = client_wire.schemas()
    boxes = [box for box in client_wire.boxes().values() if box.game == game]
    assert sorted(kind for box in boxes for kind in client_wire.kinds(box, found)) == sorted(told)


@pytest.mark.parametrize("name", ["4", "4-horses", "4-trains", "3-law", f"super {IDS[0]}"])
def test_a_field_with_another_name_is_noticed(name: str) -> None:
    """A check that cannot fail is worthless."""
    table = table_of(GAMES[name], "renamed")
    view = outgoing.state(table, Eyes(frozenset({0})))["view"]
    assert not wrong(table, "View", view)
    for field in view:
        assert wrong(table, "View", {**view, f"{field}_": view[field]})
    bandits = {who: {**bandit, "where": bandit["at"]} for who, bandit in view["bandits"].items()}
    assert wrong(table, "View", {**view, "bandits": bandits})


def test_the_schemas_of_the_client_are_up_to_date() -> None:
    """If not: PYTHONPATH=src .venv/bin/python tests/client_wire.py"""
    assert client_wire.TYPES.read_text(encoding="utf-8") == client_wire.text()
