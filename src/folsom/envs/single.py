"""Single: one game at a time in vectors and actions, without a word."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from folsom.engine.bits import bit
from folsom.envs.dealing import dealer_of
from folsom.envs.match import picture_of
from folsom.envs.sights import Vector, numbers_of
from folsom.envs.spaces import Mask, Spaces
from folsom.game import Game
from folsom.game.game import hash_of
from folsom.sight.lanes import NO_LANE


class Single:
    """A lane of its own, in which games are played one after the other."""

    def __init__(self, spaces: Spaces, seed: int) -> None:
        self.spaces = spaces
        self.seed = seed
        self._dealer = dealer_of(spaces, [seed], observes=True)
        self._lanes = self._dealer.lanes
        self._lanes.observes = False  # but when somebody asks
        assert self._dealer.row is not None
        self._row = numbers_of(self._dealer.row)
        self._mask = np.asarray(memoryview(self._lanes.masks)).view(np.int8)
        self._rewards: NDArray[np.float64] = np.asarray(memoryview(self._lanes.rewards))
        self._dealer.look()

    def begin(self, seed: int) -> None:
        """Another game."""
        self.seed = seed
        self._dealer.begin(0, seed)
        self._dealer.look()

    @property
    def over(self) -> bool:
        return self._lanes.is_over(0)

    @property
    def seat(self) -> int:
        """Who decides next. Seats that choose secretly at the same time come one after another."""
        return int(self._lanes.seats[0])

    @property
    def asked(self) -> list[int]:
        """All seats that have something to decide now."""
        asked = 0 if self.over else self._lanes.asked(0)
        return [seat for seat in range(self.spaces.config.n_players) if asked & bit(seat)]

    def play(self, action: int) -> None:
        """Carry out a legal action; another one is refused and changes nothing."""
        if action < 0 or self._lanes.choose(vec[i64]([action])) != NO_LANE:
            self.spaces.chosen(dict.fromkeys(np.flatnonzero(self._mask).tolist()), action)
        self._lanes.step()
        if not self.over:
            self._dealer.look()

    def answer(self, seat: int, action: int) -> None:
        """The same for any seat that is asked, while the one that decides has still to answer."""
        if seat == self.seat:
            self.play(action)
        else:
            option = self.spaces.chosen(self._dealer.legal(0, seat), action)
            self._dealer.situation(0).play(seat, option.word)
            self._lanes.begun(0)
            self._dealer.look()

    def vector(self, seat: int) -> Vector:
        """What a seat may know, as numbers from 0 to 1."""
        self._lanes.see(0, seat)
        return self._row.copy()

    def mask(self, seat: int) -> Mask:
        """What a seat may do now; nothing if it is not asked."""
        if not self.over and seat == self.seat:
            return self._mask.copy()
        return self.spaces.mask(self._dealer.legal(0, seat))

    def observation(self, seat: int) -> dict[str, NDArray[np.generic]]:
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """What each seat got out of it; 0 for everybody before the end."""
        return [float(reward) for reward in self._rewards]

    def picture(self) -> str:
        """The table as the terminal draws it for an onlooker."""
        situation = self._dealer.situation(0)
        config = self._dealer.config(0)
        return picture_of(Game(config, None, hash_of(""), situation))
