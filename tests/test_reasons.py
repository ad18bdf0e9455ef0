"""A bot's reason follows from the position: change the position, and the reason changes."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from effort import some
from test_texts import StrictTexts

from folsom.bots import make_bot, playouts, worker
from folsom.bots.reasons import Reason, explain
from folsom.boxes.base.heuristic.bot import outcome
from folsom.boxes.base.heuristic.reasons import decisive
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.base.heuristic.worth import Judge, Weights
from folsom.game import Config, Game, Observation, Option
from folsom.texts import advice

GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 6, "edition": "proto"},
    {"players": 3, "mode": "first_game"},
    {"players": 5, "edition": "2014", "variants": ["expert"]},
    {"players": 3, "variants": ["two_bandits"]},
    {"players": 2, "edition": "2014", "variants": ["duel_2014"]},
    {"players": 4, "variants": ["teams"]},
    {"players": 4, "modules": ["horses_stagecoach"]},
    {"players": 3, "modules": ["horses_stagecoach"], "variants": ["two_bandits"]},
    {"players": 5, "modules": ["horses_stagecoach", "time_travel_car"]},
    {"players": 4, "modules": ["horses_stagecoach"], "options": {"horses_light": True}},
    {"seats": ["silk", "mei", "misty", "twinzz"], "silk_power": "dodge"},
]
View = dict[str, Any]


def positions(seed: str, **config: Any) -> Iterator[Observation]:
    """Every decision of a game of bots with whims, as the seat that has to decide sees it."""
    game = Game.new(Config(**(config or {"players": 4})), seed)
    bot, dice = make_bot("heuristic", seed), Random(seed)
    while not game.over:
        seat = game.decisions[0].seat
        observation = game.observe(seat)
        yield observation
        option = dice.choice(observation.options) if dice.random() < 0.3 else None
        game.play(seat, option or bot.choose(observation))


def changed(observation: Observation, change: Callable[[View], object]) -> Observation:
    """The same question in another position."""
    view = copy.deepcopy(observation.view)
    change(view)
    return seen(observation, view)


def seen(observation: Observation, view: View) -> Observation:
    """All that a reason may rest on."""
    little = SimpleNamespace(
        game="express", view=view, decision=observation.decision, options=observation.options
    )
    return cast(Observation, little)


def found(key: str, question: str) -> Iterator[tuple[Observation, Option, Reason]]:
    """Positions in which an option has this reason."""
    for n in range(40):
        for observation in positions(f"{key} {n}"):
            assert observation.decision is not None
            if observation.decision.question != question or len(observation.options) < 2:
                continue
            for option in observation.options:
                reason = explain(observation, option)
                if reason.key == key:
                    yield observation, option, reason


def place(view: View, name: str) -> View:
    car, floor = name.split(".")
    return cast(View, view["train"][int(car)][floor])


def empty(view: View, name: str) -> None:
    place(view, name).update(purses=[], jewels=0, strongboxes=0)


# --- The reason follows from the position ---------------------------------------------------------


def test_a_robbery_needs_loot_where_one_stands() -> None:
    observation, option, reason = next(found("reason-plan-robbery-here", "plan"))
    assert option.points_at["card"] == "robbery"
    here = place(observation.view, reason.things["place"])
    assert option.points_at["bandit"] in here["bandits"]
    there = len(here["purses"]) + here["jewels"] + here["strongboxes"]
    assert reason.things["number"] <= there
    bare = changed(observation, lambda view: empty(view, reason.things["place"]))
    assert not explain(bare, option).key.startswith("reason-plan-robbery-here")

    def add_jewel(view: View) -> None:
        place(view, reason.things["place"])["jewels"] += 1

    richer = explain(changed(observation, add_jewel), option)
    assert richer.things["number"] == reason.things["number"] + 1


def test_the_marshal_is_a_reason_only_where_he_is() -> None:
    for observation, option, reason in found("reason-go-bullet", "move_to"):
        marshal = observation.view["marshal"]
        goals = [other.points_at["position"] for other in observation.options]
        assert marshal in goals
        assert option.points_at["position"] != marshal
        assert reason.things["place"] == option.points_at["position"]
        cars = range(len(observation.view["train"]))
        far = next((f"{n}.in" for n in cars if f"{n}.in" not in goals), None)
        if far is not None:
            away = seen(observation, {**observation.view, "marshal": far})
            assert explain(away, option).key != "reason-go-bullet"
            return
    pytest.fail("no such position")


def test_the_richest_in_sight_is_the_richest() -> None:
    observation, option, _ = next(found("reason-fire-richest", "fire_at"))
    target = option.points_at["figure"]
    others = [o.points_at["figure"] for o in observation.options if o is not option]

    def enrich(view: View) -> None:
        view["bandits"][others[0]]["strongboxes"] += 9

    other = changed(observation, enrich)
    assert explain(other, option).key == "reason-fire"
    rich = next(o for o in observation.options if o.points_at["figure"] == others[0])
    assert explain(other, rich) == Reason("reason-fire-richest", {"target": others[0]})
    assert target != others[0]


def test_what_is_worth_most_is_told_with_its_value() -> None:
    _, option, reason = next(found("reason-rob", "rob"))
    values = {"jewel": 500, "strongbox": 1000}
    if reason.things["token"] in values:
        assert reason.things["money"] == values[reason.things["token"]]
    else:
        assert reason.things["label"] == option.points_at["label"]


# --- The reason is the bot's own ------------------------------------------------------------------


@pytest.mark.parametrize("config", GAMES, ids=str)
def test_the_terms_add_up_to_what_the_bot_weighs(config: dict[str, Any]) -> None:
    compared = 0
    for observation in positions("terms", **config):
        t = Thought(observation, Weights(), Random(0))
        judge = Judge(t.lineup, t.view, Weights())
        for plays in (0, 1, 3):
            terms = judge.terms(t.world, plays)
            assert sum(terms.values()) == pytest.approx(judge.worth(t.world, plays))
            compared += 1
    assert compared > 100


def test_the_reason_is_the_term_that_decided() -> None:
    """Without what the reason names the bot would not be as far ahead."""
    looked = 0
    for observation in positions("decisive"):
        assert observation.decision is not None
        if observation.decision.question not in ("move_to", "fire_at", "marshal_to"):
            continue
        t = Thought(observation, Weights(), Random(0))
        chosen = max(t.options, key=lambda option: outcome(t, option)[0])
        worlds = {o: t.foresight.terms(outcome(t, o)[2], 0) for o in t.options}
        best = worlds.pop(chosen)
        term = decisive(best, *worlds.values())
        leads = {
            name: best[name] - sum(w[name] for w in worlds.values()) / len(worlds) for name in best
        }
        assert leads[term] == max(leads.values()) >= 0
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("config", some(GAMES, 5), ids=str)
def test_every_choice_of_a_bot_has_a_reason_in_every_language(config: dict[str, Any]) -> None:
    english, french = StrictTexts("en"), StrictTexts("fr")
    keys: Counter[str] = Counter()
    for observation in chain(positions("said", **config), positions("again", **config)):
        for option in observation.options:
            reason = explain(observation, option)
            keys[reason.key] += 1
            said = advice.sentence(english, reason.key, reason.things)
            assert said[0].isupper() or said[0].isdigit()
            assert said[-1] == "."
            assert said != advice.sentence(french, reason.key, reason.things)
    assert len(keys) > 12


def test_a_reason_uses_nothing_but_what_the_seat_may_see() -> None:
    for observation in positions("a glimpse"):
        little = seen(observation, json.loads(json.dumps(observation.view)))
        for option in observation.options:
            assert explain(little, option) == explain(observation, option)


def test_where_a_bot_has_no_terms_a_slight_difference_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def imagined(_: Observation, __: Option, least: float = playouts.CLEAR) -> Reason | None:
        return Reason("reason-search-lost") if least < playouts.CLEAR else None

    monkeypatch.setattr(worker, "explain_by_search", imagined)
    monkeypatch.setattr(worker, "waited_for", lambda *_: make_bot("robber", 1))
    game = Game.new(Config(players=4, modules=["base", "marshal_prisoners"]), "slight")
    seat = next(d.seat for d in game.decisions if len(d.options) > 1)
    assert worker.advise(game.observe(seat).to_json())[1].key == "reason-search-lost"


def test_a_search_tells_what_its_imagined_rounds_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Good things happen in more of them than with other options, bad things in fewer."""
    monkeypatch.setattr(playouts, "SECONDS", 0.02)
    found = Counter[str]()
    for n, observation in enumerate(positions("imagined")):
        if n % 12 or len(observation.options) < 2:
            continue
        option = make_bot("robber", n).choose(observation)
        reason = playouts.explain_by_search(observation, option)
        if reason is None:
            continue
        found[reason.key] += 1
        number, other = reason.things["number"], reason.things["other"]
        is_bad = reason.key in ("reason-search-lost", "reason-search-bullet")
        assert (number < other) if is_bad else (number > other)
        for lang in ("en", "fr"):
            assert advice.sentence(StrictTexts(lang), reason.key, reason.things)
    assert len(found) > 1


def test_loot_is_not_said_to_come_of_a_card_that_brings_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Fire after which there is more loot has left a Robbery its place."""
    observation, fire = next(
        (seen, option)
        for seen in positions("besides")
        for option in seen.options
        if option.text == "play fire"
    )

    def loot_after(chosen: Option) -> Callable[[Any, Option, Any], None]:
        def play(_: Any, option: Option, tally: Any) -> None:
            tally.begin()
            if option.text == chosen.text:
                tally.note("loot", "purse")

        return play

    said = {}
    for option in observation.options:
        monkeypatch.setattr(playouts._Imagination, "play", loot_after(option))
        reason = playouts.explain_by_search(observation, option)
        assert reason is not None
        said[str(option.points_at.get("card"))] = reason.key
    assert said.pop(str(fire.points_at["card"])) == "reason-search-loot_besides"
    said.pop("punch", None)
    assert set(said.values()) == {"reason-search-loot"}
