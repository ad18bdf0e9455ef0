"""Every scenario holds, and every rule of the modules in play has a test."""

from pathlib import Path

import pytest

from folsom.game import rulebook
from folsom.game.scenario import Scenario

TESTS = Path(__file__).parent
SCENARIOS = sorted((TESTS / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize(
    "path", SCENARIOS, ids=[str(path.relative_to(TESTS / "scenarios")) for path in SCENARIOS]
)
def test_scenario_holds(path: Path) -> None:
    scenario = Scenario.load(path)
    assert scenario.title
    assert scenario.rules
    assert scenario.run() == []


def test_scenarios_cite_rules_that_exist() -> None:
    cited = {id for path in SCENARIOS for id in Scenario.load(path).rules}
    assert cited - set(rulebook.rules()) == set()


@pytest.mark.parametrize("prefix", ["BASE-", "SUPER-"])
def test_every_rule_is_cited_by_a_test(prefix: str) -> None:
    assert rulebook.without_test(TESTS, prefix) == []


@pytest.mark.parametrize(("folder", "number"), [("base", 48), ("super", 25)])
def test_every_worked_example_is_a_scenario(folder: str, number: int) -> None:
    paths = (TESTS / "scenarios" / folder).glob("*.toml")
    cited = {id for path in paths for id in Scenario.load(path).rules}
    examples = {id for id in rulebook.rules() if id.startswith(f"{folder.upper()}-EX-")}
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
