"""Problems: what is wrong with what somebody gave, in a language."""

from __future__ import annotations

from folsom.game.errors import FolsomError
from folsom.texts.catalogue import Texts


def sentence(texts: Texts, error: FolsomError) -> str:
    """The error in the language of the texts; one without a key as it says itself."""
    if error.key is None:
        return str(error)
    words = {
        name: sentence(texts, thing) if isinstance(thing, FolsomError) else thing
        for name, thing in error.things.items()
    }
    return texts(f"problem-{error.key}", **words)
