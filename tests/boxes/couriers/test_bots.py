"""The heuristic bot on two trains: it robs for its team and is home in time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from folsom.bots import make_bot, trials
from folsom.bots.arena import play_game
from folsom.bots.reasons import explain
from folsom.boxes.couriers.bots import are_friends, cards_from, terms, way_home
from folsom.game import Config, Game
from folsom.game.notation import position_number
from folsom.game.scenario import Scenario
from folsom.texts import LANGUAGES, Texts, advice

TWO_TRAINS = ["couriers_armored_train"]


def position(text: str, seats: str = '["doc", "ghost"]') -> Game:
    head = f'[game]\nmodules = ["couriers_armored_train"]\nseats = {seats}\n'
    return Scenario.from_text(f"{head}[position]\n{text}").start()


def choice(game: Game, seat: str, seed: int = 1) -> str:
    return make_bot("heuristic", seed).choose(game.observe(seat)).text


@pytest.mark.parametrize("players", [2, 5])
def test_a_heuristic_team_beats_a_random_one(players: int) -> None:
    """Of two equal teams each would win half of the games."""
    config = Config(players=players, modules=TWO_TRAINS)
    won = 0
    for n in range(4):
        bots = [("heuristic", "random")[(seat + n) % 2] for seat in range(players)]
        entries = play_game(config, f"two trains {n}", bots)
        won += any(entry.credit for entry in entries if entry.bot == "heuristic")
    assert won >= 3  # measured: all of 8, and of 32 with four bandits


def test_with_the_last_card_it_goes_home() -> None:
    """COUR-SCORE-01: loot on the Armored Train in the end is lost."""
    game = position(
        """
        round = 5
        pile = ["doc move"]
        couriers = ["a2.in", "a4.in", "a6.in"]
        bandits.doc = { at = "a6.roof", loot = ["bag 700", "jewel"] }
        """
    )
    assert choice(game, "doc") in {"to 0.roof", "to 1.roof", "to 2.roof", "to 3.roof"}


def test_it_accepts_a_hand_that_brings_it_home_and_refuses_one_that_does_not() -> None:
    """COUR-HELP-02."""
    text = """
        round = 5
        pile = ["ghost nudge"]
        couriers = ["a2.roof", "a4.roof", "a6.roof"]
        bandits.ghost = {{ at = "1.in" }}
        bandits.django = {{ at = "{at}", loot = ["bag 700", "jewel"] }}
        bandits.doc = {{ at = "1.in" }}
        bandits.belle = {{ at = "1.in" }}
        """
    seats = '["doc", "ghost", "belle", "django"]'
    away = position(text.format(at="a5.in"), seats)
    assert choice(away, "ghost") == "offer django move"
    away.play("ghost", "offer django move")
    assert choice(away, "django") == "yes"
    away.play("django", "yes")
    assert choice(away, "django") == "to 3.in"
    home = position(text.format(at="2.roof"), seats)
    home.play("ghost", "offer django move")
    for seed in range(3):
        answer = choice(home, "django", seed)
        if answer == "yes":
            home.play("django", "yes")
            assert not choice(home, "django", seed).startswith("to a")


def test_it_joins_a_teammate_who_is_home() -> None:
    """COUR-EVT-05."""
    game = position(
        """
        round = 4
        round_card = "ca_24_to_the_rescue"
        event = true
        bandits.doc = { at = "a0.in", loot = ["strongbox", "jewel"] }
        bandits.belle = { at = "2.in" }
        bandits.ghost = { at = "1.in" }
        bandits.django = { at = "1.in" }
        """,
        '["doc", "ghost", "belle", "django"]',
    )
    assert choice(game, "doc") == "join belle"


def test_it_keeps_a_bullet_for_rivals_rather_than_for_friends() -> None:
    """COUR-TEAM-07: a teammate is a target, but a poor one."""
    game = position(
        """
        round = 3
        pile = ["doc fire"]
        couriers = ["a2.roof", "a4.roof", "a6.roof"]
        bandits.doc = { at = "1.in" }
        bandits.belle = { at = "0.in" }
        bandits.ghost = { at = "2.in" }
        bandits.django = { at = "3.roof" }
        bandits.tuco = { at = "0.in" }
        """,
        '["doc", "ghost", "tuco", "django", "belle"]',
    )
    assert choice(game, "doc") == "target ghost"


def test_the_way_home_is_longer_the_further_one_is_and_closes_in_the_end() -> None:
    """COUR-CAV-04: in round 5 the other train is one card from A6, and far from A0."""
    reach = {name: min(cards_from(4, place(name))[:8]) for name in ("a6.in", "a3.roof")}
    assert reach == {"a6.in": 1, "a3.roof": 1}
    assert min(cards_from(4, place("a0.roof"))[:8]) > 1
    early, late = (
        position(f'round = {round}\nbandits.doc = {{ at = "a0.in" }}').state for round in (2, 5)
    )
    assert way_home(early, 0) > way_home(late, 0)
    assert way_home(position('bandits.doc = { at = "2.in" }\nround = 5').state, 0) == 1.0


def place(name: str) -> int:
    number = position_number(name)
    assert number is not None
    return number


def test_a_document_and_loot_count_for_the_team_that_can_use_them() -> None:
    """COUR-SCORE-04: the other team's Document is worth nothing."""
    text = 'round = 3\nbandits.{holder} = {{ at = "1.in", loot = ["secret_document {colour}"] }}'
    worth = {
        (holder, colour): sum(
            terms(position(text.format(holder=holder, colour=colour)).state, 0).values()
        )
        for holder in ("doc", "ghost")
        for colour in ("red", "blue")
    }
    assert worth["doc", "red"] > worth["doc", "blue"] + 2000
    assert worth["ghost", "blue"] < worth["ghost", "red"] - 2000


@pytest.mark.parametrize("options", [{}, {"betrayal": True}], ids=str)
def test_every_choice_has_a_reason_in_every_language(options: dict[str, Any]) -> None:
    game = Game.new(Config(players=4, modules=TWO_TRAINS, options=options), "why")
    dice, keys = Random("why"), set()
    while not game.over:
        decision = game.decisions[0]
        if dice.random() < 0.1:
            observation = game.observe(decision.seat)
            reason = explain(observation, dice.choice(observation.options))
            keys.add(reason.key)
            said = {advice.sentence(Texts(lang), reason.key, reason.things) for lang in LANGUAGES}
            assert len(said) == len(LANGUAGES)
        game.play(decision.seat, dice.choice(decision.options))
    assert len(keys) > 3


def test_the_reason_is_the_term_that_sets_an_option_apart() -> None:
    game = position(
        """
        round = 5
        pile = ["doc move"]
        couriers = ["a2.in", "a4.in", "a6.in"]
        bandits.doc = { at = "a6.roof", loot = ["bag 700", "jewel"] }
        """
    )
    observation = game.observe("doc")
    tried = trials.try_out(observation, Random(0), terms, are_friends(observation))
    chosen = trials.best(tried)
    assert explain(observation, chosen).key == f"reason-team-{trials.decisive(tried, chosen)}"
    assert explain(observation, chosen).key in ("reason-team-win", "reason-team-loot")
