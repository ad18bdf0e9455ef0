"""Compiled and uncompiled, the engine plays the same games to the last number."""

from __future__ import annotations

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
