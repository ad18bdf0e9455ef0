"""Two trains side by side: whatever is drawn in one column faces each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Any, ClassVar, Final

from rich.text import Text

from folsom.boxes.couriers.box import COURIER_IDS
from folsom.terminal import palette
from folsom.terminal.box import BoxTerminal, Marks, View
from folsom.terminal.palette import ink, pad
from folsom.terminal.train import Car, Cells, has_loot
from folsom.texts import Texts
from folsom.texts import things as say

HIDDEN: Final = (  # a kind of token, what its face is, and where a sheet says it
    ("bag", "value", "bag_values"),
    ("nugget", "value", "nugget_values"),
    ("secret_document", "document", "documents"),
)
CARS_A_ROUND: Final = 2
NOSE: Final = 1  # cells for the engine's front on either side
FACING: Final = "⇅"
GATLING: Final = "╪"
DEPARTURE_CARS: Final = 4
ARMORED_CARS: Final = 7
CELL: Final = 4  # width of a car in the strip that shows how the trains pass


class CouriersTerminal(BoxTerminal):
    turns: ClassVar = {"feint": "↯"}
    looks_like: ClassVar = dict.fromkeys(COURIER_IDS, "courier")
    legend = "legend-couriers"

    def train(self, texts: Texts, view: View, width: int, marks: Marks) -> list[Text]:
        return lines(texts, view, width, marks)

    def beside(self, texts: Texts, view: View, width: int) -> list[Text]:
        return table_lines(texts, view, width)

    def owned(self, texts: Texts, sheet: View) -> list[str]:
        return hidden_loot(texts, sheet)

    def motion(self, seen: Mapping[str, Any]) -> list[list[Text]]:
        return passing(seen["row"]) if seen["kind"] == "trains_moved" else []

    def at_the_end(self, texts: Texts, view: View) -> list[Text]:
        return final_lines(texts, view)


BOX: Final = CouriersTerminal()


def lines(texts: Texts, view: View, width: int, marks: Marks) -> list[Text]:
    """COUR-GEO-01: the Armored Train drives to the left, the Departure Train to the right."""
    armored, departure = view["armored"], view["train"]
    lead = _position_of_locomotive(view)
    first, last = min(0, lead - len(departure) + 1), max(len(armored) - 1, lead)
    columns = range(first, last + 1)
    inner = max(3, min(14, (width - 2 * NOSE - len(columns)) // len(columns) - 1))
    above = AlignedTrain(
        texts, view, armored, inner, marks, {x: x for x in columns if 0 <= x < len(armored)}, "a"
    )
    below = AlignedTrain(
        texts,
        view,
        departure,
        inner,
        marks,
        {x: lead - x for x in columns if 0 <= lead - x < len(departure)},
    )
    between = Text(" " * NOSE)
    for x in columns:
        mark = FACING if x in above.columns and x in below.columns else ""
        between.append_text(pad(ink(mark, palette.CURRENT), inner + 2, "center"))
    return [*above.lines(columns), between, *below.lines(columns)]


def _position_of_locomotive(view: View) -> int:
    """Where the Locomotive of the Departure Train stands: the car it would face, or faces."""
    for n, car in enumerate(view["facing"]):
        if car is not None:
            return int(car) + n
    return CARS_A_ROUND * (int(view["round"]) - 1)


def passing(row: int) -> list[list[Text]]:
    """COUR-GEO-04: the Departure Train on its way to its place in a round, picture by picture."""
    margin = " " * (DEPARTURE_CARS * CELL)
    names = "".join(f"A{n}".ljust(CELL) for n in range(ARMORED_CARS))
    above = ink(f"{margin[1:]}◀{names}", palette.STEEL)
    cars = "".join(str(n).ljust(CELL) for n in reversed(range(DEPARTURE_CARS))) + "▶"
    places = range(CARS_A_ROUND * CELL * (row - 2), CARS_A_ROUND * CELL * (row - 1) + 1)
    return [[above, ink(" " * (CELL + place) + cars, palette.BRASS)] for place in places]


class AlignedTrain(Cells):
    """One of two trains, its cars in columns of a common grid."""

    def __init__(
        self,
        texts: Texts,
        view: View,
        cars: list[Car],
        inner: int,
        marks: Marks,
        columns: Mapping[int, int],
        train: str = "",
    ) -> None:
        super().__init__(texts, view, cars, inner, marks, train)
        self.columns = columns  # from place along the track to number of the car

    def lines(self, track: range) -> list[Text]:
        rows = [self._row(track, self._roof)]
        if any(has_loot(car["roof"]) for car in self.cars):
            rows.append(self._row(track, self._roof_loot))
        parts = (self._top, self._inside, self._floor, self.wheels)
        return [*rows, *(self._row(track, part) for part in parts)]

    def _row(self, track: range, cell: Callable[[int], Text]) -> Text:
        """All cars of the train in their columns, with its front on the row of the insides."""
        blank = Text(" " * (self.inner + 2))
        line = Text(" " * NOSE)
        for x in track:
            line.append_text(cell(self.columns[x]) if x in self.columns else blank)
        line.append(" " * NOSE)
        return self._with_front(line, track) if cell == self._inside else line

    def _with_front(self, line: Text, track: range) -> Text:
        """The Armored Train has its front on the left, the other one on the right."""
        width = self.inner + 2
        at, front = (0, "◀") if self.train else (len(self.columns) * width + NOSE, "▶")
        at += (min(self.columns) - track[0]) * width
        return line[:at] + ink(front, palette.STEEL) + line[at + NOSE :]

    def _names(self, n: int) -> list[str]:
        """What the car may be called, the longest first."""
        car = self.cars[n]["car"]
        number = f"{self.train.upper()}{n}"
        names = [self.texts(f"car-{car}"), self.texts(f"car-{car}.short")]
        return [*(f" {number} {name} " for name in names), f"{number} {names[1]}", number]

    def _roof(self, n: int) -> Text:
        """COUR-GAT-01: a Gatling is fixed on the roof."""
        gun = ink(GATLING, palette.STEEL) if self.cars[n].get("gatling") else Text()
        people = self._people(n, "roof", self.inner - gun.cell_len)
        return pad(Text(" ") + people + gun, self.inner + 2)

    def _inside(self, n: int) -> Text:
        if self.cars[n]["in"] is None:
            return self.walled(ink("▓" * self.inner, palette.STEEL))
        return super()._inside(n)

    def _floor(self, n: int) -> Text:
        if self.cars[n]["in"] is None:
            return self.walled(ink("▓" * self.inner, palette.STEEL))
        return super()._floor(n)


def final_lines(texts: Texts, view: View) -> list[Text]:
    """COUR-SCORE-08: what each team has in the end, and of what it is made up."""
    found = []
    for colour, team in view["result"]["teams"].items():
        money = {name: say.money(texts, team[name]) for name in ("score", "gang", "professore")}
        home = say.figures(texts, team["home"]) if team["home"] else texts("nobody")
        words = {"home": home, "team": texts(f"team-{colour}.name")}
        words |= {"money": money["score"], "gang": money["gang"], "plan": money["professore"]}
        line = texts("team-result" if "professore" in view else "team-result.plain", **words)
        found.append(palette.side(colour) + palette.paint(texts, line, view["bandits"]))
    return found


def hidden_loot(texts: Texts, sheet: View) -> list[str]:
    """COUR-INFO-02: Luggage, Nuggets and Documents, with what is on their faces."""
    found = []
    for kind, face, known in HIDDEN:
        if faces := sheet[known]:
            told = ", ".join(say.face(texts, {face: one}) for one in faces)
            found.append(f"{texts(f'token-{kind}.many', number=len(faces))} ({told})")
    return found


def table_lines(texts: Texts, view: View, width: int) -> list[Text]:
    """Who is in which team, and what belongs to a team."""
    teams = {colour: say.figures(texts, seats) for colour, seats in view["teams"].items()}
    parts = [texts("teams", **teams), texts("gang-bullets", number=view["gang"])]
    if "professore" in view:
        schemer = view["professore"]
        team = texts(f"team-{schemer['team']}.name")
        money = say.money(texts, schemer["money"])
        parts.append(texts("professore-plan", team=team, money=money))
    if view["betrayal"]:
        parts.append(texts("betrayal-mode"))
    found = wrap(" · ".join(parts), width)
    return [palette.paint(texts, line, view["bandits"], palette.QUIET) for line in found]
