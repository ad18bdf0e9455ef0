"""Undo: which choice may be taken back, and what goes with it.

Among people: one's own last choice, if nobody chose after it, chance decided nothing because of
it, and nobody learnt anything from it that was hidden. A person alone
among bots spoils the game for nobody: there it is the last choice whatever came of it, and what
the bots chose after it goes with it, as often as one likes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from folsom.game import Event
from folsom.game.titles import reveals as revealing
from folsom.table.errors import TableError
from folsom.table.facts import BY_PERSON

if TYPE_CHECKING:
    from folsom.table.table import Mine, Step, Table


def target(table: Table, mine: Mine) -> Step:
    """The step that these seats may take back now."""
    if is_alone(table, mine):
        return _last_of_a_person(table, mine)
    step = _last(table, mine)
    if step.quiet:
        return step  # an answer that nobody has been told of
    if step is not table.steps[-1] or table.is_together():
        raise TableError("cannot_undo", reason="others_chose")
    if step.by_chance:
        raise TableError("cannot_undo", reason="chance")
    if any(reveals(event) for event in table.events(step)):
        raise TableError("cannot_undo", reason="revealed")
    return step


def is_alone(table: Table, mine: Mine) -> bool:
    """Is there one person, and otherwise bots? Several at one device are several people."""
    return {seat.n for seat in table.seats if seat.is_person} == mine and len(mine) == 1


def going(table: Table, step: Step) -> list[Step]:
    """The steps that go when one is taken back: it and all that came after it.

    While others still think about the same question, what they have answered does not depend on
    it, and stands.
    """
    later = table.steps[table.steps.index(step) :]
    return [step] if all(one.quiet for one in later) else later


def _last_of_a_person(table: Table, mine: Mine) -> Step:
    """The last choice that a bot has not made; never one of people who have left since."""
    for step in reversed(table.steps):
        if step.entry.by == BY_PERSON:
            if step.entry.seat in mine:
                return step
            raise TableError("cannot_undo", reason="others_chose")
    raise TableError("cannot_undo", reason="nothing")


def _last(table: Table, mine: Mine) -> Step:
    """The last choice of a person in these seats that nothing public came after."""
    for step in reversed(table.steps):
        if step.entry.seat in mine:
            if step.entry.by != BY_PERSON:
                break
            return step
        if not step.quiet or not table.is_together():
            raise TableError("cannot_undo", reason="others_chose")
    raise TableError("cannot_undo", reason="nothing")


def reveals(event: Event) -> bool:
    """Did somebody learn something that was hidden? Each kind of event says so itself."""
    return revealing()[event.kind](event.things, event.secret)
