"""`./folsom test mutants`: put one-place faults into the rules, and see which ones are noticed.

Each fault is tried in a process of its own, which puts it into the uncompiled engine and runs the
scenarios, then the fast tests, as far as they reach the function concerned, until the first fails.
A fault that nothing notices is a rule that nothing proves: it gets a scenario or a test, unless the
changed program plays the same games (``EQUIVALENT``).
"""

from __future__ import annotations

import argparse
import contextlib
import cProfile
import importlib.machinery
import importlib.util
import inspect
import os
import pickle
import random
import re
import resource
import select
import signal
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
import scenarios
from effort import SEED
from mutations import Fault, faults_of

TESTS = Path(__file__).resolve().parent
SOURCE = TESTS.parent / "src"
ENGINE = SOURCE / "folsom" / "engine"
BOXES = SOURCE / "folsom" / "boxes"
ENOUGH = 0.97  # of the faults must be noticed
CORES = 2

# --- Where faults are put -------------------------------------------------------------------------

# Files of the engine that hold no rules.
NO_RULES = {
    "benchmark.py",
    "listener.py",  # who is told
    "module.py",  # what modules may say; each says nothing by itself
    "packing.py",  # how a state travels
    "spec.py",  # what a configuration may be
    "vectors.py",  # arrays
}
# Files whose constants are names written as numbers, and places in arrays.
NAMES = {
    "agenda.py",
    "generator.py",
    "options.py",
    "state.py",
    "tasks.py",
    "telling.py",
}
# What deals and plays many games, and decides nothing in one.
FOR_MANY_GAMES = frozenset({"Dice", "play_randomly"})

