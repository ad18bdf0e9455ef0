"""Outgoing: the messages that one pair of eyes gets. Everything on the wire is made here.

Nothing below looks at the game except through its view, its decisions and what a seat sees of
an event, so nothing hidden can slip in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

from folsom.game import Event, Game
from folsom.table import clock, explaining, pile, public, speech, steady
from folsom.table.facts import Entry, Remark
from folsom.table.table import Mine, Step, Table

Message = dict[str, Any]

CHAT_LINES: Final = 100  # of the chat, for people who come later


@dataclass(frozen=True)
class Eyes:
    """Who looks: the seats that are theirs, none for a spectator, and their language."""

    mine: Mine = frozenset()
    lang: str = "en"

    @property
    def are_shared(self) -> bool:
        """Do several people look at one screen? Then it shows what is public, and what one of
        them alone may see stands apart, behind a curtain."""
        return len(self.mine) > 1


def you(table: Table, eyes: Eyes, last: int | None = None) -> int | None:
    """The seat to look through: the only one, or in hot-seat the one that is asked."""
    if not eyes.mine:
        return None
    asked = [d.seat for d in table.decisions() if d.seat in eyes.mine]
    if asked:
        return last if last in asked else asked[0]
    return last if last in eyes.mine else min(eyes.mine)


def state(
    table: Table,
    eyes: Eyes,
    here: Collection[int] = (),
    chat: Iterable[Remark] = (),
    counts_from: float = 0.0,
) -> Message:
    """Everything, for somebody who has just come or is lost: through the eyes last used."""
    seat = you(table, eyes, table.steps[-1].entry.seat if table.steps else None)
    message: Message = {
        "type": "state",
        "n": table.seen_n(eyes.mine),
        "table": public.to_json(table, here, bool(eyes.mine)),
        "you": seat,
        "seats_of_mine": sorted(eyes.mine),
        "view": None,
        "decisions": [],
        "log": [],
        "chat": [remark.to_json() for remark in list(chat)[-CHAT_LINES:]],
        "clock": None,
        "undo": False,
    }
    if table.game is not None:
        message |= _present(table, eyes, seat, counts_from)
        message["log"] = log(table, eyes, message["view"])
    return message


def _present(table: Table, eyes: Eyes, seat: int | None, counts_from: float) -> Message:
    """The position and what is asked, as a seat sees it."""
    own = view_of(table, seat)
    asked = None
    if seat is not None and not table.seats[seat].left:
        asked = table.decision(seat)
    present: Message = {
        "view": view_of(table, None) if eyes.are_shared else own,
        "decisions": [] if asked is None else [speech.decision(table.texts(eyes.lang), asked, own)],
        "clock": clock.to_json(table, counts_from),
        "undo": bool(eyes.mine) and table.may_undo(eyes.mine),
    }
    if eyes.are_shared:
        present["own_view"] = None if asked is None else own
    return present


def look(table: Table, eyes: Eyes, n: int) -> Message:
    """The position as these eyes saw it after an earlier number, as far as it may be known now."""
    then, eye = min(n, table.seen_n(eyes.mine)), _eye(eyes)
    view = view_of(table, eye, table.moment(then))
    return {"n": then, "view": pile.cover_again(table.facts, view, view_of(table, eye))}


def explained(table: Table, eyes: Eyes, seat: int | None, thing: str) -> Message:
    """What a thing is, and what it means now for a seat of these eyes, or for a spectator.

    Answers that others have not seen yet change nothing of it: it rests on the seat's own view.
    """
    asks = seat if seat in eyes.mine else None
    seen = None if asks is None else table.observe(asks)
    return explaining.explain(table.texts(eyes.lang), view_of(table, asks), seen, thing)


def view_of(table: Table, seat: int | None, game: Game | None = None) -> dict[str, Any]:
    """What the seat may know; what it is asked stands beside it, not in it."""
    return pile.cover(table.facts, (game or table.running).position(seat))


def _eye(eyes: Eyes) -> int | None:
    """The seat that what happens is told to; several at one screen are told what is public."""
    return next(iter(eyes.mine)) if len(eyes.mine) == 1 else None


def log(table: Table, eyes: Eyes, view: dict[str, Any]) -> list[dict[str, Any]]:
    """What has happened, step by step."""
    eye = _eye(eyes)
    steps: list[tuple[int, int | None, list[Event]]] = [(0, None, table.set_up_events())]
    steps += [(s.n, s.entry.seat, table.events(s)) for s in table.steps if not s.quiet]
    texts = table.texts(eyes.lang)
    past = [(n, by, [event.seen_by(eye) for event in events]) for n, by, events in steps]
    begun = max((k for k, (_, _, seen) in enumerate(past) if _begins_round(seen)), default=0)
    return [
        {
            "n": n,
            "seat": by,
            "events": [
                speech.event(texts, event)
                for event in (seen if k < begun else pile.cover_log(table.facts, view, seen))
            ],
        }
        for k, (n, by, seen) in enumerate(past)
    ]


def _begins_round(seen: Iterable[dict[str, Any]]) -> bool:
    return any(event["kind"] == "round_begun" for event in seen)


def step(
    table: Table, done: Step, eyes: Eyes, last: int | None = None, counts_from: float = 0.0
) -> Message | None:
    """A choice was made; None if these eyes must not know. ``last``: whose eyes they were."""
    if done.quiet and done.entry.seat not in eyes.mine:
        return None
    seat = you(table, eyes, last)
    return {
        "type": "step",
        "n": table.seen_n(eyes.mine),
        "seat": done.entry.seat,
        "by": done.entry.by,
        "you": seat,
        "events": _events(table, done, eyes),
        **_present(table, eyes, seat, counts_from),
    }


def _events(table: Table, done: Step, eyes: Eyes) -> list[dict[str, Any]]:
    eye, texts = _eye(eyes), table.texts(eyes.lang)
    return [speech.event(texts, event.seen_by(eye)) for event in table.events(done)]


def waiting(
    table: Table,
    counts_from: float = 0.0,
    people: Iterable[dict[str, Any]] = (),
    time_left: dict[str, Any] | None = None,
) -> Message | None:
    """Which seats have not answered yet, since when and until when, and which people a bot may
    play for, and when. All of it may change while nobody chooses, when people come and go."""
    seats = table.waited_for()
    if not seats:
        return None
    since = round(steady.told(clock.waiting_since(table, counts_from)), 3)
    return {
        "type": "waiting",
        "seats": seats,
        "since": since,
        "people": list(people),
        "clock": time_left,
    }


def undone(
    table: Table,
    entry: Entry,
    quiet: bool,
    eyes: Eyes,
    last: int | None = None,
    counts_from: float = 0.0,
) -> Message | None:
    """A choice was taken back; None for those who never knew of it."""
    if quiet and entry.seat not in eyes.mine:
        return None
    seat = you(table, eyes, last)
    return {
        "type": "undone",
        "n": table.seen_n(eyes.mine),
        "seat": entry.seat,
        "log_from": entry.back,
        "you": seat,
        **_present(table, eyes, seat, counts_from),
    }
