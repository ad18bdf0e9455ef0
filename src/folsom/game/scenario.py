"""Scenario: a position, choices, and what is expected of them (TOML, ``docs/notation.md``)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from folsom.game.decision import Decision
from folsom.game.errors import ScenarioError
from folsom.game.game import Game
from folsom.game.kinds import guess
from folsom.game.reading import Section
from folsom.game.scenario_form import Expecting, Form, check
from folsom.game.titles import AnyConfig

SAYS_NOTHING: Final = "nothing is expected: add [expect], or the options of a [[play]]"


@dataclass(frozen=True)
class Play:
    """One choice of a scenario, and the options that it must be one of."""

    seat: str
    choose: str
    options: tuple[str, ...] | None
    includes: tuple[str, ...]
    excludes: tuple[str, ...]
    forced: bool
    why: str

    @property
    def claims(self) -> bool:
        """Does it say what must be legal, besides the choice?"""
        return self.options is not None or bool(self.includes or self.excludes)

    def complaints(self, decision: Decision) -> Iterator[str]:
        legal = [option.text for option in decision.options]
        if self.options is not None and Counter(self.options) != Counter(legal):
            missing = sorted((Counter(self.options) - Counter(legal)).elements())
            surplus = sorted((Counter(legal) - Counter(self.options)).elements())
            parts = [f"not legal: {', '.join(missing)}"] if missing else []
            parts += [f"legal but not expected: {', '.join(surplus)}"] if surplus else []
            yield f"options of {self.seat}: {'; '.join(parts)}"
        for text in self.includes:
            if text not in legal:
                yield f"options of {self.seat}: {text!r} is missing"
        for text in self.excludes:
            if text in legal:
                yield f"options of {self.seat}: {text!r} should not be legal"
        if self.choose not in legal:
            near = guess(self.choose, legal)
            yield f"{self.seat} cannot choose {self.choose!r}{near}; legal: {', '.join(legal)}"


@dataclass(frozen=True)
class Report:
    """What became of a scenario: what differs, nothing if all holds, and what may surprise."""

    differences: list[str]
    remarks: list[str]


@dataclass(frozen=True)
class Scenario:
    title: str
    rules: tuple[str, ...]
    why: str
    form: Form
    config: AnyConfig
    position: Section
    plays: tuple[Play, ...]
    expect: Expecting
    claims: bool  # does it say anything that could be wrong?

    @classmethod
    def load(cls, path: Path) -> Scenario:
        try:
            return cls.from_text(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise ScenarioError(f"There is no file {path}.") from error
        except (OSError, UnicodeDecodeError) as error:
            raise ScenarioError(f"{path} cannot be read.") from error

    @classmethod
    def from_text(cls, text: str) -> Scenario:
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise ScenarioError(f"This is no TOML: {error}.") from error
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Scenario:
        table, form, config = check(data)
        expect = table.section("expect")
        plays = tuple(_play(Section(play, f"play {n}")) for n, play in table.items("play"))
        return cls(
            table.text("title"),
            tuple(table.texts("rules")),
            _why(table),
            form,
            config,
            table.section("position"),
            plays,
            form.expectation(expect, config, table.section("position")),
            bool(set(expect)) or any(play.claims for play in plays),
        )

    def start(self) -> Game:
        """The game in the scenario's position."""
        return self.form.build(self.config, self.position)

    def run(self) -> list[str]:
        """Play it through; what differs, nothing if all holds."""
        return self.report().differences

    def report(self) -> Report:
        """Play it through, and say also what somebody may have overlooked."""
        game = self.start()
        for n, play in enumerate(self.plays, 1):
            lines = [f"play {n}: {line}" for line in _play_on(game, play)]
            if lines:
                return Report([*lines, *_notes(play.why), *_notes(self.why)], [])
        answer_forced(game, None)
        lines = self.expect.differences(game)
        if lines:
            return Report([*lines, *_notes(self.why)], [])
        remarks = self.expect.remarks(game)
        return Report([], remarks if self.claims else [*remarks, SAYS_NOTHING])


def _notes(why: str) -> list[str]:
    return [f"why: {why}"] if why else []


def _play_on(game: Game, play: Play) -> list[str]:
    """Make a choice; what keeps it from being made."""
    before = len(game.choices)
    answer_forced(game, play)
    decision = game.decision(play.seat)
    if decision is None:
        return [_not_asked(game, play, before)]
    complaints = list(play.complaints(decision))
    if not complaints:
        game.play(play.seat, play.choose)
    return complaints


def _not_asked(game: Game, play: Play, before: int) -> str:
    """Who is asked instead, and what was decided without a word."""
    asked = ", ".join(d.name for d in game.decisions) or "nobody"
    sentence = f"{asked} must decide, not {play.seat}"
    answered = [choice.option for choice in game.choices[before:] if choice.seat == play.seat]
    if answered:
        sentence += f"; {play.seat} had one option and took it: {', '.join(answered)}"
    elif play.forced:
        sentence += (
            f"; forced = true is for a question with one option, and nothing asks {play.seat}: "
            "what is no choice happens by itself"
        )
    return sentence


def answer_forced(game: Game, coming: Play | None) -> None:
    """Answer questions that have one legal option, up to the play that comes."""
    while not game.over:
        single = None
        for decision in game.decisions:
            mine = coming is not None and decision.name == coming.seat
            if mine and (len(decision.options) > 1 or _is_written(coming, decision)):
                return
            if len(decision.options) == 1:
                single = decision
        if single is None:
            return
        game.play(single.seat, single.options[0])


def _is_written(play: Play | None, decision: Decision) -> bool:
    """Does the scenario write this forced choice all the same?"""
    assert play is not None
    if play.choose != decision.options[0].text:
        return False
    return play.forced or (play.options is not None and len(play.options) == 1)


def _play(table: Section) -> Play:
    return Play(
        table.text("seat"),
        table.text("choose"),
        tuple(table.texts("options")) if "options" in table else None,
        tuple(table.texts("includes")),
        tuple(table.texts("excludes")),
        table.flag("forced"),
        _why(table),
    )


def _why(table: Section) -> str:
    """What the author wants to be known when it does not hold."""
    return " ".join(table.text(key) for key in ("note", "why") if key in table)
