"""What stands beside the train: a line for each place with whoever and whatever is there."""

from __future__ import annotations

from rich.text import Text

from folsom.terminal import palette
from folsom.terminal.box import Marks, View, boxes_of
from folsom.terminal.palette import ink
from folsom.terminal.train import loot
from folsom.texts import Texts
from folsom.texts import things as say


def lines(texts: Texts, view: View, width: int, marks: Marks) -> list[Text]:
    """The places that are not drawn with the train, and what boxes say."""
    boxes = boxes_of(view)
    drawn = {place for box in boxes for place in box.drawn}
    places = (name for name in view["places"] if name not in drawn)
    found = [_place(texts, view, name, width, marks) for name in places]
    for box in boxes:
        found += box.beside(texts, view, width)
    return found


def _place(texts: Texts, view: View, name: str, width: int, marks: Marks) -> Text:
    """``In the Time-Travel Car: Ghost ◉#7``, with the number of the option that leads there."""
    place = view["places"][name]
    words = say.place(texts, name)
    title = texts("beside", place=f"{words[0].upper()}{words[1:]}")
    line = ink(f"{title} ", palette.QUIET)
    if name in marks:
        line.append(f"[{marks[name]}] ", palette.LEGAL)
    for id in place["bandits"]:
        line.append_text(palette.name_badge(texts, id))
        if id in marks:
            line.append(f"[{marks[id]}]", palette.LEGAL)
        line.append(" ")
    line.append_text(loot(place, max(4, width - line.cell_len)))
    return line
