"""What a box adds to the names, the setup and the rules help of a server, in its room ``help``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from folsom.boxes import shelf
from folsom.texts.messages import Texts

Json = dict[str, Any]
Names = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Mix:
    """A game that is worth an evening, as a wish for a table."""

    id: str
    config: Json
    step: int  # the gentlest are listed first


class BoxHelp:
    """One box; each attribute and method has a harmless value, and those of all are united."""

    # By the beginning of ids: whose rules they are, as the client calls it.
    rules_of: ClassVar[Mapping[str, str]] = {}
    mixes: ClassVar[Sequence[Mix]] = ()

    def setup(self, texts: Texts) -> Json:
        """What else can be chosen for a table of Colt Express."""
        return {}

    def game(self, texts: Texts) -> Json:
        """What can be chosen for a table of it, if it is a game of its own."""
        return {}

    def names(self, texts: Texts) -> Names:
        """Names of its things, by kind and id."""
        return {}

    def sections(self, texts: Texts) -> Iterable[Json]:
        """Sections of the rules help."""
        return ()

    def reconstructed(self, texts: Texts) -> Iterable[tuple[str, str]]:
        """What no source gives in full, and the rules that rest on it."""
        return ()


def boxes() -> Mapping[str, BoxHelp]:
    return shelf.gather("help", BoxHelp)


def mixes() -> dict[str, Json]:
    """The games that we would bring along ourselves, the gentlest first."""
    found = [mix for box in boxes().values() for mix in box.mixes]
    return {mix.id: mix.config for mix in sorted(found, key=lambda mix: mix.step)}


def section(title: str, id: str, text: str, rules: str) -> Json:
    return {"id": id, "title": title, "text": text, "rules": rules}


def hints(texts: Texts, key: str, ids: Iterable[str]) -> str:
    """A line for each thing: its name and what it does."""
    return "\n".join(f"{texts(f'{key}-{id}')}: {texts(f'{key}-{id}.hint')}" for id in ids)


def short(texts: Texts, key: str) -> Json:
    return {"name": texts(key), "short": texts(f"{key}.short")}
