"""Horses & Stagecoach: the set-up, the secrets, and chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from folsom.engine.state import FACE, HAND
from folsom.game import Config, ConfigError, Game, catalogue
from folsom.game.scenario import Scenario

HORSES = ("horses_stagecoach",)
SEEDS = range(30)


def new(seed: int | str, players: int = 4, **more: Any) -> Game:
    return Game.new(Config(players=players, modules=HORSES, **more), seed)


def attacked(game: Game) -> Game:
    """The same after the Horse attack, everybody boarding at once."""
    while game.view()["round"] == 0:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[0])
    return game


def flasks(view: dict[str, Any]) -> dict[str, int]:
    places = {f"{n}.in": car["in"] for n, car in enumerate(view["train"])} | view["places"]
    return {name: len(place["whiskeys"]) for name, place in places.items() if place["whiskeys"]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_table_is_laid_as_the_booklet_says(players: int) -> None:
    """HORSE-SETUP-01 to 05, 07 to 09, HORSE-SETUP-04, HORSE-COMP-01, HORSE-HOST-05."""
    for seed in SEEDS:
        view = attacked(new(seed, players)).view()
        assert view["coach"] == {"facing": 0}
        assert view["shotgun"] == {"state": "guarding", "at": "coach.roof"}
        assert view["places"]["coach.roof"]["strongboxes"] == 1
        assert flasks(view) == {f"{n}.in": 1 for n in range(1, players + 1)}
        assert len(view["hostages"]) == players - 1
        assert view["neutral"] == 16
        assert sum(view["horses"]) == players
        for seat in view["seats"].values():
            assert seat["hand"] + seat["deck"] == 11


def test_round_and_station_cards_of_both_boxes_are_drawn() -> None:
    """HORSE-SETUP-06, HORSE-SETUP-11: in the light game without the Shotgun's Rage."""
    for players, brackets in ((4, "24"), (6, "56")):
        ids = {card.id for card in Config(players=players, modules=HORSES).round_cards}
        assert len(ids) == 7 + 5 + 6
        rounds = {id for id in ids if "station" not in id}
        assert {id.split("_")[1] for id in rounds} == {brackets}
    full, light = (
        {
            card.event
            for card in Config(players=4, modules=HORSES, options={"horses_light": on}).round_cards
        }
        for on in (False, True)
    )
    assert full - light == {"shotguns_rage"}


def test_the_light_game_has_horses_rides_and_flasks_only() -> None:
    """HORSE-SETUP-11, HORSE-EVENT-06, HORSE-STATION-05: Escape has only the Ride."""
    for seed in SEEDS:
        game = attacked(new(seed, options={"horses_light": True}))
        view = game.view()
        assert not {"coach", "shotgun", "hostages"} & view.keys()
        assert view["places"] == {}
        assert sum(view["horses"]) == 4
        assert sum(car["in"]["strongboxes"] for car in view["train"]) == 1
    text = """
    [game]
    modules = ["horses_stagecoach"]
    options = { horses_light = true }
    seats = ["tuco", "belle", "doc", "ghost"]
    [position]
    round_card = "hs_24_higher_speed"
    event = true
    horses = [1, 4]
    marshal = "0.in"
    bandits.tuco = { at = "1.roof" }
    bandits.belle = { at = "4.roof" }
    bandits.doc = { at = "2.in" }
    bandits.ghost = { at = "2.in" }
    [expect]
    horses = [2, 4]
    bandits.tuco.at = "2.roof"
    bandits.belle.at = "4.roof"
    round = 2
    """
    assert Scenario.from_text(text).run() == []


def test_the_light_game_needs_the_horses() -> None:
    with pytest.raises(ConfigError, match="needs the module horses_stagecoach"):
        Config(players=4, options={"horses_light": True})
    with pytest.raises(ConfigError, match="is true or false"):
        Config(players=4, modules=HORSES, options={"horses_light": "yes"})
    with pytest.raises(ConfigError, match="A first game"):
        Config(players=4, modules=HORSES, mode="first_game")


