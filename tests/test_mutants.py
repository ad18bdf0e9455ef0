"""The faults of `./folsom test mutants`: which there are, and that they are noticed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("mutants need fork", allow_module_level=True)

from mutants import (
    EQUIVALENT,
    FOR_MANY_GAMES,
    all_faults,
    draw,
    exit_code,
    heard_from,
    rule_files,
    short,
    spawn,
    stop_after,
)
from mutations import Fault, faults_of

ROOT = Path(__file__).resolve().parents[1]

RULE = '''
"""A rule of three lines."""
from x import y

LIMIT: Final[i64] = 3


def rob(s: State, figure: i64) -> None:
    """No rule of ours: 7."""
    if s.loot[figure] < LIMIT and not s.over:
        take(s, figure)
        s.taken += 1


def play_randomly(s: State) -> i64:
    return 5
'''


@pytest.fixture
def faults(tmp_path: Path) -> list[Fault]:
    path = tmp_path / "rule.py"
    path.write_text(RULE, encoding="utf-8")
    return list(faults_of(path, FOR_MANY_GAMES, True))


def test_every_word_of_a_rule_has_its_faults_and_nothing_else(faults: list[Fault]) -> None:
    condition = "if s.loot[figure] < LIMIT and not s.over:"
    assert [fault.lines() for fault in faults] == [
        ("LIMIT: Final[i64] = 3", "LIMIT: Final[i64] = 2"),
        ("LIMIT: Final[i64] = 3", "LIMIT: Final[i64] = 4"),
        (condition, f"return; {condition}"),
        (condition, "if s.loot[figure] <= LIMIT and not s.over:"),
        (condition, "if s.loot[figure] >= LIMIT and not s.over:"),
        (condition, "if s.loot[figure] < LIMIT or not s.over:"),
        (condition, "if s.loot[figure] < LIMIT and s.over:"),
        ("take(s, figure)", "pass"),
        ("s.taken += 1", "pass"),
        ("s.taken += 1", "s.taken -= 1"),
        ("s.taken += 1", "s.taken += 0"),
        ("s.taken += 1", "s.taken += 2"),
    ]
    assert {fault.function for fault in faults} == {"", "rob"}


def test_each_fault_is_a_program(faults: list[Fault]) -> None:
    for fault in faults:
        compile(fault.source(), fault.path, "exec")


def test_faults_are_drawn_from_all_files_and_the_same_for_a_seed() -> None:
    everything = all_faults(rule_files())
    drawn = draw(everything, 500, "a")
    assert drawn == draw(everything, 500, "a")
    assert drawn != draw(everything, 500, "b")
    assert len(set(drawn)) == 500
    rooms = {short(fault.path).split("/")[0] for fault in drawn}
    assert rooms >= {"base", "couriers", "horses", "marshal", "superexpress", "variants"}


def test_every_fault_that_is_called_equivalent_is_one_that_could_be_drawn() -> None:
    paths = {short(path): path for path in rule_files()}
    for (name, function), changes in EQUIVALENT.items():
        faults = faults_of(paths[name], FOR_MANY_GAMES, True)
        assert {*changes} <= {f.lines() for f in faults if f.function == function}


@pytest.mark.parametrize(("noticed", "code"), [(500, 0), (485, 0), (484, 1), (0, 1)])
def test_a_run_succeeds_if_97_of_100_were_noticed(noticed: int, code: int) -> None:
    assert exit_code(noticed, 500) == code


def end_of(work: Callable[[], object]) -> str:
    """What is made of it, after somebody has listened to its end."""
    child = spawn(work)
    while part := os.read(child.pipe, 1 << 16):
        child.heard += part
    return str(heard_from(child).what)


def never_end() -> None:
    stop_after(0.05)
    while True:
        pass


def test_what_never_ends_was_noticed_but_not_what_somebody_else_has_ended() -> None:
    assert end_of(never_end) == "no end"
    assert end_of(lambda: os.kill(os.getpid(), signal.SIGKILL)) == "broken"


def test_faults_in_a_rule_are_noticed_by_scenarios() -> None:
    command = [sys.executable, "tests/mutants.py", "3", "--file", "base/robbery.py"]
    options = ["--scenarios", "--seed", "2", "--workers", "1"]
    done = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True)
    noticed = re.search(r"3 of 3 noticed \(100\.0%\): (.*)", done.stdout)
    assert noticed, done.stdout + done.stderr
    assert set(re.findall(r"by ([a-z ]+)", noticed[1])) <= {"scenario", "no end"}
    assert done.returncode == 0
