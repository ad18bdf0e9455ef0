"""Observations as Gymnasium describes them: the vector of a seat, and the mask of its actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from folsom.envs.spaces import Spaces
from folsom.extras import extra

with extra("envs"):
    from gymnasium import spaces as gym_spaces

Observation = dict[str, Any]


def observation_space(spaces: Spaces) -> gym_spaces.Dict:
    """The space of the observations of every seat."""
    return gym_spaces.Dict(
        {
            "observation": gym_spaces.Box(0.0, 1.0, (spaces.size,), np.float32),
            "action_mask": gym_spaces.Box(0, 1, (len(spaces.actions),), np.int8),
        }
    )
