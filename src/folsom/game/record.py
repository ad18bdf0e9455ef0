"""Record: a game as its configuration, its choices and what chance decided (``.folsom``).

A file of JSON lines: a header, one line per choice, and the result at the end. It replays
without the generator, so it survives a change of it; with the seed it can be proved.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from folsom.engine.listener import POSSIBILITIES, ScriptError
from folsom.game.errors import ConfigError, IllegalChoice, RecordError
from folsom.game.fair import HASH_LENGTH, Origin, is_hex, is_text
from folsom.game.game import Choice, Game
from folsom.game.proof import prove
from folsom.game.titles import AnyConfig, read_config

FORMAT: Final = 2
FORMATS: Final = (1, FORMAT)  # the first did not say what chance had decided about
RULES_VERSION: Final = 2  # CHANGELOG.md says what each one changed


def is_played_as_today(config: AnyConfig, version: int) -> bool:
    """Do today's rules play such a game as those of that version did?"""
    return all(changed <= version for changed in config.rule_changes)


@dataclass(frozen=True)
class Record:
    config: AnyConfig
    seed: str | None
    seed_hash: str
    chance: tuple[int, ...]
    choices: tuple[Choice, ...]
    result: dict[str, Any] | None
    rules_version: int = RULES_VERSION
    taken_back: int = 0  # how often somebody took choices back; they are not in the record
    origin: Origin | None = None  # of the seed; None: it was drawn, and nobody added to it

    @classmethod
    def of(
        cls,
        game: Game,
        with_seed: bool = True,
        taken_back: int = 0,
        rules_version: int = RULES_VERSION,
        origin: Origin | None = None,
    ) -> Record:
        """The record of a game. While it goes on, only its owner may see the seed."""
        return cls(
            game.config,
            game.seed if with_seed else None,
            game.seed_hash if origin is None else origin.seal,
            game.set_up_chance,
            tuple(game.choices),
            game.result,
            rules_version,
            taken_back,
            origin if with_seed else None,
        )

    @property
    def tells_its_seed(self) -> bool:
        """Can it be proved? Else it follows the rules, but chance may be somebody's invention."""
        return self.seed is not None

    # Replaying

    @property
    def is_older(self) -> bool:
        """Do its rules differ from today's, by which the seed may give another game?"""
        return not is_played_as_today(self.config, self.rules_version)

    def start(self) -> Game:
        """The game before its first choice: by the seed if it is there, else as chance decided."""
        if self.seed is not None and not self.is_older:
            game = Game.new(self.config, self.seed)
            if game.config != self.config:
                raise RecordError(
                    "The seats or cars are not those that the seed draws.", "record-draw"
                )
            return game
        try:
            return Game.dealt(self.config, self.seed, self.seed_hash, self.chance)
        except ScriptError as error:
            raise RecordError(
                "The set-up does not replay: chance cannot have decided so.", "record-setup"
            ) from error

    def replay(self, upto: int | None = None) -> Game:
        """The game after its first choices, all of them by default."""
        game = self.start()
        if not is_same_chance(self.chance, game.set_up_chance):
            raise RecordError("The set-up is not the one that the seed gives.", "record-seed")
        for n, choice in enumerate(self.choices[:upto], 1):
            self.step(game, n, choice)
        return game

    def step(self, game: Game, n: int, choice: Choice) -> None:
        """Replay one choice, and see that chance decided the same."""
        by_seed = self.seed is not None and not self.is_older
        try:
            game.play(choice.seat, choice.option, None if by_seed else choice.chance)
        except IllegalChoice as error:
            raise RecordError(
                f"Choice {n} is not legal: {error}", "record-illegal", n=n, why=error
            ) from error
        except ScriptError as error:
            raise RecordError(
                f"Choice {n} does not replay: chance cannot have decided so.", "record-choice", n=n
            ) from error
        if not is_same_chance(choice.chance, game.choices[-1].chance):
            raise RecordError(
                f"After choice {n} chance decided otherwise than the record says.",
                "record-chance",
                n=n,
            )

    def verify(self) -> None:
        """Everything that is known of the deal must fit, and the replay reproduce all of it."""
        prove(self).check()

    def check_replay(self) -> None:
        """Replay must reproduce every outcome and the result."""
        game = self.replay()
        if game.result != self.result:
            raise RecordError(
                "The replay ends with another result than the record says.", "record-result"
            )
        if self.is_older and self.seed is not None:
            self._prove_by_todays_rules()

    def _prove_by_todays_rules(self) -> None:
        try:
            replace(self, rules_version=RULES_VERSION).replay()
        except RecordError as error:
            raise RecordError(
                f"The record follows rules version {self.rules_version}. It replays, but only a "
                "Folsom of that version can prove that it came from its seed.",
                "record-older",
                version=self.rules_version,
            ) from error

    # Text

    def to_json(self) -> list[dict[str, Any]]:
        header = {
            "folsom": FORMAT,
            "rules": self.rules_version,
            "config": self.config.to_json(),
            "seed": self.seed,
            "seed_hash": self.seed_hash,
            "chance": list(self.chance),
        }
        if self.origin is not None:
            header["origin"] = self.origin.to_json()
        if self.taken_back:
            header["taken_back"] = self.taken_back
        lines = [
            {"n": n, "seat": choice.seat, "option": choice.option, "chance": list(choice.chance)}
            for n, choice in enumerate(self.choices, 1)
        ]
        end = [{"result": self.result}] if self.result is not None else []
        return [header, *lines, *end]

    def to_text(self) -> str:
        lines = (json.dumps(line, ensure_ascii=False) for line in self.to_json())
        return "".join(f"{line}\n" for line in lines)

    @classmethod
    def from_text(cls, text: str) -> Record:
        lines = []
        for n, line in enumerate(text.splitlines(), 1):
            if line.strip():
                try:
                    lines.append(json.loads(line))
                except (ValueError, RecursionError) as error:
                    raise RecordError(
                        f"Line {n} of the record is not JSON.", "record-json", n=n
                    ) from error
        return cls.from_json(lines)

    @classmethod
    def from_json(cls, lines: object) -> Record:
        if not isinstance(lines, list) or not lines or not isinstance(lines[0], dict):
            raise RecordError("A record begins with a header line.", "record-header")
        header = lines[0]
        if header.get("folsom") not in FORMATS:
            raise RecordError(
                f"This is no Folsom record of format {FORMAT}.", "record-format", format=str(FORMAT)
            )
        version = header.get("rules")
        if type(version) is not int or not 1 <= version <= RULES_VERSION:
            raise RecordError(
                f"The record follows rules version {version!r}; "
                f"this Folsom plays version {RULES_VERSION}.",
                "record-rules",
                version=repr(version),
                known=str(RULES_VERSION),
            )
        seed, seed_hash = header.get("seed"), header.get("seed_hash")
        if not (seed is None or is_text(seed)) or not is_hex(seed_hash, HASH_LENGTH):
            raise RecordError("The header lacks a seed or the hash of one.", "record-no-seed")
        try:
            config = read_config(header.get("config"))
        except ConfigError as error:
            raise RecordError(
                f"The configuration of the record is wrong: {error}", "record-config", why=error
            ) from error
        choices, result = _choices(lines[1:])
        chance, taken_back = _chance(header, 0), _taken_back(header)
        origin = Origin.from_json(header["origin"]) if header.get("origin") is not None else None
        return cls(
            config,
            seed,
            seed_hash,
            chance,
            choices,
            result,
            version,
            taken_back,
            origin if seed is not None else None,
        )

    @classmethod
    def load(cls, path: Path) -> Record:
        try:
            return cls.from_text(path.read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise RecordError(f"There is no file {path}.", "no-file", path=str(path)) from error
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(
                f"{path} cannot be read as a record.", "record-unreadable", path=str(path)
            ) from error

    def save(self, path: Path) -> None:
        """Write the record; an interrupted write leaves the old file as it was."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.to_text(), encoding="utf-8")
        draft.replace(path)


def is_same_chance(told: Sequence[int], found: Sequence[int]) -> bool:
    """Does a record tell what chance decided? What it decided about may have changed its order
    since; an older record does not say about what."""
    if any(value >= POSSIBILITIES for value in told):
        return _by_matter(told) == _by_matter(found)
    return list(told) == [value % POSSIBILITIES for value in found]


def _by_matter(chance: Sequence[int]) -> list[int]:
    return sorted(chance, key=lambda value: value // POSSIBILITIES)


def _choices(lines: Iterable[object]) -> tuple[tuple[Choice, ...], dict[str, Any] | None]:
    choices: list[Choice] = []
    result: dict[str, Any] | None = None
    for n, line in enumerate(lines, 1):
        if not isinstance(line, dict) or result is not None:
            raise _unreadable(n)
        if "result" in line:
            result = line["result"]
            if not isinstance(result, dict):
                raise RecordError("The result of the record cannot be read.", "record-no-result")
            continue
        seat, option = line.get("seat"), line.get("option")
        if line.get("n") != n or not isinstance(seat, str) or not isinstance(option, str):
            raise _unreadable(n)
        choices.append(Choice(seat, option, _chance(line, n)))
    return tuple(choices), result


def _unreadable(n: int) -> RecordError:
    return RecordError(f"Choice {n} of the record cannot be read.", "record-no-choice", n=n)


def _taken_back(header: dict[str, Any]) -> int:
    times = header.get("taken_back", 0)
    if not isinstance(times, int) or isinstance(times, bool) or times < 0:
        raise RecordError(
            "How often choices were taken back cannot be read.", "record-no-taken-back"
        )
    return times


def _chance(line: dict[str, Any], n: int) -> tuple[int, ...]:
    chance = line.get("chance")
    if not isinstance(chance, list) or not all(
        isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31
        for value in chance
    ):
        raise RecordError(
            f"What chance decided after choice {n} cannot be read.", "record-no-chance", n=n
        )
    return tuple(chance)
