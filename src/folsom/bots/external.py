"""A bot that is a program of its own: started, asked line by line, and ended with the game."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from typing import IO, Any, Final

from folsom.bots.protocol import GREETING, BotError, chosen, line, question
from folsom.game import ConfigError, Observation, Option

PREFIX: Final = "cmd:"
GREETING_TIME: Final = 20.0  # seconds to start in
THINKING_TIME: Final = 30.0  # seconds for a decision without a budget
GRACE: Final = 5.0  # seconds beyond the budget
FAREWELL_TIME: Final = 1.0  # seconds to end in
LAST_WORDS: Final = 300  # characters of what a dead program said of its end
LONGEST_LINE: Final = 65536  # characters that are read as one line

_running: set[_Program] = set()


def words_of(command: str) -> list[str]:
    """The program of a command, and what it is given."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise ConfigError(
            f"There is no program to run for {command!r}.", "no-program", command=repr(command)
        )
    return words


def kill_all() -> None:
    """End every program of this process at once. When Python exits it happens by itself; this is
    for a process that is ended from outside, wherever it is."""
    for program in list(_running):
        program.kill()


class ExternalBot:
    """A program that speaks the protocol. One that hangs, ends or talks nonsense is an error.

    It starts when the bot is made, so that several start at the same time; `wait` until it is
    ready, where starting must not count as thinking.
    """

    def __init__(self, command: str, seed: object = None, budget: int | None = None) -> None:
        self.name = f"{PREFIX}{command}"
        self.because = ""  # why it chose what it chose last, if it said so
        self._seed = None if seed is None else str(seed)
        self._budget = budget
        self._knows_game = False
        self._program = _Program(self.name, words_of(command))
        weakref.finalize(self, self._program.end)

    def wait(self) -> None:
        """Until the program has said that it is ready."""
        self._program.greet()

    def choose(self, observation: Observation) -> Option:
        program = self._program
        program.greet()
        if not self._knows_game:
            self._tell_game(observation)
        asked = question(observation, self._budget, program.wants_observation)
        program.say(line("choose", asked))
        limit = THINKING_TIME if self._budget is None else self._budget / 1000 + GRACE
        self.because = ""
        for word, rest in program.until("option", limit):
            if word == "because":
                self.because = rest
            elif word == "option":
                return self._option(observation, rest)
        raise AssertionError("a program that falls silent is an error")

    def _tell_game(self, observation: Observation) -> None:
        config, seat = observation.to_json()["config"], observation.view["seat"]
        self._program.say(line("game", {"config": config, "seat": seat, "seed": self._seed}))
        self._knows_game = True

    def _option(self, observation: Observation, answer: str) -> Option:
        option = chosen(observation, answer)
        if option is None:
            choices = ", ".join(option.text for option in observation.options)
            raise BotError(
                f"{self.name} chose {answer!r}, which is not legal; legal: {choices}.",
                "bot-illegal",
                bot=self.name,
                option=repr(answer),
                choices=choices,
            )
        return option

    def over(self, result: Any) -> None:
        """Tell it how the game ended; it may have gone before that."""
        if self._knows_game:
            with contextlib.suppress(BotError):
                self._program.say(line("over", result))

    def close(self) -> None:
        """Nothing is left behind; it also happens when nobody holds the bot any more."""
        self._program.end()


class _Program:
    """A process, what it says, and its end."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.wants_observation = False
        self._is_ready = False
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115, closed in end()
        self._process = self._start(words)
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        assert self._process.stdout is not None
        ears = (self._process.stdout, self._said)
        threading.Thread(target=_listen, args=ears, daemon=True).start()
        _running.add(self)

    def _start(self, words: list[str]) -> subprocess.Popen[str]:
        try:
            return subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # so that its children can be ended with it
            )
        except OSError as error:
            self._errors.close()
            why = error.strerror or str(error)
            raise BotError(
                f"{self.name} cannot be started: {why}.", "bot-unstarted", bot=self.name, why=why
            ) from None

    def greet(self) -> None:
        """Once; it may take its time to start."""
        if self._is_ready:
            return
        self.say(GREETING)
        for word, rest in self.until("ready", GREETING_TIME):
            if word == "wants" and rest == "observation":
                self.wants_observation = True
        self._is_ready = True

    def say(self, text: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{text}\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def until(self, last: str, limit: float) -> list[tuple[str, str]]:
        """What it says up to this word, each line a word and its rest."""
        end = time.monotonic() + limit
        heard: list[tuple[str, str]] = []
        while not heard or heard[-1][0] != last:
            left = end - time.monotonic()
            try:
                text = self._said.get(timeout=max(left, 0))
            except queue.Empty:
                left = 0
            if left <= 0:  # also if it talks all the time
                raise self._silent(limit)
            if text is None:
                raise self._ended()
            word, _, rest = text.strip().partition(" ")
            if word not in ("", "id", "wants", "because", last):
                self.end()
                said = text.strip()[:LAST_WORDS]
                raise BotError(
                    f"{self.name} said {said!r}, and not {last!r}.",
                    "bot-nonsense",
                    bot=self.name,
                    said=repr(said),
                    word=repr(last),
                )
            heard.append((word, rest))
        return heard

    def _silent(self, limit: float) -> BotError:
        self.end()
        return BotError(
            f"{self.name} did not answer within {limit:g} seconds.",
            "bot-silent",
            bot=self.name,
            seconds=f"{limit:g}",
        )

    def _ended(self) -> BotError:
        """The error that it has ended by itself, with what it complained of last."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL_TIME)
        code = self._process.poll()
        why = self._last_words() or f"code {code}"
        self.end()
        if code is None:
            return BotError(
                f"{self.name} has closed its input or output.", "bot-closed", bot=self.name
            )
        return BotError(
            f"{self.name} ended before the game did: {why}", "bot-ended", bot=self.name, why=why
        )

    def _last_words(self) -> str:
        if self._errors.closed:
            return ""
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1][-LAST_WORDS:] if lines else ""

    def end(self) -> None:
        """Ask it to quit; processes left after that are killed by id, children too."""
        process = self._process
        if self._errors.closed:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            process.stdin.write("quit\n")
            process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL_TIME)
        self.kill()
        process.wait()
        self._errors.close()
        _running.discard(self)

    def kill(self) -> None:
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        elif self._process.poll() is None:
            self._process.kill()


def _listen(stdout: IO[str], said: queue.SimpleQueue[str | None]) -> None:
    """Pass on each line but those for nobody; None when there are no more."""
    with contextlib.suppress(OSError, ValueError), stdout:
        while text := stdout.readline(LONGEST_LINE):
            if not text.startswith("info"):
                said.put(text)
    said.put(None)
