"""Horses, coach, Shotgun and Hostages in scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from folsom.boxes.horses.box import DRINKS, has_coach
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS, POKER_PLAYER, lose_power
from folsom.boxes.horses.rules.scoring import remember_bullets
from folsom.boxes.horses.rules.state import (
    ACTIVE,
    GONE,
    GUARD,
    GUARDING,
    HORSES,
    HOSTAGES,
    OFFERED,
    add_horse,
    horses_at,
    hostage_of,
    is_gone,
    is_guarding,
)
from folsom.boxes.horses.rules.tasks import COACH_ROOF, THIRD_STRONGBOX
from folsom.boxes.horses.view import hostages
from folsom.engine.bits import bit
from folsom.engine.state import AT, GROUND, State
from folsom.game.box_scenario import BoxScenario, Finding, Findings, Kinds, Placing
from folsom.game.kinds import Flag, Number, Numbers, Word, words_out_of
from folsom.game.pieces import Faces, Pieces, no_face

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

STATES: Final = {"guarding": GUARDING, "active": ACTIVE}


class HorsesScenario(BoxScenario):
    """Horses, coach, Shotgun and Hostages; the light game has Horses only."""

    tokens: ClassVar[Mapping[str, Faces]] = {
        "whiskey": lambda _: DRINKS,
        "half_drunk_classic": no_face,
        "half_drunk_old": no_face,
    }
    keys: ClassVar[Kinds] = {
        "horses": lambda pieces: _beside_cars(pieces),
        "coach": lambda pieces: Number(most=pieces.words.config.n_cars),
        "shotgun": lambda _: Word("state of the Shotgun", STATES),
        "hostages": lambda _: words_out_of("hostage", HOSTAGE_IDS),
    }
    bandit_keys: ClassVar[Kinds] = {"hostage": lambda _: Word("hostage", HOSTAGE_IDS, ("",))}
    findings: ClassVar[Findings] = {
        "horses": Finding(keys["horses"], lambda game: _horses(game.state)),
        "coach": Finding(keys["coach"], lambda game: int(game.state.layout)),
        "shotgun": Finding(keys["shotgun"], lambda game: _shotgun(game.state)),
        "hostages": Finding(keys["hostages"], lambda game: hostages(game.state)),
    }
    bandit_findings: ClassVar[Findings] = {
        "hostage": Finding(
            bandit_keys["hostage"], lambda game, figure: _hostage_of(game.state, figure)
        ),
        "escaped": Finding(
            lambda _: Flag(), lambda game, figure: bool(is_gone(game.state, figure))
        ),
    }

    def set_board(self, p: Placing) -> None:
        """Where the coach stands, what the Shotgun does, and the Hostages still to be taken."""
        if not has_coach(p.config):
            return
        s, table = p.s, p.table
        s.layout = table.number("coach", 0)
        s.board = s.rules.boards[s.layout]
        s.word[GUARD] = STATES[table.text("shotgun", "guarding")]
        if "hostages" in table:
            s.word[OFFERED] = sum(bit(HOSTAGE_IDS.index(name)) for name in table.texts("hostages"))

    def put_off(self, p: Placing, figure: int) -> bool:
        """HORSE-STATION-06: bandits who have escaped keep their loot."""
        p.s.word[GONE] |= bit(figure)
        return True

    def set_figures(self, p: Placing) -> None:
        """Horses, by default one beside the car of each bandit; and everybody's Hostage."""
        s, table = p.s, p.table
        s.word[HORSES] = 0
        cars = table.numbers("horses")
        if "horses" not in table:
            riders = (n for n in range(s.rules.n_figures) if not is_gone(s, n))
            cars = [int(s.board.car_of[s.word[AT + figure]]) for figure in riders]
        for car in cars:
            add_horse(s, car)
        bandits = table.section("bandits")
        for name in bandits:
            hostage = bandits.section(name).text("hostage")
            if hostage:
                _hand_over(s, p.words.figure_number(name), HOSTAGE_IDS.index(hostage))
        remember_bullets(s)

    def lay_named(self, p: Placing, box: TokenBox) -> None:
        """While he guards the Strongbox on the coach, it is where it was at the start."""
        if has_coach(p.config) and is_guarding(p.s):
            box.take_this(int(THIRD_STRONGBOX))
            p.s.word[GROUND + COACH_ROOF] |= bit(THIRD_STRONGBOX)

    def lies_apart(self, p: Placing, place: int, loot: list[str]) -> list[str]:
        """The Strongbox that is guarded."""
        if place == COACH_ROOF and is_guarding(p.s) and "strongbox" in loot:
            loot = list(loot)
            loot.remove("strongbox")
        return loot

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        printed["whiskey"] = 1 if car > 0 else 0

    def taken(self, box: TokenBox, kind: str) -> None:
        """HORSE-WHISKEY-03: a half-drunk flask was a full one once."""
        if kind.startswith("half_drunk_"):
            box.use_up(f"whiskey {kind.removeprefix('half_drunk_')}")

    def lay_rest(self, p: Placing, box: TokenBox, named: set[int]) -> None:
        """By default a Strongbox still lies on the coach, though nobody guards it any more."""
        if not has_coach(p.config) or COACH_ROOF in named or is_guarding(p.s):
            return
        token = box.take_any("strongbox")
        if token is not None:
            p.s.word[GROUND + COACH_ROOF] |= bit(token)


BOX: Final = HorsesScenario()


def _hand_over(s: State, figure: int, hostage: int) -> None:
    s.word[OFFERED] &= ~bit(hostage)
    s.word[HOSTAGES] |= (hostage + 1) << (4 * figure)
    if hostage == POKER_PLAYER:
        lose_power(s, figure)


def _beside_cars(pieces: Pieces) -> Numbers:
    """EXTRA-CAR-15: -1 is beside the Time-Travel Car."""
    config = pieces.words.config
    front = -1 if "time_travel_car" in config.modules else 0
    return Numbers(range(front, config.n_cars + 1))


def _horses(s: State) -> list[int]:
    return [car for car in range(-1, s.rules.last_car + 1) for _ in range(horses_at(s, car))]


def _shotgun(s: State) -> str:
    return next(name for name, state in STATES.items() if state == s.word[GUARD])


def _hostage_of(s: State, figure: int) -> str:
    hostage = hostage_of(s, figure)
    return HOSTAGE_IDS[hostage] if hostage >= 0 else ""
