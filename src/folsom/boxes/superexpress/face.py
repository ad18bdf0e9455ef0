"""Colt Super Express at the terminal: the train with its lines, and programs in three cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from folsom.game import Decision, Option, SuperConfig
from folsom.terminal import palette
from folsom.terminal.face import Face
from folsom.terminal.palette import ink, pad
from folsom.terminal.prompt import Asker
from folsom.terminal.screen import Screen
from folsom.texts import Texts, questions
from folsom.texts import things as say

View = Mapping[str, Any]

WIDEST_CAR: Final = 16
PROGRAM: Final = 3  # cards
_NOSE: Final = {"roof": " °  ", "top": " ▟▙▄", "in": "◖███", "wheels": "◢◯◯━"}


# The table


def super_lines(texts: Texts, view: View, width: int) -> list[Text]:
    """Everything that a view tells, and nothing else."""
    found = [_header(texts, view, width), *_train(texts, view, width), Text()]
    found += _bandits(texts, view)
    found += _own(texts, view)
    for line in found:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return found


def _header(texts: Texts, view: View, width: int) -> Text:
    title = ink(f" {texts('title')} ", f"bold {palette.INK} on {palette.BRASS}")
    title.append(f"  {texts('super-round', round=view['round'])}", "bold")
    title.append("  " + texts("phase-" + view["phase"]), palette.CURRENT)
    first = texts("first-player", seat=say.figure(texts, view["first"]))
    wagons = texts("super-wagons", number=len(view["train"]) - 1)
    right = palette.paint(texts, f"{first}  ·  {wagons}", view["bandits"], palette.QUIET)
    return title + pad(right, max(0, width - title.cell_len), "right")


def _train(texts: Texts, view: View, width: int) -> list[Text]:
    """The Locomotive on the left; on each floor the bandits from front to rear."""
    cars = view["train"]
    inner = max(5, min(WIDEST_CAR, (width - len(_NOSE["roof"])) // len(cars) - 2))
    rows = {name: ink(nose, palette.STEEL) for name, nose in _NOSE.items()}
    for number, car in enumerate(cars):
        rows["roof"].append_text(pad(Text(" ") + _line(view, car["roof"]["bandits"]), inner + 2))
        rows["top"].append_text(_top(texts, number, len(cars) - 1, inner))
        wall = ink("│", palette.WOOD)
        rows["in"].append_text(wall + pad(_line(view, car["in"]["bandits"]), inner) + wall)
        wheels = "◯" + "─" * (inner - 2) + "◯"
        rows["wheels"].append_text(ink(f"╰{wheels}╯", palette.WOOD))
    return list(rows.values())


def _top(texts: Texts, number: int, tail: int, inner: int) -> Text:
    name = str(number) if number else texts("car-locomotive.short")
    if number and number == tail:
        name = texts("super-tail", car=str(number))
    title = ink(f" {name} "[:inner], palette.PAPER)
    right = "─" * (inner - title.cell_len)
    return ink("╭", palette.WOOD) + title + ink(right + "╮", palette.WOOD)


def _line(view: View, names: Sequence[str]) -> Text:
    return Text(" ").join(_pawn(name, view["bandits"][name]) for name in names)


def _pawn(name: str, bandit: Mapping[str, Any]) -> Text:
    """``◄B`` looks to the front, ``B►`` to the rear; stunned bandits are small and hollow."""
    stunned = bandit["state"] == "stunned"
    letter = palette.letter(name).lower() if stunned else palette.letter(name)
    badge = ink(letter, palette.badge_style(name))
    if bandit["facing"] == "front":
        return ink("◁" if stunned else "◄", palette.colour(name)) + badge
    return badge + ink("▷" if stunned else "►", palette.colour(name))


def _bandits(texts: Texts, view: View) -> list[Text]:
    """One line a bandit: state, Loot cards, cards revealed in this round."""
    rows = []
    asked = view.get("asked", ())
    for name, bandit in view["bandits"].items():
        seat = view["seats"][name]
        mark = ink("▸" if name in asked and not view["over"] else " ", palette.CURRENT)
        state = texts(f"super-{bandit['state']}")
        loot = " ".join(say.money(texts, value) for value in bandit["loot"]) or "-"
        shown = [say.card(texts, card, short=True) for card in seat["revealed"]]
        shown += ["▒▒▒"] * seat["hidden"]
        rows.append(
            [
                mark + palette.name_badge(texts, name),
                ink(state, palette.QUIET if bandit["state"] == "eliminated" else ""),
                ink(loot, palette.BRASS),
                ink(" ".join(shown), palette.STEEL),
            ]
        )
    widths = [max(row[n].cell_len for row in rows) for n in range(len(rows[0]))]
    return [Text("  ").join(pad(cell, widths[n]) for n, cell in enumerate(row)) for row in rows]


def _own(texts: Texts, view: View) -> list[Text]:
    """The own program while others still think, if the view is that of a seat."""
    if not view.get("own", {}).get("program") or view["over"]:
        return []
    chips = [_chip(texts, card) for card in view["own"]["program"]]
    return [ink(texts("hand") + " ", f"bold {palette.BRASS}") + Text(" ").join(chips)]


def _chip(texts: Texts, card: str) -> Text:
    return ink(f" {say.card(texts, card)} ", f"{palette.INK} on {palette.PAPER}")


def super_ranking(texts: Texts, view: View) -> Grid:
    """The last page: everybody by how long they stayed, best first."""
    table = Grid(border_style=palette.WOOD, header_style=f"bold {palette.BRASS}")
    for column in ("column-rank", "column-bandit", "super-state", "super-loot"):
        table.add_column(texts(column))
    result = view["result"]["seats"]
    for name in sorted(result, key=lambda name: result[name]["rank"]):
        loot = " ".join(say.money(texts, value) for value in result[name]["loot"])
        table.add_row(
            ink(str(result[name]["rank"]), "bold"),
            palette.name_badge(texts, name),
            texts(f"super-{view['bandits'][name]['state']}"),
            ink(loot or "-", palette.BRASS),
        )
    return table


# Asking


def understand_program(text: str, hand: Sequence[str], words: Sequence[str]) -> list[str]:
    """The cards that a person named, by number, id or the beginning of a name."""
    typed = text.casefold().replace(",", " ").split()
    if typed[:1] == ["program"]:
        typed = typed[1:]
    if len(typed) == 1 and typed[0].isdecimal() and len(typed[0]) == PROGRAM:
        typed = list(typed[0])
    found = []
    for word in typed:
        if word.isascii() and word.isdecimal():
            meant = [hand[int(word) - 1]] if 1 <= int(word) <= len(hand) else []
        elif word in hand:
            meant = [word]
        else:
            meant = [
                card
                for card, name in zip(hand, words, strict=True)
                if card.startswith(word) or name.casefold().startswith(word)
            ]
        if len(meant) != 1:
            return []
        found += meant
    return found


class SuperAsker(Asker):
    """Asks a person for a program: three cards by number or name."""

    def __init__(self, texts: Texts, screen: Screen) -> None:
        super().__init__(texts, screen)

    def question_lines(self, decision: Mapping[str, Any], view: View) -> list[Text]:
        sentence = questions.prompt(self._texts, decision)
        question = ink("▌ ", palette.CURRENT)
        question.append_text(palette.paint(self._texts, sentence, view["bandits"], "bold"))
        cards = [
            ink(f"{number} ", palette.LEGAL) + _chip(self._texts, card)
            for number, card in enumerate(view["own"]["hand"], 1)
        ]
        return [
            question,
            Text("  ").join([Text(" "), *cards]),
            ink(self._texts("super-pick", example="2 1 4"), palette.QUIET),
            ink(self._texts("prompt-keys"), palette.QUIET),
        ]

    def _choice(self, text: str, options: Sequence[Option]) -> Option | None:
        hand: list[str] = []
        for option in options:
            hand += [card for card in option.points_at["cards"] if card not in hand]
        words = [say.card(self._texts, card) for card in hand]
        cards = understand_program(text, hand, words)
        for option in options:
            if option.points_at["cards"] == cards:
                return option
        self._screen.say(self._texts("super-pick.wrong", text=text, example="2 1 4"), "#e0705f")
        return None

    def _help(self, decision: Decision, view: View) -> None:
        for extension in view["game"]["extensions"]:
            name = self._texts(f"extension-{extension}")
            self._screen.say(f"{name}: {self._texts(f'extension-{extension}.hint')}")
        self._screen.say(self._texts("super-legend"), palette.BRASS)
        self._screen.say(self._texts("help", example=decision.options[0].text), palette.QUIET)


class SuperFace(Face):
    game = SuperConfig.game

    def lines(self, texts: Texts, view: View, width: int) -> list[Text]:
        return super_lines(texts, view, width)

    def ranking(self, texts: Texts, view: View) -> Grid:
        return super_ranking(texts, view)

    def asker(self, texts: Texts, screen: Screen) -> Asker:
        return SuperAsker(texts, screen)


BOX: Final = SuperFace()
