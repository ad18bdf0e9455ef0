"""Why a configuration is refused, in the language of whoever asked for it."""

from __future__ import annotations

from folsom.game.compat import Refused
from folsom.game.errors import FolsomError
from folsom.texts.catalogue import Texts


def explain(texts: Texts, error: FolsomError) -> str:
    """The sentence of an error; rows of the compatibility table are translated."""
    if isinstance(error, Refused):
        return texts(f"refused-{error.refusal.id}")
    return str(error)
