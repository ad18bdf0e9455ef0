"""Faces: how each game looks at the terminal, and how it asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from folsom.cli import picture, scores, two_trains
from folsom.cli.prompt import Asker
from folsom.cli.screen import Screen
from folsom.cli.superexpress import SuperAsker, super_lines, super_ranking
from folsom.game import SuperConfig
from folsom.game.engines import AnyConfig
from folsom.texts import Texts

View = Mapping[str, Any]


class Face(Protocol):
    """What a session needs to know of a game."""

    def lines(self, texts: Texts, view: View, width: int) -> list[Text]:
        """The table as the seat of the view sees it."""

    def ranking(self, texts: Texts, view: View) -> RenderableType:
        """The last page."""

    def asker(self, texts: Texts, screen: Screen) -> Asker:
        """Who asks a person."""


class ExpressFace:
    def __init__(self, edition: str) -> None:
        self._edition = edition

    def lines(self, texts: Texts, view: View, width: int) -> list[Text]:
        return picture.lines(texts, view, width)

    def ranking(self, texts: Texts, view: View) -> RenderableType:
        table = scores.ranking(texts, view)
        if "armored" in view:
            return Group(*two_trains.final_lines(texts, view), table)
        return table

    def asker(self, texts: Texts, screen: Screen) -> Asker:
        return Asker(texts, screen, self._edition)


class SuperFace:
    def lines(self, texts: Texts, view: View, width: int) -> list[Text]:
        return super_lines(texts, view, width)

    def ranking(self, texts: Texts, view: View) -> RenderableType:
        return super_ranking(texts, view)

    def asker(self, texts: Texts, screen: Screen) -> Asker:
        return SuperAsker(texts, screen)


def face_of(config: AnyConfig) -> Face:
    return SuperFace() if isinstance(config, SuperConfig) else ExpressFace(config.edition)
