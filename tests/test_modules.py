"""``folsom modules``: everything that can be played is listed, and nothing that cannot."""

from __future__ import annotations

import json

import pytest
from configs import Settings
from typer.testing import CliRunner

from folsom.boxes.box import EXTRA_BANDIT
from folsom.cli.main import app
from folsom.cli.modules import GOES, PARTS, REFUSED, listing
from folsom.game import Config, ConfigError, catalogue
from folsom.game.parts import MODULES, SWITCHES, VARIANTS
from folsom.texts import LANGUAGES, Texts


def run(*words: str) -> str:
    done = CliRunner().invoke(app, ["modules", *words], env={"COLUMNS": "160"})
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_listed_by_its_name_and_by_the_word_to_write(lang: str) -> None:
    said = run("--lang", lang)
    for id in (*MODULES, *VARIANTS, *SWITCHES, "colt_super_express"):
        assert id in said
    for bandit in catalogue.table("bandits"):
        assert Texts(lang)(f"bandit-{bandit['id']}") in said
    for row in listing(Texts(lang))["refused"]:
        assert row["why"] in said
    assert GOES in said
    assert REFUSED in said


def test_a_program_reads_the_same_as_one_object() -> None:
    assert json.loads(run("--json", "--lang", "en")) == listing(Texts("en"))


def test_every_part_is_played_by_the_numbers_that_are_listed_and_by_no_others() -> None:
    found = listing(Texts("en"))
    for module in found["modules"][:-1]:
        for players in range(1, 12):
            extra = list(catalogue.extra_bandits())
            wish: Settings = {
                "players": players,
                "modules": ["base", module["id"]],
                "extra_bandits": extra,
                "silk_power": "movement",
            }
            try:
                Config(**wish)
            except ConfigError:
                assert players not in module["players"], (module["id"], players)
            else:
                assert players in module["players"], (module["id"], players)


def test_what_is_listed_as_refused_cannot_be_played_and_the_rest_can() -> None:
    refused = {frozenset(row["parts"]) for row in listing(Texts("en"))["refused"]}
    for n, a in enumerate(PARTS):
        for b in PARTS[n + 1 :]:
            assert can_be_played({a, b}) == (frozenset((a, b)) not in refused), (a, b)


def can_be_played(parts: set[str]) -> bool:
    """With some number of players."""
    for players in range(2, 11):
        try:
            Config(
                players=players,
                modules=["base", *(part for part in MODULES[1:] if part in parts)],
                variants=[part for part in VARIANTS if part in parts],
                mode="first_game" if "first_game" in parts else "advanced",
                extra_bandits=["mei"] if EXTRA_BANDIT in parts else [],
            )
        except ConfigError:
            continue
        return True
    return False
