"""The words of Colt Super Express: what can be chosen, names, and the rules help."""

from __future__ import annotations

from typing import Any

from folsom.game import catalogue
from folsom.game.superexpress.config import PLAYERS
from folsom.game.superexpress.words import PHASES
from folsom.texts import Texts, questions
from folsom.texts import things as say

Json = dict[str, Any]


def setup(texts: Texts) -> Json:
    """What can be chosen for a table of it."""
    return {
        "players": list(PLAYERS),
        "bandits": list(catalogue.super_bandits()),
        "extensions": [
            {"id": id, "name": texts(f"extension-{id}"), "about": texts(f"extension-{id}.hint")}
            for id in catalogue.super_extensions()
        ],
    }


def cards(texts: Texts) -> Json:
    """Names of its Action cards, with what each of them does in this game."""
    return {
        id: {
            "name": say.card(texts, id),
            "short": say.card(texts, id, short=True),
            "hint": texts(f"super-card-{id}"),
        }
        for id in catalogue.super_actions()
    }


def phases(texts: Texts) -> Json:
    return {id: texts(f"phase-{id}") for id in PHASES}


def rules(texts: Texts) -> list[Json]:
    """Sections of the rules help."""
    hint, ids = questions.hint(texts, "program")
    base = [id for id in catalogue.super_actions() if id not in catalogue.super_extensions()]
    lines = "\n".join(f"{say.card(texts, id)}: {texts(f'super-card-{id}')}" for id in base)
    return [
        _section(texts, "super", texts("rules-title-super.text"), "SUPER-SCOPE-01, SUPER-ROUND-01"),
        _section(texts, "program", hint, ids),
        _section(texts, "super-cards", lines, "SUPER-MOVE, SUPER-FLOOR, SUPER-FLIP, SUPER-FIRE"),
        _section(
            texts,
            "super-stunned",
            texts("rules-title-super-stunned.text"),
            "SUPER-STUN-01 to 03, SUPER-ELIM-01 to 03",
        ),
        _section(
            texts,
            "super-end",
            texts("rules-title-super-end.text"),
            "SUPER-DROP-01 to 06, SUPER-LOOT-01 to 04, SUPER-END-01 to 09",
        ),
        _section(texts, "super-reflex", texts("super-card-reflex"), "SUPER-REFLEX-00 to 04"),
        _section(texts, "super-horse", texts("super-card-horse"), "SUPER-HORSE-00 to 11"),
    ]


def _section(texts: Texts, id: str, text: str, ids: str) -> Json:
    return {"id": id, "title": texts(f"rules-title-{id}"), "text": text, "rules": ids}
