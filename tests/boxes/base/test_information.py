"""Who knows what: the rules BASE-INFO, each by what views and events show."""

import json
from typing import Any

import pytest

from folsom.game import Config, Decision, Event, FolsomError, Game, Option
from folsom.game.notation import PLURALS
from folsom.game.scenario import Scenario

FOUR = """
[game]
seats = ["cheyenne", "doc", "ghost", "belle"]
[position]
marshal = "0.in"
bandits.cheyenne = { at = "2.in" }
bandits.doc = { at = "2.in", loot = ["purse 300", "purse 500"], received_from = { belle = 1 } }
bandits.ghost = { at = "3.roof" }
bandits.belle = { at = "4.in", bullets = 5 }
loot."2.in" = []
loot."4.in" = ["purse 450", "jewel"]
"""


def game_of(text: str) -> Game:
    return Scenario.from_text(text).start()


def all_values(data: Any) -> list[Any]:
    """Every number and text somewhere in a view."""
    if isinstance(data, dict):
        return [x for value in data.values() for x in all_values(value)]
    if isinstance(data, list):
        return [x for value in data for x in all_values(value)]
    return [data]


def purse_values(view: dict[str, Any]) -> set[int]:
    """Values that purses may have, wherever they stand; what jewels are worth is agreed."""
    told = {name: part for name, part in view.items() if name != "game"}
    return {v for v in all_values(told) if isinstance(v, int) and 250 <= v <= 500}


def test_positions_loot_kinds_cards_and_counts_are_public() -> None:
    """BASE-INFO-01, BASE-INFO-02, BASE-INFO-05."""
    view = game_of(FOUR + 'phase = "schemin"').view()
    assert view["bandits"]["cheyenne"]["at"] == "2.in"
    assert view["marshal"] == "0.in"
    assert view["round_card"]
    assert view["first"] == "cheyenne"
    assert (view["turn"], view["turns"][0]) == (0, "standard")
    assert view["train"][4]["in"]["jewels"] == 1
    assert len(view["train"][4]["in"]["purses"]) == 1
    doc = view["bandits"]["doc"]
    assert (doc["purses"], doc["jewels"], doc["strongboxes"]) == (2, 0, 0)
    assert doc["received_from"] == {"belle": 1}
    assert view["bandits"]["belle"]["bullets"] == 5
    assert view["seats"]["doc"]["hand"] + view["seats"]["doc"]["deck"] == 11
    assert view["neutral"] == 13


def test_a_purse_on_a_sheet_is_known_to_its_owner_alone() -> None:
    """BASE-INFO-03, BASE-INFO-04: on the train it is known to nobody."""
    game = game_of(FOUR + 'pile = ["belle move"]')
    assert game.view("doc")["bandits"]["doc"]["purse_values"] == [300, 500]
    for seat in ("cheyenne", "ghost", "belle", None):
        assert not purse_values(game.view(seat)) & {300, 500, 450}


def test_everybody_knows_that_the_others_start_with_250() -> None:
    """BASE-INFO-08."""
    game = Game.new(Config(players=4), 1)
    for name, bandit in game.view(0)["bandits"].items():
        key = "purse_values" if name == game.words.seats[0] else "known_purses"
        assert bandit[key] == [250]


def punched() -> Game:
    """Cheyenne has punched a purse out of Doc and must say whether she keeps it."""
    game = game_of(FOUR + 'pile = ["cheyenne punch", "belle move"]')
    assert game.decisions[0].question == "punch_keep"
    return game


def test_everybody_sees_what_is_loose_until_cheyenne_has_decided() -> None:
    """BASE-POWER-09: it is on nobody's sheet, and lies nowhere yet."""
    game = punched()
    for seat in ("cheyenne", "doc", "ghost", None):
        view = game.view(seat)
        assert view["bandits"]["doc"]["purses"] == 1
        assert view["loose"] == {"token": "purse", "bandit": "doc"}
    game.play("cheyenne", "no")
    assert "loose" not in game.view()


def test_a_fallen_purse_has_a_new_id_and_only_its_owner_knows_which_it_was() -> None:
    """BASE-INFO-06, BASE-INFO-07, BASE-PUNCH-07."""
    game = punched()
    game.play("cheyenne", "no")
    fell = next(e for e in game.events if e.kind == "loot_fell")
    assert fell.things["label"] > 1  # the purse that lies in car 4 has the first id
    seats = {seat: fell.seen_by(seat).get("value") for seat in (0, 1, 2, 3, None)}
    value = seats.pop(1)
    assert value in (300, 500)
    assert set(seats.values()) == {None}
    (purse,) = game.view("doc")["train"][2]["in"]["purses"]
    assert purse == {"label": fell.things["label"], "value": value}
    for seat in ("cheyenne", "ghost", None):
        (purse,) = game.view(seat)["train"][2]["in"]["purses"]
        assert purse == {"label": fell.things["label"]}


