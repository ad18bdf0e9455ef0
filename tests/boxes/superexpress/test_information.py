"""Nothing that reaches a seat of Colt Super Express depends on anything hidden from it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest
from effort import times

from boxes.superexpress.helpers import IDS, MIXES, Mix, config_of, new_state, numbers, random_games
from folsom.boxes.superexpress.printed import super_loot_values
from folsom.boxes.superexpress.rules.program import (
    FIRE,
    FLIP,
    FLOOR_CHANGE,
    HORSE,
    MOVE,
    REFLEX,
    laid_under,
)
from folsom.boxes.superexpress.rules.redeal import redeal
from folsom.boxes.superexpress.rules.state import LOOT, PROGRAM, SHOOTIN, SHOWN, State
from folsom.engine.bits import bit
from folsom.game import Game, Observation, Record, RecordError

mixes = pytest.mark.parametrize("mix", MIXES, ids=IDS)


def permuted(
    game: Game, observer: int | None, dice: random.Random, sees_who_answered: bool = False
) -> Game:
    """Another game that the observer cannot tell from this one (SUPER-INFO-02, 03)."""
    other = game.clone()
    s = other.state
    s.r0, s.r1, s.r2, s.r3 = (dice.getrandbits(32) for _ in range(4))
    won = {card for seat in range(s.rules.n_seats) for card in range(8) if holds(s, seat, card)}
    hidden = [card for card in range(8) if card not in won]
    dice.shuffle(hidden)
    s.wagons = sum(hidden[car] << 4 * car for car in range(s.tail))
    for seat in range(s.rules.n_seats):
        if seat != observer and s.aboard & bit(seat) and not s.over:
            answered = not s.asked & bit(seat) if sees_who_answered else dice.random() < 0.5
            s.seat[PROGRAM + seat] = dice.choice(list(s.rules.programs)) if answered else 0
            s.asked = s.asked & ~bit(seat) | (0 if answered else bit(seat))
    return other


def holds(s: State, seat: int, card: int) -> bool:
    return bool(s.seat[LOOT + seat] & bit(card))


def positions(mix: Mix) -> Iterator[Game]:
    for seed in range(times(1)):
        yield from random_games(mix, f"leaks {seed}")


@mixes
def test_views_options_and_observations_tell_nothing_hidden(mix: Mix) -> None:
    """SUPER-INFO-01 to 03: neither programs nor backs of wagons, nor seats that have answered."""
    changed = seen = 0
    for game in positions(mix):
        for observer in (None, *range(mix[0])):
            dice = random.Random(f"{len(game.choices)} {observer}")
            other = permuted(game, observer, dice)
            assert json.dumps(other.view(observer)) == json.dumps(game.view(observer))
            seen += 1
            changed += numbers(other.state)[:-4] != numbers(game.state)[:-4]
            if observer is not None:
                mine, theirs = game.observe(observer), other.observe(observer)
                assert mine.options == theirs.options
                assert json.dumps(mine.to_json()) == json.dumps(theirs.to_json())
    assert changed > seen / 2


@mixes
def test_events_tell_a_program_only_to_its_owner_and_only_when_all_have_answered(mix: Mix) -> None:
    """SUPER-INFO-02, 05: cards that were not revealed are never shown."""
    for game in positions(mix):
        for event in game.events:
            for seat in (None, *range(mix[0])):
                if "cards" in event.seen_by(seat):
                    assert event.kind == "programmed"
                    assert seat is not None
                    assert event.things["seat"] == game.seats[seat]
        if not game.over and game.state.asked != game.state.aboard:
            assert game.events[-1].kind == "round_begun"


@mixes
def test_a_redeal_agrees_with_what_the_seat_knows(mix: Mix) -> None:
    for game in positions(mix):
        for seat in range(mix[0]):
            seen = game.observe(seat)
            sample = seen.sample(*(random.Random(seat).getrandbits(31) for _ in range(4)))
            again = game.clone()
            sample.listener = again.state.listener
            again.situation.state = sample
            assert json.dumps(again.view(seat)) == json.dumps(game.view(seat))
            sent = json.loads(json.dumps(seen.to_json()))
            assert Observation.from_json(sent).to_json() == seen.to_json()


def test_a_redeal_turns_every_wagon_evenly() -> None:
    """SUPER-INFO-03: seven cards may be the Tail when one of eight has been won."""
    game = next(g for g in random_games((4, ()), "even") if g.state.round == 2)
    won = next(card for seat in range(4) for card in range(8) if holds(game.state, seat, card))
    seen = game.observe(0)
    dice = random.Random("even")
    found = Counter(
        seen.sample(*(dice.getrandbits(31) for _ in range(4))).wagons & 15 for _ in range(7_000)
    )
    assert set(found) == set(range(8)) - {won}
    assert all(abs(n - 1_000) < 160 for n in found.values())


def test_a_card_still_face_down_may_be_any_that_was_not_shown() -> None:
    """SUPER-INFO-01, 02: in the middle of a round, with one card of three revealed."""
    s = new_state((3, ("horse",)), "shown")
    s.phase = SHOOTIN
    s.seat[SHOWN + 1] = laid_under(0, 0, FLOOR_CHANGE)
    s.seat[PROGRAM + 1] = laid_under(laid_under(0, 0, MOVE), 1, FIRE)
    s.seat[PROGRAM + 0] = laid_under(0, 0, FLIP)
    samples = [redeal(s, 0, 1, 2, 3, n) for n in range(300)]
    left = permutations((MOVE, FLIP, FIRE, HORSE), 2)
    assert {r.seat[PROGRAM + 1] for r in samples} == {laid_under(a + 1, 1, b) for a, b in left}
    assert {r.seat[PROGRAM + 0] for r in samples} == {s.seat[PROGRAM + 0]}, "the owner knows"
    assert {r.seat[PROGRAM + 2] for r in samples} == {0}


def test_a_last_card_face_down_is_none_of_those_shown() -> None:
    """SUPER-INFO-01, 02: two cards of three are revealed."""
    s = new_state((3, ("reflex", "horse")), "last")
    s.phase = SHOOTIN
    s.seat[SHOWN + 1] = pile_of(HORSE, MOVE)
    s.seat[PROGRAM + 1] = pile_of(FIRE)
    samples = [redeal(s, 0, 1, 2, 3, n) for n in range(60)]
    left = (FLOOR_CHANGE, FLIP, FIRE, REFLEX)
    assert {r.seat[PROGRAM + 1] for r in samples} == {pile_of(kind) for kind in left}


def test_programs_are_forgotten_while_they_are_made() -> None:
    """SUPER-INFO-02: seats aboard are asked again, but for the observer."""
    s = new_state((3, ()), "asked")
    s.aboard &= ~bit(2)
    s.asked = 0
    for seat in range(3):
        s.seat[PROGRAM + seat] = pile_of(MOVE, FLIP, FIRE)
    r = redeal(s, 0, 1, 2, 3, 4)
    assert r.asked == bit(1)
    kept = pile_of(MOVE, FLIP, FIRE)
    assert [r.seat[PROGRAM + seat] for seat in range(3)] == [kept, 0, kept]


def pile_of(*kinds: int) -> int:
    cards = 0
    for n, kind in enumerate(kinds):
        cards = laid_under(cards, n, kind)
    return cards


def test_the_owner_sees_program_and_cards_set_aside() -> None:
    """SUPER-INFO-02, SUPER-PLAN-04."""
    game = Game.new(config_of((3, ("horse",))), "own")
    name = game.seats[1]
    assert game.view(name)["own"]["hand"] == ["move", "floor_change", "flip", "fire", "horse"]
    game.play(name, "program fire horse move")
    own = game.view(name)["own"]
    assert own == {
        "hand": [],
        "program": ["fire", "horse", "move"],
        "aside": ["floor_change", "flip"],
    }
    assert game.view(game.seats[0])["own"]["program"] == []
    assert "own" not in game.view()
    assert game.asked == list(game.seats), "who has answered is nobody's business"


def test_no_view_shows_the_value_of_a_wagon_of_the_train() -> None:
    """SUPER-INFO-03, SUPER-LOOT-01: values are seen when a card is won."""
    values = set(super_loot_values())
    for game in positions((5, ())):
        won = {value for bandit in game.view()["bandits"].values() for value in bandit["loot"]}
        for seat in (None, *range(5)):
            text = json.dumps(game.view(seat))
            assert {value for value in values if str(value) in text} == won


# --- Saving and loading ---------------------------------------------------------------------------


@mixes
def test_a_game_can_be_saved_and_loaded_at_every_decision(mix: Mix) -> None:
    for seed in range(2):
        for game in random_games(mix, f"save {seed}"):
            again = Game.from_json(json.loads(json.dumps(game.to_json())))
            assert numbers(again.state) == numbers(game.state)
            for seat in (None, *range(mix[0])):
                assert again.view(seat) == game.view(seat)
            assert [e.to_json() for e in again.events] == [e.to_json() for e in game.events]
        Record.of(game).verify()
        blind = Record.from_text(Record.of(game, with_seed=False).to_text())
        blind.verify()
        assert blind.replay().result == game.result


def test_verify_catches_what_was_changed() -> None:
    *_, game = random_games((4, ("reflex",)), "verify")
    record = Record.of(game)
    result = {**(record.result or {}), "winners": []}
    choice = replace(record.choices[0], option="program move fire punch")
    for wrong in (
        replace(record, chance=record.chance[1:]),
        replace(record, seed="another"),
        replace(record, result=result),
        replace(record, choices=record.choices[:-1]),
        replace(record, choices=(choice, *record.choices[1:])),
    ):
        with pytest.raises(RecordError):
            wrong.verify()


def test_a_clone_has_the_same_future_and_its_own() -> None:
    game = next(g for g in random_games((4, ()), "clone") if len(g.choices) == 2)
    other = game.clone()
    before = numbers(game.state)
    assert numbers(other.state) == before
    for decision in other.decisions:
        other.play(decision.seat, decision.options[5])
    assert numbers(game.state) == before
    for decision in game.decisions:
        game.play(decision.seat, decision.options[5])
    assert numbers(game.state) == numbers(other.state)
    assert [e.kind for e in game.events] == [e.kind for e in other.events]
