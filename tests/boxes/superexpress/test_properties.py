"""What holds in every game of Colt Super Express, for every number of players and mix."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from boxes.superexpress.helpers import (
    IDS,
    MIXES,
    REAR,
    Mix,
    Model,
    config_of,
    model_of,
    new_state,
    numbers,
    random_games,
    random_states,
)
from folsom.boxes.superexpress.game.words import cards_of
from folsom.boxes.superexpress.printed import super_loot_values
from folsom.boxes.superexpress.rules import flow
from folsom.boxes.superexpress.rules.ending import winners
from folsom.boxes.superexpress.rules.state import AT, GONE, LOOT, PROGRAM, SHOWN, State, clone
from folsom.engine.bits import bit, count
from folsom.game import ConfigError, Game, IllegalChoice, SuperConfig

GAMES_PER_MIX = 2_500
GAMES_OF_THE_MODEL = 150
mixes = pytest.mark.parametrize("mix", MIXES, ids=IDS)


def test_fifty_thousand_games_are_played() -> None:
    assert len(MIXES) * GAMES_PER_MIX >= 50_000


@mixes
def test_every_bandit_is_in_one_place_and_every_card_with_one_owner(mix: Mix) -> None:
    """SUPER-MODEL-01, 03, SUPER-ELIM-02, SUPER-DROP-01, SUPER-END-01, 07, SUPER-LOOT-01."""
    n, _ = mix
    for number in range(GAMES_PER_MIX):
        for s in random_states(mix, f"census {number}"):
            check_census(s, n)
        assert s.round <= n + 1
        assert winners(s)


def check_census(s: State, n: int) -> None:
    standing = 0
    for place in range(18):
        line = s.line[place]
        assert not line or place <= 2 * s.tail + 1
        while line:
            seat = (line & 15) - 1
            assert s.seat[AT + seat] == place
            assert not standing & bit(seat)
            standing |= bit(seat)
            line >>= 4
    assert standing == s.aboard
    assert s.stunned & ~s.aboard == 0
    out = sum(bit(seat) for seat in range(n) if s.seat[GONE + seat])
    assert out | s.aboard | s.dust == bit(n) - 1
    assert not out & s.aboard
    assert not out & s.dust
    loot = [s.seat[LOOT + seat] for seat in range(n)]
    train = {s.wagons >> 4 * car & 15 for car in range(s.tail)}
    assert len(train) == s.tail
    assert sum(count(cards) for cards in loot) == count(sum(loot))
    assert not any(sum(loot) & bit(card) for card in train)
    if not s.over:
        assert s.dust == 0
        assert s.tail == n + 2 - s.round
        assert sum(count(cards) for cards in loot) == s.round - 1
        assert s.asked == s.aboard
        assert s.aboard & bit(s.first)
        assert count(s.aboard) >= 2
        assert not any(s.seat[PROGRAM + seat] | s.seat[SHOWN + seat] for seat in range(n))


@mixes
def test_the_engine_plays_like_a_plain_model(mix: Mix) -> None:
    """Section 5 to 11 of the rules, written twice."""
    n, _ = mix
    for number in range(GAMES_OF_THE_MODEL):
        s = new_state(mix, f"model {number}")
        model = model_of(s)
        dice = random.Random(f"{mix} {number}")
        while not s.over:
            compare(s, model)
            programs = {seat: dice.choice(list(s.rules.programs)) for seat in model.aboard}
            model.play_round({seat: cards_of(p) for seat, p in programs.items()}, n)
            for seat in dice.sample(sorted(programs), len(programs)):
                flow.play(s, seat, programs[seat])
        compare(s, model)
        assert {seat for seat in range(n) if winners(s) & bit(seat)} == model.winners()


def compare(s: State, model: Model) -> None:
    assert bool(s.over) == model.over
    values = super_loot_values()
    for place in range(2 * (s.tail + 1)):
        line, found = s.line[place], []
        while line:
            found.append((line & 15) - 1)
            line >>= 4
        assert found == model.lines[place // 2, "roof" if place % 2 else "in"]
    for seat in model.aboard:
        assert bool(s.facing_rear & bit(seat)) == (model.facing[seat] == REAR)
        assert bool(s.stunned & bit(seat)) == (seat in model.stunned)
    for seat in range(s.rules.n_seats):
        cards = {value for n, value in enumerate(values) if s.seat[LOOT + seat] & bit(n)}
        assert cards == set(model.loot.get(seat, []))
    if not s.over:
        assert s.first == model.first


@mixes
def test_chance_decides_in_the_set_up_only(mix: Mix) -> None:
    """SUPER-INFO-06, SUPER-ACT-02: the same programs have the same outcome."""
    for number in range(20):
        *_, game = random_games(mix, f"chance {number}")
        assert game.set_up_chance
        assert all(choice.chance == () for choice in game.choices)


def test_wagons_and_first_pawn_are_drawn_evenly() -> None:
    """SUPER-SETUP-02, 04: eight cards, of which n + 1 are used."""
    tails: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    games = 4_000
    for number in range(games):
        s = new_state((3, ()), f"deal {number}")
        tails[s.wagons >> 12 & 15] += 1
        firsts[s.first] += 1
    assert set(tails) == set(range(8))
    assert set(firsts) == {0, 1, 2}
    assert all(abs(n - games / 8) < 5 * (games / 8) ** 0.5 for n in tails.values())
    assert all(abs(n - games / 3) < 5 * (games / 3) ** 0.5 for n in firsts.values())


@mixes
def test_programs_may_be_locked_in_any_order(mix: Mix) -> None:
    """SUPER-PLAN-02: all do so at the same time."""
    dice = random.Random("order")
    for number in range(30):
        a = new_state(mix, f"order {number}")
        b = clone(a)
        chosen = [dice.choice(list(a.rules.programs)) for _ in range(mix[0])]
        for seat in range(mix[0]):
            flow.play(a, seat, chosen[seat])
        for seat in dice.sample(range(mix[0]), mix[0]):
            flow.play(b, seat, chosen[seat])
        assert numbers(a) == numbers(b)


@mixes
def test_what_is_not_listed_is_refused_and_changes_nothing(mix: Mix) -> None:
    """SUPER-PLAN-02, 05."""
    game = Game.new(config_of(mix), "illegal")
    before = numbers(game.state)
    name = game.seats[0]
    wrong = ("program move fire", "program move move fire", "pass", "program", "")
    for text in (*wrong, "program fire move robbery"):
        with pytest.raises(IllegalChoice):
            game.play(name, text)
    assert numbers(game.state) == before
    game.play(name, "program move fire flip")
    with pytest.raises(IllegalChoice, match="nothing to decide"):
        game.play(name, "program move fire flip")


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 2}, "is for 3, 4, 5, 6, 7 players, not 2"),
        ({"players": 8}, "is for 3, 4, 5, 6, 7 players, not 8"),
        ({}, "Say how many players"),
        ({"players": True}, "Say how many players"),
        ({"seats": ["belle", "mei", "belle"]}, "Belle cannot be played twice"),
        ({"seats": ["belle", "mei", "silk"]}, "no bandit 'silk'"),
        ({"seats": [["belle", "mei"], "doc", "tuco"]}, "one bandit"),
        ({"seats": ["belle", "mei", "doc"], "players": 4}, "4 players cannot sit in 3 seats"),
        ({"players": 3, "extensions": ["train"]}, "no extension 'train'; choose among horse"),
        ({"players": 3, "extensions": "horse"}, "list of words"),
    ],
)
def test_a_wrong_configuration_is_refused_in_a_sentence(
    settings: dict[str, object], sentence: str
) -> None:
    """SUPER-SCOPE-02 to 04."""
    with pytest.raises(ConfigError, match=sentence):
        SuperConfig(**settings)  # type: ignore[arg-type]
