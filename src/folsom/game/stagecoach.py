"""Horses, coach, Shotgun and Hostages: in scenarios, views and events."""

from __future__ import annotations

from typing import Any, Final

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
from folsom.game.config import Config
from folsom.game.dealing import TokenBox
from folsom.game.errors import ScenarioError
from folsom.game.notation import DRINKS, FLASKS, Words, position_name
from folsom.game.option import Choosing, Writers, Written, about, button
from folsom.game.reading import Table
from folsom.game.sheets import known_faces
from folsom.game.tellings import Readers, reveals, reveals_its_secret

STATES = {"guarding": GUARDING, "active": ACTIVE}


def set_board(s: State, config: Config, table: Table) -> None:
    """Where the coach stands, what the Shotgun does, who may be taken hostage."""
    if not config.has_coach:
        return
    s.layout = table.number("coach", 0, most=config.n_cars)
    s.board = s.rules.boards[s.layout]
    state = table.text("shotgun", "guarding")
    if state not in STATES:
        raise ScenarioError(f"The shotgun is guarding or active, not {state!r}.")
    s.page[GUARD] = STATES[state]
    if "hostages" in table:
        s.page[OFFERED] = sum(bit(_hostage(name)) for name in table.texts("hostages"))


def _hostage(name: str) -> int:
    if name not in HOSTAGE_IDS:
        raise ScenarioError(f"There is no hostage {name!r}; choose among {', '.join(HOSTAGE_IDS)}.")
    return HOSTAGE_IDS.index(name)


def set_figures(s: State, words: Words, table: Table) -> None:
    """Horses, by default one for each bandit beside his car; and everybody's Hostage."""
    s.page[HORSES] = 0
    front = -1 if s.board.stops[0] else 0  # EXTRA-CAR-15
    cars = table.numbers("horses", front, int(s.rules.last_car))
    if "horses" not in table:
        cars = [int(s.board.car_of[s.fig[AT + figure]]) for figure in range(s.rules.n_figures)]
    for car in cars:
        add_horse(s, car)
    bandits = table.table("bandits")
    for name in bandits:
        if "hostage" in bandits.table(name):
            hostage = _hostage(bandits.table(name).text("hostage"))
            _hand_over(s, words.figure_number(name), hostage)
    remember_bullets(s)


def _hand_over(s: State, figure: int, hostage: int) -> None:
    s.page[OFFERED] &= ~bit(hostage)
    s.page[HOSTAGES] |= (hostage + 1) << (4 * figure)
    if hostage == POKER_PLAYER:
        lose_power(s, figure)


# The Strongbox on the coach


def guard_strongbox(s: State, box: TokenBox) -> None:
    """While he guards it, it is where it was at the start."""
    if is_guarding(s):
        box.take_this(int(THIRD_STRONGBOX))
        s.ground[COACH_ROOF] |= bit(THIRD_STRONGBOX)


def unguarded(s: State, place: int, loot: list[str]) -> list[str]:
    """What a scenario names, less the Strongbox that is guarded there."""
    if place == COACH_ROOF and is_guarding(s) and "strongbox" in loot:
        loot = list(loot)
        loot.remove("strongbox")
    return loot


def leave_strongbox(s: State, box: TokenBox) -> None:
    """Without a word it still lies on the coach, though nobody guards it any more."""
    token = None if is_guarding(s) else box.take_any("strongbox")
    if token is not None:
        s.ground[COACH_ROOF] |= bit(token)


# What is to be seen of it


def found(s: State, key: str) -> object:
    """Horses, coach, Shotgun and Hostages as a scenario writes them."""
    if key == "horses":
        cars = range(-1, s.rules.last_car + 1)  # EXTRA-CAR-15: -1 is beside the time car
        return [car for car in cars for _ in range(horses_at(s, car))]
    if key == "coach":
        return int(s.layout)
    if key == "shotgun":
        return next(name for name, state in STATES.items() if state == s.page[GUARD])
    return [name for n, name in enumerate(HOSTAGE_IDS) if s.page[OFFERED] & bit(n)]


# Views


def coach(s: State) -> dict[str, Any]:
    """HORSE-GEN-03, HORSE-HOST-05: coach, Shotgun and Hostages are public."""
    return {
        "coach": {"facing": int(facing(s))},
        "shotgun": {
            "state": "guarding" if is_guarding(s) else "active",
            "at": position_name(shotgun_at(s)),
        },
        "hostages": found(s, "hostages"),
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
