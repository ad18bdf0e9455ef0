"""What the lobby says of a wish: its players, the parts that go with it, and what we recommend."""

from __future__ import annotations

from typing import Any

import pytest

from folsom.boxes.superexpress.game.config import PLAYERS as SUPER_PLAYERS
from folsom.boxes.superexpress.printed import super_bandits
from folsom.server import mixing
from folsom.table import lobby
from folsom.texts import help


def refused(**wish: Any) -> dict[str, str]:
    return {part: row.id for part, row in mixing.refused(wish).items()}


@pytest.mark.parametrize("name", help.mixes())
def test_a_recommended_mix_can_be_played(name: str) -> None:
    mix = help.mixes()[name]
    assert mix["players"] in mixing.numbers(mix)
    for number in mixing.numbers(mix):
        lobby.config_of({**mix, "players": number}, number).resolved("mix")


@pytest.mark.parametrize("part", mixing.CHOICES)
def test_the_base_game_goes_with_every_part(part: str) -> None:
    assert part not in refused(players=4)


def test_a_refusal_is_told_of_both_sides() -> None:
    """EXTRA-COMPAT-22, 43: of the chosen parts, and of those that could be chosen next."""
    boxes = ["base", "marshal_prisoners"]
    assert refused(modules=boxes)["teams"] == "EXTRA-COMPAT-43"
    assert refused(variants=["teams"])["marshal_prisoners"] == "EXTRA-COMPAT-43"
    dodging = refused(modules=boxes, extra_bandits=["silk"], silk_power="dodge")
    assert dodging["silk_power:dodge"] == dodging["marshal_prisoners"] == "EXTRA-COMPAT-22"
    assert "silk_power:movement" not in dodging


def test_what_a_choice_takes_out_is_not_in_its_way() -> None:
    """Of modes, gangs and powers of Silk there is one at a time."""
    assert "teams" not in refused(variants=["two_bandits"])
    assert refused(variants=["two_bandits"])["mei"] == "EXTRA-COMPAT-42"
    assert "advanced" not in refused(mode="first_game")
    assert "colt_super_express" not in refused(players=4)


def test_a_game_of_its_own_keeps_the_boxes_out() -> None:
    """EXTRA-COMPAT-09."""
    assert refused(game="super")["horses_stagecoach"] == "EXTRA-COMPAT-09"
    assert refused(modules=["base", "time_travel_car"])["colt_super_express"] == "EXTRA-COMPAT-09"
    assert mixing.numbers({"game": "super"}) == list(SUPER_PLAYERS)
    assert mixing.room({"game": "super", "players": 4})["bandits"] == list(super_bandits())


def test_how_many_may_play_depends_on_the_mix() -> None:
    """EXTRA-SEVEN-01 to 03, MARSHAL-SETUP-01."""
    assert mixing.numbers({}) == [3, 4, 5, 6]
    assert mixing.numbers({"variants": ["teams"]}) == [4, 6]
    strangers = {"extra_bandits": ["mei"]}
    assert mixing.numbers(strangers) == [3, 4, 5, 6, 7]
    law = {**strangers, "modules": ["base", "marshal_prisoners"]}
    assert mixing.numbers(law) == [3, 4, 5, 6, 7, 8]


def test_the_room_names_the_marshal_and_his_car() -> None:
    room = mixing.room({"players": 5, "modules": ["base", "marshal_prisoners"]})
    assert room["needed"] == ["marshal"]
    assert (room["tail"], room["cars"]) == ("prison", 5)


def test_events_are_offered_while_too_few_are_chosen() -> None:
    """EXTRA-CHOICE-01: with three cards ticked one still sees the others."""
    wish = {"players": 4, "variants": ["choice_of_events"], "events": ["base_24_bridge"]}
    events = mixing.room(wish)["events"]
    assert "base_24_bridge" in events["rounds"]["among"]
    assert (events["rounds"]["choose"], events["stations"]["choose"]) == (7, 3)


@pytest.mark.parametrize("junk", [None, 3, "base", [None, 3], {"a": 1}, [["silk"], 5]])
def test_a_senseless_wish_is_no_trouble(junk: Any) -> None:
    for name in ("modules", "variants", "seats", "extra_bandits", "game", "mode", "silk_power"):
        wish = {"players": 4, name: junk}
        mixing.refused(wish)
        mixing.numbers(wish)
        mixing.room(wish)