def test_a_purse_that_cheyenne_keeps_is_seen_by_her_and_its_former_owner() -> None:
    """BASE-INFO-17."""
    game = punched()
    before = game.view("cheyenne")
    assert not purse_values(before) & {300, 500}  # BASE-POWER-09: she decides unseeing
    game.play("cheyenne", "yes")
    kept = next(e for e in game.events if e.kind == "loot_kept")
    told = [seat for seat in range(4) if "value" in kept.seen_by(seat)]
    assert told == [0, 1]
    assert "value" not in kept.seen_by(None)


def test_a_hand_is_known_to_its_player_and_a_deck_only_by_its_content() -> None:
    """BASE-INFO-09, BASE-INFO-10, BASE-INFO-11."""
    game = game_of(
        FOUR
        + """
    phase = "schemin"
    first = "doc"
    hands.doc = ["punch", "move"]
    decks.doc = ["bullet", "fire", "marshal", "move", "floor_change", "floor_change", "fire",
                 "robbery", "robbery"]
    """
    )
    own = game.view("doc")["own"]
    assert own["hand"] == ["move", "punch"]
    kinds = "move floor_change floor_change fire fire robbery robbery marshal bullet"
    assert " ".join(own["deck"]) == kinds  # by kind, not in the order of the deck
    events = game.play("doc", "draw")
    drew = next(e for e in events if e.kind == "drew")
    assert drew.seen_by(1)["cards"] == ["bullet", "fire", "marshal"]
    for seat in (0, 2, 3, None):
        assert drew.seen_by(seat) == {"kind": "drew", "seat": "doc", "number": 3}
        assert "punch" not in all_values(game.view(seat)["seats"]["doc"])
        assert game.view(seat)["seats"]["doc"]["hand"] == 5


def test_the_pile_shows_open_cards_and_only_who_laid_the_others() -> None:
    """BASE-INFO-12, BASE-INFO-13, BASE-ACT-03."""
    game = game_of(
        FOUR
        + """
    phase = "schemin"
    turns = ["standard", "tunnel"]
    first = "ghost"
    pile = ["doc fire"]
    hands.ghost = ["move", "punch"]
    """
    )
    game.play("ghost", "play punch hidden")
    assert game.view("ghost")["pile"][1] == {
        "seat": "ghost",
        "hidden": True,
        "resolved": False,
        "bandit": "ghost",
        "card": "punch",
    }
    for seat in ("cheyenne", "doc", None):
        pile = game.view(seat)["pile"]
        assert pile[0]["card"] == "fire"
        assert pile[1] == {"seat": "ghost", "hidden": True, "resolved": False}
    while game.view()["phase"] == "schemin":
        decision = game.decisions[0]
        game.play(decision.seat, "draw")
    turned = next(e for e in game.events if e.kind == "resolving" and e.things["index"] == 1)
    assert turned.things == {"bandit": "ghost", "card": "punch", "index": 1, "was_hidden": True}


def test_a_borrowed_card_face_down_hides_its_bandit() -> None:
    """BASE-INFO-14."""
    game = game_of("""
    [game]
    seats = ["ghost", "tuco", "doc", "belle"]
    variants = ["teams"]
    [position]
    phase = "schemin"
    hands.ghost = ["tuco:fire", "move"]
    """)
    events = game.play("ghost", "play tuco:fire hidden")
    played = next(e for e in events if e.kind == "played")
    assert played.seen_by(0)["bandit"] == "tuco"
    for seat in (1, 2, 3):
        assert "bandit" not in played.seen_by(seat)
        assert "bandit" not in game.view(seat)["pile"][0]


def test_cards_put_back_from_the_hand_are_only_counted() -> None:
    """BASE-INFO-15."""
    game = Game.new(Config(players=3), 2)
    while game.view()["phase"] != "stealin" and game.view()["round"] == 1:
        game.play(game.decisions[0].seat, "draw")
    returned = [e for e in game.events if e.kind == "hand_returned"]
    assert len(returned) == 3
    assert all(set(e.seen_by(0)) == {"kind", "seat", "number"} for e in returned)


