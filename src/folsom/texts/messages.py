"""The Fluent catalogues: those of ``folsom/locale``, one folder a language, and of each box."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from folsom.boxes import shelf
from folsom.extras import extra
from folsom.game.errors import FolsomError
from folsom.texts import grammar
from folsom.texts.people import NOBODY, People

with extra("play"):
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "fr")
DEFAULT: Final = "en"


class Figure(str):
    """A name that knows its grammatical gender; catalogues ask for it with ``GENDER()``."""

    gender: str

    def __new__(cls, name: str, gender: str = "m") -> Figure:
        figure = super().__new__(cls, name)
        figure.gender = gender
        return figure


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions=dict(grammar.FUNCTIONS), use_isolating=False)
    bundle.add_resource(_merged(sources(lang).values()))
    return bundle


def sources(lang: str) -> dict[str, str]:
    """All texts of a language as they are written, by file and by box."""
    folder = files("folsom").joinpath("locale", lang)
    shared = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
    return shared | shelf.read(f"{lang}.ftl")


def _merged(texts: Iterable[str]) -> ast.Resource:
    """One catalogue; what says attributes alone adds them to the message of that name."""
    written = [e for text in texts for e in FluentResource(text).body if isinstance(e, ast.Message)]
    found: dict[str, ast.Message] = {}
    for message in sorted(written, key=lambda message: message.value is None):
        name = message.id.name
        if message.value is None and name in found:
            found[name].attributes.extend(message.attributes)
        else:
            assert name not in found, f"{name} is written twice"
            found[name] = message
    return ast.Resource([*found.values()])


class Texts:
    """The texts of one language: ``texts("event-shot", bandit=..., ...)``.

    A key names a message, or with a dot one of its attributes: ``ask-plan.hint``. ``people``
    are those that sentences call by name.
    """

    def __init__(self, lang: str = DEFAULT, people: People = NOBODY) -> None:
        if lang not in LANGUAGES:
            choices = ", ".join(LANGUAGES)
            raise FolsomError(
                f"Folsom does not speak {lang!r}; choose among {choices}.",
                "unknown-language",
                value=repr(lang),
                choices=choices,
            )
        self.lang = lang
        self.people = people
        self._bundle = _bundle(lang)

    def __call__(self, key: str, **things: object) -> str:
        return self.format(key, things)[0]

    def has(self, key: str) -> bool:
        """Is there such a message, or such an attribute of a message?"""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, key: str, things: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The text, and what went wrong in making it."""
        if not self.has(key):
            raise KeyError(f"The {self.lang} catalogue has no text {key!r}.")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(things))
        return str(text), list(errors)

    def listing(self, items: Iterable[str]) -> str:
        """``a, b and c``."""
        found = list(items)
        if not found:
            return self("nothing")
        if len(found) == 1:
            return found[0]
        text = self("list-last", first=found[-2], last=found[-1])
        for item in reversed(found[:-2]):
            text = self("list-more", first=item, rest=text)
        return text


def language(option: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the locale, else English."""
    if option:
        return option
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name].replace("-", "_").split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else DEFAULT
    return DEFAULT
