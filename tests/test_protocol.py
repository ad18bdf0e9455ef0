"""Bots in any language: the line protocol, from both sides."""

from __future__ import annotations

import gc
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from folsom.bots import Bot, make_bot
from folsom.bots.arena import play_game
from folsom.bots.external import ExternalBot
from folsom.bots.protocol import BotError, BotProgram, question
from folsom.game import Config, ConfigError, Game, SuperConfig
from folsom.table.errors import TableError
from folsom.table.lobby import known_bot
from folsom.texts import Texts, problems

ROOT = Path(__file__).resolve().parents[1]
THREE = Config(seats=["ghost", "belle", "tuco"])
PYTHON = f"cmd:{sys.executable}"


def play(game: Game, *bots: Bot) -> list[str]:
    """Play to the end; the options that were chosen."""
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bots[seat].choose(game.observe(seat)))
    return [choice.option for choice in game.choices]


def program(tmp_path: Path, code: str) -> str:
    """The name of a bot that runs this code, with a polite greeting before it."""
    path = tmp_path / "program.py"
    path.write_text(f"import sys, time\ninput()\nprint('ready', flush=True)\n{code}")
    return f"{PYTHON} {path}"


def asked(code: str, tmp_path: Path, budget: int | None = 100) -> Any:
    game = Game.new(THREE, 1)
    bot = make_bot(program(tmp_path, code), 1, budget=budget)
    return bot.choose(game.observe(game.decisions[0].seat))


def is_running(pid: int) -> bool:
    """One that is dead, but that nobody has waited for yet, does not run."""
    try:
        os.kill(pid, 0)
        state = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True
        )
    except ProcessLookupError:
        return False
    return state.stdout.strip()[:1] not in ("", "Z")


# --- Examples -------------------------------------------------------------------------------------


def test_the_example_in_python_plays_a_game_and_says_why() -> None:
    bot = make_bot(f"{PYTHON} {ROOT / 'examples' / 'bot.py'}", "a seed")
    others = [make_bot("random", n) for n in range(2)]
    first = play(Game.new(THREE, 5), bot, *others)
    assert isinstance(bot, ExternalBot)
    assert bot.because
    again = make_bot(f"{PYTHON} {ROOT / 'examples' / 'bot.py'}", "a seed")
    assert play(Game.new(THREE, 5), again, *[make_bot("random", n) for n in range(2)]) == first


@pytest.mark.skipif(shutil.which("node") is None, reason="without Node")
def test_the_example_in_javascript_plays_both_games() -> None:
    name = f"cmd:node {ROOT / 'examples' / 'bot.mjs'}"
    for config in (THREE, SuperConfig(players=3)):
        bots = [make_bot(name, 1, config.game)] + [make_bot("random", n) for n in range(2)]
        game = Game.new(config, 2)
        play(game, *bots)
        assert game.result is not None


def test_the_example_that_samples_plays_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    monkeypatch.setattr("sampling.SAMPLES", 2)
    bot = make_bot("py:sampling:SamplingBot", 1)
    game = Game.new(THREE, 3)
    play(game, bot, *[make_bot("random", n) for n in range(2)])
    assert game.result is not None


def test_the_arena_takes_a_program() -> None:
    name = f"{PYTHON} {ROOT / 'examples' / 'bot.py'}"
    wishes = ["--players=3", "--games=3", "--seed=x", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "folsom", "arena", name, "random", *wishes],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert json.loads(done.stdout)["bots"][0]["name"] == name


# --- Our bots as engines --------------------------------------------------------------------------


def test_our_bot_behind_the_protocol_plays_as_it_does_at_home() -> None:
    """`folsom bot heuristic` gets all it needs, and the same seed."""
    bot = make_bot(f"{PYTHON} -m folsom bot heuristic --why", "seat 0")
    others = [make_bot("random", n) for n in (1, 2)]
    away = play(Game.new(THREE, "home"), bot, *others)
    assert isinstance(bot, ExternalBot)
    assert bot.because.endswith(".")
    others = [make_bot("random", n) for n in (1, 2)]
    assert play(Game.new(THREE, "home"), make_bot("heuristic", "seat 0"), *others) == away


