"""Things of the Time-Travel Car: who travels, and where one may hide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from folsom.table.explaining.eye import Explained, Explainer, Eye, answer
from folsom.texts import things as say


def _traveller(eye: Eye, id: str) -> Explained:
    texts, hideout = eye.texts, eye.view.get("hidden_under")
    name = texts("explain-traveller.name", figure=eye.figure(id))
    now = [texts("now-hidden", place=say.hideout(texts, hideout))] if hideout else []
    return answer(name, texts("explain-traveller"), now)


def _hideout(eye: Eye, id: str) -> Explained:
    return answer(say.hideout(eye.texts, id), eye.texts("explain-hideout"))


THINGS: Final[Mapping[str, Explainer]] = {"traveller": _traveller, "hideout": _hideout}
