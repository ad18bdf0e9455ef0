"""The checks of Folsom in tiers: what `./folsom test` and its words run.

    ./folsom test               everything that guards a release
    ./folsom test quick         what is worth a minute or two before every commit
    ./folsom test soak 30       random games, odd input, crashes and clicks, for half an hour, of
                                which a third goes to what of src all other tests reach
    ./folsom test mutants 500   one-place faults in the rules, which scenarios and tests must notice

Each says how long it took, and ends with the worst exit code.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DOCS = ROOT / "docs/development.md"
REPORT = ROOT / "build/test-report.json"  # what a run of pytest has measured and counted
COVERAGE = ROOT / "build/coverage.json"
CORES = 2

# One more than the cores, since those in browsers often wait; one with nothing left to do takes
# tests from the others.
WORKERS = CORES + 1
PYTEST = ["pytest", "-n", str(WORKERS), "--dist", "worksteal"]
QUICK_EFFORT = 0.1
QUICK = [
    "tests/test_rules.py",
    "tests/test_layers.py",
    "tests/test_compat.py",
    "tests/test_texts.py",
    "tests/test_table.py",
    "tests/test_properties.py",
    "tests/boxes/superexpress/test_properties.py",
    "tests/browser/test_whole_games.py::test_whole_games[phone]",
]


@dataclass(frozen=True)
class Part:
    """Tests that have a share of a soak's minutes, whatever the others need."""

    name: str
    share: float
    tests: list[str]
    effort: float = 4.0  # of one round
    once: bool = False  # and not round after round, as long as there is time
    variables: dict[str, str] = field(default_factory=dict)


# Tests of other processes.
NOT_COVERED = [
    *(f"--ignore=tests/{name}" for name in ("browser", "test_mutants.py", "test_packages.py")),
    "--ignore-glob=*/boxes/*/browser",
]
SOAK = [
    # Lines can only be counted where nothing is compiled, by as many tests as there is time for.
    Part(
        "lines of src",
        0.3,
        [*NOT_COVERED, "--cov=folsom", f"--cov-report=json:{COVERAGE}", "-q"],
        QUICK_EFFORT,
        once=True,
        variables={"PYTHONPATH": str(ROOT / "src")},
    ),
    Part(
        "random games",
        0.14,
        [
            "tests/test_properties.py",
            "tests/test_leaks.py",
            "tests/test_redeal.py",
            "tests/test_save_load.py",
            "tests/test_wire.py",
            "tests/test_compiled.py",
            "tests/boxes/superexpress/test_properties.py",
            "tests/boxes/superexpress/test_information.py",
            "tests/boxes/superexpress/test_compiled.py",
        ],
    ),
    Part("odd input for readers", 0.1, ["tests/test_fuzz.py"], effort=1.5),
    Part("odd requests and messages", 0.16, ["tests/test_noise.py", "tests/test_openapi.py"]),
    Part(
        "crashes",
        0.1,
        ["tests/test_crash.py", "tests/test_full_disk.py", "tests/test_restarts.py"],
    ),
    Part("attacks", 0.1, ["tests/test_stranger.py"]),
    Part(
        "pages",
        0.1,
        ["tests/browser/test_fuzz_player.py", "tests/browser/test_whole_games.py"],
    ),
]

# How counts of odd input begin, and counts of what must never come of it.
FUZZED, FAULTS = "fuzzed: ", "faults: "
NEVER = (f"{FAULTS}answers of 5xx", f"{FAULTS}tracebacks")

BEGIN, END = "<!-- times -->", "<!-- /times -->"
SHOWN = 24  # files in the table


@dataclass(frozen=True)
class Check:
    """A program that says by its exit code whether all is well."""

    name: str
    command: list[str]
    folder: Path = ROOT


def python(name: str, *arguments: str) -> Check:
    return Check(name, [sys.executable, "-m", *arguments])


def npm(name: str) -> Check:
    program = shutil.which("npm") or "npm"
    return Check(f"npm run {name}", [program, "run", "--silent", name], WEB)