def test_an_engine_says_what_is_wrong_and_goes_on() -> None:
    engine = BotProgram("random", lambda game, seed, budget: make_bot("random", seed, game))
    game = Game.new(THREE, 1)
    seen = game.observe(game.decisions[0].seat)
    lines = ["folsom 1", "sing", "choose {", 'choose {"view": {}}', ""]
    lines += [f"choose {json.dumps(question(seen, None, True))}", "quit", "folsom 1"]
    said = list(engine.answers(lines))
    assert said[:3] == ["id name random", "wants observation", "ready"]
    assert [line.split()[0] for line in said[3:]] == ["error", "error", "error", "option"]
    assert said[-1].removeprefix("option ") in [option.text for option in seen.options]


# --- What is sent ---------------------------------------------------------------------------------


def test_only_what_an_observation_holds_is_sent(tmp_path: Path) -> None:
    """Everything that a program hears is made from the seat's view, and no more unless it asks."""
    heard = tmp_path / "heard"
    code = f"""
log = open({str(heard)!r}, "w")
for line in sys.stdin:
    log.write(line)
    log.flush()
    if line.startswith("choose"):
        print("option 0", flush=True)
"""
    game = Game.new(THREE, 9)
    bot = make_bot(program(tmp_path, code), "seed", budget=70)
    for _ in range(12):
        seat = game.decisions[0].seat
        bot.choose(game.observe(seat))
        game.play(seat, game.decisions[0].options[0])
    assert isinstance(bot, ExternalBot)
    bot.over({"winners": []})
    bot.close()
    lines = [line.split(" ", 1) for line in heard.read_text().splitlines()]
    assert [word for word, *_ in lines] == ["game", *["choose"] * 12, "over", "quit"]
    replay = Game.new(THREE, 9)
    for _, text in lines[1:13]:
        seat = replay.decisions[0].seat
        assert json.loads(text) == {
            "seat": replay.seats[seat],
            "budget": 70,
            "options": [option.text for option in replay.decisions[0].options],
            "view": json.loads(json.dumps(replay.view(seat))),
        }
        replay.play(seat, replay.decisions[0].options[0])


# --- Programs that misbehave ----------------------------------------------------------------------


def test_a_program_that_hangs_is_an_error_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folsom.bots.external.GRACE", 0.3)
    monkeypatch.setattr("folsom.bots.external.FAREWELL_TIME", 0.2)
    pids = tmp_path / "pids"
    code = f"""
import os, subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
time.sleep(600)
"""
    with pytest.raises(BotError, match=r"did not answer within 0\.4 seconds"):
        asked(code, tmp_path)
    left = [int(pid) for pid in pids.read_text().split()]
    until(lambda: not any(is_running(pid) for pid in left))


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise KeyError('no idea')", "ended before the game did: KeyError: 'no idea'"),
        ("sys.exit(3)", "ended before the game did: code 3"),
        ("print('option fly away', flush=True); time.sleep(9)", "chose 'fly away', which is not"),
        ("print('option 99', flush=True); time.sleep(9)", "chose '99', which is not legal"),
        ("print('hello', flush=True); time.sleep(9)", "said 'hello', and not 'option'"),
        ("import os; os.close(1); time.sleep(9)", "has closed its input or output"),
    ],
)
def test_a_program_that_fails_is_a_clear_error(tmp_path: Path, code: str, why: str) -> None:
    with pytest.raises(BotError) as caught:
        asked(code, tmp_path)
    assert why in str(caught.value)
    assert problems.sentence(Texts("en"), caught.value) == str(caught.value)
    assert problems.sentence(Texts("fr"), caught.value) != str(caught.value)


def test_a_program_that_talks_without_end_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folsom.bots.external.GRACE", 0.3)
    monkeypatch.setattr("folsom.bots.external.FAREWELL_TIME", 0.2)
    for word in ("info", "because"):
        with pytest.raises(BotError, match="did not answer"):
            asked(f"while True: print('{word} this and that')", tmp_path)


