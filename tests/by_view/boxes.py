"""A view of Colt Express as numbers: what its boxes add, each where it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from by_view.writer import Writer, things
from folsom.boxes.attack_plan.sight import MOST_PLANS
from folsom.boxes.couriers.box import COURIER_IDS, DECOY, NUGGET_VALUES, PROFESSORE, has_professore
from folsom.boxes.couriers.names import OTHER_TEAM, OWN_TEAM, team
from folsom.boxes.couriers.printed import armored_train
from folsom.boxes.couriers.sight import MOST_GANG, MOST_SCHEMES
from folsom.boxes.horses.box import DRINKS, has_coach
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.boxes.horses.sight import MOST_HORSES
from folsom.boxes.marshal.box import PRISONER_IDS
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.boxes.marshal.rules.goals import SPECIAL_IDS
from folsom.boxes.marshal.sight import MOST_GOALS
from folsom.boxes.marshal.view import WOUND_IDS
from folsom.boxes.timecar.names import hideouts
from folsom.envs.pieces import Eyes, Pieces
from folsom.game.notation import OTHER_CARDS
from folsom.sight.scales import (
    CHAMBERS,
    MOST_MONEY,
    MOST_TOKENS,
)

View = Mapping[str, Any]

ALL_DOCUMENTS: Final = things(OWN_TEAM, OTHER_TEAM, DECOY)
ALL_NUGGETS: Final = things(*map(str, NUGGET_VALUES))
ALL_DRINKS: Final = things(*DRINKS)
ALL_HOSTAGES: Final = things(*HOSTAGE_IDS)
ALL_PRISONERS: Final = things(*PRISONER_IDS)
ALL_WOUNDS: Final = things(*WOUND_IDS)
ALL_EFFECTS: Final = things(*EFFECT_IDS)
ALL_SCHEMES: Final = things(*OTHER_CARDS.values())
ARMORED_CARS: Final = things(*(f"a{n}" for n in range(len(armored_train()))))


def write(w: Writer, pieces: Pieces, view: View, eyes: Eyes) -> None:
    """What lies beside the bandits."""
    config = pieces.config
    if "time_travel_car" in config.modules:
        traveller = view["traveller"]
        w.one_of("traveller", pieces.bandits, traveller and eyes.figure(traveller))
        w.one_of("hidden_under", hideouts(pieces), view.get("hidden_under"))
    if config.plays("horses"):
        _horses(w, pieces, view)
    if has_coach(config):
        _coach(w, pieces, view)
    if config.plays("horses") or config.plays("couriers") or config.plays("marshal"):
        w.amount("attack_plans", view.get("attack_plans", 0), MOST_PLANS)
    if config.plays("marshal"):
        with w.under("law"):
            _law(w, pieces, view["law"], eyes)
    if config.plays("couriers"):
        _trains(w, pieces, view, eyes)


def write_about(w: Writer, pieces: Pieces, about: View, eyes: Eyes) -> None:
    """What a decision is about: a Document that only its finder has seen."""
    if pieces.config.plays("couriers"):
        document = about.get("document")
        w.one_of("document", ALL_DOCUMENTS, document and team(document, eyes))


def write_bandit(w: Writer, pieces: Pieces, bandit: View, eyes: Eyes) -> None:
    if pieces.config.plays("horses"):
        w.one_of("hostage", ALL_HOSTAGES, bandit.get("hostage"))
        w.flag("escaped", bandit.get("escaped"))
        w.counts("drinks", ALL_DRINKS, Counter(bandit.get("drinks", ())), MOST_TOKENS)
    if pieces.config.plays("marshal"):
        w.flag("wanted", bandit.get("wanted"))
        w.one_of("prisoner", ALL_PRISONERS, bandit.get("prisoner"))
        w.some_of("wounds", ALL_WOUNDS, bandit.get("wounds", ()))
        w.flag("ejected", bandit.get("ejected"))
        w.amount("mailbag_money", sum(bandit.get("mailbag_values", ())), MOST_MONEY)
    if pieces.config.plays("couriers"):
        w.flag("teammate", "team" in bandit and team(bandit["team"], eyes) == OWN_TEAM)
        w.amount("bag_money", sum(bandit.get("bag_values", ())), MOST_MONEY)
        nuggets = Counter(map(str, bandit.get("nugget_values", ())))
        w.counts("nugget_values", ALL_NUGGETS, nuggets, MOST_TOKENS)
        documents = [team(name, eyes) for name in bandit.get("documents", ())]
        w.some_of("documents", ALL_DOCUMENTS, documents)


def _horses(w: Writer, pieces: Pieces, view: View) -> None:
    beside = dict(zip(pieces.cars, view["horses"], strict=True))
    w.counts("horses", pieces.cars, beside, MOST_HORSES)
    if "time_travel_car" in pieces.config.modules:
        w.amount("horses_at_timecar", view.get("horses_at_timecar", 0), MOST_HORSES)
    offered = view.get("offered")
    w.one_of("offered", pieces.cars, None if offered is None else str(offered))


def _coach(w: Writer, pieces: Pieces, view: View) -> None:
    w.one_of("coach", pieces.cars, str(view["coach"]["facing"]))
    w.flag("shotgun.guarding", view["shotgun"]["state"] == "guarding")
    w.one_of("shotgun.at", pieces.places, view["shotgun"]["at"])
    w.some_of("hostages", ALL_HOSTAGES, view["hostages"])


def _law(w: Writer, pieces: Pieces, law: View, eyes: Eyes) -> None:
    hits = {eyes.figure(shooter): number for shooter, number in law["received_from"].items()}
    w.counts("received_from", pieces.bandits, hits, CHAMBERS)
    for n, colt in enumerate(law["colts"], start=1):
        w.amount(f"colt{n}", colt["left"], CHAMBERS)
        w.one_of(f"colt{n}.next", ALL_EFFECTS, colt["next"])
    for title in BRAWLER_IDS:
        holder = law["brawlers"][title]
        w.one_of(title, pieces.bandits, holder and eyes.figure(holder))
    w.some_of("posters", pieces.bandits, [eyes.figure(name) for name in law["posters"]])
    w.some_of("prisoners", ALL_PRISONERS, law["prisoners"])
    w.some_of("rewards", ALL_PRISONERS, law["rewards"])
    w.amount("mailbags", law["mailbags"], MOST_TOKENS)
    w.amount("mailbag_money", sum(law.get("mailbag_values", ())), MOST_MONEY)
    w.amount("goals_drawn", law["goals_drawn"], MOST_GOALS)
    goals = things(*SPECIAL_IDS, *(f"capture_{bandit}" for bandit in pieces.bandits))
    for name in ("goals_shown", "goals"):
        w.some_of(name, goals, [_goal(goal, eyes) for goal in law.get(name, ())])
    w.flag("ejected", law["ejected"])


def _goal(goal: str, eyes: Eyes) -> str:
    """``capture_left1``: a Warrant, by where the bandit sits."""
    kind, _, bandit = goal.partition("_")
    return f"capture_{eyes.figure(bandit)}" if kind == "capture" else goal


def _trains(w: Writer, pieces: Pieces, view: View, eyes: Eyes) -> None:
    for n, car in enumerate(view["facing"]):
        w.one_of(f"facing{n}", ARMORED_CARS, None if car is None else f"a{car}")
    for courier in COURIER_IDS:
        w.one_of(courier, pieces.places, view["couriers"][courier])
    w.amount("gang", view["gang"], MOST_GANG)
    if has_professore(pieces.config):
        _professore(w, pieces, view[PROFESSORE], eyes)


def _professore(w: Writer, pieces: Pieces, professore: View, eyes: Eyes) -> None:
    with w.under(PROFESSORE):
        w.flag("teammate", team(professore["team"], eyes) == OWN_TEAM)
        w.amount("money", professore["money"], MOST_MONEY)
        cards = [card.partition(":") for card in professore["deck"]]
        kinds = Counter(kind for kind, _, _ in cards)
        w.counts("deck", ALL_SCHEMES, kinds, MOST_SCHEMES)
        w.some_of("binoculars", pieces.bandits, [eyes.figure(name) for _, _, name in cards if name])