def test_the_duel_of_2014_has_its_horses_hostages_and_two_rides() -> None:
    """HORSE-VAR-01, HORSE-VAR-02."""
    duel = attacked(new(1, 2, variants=["duel_2014"], edition="2014")).view()
    assert (len(flasks(duel)), sum(duel["horses"]), len(duel["hostages"])) == (4, 4, 3)
    for players, cars in ((2, 3), (3, 4)):
        view = attacked(new(1, players, variants=["two_bandits"])).view()
        assert len(flasks(view)) == cars
        assert sum(view["horses"]) == 2 * players
        assert len(view["hostages"]) == 2 * players - 1
        assert all(seat["hand"] + seat["deck"] == 13 for seat in view["seats"].values())
    deck = attacked(new(1, 2, variants=["duel_2014"])).view(0)["own"]
    rides = [card for card in deck["hand"] + deck["deck"] if card.endswith("ride")]
    assert sorted(rides) == ["cheyenne:ride", "tuco:ride"]


def test_strangers_bring_their_own_ride_and_horse() -> None:
    """HORSE-COMP-02."""
    seats = ["mei", "silk", "belle", "doc", "ghost", "tuco", "django"]
    view = attacked(Game.new(Config(seats=seats, silk_power="dodge", modules=HORSES), 1)).view()
    assert sum(view["horses"]) == 7
    assert len(view["hostages"]) == 6
    assert all(seat["hand"] + seat["deck"] == 11 for seat in view["seats"].values())


def test_a_fist_stays_closed_until_all_have_chosen() -> None:
    """HORSE-ATTACK-10: nobody sees a choice; then all are told together."""
    for choice in ("board", "gallop"):
        game = new("fists")
        before = game.view(1)
        told = game.play(0, choice)
        assert told == []
        assert game.view(1) == before
        assert game.view() == new("fists").view()
    for seat in (1, 2, 3):
        events = game.play(seat, "board")
    assert [e.kind for e in events] == ["galloped", "boarded", "boarded", "boarded"]
    view = game.view()
    assert view["horses"] == [0, 0, 0, 0, 3]
    assert view["coach"] == {"facing": 0}


def test_first_player_comes_from_the_rearmost_car() -> None:
    """HORSE-ATTACK-09, HORSE-GEN-10: by lot among its bandits, and before that nobody is first."""
    drawn: Counter[str] = Counter()
    for seed in range(60):
        game = Game.new(Config(seats=["belle", "doc", "ghost", "tuco"], modules=HORSES), seed)
        assert game.view()["first"] is None
        for seat, choice in (("belle", "board"), ("doc", "board"), ("ghost", "gallop")):
            game.play(seat, choice)
        game.play("tuco", "gallop")
        drawn[attacked(game).view()["first"]] += 1
    assert set(drawn) == {"belle", "doc"}


def test_chance_decides_nothing_but_what_the_list_says() -> None:
    """HORSE-GEN-10: a ride, a flight, a hostage, a swig that draws no card ask no chance."""
    quiet = {"ride", "flee", "hostage", "attack", "start", "attack_plan"}
    asked: Counter[str] = Counter()
    for seed in range(12):
        game = new(seed)
        while not game.over:
            decision = game.decisions[seed % len(game.decisions)]
            option = decision.options[len(game.choices) % len(decision.options)]
            s = game.state
            mid_round = (s.round, s.phase)
            game.play(decision.seat, option)
            if decision.question in quiet and (s.round, s.phase) == mid_round and s.round:
                asked[decision.question] += 1
                assert game.choices[-1].chance == ()
    assert asked["ride"] > 5
    assert asked["flee"] + asked["hostage"] > 3