def test_a_purse_lost_to_the_marshals_revenge_or_pickpocketed_is_shown_to_nobody_else() -> None:
    """BASE-INFO-17."""
    game = game_of("""
    [game]
    seats = ["tuco", "doc", "ghost"]
    [position]
    round = 5
    event = true
    round_card = "base_station_marshals_revenge"
    marshal = "2.in"
    bandits.tuco = { at = "2.roof", loot = ["purse 400", "purse 500"] }
    bandits.doc = { at = "1.in" }
    bandits.ghost = { at = "3.in" }
    """)
    lost = next(e for e in game.events if e.kind == "loot_forfeited")
    assert lost.seen_by(0)["value"] == 400
    assert "value" not in lost.seen_by(1)
    picked = game_of("""
    [game]
    seats = ["tuco", "doc", "ghost"]
    [position]
    round = 5
    event = true
    round_card = "base_station_pickpocketing"
    marshal = "0.in"
    bandits.tuco = { at = "2.in" }
    bandits.doc = { at = "1.roof" }
    bandits.ghost = { at = "3.roof" }
    loot."2.in" = ["purse 350"]
    """)
    picked.play("tuco", "take purse")
    taken = next(e for e in picked.events if e.kind == "loot_taken")
    assert taken.seen_by(0)["value"] == 350
    assert "value" not in taken.seen_by(1)


def test_at_scoring_everything_is_revealed() -> None:
    """BASE-INFO-18."""
    game = Game.new(Config(players=4), 4)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[0])
    for bandit in game.view()["bandits"].values():
        assert len(bandit["purse_values"]) == bandit["purses"]


def test_nobody_can_show_a_hidden_card_or_token() -> None:
    """BASE-INFO-19: no option of any question shows something."""
    verbs = set()
    for variants, players in (([], 4), (["expert"], 4), (["two_bandits"], 2), (["teams"], 4)):
        game = Game.new(Config(players=players, variants=variants, edition="2014"), 7)
        while not game.over:
            decision = game.decisions[0]
            verbs |= {option.verb for option in decision.options}
            game.play(decision.seat, decision.options[len(game.choices) % len(decision.options)])
    assert verbs <= {
        "play",
        "draw",
        "to",
        "target",
        "take",
        "drop",
        "push",
        "yes",
        "no",
        "pass",
        "keep",
        "discard",
        "caboose",
    }


def test_others_know_the_size_of_a_discard_and_what_they_saw_go_there() -> None:
    """BASE-EXPERT-11."""
    game = game_of("""
    [game]
    seats = ["tuco", "doc", "ghost"]
    variants = ["expert"]
    [position]
    phase = "schemin"
    turns = ["standard"]
    marshal = "0.in"
    hands.tuco = ["move", "punch", "fire"]
    hands.doc = ["fire"]
    hands.ghost = ["fire"]
    """)
    game.play("tuco", "play punch")
    game.play("doc", "play fire")
    game.play("ghost", "play fire")
    game.play("tuco", "keep fire")
    game.play("tuco", "pass")
    discard = game.view("doc")["seats"]["tuco"]
    assert (discard["discard"], discard["open_discard"]) == (2, ["punch"])
    assert game.view("tuco")["own"]["discard"] == ["move", "punch"]


def test_kinds_of_tokens_have_a_place_in_every_view() -> None:
    """BASE-INFO-05."""
    for modules, kinds in (
        (["base"], PLURALS[:3]),
        (["horses_stagecoach"], PLURALS[:6]),
        (["marshal_prisoners"], (*PLURALS[:3], "mailbags")),
        (["horses_stagecoach", "marshal_prisoners"], PLURALS[:7]),
        (["couriers_armored_train"], (*PLURALS[:3], *PLURALS[7:])),
    ):
        view = Game.new(Config(players=3, modules=modules), 1).view()
        for bandit in view["bandits"].values():
            assert [kind for kind in PLURALS if kind in bandit] == list(kinds)


def test_events_and_decisions_travel_as_json_and_come_back_the_same() -> None:
    game = punched()
    for event in game.events:
        assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event
    decision = game.decisions[0]
    sent = json.loads(json.dumps(decision.to_json()))
    back = Decision.from_json(sent, game.words.seats)
    assert back == decision
    game.play(back.seat, back.options[0])


@pytest.mark.parametrize("data", [None, 3, [], {}, {"schema": 2}, {"schema": 1, "kind": "x"}])
def test_json_that_is_no_event_or_decision_is_refused(data: Any) -> None:
    for read in (Event.from_json, Option.from_json, lambda d: Decision.from_json(d, ["belle"])):
        with pytest.raises(FolsomError):
            read(data)
