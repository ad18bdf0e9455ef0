"""Texts: all that Folsom says to people, in their language."""

from folsom.texts.messages import DEFAULT, LANGUAGES, Figure, Texts, language
from folsom.texts.people import NOBODY, People, people

__all__ = ["DEFAULT", "LANGUAGES", "NOBODY", "Figure", "People", "Texts", "language", "people"]
