"""The example that learns: a network imitates a bot (examples/learning.py)."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

from folsom.bots import make_bot
from folsom.envs.spaces import Spaces
from folsom.game import FolsomError, Game

ROOT = Path(__file__).resolve().parents[1]
SMALL = ["--lessons=3", "--times=4", "--games=2"]


@pytest.fixture
def learning(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    return import_module("learning")


@pytest.fixture
def dice() -> np.random.Generator:
    return np.random.default_rng(7)


def test_the_example_learns_draws_and_plays(
    learning: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = ROOT / "examples" / "learning.py"
    done = subprocess.run(
        [sys.executable, str(example), "learnt", *SMALL],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    stages = re.findall(r"^(nothing learnt|\d times seen) ", done.stdout, re.MULTILINE)
    assert stages == ["nothing learnt", *(f"{n} times seen" for n in range(1, 5))]
    picture = ElementTree.parse(tmp_path / "learnt.svg")
    words = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {*stages, "fair 25.0 %"} <= words
    monkeypatch.chdir(tmp_path)
    game = Game.new(learning.TABLE, 7)
    bots = [make_bot("py:learning:LearntBot"), *(make_bot("random", n) for n in range(3))]
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bots[seat].choose(game.observe(seat)))
    assert game.result is not None


def test_a_bot_without_a_policy_says_how_to_make_one(
    learning: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    learning.kept.cache_clear()
    with pytest.raises(FolsomError, match=r"examples/learning\.py"):
        learning.LearntBot()


def test_a_network_that_imitates_soon_does_what_the_teacher_did(
    learning: ModuleType, dice: np.random.Generator
) -> None:
    choices = learning.taught(5)
    network = learning.Network.new(Spaces(learning.TABLE), dice)

    def alike() -> float:
        likely = learning.likelihoods(network.layers(choices.vectors)[-1], choices.masks)
        return float((likely.argmax(axis=1) == choices.actions).mean())

    before = alike()
    for _ in range(120):
        learning.imitate(network, choices, 1e-3, dice)
    assert before < 0.4
    assert alike() > 0.6


def test_every_step_makes_what_was_done_likelier(
    learning: ModuleType, dice: np.random.Generator
) -> None:
    choices = learning.taught(1)
    network = learning.Network.new(Spaces(learning.TABLE), dice)
    rows = np.arange(len(choices))

    def surprise() -> float:
        likely = learning.likelihoods(network.layers(choices.vectors)[-1], choices.masks)
        return float(-np.log(likely[rows, choices.actions]).mean())

    found = [surprise()]
    for _ in range(5):
        learning.imitate(network, choices, 1e-3, dice)
        found.append(surprise())
    assert found == sorted(found, reverse=True)
    assert found[0] == pytest.approx(np.log(choices.masks.sum(axis=1)).mean(), rel=1e-4)