IDOL = "return is_idol(s, figure, prisoner_of(s, figure)) and count(loot_here(s, figure))"
EACH = "return [made() for _, powers, _, made in CAST if present & powers]"
RECEIVED = "bullets_received(s, members(s, side))"
STANDING = f"return side_money(s, side) * 256 - {RECEIVED}"
APART = "return apart + 1 if is_other_train(a, b) else apart"
REARWARD = "return s.board.rear[here] if here"
FORWARD = " else s.board.front[here]"
FURTHER = "if distance(s, origin, goal) {} distance(s, origin, here):"
CROSSED = "return min(a, b) < facing(s) < max(a, b)"
STANDING_ALONE = "return (stage << 16) | (count(loot) << 12) | loot"
IN_LINE = "if line & bit(here) == 0 or line & bit(origin) == 0:"
ON_TRAIN = "on_train = (s.board.roofs | s.board.insides) & bit(here) != 0"
THIRTEEN = "ACTION_KINDS: Final[i64] = 13 # kinds 0 to 12 have a nibble each"
QUICK_SHOT = "deck |= (bit(printed[1]) - 1) << THE_QUICK_SHOT"
DRAWN = "s.word[PILE + s.next] = draw(s) | pile_entry(0, 0, 0, 1)"
WEALTH = "result = personal_wealth(s, figure) * 256 - received_in_all(s.word[RECEIVED + figure])"
# Faults that play the same games: file, function, what the line says, what it says with the fault.
Place = tuple[str, str]
EQUIVALENT: dict[Place, dict[tuple[str, str], str]] = {
    ("base/fire.py", "further_on"): {
        (f"{REARWARD} > origin{FORWARD}", f"{REARWARD} >= origin{FORWARD}"): (
            "nobody shoots at their own position"
        ),
    },
    ("base/planning.py", "number_of_turns"): {
        ("if number >= 0:", f"if number {other}:"): "no round is cut down to no turn"
        for other in ("> 0", ">= 1")
    },
    ("base/fire.py", "shove"): {
        (IN_LINE, IN_LINE.replace("&", "|", 1)): (
            "a box whose places are in no line says first where one is pushed from them"
        ),
    },
    ("base/punch.py", "list_landings"): {
        (ON_TRAIN, ON_TRAIN.replace("& bit", "| bit")): (
            "where an end of the train is no end, a box sends them elsewhere"
        ),
    },
    ("base/planning.py", "lay"): {
        ("return entry", "return (entry) + 1"): "they ask for its card, and not for its seat",
    },
    ("base/planning.py", "choose_plan"): {
        ("return", "pass"): "no two modules offer the same verb",
    },
    ("board.py", "_line"): {
        ("break", "continue"): "beyond the end of the train there is no position either",
    },
    ("board.py", "_side_steps"): {
        ("break", "continue"): "beyond the end of the train there is no position either",
    },
    ("board.py", "Board.copy"): {
        ("other.branch = self.branch[:]", "pass"): "a coach alone has side steps, and comes later",
    },
    ("characters/manifest.py", "characters_of"): {
        (EACH, EACH.replace("&", "|")): "a power that nobody has is silent",
    },
    ("couriers/cure.py", "_cured"): {
        (
            "return (s.word[CURED] >> (2 * figure)) & 3",
            "return (s.word[CURED] >> (2 * figure)) & 2",
        ): "it matters only when there are two",
    },
    ("couriers/manifest.py", "Couriers.event"): {
        ("return True", "return False"): "nobody else knows the events of this box",
    },
    ("couriers/professore.py", "deck_of"): {
        (
            "return deck | (bit(printed[3]) - 1) << THE_BONUS_HAND",
            "return deck | (bit(printed[3]) + 1) << THE_BONUS_HAND",
        ): "the bit beyond is a Machination's, which is there",
        (
            "deck |= (bit(printed[1]) - 1) << THE_QUICK_SHOT",
            "deck |= (bit(printed[1]) + 1) << THE_QUICK_SHOT",
        ): "the bit beyond is the shot at the last Courier, which is there",
        (QUICK_SHOT, QUICK_SHOT.replace("[1]", "[2]")): "there is one of each",
    },
    ("couriers/professore.py", "turn_up"): {
        (DRAWN, DRAWN.replace("(0,", "(1,")): "it is added to nobody's seat, which has all bits",
    },
    ("couriers/scoring.py", "richest"): {
        (WEALTH, WEALTH.replace("256", "257")): "any factor above the number of bullets will do",
    },
    ("couriers/pushing.py", "_further"): {
        (FURTHER.format(">"), FURTHER.format(">=")): "each step is one nearer or one further",
    },
    ("couriers/scoring.py", "richer_team"): {
        ("for team in range(2):", "for team in range(3):"): "a third team has no members",
    },
    ("generator.py", "roll"): {
        ("if product & _MASK < n:", "if product & _MASK <= n:"): "what follows looks again",
    },
    ("bits.py", ""): {
        (THIRTEEN, THIRTEEN.replace("= 13", "= 12")): "no card has a number beyond eleven",
    },
    ("bits.py", "size"): {
        ("n += n >> 16", "n += n << 16"): "no card has a number beyond eleven",
    },
    ("cards.py", "take_top"): {
        ("break", "continue"): "one module alone has an answer",
    },
    ("redeal.py", "deal_old_cards"): {
        ("return", "pass"): "of no cards none is dealt",
    },
    ("variants/expert.py", "Expert.lay_bullet"): {
        ("return True", "return False"): "nobody is asked after it",
    },
    ("variants/partners.py", "deal_partner_of"): {
        ("borrowed: i64 = -1", "borrowed: i64 = 1"): (
            "a partner who has borrowed a card in this round has one that is unseen"
        ),
    },
    ("variants/teams.py", "Teams.fame"): {
        ("return duo.fame(s, side)", "return (duo.fame(s, side)) + 1"): "it is only compared",
    },
    ("marshal/colts.py", "hindered"): {
        ("if figure >= s.rules.n_figures:", "if figure > s.rules.n_figures:"): (
            "the figures beyond are the Marshal and Couriers, who have no wounds"
        ),
    },
    ("horses/manifest.py", "Horses.action"): {
        ("return True", "return False"): "nobody else knows a Ride",
    },
    ("horses/manifest.py", "Horses.first_player"): {
        ("if s.rules.partner[0] == NOBODY:", "if s.rules.partner[1] == NOBODY:"): (
            "either all have partners or nobody has"
        ),
    },
    ("state.py", "State.__init__"): {
        ("super().__init__()", "pass"): "it is seeded, or a clone's words are copied",
    },
    ("superexpress/state.py", "State.__init__"): {
        ("super().__init__()", "pass"): "it is seeded, or a clone's words are copied",
    },
    ("base/bullets.py", "receive"): {
        ("if m.lay_bullet(s, seat):", "if (not (m.lay_bullet(s, seat))):"): (
            "one module alone is asked"
        ),
    },
    ("base/bullets.py", "neutral_shots"): {
        ("return", "pass"): "for nobody the supply suffices, and nobody is hit",
    },
    ("base/manifest.py", "Base.place_figures"): {
        ("return True", "return False"): "nobody is asked after it",
    },
    ("base/scoring.py", "standing"): {
        (STANDING, f"return side_money(s, side) * {n} - {RECEIVED}"): (
            "any factor beyond the bullets of the game will do"
        )
        for n in (255, 257)
    }
    | {
        (STANDING, f"return (side_money(s, side) * 256 - {RECEIVED}) + 1"): "it is only compared",
    },
    ("couriers/pushing.py", "distance"): {
        (APART, f"return ({APART.removeprefix('return ')}) + 1"): "it is only compared",
    },
    ("base/move.py", "within_reach"): {
        ("if cars == 1:", "if cars == 0:"): "no module printed so far gives a stride of one",
    },
    ("couriers/trains.py", "_couple_armored_train"): {
        ("board.car_of[here] = car", "pass"): "on two trains only bots ask for it",
        (
            "for car in range(FIRST_ARMORED, LAST_ARMORED + 1):",
            "for car in range(FIRST_ARMORED, LAST_ARMORED + 2):",
        ): "to a car beyond the last nothing leads",
    },
    ("horses/coach.py", "advance_coach"): {
        ("return False", "return True"): "nobody stands beside a Shotgun that has not moved",
    },
    ("rules.py", ""): {
        ("MAX_KINDS: Final[i64] = 16", "MAX_KINDS: Final[i64] = 15"): "room to spare",
    },
    ("variants/two_bandits.py", "TwoBandits.list_options"): {
        ("for other in range(2):", "for other in range(3):"): (
            "behind the decks are cards that were kept, and then there are none"
        ),
    },
    ("couriers/manifest.py", "Couriers.plan_chosen"): {
        ("return False", "return True"): "nobody is asked after it",
    },
    ("pairs/marshal_with_timecar.py", "MarshalWithTimeCar.shove"): {
        (
            "if origin <= CAB_ROOF or origin == TIMECAR:",
            "if origin < CAB_ROOF or origin == TIMECAR:",
        ): "nobody shoots at their own roof"
    },
    ("rules.py", "Rules._ask_modules"): {
        ("self.shuffles = answer > 0", "self.shuffles = answer > 1"): "all who answer say no",
    },
    ("superexpress/telling.py", "confide"): {
        (
            "listener.events.append((int(kind), int(a), 0, 0, 0, int(secret), int(bit(seat))))",
            "listener.events.append((int(kind), int(a), 1, 0, 0, int(secret), int(bit(seat))))",
        ): "a word that no such telling uses",
    },
    ("horses/coach.py", "drift"): {
        (
            "if advance_coach(s) and is_active(s):",
            "if advance_coach(s) or is_active(s):",
        ): "nobody stands beside a Shotgun that has not moved",
    },
    ("horses/manifest.py", "Horses.plan_chosen"): {
        ("return False", "return True"): "nobody is asked after it",
    },
    ("marshal/colts.py", ""): {
        ("GOLDEN: Final[i64] = 5", f"GOLDEN: Final[i64] = {n}"): "nobody asks for it by its number"
        for n in (4, 6)
    },
    ("marshal/colts.py", "list_shots"): {
        ("return", "pass"): "without targets there is nothing to list",
        (
            "if s.word[COLT] == 0 or s.word[COLT + 1] == 0 or targets & (targets - 1) == 0:",
            "if s.word[COLT] == 0 or s.word[COLT + 1] == 0 or targets & (targets - 0) == 0:",
        ): "one target makes no pair",
        (
            "if s.word[COLT] == 0 or s.word[COLT + 1] == 0 or targets & (targets - 1) == 0:",
            "if s.word[COLT] == 0 or s.word[COLT + 1] == 0 or targets & (targets - 2) == 0:",
        ): "one target makes no pair",
    },
    ("marshal/prisoners.py", "robs_two"): {
        (f"{IDOL} > 1", f"{IDOL} >= 1"): "the second question has one answer",
    },
    ("rules.py", "Rules.add_tokens"): {
        (
            "self.n_token_kinds = max(self.n_token_kinds, kind + 1)",
            "self.n_token_kinds = max(self.n_token_kinds, kind + 2)",
        ): "there are no tokens of the last kind",
    },
    ("horses/shotgun.py", "leads_over"): {
        (CROSSED, CROSSED.replace(a, b)): "nobody begins or ends such a Move on that roof"
        for a, b in (("< facing", "<= facing"), ("< max", "<= max"))
    },
    ("superexpress/ending.py", "standing"): {
        (STANDING_ALONE, STANDING_ALONE.replace(a, b)): "eight cards have room, and so have counts"
        for a, b in (("16", "15"), ("16", "17"), ("12", "11"), ("12", "13"))
    }
    | {
        (STANDING_ALONE, f"return ({STANDING_ALONE.removeprefix('return ')}) + 1"): (
            "it is only compared"
        ),
    },
    ("superexpress/flow.py", "begin_shootin"): {
        ("s.phase = SHOOTIN", "pass"): "nobody is asked before the next round or the end",
    },
    ("superexpress/ending.py", "finish"): {
        ("s.over = 1", "s.over = 2"): "yes is any number but 0",
    },
    ("superexpress/line.py", "rear_most"): {
        ("while line > 15:", "while line > 14:"): "no seat has the number 14",
    },
    ("superexpress/telling.py", "tell"): {
        (
            "listener.events.append((int(kind), int(a), int(b), int(c), int(d), 0, 0))",
            "listener.events.append((int(kind), int(a), int(b), int(c), int(d), 1, 0))",
        ): "a secret that nobody is told",
    },
    ("timecar/place.py", "_connect"): {
        (
            "if board.insides & bit(here):",
            "if board.insides | bit(here):",
        ): "every train has a Locomotive and a car behind it",
    },
    ("telling.py", "tell"): {
        (
            "confide(s, 0, 0, kind, a, b, c, d)",
            "confide(s, 0, 1, kind, a, b, c, d)",
        ): "a secret that nobody is told",
    },
}


