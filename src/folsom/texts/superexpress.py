"""How the events of Colt Super Express are told: which are news, and which case they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

QUIET: Final = frozenset({"programmed"})
HEADLINES: Final = frozenset({"shootin_begun", "revealed", "uncoupled"})


def attribute(seen: Mapping[str, Any]) -> str:
    """The attribute of the event's text that fits; "" for the text itself."""
    match seen["kind"]:
        case "flipped":
            return str(seen["facing"])
        case "stunned":
            return "by_itself" if seen["by_itself"] else ""
        case "left_train":
            return "walked" if seen["walked"] else ""
        case "eliminated":
            return str(seen["cause"])
        case "rode":
            return "" if seen["from"] else "saved"
    return ""
