"""What goes together and what does not: every row of the compatibility table."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, product

import pytest
from configs import Settings

from folsom.cli import lobby
from folsom.game import Config, ConfigError, Game, catalogue, compat
from folsom.game.compat import REFUSALS, Refused
from folsom.game.editions import EDITIONS
from folsom.game.parts import MODULES, VARIANTS
from folsom.game.rulebook import rules
from folsom.game.titles import read_config
from folsom.server.language import sentence
from folsom.table.errors import TableError
from folsom.table.lobby import Wishes, make
from folsom.texts import LANGUAGES, Texts, problems

BASE_SIX = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
TIME = ["base", "time_travel_car"]


# --- Refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "settings"),
    [
        ("EXTRA-COMPAT-42", {"players": 2, "variants": ["two_bandits"], "extra_bandits": ["mei"]}),
        (
            "EXTRA-COMPAT-42",
            {"seats": [["ghost", "mei"], ["doc", "django"]], "variants": ["two_bandits"]},
        ),
        ("EXTRA-COMPAT-45", {"players": 2, "variants": ["two_bandits", "expert"]}),
        ("EXTRA-COMPAT-47", {"players": 7}),
        ("EXTRA-COMPAT-48", {"players": 4, "variants": ["teams", "duel_2014"]}),
        ("EXTRA-COMPAT-48", {"players": 4, "variants": ["two_bandits", "teams"]}),
        ("EXTRA-COMPAT-49", {"players": 4, "modules": TIME, "mode": "first_game"}),
        ("EXTRA-COMPAT-54", {"players": 4, "modules": TIME, "edition": "proto"}),
        ("EXTRA-COMPAT-54", {"players": 4, "extra_bandits": ["mei"], "edition": "proto"}),
        ("EXTRA-COMPAT-54", {"players": 4, "modules": TIME, "options": {"power_set": "proto"}}),
        (
            "EXTRA-CHOICE-05",
            {"players": 4, "mode": "first_game", "variants": ["choice_of_events"]},
        ),
    ],
)
def test_a_refused_mix_names_its_row_in_one_sentence(id: str, settings: Settings) -> None:
    """EXTRA-COMPAT-51, EXTRA-COMPAT-52, EXTRA-COMPAT-53: before the game starts."""
    with pytest.raises(Refused) as error:
        Config(**settings)
    assert error.value.key == id
    for lang in LANGUAGES:
        sentence = problems.sentence(Texts(lang), error.value)
        assert not re.search(r"[A-Z]+-\d|_", sentence), "players know no ids"
        assert "\n" not in sentence


@pytest.mark.parametrize(
    ("id", "parts"),
    [
        *(
            ("EXTRA-COMPAT-06", {"base", "couriers_armored_train", other})
            for other in ("horses_stagecoach", "marshal_prisoners", "time_travel_car")
        ),
        ("EXTRA-COMPAT-09", {"base", "colt_super_express"}),
        ("EXTRA-COMPAT-22", {"base", "marshal_prisoners", "silk_power:dodge"}),
        ("EXTRA-COMPAT-41", {"base", "marshal_prisoners", "duel_2014"}),
        ("EXTRA-COMPAT-42", {"base", "marshal_prisoners", "two_bandits"}),
        ("EXTRA-COMPAT-43", {"base", "marshal_prisoners", "teams"}),
        ("EXTRA-COMPAT-49", {"base", "horses_stagecoach", "first_game"}),
        ("EXTRA-COMPAT-54", {"base", "horses_stagecoach", "power_set:proto"}),
        ("EXTRA-CHOICE-05", {"base", "couriers_armored_train", "choice_of_events"}),
    ],
)
def test_rows_about_the_larger_boxes_refuse_as_well(id: str, parts: set[str]) -> None:
    """EXTRA-COMPAT-06, EXTRA-COMPAT-09, EXTRA-COMPAT-22, EXTRA-COMPAT-41 to 43, EXTRA-SILK-20,
    EXTRA-COMPAT-50, EXTRA-CHOICE-05; example 24."""
    row = compat.refusal(parts)
    assert row is not None
    assert row.id == id


@pytest.mark.parametrize(
    "more",
    [
        {"modules": ["base"]},
        {"modules": ["time_travel_car"]},
        {"variants": ["expert"]},
        {"mode": "first_game"},
        {"edition": "2014"},
        {"extra_bandits": ["mei"]},
    ],
)
def test_colt_super_express_goes_with_nothing_else(more: dict[str, object]) -> None:
    """EXTRA-COMPAT-09."""
    assert read_config({"game": "super", "players": 4}).game == "super"
    with pytest.raises(compat.Refused) as error:
        read_config({"game": "super", "players": 4, **more})
    assert error.value.key == "EXTRA-COMPAT-09"


@pytest.mark.parametrize(
    "parts",
    [
        {"base", "horses_stagecoach"},  # EXTRA-COMPAT-01
        {"base", "marshal_prisoners"},  # EXTRA-COMPAT-02
        {"base", "horses_stagecoach", "marshal_prisoners"},  # EXTRA-COMPAT-03
        {"base", "horses_stagecoach", "time_travel_car"},  # EXTRA-COMPAT-04
        {"base", "marshal_prisoners", "time_travel_car"},  # EXTRA-COMPAT-05
        {"base", "horses_light", "marshal_prisoners"},  # EXTRA-COMPAT-07
        {"base", "horses_light", "time_travel_car"},  # EXTRA-COMPAT-08
        {"base", "marshal_prisoners", "extra_bandit", "silk", "silk_power:movement"},
        {"base", "couriers_armored_train", "extra_bandit", "silk", "silk_power:dodge"},
        {"base", "marshal_prisoners", "expert", "choice_of_events", "seven", "extra_bandit"},
    ],
)
def test_rows_that_say_yes_refuse_nothing(parts: set[str]) -> None:
    assert compat.refusal(parts) is None


def test_every_row_exists_in_the_rules_and_in_every_language() -> None:
    """EXTRA-COMPAT-52: the id of the row is the key, and no part of the sentence."""
    known = rules()
    for row in REFUSALS:
        assert row.id in known
        assert Texts("en")(f"problem-{row.id}") == row.sentence
        for lang in LANGUAGES:
            assert row.id not in Texts(lang)(f"problem-{row.id}")


def test_a_server_refuses_in_the_language_of_whoever_asks() -> None:
    """EXTRA-COMPAT-52: a table is not even made."""
    wish = {"players": 4, "mode": "first_game", "modules": TIME}
    with pytest.raises(TableError) as refused:
        make(Wishes(wish), 0.0, None)
    assert "Une première partie" in sentence(refused.value, "fr")
    assert "A first game" in sentence(refused.value, "en")


def test_the_command_line_refuses_in_the_language_asked_for() -> None:
    """EXTRA-COMPAT-52."""
    with pytest.raises(Refused) as refused:
        lobby.set_up(Texts("fr"), lobby.Wishes(players=7))
    for lang, words in (("en", "Seven players need"), ("fr", "À sept, il faut")):
        said = problems.sentence(Texts(lang), refused.value)
        assert said.startswith(words)


# --- Accepted -------------------------------------------------------------------------------------

WHO = [
    {"players": 4},
    {"seats": ["mei", "silk", "misty", "twinzz"], "silk_power": "movement"},
    {"seats": ["mei", "silk", "misty", "twinzz"], "silk_power": "dodge"},
    {"seats": ["mei", "silk", "misty", "twinzz"], "silk_power": "blocking"},
    {"players": 6, "extra_bandits": ["mei", "twinzz"]},
    {"players": 7, "extra_bandits": ["misty"]},
    {
        "seats": [["silk", "mei"], ["doc", "misty"]],
        "silk_power": "dodge",
        "variants": ["duel_2014"],
    },
    {"players": 2, "variants": ["two_bandits"]},
    {"players": 6, "variants": ["teams"], "extra_bandits": ["silk"], "silk_power": "dodge"},
]


@pytest.mark.parametrize("modules", [["base"], TIME], ids=str)
@pytest.mark.parametrize("who", WHO, ids=str)
@pytest.mark.parametrize("more", [(), ("expert",), ("choice_of_events",)], ids=str)
def test_what_no_row_forbids_is_set_up(
    who: Settings, modules: list[str], more: tuple[str, ...]
) -> None:
    """EXTRA-COMPAT-04, EXTRA-COMPAT-20 to 24, EXTRA-COMPAT-40 to 44, EXTRA-COMPAT-46."""
    variants = [*who.get("variants", ()), *more]
    if {"two_bandits", "expert"} <= set(variants):
        return
    given: Settings = {**who, "variants": variants, "modules": modules}
    game = Game.new(Config(**given), seed="yes")
    assert game.decisions


def test_every_mix_of_parts_is_played_or_refused_with_a_row() -> None:
    """EXTRA-COMPAT-52, EXTRA-COMPAT-44: nothing else is wrong with any of these."""
    sets = [list(c) for n in range(4) for c in combinations(VARIANTS, n)]
    played = refused = 0
    for variants, module, edition in product(sets, MODULES, EDITIONS):
        pairs = {"two_bandits", "duel_2014"} & set(variants)
        if len(pairs) == 2:
            continue
        players = 2 if pairs else 4
        modules = list(dict.fromkeys(["base", module]))
        try:
            Config(players=players, variants=variants, modules=modules, edition=edition)
            played += 1
        except Refused:
            refused += 1
    assert min(played, refused) > 20


# --- Characters -----------------------------------------------------------------------------------


def test_silk_needs_exactly_one_power_before_anybody_chooses() -> None:
    """EXTRA-SILK-02: it is public, and stays."""
    for power in catalogue.silk_powers():
        game = Game.new(Config(players=4, extra_bandits=["silk"], silk_power=power), seed=1)
        assert game.view()["game"]["silk_power"] == power
    for settings in (
        {"seats": ["silk", "doc", "ghost"]},
        {"players": 3, "extra_bandits": ["silk"]},
    ):
        with pytest.raises(ConfigError, match="Silk needs a power"):
            Config(**settings)
    with pytest.raises(ConfigError, match="no silk_power 'flight'"):
        Config(players=4, extra_bandits=["silk"], silk_power="flight")
    with pytest.raises(ConfigError, match="Nobody can be Silk"):
        Config(players=4, silk_power="dodge")


@pytest.mark.parametrize("bandit", catalogue.extra_bandits())
def test_an_extra_bandit_brings_ten_cards_six_bullets_and_a_purse(bandit: str) -> None:
    """EXTRA-SILK-01, EXTRA-MEI-01, COUR-NEW-01: what the base game uses of them."""
    power = "dodge" if bandit == "silk" else None
    game = Game.new(Config(seats=[bandit, "doc", "ghost"], silk_power=power), seed=1)
    view = game.view(bandit)
    seat = view["seats"][bandit]
    assert seat["hand"] + seat["deck"] == 10
    assert view["bandits"][bandit]["bullets"] == 6
    assert view["bandits"][bandit]["purse_values"] == [250]
    assert game.state.rules.n_purses == 19


def test_extra_bandits_are_drawn_with_the_others() -> None:
    seen: set[str] = set()
    for seed in range(60):
        config = Config(players=3, extra_bandits=["mei", "misty"]).resolved(str(seed))
        seen.update(config.bandits)
    assert seen == {*BASE_SIX, "mei", "misty"}


@pytest.mark.parametrize(
    "extras",
    [c for n in (1, 2, 4) for c in combinations(("mei", "silk", "misty", "twinzz"), n)],
    ids=str,
)
def test_any_seven_of_the_characters_may_play(extras: tuple[str, ...]) -> None:
    """EXTRA-SEVEN-01 to 03: six cars, the Round cards for 5-6, seven purses of $250."""
    seats = [*extras, *BASE_SIX][:7]
    power = "blocking" if "silk" in seats else None
    game = Game.new(Config(seats=seats, silk_power=power), seed=7)
    assert isinstance(game.config, Config)
    view = game.view()
    assert len(view["train"]) == 7
    assert all("_56_" in card.id for card in game.config.round_cards if not card.is_station)
    assert all(bandit["purses"] == 1 for bandit in view["bandits"].values())
    assert sum(len(car["in"]["purses"]) for car in view["train"]) == 12
    with pytest.raises(ConfigError, match="not 8"):
        Config(players=8, extra_bandits=["mei", "misty"])


# --- Choice of events -----------------------------------------------------------------------------


def choose(game: Config, rounds: int = 7, stations: int = 3) -> list[str]:
    cards = game.available_cards
    return [
        *[card.id for card in cards if not card.is_station][:rounds],
        *[card.id for card in cards if card.is_station][:stations],
    ]


def test_ten_cards_are_chosen_and_shown_and_only_they_come_up() -> None:
    """EXTRA-CHOICE-01, EXTRA-CHOICE-02, EXTRA-CHOICE-04: which ones come, and when, is hidden."""
    plain = Config(players=4)
    chosen = choose(plain)
    config = Config(players=4, variants=["choice_of_events"], events=chosen)
    game = Game.new(config, seed="chosen")
    assert isinstance(game.config, Config)
    for seat in (None, *range(4)):
        view = game.view(seat)
        assert view["game"]["events"] == chosen
        assert view["round_card"] in chosen
        assert view["past_cards"] == []
    assert [card.id for card in game.config.round_cards] == chosen


def test_chance_chooses_if_the_creator_does_not() -> None:
    """EXTRA-CHOICE-02."""
    config = Config(players=4, variants=["choice_of_events"]).resolved("chance")
    assert config.events is not None
    assert len(set(config.events)) == 10
    assert Config.from_json(config.to_json()) == config


@pytest.mark.parametrize(
    ("events", "message"),
    [
        (lambda c: choose(c, 6, 3), "7 different Round cards"),
        (lambda c: choose(c, 7, 2), "7 different Round cards"),
        (lambda c: [*choose(c, 6, 3), choose(c)[0]], "7 different Round cards"),
        (lambda c: [*choose(c, 6, 3), "base_56_bridge"], "no event"),
        (lambda c: [*choose(c, 6, 3), "horses_24_melee"], "no event"),
    ],
)
def test_only_seven_and_three_cards_of_this_game_can_be_chosen(
    events: Callable[[Config], list[str]], message: str
) -> None:
    """EXTRA-CHOICE-01, EXTRA-CHOICE-03: the right bracket, modules in play, no pieces missing."""
    plain = Config(players=4)
    with pytest.raises(ConfigError, match=message):
        Config(players=4, variants=["choice_of_events"], events=events(plain))
    with pytest.raises(ConfigError, match="only"):
        Config(players=4, events=choose(plain))


def test_with_horses_there_is_more_to_choose_and_the_list_is_all_that_is_known() -> None:
    """EXTRA-CHOICE-03, EXTRA-CHOICE-04, EXTRA-COMPAT-46: example 23 without its third box."""
    modules = ["base", "horses_stagecoach"]
    cards = Config(players=4, modules=modules).available_cards
    rounds = [card.id for card in cards if not card.is_station]
    stations = [card.id for card in cards if card.is_station]
    assert (len(rounds), len(stations)) == (12, 6)
    chosen = [*rounds[-7:], "hs_station_escape", *stations[:2]]
    config = Config(players=4, modules=modules, variants=["choice_of_events"], events=chosen)
    drawn = set()
    for seed in range(40):
        game = Game.new(config, seed)
        views = [game.view(seat)["game"]["events"] for seat in range(4)]
        assert views == [chosen] * 4
        while not game.over:
            decision = game.decisions[0]
            game.play(decision.seat, decision.options[-1])
        turned = {*game.view()["past_cards"], game.view()["round_card"]}
        assert turned <= set(chosen)
        drawn |= turned
    assert drawn == set(chosen)


def test_light_horses_offer_no_card_whose_pieces_are_missing() -> None:
    """EXTRA-CHOICE-03, EXTRA-COMPAT-08."""
    modules = ["base", "horses_stagecoach", "time_travel_car"]
    config = Config(players=4, modules=modules, options={"horses_light": True})
    assert "shotguns_rage" not in {card.event for card in config.available_cards}
    assert Game.new(config, seed=1).decisions


def test_the_horse_attack_never_leads_into_the_time_car() -> None:
    """EXTRA-CAR-02: it adds no cards either."""
    modules = ["base", "horses_stagecoach", "time_travel_car"]
    for seed in range(30):
        game = Game.new(Config(players=3, modules=modules), seed)
        assert isinstance(game.config, Config)
        assert game.config.available_cards == Config(players=3, modules=modules[:2]).available_cards
        while game.view()["round"] == 0:
            decision = game.decisions[0]
            assert "timecar" not in str(decision.options)
            game.play(decision.seat, decision.options[-1])
        assert game.view()["places"]["timecar"]["bandits"] == []
        assert game.view()["horses_at_timecar"] == 0


def test_a_special_rule_is_asked_before_a_general_one() -> None:
    """EXTRA-COMPAT-60: combinations, powers, modules, variants, and the base game last."""
    config = Config(
        seats=["silk", "mei", "misty", "twinzz"],
        silk_power="movement",
        modules=["base", "time_travel_car", "horses_stagecoach"],
        variants=["teams", "expert"],
    ).resolved("order")
    assert [m.name for m in config.rules().modules] == [
        "horses_with_timecar",
        "mei",
        "silk_movement",
        "misty",
        "twinzz",
        "timecar",
        "horses",
        "teams",
        "expert",
        "base",
    ]
