"""Horses, coach, Shotgun and Hostages: in scenarios, views and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from folsom.engine.agenda import a_of, kind_of
from folsom.engine.bits import bit
from folsom.engine.horses import tasks as horses
from folsom.engine.horses.hostages import HOSTAGE_IDS, POKER_PLAYER, lose_power
from folsom.engine.horses.scoring import (
    cost_of_bullets,
    ransom,
    remember_bullets,
    share_of_strongboxes,
)
from folsom.engine.horses.state import (
    ACTIVE,
    GONE,
    GUARD,
    GUARDING,
    HORSES,
    HOSTAGES,
    OFFERED,
    add_horse,
    facing,
    horses_at,
    hostage_of,
    is_gone,
    is_guarding,
    shotgun_at,
)
from folsom.engine.horses.tasks import COACH_ROOF, FLASK, THIRD_STRONGBOX
from folsom.engine.notebook import Notebook
from folsom.engine.state import AT, State
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.box_words import BoxWords, Finding, Findings, Kinds, Placing
from folsom.game.kinds import Flag, Number, Numbers, Word
from folsom.game.kinds import words as words_out_of
from folsom.game.notation import DRINKS, FLASKS, Words, position_name
from folsom.game.option import Choosing, Writers, Written, about, button
from folsom.game.pieces import Faces, Pieces, no_face
from folsom.game.sheets import known_faces
from folsom.game.tellings import Readers, reveals, reveals_its_secret

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

STATES: Final = {"guarding": GUARDING, "active": ACTIVE}


# Scenarios


class StagecoachWords(BoxWords):
    """Horses, coach, Shotgun and Hostages; the light game has Horses only."""

    module = "horses_stagecoach"
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
        "hostages": Finding(keys["hostages"], lambda game: _hostages(game.state)),
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
        """Where the coach stands, what the Shotgun does, who may be taken hostage."""
        if not p.config.has_coach:
            return
        s, table = p.s, p.table
        s.layout = table.number("coach", 0)
        s.board = s.rules.boards[s.layout]
        s.page[GUARD] = STATES[table.text("shotgun", "guarding")]
        if "hostages" in table:
            s.page[OFFERED] = sum(bit(HOSTAGE_IDS.index(name)) for name in table.texts("hostages"))

    def put_off(self, p: Placing, figure: int) -> bool:
        """HORSE-STATION-06: who has escaped keeps the loot."""
        p.s.page[GONE] |= bit(figure)
        return True

    def set_figures(self, p: Placing) -> None:
        """Horses, by default one for each bandit beside his car; and everybody's Hostage."""
        s, table = p.s, p.table
        s.page[HORSES] = 0
        cars = table.numbers("horses")
        if "horses" not in table:
            riders = (n for n in range(s.rules.n_figures) if not is_gone(s, n))
            cars = [int(s.board.car_of[s.fig[AT + figure]]) for figure in riders]
        for car in cars:
            add_horse(s, car)
        bandits = table.table("bandits")
        for name in bandits:
            hostage = bandits.table(name).text("hostage")
            if hostage:
                _hand_over(s, p.words.figure_number(name), HOSTAGE_IDS.index(hostage))
        remember_bullets(s)

    def lay_named(self, p: Placing, box: TokenBox) -> None:
        """While he guards the Strongbox on the coach, it is where it was at the start."""
        if p.config.has_coach and is_guarding(p.s):
            box.take_this(int(THIRD_STRONGBOX))
            p.s.ground[COACH_ROOF] |= bit(THIRD_STRONGBOX)

    def lies_apart(self, p: Placing, place: int, loot: list[str]) -> list[str]:
        """The Strongbox that is guarded."""
        if place == COACH_ROOF and is_guarding(p.s) and "strongbox" in loot:
            loot = list(loot)
            loot.remove("strongbox")
        return loot

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        printed["whiskey"] = 1 if car > 0 else 0

    def lay_rest(self, p: Placing, box: TokenBox, named: set[int]) -> None:
        """Without a word a Strongbox still lies on the coach, though nobody guards it any more."""
        if not p.config.has_coach or COACH_ROOF in named or is_guarding(p.s):
            return
        token = box.take_any("strongbox")
        if token is not None:
            p.s.ground[COACH_ROOF] |= bit(token)


def _hand_over(s: State, figure: int, hostage: int) -> None:
    s.page[OFFERED] &= ~bit(hostage)
    s.page[HOSTAGES] |= (hostage + 1) << (4 * figure)
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
    return next(name for name, state in STATES.items() if state == s.page[GUARD])


def _hostages(s: State) -> list[str]:
    return [name for n, name in enumerate(HOSTAGE_IDS) if s.page[OFFERED] & bit(n)]


def _hostage_of(s: State, figure: int) -> str:
    hostage = hostage_of(s, figure)
    return HOSTAGE_IDS[hostage] if hostage >= 0 else ""


# Views


def coach(s: State) -> dict[str, Any]:
    """HORSE-GEN-03, HORSE-HOST-05: coach, Shotgun and Hostages are public."""
    return {
        "coach": {"facing": int(facing(s))},
        "shotgun": {
            "state": "guarding" if is_guarding(s) else "active",
            "at": position_name(shotgun_at(s)),
        },
        "hostages": _hostages(s),
    }


