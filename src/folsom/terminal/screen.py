"""The screen and the keyboard: printing, clearing, pausing and reading a line."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text


class Speed(StrEnum):
    """How long the story lingers over each card."""

    slow = "slow"
    normal = "normal"
    fast = "fast"


def _drop_what_was_typed() -> None:
    """Keys pressed during the story answer no question that nobody had seen."""
    try:
        import termios
    except ImportError:  # Windows
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)


_BEAT: Final = {Speed.slow: 1.8, Speed.normal: 0.9, Speed.fast: 0.25}
_FORGET: Final = "\x1b[2J\x1b[3J\x1b[H"  # the scrollback too: hands have been on it


def readable(text: str) -> str:
    """A text of somebody else, without control codes of terminals."""
    return "".join(c if c.isprintable() else "\ufffd" for c in text)


class Screen:
    """A person's terminal; where there is none, nothing is cleared and nobody waits."""

    def __init__(self, speed: Speed = Speed.normal, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        self._beat = _BEAT[speed] if self.is_live else 0.0

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, sentence: str, style: str = "", wrap: bool = True) -> None:
        """A sentence; unwrapped if it holds a path or a command that one may want to copy."""
        self.console.print(Text(sentence, style), soft_wrap=not wrap)

    def pause(self, beats: float) -> None:
        if self._beat:
            time.sleep(self._beat * beats)

    def animate(self, pictures: Sequence[Sequence[Text]]) -> None:
        """One picture after another in the same place; only the last one where nobody waits."""
        if not self._beat:
            self.show(*pictures[-1])
            return
        with Live(Group(*pictures[0]), console=self.console, auto_refresh=False) as live:
            for picture in pictures:
                live.update(Group(*picture), refresh=True)
                self.pause(1 / len(pictures))

    def clear(self) -> None:
        """Start a fresh page; what was on the old one cannot be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write(_FORGET)
            self.console.file.flush()
        else:
            self.console.rule()

    def read(self, prompt: str) -> str:
        """A line from the keyboard; EOFError when there are no more."""
        self.console.file.flush()
        if self.is_live:
            _drop_what_was_typed()
        return input(f"{prompt} > ").strip()
