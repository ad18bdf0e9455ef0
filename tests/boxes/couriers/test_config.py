"""Couriers & Armored Train: how many may play, with which others, teams and cards."""

from __future__ import annotations

from collections import Counter
from typing import Unpack

import pytest
from configs import Settings

from folsom.boxes.couriers.box import has_professore
from folsom.boxes.couriers.printed import (
    armored_train,
    document_teams,
    professore_deck,
    professore_track,
)
from folsom.game import Config, ConfigError, Game, catalogue
from folsom.game.compat import Refused
from folsom.texts import LANGUAGES, Texts, problems

BOX = "couriers_armored_train"
STRANGERS = ["misty", "twinzz", "mei", "silk"]


def couriers(players: int, /, **settings: Unpack[Settings]) -> Config:
    """A game for so many, with as many bandits of other boxes as it takes."""
    strangers = STRANGERS[: max(players - 6, 0)]
    given: Settings = {
        "players": players,
        "modules": [BOX],
        "extra_bandits": strangers,
        "silk_power": "movement" if "silk" in strangers else None,
        **settings,
    }
    return Config(**given)


@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_bandits_in_two_teams(players: int) -> None:
    """COUR-COUNT-01, COUR-TEAM-01, COUR-TEAM-02, COUR-TEAM-03, COUR-SCOPE-02: the circle
    alternates, and Il Professore sits between two of the larger team."""
    config = couriers(players).resolved("seed")
    sizes = Counter(config.teams)
    assert len(config.bandits) == players
    assert has_professore(config) == (players % 2 == 1)
    circle = [*config.teams, *([config.teams[1]] if has_professore(config) else [])]
    assert all(a != b for a, b in zip(circle, [*circle[1:], circle[0]], strict=True))
    assert sizes["red"] - sizes["blue"] == players % 2


def test_either_team_may_have_the_first_seat() -> None:
    """COUR-TEAM-03: teams and colours are set before the game."""
    assert couriers(3).teams == ("red", "blue", "red")
    assert couriers(3, options={"blue_first": True}).teams == ("blue", "red", "blue")
    assert Config(players=4).teams == ()


@pytest.mark.parametrize(("players", "key"), [(1, "players-"), (11, "players-")])
def test_nobody_else_can_play(players: int, key: str) -> None:
    """COUR-COUNT-01."""
    with pytest.raises(ConfigError, match="two trains") as error:
        Config(players=players, modules=[BOX], extra_bandits=STRANGERS, silk_power="dodge")
    assert key in str(error.value.key)


@pytest.mark.parametrize(("players", "strangers"), [(8, ["mei"]), (9, ["mei", "misty"])])
def test_large_gangs_need_bandits_of_other_boxes(players: int, strangers: list[str]) -> None:
    """COUR-COUNT-01: Mei and Silk are needed for nine and ten."""
    with pytest.raises(ConfigError, match="bandits need at least") as error:
        Config(players=players, modules=[BOX], extra_bandits=strangers)
    for lang in LANGUAGES:
        assert str(players - 6) in problems.sentence(Texts(lang), error.value)


@pytest.mark.parametrize(
    ("id", "settings"),
    [
        ("EXTRA-COMPAT-06", {"modules": [BOX, "horses_stagecoach"]}),
        ("EXTRA-COMPAT-06", {"modules": [BOX, "marshal_prisoners"]}),
        ("EXTRA-COMPAT-06", {"modules": [BOX, "time_travel_car"]}),
        ("COUR-TEAM-03", {"variants": ["teams"]}),
        ("COUR-TEAM-08", {"players": 2, "variants": ["two_bandits"]}),
        ("COUR-TEAM-08", {"players": 2, "variants": ["duel_2014"]}),
        ("COUR-SETUP-12", {"players": 3, "options": {"betrayal": True}}),
        ("EXTRA-COMPAT-49", {"mode": "first_game"}),
        ("EXTRA-COMPAT-54", {"edition": "proto"}),
        ("EXTRA-CHOICE-05", {"variants": ["choice_of_events"]}),
    ],
)
def test_what_does_not_go_with_it(id: str, settings: Settings) -> None:
    """COUR-SCOPE-01, COUR-TEAM-08, COUR-SETUP-12: refused in one sentence, in every language."""
    given: Settings = {"players": 4, "modules": [BOX], **settings}
    with pytest.raises(Refused) as error:
        Config(**given)
    assert error.value.key == id
    for lang in LANGUAGES:
        assert id not in problems.sentence(Texts(lang), error.value)


