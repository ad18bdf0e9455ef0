"""Colours and badges: a bandit is always a colour and a name or letter together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.style import Style
from rich.text import Text

from folsom.game import catalogue
from folsom.game.notation import PLURALS, TOKEN_KINDS
from folsom.terminal.box import lookalikes
from folsom.texts import Texts, paints
from folsom.texts import things as say

BRASS: Final = paints.BRASS
PAPER: Final = paints.PAPER
STEEL: Final = paints.STEEL
INK: Final = paints.INK
AUBERGINE: Final = "#432a45"
LEGAL: Final = "bold #63f5d2"  # mint always means: you may choose this
CURRENT: Final = "bold #ffd56b"
QUIET: Final = "#8f8496"
WOOD: Final = "#b98a5a"

UNKNOWN_TOKEN: Final = "❖"  # of a box that says nothing of how its tokens look
_PRINTED: Final = {entry["id"]: entry for entry in catalogue.table("token_looks")}
_LOOKS: Final = {
    plural: _PRINTED.get(kind, {})
    for kind, plural in zip(TOKEN_KINDS, PLURALS, strict=True)
    if kind
}
SYMBOLS: Final = {plural: look.get("symbol", UNKNOWN_TOKEN) for plural, look in _LOOKS.items()}
LOOT_STYLE: Final = {plural: look.get("colour", PAPER) for plural, look in _LOOKS.items()}
ALWAYS_COUNTED: Final = ("purses", "jewels", "strongboxes")
TEAM_COLOURS: Final = paints.TEAM_COLOURS


def ink(words: str, style: str | Style = "") -> Text:
    """Words in a style of their own, not inherited by words appended to them."""
    return Text.assemble((words, style))


def badge_style(id: str) -> Style:
    back, ink, _ = _paint(id)
    return Style(color=ink, bgcolor=back, bold=True)


def colour(id: str) -> str:
    return _paint(id)[0]


def letter(id: str) -> str:
    return _paint(id)[2]


def _paint(id: str) -> tuple[str, str, str]:
    """Background, ink on it, letter."""
    stranger = (*paints.STRANGER[:2], id[:1].upper())
    return paints.PAINTS.get(lookalikes().get(id, id), stranger)


def name_badge(texts: Texts, id: str, padding: str = " ") -> Text:
    """`` Ghost `` on Ghost's colour; the Marshal's has a star."""
    lawman = texts.has(f"figure-{id}")
    name = texts(f"figure-{id}.name") if lawman else str(say.figure(texts, id))
    star = f"{letter(id)} " if lawman else ""
    return ink(f"{padding}{star}{name}{padding}", badge_style(id))


def letter_badge(id: str, padding: str = " ") -> Text:
    return ink(f"{padding}{letter(id)}{padding}", badge_style(id))


def side(team: str | None) -> Text:
    """The colour of a team, before a name; nothing where there are none."""
    return ink("▌", TEAM_COLOURS[team]) if team else Text()


def paint(texts: Texts, sentence: str, bandits: Iterable[str], style: str = "") -> Text:
    """A sentence with every bandit's name in its colour."""
    text = Text(sentence, style)
    for id in bandits:
        name = str(say.figure(texts, id))
        text.highlight_regex(rf"\b{name}\b", Style(color=colour(id), bold=True))
    text.highlight_regex(r"\bMarshal\b", Style(color=BRASS, bold=True))
    return text


def fit(candidates: Iterable[Text], width: int) -> Text:
    """The first text that fits, else the last one, cut."""
    text = Text()
    for text in candidates:
        if text.cell_len <= width:
            return text
    text = text.copy()
    text.truncate(max(width, 0), overflow="ellipsis")
    return text


def pad(text: Text, width: int, align: str = "left") -> Text:
    """The text in a field of exactly this width."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    gap = width - text.cell_len
    left = {"left": 0, "center": gap // 2, "right": gap}[align]
    return Text(" " * left) + text + Text(" " * (gap - left))
