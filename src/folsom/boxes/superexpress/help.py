"""Colt Super Express in the help of a server: what can be chosen, names, and its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from folsom.boxes.superexpress.box import SuperexpressBox
from folsom.boxes.superexpress.game.config import PLAYERS
from folsom.boxes.superexpress.game.words import PHASES
from folsom.boxes.superexpress.printed import super_actions, super_bandits, super_extensions
from folsom.texts import Texts, questions
from folsom.texts import things as say
from folsom.texts.help import BoxHelp, Json, Mix, Names, section


class SuperexpressHelp(BoxHelp):
    rules_of: ClassVar = {"SUPER": SuperexpressBox.game}
    mixes: ClassVar = (Mix("seven_minutes", {"game": SuperexpressBox.game, "players": 5}, 2),)

    def game(self, texts: Texts) -> Json:
        return {
            "players": list(PLAYERS),
            "bandits": list(super_bandits()),
            "extensions": [
                {"id": id, "name": texts(f"extension-{id}"), "about": texts(f"extension-{id}.hint")}
                for id in super_extensions()
            ],
        }

    def names(self, texts: Texts) -> Names:
        return {
            "super_cards": {
                id: {
                    "name": say.card(texts, id),
                    "short": say.card(texts, id, short=True),
                    "hint": texts(f"super-card-{id}"),
                }
                for id in super_actions()
            },
            "extensions": {id: {"name": texts(f"extension-{id}")} for id in super_extensions()},
            "phases": {id: texts(f"phase-{id}") for id in PHASES},
        }

    def sections(self, texts: Texts) -> Iterable[Json]:
        hint, ids = questions.hint(texts, "program")
        base = [id for id in super_actions() if id not in super_extensions()]
        cards = "\n".join(f"{say.card(texts, id)}: {texts(f'super-card-{id}')}" for id in base)
        told = (
            ("super", texts("rules-title-super.text"), "SUPER-SCOPE-01, SUPER-ROUND-01"),
            ("program", hint, ids),
            ("super-cards", cards, "SUPER-MOVE, SUPER-FLOOR, SUPER-FLIP, SUPER-FIRE"),
            (
                "super-stunned",
                texts("rules-title-super-stunned.text"),
                "SUPER-STUN-01 to 03, SUPER-ELIM-01 to 03",
            ),
            (
                "super-end",
                texts("rules-title-super-end.text"),
                "SUPER-DROP-01 to 06, SUPER-LOOT-01 to 04, SUPER-END-01 to 09",
            ),
            ("super-reflex", texts("super-card-reflex"), "SUPER-REFLEX-00 to 04"),
            ("super-horse", texts("super-card-horse"), "SUPER-HORSE-00 to 11"),
        )
        for id, text, rules in told:
            yield section(texts(f"rules-title-{id}"), id, text, rules)


BOX: Final = SuperexpressHelp()
