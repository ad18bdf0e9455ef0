"""Every scenario holds, and every rule of the modules in play has a test."""

from pathlib import Path

import pytest

from folsom.game import rulebook
from folsom.game.scenario import Report, Scenario

TESTS = Path(__file__).parent
SCENARIOS = sorted((TESTS / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize(
    "path", SCENARIOS, ids=[str(path.relative_to(TESTS / "scenarios")) for path in SCENARIOS]
)
def test_scenario_holds(path: Path) -> None:
    scenario = Scenario.load(path)
    assert scenario.title
    assert scenario.rules
    assert scenario.report() == Report(differences=[], remarks=[])


def test_scenarios_cite_rules_that_exist() -> None:
    cited = {id for path in SCENARIOS for id in Scenario.load(path).rules}
    assert cited - set(rulebook.rules()) == set()


# Modules that are complete: prefix of their rules, folder of their scenarios, worked examples.
COMPLETE = [
    ("BASE", "base", 48),
    ("HORSE", "horses", 25),
    ("COUR", "couriers", 25),
    ("SUPER", "super", 25),
]


@pytest.mark.parametrize("prefix", [*(prefix for prefix, _, _ in COMPLETE), "MARSHAL", "EXTRA"])
def test_every_rule_is_cited_by_a_test(prefix: str) -> None:
    assert rulebook.without_test(TESTS, f"{prefix}-") == []


def test_every_worked_example_with_a_marshal_player_is_a_scenario() -> None:
    written = {path.stem[:5] for path in (TESTS / "scenarios" / "marshal").glob("ex-*.toml")}
    assert written == {f"ex-{n:02}" for n in range(1, 26)}


def test_every_worked_example_of_the_extras_is_a_scenario() -> None:
    """Examples 23 and 24 are about set-ups; they are in test_compat."""
    folder = TESTS / "scenarios" / "extras"
    written = {path.stem[:5] for path in folder.glob("ex-*.toml")}
    assert {f"ex-{n:02}" for n in range(1, 23)} <= written
    cited = {id for path in folder.glob("*.toml") for id in Scenario.load(path).rules}
    assert "COUR-EX-19" in cited


@pytest.mark.parametrize(("prefix", "name", "number"), COMPLETE)
def test_every_worked_example_is_a_scenario(prefix: str, name: str, number: int) -> None:
    folder = TESTS / "scenarios" / name
    cited = {id for path in folder.glob("*.toml") for id in Scenario.load(path).rules}
    examples = {id for id in rulebook.rules() if id.startswith(f"{prefix}-EX-")}
    assert len(examples) == number
    assert examples - cited == set()


def test_a_scenario_that_does_not_hold_says_exactly_what_differs() -> None:
    text = """
    title = "Doc shoots Ghost"
    [game]
    seats = ["doc", "ghost", "tuco", "django"]
    [position]
    pile = ["doc fire"]
    bandits.doc = { at = "2.in" }
    bandits.ghost = { at = "3.in" }
    bandits.tuco = { at = "1.in" }
    bandits.django = { at = "4.roof" }
    [[play]]
    seat = "doc"
    options = ["target ghost", "target django"]
    choose = "target ghost"
    [expect]
    bandits.ghost.received = 1
    """
    assert Scenario.from_text(text).run() == [
        "play 1: options of doc: not legal: target django; legal but not expected: target tuco"
    ]
    right = text.replace("target django", "target tuco")
    assert Scenario.from_text(right).run() == []
    wrong = right.replace("received = 1", "received = 2")
    assert Scenario.from_text(wrong).run() == ["bandits.ghost.received: 2 expected, 1 found"]
