"""Whatever is given to Folsom, it answers with a game or with a sentence, never with a crash."""

from __future__ import annotations

import copy
import itertools
import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from effort import EFFORT, SEED, count, in_time, times
from helpers import ALL_MIXES, SHAPES, Mix, fold, play_out, random_games, random_positions
from hypothesis import example, given, settings
from hypothesis import strategies as st
from scenarios import SCENARIOS

from folsom.game import Config, FolsomError, Game, IllegalChoice, Observation, Option, Record
from folsom.game.catalogue import bandits, cars
from folsom.game.editions import EDITIONS
from folsom.game.notation import card_kind, card_name, position_name, position_number
from folsom.game.parts import VARIANTS
from folsom.game.scenario import Scenario
from folsom.game.titles import read_config
from folsom.server import socket

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0, 1, -1, 2, 15, 16, 63, 64, 2**31, 2**63, 2**200])
    | st.floats()
    | st.text()
    | st.sampled_from(["", "base", "belle", "2016", "draw", "0.in", "purse #7", "\0", "\u202e"])
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
seeds = st.integers(0, 2**32)


def survives(read: Callable[[Any], object], data: Any) -> object | None:
    """Read it, or refuse it with a sentence for people."""
    count("fuzzed: inputs for readers")
    try:
        return read(data)
    except FolsomError as error:
        refusal = str(error)
    except Exception:
        count("faults: tracebacks")
        raise
    assert refusal.strip()
    return None


def mutated(data: Any, dice: random.Random, junk: Any) -> Any:
    """The same plain data with something inside it changed, doubled, moved or gone."""
    data = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        places = list(inside(data))
        if not places:
            return junk
        holder, key = dice.choice(places)
        what = dice.randrange(6)
        if what == 0:
            del holder[key]
        elif what == 1:
            holder[key] = junk
        elif what == 2:
            other, other_key = dice.choice(places)
            holder[key] = copy.deepcopy(other[other_key])
        elif what == 3 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(dice.choice(holder)))
        elif what == 4 and isinstance(holder[key], int):
            holder[key] += dice.choice((-1, 1, 2**40, -(2**70)))
        elif isinstance(holder, dict):
            holder[str(junk)] = holder.pop(key)
        else:
            dice.shuffle(holder)
    return data


