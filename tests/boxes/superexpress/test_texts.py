"""Colt Super Express is told in every language, and read back from what people type."""

from __future__ import annotations

import pytest
from rich.console import Console
from test_texts import StrictTexts

from boxes.superexpress.helpers import config_of, random_games
from folsom.boxes.superexpress.face import super_lines, super_ranking, understand_program
from folsom.boxes.superexpress.game.events import CAUSES, READERS, WHY
from folsom.boxes.superexpress.game.words import FACING, PHASES, STATES
from folsom.boxes.superexpress.printed import super_actions, super_bandits, super_extensions
from folsom.game import Game
from folsom.texts import LANGUAGES, Texts, narration, questions

HAND = ["move", "floor_change", "flip", "fire", "reflex", "horse"]
WORDS = ["Move", "Change Floor", "Flip", "Fire", "Reflex", "Horse"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_and_drawn_for_every_seat(lang: str) -> None:
    texts = StrictTexts(lang)
    for mix in ((3, ()), (5, ("reflex",)), (7, ("horse", "reflex"))):
        for game in random_games(mix, "told"):
            for seat in (None, *range(mix[0])):
                view = game.view(seat)
                for width in (60, 80, 140):
                    assert all(line.cell_len <= width for line in super_lines(texts, view, width))
            for decision in game.decisions[:1]:
                asked, view = decision.to_json(), game.view(decision.seat)
                assert questions.prompt(texts, asked)
                words = [questions.option(texts, asked, o, view) for o in asked["options"]]
                assert len(set(words)) == len(words), "two options read alike"
        for event in game.events:
            for seat in (None, *range(mix[0])):
                assert narration.sentence(texts, event.seen_by(seat))
        Console(quiet=True).print(super_ranking(texts, game.view()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_of_the_game_has_a_text(lang: str) -> None:
    texts = Texts(lang)
    keys = {f"event-{name}" for name, *_ in READERS.values()} | {f"why-{why}" for why in WHY}
    keys |= {f"event-eliminated.{cause}" for cause in CAUSES}
    keys |= {f"event-flipped.{way}" for way in FACING} | {f"super-{state}" for state in STATES}
    keys |= {f"card-{c}{part}" for c in super_actions() for part in ("", ".short")}
    keys |= {f"bandit-{b}{part}" for b in super_bandits() for part in ("", ".gender")}
    keys |= {f"extension-{e}{part}" for e in super_extensions() for part in ("", ".hint")}
    keys |= {f"phase-{phase}" for phase in PHASES}
    assert not {key for key in keys if not texts.has(key)}


def test_a_program_is_told_only_to_its_owner() -> None:
    texts = StrictTexts("en")
    laid = {"kind": "programmed", "seat": "mei"}
    assert not narration.is_news(laid)
    own = laid | {"cards": ["fire", "move", "flip"]}
    assert narration.is_news(own)
    assert narration.sentence(texts, own) == "Mei has programmed Fire, Move and Flip."


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1 4 3", ["move", "fire", "flip"]),
        ("143", ["move", "fire", "flip"]),
        ("program fire move flip", ["fire", "move", "flip"]),
        ("Fire, Change, horse", ["fire", "floor_change", "horse"]),
        ("mo fi re", ["move", "fire", "reflex"]),
        ("f 1 2", []),  # Flip, Fire or Change Floor
        ("7 1 2", []),
        ("punch 1 2", []),
        ("", []),
    ],
)
def test_cards_are_named_by_number_or_word(text: str, cards: list[str]) -> None:
    assert understand_program(text, HAND, WORDS) == cards


def test_stunned_bandits_are_drawn_small() -> None:
    game = Game.new(config_of((3, ())), "drawn")
    name = game.seats[0]
    view = game.view()
    view["bandits"][name]["state"] = "stunned"
    picture = "\n".join(line.plain for line in super_lines(Texts("en"), view, 100))
    letter = {"django": "J"}.get(name, name[0].upper())
    front = view["bandits"][name]["facing"] == "front"
    assert (f"◁{letter.lower()}" if front else f"{letter.lower()}▷") in picture
