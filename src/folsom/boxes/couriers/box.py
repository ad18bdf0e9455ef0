"""Couriers & Armored Train."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from folsom.boxes.box import OTHER_BOXES, Box, Played, Refusal, Token
from folsom.boxes.couriers.rules import round_events, tasks
from folsom.boxes.couriers.rules.manifest import Couriers
from folsom.boxes.couriers.rules.scoring import NUGGET_MONEY
from folsom.boxes.couriers.rules.state import ARMORED_TRAIN, FIRST_ARMORED
from folsom.engine.module import Module
from folsom.engine.spec import Spec
from folsom.engine.state import POSITIONS

COURIER_IDS: Final = ("courier_a2", "courier_a4", "courier_a6")
PROFESSORE: Final = "professore"  # he has cards, but neither a seat nor a pawn
TEAMS: Final = ("red", "blue")  # COUR-SCOPE-02; that of the first seat is red, or blue_first
TOO_FEW_TO_BETRAY: Final = "too_few_to_betray"  # two or three bandits
DECOY: Final = "neutral"
NUGGET_VALUES: Final = (0, int(NUGGET_MONEY))  # in the order of their faces


def documents(config: Played) -> tuple[str, ...]:
    """Whose Document a face is: the teams in the order of seats, then the Decoy."""
    return (*config.teams[:2], DECOY)


def _position_name(n: int) -> str:
    """``a1.roof``: cars are counted from the Armored Locomotive, which is 0."""
    return f"a{n // 2 - int(FIRST_ARMORED)}.{'roof' if n % 2 else 'in'}"


class CouriersBox(Box):
    module = "couriers_armored_train"
    switches = ("betrayal", "blue_first", "locomotive_strongbox", "robbers_choice")
    refusals = (
        Refusal(
            "EXTRA-COMPAT-06",
            ("couriers_armored_train",),
            (OTHER_BOXES,),
            "Couriers & Armored Train is played with the base game only",
        ),
        Refusal(
            "COUR-SETUP-12",
            ("betrayal",),
            (TOO_FEW_TO_BETRAY,),
            "Betrayal needs at least four bandits, so that both teams have somebody to betray",
        ),
        Refusal(
            "COUR-TEAM-03",
            ("couriers_armored_train",),
            ("teams",),
            "Couriers & Armored Train has teams of its own, red and blue",
        ),
        Refusal(
            "COUR-TEAM-08",
            ("couriers_armored_train",),
            ("two_bandits", "duel_2014"),
            "In Couriers & Armored Train everybody plays one bandit",
        ),
    )
    deals_all_purses = True  # COUR-SETUP-03
    has_plans = True
    tokens: ClassVar = {
        int(tasks.NUGGET): Token(
            "nugget", "nuggets", faces=lambda _: NUGGET_VALUES, hides_money=True
        ),
        int(tasks.LUGGAGE): Token("bag", "bags", hides_money=True),
        int(tasks.DOCUMENT): Token("secret_document", "secret_documents", "document", documents),
    }
    figures: ClassVar = {int(tasks.FIRST_COURIER) + n: id for n, id in enumerate(COURIER_IDS)}
    cars: ClassVar = {n: _position_name(n) for n in range(POSITIONS) if ARMORED_TRAIN >> n & 1}
    actions: ClassVar = {int(tasks.HELPING_HAND): "nudge"}
    other_cards: ClassVar = {
        int(tasks.MACHINATION): "machination",
        int(tasks.QUICK_SHOT): "quick_shot",
        int(tasks.LAST_COURIER): "shot_last_courier",
        int(tasks.BONUS_HAND): "bonus_nudge",
        int(tasks.BINOCULARS): "binoculars",
    }
    events = round_events.EVENT_IDS

    def without_seat(self, config: Played) -> str:
        return PROFESSORE if has_professore(config) else ""

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        if self.module not in parts:
            return []
        return [Couriers(spec, "locomotive_strongbox" in parts, "robbers_choice" in parts)]


BOX: Final = CouriersBox()


def has_professore(config: Played) -> bool:
    """COUR-TEAM-01: he evens out the teams."""
    return CouriersBox.module in config.modules and config.n_bandits % 2 == 1
