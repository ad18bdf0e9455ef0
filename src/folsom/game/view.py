"""View: what a seat may know, built up from nothing (BASE-INFO-01 to 18).

A view is plain data, ready for JSON. It never starts from the full state and strikes things out:
each box that is played adds what the seat is entitled to see of it, in a ``view`` of its own.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from folsom.engine.bits import count
from folsom.engine.loot import of_kind
from folsom.engine.notebook import Notebook
from folsom.engine.state import AT, FACE, GROUND, LABEL, SHEET, State
from folsom.game import shelf
from folsom.game.config import Config
from folsom.game.notation import PLURALS, Words, members

SCHEMA: Final = 1
VIEWS_VERSION: Final = 1  # of what views tell; CHANGELOG.md says what each one changed
PHASES: Final = ("set_up", "round_start", "schemin", "stealin", "over")
View = dict[str, Any]


@final
class Kind:
    """A kind of tokens in play: its number and name, all of them, and have they ids."""

    def __init__(self, number: int, name: str, tokens: i64, told_apart: bool) -> None:
        self.number = number
        self.name = name
        self.tokens = tokens
        self.told_apart = told_apart


@final
class Look:
    """A look at a game through the eyes of a seat; of a spectator if it is None."""

    def __init__(
        self,
        viewer: Viewer,
        s: State,
        notebook: Notebook,
        seat: int | None,
    ) -> None:
        self._viewer = viewer
        self.words = viewer.words
        self.card_ids = viewer.card_ids
        self.kinds = viewer.kinds_of(s)
        self.s = s
        self.notebook = notebook
        self.seat = seat

    def place(self, position: i64) -> View:
        """BASE-INFO-01, 04, 06, 07: kinds and ids are public, a value is a memory."""
        s = self.s
        tokens = s.word[GROUND + position]
        place: View = {
            "bandits": [
                name
                for figure, name in enumerate(self.words.bandits)
                if s.word[AT + figure] == position
            ]
        }
        for kind in self.kinds:
            some = tokens & kind.tokens
            if not kind.told_apart:
                place[kind.name] = count(some)
            elif some:
                labels = sorted([(s.word[LABEL + token], token) for token in members(some)])
                place[kind.name] = [
                    {"label": label, **self._memory(kind.number, token)} for label, token in labels
                ]
            else:
                place[kind.name] = []
        for box in self._viewer.places:
            place |= box.place(self, tokens)
        return place

    def _memory(self, kind: int, token: int) -> View:
        """What the seat remembers of a token that lies face down."""
        face = 0 if self.seat is None else int(self.notebook.face_known(self.seat, token))
        return self.words.face(kind, face) if face else {}

    def faces(self, figure: int, kind: int) -> list[int]:
        """BASE-INFO-03, 18: tokens on a sheet: of one's own all, and at the end; of others those
        that one remembers."""
        s = self.s
        tokens = members(of_kind(s, s.word[SHEET + figure], kind))
        if s.over or s.rules.seat_of[figure] == self.seat:
            return [int(s.word[FACE + token]) for token in tokens]
        if self.seat is None:
            return []
        known = (int(self.notebook.face_known(self.seat, token)) for token in tokens)
        return [face for face in known if face]


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxView:
    """What one box shows. Each point adds to what the boxes before it said of the same thing.

    What everybody sees may always be said; what else a box shows it asks of the look.
    """

    def agreed(self, config: Config) -> View:
        """each: what is played, under ``game``; everybody agreed on it."""
        return {}

    def values(self, s: State) -> dict[str, int]:
        """each: what a piece is worth whose kind says it all, the same all game long."""
        return {}

    def table(self, look: Look) -> View:
        """each: what is neither a position nor one bandit's or one seat's."""
        return {}

    def place(self, look: Look, tokens: int) -> View:
        """each: of a position on which these tokens lie."""
        return {}

    def bandit(self, look: Look, figure: int) -> View:
        """each: of a bandit."""
        return {}

    def seat(self, look: Look, seat: int) -> View:
        """each: of a seat."""
        return {}

    def result(self, s: State, words: Words) -> View:
        """each: how the game ended; everybody may know all of it."""
        return {}

    def result_of_seat(self, s: State, words: Words, seat: int) -> View:
        """each: how a seat fared."""
        return {}


def seeing(boxes: list[BoxView], point: str) -> list[BoxView]:
    """Those that have something to say at a point, in their order."""
    return [box for box in boxes if getattr(type(box), point) is not getattr(BoxView, point)]


class Viewer:
    """Builds the views of one game."""

    def __init__(self, words: Words, card_ids: list[str]) -> None:
        self.words = words
        self.card_ids = card_ids
        boxes = shelf.rooms(words.config, "view", BoxView)
        self.places = seeing(boxes, "place")
        self._tables = seeing(boxes, "table")
        self._bandits = seeing(boxes, "bandit")
        self._seats = seeing(boxes, "seat")
        self._boxes = boxes
        self._agreed: View = {}
        for box in boxes:
            self._agreed |= box.agreed(words.config)
        # What is the same all game long is made with the first view.
        self._kinds: list[Kind] = []
        self._values: dict[str, int] = {}

    def view(self, s: State, notebook: Notebook, seat: int | None) -> View:
        look = Look(self, s, notebook, seat)
        words = self.words
        view: View = {
            "schema": SCHEMA,
            "game": {**self._agreed, "values": self._values_of(s)},
            "seat": None if seat is None else words.seats[seat],
            "over": bool(s.over),
            "round": s.round,
            "phase": PHASES[s.phase],
        }
        for box in self._tables:
            view |= box.table(look)
        view["bandits"] = {
            name: self._bandit(look, figure) for figure, name in enumerate(words.bandits)
        }
        view["seats"] = {name: self._seat(look, number) for number, name in enumerate(words.seats)}
        if s.over:
            view["result"] = result(s, words)
        return view

    def kinds_of(self, s: State) -> list[Kind]:
        """The kinds of tokens in play."""
        if not self._kinds:
            rules = s.rules
            told_apart = rules.secret_tokens & ~rules.alike
            self._kinds = [
                Kind(kind, name, rules.tokens_of[kind], bool(rules.tokens_of[kind] & told_apart))
                for kind, name in enumerate(PLURALS)
                if rules.tokens_of[kind]
            ]
        return self._kinds

    def _values_of(self, s: State) -> dict[str, int]:
        if not self._values:
            for box in self._boxes:
                self._values |= box.values(s)
        return self._values

    def _bandit(self, look: Look, figure: int) -> View:
        bandit: View = {}
        for box in self._bandits:
            bandit |= box.bandit(look, figure)
        return bandit

    def _seat(self, look: Look, seat: int) -> View:
        found: View = {}
        for box in self._seats:
            found |= box.seat(look, seat)
        return found


def result(s: State, words: Words) -> View:
    """Who has won, and how everybody fared."""
    boxes = shelf.rooms(words.config, "view", BoxView)
    found: View = {}
    for box in boxes:
        found |= box.result(s, words)
    found["seats"] = {}
    for seat, name in enumerate(words.seats):
        found["seats"][name] = {}
        for box in boxes:
            found["seats"][name] |= box.result_of_seat(s, words, seat)
    return found
