"""Marshal & Prisoners: the contents, the set-up, the secrets."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from helpers import Mix, bag_of, new_state, rules_of

from folsom.boxes.marshal.printed import always_admired, colts
from folsom.boxes.marshal.rules.brilliant_idea import fetch
from folsom.boxes.marshal.rules.state import GOALS, SHOWN
from folsom.engine.state import (
    DECK,
    DISCARD,
    FACE,
    GROUND,
    HAND,
    LIMBO,
    MARSHAL,
    SHEET,
    SHUT,
    TOP,
)
from folsom.game import Config, ConfigError, Game, catalogue
from folsom.game.scenario import Scenario

SEEDS = range(30)
BRILLIANT_IDEA = 7  # its kind
SMALL = Config(players=4, modules=["marshal_prisoners"])
LARGE = Config(players=8, modules=["marshal_prisoners"], extra_bandits=["mei"])


def play_out(game: Game, seed: int = 0) -> None:
    dice = random.Random(seed)
    while not game.over:
        decision = dice.choice(game.decisions)
        game.play(decision.seat, dice.choice(decision.options))


def laws() -> Counter[str]:
    """How often something can be found in the box, whatever chance has left of it on the table."""
    return Counter(entry["kind"] for entry in catalogue.table("marshal_goals"))


def test_the_box() -> None:
    """MARSHAL-COMP-01: 7 Prisoners, 14 Goals, 12 bullets, 3 titles, 13 Round cards."""
    box = "marshal_prisoners"
    own = [card for card in catalogue.round_cards().values() if card.module == box]
    assert len(always_admired()) == 7
    assert sum(len(colt) for colt in colts()) == 12
    assert Counter(card.players for card in own) == {(2, 4): 5, (5, 7): 5, (): 3}
    assert laws()["special"] == 7
    view = Game.new(SMALL, 1).view()
    assert list(view["law"]["brawlers"]) == ["gold", "silver", "bronze"]


def test_the_marshal_has_ten_cards_and_two_colts() -> None:
    """MARSHAL-COMP-02, MARSHAL-ACT-01: a Ride only beside Horses."""
    printed = {card["id"]: card["copies"] for card in catalogue.table("marshal_action_cards")}
    for modules in (["marshal_prisoners"], ["marshal_prisoners", "horses_stagecoach"]):
        game = Game.new(Config(players=4, modules=modules), 1)
        own = game.view("marshal")["own"]
        rides = "horses_stagecoach" in modules
        wanted = Counter(printed) - Counter({} if rides else {"ride": 1})
        assert Counter(own["hand"] + own["deck"]) == wanted


def test_mei_is_a_bandit_and_the_marshal_a_figure_of_his_own() -> None:
    """MARSHAL-COMP-03."""
    game = Game.new(Config(seats=["mei", "marshal", "doc"], modules=["marshal_prisoners"]), 1)
    view = game.view()
    assert list(view["bandits"]) == ["mei", "doc"]
    assert view["law"]["seat"] == "marshal"
    assert view["marshal"] == "0.in"


def test_the_two_mailbags_lie_in_the_locomotive_instead_of_a_strongbox() -> None:
    """MARSHAL-COMP-04, MARSHAL-SETUP-03, MARSHAL-SETUP-04: which is which is chance."""
    first = set()
    for seed in SEEDS:
        game = Game.new(SMALL, seed)
        cab, prison = game.view()["train"][0]["in"], game.view()["train"][-1]["in"]
        assert len(cab["mailbags"]) == 2
        assert cab["strongboxes"] == 0
        assert not prison["purses"]
        assert not prison["jewels"]
        values = [int(game.state.word[FACE + token]) for token in (44, 45)]
        assert sorted(values) == [200, 1200]
        first.add(values[0])
    assert first == {200, 1200}


@pytest.mark.parametrize("players", range(3, 9))
def test_three_to_eight_players_and_their_train(players: int) -> None:
    """MARSHAL-SETUP-01, MARSHAL-SETUP-02, MARSHAL-SETUP-12: the Prison car is the last one."""
    config = Config(players=players, modules=["marshal_prisoners"], extra_bandits=["mei"])
    game = Game.new(config, players)
    view = game.view("marshal")
    assert len(view["train"]) == (6 if players <= 5 else 7)
    assert view["train"][-1]["car"] == "prison"
    assert len(view["bandits"]) == players - 1
    assert all(bandit["purses"] == 1 for bandit in view["bandits"].values())
    assert "purses" not in view["law"]


@pytest.mark.parametrize("players", [2, 9])
def test_two_or_nine_players_are_refused(players: int) -> None:
    """MARSHAL-SETUP-01."""
    with pytest.raises(ConfigError, match="for 3, 4, 5, 6, 7, 8 players"):
        Config(players=players, modules=["marshal_prisoners"])


@pytest.mark.parametrize(
    ("seats", "modules"),
    [(["belle", "doc", "ghost"], ["marshal_prisoners"]), (["marshal", "doc", "ghost"], ["base"])],
)
def test_one_seat_is_the_marshals_and_only_in_this_game(
    seats: list[str], modules: list[str]
) -> None:
    """MARSHAL-SETUP-01."""
    with pytest.raises(ConfigError, match="marshal"):
        Config(seats=seats, modules=modules)


@pytest.mark.parametrize("variant", ["duel_2014", "two_bandits", "teams"])
def test_variants_that_need_a_marshal_card_or_a_partner_are_refused(variant: str) -> None:
    """MARSHAL-VAR-02, EXTRA-COMPAT-50."""
    with pytest.raises(ConfigError, match="Marshal"):
        Config(players=4, modules=["marshal_prisoners"], variants=[variant])


def test_bandits_have_an_idea_instead_of_the_marshal_card() -> None:
    """MARSHAL-SETUP-05: ten cards."""
    view = Game.new(Config(seats=["marshal", "doc", "tuco"], modules=["marshal_prisoners"]), 1)
    own = view.view("tuco")["own"]
    cards = Counter(own["hand"] + own["deck"])
    assert cards.total() == 10
    assert cards["brilliant_idea"] == 1
    assert cards["marshal"] == 0


def test_posters_titles_colts_and_prisoners_lie_open() -> None:
    """MARSHAL-SETUP-06, MARSHAL-SETUP-07, MARSHAL-SETUP-08, MARSHAL-SETUP-10.

    MARSHAL-BULLET-02, MARSHAL-VIS-01.
    """
    for seed in SEEDS:
        view = Game.new(LARGE, seed).view()
        law = view["law"]
        assert all(bandit["wanted"] for bandit in view["bandits"].values())
        assert law["brawlers"] == dict.fromkeys(("gold", "silver", "bronze"))
        assert law["colts"] == [{"left": 6, "next": "disarm"}] * 2
        assert len(law["prisoners"]) == 3
        assert law["rewards"] == law["posters"] == []


def test_two_warrants_and_three_special_targets_of_this_game() -> None:
    """MARSHAL-SETUP-09, MARSHAL-GOAL-01: all five are known to the Marshal by round 5."""
    for seed in SEEDS:
        for config, small in ((SMALL, True), (LARGE, False)):
            game = Game.new(config, seed)
            play_out(game, seed)
            goals = game.view()["law"]["goals"]
            warrants = [goal for goal in goals if goal.startswith("capture_")]
            assert (len(goals), len(warrants)) == (5, 2)
            assert {goal.removeprefix("capture_") for goal in warrants} <= set(game.words.bandits)
            assert not (small and {"full_of_lead", "arch_enemy"} & set(goals))


def test_every_goal_can_be_drawn() -> None:
    """MARSHAL-SETUP-09: with four bandits all seven Special Targets."""
    drawn: set[str] = set()
    for seed in range(60):
        game = Game.new(Config(players=5, modules=["marshal_prisoners"]), seed)
        drawn |= set(game.view("marshal")["law"]["goals"])
    assert len(drawn) == 7 + 6


def test_figures_start_where_their_numbers_say() -> None:
    """MARSHAL-SETUP-11: the Marshal is number 1, in any seat; even numbers are nearer."""
    seats = ["belle", "marshal", "doc", "tuco", "ghost"]
    view = Game.new(Config(seats=seats, modules=["marshal_prisoners"]), 1).view()
    where = {name: bandit["at"] for name, bandit in view["bandits"].items()}
    assert view["first"] == "marshal"
    assert where == {"doc": "4.in", "tuco": "3.in", "ghost": "4.in", "belle": "3.in"}


def test_the_first_player_passes_on_to_the_left_past_the_marshal() -> None:
    """MARSHAL-SETUP-13."""
    game = Game.new(SMALL, 3)
    play_out(game)
    first = [e.things["first"] for e in game.events if e.kind == "round_begun"]
    seats = game.words.seats
    assert first == [seats[n % len(seats)] for n in range(5)]


def test_the_bracket_of_round_cards_is_that_of_the_bandits() -> None:
    """MARSHAL-SETUP-14: four bandits and a Marshal use the cards for 2 to 4."""
    ids = [card.id for card in Config(players=5, modules=["marshal_prisoners"]).round_cards]
    assert "mp_24_reflex" in ids
    assert "base_24_take_it_all" in ids
    assert "mp_57_reflex" not in ids
    assert "mp_57_reflex" in [card.id for card in LARGE.round_cards]


def test_goals_are_seen_by_the_marshal_alone() -> None:
    """MARSHAL-VIS-02, MARSHAL-VIS-03, MARSHAL-GOAL-02."""
    game = Game.new(SMALL, 5)
    assert len(game.view("marshal")["law"]["goals"]) == 1
    for seat in game.words.seats[1:]:
        assert "goals" not in game.view(seat)["law"]
    assert "goals" not in game.view()["law"]
    drawn = next(e for e in game.events if e.kind == "goal_drawn")
    assert "goal" in drawn.seen_by(0)
    assert "goal" not in drawn.seen_by(1)
    assert "goal" not in drawn.seen_by(None)


def test_a_mailbag_is_known_to_its_holder() -> None:
    """MARSHAL-VIS-02, MARSHAL-VIS-03."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["marshal", "doc", "tuco"]
    [position]
    pile = ["doc robbery", "tuco move"]
    bandits.doc = { at = "0.in" }
    bandits.tuco = { at = "2.in" }
    """
    game = Scenario.from_text(text).start()
    decision = game.decision("doc")
    assert decision is not None
    game.play("doc", decision.options[0])
    assert len(game.view("doc")["bandits"]["doc"]["mailbag_values"]) == 1
    assert game.view("tuco")["bandits"]["doc"]["mailbag_values"] == []
    assert game.view()["bandits"]["doc"]["mailbag_values"] == []


def test_everybody_knows_who_has_searched_for_his_idea() -> None:
    """MARSHAL-DRAW-04: until the player lays it, or a card that may be it."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["doc", "tuco", "marshal"]
    [position]
    turns = ["standard", "speeding_up"]
    hands.doc = ["move", "fire"]
    """
    game = Scenario.from_text(text).start()
    game.play("doc", "search")
    assert game.view("tuco")["seats"]["doc"]["known_hand"] == ["brilliant_idea"]
    for seed in range(20):
        hand = game.observe("tuco").sample(seed, 2, 3, 4).word[HAND]
        assert hand >> (4 * 7) & 15 == 1
    game.play("tuco", "draw")
    game.play("marshal", "draw")
    game.play("doc", "play brilliant_idea")
    assert game.view("tuco")["seats"]["doc"]["known_hand"] == []


@pytest.mark.parametrize("zone", [DECK, DISCARD, SHUT])
def test_who_searches_shuffles_his_deck(zone: int) -> None:
    """MARSHAL-DRAW-02: a bullet that lay on top of it, and what a scenario says, come no more."""
    s = new_state(rules_of(Mix("4-law-expert"), "search"), "search", witnessed=True)
    assert s.witness is not None
    s.witness.decks = [[0], [0], [0], [0]]
    for seat in range(4):
        for place in (HAND, DECK, DISCARD, SHUT):
            s.word[place + seat] = bag_of([BRILLIANT_IDEA] if place == zone else [])
        s.word[TOP + seat] = seat + 1
    before = list(s.word)
    fetch(s, 2)
    assert s.word[HAND + 2] == bag_of([BRILLIANT_IDEA])
    changed = {HAND + 2, zone + 2, TOP + 2}
    assert {n for n, word in enumerate(before) if s.word[n] != word} == changed
    assert s.word[zone + 2] == s.word[TOP + 2] == 0
    assert s.witness.decks == [[0], [0], [], [0]]
    assert s.witness.notebook.found[2] == bag_of([BRILLIANT_IDEA])


def test_a_seized_prisoner_stays_in_sight() -> None:
    """MARSHAL-VIS-04."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["marshal", "doc", "tuco"]
    [position]
    law.rewards = ["admirer_of_mei"]
    """
    assert Scenario.from_text(text).start().view("tuco")["law"]["rewards"] == ["admirer_of_mei"]


def test_neutral_bullets_come_clockwise_from_the_first_player() -> None:
    """MARSHAL-GEN-02: the Marshal has a place in the circle, but takes none."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["doc", "marshal", "tuco", "ghost"]
    [position]
    first = "tuco"
    round_card = "base_24_passengers_rebellion"
    event = true
    """
    game = Scenario.from_text(text).start()
    hit = [e.things["bandit"] for e in game.events if e.kind == "neutral_bullet"]
    assert hit == ["tuco", "ghost", "doc"]


def test_the_marshal_must_act_if_he_can() -> None:
    """MARSHAL-GEN-04: there is no way out of an Arrest that is possible."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["marshal", "doc", "tuco"]
    [position]
    marshal = "3.in"
    pile = ["marshal arrest"]
    bandits.doc = { at = "3.in" }
    bandits.tuco = { at = "3.in" }
    """
    decision = Scenario.from_text(text).start().decision("marshal")
    assert decision is not None
    assert [option.text for option in decision.options] == ["target doc", "target tuco"]


def test_chance_decides_only_what_it_may() -> None:
    """MARSHAL-GEN-05: of the Marshal's own questions only a seized Mailbag needs chance."""
    for seed in range(12):
        game = Game.new(LARGE, seed)
        dice = random.Random(seed)
        while not game.over:
            decision = dice.choice(game.decisions)
            before = len(game.events)
            game.play(decision.seat, dice.choice(decision.options))
            told = {event.kind for event in game.events[before:]}
            quiet = not told & {"mailbag_seized", "goal_drawn", "goal_shown", "loot_fell"}
            if decision.question in ("shoot", "arrest", "free", "break_out", "pay") and quiet:
                assert game.choices[-1].chance == ()


