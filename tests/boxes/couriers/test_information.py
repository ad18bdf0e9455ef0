"""Who knows what on two trains: section 21 of the rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from folsom.game import Config, Game, rulebook
from folsom.game.scenario import Scenario
from folsom.table.chart import loot_of
from folsom.texts import LANGUAGES, Texts, questions
from folsom.texts import things as say

GAME = """
[game]
modules = ["couriers_armored_train"]
seats = ["doc", "ghost", "belle", "django", "tuco"]
"""


def position(text: str) -> Game:
    return Scenario.from_text(f"{GAME}\n[position]\n{text}").start()


def test_everybody_sees_the_trains_the_teams_and_the_numbers() -> None:
    """COUR-INFO-01, COUR-INFO-04, COUR-PROF-02, COUR-TEAM-03."""
    game = position(
        """
        round = 2
        neutral = 20
        gang = { red = 2, blue = 1 }
        couriers = ["a2.in", "a4.roof", "a6.roof"]
        phase = "schemin"
        bandits.doc = { at = "a3.in", loot = ["bag 500", "jewel"], received_from = { ghost = 2 } }
        """
    )
    view = game.view()
    assert view["couriers"] == {
        "courier_a2": "a2.in",
        "courier_a4": "a4.roof",
        "courier_a6": "a6.roof",
    }
    assert view["facing"] == [2, 1, 0, None]
    assert view["teams"] == {"red": ["doc", "belle", "tuco"], "blue": ["ghost", "django"]}
    assert view["armored"][3]["in"]["bandits"] == ["doc"]
    assert view["armored"][1]["in"] is None
    assert [car["gatling"] for car in view["armored"]] == [
        False,
        False,
        False,
        True,
        False,
        True,
        False,
    ]
    doc = view["bandits"]["doc"]
    assert (doc["bags"], doc["jewels"], doc["received_from"]) == (1, 1, {"ghost": 2})
    assert (view["neutral"], view["gang"]) == (20, 3)
    assert view["game"]["values"] == {"jewel": 500, "strongbox": 1000}
    schemer = view["professore"]
    assert (schemer["team"], schemer["track"], schemer["money"]) == ("blue", 0, 0)
    assert sorted(schemer["deck"]) == sorted(
        [
            *(f"binoculars:{name}" for name in ("doc", "ghost", "belle", "django", "tuco")),
            *("machination", "machination", "quick_shot", "shot_last_courier"),
        ]
    )


def test_what_a_bandit_carries_is_known_to_him_alone() -> None:
    """COUR-INFO-02: not to teammates either."""
    game = position(
        """
        round = 2
        bandits.doc = { loot = ["purse 300", "bag 700", "nugget 0", "secret_document red"] }
        """
    )
    own = game.view("doc")["bandits"]["doc"]
    assert own["purse_values"] == [300]
    assert (own["bag_values"], own["nugget_values"], own["documents"]) == ([700], [0], ["red"])
    for other in ("belle", "tuco", "ghost", None):
        seen = game.view(other)["bandits"]["doc"]
        assert (seen["bags"], seen["nuggets"], seen["secret_documents"]) == (1, 1, 1)
        assert (seen["bag_values"], seen["nugget_values"], seen["documents"]) == ([], [], [])
        assert seen.get("known_purses", []) == []
        assert "purse_values" not in seen


def test_nobody_knows_what_lies_on_the_trains() -> None:
    """COUR-INFO-03, COUR-SETUP-08: kinds are public, faces are not."""
    game = Game.new(Config(players=4, modules=["couriers_armored_train"]), seed="hidden")
    for seat in (*game.config.seat_names, None):
        view = game.view(seat)
        for car in (*view["train"], *view["armored"]):
            for place in (car["in"], car["roof"]):
                assert place is None or place["known"] == []
    assert game.view()["armored"][1]["roof"]["nuggets"] == 3


def test_a_dropped_token_is_remembered_until_one_like_it_is_taken() -> None:
    """COUR-INFO-03: of two alike on one position nobody can tell which is which."""
    text = """
        round = 2
        pile = ["ghost punch", "ghost robbery"]
        bandits.doc = {{ at = "1.in", loot = ["bag 700"] }}
        bandits.ghost = {{ at = "1.in" }}
        loot."1.in" = [{lying}]
        """
    alone = position(text.format(lying=""))
    alone.play("ghost", "push 0.in")
    assert alone.view("doc")["bandits"]["ghost"]["bag_values"] == [700]
    assert alone.view("belle")["bandits"]["ghost"]["bag_values"] == []
    mixed = position(text.format(lying='"bag 300"'))
    mixed.play("ghost", "push 0.in")
    assert place(mixed, "doc")["bags"] == 1
    assert place(mixed, "doc")["known"] == []
    assert mixed.view("doc")["bandits"]["ghost"]["bag_values"] == []
    assert mixed.view("doc")["mixed"] == [{"among": ["1.in", "ghost"], "values": [700]}]


def place(game: Game, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = game.view(seat)["train"][1]["in"]
    return found


def test_the_bullets_of_the_gang_are_counted_but_not_by_teams() -> None:
    """COUR-INFO-05: until the end."""
    game = position("round = 2\ngang = { red = 3, blue = 1 }")
    for seat in (*game.config.seat_names, None):
        assert game.view(seat)["gang"] == 4
    over = position('round = 5\nphase = "stealin"\npile = []\ngang = { red = 3, blue = 1 }')
    while not over.over:
        over.play(over.decisions[0].seat, over.decisions[0].options[-1])
    result = over.view()["result"]
    assert result["gang"] == {"red": 3, "blue": 1}
    assert [team["gang"] for team in result["teams"].values()] == [1500, 0]


def test_the_result_takes_a_teams_money_apart() -> None:
    """COUR-SCORE-08: what its bandits bring home, the Organized Gang, Il Professore's plan."""
    game = position(
        """
        round = 5
        pile = []
        gang = { red = 1 }
        track = 3
        bandits.doc = { at = "1.in", loot = ["jewel"] }
        bandits.belle = { at = "a3.in", loot = ["strongbox"] }
        bandits.tuco = { at = "2.roof", loot = [] }
        bandits.ghost = { at = "0.in", loot = ["bag 300"] }
        bandits.django = { at = "0.in", loot = [] }
        """
    )
    assert game.over
    assert game.view()["result"]["teams"] == {
        "red": {"score": 2000, "gang": 1500, "professore": 0, "home": ["doc", "tuco"]},
        "blue": {"score": 1050, "gang": 0, "professore": 750, "home": ["ghost", "django"]},
    }


