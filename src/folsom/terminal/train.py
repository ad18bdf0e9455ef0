"""The train from the side: the Locomotive in front on the left, a roof and an inside a car."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from folsom.boxes.box import VALUE
from folsom.game import catalogue
from folsom.terminal import palette
from folsom.terminal.box import Marks, View, boxes_of
from folsom.terminal.palette import fit, ink, pad
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.box import figures

Car = Mapping[str, Any]
Nose = Mapping[str, tuple[str, str]]

WIDEST_CAR: Final = 22
_NOSES: Final = (  # chimney, boiler and cowcatcher before the Locomotive's cab; the last is narrow
    {
        "roof": (" o°  ", palette.QUIET),
        "loot": (" O   ", palette.QUIET),
        "top": (" ▟▙▄▄", palette.STEEL),
        "people": ("◖████", palette.STEEL),
        "floor": (" ████", palette.STEEL),
        "wheels": ("◢◯◯◯━", palette.WOOD),
    },
    {
        "roof": ("° ", palette.QUIET),
        "loot": ("o ", palette.QUIET),
        "top": ("▙▄", palette.STEEL),
        "people": ("██", palette.STEEL),
        "floor": ("██", palette.STEEL),
        "wheels": ("◢◯", palette.WOOD),
    },
)
_ROOMY: Final = 12  # inner width of a car from which the large nose is drawn


class Cells:
    """Draws the parts of single cars, each ``inner + 2`` cells wide."""

    def __init__(
        self, texts: Texts, view: View, cars: list[Car], inner: int, marks: Marks, train: str = ""
    ) -> None:
        self.texts = texts
        self.view = view
        self.cars = cars
        self.inner = inner
        self.marks = marks
        self.train = train  # what stands before the numbers of its cars

    # The rows of a car

    def _roof(self, n: int) -> Text:
        return pad(Text(" ") + self._people(n, "roof"), self.inner + 2)

    def _roof_loot(self, n: int) -> Text:
        return pad(Text(" ") + loot(self.cars[n]["roof"], self.inner), self.inner + 2)

    def _top(self, n: int) -> Text:
        """The edge of the roof carries the car's number and name."""
        title = fit((ink(name, palette.PAPER) for name in self._names(n)), self.inner)
        left = "─" if title.cell_len < self.inner else ""
        right = "─" * (self.inner - title.cell_len - len(left))
        return ink("╭" + left, palette.WOOD) + title + ink(right + "╮", palette.WOOD)

    def _names(self, n: int) -> list[str]:
        """What the car may be called, the longest first; a caboose is always marked."""
        texts, car = self.texts, self.cars[n]["car"]
        names = [texts(f"car-{car}"), texts(f"car-{car}.short")]
        if n == 0:
            return [f" {names[0]} ", *names]
        if n < len(self.cars) - 1 or car not in catalogue.cars():
            return [*(f" {n} {name} " for name in names), f"{n} {names[1]}", f"{n}"]
        caboose, short = texts("caboose"), texts("caboose.short")
        marked = [f" {n} {name} · {caboose} " for name in names]
        return [*marked, f" {n} {caboose} ", f"{n} {caboose}", f"{n} {short}"]

    def _inside(self, n: int) -> Text:
        return self.walled(self._people(n, "in"))

    def _floor(self, n: int) -> Text:
        return self.walled(loot(self.cars[n]["in"], self.inner))

    def walled(self, content: Text) -> Text:
        wall = ink("│", palette.WOOD)
        return wall + pad(content, self.inner) + wall

    def wheels(self, n: int) -> Text:
        axle = "◯◯" if self.inner >= 8 else "◯"
        middle = "─" * (self.inner - 2 - 2 * len(axle))
        return ink(f"╰─{axle}{middle}{axle}─╯", palette.WOOD)

    # Who stands where

    def _people(self, n: int, floor: str, width: int | None = None) -> Text:
        return self.figures(f"{self.train}{n}.{floor}", self.cars[n][floor], width)

    def figures(self, position: str, place: Mapping[str, Any], width: int | None = None) -> Text:
        others = [id for id, at in figures(self.view).items() if at == position]
        ids = [*reversed(others), *place["bandits"]]
        goal = self._mark(position)
        tries = (
            self._crowd(ids, lambda id: palette.name_badge(self.texts, id), " ", goal),
            self._crowd(ids, lambda id: palette.name_badge(self.texts, id, ""), " ", goal),
            self._crowd(ids, palette.letter_badge, " ", goal),
            self._crowd(ids, lambda id: palette.letter_badge(id, ""), " ", goal),
            self._crowd(ids, lambda id: palette.letter_badge(id, ""), "", goal),
        )
        room = self.inner if width is None else width
        return fit((*tries, _squeezed(ids, room)), room)

    def _crowd(self, ids: list[str], badge: Callable[[str], Text], gap: str, goal: Text) -> Text:
        badges = [badge(id) + self._mark(id) for id in ids]
        return Text(gap).join([goal, *badges] if goal else badges)

    def _mark(self, thing: str) -> Text:
        """The number of the option that points here."""
        if thing not in self.marks:
            return Text()
        return ink(f"[{self.marks[thing]}]", palette.LEGAL)