def offered(s: State) -> int | None:
    """HORSE-ATTACK-01: the car beside which the gang rides; None before and after the attack."""
    for n in range(s.depth - 1, -1, -1):
        word = s.agenda[n]
        if kind_of(word) == horses.ASK_START:
            return int(a_of(word))
        if kind_of(word) == horses.ATTACK_STEP:  # it waits already, for the car ahead
            return int(a_of(word)) + 1
    return None


def of_bandit(s: State, notebook: Notebook, seat: int | None, figure: int) -> dict[str, Any]:
    """HORSE-HOST-05, HORSE-WHISKEY-14, HORSE-STATION-06: Hostage, flasks, and is he gone."""
    hostage = hostage_of(s, figure)
    faces = known_faces(s, notebook, seat, figure, FLASK)
    return {
        "hostage": None if hostage < 0 else HOSTAGE_IDS[hostage],
        "escaped": bool(is_gone(s, figure)),
        "drinks": sorted(DRINKS[face - 1] for face in faces),
    }


def ransoms(s: State, seat: int) -> dict[str, int]:
    """HORSE-SCORE-01: what Hostages and Station card brought a seat, as part of its money."""
    theirs = [f for f in range(s.rules.n_figures) if s.rules.seat_of[f] == seat]
    station = sum(int(share_of_strongboxes(s, f) - cost_of_bullets(s, f)) for f in theirs)
    ransoms = sum(int(ransom(s, figure, hostage_of(s, figure))) for figure in theirs)
    return {"ransom": ransoms, "station": station}


def ransom_now(s: State, words: Words, bandit: str, hostage: str) -> int:
    """What a Hostage would pay this bandit if the game ended now."""
    return int(ransom(s, words.figure_number(bandit), HOSTAGE_IDS.index(hostage)))


# Options


def _boarding(o: Choosing) -> Written:
    """``board``; with two bandits ``board tuco``, ``board tuco cheyenne``."""
    rules = o.s.rules
    both = (int(rules.first_bandit[o.seat]), int(rules.other_bandit[o.seat]))
    names = [o.words.bandits[both[n]] for n in range(2) if o.a & bit(n)]
    text = f"board {' '.join(names)}" if o.words.config.bandits_per_seat == 2 else "board"
    return text, "board", {"bandits": names}


def _drinking(o: Choosing) -> Written:
    """``drink whiskey_old``; with two bandits ``drink tuco:whiskey_old``."""
    flask, bandit = FLASKS[o.a - 1], o.words.figure(o.b)
    text = f"{bandit}:{flask}" if o.words.config.bandits_per_seat == 2 else flask
    return f"drink {text}", "drink", {"flask": flask, "bandit": bandit}


WRITERS: Final[Writers] = {
    int(horses.BOARD): _boarding,
    int(horses.GALLOP): button("gallop"),
    int(horses.RIDE_TO): about("ride", "position", Choosing.position),
    int(horses.LEAVE): button("leave"),
    int(horses.FLEE_TO): about("flee", "position", Choosing.position),
    int(horses.TAKE_HOSTAGE): about("hostage", "hostage", lambda o: HOSTAGE_IDS[o.a], "take"),
    int(horses.DRINK): _drinking,
}


# Questions

QUESTIONS: Final[Questions] = {
    int(horses.ASK_ATTACK): in_secret("attack"),
    int(horses.ASK_START): openly("start"),
    int(horses.ASK_RIDE): openly("ride"),
    int(horses.ASK_FLEE): openly("flee"),
    int(horses.ASK_HOSTAGE): openly("hostage"),
    int(horses.ASK_MELEE): in_secret("melee"),
}


# Events

READERS: Final[Readers] = {
    int(horses.BOARDED): (
        "boarded",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "position": r.position(r.b)}, {}),
    ),
    int(horses.GALLOPED): (
        "galloped",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "car": r.b}, {}),
    ),
    int(horses.FIRST_DRAWN): (
        "first_drawn",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a)}, {}),
    ),
    int(horses.COACH_MOVED): (
        "coach_moved",
        reveals_its_secret,
        lambda r: ({"from": r.a, "car": r.b}, {}),
    ),
    int(horses.HORSES_LEFT): (
        "horses_left",
        reveals_its_secret,
        lambda r: ({"number": r.a, "car": r.b}, {}),
    ),
    int(horses.HORSES_MOVED): ("horses_moved", reveals_its_secret, lambda _: ({}, {})),
    int(horses.HOSTAGE_TAKEN): (
        "hostage_taken",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "hostage": HOSTAGE_IDS[r.b]}, {}),
    ),
    int(horses.DRANK): (
        "drank",
        reveals,
        lambda r: (
            {"bandit": r.figure(r.a), "drink": DRINKS[r.b - 1], "empty": bool(r.c)},
            {},
        ),
    ),
    int(horses.FLASK_SPILT): (
        "flask_spilt",
        reveals,
        lambda r: ({"drink": DRINKS[r.a - 1], "position": r.position(r.b)}, {}),
    ),
    int(horses.ESCAPED): (
        "escaped",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "car": r.b}, {}),
    ),
    int(horses.CROSSED): ("crossed", reveals_its_secret, lambda r: ({"bandit": r.figure(r.a)}, {})),
    int(horses.NO_PLAYABLE_CARD): (
        "no_playable_card",
        reveals,
        lambda r: ({"seat": r.seat(r.a)}, {}),
    ),
}
