"""What stands beside the train: a line for each place with whoever and whatever is there."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from rich.text import Text

from folsom.cli import law, palette, two_trains
from folsom.cli.palette import ink
from folsom.cli.train import Marks, loot
from folsom.texts import Texts
from folsom.texts import things as say

View = Mapping[str, Any]


def lines(texts: Texts, view: View, width: int, marks: Marks) -> list[Text]:
    """The coach itself is drawn below the car that it faces."""
    places = (name for name in view["places"] if not name.startswith("coach."))
    found = [_place(texts, view, name, width, marks) for name in places]
    if "coach" in view:
        found += _stagecoach(texts, view, width)
    if "teams" in view:
        found += two_trains.table_lines(texts, view, width)
    if "law" in view:
        found += law.lines(texts, view, width)
    traveller = view.get("traveller")
    if traveller:
        found.append(_journey(texts, view, traveller))
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


def _stagecoach(texts: Texts, view: View, width: int) -> list[Text]:
    """What the Shotgun does, who may be taken hostage, and who is."""
    parts = [texts(f"shotgun-{view['shotgun']['state']}")]
    left = [texts(f"hostage-{id}") for id in view["hostages"]]
    if left:
        parts.append(texts("hostages-left", hostages=texts.listing(left)))
    for name, bandit in view["bandits"].items():
        if bandit["hostage"]:
            hostage = texts(f"hostage-{bandit['hostage']}")
            parts.append(texts("hostage-held", bandit=say.figure(texts, name), hostage=hostage))
    lines = wrap(" · ".join(parts), width)
    return [palette.paint(texts, line, view["bandits"], palette.QUIET) for line in lines]


def _journey(texts: Texts, view: View, traveller: str) -> Text:
    """EXTRA-CAR-43: that somebody travels is public, where he hides his own affair."""
    bandit = say.figure(texts, traveller)
    sentence = texts("travels", bandit=bandit)
    if "hidden_under" in view:
        hideout = say.hideout(texts, view["hidden_under"])
        sentence = texts("travels.seen", bandit=bandit, place=hideout)
    return palette.paint(texts, sentence, [traveller], palette.QUIET)
