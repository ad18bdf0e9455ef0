"""What is in the box, how it is laid out, and what the editions and variants change."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from configs import Settings

from folsom.game import Config, ConfigError, Game, catalogue
from folsom.game.editions import EDITIONS, LOBBY
from folsom.game.view import PHASES
from folsom.texts import Texts

SEEDS = range(40)


def play_first(game: Game) -> None:
    decision = game.decisions[0]
    game.play(decision.seat, decision.options[-1])


def cards_seen(game: Game) -> list[str]:
    """Play a game through; the Round cards in the order in which they were turned up."""
    while not game.over:
        play_first(game)
    return [e.things["round_card"] for e in game.events if e.kind == "card_turned"]


def loot(view: dict[str, Any], kind: str) -> int:
    total = 0
    for car in view["train"]:
        for floor in ("in", "roof"):
            found = car[floor][kind]
            total += len(found) if kind == "purses" else found
    return total


def test_the_box_has_a_locomotive_and_six_cars_with_their_loot() -> None:
    """BASE-COMP-01."""
    cars = catalogue.cars()
    assert len(cars) == 7
    assert "locomotive" in cars
    texts = Texts("en")
    printed = {texts(f"car-{id}"): (car.purses, car.jewels) for id, car in cars.items()}
    assert printed == {
        "Dining car": (3, 0),
        "First class": (0, 3),
        "Second class": (1, 1),
        "Private saloon": (3, 1),
        "Mail car": (4, 1),
        "Baggage car": (1, 0),
        "Locomotive": (0, 0),
    }


def test_there_are_seven_round_cards_for_each_bracket_and_three_stations() -> None:
    """BASE-COMP-03."""
    assert len([card for card in catalogue.round_cards().values() if card.module == "base"]) == 17
    assert len(catalogue.round_cards_for(4)) == len(catalogue.round_cards_for(6)) == 7
    assert not set(catalogue.round_cards_for(4)) & set(catalogue.round_cards_for(5))
    assert {card.event for card in catalogue.station_cards()} == {
        "pickpocketing",
        "marshals_revenge",
        "hostage_conductor",
    }


def test_a_card_back_tells_nothing_and_scenery_does_not_exist() -> None:
    """BASE-COMP-07, BASE-COMP-08: a card laid face down shows its player and nothing else."""
    game = Game.new(Config(seats=[["ghost", "tuco"], ["doc", "django"]], variants=["two_bandits"]))
    while game.decisions[0].question != "plan" or game.decisions[0].name != "ghost":
        play_first(game)
    hidden = next(o for o in game.decisions[0].options if o.text.endswith("hidden"))
    game.play("ghost", hidden)
    assert game.view("doc")["pile"] == [{"seat": "ghost", "hidden": True, "resolved": False}]
    assert set(game.view()["train"][0]["in"]) == {"bandits", "purses", "jewels", "strongboxes"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_unused_loot_and_bandits_stay_in_the_box(players: int) -> None:
    """BASE-SETUP-03, BASE-SETUP-08, BASE-SETUP-17, BASE-DEC-01."""
    for seed in SEEDS:
        game = Game.new(Config(players=players), seed)
        view = game.view()
        assert len(set(view["bandits"])) == len(view["train"]) - 1 == players
        used = [catalogue.cars()[car["car"]] for car in view["train"]]
        assert loot(view, "purses") == sum(car.purses for car in used)
        assert loot(view, "jewels") == sum(car.jewels for car in used)
        assert loot(view, "strongboxes") == view["train"][0]["in"]["strongboxes"] == 1
        assert [bandit["purses"] for bandit in view["bandits"].values()] == [1] * players


def test_a_bandit_that_a_player_has_chosen_is_his() -> None:
    """BASE-DEC-01, BASE-SETUP-03."""
    game = Game.new(Config(seats=["tuco", "belle", "doc"]), 1)
    assert list(game.view()["bandits"]) == ["tuco", "belle", "doc"]
    with pytest.raises(ConfigError, match="Belle cannot be played twice"):
        Config(seats=["belle", "tuco", "belle"])


def test_advanced_games_end_with_a_station_card_and_first_games_know_none() -> None:
    """BASE-SETUP-10, BASE-SETUP-11, BASE-INFO-16: five different cards, the others unseen."""
    stations = {card.id for card in catalogue.station_cards()}
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        advanced = cards_seen(Game.new(Config(players=4), seed))
        assert len(set(advanced)) == 5
        assert [card in stations for card in advanced] == [False] * 4 + [True]
        first_game = cards_seen(Game.new(Config(players=4, mode="first_game"), seed))
        assert len(set(first_game)) == 5
        assert not stations & set(first_game)
        seen.update(first_game)
    assert len(seen) == 7


def test_a_view_shows_the_cards_that_have_been_and_never_those_to_come() -> None:
    """BASE-INFO-16."""
    game = Game.new(Config(players=4), 3)
    while not game.over:
        turned = [e.things["round_card"] for e in game.events if e.kind == "card_turned"]
        view = game.view(0)
        assert sorted([view["round_card"], *view["past_cards"]]) == sorted(turned)
        play_first(game)


@pytest.mark.parametrize(
    ("edition", "visible"), [("2016", True), ("2014", False), ("proto", False)]
)
def test_the_round_card_comes_before_the_hand_in_2016_and_after_it_in_the_others(
    edition: str, visible: bool
) -> None:
    """BASE-ROUND-05, BASE-EDIT-03: it matters when the free card is chosen."""
    game = Game.new(Config(players=2, variants=["two_bandits"], edition=edition), 5)
    while game.decisions[0].question != "free_card":
        play_first(game)
    assert (game.view(0)["round_card"] is not None) == visible
    assert PHASES.index(game.view(0)["phase"]) == 1


def meetings(edition: str) -> Iterator[list[str]]:
    """What follows on each other when the Marshal meets a bandit."""
    for seed in SEEDS:
        game = Game.new(Config(players=4, edition=edition), seed)
        while not game.over:
            decision = game.decisions[0]
            moves = [o for o in decision.options if o.verb in ("play", "to")]
            game.play(decision.seat, moves[0] if moves else decision.options[0])
        kinds = [(e.kind, e.things.get("how")) for e in game.events]
        for n, (kind, how) in enumerate(kinds):
            if (kind, how) == ("moved", "fled"):
                yield [k for k, _ in kinds[n - 1 : n + 2]]


def test_in_a_meeting_2016_shoots_first_and_the_older_editions_let_flee_first() -> None:
    """BASE-MAR-07, BASE-EDIT-06."""
    assert any(found[0] == "neutral_bullet" for found in meetings("2016"))
    assert not any(found[0] == "neutral_bullet" for found in meetings("2014"))
    assert any(found[2] == "neutral_bullet" for found in meetings("proto"))


def test_editions_are_tables_of_options_and_each_may_be_changed_alone() -> None:
    """BASE-EDIT-02, BASE-EDIT-09, BASE-EDIT-10, BASE-EDIT-11, BASE-EDIT-15."""
    assert {edition: table["first_game_printed"] for edition, table in LOBBY.items()} == {
        "2014": False,
        "2016": True,
        "proto": False,
    }
    assert [LOBBY[e]["two_player_game"] for e in ("2014", "2016", "proto")] == [
        "duel_2014",
        "two_bandits",
        "duel_2014",
    ]
    assert [LOBBY[e]["three_player_two_bandits"] for e in ("2014", "2016", "proto")] == [
        True,
        True,
        False,
    ]
    assert [LOBBY[e]["teams_available"] for e in ("2014", "2016", "proto")] == [True, True, False]
    material = {"sheet", "card_side"}
    assert not material & set(EDITIONS["2016"])
    for option in EDITIONS["2016"]:
        changed = next(e[option] for e in (EDITIONS["proto"], EDITIONS["2014"]) if option in e)
        if option != "django_partner_note":
            assert Config(players=4, options={option: changed}).option(option) == changed
    with pytest.raises(ConfigError, match="power_set = proto"):
        Config(players=4, options={"django_partner_note": True})


def test_every_mode_goes_with_every_edition_and_variant() -> None:
    """BASE-MODE-04, BASE-COMBO-01, BASE-COMBO-04, BASE-EDIT-13."""
    mixes = [(4, []), (4, ["expert"]), (2, ["duel_2014"]), (2, ["two_bandits"])]
    mixes += [(3, ["two_bandits"]), (4, ["teams"]), (6, ["teams", "expert"])]
    for edition in EDITIONS:
        for mode in ("first_game", "advanced"):
            for players, variants in mixes:
                config = Config(players=players, variants=variants, edition=edition, mode=mode)
                game = Game.new(config, 2)
                cards_seen(game)
                happened = {e.kind for e in game.events}
                assert mode == "advanced" or "event_begun" not in happened


def test_powers_and_events_come_together() -> None:
    """BASE-MODE-05: there is no switch for one of them alone."""
    assert not {"powers", "events"} & set(EDITIONS["2016"])
    with pytest.raises(ConfigError, match="no mode"):
        Config(players=4, mode="powers_only")


@pytest.mark.parametrize(
    ("players", "variants", "message"),
    [
        (2, [], "3, 4, 5, 6, 7 players, not 2; two players choose"),
        (8, [], "not 8"),
        (3, ["duel_2014"], "duel of 2014 is for 2 players"),
        (4, ["two_bandits"], "two bandits each is for 2, 3 players"),
        (5, ["teams"], "team variant is for 4, 6 players"),
        (2, ["expert", "two_bandits"], "Expert decks are not shuffled"),
        (2, ["duel_2014", "two_bandits"], "exclude each other"),
        (4, ["teams", "two_bandits"], "Teams do not go"),
        (4, ["experts"], "no variant 'experts'"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_one_sentence(
    players: int, variants: list[str], message: str
) -> None:
    """BASE-MODE-06, BASE-COMBO-02, BASE-COMBO-03."""
    with pytest.raises(ConfigError, match=message) as error:
        Config(players=players, variants=variants)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({}, "how many players"),
        ({"players": 4, "edition": "2015"}, "no edition '2015'"),
        ({"players": 4, "modules": ["base", "moon"]}, "no module 'moon'"),
        ({"players": 4, "modules": []}, "needs the module base"),
        ({"seats": ["belle", "doc", "zorro"]}, "no bandit 'zorro'"),
        ({"seats": ["belle", "doc", "tuco"], "players": 4}, "4 players cannot sit in 3 seats"),
        ({"seats": [["belle", "doc"], "tuco", "ghost"]}, "Each seat has one bandit"),
        ({"players": 3, "cars": ["car_1", "car_2", "car_3"]}, "begins with the locomotive"),
        ({"players": 3, "cars": ["locomotive", "car_1"]}, "3 cars besides"),
        ({"players": 3, "cars": ["locomotive", "car_1", "car_1", "car_2"]}, "used twice"),
        ({"players": 4, "options": {"speed": "high"}}, "no option 'speed'"),
        ({"players": 4, "options": {"power_set": "strong"}}, "cannot be 'strong'"),
        ({"players": 4, "options": {"power_set": True}}, "cannot be True"),
    ],
)
def test_a_wrong_configuration_says_what_would_be_right(settings: Settings, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        Config(**settings)


def test_pairs_are_drawn_and_each_player_gets_one() -> None:
    """BASE-TWOB-03, BASE-TWOB-04: with two players one pair stays out."""
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        config = Config(players=2, variants=["two_bandits"]).resolved(str(seed))
        assert config.seats is not None
        for leader, follower in config.seats:
            assert leader in ("ghost", "doc", "belle")
            assert follower in ("cheyenne", "django", "tuco")
        pairs.update(config.seats)
    assert len(pairs) == 9
    with pytest.raises(ConfigError, match="are no pair"):
        Config(seats=[["ghost", "doc"], ["belle", "tuco"]], variants=["two_bandits"])


def test_the_order_of_two_own_bandits_is_not_asked_where_it_cannot_matter() -> None:
    """BASE-GEN-08: both meet the Marshal by one cause; nothing depends on who is first."""
    from folsom.game.scenario import Scenario

    text = """
    [game]
    seats = [["ghost", "tuco"], ["doc", "django"]]
    variants = ["two_bandits"]
    [position]
    marshal = "1.in"
    pile = ["django marshal"]
    bandits.ghost = { at = "2.in" }
    bandits.tuco = { at = "2.in" }
    bandits.doc = { at = "3.roof" }
    bandits.django = { at = "3.roof" }
    [[play]]
    seat = "doc"
    choose = "to 2.in"
    [expect]
    bandits.ghost = { at = "2.roof", received = 1 }
    bandits.tuco = { at = "2.roof", received = 1 }
    round = 2
    """
    assert Scenario.from_text(text).run() == []


def test_the_full_ranking_goes_by_money_then_bullets_and_equals_share_a_rank() -> None:
    """BASE-SCORE-09."""
    from folsom.game.scenario import Scenario

    text = """
    [game]
    seats = ["ghost", "belle", "doc", "tuco"]
    [position]
    round = 5
    round_card = "base_station_hostage_conductor"
    phase = "stealin"
    pile = []
    marshal = "0.in"
    bandits.ghost = { at = "3.in", loot = ["jewel"], received = 2 }
    bandits.belle = { at = "3.in", loot = ["jewel"], received = 1 }
    bandits.doc = { at = "3.in", loot = ["jewel"], received = 2 }
    bandits.tuco = { at = "3.in", loot = ["purse 300"] }
    """
    game = Scenario.from_text(text).start()
    assert game.result is not None
    ranks = {name: seat["rank"] for name, seat in game.result["seats"].items()}
    assert ranks == {"ghost": 2, "belle": 1, "doc": 2, "tuco": 4}
