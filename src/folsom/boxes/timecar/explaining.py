"""Things of the Time-Travel Car: the traveller, and where one may hide."""

from __future__ import annotations

from typing import Final

from folsom.boxes.timecar import texts as wording
from folsom.table.explaining.eye import BoxExplains, Explained, Eye, answer


def _traveller(eye: Eye, id: str) -> Explained:
    texts, hideout = eye.texts, eye.view.get("hidden_under")
    name = texts("explain-traveller.name", figure=eye.figure(id))
    now = [texts("now-hidden", place=wording.hideout(texts, hideout))] if hideout else []
    return answer(name, texts("explain-traveller"), now)


def _hideout(eye: Eye, id: str) -> Explained:
    return answer(wording.hideout(eye.texts, id), eye.texts("explain-hideout"))


BOX: Final = BoxExplains({"traveller": _traveller, "hideout": _hideout})
