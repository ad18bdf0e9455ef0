"""The three printed editions as tables of options (BASE-EDIT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Value = str | bool

EDITIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "2014": {
        "power_set": "standard",
        "round_start_order": "hand_first",
        "return_cards": "on_resolution",
        "punch_off_end": "forced_inward",
        "marshal_order": "flee_then_bullet",
        "neutral_shortage": "skip_and_discard",
        "expert_rules": "2014",
        "django_partner_note": False,
    },
    "2016": {
        "power_set": "standard",
        "round_start_order": "card_first",
        "return_cards": "end_of_phase",
        "punch_off_end": "forced_inward",
        "marshal_order": "bullet_then_flee",
        "neutral_shortage": "skip",
        "expert_rules": "2016",
        "django_partner_note": False,
    },
    "proto": {
        "power_set": "proto",
        "round_start_order": "hand_first",
        "return_cards": "on_resolution",
        "punch_off_end": "may_stay",
        "marshal_order": "flee_then_bullet",
        "neutral_shortage": "skip_and_discard",
        "expert_rules": "2014",
        "django_partner_note": True,
    },
}

DEFAULT_EDITION: Final = "2016"

# What a lobby proposes; the engine accepts every variant with every edition (BASE-EDIT-13).
LOBBY: Final[Mapping[str, Mapping[str, Value]]] = {
    "2014": {
        "first_game_printed": False,
        "two_player_game": "duel_2014",
        "three_player_two_bandits": True,
        "teams_available": True,
    },
    "2016": {
        "first_game_printed": True,
        "two_player_game": "two_bandits",
        "three_player_two_bandits": True,
        "teams_available": True,
    },
    "proto": {
        "first_game_printed": False,
        "two_player_game": "duel_2014",
        "three_player_two_bandits": False,
        "teams_available": False,
    },
}


def values_of(option: str) -> list[Value]:
    """The values that an option can take."""
    found: list[Value] = []
    for table in EDITIONS.values():
        if table[option] not in found:
            found.append(table[option])
    return found