def test_a_seized_mailbag_is_shown_to_both_who_held_it() -> None:
    """MARSHAL-BULLET-10, MARSHAL-VIS-05: its value is the Marshal's and the victim's secret."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["doc", "marshal", "tuco"]
    [position]
    marshal = "2.in"
    pile = ["marshal fire"]
    law.colts = [2, 0]
    loot."0.in" = ["mailbag 200"]
    bandits.tuco = { at = "3.in", loot = ["mailbag 1200"] }
    bandits.doc = { at = "5.roof" }
    """
    game = Scenario.from_text(text).start()
    seized = next(event for event in game.events if event.kind == "mailbag_seized")
    seen = {seat: "1200" in str(seized.seen_by(seat)) for seat in (0, 1, 2, None)}
    assert seen == {0: False, 1: True, 2: True, None: False}
    assert game.state.word[GROUND + LIMBO] == 0
    for n in range(20):
        sample = game.observe("marshal").sample(1, 2, 3, n)
        assert sample.word[SHEET + MARSHAL] == game.state.word[SHEET + MARSHAL]
        assert sample.word[FACE + 44] == game.state.word[FACE + 44], "he has looked at it"


def test_rumors_show_another_goal_each_time() -> None:
    """MARSHAL-EVENT-03."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["marshal", "doc", "tuco"]
    [position]
    round = 3
    round_card = "mp_24_rumors"
    event = true
    law.goals = ["capture_doc", "golden_bullet", "mailbag"]
    law.shown = ["mailbag"]
    """
    game = Scenario.from_text(text).start()
    shown = game.view("doc")["law"]["goals_shown"]
    assert len(shown) == 2
    assert set(shown) <= {"capture_doc", "golden_bullet", "mailbag"}
    assert game.state.word[SHOWN] & ~game.state.word[GOALS] == 0


def test_an_empty_hand_has_no_reflex() -> None:
    """MARSHAL-EVENT-04: a seat without cards is not asked."""
    text = """
    [game]
    modules = ["marshal_prisoners"]
    seats = ["doc", "belle", "marshal"]
    [position]
    round = 2
    round_card = "mp_24_reflex"
    event = true
    hands.doc = []
    hands.belle = ["bullet"]
    bandits.belle = { received = 1 }
    """
    game = Scenario.from_text(text).start()
    assert [decision.seat for decision in game.decisions] == [1]


def test_what_no_source_gives_in_full_is_marked() -> None:
    """MARSHAL-BULLET-01: the order of the first five bullets, and the turns of the Round cards."""
    bullets = catalogue.reconstructed("marshal_bullets")
    assert len(bullets) == 10
    assert all(bullet["effect"] != "golden" for bullet in bullets)
    cards = {card["id"] for card in catalogue.reconstructed("round_cards")}
    assert len([id for id in cards if id.startswith("mp_")]) == 13