def is_equivalent(fault: Fault) -> bool:
    return fault.lines() in EQUIVALENT.get((short(fault.path), fault.function), {})


def short(path: Path) -> str:
    """A file of the engine by its name, a rule of a box as `box/file.py`."""
    if path.parent.name == "rules":
        return f"{path.parent.parent.name}/{path.name}"
    return path.name


def rule_files() -> list[Path]:
    files = [*ENGINE.glob("*.py"), *BOXES.glob("*/rules/*.py")]
    files.sort(key=lambda path: short(path).split("/"))
    return [path for path in files if path.name not in NO_RULES]


def all_faults(files: Sequence[Path]) -> list[Fault]:
    found = [
        fault for path in files for fault in faults_of(path, FOR_MANY_GAMES, path.name not in NAMES)
    ]
    return [fault for fault in found if not is_equivalent(fault)]


def draw(faults: Sequence[Fault], number: int, seed: str) -> list[Fault]:
    """So many at random, of each file in proportion to its faults; in a random order."""
    dice = random.Random(f"mutants {seed}")
    by_file: dict[Path, list[Fault]] = defaultdict(list)
    for fault in faults:
        by_file[fault.path].append(fault)
    ordered = [fault for there in by_file.values() for fault in shuffled(there, dice)]
    number = min(number, len(ordered))
    step = len(ordered) / max(number, 1)
    start = dice.random() * step
    return shuffled([ordered[int(start + n * step)] for n in range(number)], dice)


