"""Colt Express behind ``Game``: the engine's state, told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from folsom.boxes.base.rules.setup import begin
from folsom.engine import flow
from folsom.engine.agenda import decider_of, group_of, top
from folsom.engine.bits import bit
from folsom.engine.notebook import Notebook
from folsom.engine.state import State, clone
from folsom.engine.witness import Witness
from folsom.game.config import Config
from folsom.game.decision import Decision, decision_of
from folsom.game.events import Teller
from folsom.game.notation import Words
from folsom.game.observation import ExpressObservation
from folsom.game.situation import InProgress
from folsom.game.view import Viewer, result


class Express(InProgress):
    """A game of Colt Express in progress."""

    state: State
    words: Words

    def __init__(self, config: Config, state: State, card_ids: list[str] | None = None) -> None:
        words = Words(config)
        self._card_ids = card_ids or [card.id for card in config.round_cards]
        super().__init__(state, words, Teller(words, self._card_ids))
        self.config = config
        self._viewer = Viewer(words, self._card_ids)

    @classmethod
    def begin(
        cls, config: Config, seed: tuple[int, int, int, int], chance: Sequence[int] | None = None
    ) -> Self:
        """A new game, at its first decision; a record may say what chance decides before it."""
        state = begin(config.rules(), *seed, True, None if chance is None else list(chance))
        flow.advance(state)
        return cls(config, state)

    @property
    def asked(self) -> Sequence[int]:
        word = top(self.state)
        seats = group_of(word) if self.state.asked else bit(decider_of(word))
        return [seat for seat in range(len(self.seats)) if seats & bit(seat)]

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self.words, self.state, seat)

    def play(self, seat: int, word: int) -> None:
        flow.play(self.state, seat, word)

    # Telling

    @property
    def _listener(self) -> Witness:
        witness = self.state.witness
        assert witness is not None
        return witness

    @property
    def notebook(self) -> Notebook:
        return self._listener.notebook

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        return self._viewer.view(self.state, self.notebook, seat)

    def result(self) -> dict[str, Any]:
        return result(self.state, self.words)

    def played_out(self) -> dict[str, Any]:
        state = clone(self.state)
        flow.play_randomly(state)
        return result(state, self.words)

    def observe(self, seat: int, view: dict[str, Any]) -> ExpressObservation:
        return ExpressObservation.of(self.words, self.state, self.notebook, seat, view)

    def clone(self) -> Express:
        state = clone(self.state)
        state.witness = Witness(self.notebook.clone())
        state.witness.script = list(self._listener.script)
        state.witness.follows_script = self._listener.follows_script
        state.witness.decks = [list(deck) for deck in self._listener.decks]
        return self._with(state)
