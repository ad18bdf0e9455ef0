"""Spec: what the engine is told of a configuration of Colt Express, in its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from folsom.engine.base.powers import PROTO_POWERS, STANDARD_POWERS
from folsom.engine.base.setup import FIRST_PURSE_VALUE
from folsom.engine.characters.powers import EXTRA_POWERS, SILK_POWERS
from folsom.engine.marshal.colts import EFFECT_IDS
from folsom.engine.marshal.prisoners import IDOLS
from folsom.engine.modules import EVENT_IDS, rules_for
from folsom.engine.rules import FACE_DOWN, PLAIN, REVERSED, TOGETHER, TWICE, Rules
from folsom.engine.spec import Spec
from folsom.game import catalogue
from folsom.game.parts import COURIER_BOX, LAW, MODULE_OPTIONS, TURN_TYPES

if TYPE_CHECKING:
    from folsom.game.config import Config

_TURN_NUMBERS: Final = {turn: n for n, turn in enumerate(TURN_TYPES)}


def rules(config: Config, cards: Sequence[catalogue.RoundCard] | None = None) -> Rules:
    """The engine's rules for a resolved configuration; a scenario may bring its own cards."""
    assert config.seats is not None
    assert config.cars is not None
    spec = Spec()
    powers = {
        **(PROTO_POWERS if config.option("power_set") == "proto" else STANDARD_POWERS),
        **EXTRA_POWERS,
        "silk": SILK_POWERS.get(config.silk_power or "", (0, 0)),
    }
    for seat in config.seats:
        spec.seats.append([powers[bandit][0] for bandit in seat if bandit != LAW])
        spec.ranks.append([powers[bandit][1] for bandit in seat if bandit != LAW])
    if "teams" in config.variants:
        spec.partners = [seat ^ 1 for seat in range(config.n_players)]
    known = config.known_cars
    spec.cars = [(known[car].purses, known[car].jewels) for car in config.cars]
    if config.has_marshal_player:
        _set_law(config, spec, powers)
    spec.purses = _purses(config)
    for card in config.round_cards if cards is None else cards:
        (spec.station_cards if card.is_station else spec.round_cards).append(_printed(card))
    spec.turn_types, spec.turn_bars = map(list, _turn_types())
    spec.is_large = config.is_large
    spec.advanced = config.mode == "advanced"
    spec.cards_first = config.option("round_start_order") == "card_first"
    spec.returns_at_once = config.option("return_cards") == "on_resolution"
    spec.punch_may_stay = config.option("punch_off_end") == "may_stay"
    spec.flee_first = config.option("marshal_order") == "flee_then_bullet"
    spec.shortage_discards = config.option("neutral_shortage") == "skip_and_discard"
    spec.discards_bullets = config.option("expert_rules") == "2014"
    spec.partner_is_alone = bool(config.option("django_partner_note"))
    if config.has_couriers:
        _set_trains(config, spec)
    switched_on = [name for name in MODULE_OPTIONS if config.option(name)]
    return rules_for(spec, list(config.variants), [*config.modules, *switched_on])


def _purses(config: Config) -> list[int]:
    """EXTRA-SEVEN-03, COUR-SETUP-03: every box brings a purse for each of its bandits."""
    boxes = tuple(box for box in ("base", COURIER_BOX) if box in config.modules)
    strangers = [bandit for bandit in config.bandits if catalogue.box_of(bandit) not in boxes]
    return [*catalogue.purse_values(boxes), *[FIRST_PURSE_VALUE] * len(strangers)]


def _set_trains(config: Config, spec: Spec) -> None:
    """COUR-TEAM-01, COUR-PROF-03: teams, and Il Professore in the smaller one."""
    spec.sides = [seat % 2 for seat in range(config.n_players)]
    spec.cards_first = True  # COUR-ROUND-01
    spec.punch_may_stay = False  # COUR-PUNCH-04
    spec.extra["feint"] = [TURN_TYPES.index("feint")]
    if config.has_professore:
        deck = catalogue.professore_deck(config.n_bandits)
        spec.dummies = 1
        spec.extra["track"] = list(catalogue.professore_track())
        spec.extra["professore"] = [
            deck[card] for card in ("machination", "quick_shot", "shot_last_courier", "bonus_nudge")
        ]


def _set_law(config: Config, spec: Spec, powers: Mapping[str, tuple[int, int]]) -> None:
    """MARSHAL-BULLET-01, MARSHAL-PRIS-01: what is printed on bullets and Prisoners."""
    admired = [IDOLS.index(bandit) if bandit in IDOLS else -1 for bandit in config.bandits]
    always = [IDOLS.index(bandit) for bandit in catalogue.always_admired()]
    colts = [[EFFECT_IDS.index(effect) for effect in colt] for colt in catalogue.colts()]
    spec.extra["admirers"] = admired
    spec.extra["prisoners"] = sorted({*always, *admired} - {-1})
    spec.extra["colt_1"], spec.extra["colt_2"] = colts
    spec.extra["lent_powers"] = [powers[idol][0] for idol in IDOLS]
    for prisoner in spec.extra["prisoners"]:
        spec.powers_to_come |= powers[IDOLS[prisoner]][0]


def _printed(card: catalogue.RoundCard) -> tuple[list[int], int, int]:
    return [_TURN_NUMBERS[turn] for turn in card.turns], EVENT_IDS[card.event], card.keeps


@cache
def _turn_types() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What kinds of turns are, and what may not be played in them; the same in all games."""
    turns = [catalogue.turn_types()[turn] for turn in TURN_TYPES]
    return tuple(map(_flags, turns)), tuple(map(_bars, turns))


def _flags(turn: catalogue.TurnType) -> int:
    return (
        (FACE_DOWN if turn.face_down else 0)
        | (TWICE if turn.plays == 2 else 0)
        | (REVERSED if turn.reversed else 0)
        | (PLAIN if turn.counts_as_standard else 0)
        | (TOGETHER if turn.simultaneous else 0)
    )


def _bars(turn: catalogue.TurnType) -> int:
    return sum(1 << catalogue.actions().index(action) for action in turn.forbidden)
