"""Compiled and uncompiled, the engine plays the same games to the last number."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from effort import times
from helpers import ALL_MIXES, checksum
from programs import do_without

from folsom.engine import bits, flow

ROOT = Path(__file__).resolve().parents[1]
COMPILED = Path(str(flow.__file__)).suffix in {".so", ".pyd"}
GAMES_PER_MIX = times(2)
SHARES = 8  # of all mixes, each with an interpreter of its own

PURE = f"""
import sys
from folsom.engine import flow
from helpers import ALL_MIXES, checksum
from programs import do_without
assert flow.__file__.endswith(".py"), flow.__file__
for mix in ALL_MIXES[int(sys.argv[1]) :: {SHARES}]:
    print(checksum(mix, {GAMES_PER_MIX}))
"""


def test_the_engine_is_compiled() -> None:
    """Otherwise nothing here compares anything, and nobody notices why all is slow."""
    if not COMPILED:
        do_without("the engine of this installation is not compiled")


@pytest.mark.skipif(not COMPILED, reason="engine not compiled here")
@pytest.mark.parametrize("share", range(SHARES))
def test_compiled_and_uncompiled_play_the_same_games(share: int) -> None:
    """Every word of the state at every decision, folded into a checksum for each mix."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")]),
    }
    pure = subprocess.run(
        [sys.executable, "-c", PURE, str(share)],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    uncompiled = [int(line) for line in pure.stdout.split()]
    mixes = ALL_MIXES[share::SHARES]
    compiled = [checksum(mix, GAMES_PER_MIX) for mix in mixes]
    assert dict(zip(mixes, compiled, strict=True)) == dict(zip(mixes, uncompiled, strict=True))


def test_a_set_reaches_to_its_last_bit() -> None:
    """mypyc shifts a literal in 32 bits, and a set of tokens or of received bullets has more."""
    assert [bits.bit(n) for n in range(63)] == [2**n for n in range(63)]
    assert [bits.lowest(2**n) for n in range(63)] == list(range(63))
    assert [bits.count(2**n - 1) for n in range(63)] == list(range(63))
    for kind in range(bits.ACTION_KINDS):
        assert bits.card(kind) == 16**kind
        assert bits.copies(bits.card(kind) * 3, kind) == 3
    assert bits.copies(9 * bits.card(bits.BULLET), bits.BULLET) == 9


OPS = ROOT / "build" / "ops.txt"  # what mypyc made of the sources, before it became C
RULES = ("engine", "search", "boxes/*/rules", "boxes/*/judgement.py")
# What may make an object of a word: lists that are needed seldom, and what is written down.
MAY_BOX = {
    "Listener.scripted",
    "Notebook.__init__",
    "Notebook.saw",
    "Search._descend",
    "Teams.borrow",
    "_Hidden._place_borrowed",
    "_Hidden.give_back",
    "counts",
    "deal_partner_of",
    "deal_strangers",
    "decide",
    "facing",  # as a view has it
    "hand",
    "loose_of",
    "programs",
}


def functions_of_the_rules() -> set[str]:
    """As ops.txt names them."""
    found = set()
    for room in RULES:
        for place in (ROOT / "src" / "folsom").glob(room):
            for file in place.rglob("*.py") if place.is_dir() else [place]:
                for node in ast.parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(node, ast.FunctionDef):
                        found.add(node.name)
                    elif isinstance(node, ast.ClassDef):
                        methods = [n for n in node.body if isinstance(n, ast.FunctionDef)]
                        found |= {f"{node.name}.{method.name}" for method in methods}
    return found


def test_numbers_of_the_rules_are_words() -> None:
    """mypyc keeps a larger constant as an object, and reads it anew at each use."""
    numbers = [value for value in vars(bits).values() if isinstance(value, int)]
    assert len(numbers) > 5
    assert max(numbers) < 2**62


@pytest.mark.skipif(not COMPILED or not OPS.exists(), reason="engine not compiled here")
def test_rules_make_no_objects_of_words() -> None:
    """``word if … else 0`` does, for the type of both, and ``for _ in`` a range of words."""
    own = functions_of_the_rules()
    boxing = set()
    function = ""
    with OPS.open(encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("def "):
                function = line[4:].partition("(")[0]
            elif "= box(i64" in line and function in own:
                boxing.add(function)
    assert boxing <= MAY_BOX