def test_a_card_lost_by_a_feint_and_a_card_that_is_kept_are_seen_by_their_owner() -> None:
    """COUR-INFO-06."""
    game = position('round = 2\nturns = ["feint"]\nattack_plans = 1\nphase = "schemin"')
    game.play("doc", "feint")
    lost = [event for event in game.events if event.kind == "card_lost"]
    assert [event.things["seat"] for event in lost] == ["ghost", "django"]
    for event in lost:
        owner = game.config.seat_names.index(event.things["seat"])
        for seat in range(5):
            assert ("cards" in event.seen_by(seat)) == (seat == owner)
        assert game.view(owner)["own"]["under"] == list(event.seen_by(owner)["cards"])
    while any(d.question == "plan" for d in game.decisions):
        game.play(game.decisions[0].seat, "draw")
    keeper = next(d for d in game.decisions if d.name == "doc")
    game.play("doc", keeper.options[0])
    for other in ("ghost", "belle", None):
        assert "kept" not in json.dumps(game.view(other)["seats"]["doc"])


def test_a_face_down_card_of_il_professore_is_known_to_nobody() -> None:
    """COUR-INFO-07, COUR-PROF-05."""
    game = position('round = 2\nturns = ["tunnel", "standard"]\nphase = "schemin"')
    while len(game.view()["pile"]) < 6:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[0])
    for seat in (*game.config.seat_names, None):
        pile = game.view(seat)["pile"]
        his = next(entry for entry in pile if entry["seat"] == "professore")
        assert his["hidden"]
        assert "card" not in his
        others = [entry["seat"] for entry in pile if "card" in entry]
        assert others == ([] if seat is None else [seat])


