"""Record: a game as its configuration, its choices and what chance decided (``.folsom``).

A file of JSON lines: a header, one line per choice, and the result at the end. It replays
without the generator, so it survives a change of it; with the seed it can be proved.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from folsom.engine.witness import ScriptError
from folsom.game.engines import AnyConfig, read_config
from folsom.game.errors import ConfigError, IllegalChoice, RecordError
from folsom.game.game import Choice, Game, hash_of

FORMAT: Final = 1
RULES_VERSION: Final = 1


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

    @classmethod
    def of(cls, game: Game, with_seed: bool = True, taken_back: int = 0) -> Record:
        """The record of a game. While it goes on, only its owner may see the seed."""
        return cls(
            game.config,
            game.seed if with_seed else None,
            game.seed_hash,
            game.set_up_chance,
            tuple(game.choices),
            game.result,
            taken_back=taken_back,
        )

    # Replaying

    def start(self) -> Game:
        """The game before its first choice: by the seed if it is there, else by the script."""
        if self.seed is not None:
            game = Game.new(self.config, self.seed)
            if game.config != self.config:
                raise RecordError(
                    "The seats or cars are not those that the seed draws.", "record-draw"
                )
            return game
        try:
            return Game.scripted(self.config, self.seed_hash, list(self.chance))
        except ScriptError as error:
            raise RecordError(
                "The set-up does not replay: chance cannot have decided so.", "record-setup"
            ) from error

    def replay(self, upto: int | None = None) -> Game:
        """The game after its first choices, all of them by default."""
        game = self.start()
        if game.set_up_chance != self.chance:
            raise RecordError("The set-up is not the one that the seed gives.", "record-seed")
        for n, choice in enumerate(self.choices[:upto], 1):
            step(game, n, choice)
        return game

    def verify(self) -> None:
        """Replay must reproduce every outcome, the result and the hash of the seed."""
        if self.seed is not None and hash_of(self.seed) != self.seed_hash:
            raise RecordError(
                "The seed does not have the hash that was shown at the start.", "record-hash"
            )
        game = self.replay()
        if game.result != self.result:
            raise RecordError(
                "The replay ends with another result than the record says.", "record-result"
            )

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
        if header.get("folsom") != FORMAT:
            raise RecordError(
                f"This is no Folsom record of format {FORMAT}.", "record-format", format=str(FORMAT)
            )
        if header.get("rules") != RULES_VERSION:
            raise RecordError(
                f"The record follows rules version {header.get('rules')!r}; "
                f"this Folsom plays version {RULES_VERSION}.",
                "record-rules",
                version=repr(header.get("rules")),
                known=str(RULES_VERSION),
            )
        seed, seed_hash = header.get("seed"), header.get("seed_hash")
        if not (seed is None or isinstance(seed, str)) or not isinstance(seed_hash, str):
            raise RecordError("The header lacks a seed or the hash of one.", "record-no-seed")
        try:
            config = read_config(header.get("config"))
        except ConfigError as error:
            raise RecordError(
                f"The configuration of the record is wrong: {error}", "record-config", why=error
            ) from error
        choices, result = _choices(lines[1:])
        chance, taken_back = _chance(header, 0), _taken_back(header)
        return cls(config, seed, seed_hash, chance, choices, result, taken_back=taken_back)

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


def step(game: Game, n: int, choice: Choice) -> None:
    """Replay one choice, and see that chance decided the same."""
    if game.seed is None:
        game.script(list(choice.chance))
    try:
        game.play(choice.seat, choice.option)
    except IllegalChoice as error:
        raise RecordError(
            f"Choice {n} is not legal: {error}", "record-illegal", n=n, why=error
        ) from error
    except ScriptError as error:
        raise RecordError(
            f"Choice {n} does not replay: chance cannot have decided so.", "record-choice", n=n
        ) from error
    if game.choices[-1].chance != choice.chance:
        raise RecordError(
            f"After choice {n} chance decided otherwise than the record says.",
            "record-chance",
            n=n,
        )


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