def shuffled(faults: list[Fault], dice: random.Random) -> list[Fault]:
    return dice.sample(faults, len(faults))


# --- What notices them ----------------------------------------------------------------------------

# Tests that look at the rules closely, without servers, bots or other programs.
FILES = [
    "boxes/base/test_information.py",
    "boxes/couriers/test_couriers.py",
    "boxes/couriers/test_information.py",
    "boxes/couriers/test_knowledge.py",
    "boxes/couriers/test_trains.py",
    "boxes/horses/test_horses.py",
    "boxes/marshal/test_marshal.py",
    "boxes/superexpress/test_information.py",
    "boxes/superexpress/test_properties.py",
    "test_cards.py",
    "test_chance.py",
    "test_dealing.py",
    "test_golden.py",
    "test_notebook.py",
    "test_properties.py",
    "test_setup.py",
]
# … but not those that play whole games of many kinds, which golden games do for less.
LEFT_OUT = re.compile(
    r"superexpress/test_\w+\.py.*(?<!plain_model)\[|fifty_thousand|drawn_evenly"
    r"|test_a_golden_record|every_outcome_says"
    r"|test_properties\.py(?!::test_a_clone_is_equal\w+\[(4|4-expert|5-law|4-trains)\])"
)
EFFORT = "0.02"  # as little as there is