@pytest.mark.parametrize("betrayal", [False, True])
def test_the_mode_is_public_and_the_cavalry_charge_is_not(betrayal: bool) -> None:
    """COUR-INFO-08, COUR-CAV-01."""
    config = Config(players=4, modules=["couriers_armored_train"], options={"betrayal": betrayal})
    game = Game.new(config, seed="charge")
    while game.view()["round"] < 5:
        view = game.view()
        assert view["betrayal"] == betrayal
        assert "cavalry" not in json.dumps(view)
        assert "cavalry" not in json.dumps(game.view(0))
        game.play(game.decisions[0].seat, game.decisions[0].options[-1])
    mode = "betrayal" if betrayal else "normal"
    assert game.view()["round_card"].startswith(f"ca_cavalry_{mode}_")


def test_who_puts_a_document_back_alone_knows_it() -> None:
    """COUR-INFO-09, COUR-LOOT-05: the others see that it was put back."""
    game = position(
        """
        round = 4
        pile = ["doc robbery"]
        bandits.doc = { at = "a6.in", loot = [] }
        loot."a6.in" = ["secret_document blue"]
        """
    )
    decision = game.decision("doc")
    assert decision is not None
    assert decision.about["document"] == "blue"
    assert game.view("belle")["loose"] == {"token": "secret_document", "position": "a6.in"}
    game.play("doc", "put back")
    seen = next(event for event in game.events if event.kind == "loot_seen")
    assert seen.seen_by(0)["document"] == "blue"
    for seat in (1, 2, 3, 4, None):
        told = seen.seen_by(seat)
        assert told["put_back"]
        assert "document" not in told
    lying = {"token": "secret_document", "document": "blue"}
    assert game.view("doc")["armored"][6]["in"]["known"] == [lying]
    assert game.view("belle")["armored"][6]["in"]["known"] == []


def test_choices_of_stealin_are_open_and_only_attack_plan_is_made_at_once() -> None:
    """COUR-INFO-10, COUR-DEC-01."""
    game = Game.new(Config(players=6, modules=["couriers_armored_train"]), seed="open")
    while not game.over:
        if len(game.decisions) > 1:
            assert {d.question for d in game.decisions} == {"attack_plan"}
        game.play(game.decisions[0].seat, game.decisions[0].options[-1])


def test_the_chart_counts_luggage_and_gold() -> None:
    """COUR-LOOT-01: what a bandit carries, Documents aside."""
    game = position(
        'round = 2\nbandits.doc = { loot = ["bag 700", "nugget 1500", "secret_document red"] }'
    )
    assert loot_of(game, "doc") == 2200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_and_powers_are_those_of_two_trains(lang: str) -> None:
    """COUR-MOVE-01, COUR-CHEY-01: nobody is told of the Marshal where he is not."""
    texts = Texts(lang)
    view = position("round = 2").view()
    known = rulebook.rules()
    for question in ("plan", "move_to", "floor_to", "fire_at", "punch_keep", "punch_where"):
        hint, ids = questions.hint(texts, question, view)
        assert hint != questions.hint(texts, question)[0]
        assert "Marshal" not in hint
        cited = re.findall(r"[A-Z]+-[A-Z]+-\d+", ids)
        assert any(id.startswith("COUR-") for id in cited)
        assert set(cited) <= known.keys()
    for bandit in ("tuco", "cheyenne", "belle", "django", "mei"):
        assert say.power(texts, bandit, cases=["trains"]) != say.power(texts, bandit)
    assert say.power(texts, "doc", cases=["trains"]) == say.power(texts, "doc")
