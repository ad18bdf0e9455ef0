"""The words of Colt Super Express: cards, programs, states of a bandit."""

from __future__ import annotations

from typing import Final

from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.boxes.superexpress.printed import super_actions
from folsom.boxes.superexpress.rules.state import AT, GONE, NOWHERE, State
from folsom.engine.bits import bit
from folsom.game.asking import in_secret
from folsom.game.decision import Decision
from folsom.game.notation import position_name
from folsom.game.option import Option

PHASES: Final = ("schemin", "shootin", "over")
FACING: Final = ("front", "rear")
STATES: Final = ("standing", "stunned", "in_dust", "eliminated")


def card_name(kind: int) -> str:
    return super_actions()[kind]


def cards_of(pile: int) -> list[str]:
    """The cards of a pile, the top one first."""
    found = []
    while pile:
        found.append(card_name((pile & 15) - 1))
        pile >>= 4
    return found


def pile_of(cards: list[str]) -> int:
    """The pile of these cards, the first one on top."""
    return sum((super_actions().index(card) + 1) << (4 * n) for n, card in enumerate(cards))


PROGRAM: Final = in_secret("program")


class SuperWords:
    """The names of a game."""

    def __init__(self, config: SuperConfig) -> None:
        self.config = config
        self.bandits = config.bandits
        self.seats = config.seat_names

    def seat_number(self, name: str) -> int:
        return self.seats.index(name)

    def members(self, seats: int) -> list[str]:
        return [name for n, name in enumerate(self.seats) if seats & bit(n)]

    def place(self, s: State, seat: int) -> str | None:
        at = s.seat[AT + seat]
        return None if at == NOWHERE else position_name(at)

    def facing(self, s: State, seat: int) -> str:
        return FACING[1 if s.facing_rear & bit(seat) else 0]

    def condition(self, s: State, seat: int) -> str:
        if s.seat[GONE + seat]:
            return "eliminated"
        if s.dust & bit(seat):
            return "in_dust"
        return "stunned" if s.stunned & bit(seat) else "standing"

    def option(self, program: int) -> Option:
        """``program fire move flip``."""
        cards = cards_of(program)
        return Option(f"program {' '.join(cards)}", "program", {"cards": cards}, program)

    def decision(self, s: State, seat: int) -> Decision | None:
        """SUPER-INFO-04: the one question of this game."""
        if not s.asked & bit(seat):
            return None
        options = tuple(self.option(int(program)) for program in s.rules.programs)
        name = self.seats[seat]
        return Decision(seat, name, PROGRAM.name, {"bandit": name}, options)