RULES = {str(path) for path in rule_files()}
Reached = set[tuple[str, str]]  # files and functions of the engine


def reached_by(profiler: cProfile.Profile) -> Reached:
    """Which functions of the engine were called meanwhile."""
    codes = (entry.code for entry in profiler.getstats())
    return {
        (code.co_filename, code.co_qualname.split(".<locals>")[0])
        for code in codes
        if isinstance(code, CodeType) and code.co_filename in RULES
    }


@dataclass
class Probe:
    """A scenario or a test: what it reaches, and the seconds that it takes."""

    name: str
    reached: Reached
    seconds: float  # of CPU time

    @property
    def limit(self) -> float:
        """Seconds after which it will never end."""
        return 1 + 20 * self.seconds


def is_scenario(name: str) -> bool:
    return name.endswith(".toml")


@dataclass
class Survey:
    """All probes, as they are without a fault."""

    probes: list[Probe]
    failure: str = ""

    def calls(self, fault: Fault) -> bool:
        """Is it in a function that is called later than when everything is imported?"""
        place = (str(fault.path), fault.function)
        return any(place in probe.reached for probe in self.probes)

    def for_fault(self, fault: Fault) -> tuple[list[Probe], list[Probe]]:
        """Scenarios and tests that reach it, cheap ones first; a constant is reached by all."""
        place = (str(fault.path), fault.function)
        is_called = self.calls(fault)
        fit = [probe for probe in self.probes if not is_called or place in probe.reached]
        folder = home_of(fault.path)
        fit.sort(key=lambda probe: (not probe.name.startswith(folder), probe.seconds))
        scenarios = [probe for probe in fit if is_scenario(probe.name)]
        return scenarios, [probe for probe in fit if not is_scenario(probe.name)]


def home_of(path: Path) -> str:
    """The folder of the scenarios about a file, as far as there is one."""
    box = short(path).split("/")[0]
    variant = "teams" if path.stem == "partners" else path.stem
    return f"{box}/{variant}/" if box == "variants" else f"{box}/"


class Fast:
    """A plugin of pytest: the fast tests, collected once; processes run those that they want."""

    def __init__(self, work: Callable[[Fast], None]) -> None:
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.failure = ""
        self.ended: SystemExit | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not LEFT_OUT.search(item.nodeid)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.ended = SystemExit("The tests cannot be collected.")
            return True
        self.items = {name_of(item.nodeid): item for item in session.items}
        try:
            self.work(self)
        except SystemExit as reason:  # which pytest would show as a fault of its own
            self.ended = reason
        return True

    def run(self, name: str) -> str:
        """Run a test; the first one that has failed, if any has."""
        item = self.items[name]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failure

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failure:
            self.failure = name_of(report.nodeid)


