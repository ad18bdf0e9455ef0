"""Horses & Stagecoach in the terminal: the Shotgun and the Hostages in words."""

from __future__ import annotations

from textwrap import wrap
from typing import ClassVar, Final

from rich.text import Text

from folsom.terminal import palette
from folsom.terminal.box import BoxTerminal, View
from folsom.terminal.palette import fit, ink, pad
from folsom.terminal.train import Train, has_loot, loot
from folsom.texts import Texts
from folsom.texts import things as say

HORSE: Final = "♞"


class HorsesTerminal(BoxTerminal):
    turns: ClassVar = {"turmoil": "✶"}
    drawn = ("coach.in", "coach.roof")

    def below(self, train: Train) -> list[Text]:
        horses = train.view["horses"]
        rows = [train.beside(lambda n: _horses(train, horses[n]))] if any(horses) else []
        return [*rows, *_coach(train)]

    def beside(self, texts: Texts, view: View, width: int) -> list[Text]:
        return _stagecoach(texts, view, width) if "coach" in view else []


BOX: Final = HorsesTerminal()


def _stagecoach(texts: Texts, view: View, width: int) -> list[Text]:
    """What the Shotgun does, and the Hostages: still to be taken, and taken."""
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


# Below the train


def _horses(train: Train, number: int) -> Text:
    return pad(ink(" " + HORSE * number, palette.PAPER), train.inner + 2)


def _coach(train: Train) -> list[Text]:
    """The Stagecoach below the car that it faces: its roof, its inside, what lies there."""
    if "coach" not in train.view:
        return []
    inner, name = train.inner, train.texts("coach")
    roof, inside = (train.view["places"][f"coach.{floor}"] for floor in ("roof", "in"))
    lying = loot(roof, inner // 2)
    on_top = train.figures("coach.roof", roof, inner - lying.cell_len - 1) + Text(" ") + lying
    title = fit((ink(f" {name} "), ink(name)), inner)
    bar = "─" * (inner - title.cell_len)
    top = ink("╭", palette.WOOD) + title + ink(bar + "╮", palette.WOOD)
    rows = [pad(Text(" ") + on_top, inner + 2), top]
    rows.append(train.walled(train.figures("coach.in", inside)))
    if has_loot(inside):
        rows.append(train.walled(loot(inside, inner)))
    return [_below_facing(train, row) for row in [*rows, train.wheels(0)]]


def _below_facing(train: Train, row: Text) -> Text:
    empty = Text(" " * (train.inner + 2))
    facing = train.view["coach"]["facing"]
    return train.beside(lambda n: row if n == facing else empty)