def test_starting_a_program_is_not_thinking(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import sys, time\ntime.sleep(0.5)\nprint('ready', flush=True)\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('choose'): print('option 0', flush=True)\n"
    )
    begun = time.perf_counter()
    entries = play_game(THREE, "slow", [f"{PYTHON} {slow}", "random", "random"])
    assert 0 < entries[0].thinking.seconds < time.perf_counter() - begun - 0.5


def test_a_file_that_is_no_program_is_a_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xd8\x00")
    path.chmod(0o755)
    with pytest.raises(BotError, match="cannot be started") as caught:
        make_bot(f"cmd:{path}")
    assert problems.sentence(Texts("en"), caught.value) == str(caught.value)
    assert problems.sentence(Texts("fr"), caught.value) != str(caught.value)


def test_the_arena_reports_what_was_played_before_a_bot_failed(tmp_path: Path) -> None:
    """It plays its first game, and dies in the second."""
    code = f"""
import pathlib
been = pathlib.Path({str(tmp_path / "been")!r})
if been.exists():
    raise SystemExit("once is enough")
been.touch()
for line in sys.stdin:
    if line.startswith("choose"):
        print("option 0", flush=True)
"""
    done = arena(program(tmp_path, code), "random", "--players=3", "--games=6", "--json")
    out, errors = done.communicate(timeout=60)
    assert json.loads(out)["games"] == 1
    assert json.loads(out)["interrupted"]
    assert "once is enough" in errors
    assert "Traceback" not in errors
    assert done.returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="without signals")
@pytest.mark.parametrize(("word", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_contest_that_is_ended_leaves_no_program_behind(
    tmp_path: Path, word: signal.Signals, code: int, jobs: int
) -> None:
    dreamer = f"""
import os
open({str(tmp_path)!r} + f"/pid{{os.getpid()}}", "w").close()
time.sleep(600)
"""
    name = program(tmp_path, dreamer)
    contest = arena(name, "random", "--players=3", "--games=6", f"--jobs={jobs}")
    until(lambda: len(list(tmp_path.glob("pid*"))) == jobs)
    pids = [int(path.name.removeprefix("pid")) for path in tmp_path.glob("pid*")]
    contest.send_signal(word)
    contest.communicate(timeout=60)
    assert contest.returncode == code
    until(lambda: not any(is_running(pid) for pid in pids))


def arena(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "folsom", "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_program_ends_when_nobody_holds_its_bot(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = f"""
import os
open({str(pid)!r}, "w").write(str(os.getpid()))
for line in sys.stdin:
    if line.startswith("choose"):
        print("option 0", flush=True)
"""
    assert asked(code, tmp_path) is not None
    gc.collect()
    assert not is_running(int(pid.read_text()))


@pytest.mark.parametrize(
    "name", ["cmd:", "cmd:no-such-program-anywhere", 'cmd:"', "py:nowhere:Bot", "py:json:Bot"]
)
def test_a_bot_that_cannot_be_had_is_refused_before_the_game(name: str) -> None:
    with pytest.raises(ConfigError) as caught:
        make_bot(name)
    assert problems.sentence(Texts("en"), caught.value) == str(caught.value)
    assert problems.sentence(Texts("fr"), caught.value) != str(caught.value)


def test_a_class_of_any_package_is_a_bot() -> None:
    bot = make_bot("py:test_protocol:First", 1)
    game = Game.new(THREE, 4)
    seen = game.observe(game.decisions[0].seat)
    assert bot.choose(seen) == seen.options[0]


class First:
    """A bot of somebody's own."""

    name = "first"

    def __init__(self, seed: object, budget: int | None) -> None:
        self.seed = seed

    def choose(self, observation: Any) -> Any:
        return observation.options[0]


@pytest.mark.parametrize("name", ["cmd:touch x", "py:json:dumps", "openspiel"])
def test_nobody_runs_a_program_through_the_server(name: str) -> None:
    with pytest.raises(TableError):
        known_bot(name, "express")
