"""One source for the cast and for printed numbers: the printed data (boxes/*/cards.toml).

What is compiled has constants of its own, which are compared here.
"""

from __future__ import annotations

import re

import client_cast
import pytest

from folsom.boxes.base.rules import manifest as base
from folsom.boxes.base.rules import round_events, setup
from folsom.boxes.base.rules.scoring import GUNSLINGER_MONEY
from folsom.boxes.couriers.rules import manifest as couriers
from folsom.boxes.couriers.rules import scoring as betrayal
from folsom.boxes.couriers.terminal import GATLING
from folsom.boxes.horses.rules import manifest as horses
from folsom.boxes.horses.rules import scoring as ransoms
from folsom.boxes.horses.terminal import HORSE
from folsom.boxes.marshal.rules.scoring import POSTER_MONEY, PRISONER_MONEY, title_money
from folsom.boxes.timecar.rules import travel
from folsom.engine.loot import JEWEL_VALUE, STRONGBOX_VALUE
from folsom.engine.rules import ROUNDS
from folsom.game import catalogue
from folsom.game.parts import MODULES
from folsom.terminal import palette
from folsom.texts import paints

THEME = client_cast.ROOT / "web/src/theme.css"
FIGURES = client_cast.ROOT / "web/src/figures.css"


def test_the_browser_has_the_colours_and_letters_of_the_printed_data() -> None:
    """If not: PYTHONPATH=src .venv/bin/python tests/client_cast.py"""
    assert client_cast.COLOURS.read_text(encoding="utf-8") == client_cast.colours()
    assert client_cast.LETTERS.read_text(encoding="utf-8") == client_cast.letters()


def test_nothing_else_colours_a_figure() -> None:
    """Else it would speak over cast.css."""
    theme = THEME.read_text(encoding="utf-8") + FIGURES.read_text(encoding="utf-8")
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
    assert not letters & {*palette.SYMBOLS.values(), GATLING, HORSE}


# --- Numbers --------------------------------------------------------------------------------------


def test_the_engine_counts_as_is_printed() -> None:
    assert catalogue.values("base") == {
        "rounds": ROUNDS,
        "bullets": setup.BULLETS,
        "neutral_bullets": base.NEUTRAL_BULLETS,
        "first_purse": setup.FIRST_PURSE_VALUE,
        "gunslinger": GUNSLINGER_MONEY,
        "conductor": round_events.CONDUCTORS_MONEY,
    }
    assert catalogue.values("horses_stagecoach") == {"neutral_bullets": horses.NEUTRAL_BULLETS}
    assert catalogue.values("marshal_prisoners") == {
        "wanted": POSTER_MONEY,
        "prisoner": PRISONER_MONEY,
    }
    titles = [card["value"] for card in catalogue.table("brawler_cards")]
    assert titles == [title_money(title) for title in range(3)]
    assert catalogue.values("couriers_armored_train") == {
        "neutral_bullets": couriers.NEUTRAL_BULLETS,
        "gang": betrayal.GANG_MONEY,
    }
    assert catalogue.values("time_travel_car") == {"bonus": travel.BONUS}


def test_tokens_are_worth_what_is_printed() -> None:
    """Purses, Mailbags and luggage are handed over as they are printed; these are constants."""
    assert set(catalogue.loot_values("jewel", MODULES)) == {JEWEL_VALUE}
    assert set(catalogue.loot_values("strongbox", MODULES)) == {STRONGBOX_VALUE}
    assert max(catalogue.loot_values("nugget", MODULES)) == betrayal.NUGGET_MONEY
    documents = set(catalogue.loot_values("secret_document", MODULES))
    assert documents - {0} == {betrayal.DOCUMENT_MONEY}


def test_ransoms_are_those_that_are_printed() -> None:
    for hostage in catalogue.table("hostages"):
        assert hostage["ransom"] == getattr(ransoms, f"{hostage['id'].upper()}_RANSOM"), hostage
