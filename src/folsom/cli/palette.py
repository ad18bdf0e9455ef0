"""Colours and badges: a bandit is always a colour and a name or letter together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.style import Style
from rich.text import Text

from folsom.game.notation import COURIER_IDS
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

PURSE: Final = "◉"
JEWEL: Final = "◆"
STRONGBOX: Final = "▣"
FLASK: Final = "⚱"
MAILBAG: Final = "✉"
NUGGET: Final = "✦"
BAG: Final = "■"
DOCUMENT: Final = "✎"
GATLING: Final = "╪"
HORSE: Final = "♞"
SYMBOLS: Final = {
    "purses": PURSE,
    "jewels": JEWEL,
    "strongboxes": STRONGBOX,
    "whiskeys": FLASK,
    "half_drunk_classics": f"{FLASK}½",
    "half_drunk_olds": f"{FLASK}½!",
    "mailbags": MAILBAG,
    "nuggets": NUGGET,
    "bags": BAG,
    "secret_documents": DOCUMENT,
}
ALWAYS_COUNTED: Final = ("purses", "jewels", "strongboxes")
LOOT_STYLE: Final = {
    "purses": BRASS,
    "jewels": "#7fd3f0",
    "strongboxes": "#d9603f",
    "whiskeys": "#c98f5a",
    "half_drunk_classics": "#c98f5a",
    "half_drunk_olds": "#e0b070",
    "mailbags": "#d8c08a",
    "nuggets": "#ffd56b",
    "bags": "#c98f5a",
    "secret_documents": "#f4efe6",
}
TEAM_COLOURS: Final = paints.TEAM_COLOURS
TURN_ICONS: Final = {
    "standard": "═",
    "tunnel": "∩",
    "speeding_up": "»",
    "switching": "⇄",
    "turmoil": "✶",
    "jolt": "≈",
    "feint": "↯",
}

_PAINTS: Final = {  # background, ink on it, letter
    **paints.PAINTS,
    **dict.fromkeys(COURIER_IDS, paints.PAINTS["courier"]),
}


def ink(words: str, style: str | Style = "") -> Text:
    """Words in a style of their own, which what is appended to them does not inherit."""
    return Text.assemble((words, style))


def badge_style(id: str) -> Style:
    back, ink, _ = _PAINTS.get(id, paints.STRANGER)
    return Style(color=ink, bgcolor=back, bold=True)


def colour(id: str) -> str:
    return _PAINTS.get(id, paints.STRANGER)[0]


def letter(id: str) -> str:
    return _PAINTS.get(id, (*paints.STRANGER[:2], id[:1].upper()))[2]


def name_badge(texts: Texts, id: str, padding: str = " ") -> Text:
    """`` Ghost `` on Ghost's colour; the Marshal wears his star."""
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
    """A sentence with every bandit's name in his colour."""
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
