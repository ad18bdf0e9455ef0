"""Problems: why something that was given is wrong, in a language."""

from __future__ import annotations

from typing import Final

from folsom.game.errors import FolsomError
from folsom.texts.messages import Texts

HUGE: Final = 10**9


def sentence(texts: Texts, error: FolsomError) -> str:
    """The error in the language of the texts; one without a key as it says itself."""
    if error.key is None:
        return str(error)
    words = {name: _word(texts, thing) for name, thing in error.things.items()}
    return texts(f"problem-{error.key}", **words)


def _word(texts: Texts, thing: object) -> object:
    """A value that somebody gave may be a number that no sentence can be made with."""
    if isinstance(thing, FolsomError):
        return sentence(texts, thing)
    if isinstance(thing, int) and abs(thing) >= HUGE:
        return str(thing)
    return thing