def name_of(node: str) -> str:
    return node.removeprefix("tests/")


def with_fast_tests(work: Callable[[Fast], None], wanted: Sequence[str]) -> None:
    """Let pytest collect, and do something with what it has collected."""
    left_out = ("terminal", "cacheprovider", "xdist", "timeout", "capture")
    options = [f"-pno:{name}" for name in left_out]
    options += ["-oaddopts=", "--import-mode=importlib", f"--rootdir={TESTS.parent}"]
    fast = Fast(work)
    code = pytest.main([*options, *wanted], [fast])
    if fast.ended:
        raise fast.ended
    if code != 0:
        raise SystemExit(f"pytest ended with {code}")


def run_scenario(name: str) -> list[str]:
    from folsom.game.scenario import Scenario

    return Scenario.load(scenarios.path_of(name)).run()


def survey(fast: Fast) -> Survey:
    """Everything without a fault: it must pass, and we see what reaches what."""
    probes = []
    names = sorted(scenarios.name_of(path) for path in scenarios.SCENARIOS)
    for name in [*names, *fast.items]:
        begun = time.process_time()
        with cProfile.Profile(builtins=False, subcalls=False) as profiler:
            complaints = run_probe(fast, name)
        if complaints:
            return Survey([], f"{name}: {complaints}")
        probes.append(Probe(name, reached_by(profiler), time.process_time() - begun))
    return Survey(probes)


def run_probe(fast: Fast, name: str) -> str:
    """What a scenario or a test complains about."""
    return first_complaint(name) if is_scenario(name) else fast.run(name)


# --- Trying one -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What has noticed a fault: nothing, a scenario, a test, a golden game, or the clock."""

    by: str = ""
    what: str = ""  # nothing, or the kind; "broken" if we have failed ourselves


class Faulty(importlib.machinery.SourceFileLoader):
    """Loads a file with a fault in it."""

    def __init__(self, name: str, fault: Fault) -> None:
        super().__init__(name, str(fault.path))
        self.fault = fault

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.fault.source(), str(self.fault.path), "exec", dont_inherit=True)


