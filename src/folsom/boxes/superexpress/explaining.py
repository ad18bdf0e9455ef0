"""Things of Colt Super Express: cards, pawns and their states, wagons, laps, Loot cards."""

from __future__ import annotations

from typing import Final

from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.table.explaining.eye import BoxExplains, Explained, Eye, answer
from folsom.texts import things as say


def _card(eye: Eye, rest: str) -> Explained:
    bandit, _, kind = rest.rpartition(":")
    texts = eye.texts
    if kind == "back":
        return answer(texts("card-back"), texts("explain-super-back"))
    tried = eye.try_card(bandit, kind) if bandit else None
    return answer(texts(f"card-{kind}"), texts(f"super-card-{kind}"), eye.meaning(tried))


def _figure(eye: Eye, id: str) -> Explained:
    texts, facts = eye.texts, eye.view["bandits"][id]
    now = [texts("now-state", state=texts(f"super-{facts['state']}"))]
    if facts["state"] == "standing":
        now += eye.meaning(eye.try_card(id, "fire"))
    return answer(str(eye.figure(id)), texts("explain-super-bandit"), now)


def _state(eye: Eye, id: str) -> Explained:
    return answer(eye.texts(f"super-{id}"), eye.texts(f"explain-super-{id}"))


def _position(eye: Eye, at: str) -> Explained:
    texts, car = eye.texts, int(at.partition(".")[0])
    tail = len(eye.view["train"]) - 1
    if car > tail:
        raise ValueError(at)
    now = [texts("now-tail")] if car == tail and not eye.view["over"] else []
    rule = texts("explain-super-place" if car else "explain-super-locomotive")
    return answer(say.place(texts, at), rule, now)


def _loot(eye: Eye, value: str) -> Explained:
    money = say.money(eye.texts, int(value)) if value else ""
    name = eye.texts("explain-super-loot.name" if value else "super-loot", money=money)
    return answer(name, eye.texts("explain-super-loot"))


def _lap(eye: Eye, n: str) -> Explained:
    return answer(eye.texts("explain-super-lap.name", lap=int(n)), eye.texts("explain-super-lap"))


def _laid(eye: Eye, bandit: str) -> Explained:
    return answer(eye.texts("explain-super-laid.name"), eye.texts("explain-super-laid"))


def _first(eye: Eye, id: str) -> Explained:
    return answer(eye.texts("explain-first.name"), eye.texts("explain-super-first"))


BOX: Final = BoxExplains(
    {
        "card": _card,
        "figure": _figure,
        "state": _state,
        "position": _position,
        "lootcard": _loot,
        "lap": _lap,
        "laid": _laid,
        "first": _first,
    },
    SuperConfig.game,
    ("revealed",),
)
