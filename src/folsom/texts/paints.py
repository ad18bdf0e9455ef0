"""Paints: the colours and letters by which figures are known everywhere."""

from __future__ import annotations

from typing import Final

BRASS: Final = "#e2ac41"
PAPER: Final = "#f7e9cd"
STEEL: Final = "#9aa3b2"
INK: Final = "#1b0f21"
STAR: Final = "★"

TEAM_COLOURS: Final = {"red": "#e5484d", "blue": "#4a90e2"}
PAINTS: Final = {  # background, ink on it, letter
    "ghost": ("#f4efe6", INK, "G"),
    "doc": ("#2f6fd6", "#ffffff", "D"),
    "tuco": ("#d2342b", "#ffffff", "T"),
    "cheyenne": ("#3d9a50", INK, "C"),
    "belle": ("#8f4fca", "#ffffff", "B"),
    "django": ("#f08a24", INK, "J"),
    "mei": ("#e8c53a", INK, "M"),
    "silk": ("#8d929c", INK, "S"),
    "misty": ("#c9568b", "#ffffff", "Y"),
    "twinzz": ("#35a6a0", INK, "Z"),
    "marshal": (BRASS, INK, STAR),
}
STRANGER: Final = (STEEL, INK, "?")
