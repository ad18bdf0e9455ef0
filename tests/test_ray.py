"""`folsom arena --ray`: a cluster plays the same games, and says so if it cannot."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from folsom.game import ConfigError
from folsom.lab import workers

cluster_utils = pytest.importorskip("ray.cluster_utils")

GAMES = ("heuristic", "random", "--players", "3", "--games", "5", "--seed", "cluster", "--json")
ATTEMPTS = 3  # Ray gives itself half a minute to start, which a busy machine may not
ENVIRONMENT = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of one processor on this machine; its address."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told about it
    head = {"num_cpus": 1, "include_dashboard": False}
    for attempt in range(ATTEMPTS):
        try:
            started = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
            break
        except Exception as error:  # all that Ray says on a busy machine
            if attempt == ATTEMPTS - 1:
                pytest.skip(f"Ray does not start here: {error}")
    yield started.address
    started.shutdown()


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "folsom", "arena", *GAMES, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=False)


def figures(played: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """All but the thinking times, which no two runs have in common."""
    assert played.returncode == 0, played.stderr
    found: dict[str, Any] = json.loads(played.stdout)
    assert all(bot.pop("thinking")["decisions"] > 0 for bot in found["bots"])
    return found


def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    there = figures(arena("--ray", cluster))
    assert there["games"] == 5
    assert there == figures(arena())


def test_a_cluster_that_is_not_there_is_named() -> None:
    failed = arena("--ray", "127.0.0.1:9")
    assert failed.returncode == 2
    assert failed.stderr.startswith("There is no Ray cluster at 127.0.0.1:9")
    assert "Traceback" not in failed.stderr


def test_a_cluster_with_another_folsom_is_refused(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The nodes say their own version, whatever this process believes of itself."""
    monkeypatch.setattr(workers, "__version__", "99.0")
    with pytest.raises(ConfigError, match=r"needs Folsom 99\.0 on its nodes; it has: 0\."):
        next(workers.play_all(str, [1], ray=cluster))
