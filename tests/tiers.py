"""The checks of Folsom in tiers: what `./folsom test` and its words run.

    ./folsom test               everything that guards a release
    ./folsom test quick         what is worth a minute or two before every commit
    ./folsom test soak 30       random games, clicks and kills alone, for half an hour, of which a
                                third goes to what of src all other tests reach
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
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DOCS = ROOT / "docs/development.md"
REPORT = ROOT / "build/test-report.json"  # what a run of pytest has measured and counted
COVERAGE = ROOT / "build/coverage.json"
CORES = 2

# One more than the cores, since those in browsers often wait; who has nothing left to do takes
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
    "tests/test_super_properties.py",
    "tests/browser/test_whole_games.py::test_whole_games[phone]",
]
SOAK_EFFORT = 4.0  # of one round, of which there are as many as the minutes allow
SOAK = [
    "tests/test_properties.py",
    "tests/test_leaks.py",
    "tests/test_redeal.py",
    "tests/test_save_load.py",
    "tests/test_compiled.py",
    "tests/test_super_properties.py",
    "tests/test_super_information.py",
    "tests/test_super_compiled.py",
    "tests/test_fuzz.py",
    "tests/test_wire.py",
    "tests/test_openapi.py",
    "tests/test_crash.py",
    "tests/test_full_disk.py",
    "tests/test_restarts.py",
    "tests/test_stranger.py",
    "tests/browser/test_fuzz_player.py",
    "tests/browser/test_whole_games.py",
]

# Lines can only be counted where nothing is compiled, by as many tests as there is time for.
COVERAGE_SHARE = 1 / 3  # of the minutes
COVERED = ["--ignore=tests/browser", "--cov=folsom", f"--cov-report=json:{COVERAGE}", "-q"]

FUZZED = "fuzzed:"  # how counts of odd input begin

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


LINT = [python("ruff check", "ruff", "check"), python("ruff format", "ruff", "format", "--check")]
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
    """Round after round, each with a seed of its own, as long as another fits into the time."""
    begun = time.monotonic()
    end = begun + 60 * options.minutes
    counted: Counter[str] = Counter()
    at_most: dict[str, float] = {}  # seconds
    longest, rounds = 0.0, 0
    seconds = 60 * options.minutes * COVERAGE_SHARE
    uncompiled = {"PYTHONPATH": str(ROOT / "src"), "FOLSOM_SECONDS": f"{seconds:g}"}
    COVERAGE.unlink(missing_ok=True)
    covered = pytest(COVERED, QUICK_EFFORT, **uncompiled)
    print_coverage()
    code = 0
    effort = min(SOAK_EFFORT, options.minutes / 5)
    while code == 0 and (rounds == 0 or time.monotonic() + longest < end):
        start = time.monotonic()
        code = pytest(SOAK, effort, seed=f"{options.seed} {rounds}")
        longest = max(longest, time.monotonic() - start)
        rounds += 1
        for what, found in report()["counted"].items():
            if all(isinstance(number, int) for number in found):
                counted[what] += int(sum(found))
            else:
                at_most[what] = max(*found, at_most.get(what, 0.0))
    for what, number in sorted(counted.items()):
        print(f"{number:>12,} {what}")
    fuzzed = sum(number for what, number in counted.items() if what.startswith(FUZZED))
    verdict = "without a fault of the server or a traceback" if code == 0 else "see above"
    print(f"{fuzzed:>12,} {FUZZED} in all, {verdict}")
    for what, seconds in sorted(at_most.items()):
        print(f"{seconds:>12.2f} {what}, at most")
    print(f"{rounds} rounds with an effort of {effort:g} took {clock(time.monotonic() - begun)}.")
    return max(code, covered)


def print_coverage() -> None:
    for room, share in coverage().items():
        print(f"{share:>11.1%}  of the lines in {room} are reached by tests without a browser")
    print("… as far as there was time for them (see skipped).", flush=True)


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
