"""The Time-Travel Car in the help of a server."""

from __future__ import annotations

from typing import ClassVar, Final

from folsom.boxes.timecar.box import TimecarBox
from folsom.texts.help import BoxHelp


class TimecarHelp(BoxHelp):
    rules_of: ClassVar = {"EXTRA-CAR": TimecarBox.module}


BOX: Final = TimecarHelp()
