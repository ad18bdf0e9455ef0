"""Asking a person: the question, numbered options, and what was typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from folsom.boxes import shelf
from folsom.game import Decision, Option, catalogue
from folsom.game.editions import DEFAULT_EDITION
from folsom.terminal import palette
from folsom.terminal.box import BoxTerminal, View, boxes_of, modules_of, rooms
from folsom.terminal.palette import ink, pad
from folsom.terminal.screen import Screen
from folsom.texts import Texts, questions
from folsom.texts import things as say
from folsom.texts.box import cases, trains

MOST_COLUMNS: Final = 3
LOG_LENGTH: Final = 30


class Quit(Exception):
    """The person wants to stop for now."""


def understand(text: str, options: Sequence[Option]) -> list[int]:
    """The options that a person may have meant: by number, by notation, or by part of it."""
    words = text.casefold().split()
    if not words:
        return []
    if text.isascii() and text.isdigit():
        return [int(text) - 1] if 1 <= int(text) <= len(options) else []
    typed = " ".join(words)
    written = [option.text.casefold() for option in options]
    for exact in (written, [notation.partition(" ")[2] for notation in written]):
        if typed in exact:
            return [exact.index(typed)]
    return [
        n
        for n, notation in enumerate(written)
        if all(any(part.startswith(word) for part in notation.split()) for word in words)
    ]


def option_lines(texts: Texts, decision: Mapping[str, Any], view: View, width: int) -> list[Text]:
    """Numbered options in words, in as many columns as fit."""
    entries = []
    for number, option in enumerate(decision["options"], 1):
        words = questions.option(texts, decision, option, view)
        sentence = palette.paint(texts, words, view["bandits"])
        entries.append(ink(f"{number:>3}  ", palette.LEGAL) + sentence)
    widest = max(entry.cell_len for entry in entries) + 2
    columns = max(1, min(MOST_COLUMNS, width // widest))
    rows = -(-len(entries) // columns)
    return [Text().join(pad(entry, widest) for entry in entries[row::rows]) for row in range(rows)]


class Asker:
    """Asks one person one question, until the answer is an option."""

    def __init__(self, texts: Texts, screen: Screen, edition: str = DEFAULT_EDITION) -> None:
        self._texts = texts
        self._screen = screen
        self._edition = edition

    def question_lines(self, decision: Mapping[str, Any], view: View) -> list[Text]:
        sentence = questions.prompt(self._texts, decision)
        question = ink("▌ ", palette.CURRENT)
        question.append_text(palette.paint(self._texts, sentence, view["bandits"], "bold"))
        return [
            question,
            *option_lines(self._texts, decision, view, self._screen.width),
            ink(self._texts("prompt-keys"), palette.QUIET),
        ]

    def ask(
        self,
        decision: Decision,
        view: View,
        log: Callable[[], list[str]],
        save: Callable[[], str],
    ) -> Option:
        """Read lines until one is a choice; the other keys help on the way."""
        while True:
            text = self._screen.read(self._texts("prompt"))
            match text.casefold():
                case "?":
                    self._hint(decision.question, view)
                case "h" | "help":
                    self._help(decision, view)
                case "l" | "log":
                    self._log(log(), view)
                case "s" | "save":
                    self._screen.say(self._texts("saved", path=save()), palette.QUIET, wrap=False)
                case "q" | "quit":
                    raise Quit
                case _:
                    option = self._choice(text, decision.options)
                    if option is not None:
                        return option

    def _choice(self, text: str, options: Sequence[Option]) -> Option | None:
        if not text and len(options) == 1:
            return options[0]
        meant = understand(text, options)
        if len(meant) == 1:
            return options[meant[0]]
        key = "not-one" if meant else "not-understood" if text else "say-something"
        self._screen.say(self._texts(key, text=text, number=len(options)), "#e0705f")
        return None

    def _hint(self, question: str, view: View) -> None:
        text, rules = questions.hint(self._texts, question, view)
        self._screen.say(text, palette.PAPER)
        self._screen.say(self._texts("rules-are", rules=rules), palette.QUIET)

    def _log(self, sentences: list[str], view: View) -> None:
        for sentence in sentences[-LOG_LENGTH:] or [self._texts("log-empty")]:
            self._screen.show(palette.paint(self._texts, sentence, view["bandits"]))

    def _help(self, decision: Decision, view: View) -> None:
        texts = self._texts
        for sentence in own_knowledge(texts, view, self._edition):
            self._screen.show(palette.paint(texts, sentence, view["bandits"]))
        for legend in legends(texts, view):
            self._screen.say(legend, palette.BRASS)
        self._screen.say(texts("help", example=decision.options[0].text), palette.QUIET)


def legends(texts: Texts, view: View) -> list[str]:
    """What the signs of the boxes in play mean."""
    found = []
    for name, box in shelf.played(*modules_of(view)).items():
        if legend := rooms().get(name, BoxTerminal()).legend:
            found.append(texts(legend))
        else:
            kinds = box.tokens.values()
            found += [f"{palette.SYMBOLS[k.plural]} {texts(f'token-{k.name}')}" for k in kinds]
    return found


def own_knowledge(texts: Texts, view: View, edition: str) -> list[str]:
    """What people may look up about their own side: power, loot, deck and discard."""
    if "own" not in view:
        return []
    found = []
    for bandit in view["seats"][view["seat"]]["bandits"]:
        name = say.figure(texts, bandit)
        found.append(texts("power-of", bandit=name, power=_power(texts, view, bandit, edition)))
        found.append(texts("purses-held", bandit=name, loot=_owned(texts, view, bandit)))
    found += _memories(texts, view)
    if view["game"]["events"]:
        chosen = texts.listing(_title(texts, id) for id in view["game"]["events"])
        found.append(texts("chosen-cards", cards=chosen))
    found.append(texts("deck-holds", cards=say.cards(texts, view["own"]["deck"])))
    if view["own"]["discard"]:
        found.append(texts("discard-holds", cards=say.cards(texts, view["own"]["discard"])))
    return found


def _title(texts: Texts, id: str) -> str:
    """A Round card by its event, since Station cards have no other name."""
    event = next(
        (card.event for card in catalogue.round_cards().values() if card.id == id and card.event),
        None,
    )
    return texts(f"happening-{event}") if event else say.round_card(texts, id)


def _power(texts: Texts, view: View, bandit: str, edition: str) -> str:
    return say.power(texts, bandit, edition, view["game"]["silk_power"], cases(view))


def _memories(texts: Texts, view: View) -> list[str]:
    """COUR-INFO-03: what lies face down on a train, and one has looked at."""
    found = []
    for letter, cars in trains(view).items():
        for n, car in enumerate(cars):
            for floor in ("in", "roof"):
                known = (car[floor] or {}).get("known", ())
                if known:
                    place = say.place(texts, f"{letter}{n}.{floor}")
                    loot = texts.listing(
                        f"{say.some_token(texts, token['token'])} ({say.face(texts, token)})"
                        for token in known
                    )
                    found.append(texts("known-loot", place=place, loot=loot))
    return found


def _owned(texts: Texts, view: View, bandit: str) -> str:
    sheet = view["bandits"][bandit]
    pieces = []
    for kind, number in (
        ("purse", sheet["purses"]),
        ("jewel", sheet["jewels"]),
        ("strongbox", sheet["strongboxes"]),
    ):
        if number:
            piece = texts(f"token-{kind}.many", number=number)
            if kind == "purse":
                values = ", ".join(say.money(texts, value) for value in sheet["purse_values"])
                piece += f" ({values})"
            pieces.append(piece)
    for box in boxes_of(view):
        pieces += box.owned(texts, sheet)
    if sheet["cash"]:
        pieces.append(say.money(texts, sheet["cash"]))
    return texts.listing(pieces)
