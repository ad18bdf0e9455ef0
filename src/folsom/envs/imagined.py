"""Games that a seat can imagine: they agree with all it knows, and can be played on."""

from __future__ import annotations

from folsom.engine import flow
from folsom.engine.listener import Listener
from folsom.engine.state import clone
from folsom.engine.superexpress import flow as super_flow
from folsom.engine.superexpress.state import clone as super_clone
from folsom.engine.witness import Witness
from folsom.game import Game, Observation, SuperConfig
from folsom.game.engine import Engine
from folsom.game.express import Express
from folsom.game.game import hash_of
from folsom.game.observation import ExpressObservation
from folsom.game.superexpress.engine import SuperExpress
from folsom.game.superexpress.observation import SuperObservation

Words = tuple[int, int, int, int]


def imagine(observation: Observation, words: Words) -> Game:
    """A game that may be the true one, with other dice.

    Its other seats know what is public, and what they will see from now on.
    """
    engine: Engine
    if isinstance(observation, ExpressObservation):
        state = observation.sample(*words)
        state.witness = Witness(observation.notebook.clone())
        engine = Express(observation.words.config, state)
    else:
        assert isinstance(observation, SuperObservation)
        super_state = observation.sample(*words)
        super_state.listener = Listener()
        engine = SuperExpress(observation.words.config, super_state)
    return Game(engine.config, None, hash_of("imagined"), engine)


def played_out(game: Game) -> dict[str, object]:
    """The result if all seats choose by chance from here; the game stays as it is."""
    if isinstance(game.config, SuperConfig):
        super_state = super_clone(game.state)
        super_flow.play_randomly(super_state)
        return SuperExpress(game.config, super_state).result()
    state = clone(game.state)
    flow.play_randomly(state)
    return Express(game.config, state).result()