def test_what_goes_with_it() -> None:
    """COUR-SCOPE-01, COUR-SCOPE-05, COUR-TURN-10: Expert, older editions, bandits of any box."""
    every: tuple[Settings, ...] = (
        {"variants": ["expert"]},
        {"edition": "2014"},
        {"options": {"betrayal": True}},
    )
    for settings in every:
        assert couriers(4, **settings).plays("couriers")
    seats = ["mei", "silk", "misty", "twinzz"]
    for power in catalogue.silk_powers():
        assert Config(seats=seats, modules=[BOX], silk_power=power).plays("couriers")


def test_the_switches_belong_to_the_box() -> None:
    for switch in ("betrayal", "blue_first"):
        with pytest.raises(ConfigError, match=BOX):
            Config(players=4, options={switch: True})


def test_the_departure_train_has_three_cars_in_any_order() -> None:
    """COUR-SETUP-02: given, or drawn with the seed."""
    orders = {couriers(4).resolved(str(seed)).cars for seed in range(60)}
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders if order} == {
        ("car_1", "car_2", "car_6", "locomotive")
    }
    chosen = ["locomotive", "car_2", "car_1", "car_6"]
    assert couriers(4, cars=chosen).cars == tuple(chosen)
    with pytest.raises(ConfigError):
        couriers(4, cars=["locomotive", "car_2", "car_1", "car_3"])
    with pytest.raises(ConfigError):
        couriers(4, cars=["locomotive", "car_2", "car_1"])


def test_older_games_keep_the_departure_train_that_they_began_with() -> None:
    """COUR-SETUP-03: its cars had names of their own, and other loot than is printed."""
    former = couriers(4, cars=["locomotive", "restaurant", "first_class", "baggage_car"])
    train = Game.new(former, "an older game").view()["train"]
    loot = [(car["in"]["purses"], car["in"]["jewels"]) for car in train]
    assert loot == [(0, 0), (4, 1), (0, 3), (3, 0)]
    for mixed in ("car_6", "car_1"):
        with pytest.raises(ConfigError):
            couriers(4, cars=["locomotive", "restaurant", "first_class", mixed])


@pytest.mark.parametrize(
    ("players", "bracket"), [(2, (2, 4)), (4, (2, 4)), (5, (5, 10)), (10, (5, 10))]
)
@pytest.mark.parametrize(("betrayal", "charges"), [(False, 3), (True, 4)])
def test_the_round_cards(
    players: int, bracket: tuple[int, int], betrayal: bool, charges: int
) -> None:
    """COUR-SETUP-11, COUR-SETUP-13, COUR-CAV-02, COUR-EVT-11: seven of the bracket, and the
    Cavalry Charges of the mode; none of another box."""
    if betrayal and players < 4:
        return
    cards = couriers(players, options={"betrayal": betrayal}).round_cards
    assert {card.module for card in cards} == {BOX}
    assert [card.players for card in cards] == [bracket] * 7 + [()] * charges
    assert {card.mode for card in cards if card.is_station} == {
        "betrayal" if betrayal else "normal"
    }
    assert {c.id for c in cards} <= {
        entry["id"] for entry in catalogue.reconstructed("round_cards")
    }


def test_the_box() -> None:
    """COUR-PROF-03, COUR-PROF-09, COUR-SETUP-05, COUR-SETUP-07, COUR-NEW-01: what is printed."""
    assert [sum(professore_deck(n).values()) for n in (3, 5, 7, 9)] == [8, 9, 12, 14]
    assert professore_track() == (0, 250, 500, 750, 1000, 1250, 1500)
    train = armored_train()
    assert [car.id for car in train] == [
        "armored_locomotive",
        "tender",
        "armored_1",
        "armory",
        "armored_2",
        "infirmary",
        "armored_3",
    ]
    assert [car.courier for car in train if car.courier] == ["roof", "inside", "roof"]
    assert sum(sum(car.bags) for car in train) == 5
    assert sum(sum(car.documents) for car in train) == len(document_teams()) == 3
    assert [car.id for car in train if not car.has_inside] == ["tender"]
    assert [car.id for car in train if car.has_gatling] == ["armory", "infirmary"]
    assert sorted(catalogue.loot_values("nugget", (BOX,))) == [0, 0, 1500]
    assert sorted(catalogue.loot_values("bag", (BOX,))) == [300, 400, 500, 600, 700]


def test_a_config_is_the_same_after_json() -> None:
    config = couriers(5, options={"betrayal": True, "blue_first": True})
    assert Config.from_json(config.to_json()) == config


def test_older_editions_give_way_to_the_box() -> None:
    """COUR-ROUND-01, COUR-PUNCH-04: the Round card comes first, and a Punch always moves."""
    older: Settings = {"edition": "2014"}
    changed: Settings = {"options": {"punch_off_end": "may_stay"}}
    for settings in (older, changed):
        rules = couriers(4, **settings).resolved("seed").rules()
        assert rules.cards_first
        assert not rules.punch_may_stay
