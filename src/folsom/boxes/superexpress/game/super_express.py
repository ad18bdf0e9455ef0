"""Colt Super Express behind ``Game``: the engine's state, told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.boxes.superexpress.game.events import SuperTeller
from folsom.boxes.superexpress.game.observation import SuperObservation
from folsom.boxes.superexpress.game.view import SuperViewer, result
from folsom.boxes.superexpress.game.words import SuperWords
from folsom.boxes.superexpress.rules import flow, setup
from folsom.boxes.superexpress.rules.state import State, clone
from folsom.engine.bits import bit
from folsom.engine.listener import Listener
from folsom.game.decision import Decision
from folsom.game.situation import InProgress


class SuperExpress(InProgress):
    """A game of Colt Super Express in progress."""

    state: State
    words: SuperWords

    def __init__(self, config: SuperConfig, state: State) -> None:
        words = SuperWords(config)
        super().__init__(state, words, SuperTeller(words))
        self.config = config
        self._viewer = SuperViewer(words)

    @classmethod
    def begin(
        cls,
        config: SuperConfig,
        seed: tuple[int, int, int, int],
        chance: Sequence[int] | None = None,
    ) -> SuperExpress:
        """A new game, at its first decision; a record may say what chance decides before it."""
        script = None if chance is None else list(chance)
        state = setup.begin(config.rules(), *seed, True, script)
        flow.begin_round(state)
        return cls(config, state)

    @property
    def asked(self) -> Sequence[int]:
        """SUPER-PLAN-02: all who are left."""
        return [seat for seat in range(len(self.seats)) if self.state.aboard & bit(seat)]

    def decision(self, seat: int) -> Decision | None:
        return self.words.decision(self.state, seat)

    def play(self, seat: int, word: int) -> None:
        flow.play(self.state, seat, word)

    # Telling

    @property
    def _listener(self) -> Listener:
        listener = self.state.listener
        assert listener is not None
        return listener

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        return self._viewer.view(self.state, seat)

    def result(self) -> dict[str, Any]:
        return result(self.state, self.words)

    def played_out(self) -> dict[str, Any]:
        state = clone(self.state)
        flow.play_randomly(state)
        return result(state, self.words)

    def observe(self, seat: int, view: dict[str, Any]) -> SuperObservation:
        return SuperObservation.of(self.words, self.state, seat, view)

    def clone(self) -> SuperExpress:
        state = clone(self.state)
        state.listener = Listener()
        state.listener.script = list(self._listener.script)
        state.listener.follows_script = self._listener.follows_script
        return self._with(state)
