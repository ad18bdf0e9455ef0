"""The base game at the terminal: signs for turns."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.terminal.box import BoxTerminal


class BaseTerminal(BoxTerminal):
    legend = "legend"
    turns: ClassVar = {"standard": "═", "tunnel": "∩", "speeding_up": "»", "switching": "⇄"}


BOX: Final = BaseTerminal()
