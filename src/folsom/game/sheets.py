"""Sheets: what a seat knows of the tokens that a bandit carries."""

from __future__ import annotations

from folsom.engine.loot import of_kind
from folsom.engine.notebook import Notebook
from folsom.engine.state import FACE, SHEET, State
from folsom.game.notation import members


def known_faces(
    s: State, notebook: Notebook, seat: int | None, figure: int, kind: int
) -> list[int]:
    """BASE-INFO-03, 18: of one's own all, and at the end; of others those one remembers."""
    tokens = members(of_kind(s, s.fig[SHEET + figure], kind))
    if s.over or s.rules.seat_of[figure] == seat:
        return [int(s.tok[FACE + token]) for token in tokens]
    if seat is None:
        return []
    known = (int(notebook.face_known(seat, token)) for token in tokens)
    return [face for face in known if face]