def inside(data: Any) -> Any:
    """Every place in plain data: what holds it, and under which key."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(items):
        yield data, key
        if isinstance(value, (dict, list)):
            yield from inside(value)


# --- Configurations -------------------------------------------------------------------------------


@given(anything)
def test_any_json_is_a_configuration_or_is_refused(data: Any) -> None:
    survives(Config.from_json, data)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "edition": st.sampled_from(["2014", "2016", "proto", "2020"]) | anything,
            "mode": st.sampled_from(["advanced", "first_game"]) | anything,
            "variants": st.lists(st.sampled_from(VARIANTS), max_size=3) | anything,
            "modules": st.just(["base"]) | anything,
            "players": st.integers(0, 8) | anything,
            "seats": st.lists(
                st.sampled_from(bandits()) | st.lists(st.sampled_from(bandits()), max_size=3),
                max_size=7,
            )
            | anything,
            "cars": st.lists(st.sampled_from(list(cars())), max_size=8) | anything,
            "options": st.dictionaries(
                st.sampled_from(list(EDITIONS["2016"])),
                st.sampled_from(["2014", "2016", "proto", True, False, 1, "skip"]) | anything,
                max_size=2,
            )
            | anything,
            "schema": st.just(1) | anything,
        },
    )
)
@settings(max_examples=times(200))
def test_a_configuration_that_is_accepted_makes_a_game(data: Any) -> None:
    """BASE-COMBO-01 to 04, BASE-EDIT-13: whatever is refused, is refused before the game starts."""
    config = survives(Config.from_json, data)
    if isinstance(config, Config):
        assert Config.from_json(json.loads(json.dumps(config.to_json()))) == config
        game = Game.new(config, "accepted")
        play_out(game, random.Random(1))
        assert game.over


@given(st.sampled_from(ALL_MIXES), seeds, anything)
def test_a_damaged_configuration_is_refused_or_makes_a_game(mix: Mix, seed: int, junk: Any) -> None:
    data = mix.config.resolved("x").to_json()
    config = survives(Config.from_json, mutated(data, random.Random(seed), junk))
    if isinstance(config, Config):
        assert survives(lambda config: Game.new(config, "damaged"), config) is not None


# --- Records and saved games ----------------------------------------------------------------------


def finished(mix: Mix) -> Game:
    *_, game = random_games(mix, "fuzz")
    return game


GAMES = [finished(Mix(shape, "2014")) for shape in ("3", "duel", "3-two_bandits", "4-teams-expert")]


@given(anything)
def test_any_json_is_a_record_or_is_refused(data: Any) -> None:
    survives(Record.from_json, data)
    survives(Game.from_json, data)
    survives(Game.from_json, {"schema": 1, "record": data})
    survives(Record.from_json, [data, data])
    survives(Observation.from_json, data)


@given(st.text() | st.lists(anything.map(json.dumps)).map("\n".join))
@example("[" * 100_000)
@example('{"folsom": 1}\n' * 3)
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    survives(Record.from_text, text)


def read_and_replay(data: Any) -> object:
    record = Record.from_json(data)
    record.verify()
    return record


@given(st.sampled_from(GAMES), st.booleans(), seeds, anything)
@settings(max_examples=times(80))
def test_a_damaged_record_is_refused_or_replays(
    game: Game, with_seed: bool, seed: int, junk: Any
) -> None:
    data = Record.of(game, with_seed).to_json()
    damaged = mutated(data, random.Random(seed), junk)
    survives(read_and_replay, damaged)
    survives(Game.from_json, {"schema": 1, "record": damaged})


@given(st.sampled_from(GAMES), seeds, st.text(max_size=3))
def test_a_record_with_wrong_letters_is_refused_or_replays(
    game: Game, seed: int, letters: str
) -> None:
    text = Record.of(game).to_text()
    at = random.Random(seed).randrange(len(text))
    record = survives(Record.from_text, text[:at] + letters + text[at + len(letters) :])
    if isinstance(record, Record):
        survives(lambda record: record.verify(), record)


@given(st.sampled_from(list(SHAPES)), seeds, anything)
@settings(max_examples=times(80))
def test_a_damaged_observation_is_refused_or_read(shape: str, seed: int, junk: Any) -> None:
    dice = random.Random(seed)
    game = next(random_games(Mix(shape), "observe"))
    data = json.loads(json.dumps(game.observe(0).to_json()))
    survives(Observation.from_json, mutated(data, dice, junk))


# --- Choices --------------------------------------------------------------------------------------

VERBS = re.findall(r"\w+", "play draw to target take drop push yes no pass keep discard caboose")
option_texts = st.text() | st.builds(
    lambda verb, rest: f"{verb} {rest}",
    st.sampled_from(VERBS),
    st.sampled_from(["", "fire", "move hidden", "belle", "9.roof", "0.in", "purse #1", "bullet"])
    | st.text(),
)


@cache
def positions() -> list[Game]:
    """Played when they are first wanted: not every process that shares a run does."""
    games = (random_positions(Mix(shape, "2014"), "choices", 4) for shape in SHAPES)
    return [game.clone() for game in itertools.chain.from_iterable(games)]


any_position = st.deferred(lambda: st.sampled_from(positions()))


@given(any_position, option_texts, scalars | st.sampled_from(bandits()))
@settings(max_examples=times(300))
def test_a_choice_that_is_not_open_is_refused_and_changes_nothing(
    game: Game, text: str, seat: Any
) -> None:
    """BASE-GEN-05, BASE-PLAN-02: only listed options can be chosen."""
    before, choices = fold(game.state), list(game.choices)
    events = len(game.events)
    attempt = game.clone()
    try:
        attempt.play(seat, text)
    except IllegalChoice:
        assert fold(attempt.state) == before
        assert attempt.choices == choices
        assert len(attempt.events) == events
    else:
        decision = game.decision(seat)
        assert decision is not None
        assert text in [option.text for option in decision.options]


@given(any_position, st.integers(), seeds)
def test_an_option_of_another_position_is_refused_unless_it_is_open_here(
    game: Game, word: int, seed: int
) -> None:
    dice = random.Random(seed)
    other = dice.choice(positions())
    foreign = dice.choice(dice.choice(other.decisions).options)
    for option in (foreign, Option("nonsense", "play", {}, word)):
        for decision in game.decisions:
            before = fold(game.state)
            attempt = game.clone()
            if option.text in [legal.text for legal in decision.options]:
                attempt.play(decision.seat, option)
                assert fold(attempt.state) != before
            else:
                with pytest.raises(IllegalChoice):
                    attempt.play(decision.seat, option)
                assert fold(attempt.state) == before


@given(anything)
def test_any_seat_is_a_seat_or_is_refused(seat: Any) -> None:
    game = positions()[0]
    for look in (game.view, game.decision, game.observe):
        if seat is not None:
            survives(look, seat)


@given(st.text())
@example("10.roof")
@example("٣.in")
@example("3.in\n")
def test_a_position_is_read_as_it_is_written(text: str) -> None:
    number = position_number(text)
    if number is not None and text.isascii():
        assert position_number(position_name(number)) == number
    kind = card_kind(text)
    assert kind is None or card_name(kind) == text


@pytest.mark.parametrize("position", range(22))
def test_every_position_has_a_name_that_is_read_back(position: int) -> None:
    assert position_number(position_name(position)) == position


# --- Scenarios ------------------------------------------------------------------------------------


def run(text: str) -> object:
    return Scenario.from_text(text).run()


@given(st.text())
@example("[[play]]\nseat = 1")
@example("position = 3")
@example("[game]\nseats = 7")
def test_any_text_is_a_scenario_or_is_refused(text: str) -> None:
    survives(run, text)


@pytest.mark.parametrize("part", range(4))
def test_a_damaged_scenario_is_refused_or_runs(part: int) -> None:
    """Lines lost, doubled, exchanged, and numbers, names and words replaced."""
    dice = random.Random(part)
    for path in SCENARIOS[part::4]:
        text = path.read_text(encoding="utf-8")
        for _ in range(12):
            survives(run, damaged(text, dice))


WORDS = re.findall(
    r"\S+",
    """
    belle tuco ghost doc django cheyenne marshal locomotive fire move punch robbery floor_change
    bullet purse jewel strongbox stealin schemin round_start 0.in 9.roof expert teams two_bandits
    duel_2014 2014 2016 proto -1 0 1 2 5 6 99 250 1e99 nan 1979-05-27 true false [] {}
    """,
)


def damaged(text: str, dice: random.Random) -> str:
    lines = text.splitlines()
    for _ in range(dice.choice((1, 1, 2, 4))):
        n = dice.randrange(len(lines))
        what = dice.randrange(5)
        if what == 0:
            lines[n] = ""
        elif what == 1:
            lines.append(lines[n])
        elif what == 2:
            m = dice.randrange(len(lines))
            lines[n], lines[m] = lines[m], lines[n]
        else:
            words = lines[n].split(" ")
            word = dice.choice(WORDS)
            words[dice.randrange(len(words))] = word if what == 3 else f'"{word}"'
            lines[n] = " ".join(words)
    return "\n".join(lines)


# --- By the million -------------------------------------------------------------------------------

PARTS = 10
INPUTS = 1_000_000 if EFFORT > 1 else times(4000)  # of all parts together


@cache
def originals() -> list[tuple[Callable[[Any], object], str]]:
    """Every reader of texts, with something that it reads."""
    game = next(random_games(ALL_MIXES[0], "fuzz"))
    found: list[tuple[Callable[[Any], object], str]] = [(Record.from_text, record_text(game))]
    for mix in ALL_MIXES[:: len(ALL_MIXES) // 20]:
        found.append((read_configuration, json.dumps(mix.config.to_json())))
    options = [option.text for decision in game.decisions for option in decision.options]
    found += [
        (read_command, json.dumps({"type": "choose", "id": "1", "option": o, "seen": 1}))
        for o in options or ["draw"]
    ]
    return found


def read_configuration(text: str) -> object:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None  # no JSON
    return read_config(data)


def read_command(text: str) -> object:
    """What comes on a socket; None closes it."""
    return socket._command(text)


def record_text(game: Game) -> str:
    return "".join(Record.of(game).to_text().splitlines(True)[:2])


@pytest.mark.parametrize("part", range(PARTS))
def test_damaged_texts_are_refused_or_read(part: int) -> None:
    """Letters changed, doubled, moved or gone, anywhere."""
    dice = random.Random(f"{SEED} letters {part}")
    texts = originals()
    for _ in in_time(range(INPUTS // PARTS)):
        read, text = dice.choice(texts)
        survives(read, scrambled(text, dice))


def scrambled(text: str, dice: random.Random) -> str:
    for _ in range(dice.choice((1, 1, 2, 5))):
        a, b = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        b = min(b, a + dice.choice((0, 1, 1, 2, 8, 40)))
        text = text[:a] + dice.choice(ODD) * dice.choice((0, 1, 1, 3)) + text[b:]
    return text


ODD = ["0", "9" * 30, '"', "{", "}", "[", "]", ",", ":", "-", "1e999", "null", "\\ud800", "\\u0000"]
ODD += ["\0", "\x07", "\u202e", "\u3164", "é", " ", "\n", "true", "belle", "players", "seed"]
ODD += ["[" * 500]
