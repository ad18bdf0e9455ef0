"""Faces: how each game looks at the terminal, and how it asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from folsom.boxes import shelf
from folsom.game import Config
from folsom.game.titles import AnyConfig
from folsom.terminal import picture, scores
from folsom.terminal.box import View, boxes_in
from folsom.terminal.prompt import Asker
from folsom.terminal.screen import Screen
from folsom.texts import Texts


class Face:
    """What a session needs to know of a game. One that is a box of its own has it in its room
    ``face``."""

    game: ClassVar[str]  # its id in configurations

    def lines(self, texts: Texts, view: View, width: int) -> list[Text]:
        """The table as the seat of the view sees it."""
        raise NotImplementedError

    def ranking(self, texts: Texts, view: View) -> RenderableType:
        """The last page."""
        raise NotImplementedError

    def asker(self, texts: Texts, screen: Screen) -> Asker:
        """Who asks a person."""
        raise NotImplementedError

    def motion(self, seen: Mapping[str, Any]) -> list[list[Text]]:
        """An event as pictures, one after the other; nothing if its sentence says it all."""
        return []


class ExpressFace(Face):
    game = Config.game

    def __init__(self, config: Config) -> None:
        self._edition = config.edition
        self._boxes = boxes_in(config.modules, config.variants)

    def lines(self, texts: Texts, view: View, width: int) -> list[Text]:
        return picture.lines(texts, view, width)

    def ranking(self, texts: Texts, view: View) -> RenderableType:
        above = [line for box in self._boxes for line in box.at_the_end(texts, view)]
        return Group(*above, scores.ranking(texts, view))

    def asker(self, texts: Texts, screen: Screen) -> Asker:
        return Asker(texts, screen, self._edition)

    def motion(self, seen: Mapping[str, Any]) -> list[list[Text]]:
        return next(filter(None, (box.motion(seen) for box in self._boxes)), [])


def face_of(config: AnyConfig) -> Face:
    if isinstance(config, Config):
        return ExpressFace(config)
    return next(face for face in shelf.gather("face", Face).values() if face.game == config.game)
