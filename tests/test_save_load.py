"""A game can be put down and taken up at any decision, and its record proves it."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers import SHAPES, Mix, mixes, numbers, play_out, printed_today, random_positions

from folsom.engine.listener import POSSIBILITIES
from folsom.game import Choice, Game, Record, RecordError
from folsom.game.record import RULES_VERSION

shapes = pytest.mark.parametrize("shape", SHAPES)


def same_future(one: Game, other: Game) -> None:
    """Both go on alike, to the last number."""
    dice, same_dice = random.Random("future"), random.Random("future")
    play_out(one, dice)
    play_out(other, same_dice)
    assert numbers(one.state) == numbers(other.state)
    assert one.result == other.result
    assert one.choices == other.choices
    assert one.events == other.events


def finished(mix: Mix, seed: str) -> Game:
    game = Game.new(mix.config, seed)
    play_out(game, random.Random(seed))
    return game


@shapes
def test_a_saved_game_has_the_same_future(shape: str) -> None:
    """BASE-RAND-02, BASE-ROUND-09."""
    for mix in mixes(shape):
        for game in random_positions(mix, "save", 1):
            text = json.dumps(game.to_json())
            loaded = Game.from_json(json.loads(text))
            assert numbers(loaded.state) == numbers(game.state)
            assert loaded.to_json() == game.to_json()
            assert loaded.decisions == game.decisions
            for seat in [None, *game.words.seats]:
                assert loaded.view(seat) == game.view(seat)
            same_future(loaded, game.clone())


@shapes
def test_a_clone_of_a_game_has_the_same_future(shape: str) -> None:
    for mix in printed_today(shape):
        for game in random_positions(mix, "clone", 2):
            same_future(game.clone(), game.clone())


@shapes
def test_a_record_without_its_seed_replays_by_what_chance_decided(shape: str) -> None:
    """BASE-RAND-01: a record holds everything that was random."""
    for mix in mixes(shape):
        game = finished(mix, "script")
        record = Record.of(game, with_seed=False)
        assert record.seed is None
        assert "script" not in record.to_text()
        record.verify()
        replayed = record.replay()
        assert numbers(replayed.state, generator=False) == numbers(game.state, generator=False)
        assert replayed.events == game.events
        half = len(record.choices) // 2
        assert record.replay(half).choices == game.choices[:half]


@shapes
def test_a_record_is_the_same_after_a_trip_through_text(shape: str) -> None:
    for mix in printed_today(shape):
        game = finished(mix, "text")
        for record in (Record.of(game), Record.of(game, with_seed=False)):
            again = Record.from_text(record.to_text())
            assert again == record
            assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
            again.verify()


def test_a_record_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    record = Record.of(finished(Mix("3"), "file"))
    path = tmp_path / "games" / "one.folsom"
    record.save(path)
    assert Record.load(path) == record
    assert [file.name for file in path.parent.iterdir()] == ["one.folsom"]
    with pytest.raises(RecordError, match="no file"):
        Record.load(tmp_path / "none.folsom")


TAMPERED_MIXES = [
    Mix("4"),
    Mix("duel", "2014"),
    Mix("6-teams-expert", "proto"),
    Mix("2-two_bandits"),
]


@pytest.fixture(params=TAMPERED_MIXES, ids=str)
def record(request: pytest.FixtureRequest) -> Record:
    return Record.of(finished(request.param, "tamper"))


def changed(record: Record, n: int, **changes: object) -> Record:
    choices = list(record.choices)
    choices[n] = replace(choices[n], **changes)  # type: ignore[arg-type]
    return replace(record, choices=tuple(choices))


def test_verify_accepts_what_was_played(record: Record) -> None:
    record.verify()
    replace(record, seed=None).verify()


def test_verify_catches_another_option(record: Record) -> None:
    """Unless the rest of the record, chance and result included, is just as true with it."""
    caught = missed = 0
    for n in range(0, len(record.choices), 7):
        decision = record.replay(n).decision(record.choices[n].seat)
        assert decision is not None
        for option in decision.options:
            if option.text == record.choices[n].option:
                continue
            forged = changed(record, n, option=option.text)
            try:
                forged.verify()
            except RecordError:
                caught += 1
            else:
                missed += 1
                assert forged.replay().result == record.result
    assert caught > 10
    assert caught > 5 * missed


def test_verify_catches_an_option_that_was_not_there(record: Record) -> None:
    for option in ("", "play", "to 9.roof", "target nobody", "draw twice"):
        with pytest.raises(RecordError, match="not legal"):
            changed(record, 3, option=option).verify()


def test_verify_catches_another_seat(record: Record) -> None:
    seats = {choice.seat for choice in record.choices}
    seat = next(seat for seat in sorted(seats) if seat != record.choices[-1].seat)
    with pytest.raises(RecordError, match="not legal"):
        changed(record, -1, seat=seat).verify()
    with pytest.raises(RecordError, match="not legal"):
        changed(record, 0, seat="nobody").verify()


@pytest.mark.parametrize("with_seed", [True, False])
def test_verify_catches_chance_that_decided_otherwise(record: Record, with_seed: bool) -> None:
    if not with_seed:
        record = replace(record, seed=None)
    drawn = [n for n, choice in enumerate(record.choices) if choice.chance]
    for n in drawn[:: max(1, len(drawn) // 8)]:
        chance = record.choices[n].chance
        for wrong in ((), chance[1:], (*chance, 0), (chance[0] + 999, *chance[1:])):
            with pytest.raises(RecordError):
                changed(record, n, chance=wrong).verify()
    for wrong in ((), record.chance[1:], (*record.chance, 0), (999, *record.chance[1:])):
        with pytest.raises(RecordError):
            replace(record, chance=wrong).verify()


def test_verify_catches_outcomes_about_the_same_that_changed_places(record: Record) -> None:
    """Which card comes first matters; what chance decides about first does not."""
    chance = record.chance
    by_matter = sorted(chance, key=lambda value: -(value // POSSIBILITIES))
    for seed in (record.seed, None):
        replace(record, chance=tuple(by_matter), seed=seed).verify()
    a, b = next(
        (a, b)
        for a, b in itertools.combinations(range(len(chance)), 2)
        if chance[a] != chance[b] and chance[a] // POSSIBILITIES == chance[b] // POSSIBILITIES
    )
    swapped = list(chance)
    swapped[a], swapped[b] = swapped[b], swapped[a]
    with pytest.raises(RecordError):
        replace(record, chance=tuple(swapped)).verify()


@pytest.mark.parametrize("with_seed", [True, False])
def test_a_record_of_the_first_format_replays(record: Record, with_seed: bool) -> None:
    """It does not say about what chance decided, only in which order."""
    lines: list[Any] = replace(record, seed=record.seed if with_seed else None).to_json()
    lines[0]["folsom"] = 1
    for line in lines[:-1]:
        line["chance"] = [value % POSSIBILITIES for value in line["chance"]]
    old = Record.from_json(lines)
    old.verify()
    assert old.replay().events == record.replay().events


def test_a_record_of_older_rules_replays_as_chance_decided_then(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """… and can be proved as long as today's rules give the same game."""
    other = Record.of(Game.new(record.config, "of another deal"))
    redealt = replace(record, seed="of another deal", seed_hash=other.seed_hash)
    monkeypatch.setattr("folsom.game.record.RULES_VERSION", RULES_VERSION + 1)
    monkeypatch.setattr(type(record.config), "rule_changes", frozenset({RULES_VERSION + 1}))
    for old in (record, redealt):
        old = Record.from_json(old.to_json())
        assert old.replay().events == replace(record, seed=None).replay().events
    record.verify()
    with pytest.raises(RecordError, match=f"rules version {RULES_VERSION}. It replays"):
        redealt.verify()