class Finder:
    """Finds the file with the fault; all others are found as ever."""

    def __init__(self, fault: Fault) -> None:
        parts = fault.path.relative_to(SOURCE).with_suffix("").parts
        self.name = ".".join(parts).removesuffix(".__init__")
        self.fault = fault

    def find_spec(
        self, name: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = Faulty(name, self.fault)
        return importlib.util.spec_from_file_location(name, self.fault.path, loader=loader)


def put_in(fault: Fault) -> bool:
    """Let the function that is loaded say what it says with the fault; False if it cannot."""
    finder = Finder(fault)
    whole = Faulty(finder.name, fault).get_code(finder.name)
    found: Any = sys.modules[finder.name]
    for part in fault.function.split("."):
        whole = next(
            code for code in whole.co_consts if isinstance(code, CodeType) and code.co_name == part
        )
        found = inspect.getattr_static(found, part)
    if isinstance(found, property):
        found = found.fget
    if whole.co_freevars != found.__code__.co_freevars:  # it says no longer, or for once, super()
        return False
    found.__code__ = whole
    return True


def import_anew(fault: Fault) -> None:
    """Forget all of Folsom, so that a constant with a fault is everywhere."""
    for name in list(sys.modules):
        if is_ours(sys.modules[name]):
            del sys.modules[name]
    sys.meta_path.insert(0, Finder(fault))


def is_ours(module: ModuleType) -> bool:
    file = getattr(module, "__file__", None) or ""
    ours = Path(file).is_relative_to(SOURCE) or Path(file).is_relative_to(TESTS)
    return ours and module.__name__ != "__main__"


def try_out(fault: Fault, found: Survey, fast: Fast) -> Verdict:
    """Run what reaches the fault until something fails; in a process that is thrown away."""
    scenarios, tests = found.for_fault(fault)
    is_loaded = found.calls(fault) and put_in(fault)
    if not is_loaded:
        import_anew(fault)
    for probe in scenarios:
        stop_after(probe.limit)
        complaint = first_complaint(probe.name)
        if complaint:
            return Verdict(f"{probe.name}: {complaint}", "scenario")
    failure = run_loaded(tests, fast) if is_loaded else run_anew(tests)
    if not failure:
        return Verdict()
    return Verdict(failure, "golden game" if "test_golden" in failure else "test")


def first_complaint(name: str) -> str:
    try:
        return "; ".join(run_scenario(name)[:1])
    except Exception as error:
        return type(error).__name__


def run_loaded(tests: Sequence[Probe], fast: Fast) -> str:
    """The first of these tests that fails."""
    for probe in tests:
        stop_after(probe.limit)
        if fast.run(probe.name):
            break
    return fast.failure


def run_anew(tests: Sequence[Probe]) -> str:
    """Collect and run tests in a process that has just imported everything anew."""
    failures: list[str] = []
    files = dict.fromkeys(str(TESTS / probe.name.split("::")[0]) for probe in tests)
    stop_after(60)
    try:
        with_fast_tests(lambda fast: failures.append(run_loaded(tests, fast)), list(files))
    except SystemExit as error:  # a file that cannot even be imported
        return str(error)
    return failures[0]


def stop_after(seconds: float) -> None:
    """The process ends itself when it has used so much CPU time from now on."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


MEMORY = 3 * 2**30


@dataclass
class Child:
    """A process that thinks about something, and the pipe on which it answers."""

    process: int
    pipe: int
    heard: bytes = b""


def spawn(work: Callable[[], object]) -> Child:
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        return Child(process, reader)
    os.close(reader)
    try:
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        answer = work()
    except BaseException:
        answer = Verdict(traceback.format_exc(), "broken")
    with contextlib.suppress(BaseException):
        signal.setitimer(signal.ITIMER_PROF, 0)
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump(answer, pipe)
    os._exit(0)


def heard_from(child: Child) -> Any:
    """Its answer, after the pipe was closed."""
    os.close(child.pipe)
    _, status = os.waitpid(child.process, 0)
    if os.WIFSIGNALED(status):
        killed = signal.Signals(os.WTERMSIG(status))
        if killed in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
            return Verdict(f"{killed.name} from outside, which says nothing", "broken")
        return Verdict(what="no end" if killed == signal.SIGPROF else f"crash {killed}")
    return pickle.loads(child.heard)


def in_parallel(works: Sequence[Callable[[], object]], workers: int) -> Iterator[tuple[int, Any]]:
    """The answers as they come, each with the number of its work."""
    children: dict[int, tuple[int, Child]] = {}
    waiting = list(enumerate(works))[::-1]
    while waiting or children:
        while waiting and len(children) < workers:
            n, work = waiting.pop()
            child = spawn(work)
            children[child.pipe] = (n, child)
        for pipe in select.select(list(children), [], [])[0]:
            n, child = children[pipe]
            part = os.read(pipe, 1 << 16)
            child.heard += part
            if not part:
                del children[pipe]
                yield n, heard_from(child)


# --- The command ----------------------------------------------------------------------------------


def prepare() -> None:
    """Import the uncompiled rules, and what is needed to try them."""
    for path in (TESTS, SOURCE):
        sys.path.insert(0, str(path))
    os.environ["FOLSOM_EFFORT"] = EFFORT
    sys.modules.pop("effort", None)  # it has read the effort already
    import folsom.game.scenario
    from folsom.engine import flow

    assert folsom.game.scenario
    assert flow.__file__.endswith(".py"), flow.__file__


def first_survey(fast: Fast) -> Survey:
    _, found = next(in_parallel([lambda: survey(fast)], 1))
    if isinstance(found, Verdict):
        raise SystemExit(f"The survey failed: {found.what} {found.by}")
    assert isinstance(found, Survey)
    if found.failure:
        raise SystemExit(f"Without a fault this fails already: {found.failure}")
    return found


def trial(fault: Fault, found: Survey, fast: Fast) -> Callable[[], Verdict]:
    return lambda: try_out(fault, found, fast)


def show(fault: Fault) -> str:
    before, after = fault.lines()
    place = fault.path.relative_to(TESTS.parent)
    return f"{place}:{fault.line} ({fault.function or 'constant'})\n  - {before}\n  + {after}"


@dataclass
class Trials:
    """Draw faults, try them all, list what nobody noticed."""

    options: argparse.Namespace
    survivors: list[Fault] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)

    def run(self) -> int:
        begun = time.monotonic()
        files = [path for path in rule_files() if self.options.file in short(path)]
        faults = all_faults(files)
        self.drawn = draw(faults, self.options.number, self.options.seed)
        say(f"{len(self.drawn)} of {len(faults)} faults in {len(files)} files, ", end="")
        say(f"seed {self.options.seed!r}")
        os.environ["FOLSOM_SEED"] = self.options.seed
        prepare()
        if self.options.scenarios:
            self.try_all(Fast(self.try_all))
        else:
            with_fast_tests(self.try_all, [str(TESTS / name) for name in FILES])
        noticed = self.report()
        used = sum(os.times()[:4]) / 60
        say(f"{(time.monotonic() - begun) / 60:.0f} min, {used:.0f} min of CPU time")
        return exit_code(noticed, len(self.drawn))

    def try_all(self, fast: Fast) -> None:
        found = first_survey(fast)
        scenarios = sum(is_scenario(probe.name) for probe in found.probes)
        tests = len(found.probes) - scenarios
        say(f"{scenarios} scenarios and {tests} tests pass without a fault")
        start = time.monotonic()
        works = [trial(fault, found, fast) for fault in self.drawn]
        for n, verdict in in_parallel(works, self.options.workers):
            self.note(self.drawn[n], verdict)
            self.show_progress(time.monotonic() - start)

    def note(self, fault: Fault, verdict: Verdict) -> None:
        if verdict.what == "broken":
            raise SystemExit(f"{show(fault)}\n{verdict.by}")
        self.counted[verdict.what] += 1
        if not verdict.what:
            self.survivors.append(fault)
        if self.options.loud:
            say(f"{verdict.what or 'NOT NOTICED'}: {verdict.by}\n{show(fault)}")

    def show_progress(self, passed: float) -> None:
        done, alive = self.counted.total(), len(self.survivors)
        left = passed / done * (len(self.drawn) - done) / 60
        line = f"{done} tried, {done - alive} noticed, {alive} not, {left:.0f} min left"
        if sys.stdout.isatty():
            say(f"\r{line} ", end="")
        elif done % 50 == 0:
            say(line)

    def report(self) -> int:
        say("\nNobody noticed:" if self.survivors else "\nAll were noticed.")
        for fault in sorted(self.survivors, key=lambda fault: (fault.path, fault.line)):
            say(show(fault))
        ways = ", ".join(f"{n} by {what}" for what, n in self.counted.most_common() if what)
        noticed = len(self.drawn) - len(self.survivors)
        share = share_of(noticed, len(self.drawn))
        say(f"{noticed} of {len(self.drawn)} noticed ({share:.1%}): {ways}")
        return noticed


def share_of(noticed: int, tried: int) -> float:
    return noticed / max(tried, 1)


def exit_code(noticed: int, tried: int) -> int:
    return int(share_of(noticed, tried) < ENOUGH)


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("number", nargs="?", type=int, default=500, help="of faults")
    parser.add_argument("--seed", default=SEED, help="which faults are drawn; the day by default")
    parser.add_argument("--file", default="", help="only in files with this in their path")
    parser.add_argument("--workers", type=int, default=CORES, help="processes at the same time")
    parser.add_argument("--scenarios", action="store_true", help="without the tests")
    parser.add_argument("--loud", action="store_true", help="say what noticed each fault")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./folsom test mutants")
    add_arguments(parser)
    options = parser.parse_args(arguments)
    return Trials(options).run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