class Train(Cells):
    """Draws a view's train into lines of at most ``width`` cells."""

    def __init__(self, texts: Texts, view: View, width: int, marks: Marks | None = None) -> None:
        cars: list[Car] = view["train"]
        large, small = _NOSES
        self._nose = large if _room(width, large, len(cars)) >= _ROOMY else small
        inner = max(4, min(WIDEST_CAR, _room(width, self._nose, len(cars))))
        super().__init__(texts, view, cars, inner, marks or {})

    def lines(self) -> list[Text]:
        roof_loot = any(has_loot(car["roof"]) for car in self.cars)
        rows = [self._row("roof", self._roof, " ")]
        if roof_loot:
            rows.append(self._row("loot", self._roof_loot, " "))
        rows += [
            self._row("top", self._top, " "),
            self._row("people", self._inside, " "),
            self._row("floor", self._floor, "═"),
            self._row("wheels", self.wheels, " "),
        ]
        return [*rows, *(row for box in boxes_of(self.view) for row in box.below(self))]

    def _row(self, name: str, part: Callable[[int], Text], coupling: str) -> Text:
        nose, style = self._nose[name]
        line = ink(nose, style)
        for n in range(len(self.cars)):
            if n:
                line.append(coupling, palette.WOOD)
            line.append_text(part(n))
        return line

    # What is beside the train

    def beside(self, part: Callable[[int], Text]) -> Text:
        """A row below the wheels."""
        line = Text(" " * len(self._nose["roof"][0]))
        return line + Text(" ").join(part(n) for n in range(len(self.cars)))


def _squeezed(ids: list[str], room: int) -> Text:
    """Letters without a gap; where even these are too many, how many more there are."""
    shown = ids if len(ids) <= room else ids[: room - 2]
    letters = Text().join(palette.letter_badge(id, "") for id in shown)
    return letters + ink(f"+{len(ids) - len(shown)}") if len(shown) < len(ids) else letters


def _room(width: int, nose: Nose, cars: int) -> int:
    """Cells between the walls of a car."""
    return (width - len(nose["roof"][0]) - (cars - 1)) // cars - 2


def has_loot(place: Mapping[str, Any]) -> bool:
    return any(place.get(kind) for kind in palette.SYMBOLS)


def loot(place: Mapping[str, Any], width: int) -> Text:
    """Hidden tokens with their labels and known faces as far as there is room, else counts."""
    tries = (
        Text(" ") + _pieces(place, _valued, " "),
        _pieces(place, _valued, " "),
        _pieces(place, _labelled, " "),
        _pieces(place, _counted, " "),
        _pieces(place, _counted, ""),
    )
    return fit(tries, width)


Tokens = list[Mapping[str, Any]]


def _valued(tokens: Tokens) -> str:
    """``#7=300``: a label, and the face as far as it is known."""
    return " ".join(
        "=".join(str(part) for part in ("#{label}".format(**token), *_face(token)))
        for token in tokens
    )


def _face(token: Mapping[str, Any]) -> list[Any]:
    return [token[says] for says in (VALUE, *say.faces()) if says in token]


def _labelled(tokens: Tokens) -> str:
    return " ".join(f"#{token['label']}" for token in tokens)


def _counted(tokens: Tokens) -> str:
    return str(len(tokens))


def _pieces(place: Mapping[str, Any], told: Callable[[Tokens], str], gap: str) -> Text:
    pieces = []
    for kind, symbol in palette.SYMBOLS.items():
        tokens = place.get(kind)
        if tokens:
            amount = told(tokens) if isinstance(tokens, list) else str(tokens) * (tokens > 1)
            pieces.append(ink(symbol + amount, palette.LOOT_STYLE[kind]))
    return Text(gap).join(pieces)
