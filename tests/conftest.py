"""What holds for all tests, so that a failure here is a failure everywhere."""

from __future__ import annotations

import itertools
import json
import math
import os
import random
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from effort import COUNTED, EFFORT, LONGEST, SEED, UNTIL, has_time, times
from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # inherited from a shell's background job
    signal.signal(signal.SIGINT, signal.default_int_handler)

TRIED: list[str] = []  # tests that this process has begun

settings.register_profile(
    "folsom",
    derandomize=EFFORT <= 1,  # the same examples every time, but where there is time for others
    deadline=None,
    max_examples=times(50),
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("folsom")


def pytest_report_header() -> str:
    return f"seed: {SEED} (FOLSOM_SEED={SEED!r} plays the same games), effort: {EFFORT:g}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of the processes begins with an equal share of the files for browsers, which take long.

    At first xdist gives to each as many tests as to the others, in the order of this list.
    """
    if not math.isinf(UNTIL):
        items[:] = in_any_order(items)
        return
    shares: list[list[pytest.Item]] = [
        [] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    ]
    others = [item for item in items if item.path.parent.name != "browser"]
    browsing = [item for item in items if item.path.parent.name == "browser"]
    for n, (_, file) in enumerate(itertools.groupby(browsing, key=lambda item: item.path)):
        shares[n % len(shares)] += file
    size = -(-len(items) // len(shares))
    items[:] = []
    for share in shares:
        more = size - len(share)
        items += [*share, *others[:more]]
        del others[:more]
    items += others


def in_any_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """File by file in another order every day, so that a run that is cut short is a fair sample."""
    dice = random.Random(f"{SEED} order")
    files = [list(file) for _, file in itertools.groupby(items, key=lambda item: item.path)]
    return [
        item for file in dice.sample(files, len(files)) for item in dice.sample(file, len(file))
    ]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Leaves out what would begin too late; but each process tries its first test."""
    if TRIED and not has_time():
        return True
    TRIED.append(item.nodeid)
    return None


@pytest.fixture(autouse=True)
def counted(record_property: Callable[[str, object], None]) -> Iterator[None]:
    """What a test has counted goes with its report, out of whichever process it ran in."""
    COUNTED.clear()
    LONGEST.clear()
    yield
    for what, number in {**COUNTED, **LONGEST}.items():
        record_property(what, number)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Leaves the seconds of every file, and all that was counted, where somebody wants them."""
    if "FOLSOM_REPORT" not in os.environ:
        return
    files: dict[str, list[float]] = defaultdict(lambda: [0, 0.0])
    counts: dict[str, list[float]] = defaultdict(list)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                row = files[report.nodeid.split("::")[0]]
                row[0] += report.when == "call"
                row[1] += report.duration
                if report.when == "teardown":
                    for what, number in report.user_properties:
                        if isinstance(number, int | float):
                            counts[what].append(number)
    Path(os.environ["FOLSOM_REPORT"]).write_text(
        json.dumps({"files": files, "counted": counts}), encoding="utf-8"
    )
