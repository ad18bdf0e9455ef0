"""What the table says about a thing: its rule, and what it would mean now."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from folsom.boxes import shelf
from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.game import Config, Game, catalogue
from folsom.game.notation import OTHER_CARDS, TOKEN_KINDS, TURN_TYPES
from folsom.game.scenario import Scenario
from folsom.table import explaining
from folsom.texts import LANGUAGES, Texts, questions

BOXES = ("horses_stagecoach", "marshal_prisoners", "couriers_armored_train", "time_travel_car")
CARDS = {"move_to": "move", "fire_at": "fire", "rob": "robbery", "punch_whom": "punch"}


def explained(game: Game, seat: int | None, thing: str) -> explaining.Explained:
    seen = None if seat is None else game.observe(seat)
    return explaining.explain(Texts("en"), game.view(seat), seen, thing)


@pytest.mark.parametrize("box", ["base", *BOXES])
def test_a_card_means_what_will_be_asked_when_it_is_carried_out(box: str) -> None:
    texts = Texts("en")
    dice = random.Random(box)
    asked = set()
    for n in range(3):
        game = Game.new(Config(players=4, modules=list(dict.fromkeys(["base", box]))), f"{box} {n}")
        while not game.over:
            decision = dice.choice(game.decisions)
            card = CARDS.get(decision.question)
            if card and decision.about["bandit"] != "marshal":
                view, plain = game.view(decision.seat), decision.to_json()
                offered = questions.offered(plain["options"], view)
                labels = [questions.option(texts, plain, option, view) for option in offered]
                thing = f"card:{decision.about['bandit']}:{card}"
                now = explained(game, decision.seat, thing)["now"]
                told = [line for line in now if line in labels]
                assert now == labels or told == labels[: explaining.MOST - 1]
                asked.add(card)
            game.play(decision.seat, dice.choice(decision.options))
    assert len(asked) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_rule_in_a_sentence(lang: str) -> None:
    texts = Texts(lang)
    game = Game.new(Config(players=4), "all")
    view = game.view(None)
    cards = (*catalogue.actions(), *OTHER_CARDS.values(), "bullet", "back")
    things = [f"card:belle:{card}" for card in cards]
    things += [f"turn:{turn}" for turn in TURN_TYPES]
    things += [f"event:{event}" for event in shelf.event_ids() if event]
    things += [f"pocket:{view['first']}:{token}" for token in TOKEN_KINDS]
    things += [f"figure:{figure}" for figure in ("marshal", "shotgun", "courier_a2", "professore")]
    for thing in things:
        said = explaining.explain(texts, view, None, thing)
        assert said["name"], thing
        assert said["rule"], thing
        assert not said["now"] or thing.startswith("pocket"), "who watches has no cards"


def things_of(view: Mapping[str, Any]) -> list[str]:
    """What is to be seen at a table, as the client names it."""
    bandit, seat = next(iter(view["bandits"])), next(iter(view["seats"]))
    things = [f"{kind}:{bandit}" for kind in ("bullets", "received", "cards", "money", "first")]
    things += [f"drew:{seat}:3", "order:on", "order:back", "round:1", "round:5"]
    things += [f"position:{at}" for at in view["places"]]
    if "horses" in view:
        things += ["horse:0", "attack_plan:", f"escaped:{bandit}"]
        things += [f"hostage:{hostage}" for hostage in view.get("hostages", ())]
    if "law" in view:
        things += ["colt:1", "colt:2", "goal:", "goal:golden_bullet", f"goal:capture_{bandit}"]
        things += [f"title:{title}" for title in view["law"]["brawlers"]]
        things += [f"effect:{effect}" for effect in view["game"]["colts"][0]]
        things += [f"prisoner:{prisoner}" for prisoner in view["law"]["prisoners"]]
        things += [f"wanted:{bandit}", f"ejected:{bandit}", "received:marshal", "cards:marshal"]
        things += ["pocket:marshal:mailbag", "figure:marshal", "attack_plan:"]
    if "armored" in view:
        things += ["gang:", "neutral:", "bridge:0", "cut_off:0", "betrayal:", "attack_plan:"]
        things += ["team:red", "team:blue", "gatling:3", "gatling:5"]
        things += [f"position:a{n}.roof" for n, _ in enumerate(view["armored"])]
        things += ["plan:", "card:professore:machination"] if "professore" in view else []
    if "timecar" in view["places"]:
        things += [f"traveller:{bandit}", "hideout:0", "hideout:2"]
    return things


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", ["base", *BOXES])
def test_all_that_is_to_be_seen_has_a_rule(box: str, lang: str) -> None:
    texts = Texts(lang)
    for players in (4, 5):
        game = Game.new(Config(players=players, modules=list({"base": 0, box: 0})), box)
        for seat in (None, 0):
            view = game.view(seat)
            seen = None if seat is None else game.observe(seat)
            for thing in things_of(view):
                said = explaining.explain(texts, view, seen, thing)
                assert said["name"], thing
                assert said["rule"], thing
                ruled = explaining.rule(texts, view, thing)
                assert ruled == {**said, "now": [], "head": ""}, thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_colt_super_express_has_a_rule(lang: str) -> None:
    game = Game.new(SuperConfig(players=3, extensions=["reflex", "horse"]), "super")
    view = game.view(0)
    bandit = view["seat"]
    states = ("standing", "stunned", "in_dust", "eliminated")
    things = [f"state:{state}" for state in states] + [f"lap:{n}" for n in (1, 2, 3)]
    things += [f"card:{bandit}:{card}" for card in (*view["own"]["hand"], "back")]
    things += [f"laid:{bandit}", f"first:{bandit}", f"figure:{bandit}", "lootcard:301", "lootcard:"]
    things += [f"position:{car}.in" for car, _ in enumerate(view["train"])]
    for thing in things:
        said = explaining.explain(Texts(lang), view, game.observe(0), thing)
        assert said["name"], thing
        assert said["rule"], thing
    tail = f"position:{len(view['train']) - 1}.in"
    assert explained(game, 0, tail)["now"] == [
        "This is the last wagon: it goes at the end of this round."
    ]


def lines(module: str, position: dict[str, Any], thing: str) -> list[str]:
    """What a thing means now to Belle, planning in this position."""
    law = ["marshal"] if module == "marshal_prisoners" else []
    game = {"modules": [module], "seats": [*law, "belle", "tuco", "doc", "django"]}
    given = {"phase": "schemin", **position}
    data = {"title": thing, "rules": [], "game": game, "position": given, "expect": {}}
    found = Scenario.from_data(data).start()
    now: list[str] = explained(found, found.seat_number("belle"), thing)["now"]
    return now


def test_a_horse_means_where_a_ride_could_lead() -> None:
    position = {"bandits": {"belle": {"at": "2.roof"}}, "horses": [2, 2, 4], "coach": 1}
    near = lines("horses_stagecoach", position, "horse:2")
    assert "Ride into car 2" in near
    assert lines("horses_stagecoach", position, "horse:4") == ["One horse here."]


def test_a_hostage_means_its_ransom_now() -> None:
    loot = ["jewel", "jewel"]
    position = {"bandits": {"belle": {"loot": loot, "hostage": "old_lady"}}}
    now = lines("horses_stagecoach", position, "hostage:old_lady")
    assert now == [
        "Belle has this hostage.",
        "If the game ended now, the ransom would bring you $1000.",
    ]


def test_a_gatling_means_whom_it_would_hit() -> None:
    position = {"round": 3, "bandits": {"belle": {"at": "a3.roof"}, "doc": {"at": "1.roof"}}}
    assert any("Doc" in line for line in lines("couriers_armored_train", position, "gatling:3"))
    assert lines("couriers_armored_train", position, "gatling:5") == []


def test_a_pocket_means_what_is_in_it_and_whether_a_punch_reaches_it() -> None:
    near = {"at": "2.in", "loot": ["jewel", "purse 300", "purse 250"]}
    position = {"bandits": {"belle": {"at": "2.in"}, "doc": near, "tuco": {"at": "4.in"}}}
    jewel = ["Doc has 1 jewel.", "Your Punch could knock it loose."]
    assert lines("base", position, "pocket:doc:jewel") == jewel
    assert lines("base", position, "pocket:doc:strongbox") == []
    far = {"bandits": {"belle": {"at": "1.in"}, "doc": near}}
    assert lines("base", far, "pocket:doc:jewel") == ["Doc has 1 jewel."]


def test_ones_own_money_means_what_is_in_the_purses() -> None:
    position = {"bandits": {"belle": {"loot": ["jewel", "purse 300", "purse 250"]}}}
    own = lines("base", position, "money:belle")
    assert own == ["Belle has 2 purses and 1 jewel.", "In the purses: $250 and $300."]


def test_loot_means_what_leads_there() -> None:
    position = {"bandits": {"belle": {"at": "2.in"}}, "loot": {"1.in": ["jewel"]}}
    assert lines("base", position, "token:1.in:jewel") == [
        "Your Move leads there; then a Robbery takes it."
    ]


def test_ones_own_figure_means_who_could_hit_it() -> None:
    position = {"bandits": {"belle": {"at": "2.roof"}, "doc": {"at": "4.roof"}}}
    assert "Doc could hit you with a Fire." in lines("base", position, "figure:belle")
    law = {"marshal": "3.in", "bandits": {"belle": {"at": "3.in"}, "doc": {"at": "1.roof"}}}
    marshal = "The Marshal could arrest you."
    assert marshal in lines("marshal_prisoners", law, "figure:belle")
    assert marshal in lines("marshal_prisoners", law, "figure:marshal")
    posters = lines("marshal_prisoners", law, "wanted:belle")
    assert posters[0] == "Belle still has it."
    assert "an Arrest would take it" in posters[1]
    assert lines("marshal_prisoners", law, "wanted:doc") == ["Doc still has it."]


def test_a_prisoner_means_who_could_free_him() -> None:
    position = {"bandits": {"belle": {"at": "5.roof"}}, "law": {"prisoners": ["admirer_of_doc"]}}
    assert "Your Brilliant Idea could free him now." in lines(
        "marshal_prisoners", position, "prisoner:admirer_of_doc"
    )


def test_the_trains_rolling_on_are_no_event() -> None:
    position = {"round_card": "ca_24_to_the_rescue", "bandits": {"belle": {"at": "1.in"}}}
    now = lines("couriers_armored_train", position, "event:to_the_rescue")
    assert not any("trains" in line for line in now)


def test_a_cylinder_means_who_would_be_gunslinger() -> None:
    position = {"bandits": {"belle": {"bullets": 4}, "doc": {"bullets": 3}}}
    now = lines("base", position, "bullets:belle")
    assert now == ["2 fired, 4 left.", "If the game ended now, Gunslinger: Doc."]


def test_colts_titles_and_goals_mean_what_they_are_now() -> None:
    law = {"brawlers": {"gold": "doc"}, "colts": [4, 6]}
    position = {"law": law}
    assert lines("marshal_prisoners", position, "title:gold") == ["Doc has it."]
    assert lines("marshal_prisoners", position, "title:silver")
    assert lines("marshal_prisoners", position, "title:bronze") == []
    assert lines("marshal_prisoners", position, "colt:1")[0] == "4 bullets left."
    met = lines("marshal_prisoners", position, "goal:just_a_scratch")
    assert met == ["If the game ended now, it would be met."]
    missed = lines("marshal_prisoners", position, "goal:golden_bullet")
    assert missed == ["If the game ended now, it would not be met."]


def test_what_chance_would_decide_is_not_told() -> None:
    goals = ["just_a_scratch", "golden_bullet", "full_of_lead"]
    rumors = {"round_card": "mp_24_rumors", "round": 3, "law": {"goals": goals}}
    assert lines("marshal_prisoners", rumors, "event:rumors") == []


def test_what_is_not_of_this_game_is_no_error() -> None:
    game = Game.new(Config(players=3), "none")
    foreign = ("goal:", "horse:1", "gatling:3", "team:red", "colt:1", "traveller:", "round:6")
    odd = ("", "x", "card", "card:belle:nonsense", "position:9.in", "token:1.in:x", "drew:belle:x")
    for thing in (*odd, *foreign):
        assert explained(game, 0, thing)["name"] == "", thing


def test_who_could_hit_whom_is_told_of_figures() -> None:
    game = Game.new(Config(players=4), "hit")
    dice = random.Random("hit")
    told = set()
    while not game.over:
        decision = dice.choice(game.decisions)
        if decision.question == "fire_at":
            mine = decision.name
            for option in decision.options:
                target = option.points_at["figure"]
                lines = explained(game, decision.seat, f"figure:{target}")["now"]
                assert any(line.startswith("Your Fire could hit") for line in lines), lines
                back = explained(game, game.seat_number(target), f"figure:{mine}")["now"]
                told |= {line.split(" could ")[1] for line in back if "could hit you" in line}
        game.play(decision.seat, dice.choice(decision.options))
    assert told == {"hit you with a Fire."}


def test_colt_super_express_tries_a_card_too() -> None:
    game = Game.new(SuperConfig(players=3), "super")
    seat = game.decisions[0].name
    assert explained(game, game.seat_number(seat), f"card:{seat}:flip")["now"]
    assert explained(game, None, f"card:{seat}:flip")["now"] == []
