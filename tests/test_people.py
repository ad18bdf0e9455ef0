"""People have names: sentences call them so, with the bandit beside it, and tell nothing more."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from folsom.boxes.marshal.texts import goal, prisoner
from folsom.table import lobby, outgoing, replay, speech
from folsom.table import typed as names
from folsom.table.facts import PERSON
from folsom.table.lobby import Wishes
from folsom.table.outgoing import Eyes
from folsom.table.table import Table
from folsom.texts import LANGUAGES, Texts, narration, people, questions
from folsom.texts import things as say

NAMES = ("Kim", "Lou", "Max", "Rosa", "Zoé", "Bo", "Sam", "Vic", "Wes", "Tess")
GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "variants": ["two_bandits"]},
    {"players": 4, "variants": ["teams"]},
    {"players": 4, "modules": ["horses_stagecoach"]},
    {"players": 5, "modules": ["marshal_prisoners"]},
    {"players": 4, "modules": ["couriers_armored_train"]},
    {"game": "super", "players": 4, "extensions": ["horse", "reflex"]},
]


def table_of(config: dict[str, Any], names: tuple[str, ...] = NAMES) -> Table:
    n = config["players"]
    seats = [{"kind": PERSON, "name": names[k] if k < len(names) else ""} for k in range(n)]
    wishes = Wishes(config, seats, seed="people", start=True)
    return Table(lobby.make(wishes, 0.0, None).facts)


def nameless(table: Table) -> Table:
    """The same table, where nobody has said a name."""
    seats = [replace(seat, name="") for seat in table.seats]
    return Table(replace(table.facts, seats=seats), [step.entry for step in table.steps])


def played(table: Table) -> Table:
    dice = random.Random(5)
    while table.decisions():
        decision = dice.choice(table.decisions())
        option = dice.choice(decision.options).text
        table.apply(table.choice(decision.seat, option, 0.0))
    return table


def sentences(table: Table, seat: int, lang: str) -> list[str]:
    """All that is told to a seat from the first to the last, and how the table was asked."""
    eyes = Eyes(frozenset({seat}), lang)
    told = outgoing.state(table, eyes)
    return [event["text"] for step in told["log"] for event in step["events"] if event["text"]]


def without_names(text: str, table: Table, lang: str) -> str:
    """``Kim (Belle)`` as if nobody knew who plays Belle."""
    texts = Texts(lang)
    for seat in table.seats:
        figures = table.facts.config["seats"][seat.n]
        short = {figure: str(say.role(texts, figure)) for figure in figures}
        law = texts("figure-marshal.name")
        beside = [law if figure == "marshal" else short[figure] for figure in figures]
        for printed, written in zip(short.values(), beside, strict=True):
            text = text.replace(f"{seat.name} ({written})", printed)
        text = text.replace(f"{seat.name} ({' + '.join(beside)})", short[figures[0]])
    return say.opening(text)


@pytest.mark.parametrize("config", GAMES, ids=str)
def test_sentences_say_who_plays_whom_and_nothing_more(config: dict[str, Any]) -> None:
    table = played(table_of(config))
    plain = nameless(table)
    for lang in LANGUAGES:
        for seat in (0, 1):
            named = sentences(table, seat, lang)
            assert any(table.seats[seat].name in text for text in named)
            bare = [without_names(text, table, lang) for text in named]
            assert bare == sentences(plain, seat, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_asked_by_ones_name(lang: str) -> None:
    table = table_of({"seats": [["belle"], ["doc"], ["ghost"]], "players": 3})
    seat = table.decisions()[0].seat
    message = outgoing.state(table, Eyes(frozenset({seat}), lang))
    bandit = Texts(lang)(f"bandit-{table.facts.config['seats'][seat][0]}")
    (asked,) = message["decisions"]
    assert asked["sentence"].startswith(f"{NAMES[seat]} ({bandit}),")


def test_who_has_two_bandits_is_called_by_both_of_them() -> None:
    texts = Texts("en", people([("Kim", ["ghost", "tuco"])]))
    drawn = {"kind": "drew", "seat": "ghost", "number": 3}
    assert narration.sentence(texts, drawn).startswith("Kim (Ghost + Tuco) ")
    shot = {"kind": "shot", "bandit": "tuco", "target": "belle", "bullets_left": 3}
    assert narration.sentence(texts, shot).startswith("Bang! Kim (Tuco) ")


def test_the_marshal_has_the_name_of_whoever_plays_him() -> None:
    played_by_max = people([("Max", ["marshal"])])
    seen = {"kind": "arrested", "bandit": "doc", "poster": True}
    assert narration.sentence(Texts("en"), seen).startswith("The Marshal arrests Doc")
    assert narration.sentence(Texts("en", played_by_max), seen).startswith("Max (Marshal) arrests")
    assert narration.sentence(Texts("fr", played_by_max), seen).startswith("Max (Marshal) arrête")
    asked = {"seat": "marshal", "question": "arrest", "about": {}}
    assert questions.prompt(Texts("fr", played_by_max), asked).startswith("Qui Max (Marshal) ")


def test_french_runs_words_together_before_a_vowel() -> None:
    texts = Texts("fr", people([("Ann", ["belle"]), ("Élise", ["doc"]), ("Kim", ["tuco"])]))
    why = {"kind": "no_effect", "card": "fire", "why": "no_bullet"}
    said = [narration.sentence(texts, {**why, "bandit": b}) for b in ("belle", "doc", "tuco")]
    assert "le barillet d\u2019Ann (Belle) est vide" in said[0].replace("Le", "le")
    assert "d\u2019Élise (Doc)" in said[1]
    assert "de Kim (Tuco)" in said[2]
    removed = {"kind": "bullet_removed", "bandit": "tuco", "shooter": "marshal"}
    assert "une Balle du Marshal" in narration.sentence(texts, removed)


def test_things_printed_on_pieces_keep_the_names_of_bandits() -> None:
    texts = Texts("en", people([("Kim", ["tuco"])]))
    assert prisoner(texts, "admirer_of_tuco") == "the admirer of Tuco"
    assert goal(texts, "capture_tuco")["goal"] == "Arrest Warrant: Tuco"
    assert say.card(texts, "tuco:fire") == "Fire (Tuco)"


def test_bots_and_people_without_a_name_are_called_by_their_bandits() -> None:
    facts = lobby.make(
        Wishes(
            {"seats": [["belle"], ["doc"], ["ghost"]], "players": 3},
            [{"kind": "person", "name": "Kim"}, {"kind": "person", "name": " "}, {"kind": "bot"}],
            seed="people",
        ),
        0.0,
        None,
    ).facts
    assert {figure: person.name for figure, person in facts.people.items()} == {"belle": "Kim"}


def test_a_replay_of_a_table_has_its_people_and_one_of_a_record_has_none() -> None:
    table = played(table_of({"players": 3}))
    record = table.record()
    named = replay.frames(record, None, "en", table.facts.people)
    bare = replay.frames(record, None, "en")
    assert "Kim (" in str([frame["events"] for frame in named])
    assert "Kim (" not in str([frame["events"] for frame in bare])


def test_names_are_only_words() -> None:
    """Whatever somebody calls themselves: it is neither a pattern nor markup, only a name."""
    odd = '{ $seat } <b>"x"</b>'
    texts = Texts("en", people([(odd, ["belle"])]))
    assert say.figure(texts, "belle") == f"{odd} (Belle)"


def test_a_newcomer_is_named_from_then_on_though_sentences_are_remembered() -> None:
    before = speech.texts_of("en", people([("Kim", ["belle"])]))
    after = speech.texts_of("en", people([("Lou", ["belle"])]))
    seen = {"kind": "drew", "seat": "belle", "number": 3}
    for texts, name in ((before, "Kim"), (after, "Lou"), (speech.texts_of("en"), "Belle")):
        assert narration.sentence(texts, seen).startswith(name)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann\n Bell ", "Ann Bell"),
        ("A\u202ennA", "A nnA"),  # nobody turns the line around
        ("👩\u200d🚀", "👩\u200d🚀"),  # one sign, made of two
        ("\u200d\u200d", ""),
        ("\u3164\u2800", ""),  # letters and signs without a picture
        ("A\u3164nn", "A nn"),
        ("\u0301\u0302", ""),
        ("e" + "\u0336" * 9, "e\u0336\u0336"),  # no towers of accents
        ("Tr\u1ea7n Nguy\u1ec5n", "Tr\u1ea7n Nguy\u1ec5n"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("أحمد", "أحمد"),
        ("x" * 60, "x" * 40),
    ],
)
def test_names_are_one_line_of_signs_that_can_be_seen(typed: str, kept: str) -> None:
    assert names.name(typed) == kept
