"""The shape of the source: what every point and number must be, and which layer may name which.

Imports between layers are contracts of pyproject.toml.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import contracts
import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "folsom"
ENGINE = SOURCE / "engine"
SEARCH = SOURCE / "search"
BOXES = SOURCE / "boxes"
# Folders that know no box: what they want of one they ask through the shelf.
MIDDLE = ("search", "sight", "envs")
ABOVE = ("game", "bots", "texts", "table", "terminal", "lab", "cli", "server")  # likewise

# Pieces of the expansions, which the base game and the middle of the house do not know.
PIECES = re.findall(
    r"\w+",
    """
    timecar traveller hideout diagonal dodge barrier
    horse horses stagecoach coach shotgun hostage hostages whiskey prison prisoner prisoners
    courier couriers gatling nugget nuggets armored professore silk mei misty twinzz feint jolt
    melee flask flasks ransom saddle stagger
    cell corridor warrant warrants brawler brawlers mailbag mailbags reflex rumors turncoat
    admirer admirers poster posters arrest arrested brilliant idea idol colts
    tender armoury infirmary luggage document documents decoy binoculars machination cavalry
    helping encounter encounters
    """,
)
# Whole names that are no such word: other games and boxes, by what configurations call them.
NAMES = re.compile(r"superexpress|Super[A-Z]\w*|has_marshal_player|marshal_prisoners")
ALLOWED = re.compile(r"hostage[_-](conductor|taking of the conductor)", re.IGNORECASE)

# Methods of a Module that carry out its own tasks; no law combines them.
TASK_METHODS = {
    "run",
    "asks",
    "always_asks",
    "list_options",
    "choose",
    "nothing",
    "together",
    "has_answered",
}
LAWS = ("add:", "any:", "veto:", "first:", "each:")
# Points that every module is asked once, when a game is set up; nobody keeps a list for them.
AT_SET_UP = {
    "boards",
    "tokens",
    "recipe",
    "supply",
    "place_loot",
    "first_player",
    "place_figures",
    "deal_powers",
    "set_up",
    "shuffles",
}


def sources(folder: Path = SOURCE) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def rules_of(box: str = "*") -> list[Path]:
    return sorted(BOXES.glob(f"{box}/rules/*.py"))


BASE = BOXES / "base" / "rules"
HEURISTIC = BOXES / "base" / "heuristic"  # to whose worlds other boxes add what is theirs
RULES = [*sources(ENGINE), *rules_of()]  # the mechanism, and what the boxes put into it


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


# Imports that break a contract each: where they are written, and what must be refused.
WRONG = (
    ("engine/bits", "from ..game import Game", "engine is not allowed to import folsom.game"),
    ("envs/match", "import folsom.cli.main", "envs is not allowed to import folsom.cli"),
    ("texts/things", "from folsom import bots", "texts is not allowed to import folsom.bots"),
    ("table/facts", "import fastapi", "table is not allowed to import fastapi"),
    (
        "boxes/horses/rules/ride",
        "def late():\n    from folsom.search import reach",
        "boxes.horses.rules is not allowed to import folsom.search",
    ),
    (
        "boxes/horses/judgement",
        "from ...game import Game",
        "boxes.horses.judgement is not allowed to import folsom.game",
    ),
    (
        "boxes/horses/words",
        "from folsom.boxes.marshal import words",
        "boxes.horses is not allowed to import folsom.boxes.marshal",
    ),
    (
        "envs/spaces",
        "from folsom.boxes.horses import names",
        "envs is not allowed to import folsom.boxes.horses",
    ),
    ("boxes/horses/attic", "", "- folsom.boxes.horses.attic"),  # a room that nobody asks
)


def test_the_contracts_notice_what_breaks_them(tmp_path: Path) -> None:
    """That they are kept is seen beside the tests (`tests/tiers.py`)."""
    shutil.copytree(SOURCE, tmp_path / "folsom", ignore=shutil.ignore_patterns("web_dist"))
    for module, line, _ in WRONG:
        with (tmp_path / f"folsom/{module}.py").open("a", encoding="utf-8") as wrong:
            wrong.write(f"\n{line}\n")
    command = [sys.executable, contracts.__file__, str(tmp_path)]
    wide = {**os.environ, "COLUMNS": "200"}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=wide)
    assert done.returncode == 1
    assert [refused for *_, refused in WRONG if refused not in done.stdout] == []


@pytest.mark.parametrize(
    "path",
    [
        *(path for folder in (ENGINE, BASE, HEURISTIC) for path in sources(folder)),
        *(path for name in MIDDLE for path in sources(SOURCE / name)),
    ],
    ids=name_of,
)
def test_the_base_game_and_the_middle_name_no_piece_of_an_expansion(path: Path) -> None:
    """In code and in comments, as a word or as part of a name."""
    text = ALLOWED.sub("", path.read_text(encoding="utf-8"))
    assert named(text) == set()


def named(text: str) -> set[str]:
    """The pieces that a text names."""
    words = {part.lower() for word in re.findall(r"\w+", text) for part in word.split("_")}
    return words & set(PIECES) | set(NAMES.findall(text))


# What a box is called in configurations, a picture that is shown for a game, and a name of Rich's.
PUBLIC = re.compile(r"silk_powers?|[Pp]osters?|cell_len|HORSE-[A-Z]+-\d+|[A-Z]+-SILK-\d+")
BOX_IMPORTED = re.compile(
    r"folsom\.boxes\.(?!shelf|outside|box\b)\w+|folsom\.boxes import (?!shelf|outside)\w+"
)


def named_above(text: str) -> set[str]:
    """The boxes that are imported, the base game too, and the pieces that are named."""
    code = "\n".join(line for line in text.splitlines() if "import SuperConfig" not in line)
    rest = PUBLIC.sub("", code).replace("SuperConfig", "")
    return named(rest) | set(BOX_IMPORTED.findall(rest))


@pytest.mark.parametrize(
    "path",
    [path for name in ABOVE for path in sources(SOURCE / name)],
    ids=name_of,
)
def test_what_is_above_the_rules_names_no_box(path: Path) -> None:
    """The API gives a name to the configuration of the other game, and that is all.

    It is public: `from folsom.game import SuperConfig` is how programs ask for that game.
    """
    assert named_above(path.read_text(encoding="utf-8")) == set()


def test_a_piece_that_is_named_would_be_noticed() -> None:
    assert named("from folsom.boxes.horses.sight import HorsesSight") == {"horses"}
    assert named("if config.has_coach or config.has_marshal_player:") == {
        "coach",
        "has_marshal_player",
    }
    assert named("isinstance(config, SuperConfig)") == {"SuperConfig"}
    assert named("the Marshal, a punch and a train") == set()
    assert named_above("from folsom.boxes.base.rules import tasks") == {"folsom.boxes.base"}
    assert named_above("from folsom.boxes import shelf\nconfig.silk_power") == set()
    assert named_above("the coach; see HORSE-SETUP-06") == {"coach"}


# --- Points ---------------------------------------------------------------------------------------


def methods(path: Path, name: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == name)
    return {n.name: n for n in found.body if isinstance(n, ast.FunctionDef)}


POINTS = {
    name: node
    for name, node in methods(ENGINE / "module.py", "Module").items()
    if name != "__init__" and name not in TASK_METHODS
}


@pytest.mark.parametrize("point", POINTS)
def test_every_point_states_its_law(point: str) -> None:
    law = ast.get_docstring(POINTS[point]) or ""
    assert law.startswith(LAWS)


@pytest.mark.parametrize("name", sorted(TASK_METHODS))
def test_every_task_method_exists_and_says_what_it_does(name: str) -> None:
    node = methods(ENGINE / "module.py", "Module")[name]
    assert ast.get_docstring(node)
    assert not (ast.get_docstring(node) or "").startswith(LAWS)


def listened() -> set[str]:
    return set(re.findall(r'listening\(modules, "(\w+)"\)', (ENGINE / "points.py").read_text()))


def test_every_list_of_listeners_is_for_a_point_and_every_point_has_one() -> None:
    assert listened() <= POINTS.keys()
    assert POINTS.keys() - listened() == AT_SET_UP


def test_a_list_of_listeners_has_the_name_of_its_point() -> None:
    text = (ENGINE / "points.py").read_text()
    lists = re.findall(r'self\.(\w+) = listening\(modules, "(\w+)"\)', text)
    assert len(lists) == len(listened())
    assert [a for a, b in lists if a != b] == []


def test_every_point_is_asked_somewhere() -> None:
    """A point that nobody asks is a promise that nobody keeps."""
    text = "\n".join(path.read_text() for path in RULES)
    silent = {
        point
        for point in POINTS
        if not re.search(rf"\bm\w*\.{point}\(|\.{point}:$|in (s|r|state)\.rules\.{point}\b", text)
    }
    assert silent == set()


def test_modules_override_only_points_and_task_methods() -> None:
    """A method with a slip in its name would never be called."""
    known = POINTS.keys() | TASK_METHODS | {"__init__"}
    for path in RULES:
        for node in ast.parse(path.read_text()).body:
            bases = [ast.unparse(base) for base in getattr(node, "bases", [])]
            if isinstance(node, ast.ClassDef) and "Module" in bases:
                public = {n.name for n in node.body if isinstance(n, ast.FunctionDef)}
                assert {name for name in public if not name.startswith("_")} <= known, path


# --- Judgement ------------------------------------------------------------------------------------

OPINIONS = methods(SEARCH / "judgement.py", "Judgement")


@pytest.mark.parametrize("point", OPINIONS)
def test_every_point_of_judgement_states_its_law_has_a_list_and_is_asked(point: str) -> None:
    assert (ast.get_docstring(OPINIONS[point]) or "").startswith(LAWS)
    assert f'self.{point} = judging(boxes, "{point}")' in (SEARCH / "judgement.py").read_text()
    text = "\n".join(path.read_text() for path in sources(SEARCH))
    assert re.search(rf"for box in self\._judges\.{point}:\n.*\bbox\.{point}\(", text)


def test_boxes_judge_at_points_of_judgement_only() -> None:
    """A method with a slip in its name would never be called."""
    found = [
        node
        for path in sources(BOXES)
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef) and "Judgement" in map(ast.unparse, node.bases)
    ]
    assert {node.name for node in found} >= {"HorsesJudgement", "MarshalJudgement"}
    for node in found:
        assert {n.name for n in node.body if isinstance(n, ast.FunctionDef)} <= OPINIONS.keys()


# --- Rules quoted ---------------------------------------------------------------------------------

_QUOTE = re.compile(r"\b([A-Z]{2,}-(?:[A-Z]+-)?)(\d\d)((?:(?:,| to| and|,? …) ?\d\d\b)*)")


def quoted(text: str) -> Iterator[str]:
    """Ids in a text: `BASE-MAR-05, 09, 11 to 13` are five."""
    for prefix, first, rest in _QUOTE.findall(text):
        numbers = [int(first)]
        for word, number in re.findall(r"(,| to| and|…) ?(\d\d)\b", rest):
            last = numbers[-1]
            numbers.extend(range(last + 1, int(number) + 1) if word == " to" else [int(number)])
        yield from (f"{prefix}{number:02}" for number in numbers)


def known_rules() -> set[str]:
    pages = (path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rules").glob("*.md"))
    return {id for page in pages for id in re.findall(r"\*\*([A-Z]+(?:-[A-Z]+)?-\d\d)\*\*", page)}


def test_quotes_are_read_as_people_write_them() -> None:
    text = "BASE-MAR-05, 09, 11 to 13 and BASE-GEN-01: three cars, 12 cards"
    assert list(quoted(text)) == [
        "BASE-MAR-05",
        "BASE-MAR-09",
        "BASE-MAR-11",
        "BASE-MAR-12",
        "BASE-MAR-13",
        "BASE-GEN-01",
    ]
    assert len(known_rules()) > 300


@pytest.mark.parametrize(
    "path", [*sources(), *sorted((ROOT / "tests").glob("*.py"))], ids=lambda path: path.name
)
def test_every_rule_quoted_in_the_source_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rules = known_rules()
    assert [
        id
        for id in quoted(text)
        if id not in rules and id.startswith(("BASE-", "HORSE-", "SUPER-"))
    ] == []


# --- Numbers --------------------------------------------------------------------------------------


def constants(path: Path) -> dict[str, int]:
    """`NAME: Final[i64] = number` of a file, in order."""
    found: dict[str, Any] = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            try:
                found[node.target.id] = eval(  # only sums and products of earlier names
                    compile(ast.Expression(node.value), str(path), "eval"),
                    {"__builtins__": {}},
                    {"KINDS_PER_MODULE": 32, "PAGES": 0, **found},
                )
            except Exception:
                continue
    return {name: value for name, value in found.items() if isinstance(value, int)}


def differ(numbers: dict[str, int]) -> None:
    by_number = defaultdict(list)
    for name, number in numbers.items():
        by_number[number].append(name)
    assert [names for names in by_number.values() if len(names) > 1] == []


def test_modules_have_slots_of_their_own() -> None:
    slots = {name_of(path): constants(path).get("SLOT") for path in RULES}
    found = {name: slot for name, slot in slots.items() if slot is not None}
    assert len(found) >= 5
    differ(found)
    assert max(found.values()) < 32


def test_powers_differ() -> None:
    from folsom.boxes.base.rules.powers import PROTO_POWERS, STANDARD_POWERS
    from folsom.boxes.characters.rules.manifest import CAST

    ours = {power for table in (STANDARD_POWERS, PROTO_POWERS) for power, _ in table.values()}
    powers = [*filter(None, ours), *(power for _, power, _, _ in CAST)]
    assert all(power.bit_count() == 1 for power in powers)
    assert len(set(powers)) == len(powers)


def test_tasks_of_a_module_lie_in_its_slot() -> None:
    tasks = constants(BASE / "tasks.py")
    before_actions = list(tasks)[1 : list(tasks).index("FIRST_QUESTION")]
    base = {name: tasks[name] for name in before_actions}
    differ(base)
    assert 0 <= min(base.values()) <= max(base.values()) < 32
    for path in RULES:
        numbers = constants(path)
        asked = {name: n for name, n in numbers.items() if name.startswith("ASK_")}
        differ(asked)
        assert all(n // 32 == numbers["SLOT"] for n in asked.values()), path


def page_words(path: Path) -> dict[str, int]:
    """Constants with which a module indexes the page of the state."""
    text = "\n".join(other.read_text() for other in sources(path.parent))
    indexed = set(re.findall(r"\.word\[(\w+)\]", text))
    return {name: n for name, n in constants(path).items() if name in indexed | {"PAGE_END"}}


def test_modules_have_words_of_their_own_in_the_page() -> None:
    words: dict[str, int] = {}
    for path in RULES:
        found = page_words(path)
        end = found.pop("PAGE_END", None)
        if end is not None:
            assert found
            assert max(found.values()) < end
            words |= {f"{path} {name}": n for name, n in found.items()}
    assert len(words) >= 8
    differ(words)


def test_verbs_differ_and_leave_room_for_modules() -> None:
    numbers = constants(ENGINE / "options.py")
    verbs = dict(until(numbers, "FIRST_MODULE_VERB"))
    differ(verbs)
    assert max(verbs.values()) < numbers["FIRST_MODULE_VERB"] < 64


def test_kinds_of_events_differ_and_leave_room_for_modules() -> None:
    numbers = constants(ENGINE / "telling.py")
    kinds = dict(until(numbers, "FIRST_MODULE_EVENT"))
    assert len(kinds) >= 33
    differ(kinds)
    assert max(kinds.values()) < numbers["FIRST_MODULE_EVENT"]


def test_kinds_of_cards_differ() -> None:
    tasks = constants(BASE / "tasks.py")
    names = ("MOVE", "FLOOR_CHANGE", "FIRE", "ROBBERY", "PUNCH", "MARSHAL_CARD")
    assert [tasks[name] for name in names] == list(range(6))


def until(numbers: dict[str, int], last: str) -> Iterator[tuple[str, int]]:
    for name, number in numbers.items():
        if name == last:
            return
        yield name, number


def test_every_kind_of_event_can_be_told_in_words() -> None:
    from folsom.game import box_words

    numbers = constants(ENGINE / "telling.py")
    kinds = [number for _, number in until(numbers, "FIRST_MODULE_EVENT")]
    assert set(kinds) <= box_words.events().keys()
    names = [name for name, *_ in box_words.events().values()]
    assert len(set(names)) == len(names)


def test_every_kind_of_event_says_whether_it_reveals_something() -> None:
    """Who may take a choice back follows from it."""
    from folsom.boxes.superexpress.game import events as super_events
    from folsom.game import events, readings
    from folsom.game.titles import reveals

    said = {getattr(readings, name) for name in dir(readings) if name.startswith("reveals")}
    assert len(said) == 4
    games = (events.reveals(), super_events.REVEALS)
    for declared in games:
        assert set(declared.values()) <= said
        assert declared.items() <= reveals().items()  # a word means the same in both games
    numbers = constants(BOXES / "superexpress" / "rules" / "telling.py")
    assert set(numbers.values()) <= super_events.READERS.keys()


def test_every_question_says_whether_others_may_look_on() -> None:
    from folsom.boxes.superexpress.game.words import PROGRAM
    from folsom.game import asking, box_words, decision
    from folsom.game.titles import private

    declared = {**box_words.questions(), -1: PROGRAM}
    assert all(type(asked) is asking.Question for asked in declared.values())
    by_name: dict[str, set[bool]] = {}
    for asked in declared.values():
        by_name.setdefault(asked.name, set()).add(asked.is_private)
    assert all(len(answers) == 1 for answers in by_name.values())
    assert {name for name, (hidden,) in by_name.items() if hidden} <= private()
    assert {*decision.names_of_kinds().values()} <= private()  # all lay cards from a hand
    assert not {name for name, (hidden,) in by_name.items() if not hidden} & private()


def test_every_question_has_a_name() -> None:
    from folsom.game import decision

    tasks = constants(BASE / "tasks.py")
    first = tasks["FIRST_QUESTION"]
    names = list(until(tasks, "FIRST_QUESTION"))
    questions = {number for _, number in names if number >= first}
    for path in RULES:
        questions |= {n for name, n in constants(path).items() if name.startswith("ASK_")}
    assert questions <= decision.question_names().keys()


def test_every_verb_of_the_base_game_can_be_written() -> None:
    from folsom.game import box_words

    verbs = dict(until(constants(ENGINE / "options.py"), "FIRST_MODULE_VERB"))
    assert set(verbs.values()) <= box_words.options().keys()