def test_mei_has_no_diagonal_to_the_coach() -> None:
    """HORSE-POWER-07: in the coach she changes floors like everybody."""
    text = """
    [game]
    modules = ["horses_stagecoach"]
    seats = ["mei", "belle", "doc", "ghost"]
    [position]
    coach = 2
    hostages = []
    marshal = "0.in"
    pile = ["mei floor_change", "doc move"]
    bandits.mei = { at = "AT" }
    bandits.belle = { at = "4.in" }
    bandits.doc = { at = "3.in" }
    bandits.ghost = { at = "4.in" }
    PLAYS
    [expect]
    bandits.mei.at = "GOAL"
    """
    plain = text.replace("AT", "coach.roof").replace("PLAYS", "").replace("GOAL", "coach.in")
    assert Scenario.from_text(plain).run() == []
    plays = """
    [[play]]
    seat = "mei"
    options = ["to 1.in", "to 2.in", "to 3.in"]
    choose = "to 1.in"
    """
    beside = text.replace("AT", "2.roof").replace("PLAYS", plays).replace("GOAL", "1.in")
    assert Scenario.from_text(beside).run() == []


@pytest.mark.parametrize(
    ("power", "options", "received"),
    [("movement", ["to 2.roof", "to 3.roof", "to coach.roof"], 0), ("blocking", None, 1)],
)
def test_silk_runs_past_the_shotgun(power: str, options: list[str] | None, received: int) -> None:
    """HORSE-POWER-08, EXTRA-SILK-11, EXTRA-SILK-12: with two steps, and without a bullet."""
    listed = f"options = {options}" if options else ""
    text = f"""
    [game]
    modules = ["horses_stagecoach"]
    seats = ["silk", "belle", "doc", "ghost"]
    silk_power = "{power}"
    [position]
    coach = 3
    shotgun = "active"
    marshal = "0.in"
    pile = ["silk move", "doc move"]
    bandits.silk = {{ at = "4.roof" }}
    bandits.belle = {{ at = "4.in" }}
    bandits.doc = {{ at = "3.in" }}
    bandits.ghost = {{ at = "4.in" }}
    [[play]]
    seat = "silk"
    {listed}
    choose = "to 2.roof"
    [expect]
    bandits.silk = {{ at = "2.roof", received = {received} }}
    """
    assert Scenario.from_text(text).run() == []


def test_the_card_data_agree_with_the_engine() -> None:
    """HORSE-COMP-01: what the printed lists say of hostages and flasks."""
    from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS

    assert {entry["id"] for entry in catalogue.table("hostages")} == set(HOSTAGE_IDS)
    printed = [entry for entry in catalogue.table("loot_tokens") if entry["module"] in HORSES]
    tokens = {entry["kind"]: entry["count"] for entry in printed}
    assert tokens == {"strongbox": 1, "whiskey_classic": 5, "whiskey_old": 1}


# What others may hold, as a seat samples it


def samples(game: Game, seat: str, number: int = 300) -> list[Any]:
    observation = game.observe(seat)
    return [observation.sample(n, 2, 3, 4) for n in range(number)]


def start(position: str, game: str = "") -> Game:
    text = f"""
    [game]
    modules = ["horses_stagecoach"]
    seats = ["tuco", "belle", "doc", "ghost"]
    {game}
    [position]
    {position}
    """
    return Scenario.from_text(text).start()


