"""Environments: Folsom for programs that learn.

`pettingzoo` (all seats), `gymnasium` (one seat, bots in the others), `openspiel`, and `batch`
(many games at once) say the same things in different dialects: a vector of numbers, which is what a
seat may know and nothing else, and a fixed list of actions, of which a mask says what is legal.
`spaces` has both. They need the extra ``envs``: ``pip install "folsom[envs]"``.
"""

from folsom.extras import extra

with extra("envs"):
    import numpy  # noqa: F401  (all of them speak in arrays)
