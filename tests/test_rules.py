"""Every scenario holds, and every rule of the modules in play has a test."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from scenarios import SCENARIOS, name_of, of_box

from folsom.game import rulebook
from folsom.game.scenario import Report, Scenario

TESTS = Path(__file__).parent


@pytest.mark.parametrize("path", SCENARIOS, ids=map(name_of, SCENARIOS))
def test_scenario_holds(path: Path) -> None:
    scenario = Scenario.load(path)
    assert scenario.title
    assert scenario.rules
    assert scenario.report() == Report(differences=[], remarks=[])


def test_scenarios_cite_rules_that_exist() -> None:
    assert cited(SCENARIOS) - set(rulebook.rules()) == set()


# Boxes that are complete: prefix of their rules, folder, worked examples.
COMPLETE = [
    ("BASE", "base", 48),
    ("HORSE", "horses", 25),
    ("COUR", "couriers", 25),
    ("SUPER", "superexpress", 25),
]


@pytest.mark.parametrize("prefix", [*(prefix for prefix, _, _ in COMPLETE), "MARSHAL", "EXTRA"])
def test_every_rule_is_cited_by_a_test(prefix: str) -> None:
    assert rulebook.without_test(TESTS, f"{prefix}-") == []


def cited(paths: Iterable[Path]) -> set[str]:
    return {id for path in paths for id in Scenario.load(path).rules}


def examples(paths: Iterable[Path]) -> set[str]:
    """Those that are scenarios: `ex-07` of `ex-07b.toml`."""
    return {path.stem[:5] for path in paths if path.stem.startswith("ex-")}


def test_every_worked_example_with_a_marshal_player_is_a_scenario() -> None:
    assert examples(of_box("marshal")) == {f"ex-{n:02}" for n in range(1, 26)}


def test_every_worked_example_of_the_extras_is_a_scenario() -> None:
    """Examples 23 and 24 are about set-ups; they are in test_compat."""
    extras = [path for box in ("characters", "pairs", "timecar") for path in of_box(box)]
    assert {f"ex-{n:02}" for n in range(1, 23)} <= examples(extras)
    assert "COUR-EX-19" in cited(extras)


@pytest.mark.parametrize(("prefix", "box", "number"), COMPLETE)
def test_every_worked_example_is_a_scenario(prefix: str, box: str, number: int) -> None:
    examples = {id for id in rulebook.rules() if id.startswith(f"{prefix}-EX-")}
    assert len(examples) == number
    assert examples - cited(of_box(box)) == set()


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
