"""Paints: the colours and letters by which figures are known everywhere."""

from __future__ import annotations

from typing import Final

from folsom.game import catalogue

BRASS: Final = "#e2ac41"  # these four are tokens of the browser's theme as well
PAPER: Final = "#f7e9cd"
STEEL: Final = "#9aa3b2"
INK: Final = "#1b0f21"

TEAM_COLOURS: Final = catalogue.team_colours()
PAINTS: Final = {  # background, ink on it, letter
    id: (look.colour, look.ink, look.letter) for id, look in catalogue.cast().items()
}
STRANGER: Final = (STEEL, INK, "?")
