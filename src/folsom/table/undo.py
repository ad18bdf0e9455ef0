"""Undo: which choice may be taken back.

One's own last choice, if nobody chose after it, chance decided nothing because of it, and
nobody learnt anything from it that was hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from folsom.game import Event
from folsom.table.errors import TableError
from folsom.table.facts import BY_PERSON

if TYPE_CHECKING:
    from folsom.table.table import Mine, Step, Table

# Whatever else these tell, it was not known before.
REVEALING: Final = frozenset(
    {"card_turned", "hand_filled", "borrowed", "free_card", "drew", "scored", "game_over"}
    | {"bullets_discarded", "hand_kept", "appeared"}
)


def target(table: Table, mine: Mine) -> Step:
    """The step that these seats may take back now."""
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
    """Did somebody learn something that was hidden?

    A card laid face down is told to the one who laid it and hides as before; one laid face up
    is a secret that its player gave away himself.
    """
    if event.kind == "played":
        return False
    if event.kind == "resolving":
        return bool(event.things["was_hidden"])
    return event.kind in REVEALING or bool(event.secret)
