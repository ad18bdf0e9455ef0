"""Replay: a finished game as frames, from the point of view of a seat."""

from __future__ import annotations

import hashlib
from typing import Any

from folsom.game import FolsomError, Game, Record
from folsom.table import explaining, speech
from folsom.table.errors import TableError
from folsom.texts import NOBODY, People


def checked(text: str) -> tuple[str, Record]:
    """A record that somebody brings, which replays and fits, and the id it gets."""
    try:
        record = Record.from_text(text)
        record.verify()
    except FolsomError as error:
        raise TableError("bad_record", error) from error
    if record.result is None:
        raise TableError("not_over")
    return hashlib.sha256(record.to_text().encode()).hexdigest()[:16], record


def frames(
    record: Record, seat: str | None, lang: str, people: People = NOBODY
) -> list[dict[str, Any]]:
    """Every moment of the game as the seat saw it then; without a seat, as a spectator did.

    A record knows no people; those of a table are given.
    """
    texts = speech.texts_of(lang, people)
    game = record.start()
    eye = _eye(game, seat)
    found = [_frame(game, 0, None, 0, eye, texts)]
    for n, choice in enumerate(record.choices, 1):
        before = len(game.events)
        record.step(game, n, choice)
        found.append(_frame(game, n, game.seat_number(choice.seat), before, eye, texts))
    return found


def rule(record: Record, thing: str, lang: str, people: People = NOBODY) -> explaining.Explained:
    """A thing of this game and its rule, which is the same at every moment."""
    return explaining.rule(speech.texts_of(lang, people), record.start().view(None), thing)


def _eye(game: Game, seat: str | None) -> int | None:
    if seat is None or seat == "":
        return None
    if seat not in game.words.seats:
        raise TableError("no_such_seat", seat=seat)
    return game.seat_number(seat)


def _frame(
    game: Game,
    n: int,
    seat: int | None,
    first_event: int,
    eye: int | None,
    texts: speech.Remembering,
) -> dict[str, Any]:
    view = game.view(eye)
    view.pop("decision", None)
    decision = None if eye is None else game.decision(eye)
    return {
        "n": n,
        "seat": seat,
        "events": [speech.event(texts, event.seen_by(eye)) for event in game.events[first_event:]],
        "view": view,
        "decision": None if decision is None else speech.decision(texts, decision, view),
    }
