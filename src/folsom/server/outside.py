"""What the browser is told of boxes from outside, for which it has neither words nor drawings."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from folsom.boxes import shelf
from folsom.boxes.box import Box
from folsom.game import catalogue
from folsom.texts import LANGUAGES, Texts
from folsom.texts.messages import sources

Json = dict[str, Any]


def boxes(texts: Texts) -> Json:
    """By their modules: tokens, bandits and events, with letters, colours and words."""
    found = {name: shelf.boxes()[name] for name in shelf.OUTSIDE}
    return {box.module: _box(name, box, texts) for name, box in found.items()}


def _box(name: str, box: Box, texts: Texts) -> Json:
    printed = {entry["id"]: entry for entry in catalogue.table("token_looks")}
    kinds = box.tokens.values()
    return {
        "tokens": {
            kind.name: {
                "plural": kind.plural,
                "name": texts(f"token-{kind.name}"),
                "colour": printed.get(kind.name, {}).get("colour"),
                "hides_money": kind.hides_money,
            }
            for kind in kinds
        },
        "bandits": {
            entry["id"]: asdict(catalogue.cast()[entry["id"]])
            for entry in catalogue.table("bandits")
            if entry["module"] == box.module
        },
        "events": [*box.events],
        "words": {lang: _words(name, lang, [kind.name for kind in kinds]) for lang in LANGUAGES},
    }


def _words(name: str, lang: str, kinds: list[str]) -> str:
    """What the browser's catalogue says of tokens: how many of them somebody has."""
    body = FluentParser().parse(sources(lang).get(name, "")).body
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    found: list[ast.EntryType] = []
    for kind in kinds:
        attributes = messages[f"token-{kind}"].attributes
        many = next(attribute.value for attribute in attributes if attribute.id.name == "many")
        found.append(ast.Message(ast.Identifier(f"some-{kind}"), many))
    return FluentSerializer().serialize(ast.Resource(found))
