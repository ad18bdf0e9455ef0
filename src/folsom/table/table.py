"""Table: one game as its log tells it, and what each seat may do now.

A table changes in one way only: an Entry is made (``choice`` or ``undo``, which refuse what is
not allowed and change nothing), stored by somebody, and then taken in with ``apply``. So what
is in memory is never ahead of what is stored, and any process can make the same table again.

An entry carries what chance decided because of it. So a game is played again as it was, whatever
becomes of the generator; a release by whose rules an entry has no meaning any more shows the game
up to there (``outdated``).

An answer to a question that several seats are asked at once is *quiet* while others still
think: nobody but its seat is told, and nobody else's numbers betray it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from folsom.engine.listener import ScriptError
from folsom.game import ConfigError, Decision, Event, Game, IllegalChoice, Observation, Record
from folsom.game.game import hash_of
from folsom.game.record import RULES_VERSION, is_played_as_today
from folsom.table import undo
from folsom.table.errors import TableError
from folsom.table.facts import (
    BY_PERSON,
    CHOICE,
    OVER,
    RUNNING,
    UNDO,
    Entry,
    Facts,
    Seat,
)
from folsom.table.origin import origin_of, stored_config
from folsom.table.speech import Remembering, texts_of

_logger = logging.getLogger("folsom.table")

Mine = frozenset[int]  # the seats of one pair of eyes; empty for a spectator


@dataclass(frozen=True)
class Step:
    """A choice that stands, and the events that it caused."""

    entry: Entry
    first_event: int
    last_event: int  # exclusive
    quiet: bool  # an answer that nobody else was told of
    by_chance: bool  # chance decided something because of it

    @property
    def n(self) -> int:
        return self.entry.n


@dataclass(frozen=True)
class Rest:
    """What is asked of a game that is put away."""

    over: bool
    round: int
    result: dict[str, Any] | None


class Table:
    def __init__(self, facts: Facts, entries: Iterable[Entry] = ()) -> None:
        self.facts = facts
        try:
            self.config = stored_config(facts.config)
        except ConfigError as error:
            raise TableError("outdated", reason="unreadable") from error
        self._game: Game | None = None
        self._rest: Rest | None = None  # while the game is put away
        self.steps: list[Step] = []
        self.n = 0  # the last number of the log
        self.loud = 0  # the last number that everybody was told of
        self.loud_at = facts.started or 0.0  # when that was, by the clock on the wall
        self.asked_at = self.loud_at  # … and by the one that is waited by, where there is another
        self.by_person = 0  # the last number that a person made
        self.taken_back = 0  # how often somebody took a choice back, as far as everybody knows
        self.commands: dict[str, int] = {}  # command of a person: its number in the log
        self._quiet: list[tuple[int, int]] = []  # number and seat of quiet entries since `loud`
        self._undone = 0  # … of which some may have taken a choice back
        self._named = facts  # … whose people have their names in these texts
        self._texts: dict[str, Remembering] = {}
        self.outdated: int | None = None  # the first number that today's rules cannot follow
        if facts.is_dealt:
            self.deal()
        for entry in entries:
            self.apply(entry)

    def deal(self) -> None:
        """The game begins."""
        self.config = stored_config(self.facts.config)
        self._game = self.dealt()
        self.loud_at = self.asked_at = max(self.loud_at, self.facts.started or 0.0)

    def dealt(self) -> Game:
        """The game before its first choice, as chance decided then."""
        facts = self.facts
        try:
            if facts.chance is not None:
                return Game.dealt(self.config, facts.seed, hash_of(facts.seed), facts.chance)
            self._check_rules()
        except ScriptError as error:
            raise TableError("outdated", reason="unreadable") from error
        return Game.new(self.config, facts.seed)

    def _check_rules(self) -> None:
        """What chance decided is not stored, so only the rules of that time can tell."""
        rules = self.facts.rules
        if rules is None or not is_played_as_today(self.config, rules):
            raise ScriptError("nobody knows what chance decided")

    # The log says it all

    def put_away(self) -> None:
        """Keep the log alone: a game takes much memory, and is soon played again."""
        if self._game is not None:
            self._rest = Rest(self.over, self.round, self.result)
            self._game, self._texts = None, {}

    @property
    def game(self) -> Game | None:
        """The game as it stands; None before it is dealt."""
        if self._rest is not None:
            self._play_again([step.entry for step in self.steps])
        return self._game

    # Looking

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def state(self) -> str:
        return OVER if self.over or self.outdated is not None else self.facts.state

    @property
    def over(self) -> bool:
        """Is the game played to its end?"""
        if self._rest is not None:
            return self._rest.over
        return self._game is not None and self._game.over

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended."""
        if self._rest is not None:
            return self._rest.result
        return None if self._game is None else self._game.result

    @property
    def seats(self) -> list[Seat]:
        return self.facts.seats

    @property
    def running(self) -> Game:
        """The game, if it is being played."""
        game = self.game
        if game is None:
            raise TableError("not_started")
        return game

    def texts(self, lang: str) -> Remembering:
        """The texts of a language, in which the people who sit here now have their names."""
        if self._named is not self.facts:
            self._named, self._texts = self.facts, {}
        if lang not in self._texts:
            self._texts[lang] = texts_of(lang, self.facts.people)
        return self._texts[lang]

    @property
    def round(self) -> int:
        """The round that is played; 0 before the first."""
        if self._rest is not None:
            return self._rest.round
        return int(self._game.state.round) if self._game is not None else 0

    def progress(self) -> dict[str, Any]:
        """What lists show of the game without playing it again: columns of its facts."""
        if self._game is None and self._rest is None:
            return {}
        over = self.over
        known: dict[str, Any] = {"state": OVER if over else self.facts.state, "round": self.round}
        if over:
            known |= {"result": self.result, "ended": self.loud_at}
            known["taken_back"] = self.taken_back
        return known

    def decisions(self) -> tuple[Decision, ...]:
        """What is asked now; nothing in a game that can only be watched."""
        game = self.game
        return game.decisions if game is not None and self.outdated is None else ()

    def decision(self, seat: int) -> Decision | None:
        return next((decision for decision in self.decisions() if decision.seat == seat), None)

    def mine(self, token_hash: str | None, guest_hash: str | None = None) -> Mine:
        """The seats that somebody opens, by token or by cookie; several in hot-seat."""
        return self.facts.opened_by(token_hash, guest_hash)

    def seen_n(self, mine: Mine) -> int:
        """The last number that these eyes were told of."""
        own = [n for n, seat in self._quiet if seat in mine]
        return own[-1] if own else self.loud

    def is_together(self) -> bool:
        """Is the open question put to several seats at once?"""
        game = self.game
        return game is not None and len(game.asked) > 1

    def waited_for(self) -> list[int]:
        """The seats that are asked, without those that have answered in secret.

        That somebody has laid an answer on the table is plain to see; the answer is not.
        """
        return [decision.seat for decision in self.decisions()]

    def is_silent(self) -> bool:
        """Must nobody talk now, because the rules of the game forbid it (COUR-ROUND-03)?"""
        game = self.game
        return game is not None and not game.view().get("talk", True)

    def events(self, step: Step) -> list[Event]:
        return self.running.events[step.first_event : step.last_event]

    def set_up_events(self) -> list[Event]:
        end = self.steps[0].first_event if self.steps else None
        return self.running.events[:end]

    def moment(self, n: int) -> Game:
        """The game as it was after a number of the log."""
        game = self.dealt()
        for step in self.steps:
            if step.n <= n:
                self._follow(game, step.entry)
        return game

    def observe(self, seat: int) -> Observation:
        return self.running.observe(seat)

    def record(self) -> Record:
        """The game, or as much of it as can be followed, by the rules that it was started with."""
        game = self.game
        if game is None or self.state != OVER:
            raise TableError("not_over")
        rules = self.facts.rules or RULES_VERSION
        return Record.of(
            game,
            taken_back=self.taken_back,
            rules_version=rules,
            origin=origin_of(self.facts),
        )

    # Changing: first made, then stored, then applied

    def choice(
        self,
        seat: int,
        option: str,
        at: float,
        *,
        by: str = BY_PERSON,
        seen: int | None = None,
        mine: Mine | None = None,
        command: str | None = None,
    ) -> Entry:
        """The entry of a choice and of what chance makes of it; refused if stale or not legal."""
        self._check_running()
        if seen is not None:
            self._check_fresh(seen, mine if mine is not None else frozenset({seat}))
        try:
            chance = self.running.foresee(seat, option)
        except IllegalChoice as error:
            raise _refusal(option, error) from error
        return Entry(self.n + 1, CHOICE, seat, at, option, by, command, chance=chance)

    def undoing(
        self, mine: Mine, at: float, *, seen: int | None = None, command: str | None = None
    ) -> Entry:
        """The entry that takes back the last choice of one of these seats."""
        self._check_running()
        self.check_plays(mine)
        if seen is not None:
            self._check_may_take_back(seen, mine)
        step = undo.target(self, mine)
        return Entry(self.n + 1, UNDO, step.entry.seat, at, command=command, back=step.n)

    def may_undo(self, mine: Mine) -> bool:
        try:
            self._check_running()
            self.check_plays(mine)
            undo.target(self, mine)
        except TableError:
            return False
        return True

    def check_plays(self, mine: Mine) -> None:
        """People who have given all their seats up only look on."""
        if mine and all(self.seats[n].left for n in mine):
            raise TableError("gave_up")

    def _check_running(self) -> None:
        if self.outdated is not None:
            raise TableError("outdated")
        if self.state != RUNNING:
            raise TableError("game_over" if self.state == OVER else "not_started")

    def _check_fresh(self, seen: int, mine: Mine) -> None:
        """Nothing that these eyes were told of may have come after what they have seen."""
        if not self.seen_n(mine) <= seen <= self.n:
            raise TableError("stale", reason="seen")

    def _check_may_take_back(self, seen: int, mine: Mine) -> None:
        """What bots do meanwhile does not change which choice of the only person is meant."""
        if not undo.is_alone(self, mine):
            self._check_fresh(seen, mine)
        elif not self.by_person <= seen <= self.n:
            raise TableError("stale", reason="seen")

    def apply(self, entry: Entry) -> Step | None:
        """Take in an entry that is stored; the step of a choice, None for an undo, and for what
        cannot be followed by today's rules: from there on the game stands still."""
        if entry.n != self.n + 1:
            raise ValueError(f"Entry {entry.n} does not follow {self.n}.")
        step = None
        if self.outdated is None:
            try:
                if entry.kind == CHOICE:
                    step = self._choose(entry)
                else:
                    self._take_back(entry)
            except Exception:
                _logger.exception("Table %s cannot be played again from %d on.", self.id, entry.n)
                self.outdated = entry.n
                self._play_again([step.entry for step in self.steps])
        self.n = entry.n
        if entry.by == BY_PERSON:
            self.by_person = entry.n
        if entry.command is not None:
            self.commands[entry.command] = entry.n
        return step

    def going(self, entry: Entry) -> list[Step]:
        """The steps that an undo takes out of the game."""
        back = [step for step in self.steps if step.n == entry.back]
        return undo.going(self, back[0]) if back else []

    def _choose(self, entry: Entry) -> Step:
        step = self._play(entry)
        self.steps.append(step)
        self._note(entry, step.quiet)
        return step

    def _play(self, entry: Entry) -> Step:
        game = self.running
        question, first = _question(game), len(game.events)
        self._follow(game, entry)
        last = len(game.events)
        quiet = first == last and question[0] > 1 and question == _question(game)
        return Step(entry, first, last, quiet, bool(game.choices[-1].chance))

    def _follow(self, game: Game, entry: Entry) -> None:
        """Play what is stored, as chance decided then."""
        if entry.chance is None:
            self._check_rules()
        game.play(entry.seat, entry.option, entry.chance)

    def _play_again(self, standing: Iterable[Entry]) -> None:
        self._game, self._rest = self.dealt(), None
        self.steps = [self._play(entry) for entry in standing]

    def _take_back(self, entry: Entry) -> None:
        """Play the game again without what goes; chance repeats itself."""
        gone = self.going(entry)
        if not gone:
            raise ValueError(f"Choice {entry.back} does not stand.")
        numbers = {step.n for step in gone}
        self._play_again([step.entry for step in self.steps if step.n not in numbers])
        self._undone += 1
        self._note(entry, all(step.quiet for step in gone))

    def _note(self, entry: Entry, quiet: bool) -> None:
        if quiet:
            self._quiet.append((entry.n, entry.seat))
        else:
            self._quiet.clear()
            self.loud, self.loud_at, self.asked_at = entry.n, entry.at, entry.at
            self.taken_back = self._undone


def _refusal(option: str, error: IllegalChoice) -> TableError:
    if error.key == "illegal":
        return TableError("illegal", option=option, legal=error.things["choices"])
    return TableError("stale", reason="nothing_to_decide")


def _question(game: Game) -> tuple[int, str, list[str]]:
    """How many seats are asked, and what; the same as long as one of them thinks."""
    if game.over:
        return 0, "", []
    return len(game.asked), game.decisions[0].question, game.asked