def test_a_kept_card_was_not_on_the_pile() -> None:
    """HORSE-PLAN-02, HORSE-PLAN-03: its face is secret, but Doc's Punch lay open in this round."""
    game = start(
        """
    phase = "schemin"
    round_card = "hs_24_standoff"
    turns = ["standard"]
    first = "doc"
    marshal = "0.in"
    bandits.doc = { at = "4.roof" }
    bandits.tuco = { at = "2.in" }
    hands.doc = ["punch", "fire"]
    hands.tuco = ["move"]
    hands.belle = ["move"]
    hands.ghost = ["move"]
    """,
        'edition = "2014"',
    )
    for seat, choice in (("doc", "play punch"), ("ghost", "play move"), ("tuco", "play move")):
        game.play(seat, choice)
    game.play("belle", "play move")
    told = game.play("doc", "keep fire") + game.play("doc", "pass")
    kept = next(event for event in told if event.kind == "cards_kept")
    assert kept.seen_by(0) == {"kind": "cards_kept", "seat": "doc", "number": 1}
    while game.decisions[0].name != "tuco":
        game.play(game.decisions[0].seat, game.decisions[0].options[0])
    assert "punch" in game.view("doc")["own"]["deck"]
    held = Counter(hand for s in samples(game, "tuco") for hand in game.words.zone_of(s, HAND, 2))
    assert set(held) == {"move", "floor_change", "fire", "robbery", "marshal", "ride"}


def test_any_flask_may_be_the_old_one_until_it_is_tasted() -> None:
    """HORSE-WHISKEY-14, HORSE-SETUP-03: also one of those that have left the game unseen."""
    game = start("""
    phase = "schemin"
    turns = ["standard", "standard"]
    bandits.tuco = { loot = ["whiskey classic"] }
    hands.tuco = ["move"]
    """)
    known = {"tuco": [1], "belle": [1, 2]}
    for seat, faces in known.items():
        drinks = Counter(s.word[FACE + 32] for s in samples(game, seat, 600))
        assert sorted(drinks) == faces
    assert 60 < Counter(s.word[FACE + 33] for s in samples(game, "belle", 600))[2] < 145
    game.play("tuco", "drink whiskey_classic")
    assert {s.word[FACE + 32] for s in samples(game, "belle")} == {1}
    assert 80 < Counter(s.word[FACE + 33] for s in samples(game, "belle", 600))[2] < 170


def test_who_must_play_after_the_whiskey_holds_a_card_in_every_sample() -> None:
    """HORSE-WHISKEY-07, HORSE-WHISKEY-08: else the seat would not have been asked."""
    game = start("""
    phase = "schemin"
    turns = ["standard", "standard"]
    bandits.tuco = { loot = ["whiskey classic"], received = 9 }
    hands.tuco = ["bullet"]
    decks.tuco = ["bullet", "move", "bullet"]
    """)
    game.play("tuco", "drink whiskey_classic")
    assert [option.text for option in game.decisions[0].options] == ["play move"]
    assert all(s.n_options > 0 for s in samples(game, "belle"))


def test_who_plays_no_card_after_the_whiskey_has_only_bullets() -> None:
    """HORSE-WHISKEY-08: everybody knows the hand, until its player draws again or hands go back."""
    game = start("""
    phase = "schemin"
    turns = ["standard", "standard"]
    bandits.tuco = { loot = ["whiskey classic"], received = 6 }
    hands.tuco = ["bullet"]
    decks.tuco = ["bullet", "bullet", "bullet"]
    """)
    game.play("tuco", "drink whiskey_classic")
    hands = [game.words.zone_of(s, HAND, 0) for s in samples(game, "belle", 50)]
    assert all(hand == ["bullet"] * 4 for hand in hands)


def test_the_result_says_what_the_hostages_have_paid() -> None:
    """HORSE-HOST-06, HORSE-SCORE-01."""
    game = start("""
    round = 5
    round_card = "base_station_hostage_conductor"
    phase = "stealin"
    pile = []
    marshal = "0.in"
    bandits.tuco = { at = "3.in", loot = ["jewel", "jewel"], hostage = "old_lady" }
    bandits.doc = { at = "3.in", loot = ["purse 300"], hostage = "poker_player" }
    bandits.belle = { at = "3.in", hostage = "banker" }
    """)
    assert game.result is not None
    paid = {name: seat["ransom"] for name, seat in game.result["seats"].items()}
    assert paid == {"tuco": 1000, "doc": 250, "belle": 0, "ghost": 0}