LINT = [
    python("ruff check", "ruff", "check"),
    python("ruff format", "ruff", "format", "--check"),
    Check("import-linter", [sys.executable, "tests/contracts.py"]),
]
TYPES = [python("mypy", "mypy")]
CLIENT = [npm(name) for name in ("lint", "check", "test")]


# --- Running --------------------------------------------------------------------------------------


def run(check: Check) -> int:
    """Show what a check has to say once it is over; checks beside it speak for themselves."""
    begun = time.monotonic()
    done = subprocess.run(
        check.command, cwd=check.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    verdict = "passed" if done.returncode == 0 else "FAILED"
    said = "" if done.returncode == 0 else f"\n{done.stdout.rstrip()}"
    print(f"{check.name}: {verdict} ({time.monotonic() - begun:.0f} s){said}", flush=True)
    return abs(done.returncode)


def side_by_side(checks: Iterable[Check]) -> list[int]:
    with ThreadPoolExecutor(CORES) as pool:
        return list(pool.map(run, checks))


def pytest(
    arguments: Iterable[str] = (), effort: float = 1.0, seed: str | None = None, **more: str
) -> int:
    """As much effort as given; what it measures and counts is left in the report."""
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.unlink(missing_ok=True)
    environment = {**os.environ, "FOLSOM_EFFORT": f"{effort:g}", "FOLSOM_REPORT": str(REPORT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes import the same files
    if seed is not None:
        environment["FOLSOM_SEED"] = seed
    command = [sys.executable, "-m", *PYTEST, *arguments]
    return abs(subprocess.call(command, cwd=ROOT, env=environment | more))


def report() -> dict[str, dict[str, list[float]]]:
    """Of a run that came to its end, if need be with failures."""
    found: dict[str, dict[str, list[float]]] = {"files": {}, "counted": {}}
    if REPORT.exists():
        found |= json.loads(REPORT.read_text(encoding="utf-8"))
    return found


def coverage() -> dict[str, float]:
    """The share of lines that were reached, by folder of the package, and of all."""
    if not COVERAGE.exists():
        return {}
    reached: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for name, file in json.loads(COVERAGE.read_text(encoding="utf-8"))["files"].items():
        for room in ("/".join(Path(name).parts[:3]), "src"):
            reached[room] += file["summary"]["covered_lines"]
            lines[room] += file["summary"]["num_statements"]
    return {room: reached[room] / lines[room] for room in sorted(lines) if lines[room]}


# --- Tiers ----------------------------------------------------------------------------------------


def release(options: argparse.Namespace) -> int:
    begun = time.monotonic()
    codes = side_by_side([*TYPES, *LINT, *CLIENT])
    small = time.monotonic() - begun
    codes.append(pytest())
    if options.write_times and not any(codes):
        write_table(small)
    print(f"Everything took {clock(time.monotonic() - begun)} on {CORES} cores.")
    return max(codes)


def quick(_: argparse.Namespace) -> int:
    begun = time.monotonic()
    codes = [*side_by_side([*TYPES, *LINT]), pytest(QUICK, QUICK_EFFORT)]
    print(f"The quick checks took {clock(time.monotonic() - begun)}.")
    return max(codes)


def soak(options: argparse.Namespace) -> int:
    """Part after part; where one takes too long, the next ones are shorter."""
    begun = time.time()
    COVERAGE.unlink(missing_ok=True)
    counted = Counted()
    codes, end = [], begun
    for part in SOAK:
        seconds = 60 * options.minutes * part.share
        end += seconds
        print(f"--- {part.name}, for {clock(seconds)}", flush=True)
        codes.append(run_part(part, end, seconds, options.seed, counted))
    for line in [*coverage_lines(), *counted.lines(), f"Seed: {options.seed!r}"]:
        print(line)
    print(f"The soak {'FAILED' if any(codes) else 'passed'}: {clock(time.time() - begun)}.")
    return max(codes)


def run_part(part: Part, end: float, seconds: float, seed: str, counted: Counted) -> int:
    """Round after round, each with a seed of its own, until its end; but for half of its seconds
    at least, if those before it took too long."""
    code = rounds = 0
    end = max(end, time.time() + seconds / 2)
    more = part.variables | {"FOLSOM_UNTIL": f"{end:.0f}"}
    while code == 0 and end - time.time() > seconds / 4 and not (part.once and rounds):
        code = pytest(part.tests, part.effort, seed=f"{seed} {rounds}", **more)
        found = report()
        tests = sum(row[0] for row in found["files"].values())
        counted.add(part.name, found["counted"] | {"tests": [tests]})
        rounds += 1
    return code


class Counted:
    """What the parts of a soak have counted and measured."""

    def __init__(self) -> None:
        self.numbers: dict[str, Counter[str]] = defaultdict(Counter)  # of each part
        self.at_most: dict[str, float] = {}  # seconds

    def add(self, part: str, counts: dict[str, list[float]]) -> None:
        for what, found in counts.items():
            if all(isinstance(number, int) for number in found):
                self.numbers[part][what] += int(sum(found))
            else:
                self.at_most[what] = max(*found, self.at_most.get(what, 0.0))

    def lines(self) -> list[str]:
        """Part by part, and then all odd input together, and what has come of it."""
        found = []
        for part, numbers in self.numbers.items():
            rows = [(n, what) for what, n in sorted(numbers.items()) if what not in NEVER]
            found += [f"{part}:", *(f"{number:>12,} {what}" for number, what in rows)]
        everything = sum(self.numbers.values(), Counter[str]())
        fuzzed = sum(n for what, n in everything.items() if what.startswith(FUZZED))
        found += ["at most:", *(f"{s:>12.2f} {what}" for what, s in sorted(self.at_most.items()))]
        found += ["odd input:", f"{fuzzed:>12,} {FUZZED}in all"]
        return found + [f"{everything[what]:>12,} {what}" for what in NEVER]


def coverage_lines() -> list[str]:
    """As far as there was time for tests."""
    return [
        f"{share:>11.1%}  of the lines in {room} are reached by tests without a browser"
        for room, share in coverage().items()
    ]


def mutants(arguments: list[str]) -> int:
    """In a process of its own, which imports the uncompiled engine with faults in it."""
    return abs(subprocess.call([sys.executable, "tests/mutants.py", *arguments], cwd=ROOT))


# --- Where the time goes --------------------------------------------------------------------------


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def write_table(small: float) -> None:
    """Put what this run has measured into the page for developers."""
    files = sorted(report()["files"].items(), key=lambda one: -one[1][1])
    rows = [(f"`{name}`", number, seconds) for name, (number, seconds) in files[:SHOWN]]
    rest = files[SHOWN:]
    rows.append(
        ("all others", sum(one[1][0] for one in rest), sum(one[1][1] for one in rest)),
    )
    lines = ["| file | tests | seconds |", "| --- | ---: | ---: |"]
    lines += [f"| {name} | {number:.0f} | {seconds:.0f} |" for name, number, seconds in rows]
    lines.append(f"| linters, types and the client's own tests | | {small:.0f} |")
    page = DOCS.read_text(encoding="utf-8")
    head, rest_of_page = page.split(BEGIN)
    _, tail = rest_of_page.split(END)
    table = "\n".join(lines)
    DOCS.write_text(f"{head}{BEGIN}\n\n{table}\n\n{END}{tail}", encoding="utf-8")


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["mutants"]:
        return mutants(arguments[1:])
    parser = argparse.ArgumentParser(prog="./folsom test")
    tiers = parser.add_subparsers(required=True)
    tier = tiers.add_parser("release")
    tier.add_argument("--write-times", action="store_true", help="into docs/development.md")
    tier.set_defaults(run=release)
    tier = tiers.add_parser("quick")
    tier.set_defaults(run=quick)
    tier = tiers.add_parser("soak")
    tier.add_argument("minutes", nargs="?", type=float, default=30.0)
    tier.add_argument("--seed", default=str(time.time_ns()))
    tier.set_defaults(run=soak)
    tiers.add_parser("mutants")
    options = parser.parse_args(arguments or ["release"])
    return int(options.run(options))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
