"""One source for the cast: the printed data says how everybody looks, here and in the browser."""

from __future__ import annotations

import re

import client_cast
import pytest

from folsom.cli import palette
from folsom.game import catalogue
from folsom.texts import paints

THEME = client_cast.ROOT / "web/src/theme.css"


def test_the_browser_has_the_colours_and_letters_of_the_printed_data() -> None:
    """If not: PYTHONPATH=src .venv/bin/python tests/client_cast.py"""
    assert client_cast.COLOURS.read_text(encoding="utf-8") == client_cast.colours()
    assert client_cast.LETTERS.read_text(encoding="utf-8") == client_cast.letters()


def test_the_theme_colours_no_figure_itself() -> None:
    """Else it would speak over cast.css."""
    theme = THEME.read_text(encoding="utf-8")
    tokens = set(re.findall(r"^ *--(\w+):", theme, re.MULTILINE))
    assert "skin" in tokens
    assert not tokens & set(catalogue.cast())
    scopes = dict(re.findall(r"\.b-(\w+) \{([^}]*)\}", theme))
    assert set(scopes) == {*catalogue.cast(), "none"}
    assert [id for id, rule in scopes.items() if "--c:" in rule or "--on:" in rule] == ["none"]


@pytest.mark.parametrize("name", ["BRASS", "PAPER", "STEEL", "INK"])
def test_terminal_and_charts_use_the_colours_of_the_theme(name: str) -> None:
    token = re.search(rf"--{name.lower()}: (#\w+);", THEME.read_text(encoding="utf-8"))
    assert token is not None
    assert token[1] == getattr(paints, name)


def test_no_two_figures_have_a_letter_or_a_colour_in_common() -> None:
    looks = catalogue.cast().values()
    for trait in ("letter", "colour", "colour_apart"):
        assert len({getattr(look, trait) for look in looks}) == len(looks), trait


def test_a_letter_is_no_symbol_of_the_terminal() -> None:
    letters = {look.letter for look in catalogue.cast().values()}
    assert not letters & {*palette.SYMBOLS.values(), palette.GATLING, palette.HORSE}