def test_a_record_of_newer_rules_is_refused(record: Record) -> None:
    for version in (RULES_VERSION + 1, 0, "1", True, None):
        lines: list[Any] = record.to_json()
        lines[0]["rules"] = version
        with pytest.raises(RecordError, match="rules version"):
            Record.from_json(lines)


def test_what_chance_will_decide_is_foreseen_and_nothing_changed(record: Record) -> None:
    game = record.start()
    for choice in record.choices:
        before = numbers(game.state)
        assert game.foresee(choice.seat, choice.option) == choice.chance
        assert numbers(game.state) == before
        game.play(choice.seat, choice.option)


def test_verify_catches_another_seed(record: Record) -> None:
    with pytest.raises(RecordError, match="hash"):
        replace(record, seed="another").verify()
    other = Game.new(record.config, "another")
    with pytest.raises(RecordError):
        replace(record, seed="another", seed_hash=other.seed_hash).verify()


def test_verify_catches_another_result(record: Record) -> None:
    assert record.result is not None
    seats = {name: {**seat, "score": 99_999} for name, seat in record.result["seats"].items()}
    for result in ({**record.result, "winners": []}, {**record.result, "seats": seats}, None):
        with pytest.raises(RecordError, match="result"):
            replace(record, result=result).verify()


def test_verify_catches_a_game_cut_short_or_drawn_out(record: Record) -> None:
    with pytest.raises(RecordError):
        replace(record, choices=record.choices[:-1]).verify()
    more = (*record.choices, Choice(record.choices[0].seat, "draw", ()))
    with pytest.raises(RecordError, match="not legal"):
        replace(record, choices=more).verify()
