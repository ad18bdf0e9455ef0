"""Parts: what a game of Colt Express can be made of, by name."""

from __future__ import annotations

from typing import Final

MODES: Final = ("advanced", "first_game")
VARIANTS: Final = ("expert", "duel_2014", "two_bandits", "teams", "choice_of_events")
MODULES: Final = (
    "base",
    "horses_stagecoach",
    "marshal_prisoners",
    "time_travel_car",
    "couriers_armored_train",
)
BASE_ONLY: Final = ("base",)
MARSHAL_BOX: Final = "marshal_prisoners"
COURIER_BOX: Final = "couriers_armored_train"
TURN_TYPES: Final = ("standard", "tunnel", "speeding_up", "switching", "turmoil", "jolt", "feint")
LAW: Final = "marshal"  # the seat of the Marshal player
MODULE_OPTIONS: Final = {  # a switch, and whose it is
    "horses_light": "horses_stagecoach",
    "betrayal": "couriers_armored_train",
    "blue_first": "couriers_armored_train",
    "locomotive_strongbox": "couriers_armored_train",
    "robbers_choice": "couriers_armored_train",
}

MOST_BANDITS: Final = 7
TEAMS: Final = ("red", "blue")  # COUR-SCOPE-02; the team of the first seat is red, or blue_first
FEWEST_TO_BETRAY: Final = 4  # COUR-SETUP-12
MOST_CARS: Final = 6
CHOSEN_ROUNDS: Final = 7
CHOSEN_STATIONS: Final = 3

LEADERS: Final = ("ghost", "doc", "belle")  # BASE-TWOB-03
FOLLOWERS: Final = ("cheyenne", "django", "tuco")
DUEL_TEAMS: Final = (("tuco", "cheyenne"), ("doc", "django"))  # BASE-DUEL-02
