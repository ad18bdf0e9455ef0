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


class ExternalBot:
    """A program that speaks the protocol. One that hangs, ends or talks nonsense is an error."""

    def __init__(self, command: str, seed: object = None, budget: int | None = None) -> None:
        self.name = f"{PREFIX}{command}"
        self.because = ""  # why it chose what it chose last, if it said so
        self._words = words_of(command)
        self._seed = None if seed is None else str(seed)
        self._budget = budget
        self._program: _Program | None = None

    def choose(self, observation: Observation) -> Option:
        if self._program is None:
            self._program = self._begin(observation)
        program = self._program
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

    def _begin(self, observation: Observation) -> _Program:
        program = _Program(self.name, self._words)
        weakref.finalize(self, program.end)
        program.greet()
        config, seat = observation.to_json()["config"], observation.view["seat"]
        program.say(line("game", {"config": config, "seat": seat, "seed": self._seed}))
        return program

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
        """Tell it how the game ended."""
        if self._program is not None:
            self._program.say(line("over", result))

    def close(self) -> None:
        """Nothing is left behind; it also happens when nobody holds the bot any more."""
        if self._program is not None:
            self._program.end()
            self._program = None


class _Program:
    """A process, what it says, and its end."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.wants_observation = False
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115, closed in end()
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
            start_new_session=True,  # so that its children can be ended with it
        )
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        assert self._process.stdout is not None
        ears = (self._process.stdout, self._said)
        threading.Thread(target=_listen, args=ears, daemon=True).start()

    def greet(self) -> None:
        self.say(GREETING)
        for word, rest in self.until("ready", GREETING_TIME):
            if word == "wants" and rest == "observation":
                self.wants_observation = True

    def say(self, text: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{text}\n")
            self._process.stdin.flush()
        except (BrokenPipeError, OSError, ValueError):
            raise self._ended() from None

    def until(self, last: str, limit: float) -> list[tuple[str, str]]:
        """What it says up to this word, each line a word and its rest."""
        end = time.monotonic() + limit
        heard: list[tuple[str, str]] = []
        while not heard or heard[-1][0] != last:
            try:
                text = self._said.get(timeout=max(end - time.monotonic(), 0))
            except queue.Empty:
                self.end()
                raise BotError(
                    f"{self.name} did not answer within {limit:g} seconds.",
                    "bot-silent",
                    bot=self.name,
                    seconds=f"{limit:g}",
                ) from None
            if text is None:
                raise self._ended()
            word, _, rest = text.strip().partition(" ")
            if word not in ("", "info", "id", "wants", "because", last):
                self.end()
                raise BotError(
                    f"{self.name} said {text.strip()!r}, and not {last!r}.",
                    "bot-nonsense",
                    bot=self.name,
                    said=repr(text.strip()),
                    word=repr(last),
                )
            heard.append((word, rest))
        return heard

    def _ended(self) -> BotError:
        """The error that it has ended by itself, with what it complained of last."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL_TIME)
        code = self._process.poll()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        why = lines[-1][-LAST_WORDS:] if lines else f"code {code}"
        self.end()
        return BotError(
            f"{self.name} ended before the game did: {why}", "bot-ended", bot=self.name, why=why
        )

    def end(self) -> None:
        """Ask it to quit; what is still there after that is killed, children too, by its id."""
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
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        elif process.poll() is None:
            process.kill()
        process.wait()
        self._errors.close()


def _listen(stdout: IO[str], said: queue.SimpleQueue[str | None]) -> None:
    """Pass on each line; None when there are no more."""
    with contextlib.suppress(OSError, ValueError), stdout:
        for text in stdout:
            said.put(text)
    said.put(None)
