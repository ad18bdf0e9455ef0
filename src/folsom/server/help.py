"""Routes of words: what can be chosen, the rules help, and names in a language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Depends

from folsom.bots import LEVELS, bots_for
from folsom.engine.horses.hostages import HOSTAGE_IDS
from folsom.engine.marshal.arrest import BRAWLER_IDS
from folsom.engine.marshal.colts import EFFECT_IDS
from folsom.engine.marshal.goals import SPECIAL_IDS
from folsom.engine.modules import EVENT_IDS
from folsom.game import ConfigError, catalogue, config_checks
from folsom.game.decision import PLANS, QUESTIONS
from folsom.game.editions import EDITIONS, LOBBY, values_of
from folsom.game.engines import GAMES
from folsom.game.notation import COURIER_IDS, PROFESSORE, PROFESSORE_CARDS, TOKEN_KINDS
from folsom.game.parts import LAW, MODES, MODULE_OPTIONS, MODULES, TEAMS, TURN_TYPES, VARIANTS
from folsom.server import help_super, mixing
from folsom.server.errors import documented
from folsom.server.models import Checked, ConfigCheck
from folsom.server.people import Lang, working
from folsom.table import lobby
from folsom.table.facts import PILES
from folsom.table.speech import texts_of
from folsom.texts import Texts, problems, questions
from folsom.texts import things as say

CARS: Final = (
    *catalogue.cars(),
    catalogue.PRISON.id,
    *list(catalogue.former_departure_train())[1:],
    *(car.id for car in catalogue.armored_train()),
)

# Sections of the help on Couriers & Armored Train, and the rules they rest on.
COURIERS: Final = {
    "two_trains": "COUR-GEO, COUR-MOVE, COUR-FIRE, COUR-ENC",
    "team_money": "COUR-SCORE",
    "professore": "COUR-PROF",
}

# Whose a rule is, by the beginning of its id; all others are of the base game.
BOXES: Final = {
    "HORSE": "horses_stagecoach",
    "MARSHAL": "marshal_prisoners",
    "COUR": "couriers_armored_train",
    "SUPER": "super",
    "EXTRA-CAR": "time_travel_car",
    "EXTRA": "strangers",
}

router = APIRouter(prefix="/api", tags=["words"], responses=documented())
Json = dict[str, Any]

PLAYERS: Final = {
    part: list(config_checks.PLAYERS.get(part, config_checks.PLAYERS["standard"])[0])
    for part in ("", *VARIANTS, "marshal_prisoners", "couriers_armored_train")
}
PAIRED: Final = ("duel_2014", "two_bandits")
PHRASES: Final = ("hello", "good_game", "nice_shot", "ouch", "thanks", "hurry", "sorry", "oops")


@router.get("/setup")
async def setup(lang: Lang) -> Json:
    """Everything that can be chosen for a table, with texts."""
    return _setup(lang)


@cache
def _setup(lang: str) -> Json:
    texts = texts_of(lang)

    def choice(kind: str, id: str) -> Json:
        return {"id": id, "name": texts(f"{kind}-{id}"), "about": texts(f"setup-{kind}-{id}")}

    bots = [
        {"id": id, "name": texts(f"bot-{id}"), "about": texts(f"bot-{id}.about")} for id in LEVELS
    ]
    more = {"express": {"players": PLAYERS[""]}, "super": help_super.setup(texts)}
    return {
        "games": [{**choice("game", id), "bots": bots, **more[id]} for id in GAMES],
        "editions": [
            {**choice("edition", id), "options": dict(EDITIONS[id]), "lobby": dict(LOBBY[id])}
            for id in EDITIONS
        ],
        "modes": [choice("mode", id) for id in MODES],
        "variants": [
            {
                **choice("variant", id),
                "players": PLAYERS[id],
                "bandits_per_seat": 2 if id in PAIRED else 1,
                "gang": id in mixing.GANG,
            }
            for id in VARIANTS
        ],
        "players": PLAYERS,
        "options": {name: values_of(name) for name in EDITIONS["2016"]},
        "bandits": [
            {"id": id, "name": say.figure(texts, id), "power": say.power(texts, id)}
            for id in catalogue.bandits()
        ],
        "extra_bandits": [
            {"id": id, "name": say.figure(texts, id), "power": say.power(texts, id)}
            for id in catalogue.extra_bandits()
        ],
        "law": {"id": LAW, "name": texts("setup-law"), "power": texts("setup-law.about")},
        "silk_powers": [
            {
                "id": id,
                "name": texts(f"silk-power-{id}"),
                "about": say.power(texts, "silk", chosen=id),
            }
            for id in catalogue.silk_powers()
        ],
        "modules": [choice("module", id) for id in MODULES],
        "mixes": [
            {"id": id, "name": texts(f"mix-{id}"), "about": texts(f"mix-{id}.about"), "config": mix}
            for id, mix in mixing.MIXES.items()
        ],
        "switches": [
            {**choice("option", id), "module": module} for id, module in MODULE_OPTIONS.items()
        ],
        "cars": [
            {
                "id": car.id,
                "name": texts(f"car-{car.id}"),
                "purses": car.purses,
                "jewels": car.jewels,
            }
            for car in catalogue.cars().values()
        ],
        "bots": bots,
        "clocks": list(lobby.CLOCKS),
        "piles": list(PILES),
        "absence": lobby.ABSENCE_SECONDS,
        "phrases": [{"id": id, "text": texts(f"phrase-{id}")} for id in PHRASES],
        "defaults": {"edition": "2016", "mode": "advanced", "variants": [], "players": 4},
    }


@router.post("/setup/check", dependencies=[Depends(working)], responses=documented(413))
async def check(wish: ConfigCheck, lang: Lang) -> Checked:
    """Can this be played? If not, a sentence says why; and what else may be chosen with it."""
    texts = texts_of(lang)
    rows = mixing.refused(wish.config)
    known = {
        "refused": {part: texts(f"problem-{row.id}") for part, row in rows.items()},
        "players": mixing.numbers(wish.config),
        **mixing.room(wish.config),
    }
    try:
        lobby.config_of(wish.config)
    except ConfigError as error:
        return Checked(ok=False, message=problems.sentence(texts, error), **known)
    return Checked(ok=True, **known)


@router.get("/texts")
async def words(lang: Lang) -> Json:
    """Names of everything in the game."""
    return _words(lang)


@cache
def _words(lang: str) -> Json:
    texts = texts_of(lang)
    events = [event for event in EVENT_IDS if event]
    reconstructed = {entry.get("event") for entry in catalogue.reconstructed("round_cards")}
    cards = (*catalogue.actions(), *PROFESSORE_CARDS.values(), "bullet")
    return {
        "lang": lang,
        "bandits": {
            id: {
                "name": say.figure(texts, id),
                "gender": texts(f"bandit-{id}.gender"),
                "power": say.power(texts, id),
                "power_proto": say.power(texts, id, "proto"),
            }
            for id in (*catalogue.bandits(), *catalogue.extra_bandits())
        },
        "powers": {
            id: {"name": texts(f"silk-power-{id}"), "hint": say.power(texts, "silk", chosen=id)}
            for id in catalogue.silk_powers()
        },
        "figures": {
            LAW: {
                "name": say.opening(texts("figure-marshal")),
                "short": texts("figure-marshal.name"),
            },
            "shotgun": {"name": say.opening(texts("figure-shotgun"))},
            **{
                id: {"name": texts(f"figure-{id}"), "short": texts(f"figure-{id}.name")}
                for id in (*COURIER_IDS, PROFESSORE)
            },
        },
        "teams": {
            id: {"name": texts(f"team-{id}"), "short": texts(f"team-{id}.name")} for id in TEAMS
        },
        "documents": {id: texts(f"document-{id}") for id in catalogue.document_teams()},
        "cards": {
            id: {"name": texts(f"card-{id}"), "short": texts(f"card-{id}.short")} for id in cards
        },
        "super_cards": help_super.cards(texts),
        "tokens": {id: texts(f"token-{id}") for id in TOKEN_KINDS},
        "cars": {
            id: {"name": texts(f"car-{id}"), "short": texts(f"car-{id}.short")} for id in CARS
        },
        "turns": {
            id: {
                "name": texts(f"turn-{id}"),
                "hint": texts(f"turn-{id}.hint"),
                "box": _origin(turn=id),
            }
            for id in TURN_TYPES
        },
        "events": {
            id: {
                "name": texts(f"happening-{id}"),
                "hint": texts(f"happening-{id}.hint"),
                "law": say.happening(texts, id, law=True)["hint"],
                "box": _origin(event=id),
                "reconstructed": id in reconstructed,
            }
            for id in events
        },
        **_law(texts),
        "round_cards": {
            card.id: {
                "name": texts(f"round-{card.id}"),
                "turns": list(card.turns),
                "event": card.event,
            }
            for card in catalogue.round_cards().values()
        },
        "games": {id: {"name": texts(f"game-{id}")} for id in GAMES},
        "modules": {id: {"name": texts(f"module-{id}")} for id in MODULES},
        "variants": {id: {"name": texts(f"variant-{id}")} for id in VARIANTS},
        "modes": {id: {"name": texts(f"mode-{id}")} for id in MODES},
        "extensions": {
            id: {"name": texts(f"extension-{id}")} for id in catalogue.super_extensions()
        },
        "hostages": {
            id: {
                "name": texts(f"hostage-{id}"),
                "hint": texts(f"hostage-{id}.effect"),
                "short": texts(f"hostage-{id}.ransom"),
            }
            for id in HOSTAGE_IDS
        },
        "phases": {
            id: texts(f"phase-{id}")
            for id in ("set_up", "round_start", "schemin", "stealin", "over")
        }
        | help_super.phases(texts),
        "bots": {id: {"name": texts(f"bot-{id}")} for game in GAMES for id in bots_for(game)},
        "phrases": {id: texts(f"phrase-{id}") for id in PHRASES},
    }


def _origin(turn: str = "", event: str = "") -> str:
    """The box whose Round cards first show a turn or an event; the base game, if none does."""
    cards = catalogue.round_cards().values()
    boxes = {card.module for card in cards if turn in card.turns or (event and card.event == event)}
    return next((box for box in MODULES if box in boxes), MODULES[0])


def _law(texts: Texts) -> Json:
    """What only a game with a Marshal player has."""
    everybody = (*catalogue.bandits(), *catalogue.extra_bandits())
    goals = {id: say.goal(texts, id) for id in SPECIAL_IDS}
    goals |= {f"capture_{id}": say.goal(texts, f"capture_{id}") for id in everybody}
    return {
        "goals": {id: {"name": it["goal"], "hint": it["hint"]} for id, it in goals.items()},
        "effects": {
            id: {"name": texts(f"effect-{id}"), "hint": texts(f"effect-{id}.hint")}
            for id in EFFECT_IDS
        },
        "prisoners": {
            id: {"name": say.prisoner(texts, id), "power": say.power(texts, idol)}
            for id, idol in catalogue.prisoners().items()
        },
        "titles": {id: {"name": texts(f"brawler-{id}")} for id in BRAWLER_IDS},
    }


@router.get("/rules")
async def rules(lang: Lang) -> list[Json]:
    """The rules help: sections, each with the ids of the rules it rests on."""
    return _rules(lang)


@cache
def _rules(lang: str) -> list[Json]:
    texts = texts_of(lang)

    def named(key: str, ids: Any) -> str:
        return "\n".join(f"{texts(f'{key}-{id}')}: {texts(f'{key}-{id}.hint')}" for id in ids)

    powers = "\n".join(
        f"{say.figure(texts, id)}: {say.power(texts, id)}"
        for id in (*catalogue.bandits(), *catalogue.extra_bandits())
    )
    sections = [
        _section(texts("rules-title-game"), "game", texts("rules-title-game.text"), ""),
        _section(texts("rules-title-turns"), "turns", named("turn", TURN_TYPES), "BASE-TURN"),
    ]
    for question in dict.fromkeys((*PLANS.values(), *QUESTIONS.values())):
        hint, ids = questions.hint(texts, question)
        sections.append(_section(texts(f"rules-title-{question}"), question, hint, ids))
    events = [event for event in EVENT_IDS if event]
    sections.append(
        _section(texts("rules-title-events"), "events", named("happening", events), "BASE-EVENT")
    )
    sections.append(_section(texts("rules-title-bandits"), "bandits", powers, "BASE-POWER"))
    goals, bullets = named("goal", SPECIAL_IDS), named("effect", EFFECT_IDS)
    sections.append(_section(texts("rules-title-goals"), "goals", goals, "MARSHAL-GOAL"))
    sections.append(_section(texts("rules-title-colts"), "colts", bullets, "MARSHAL-BULLET"))
    for id, ids in COURIERS.items():
        title = f"rules-title-{id}"
        sections.append(_section(texts(title), id, texts(f"{title}.text"), ids))
    sections += help_super.rules(texts)
    sections = [{**section, "box": _box(section["rules"])} for section in sections]
    return [*sections, {**_reconstructed(texts), "box": MODULES[0]}]


def _box(rules: str) -> str:
    return next((box for start, box in BOXES.items() if rules.startswith(start)), MODULES[0])


def _reconstructed(texts: Texts) -> Json:
    """What no source gives in full; the data mark it, so that a better source can replace it."""
    known = catalogue.round_cards()
    ids = [entry["id"] for entry in catalogue.reconstructed("round_cards") if entry["id"] in known]
    cards = texts.listing(dict.fromkeys(say.round_card(texts, id) for id in ids))
    parts = [
        texts("reconstructed-bullets"),
        texts("reconstructed-cards", cards=cards),
        texts("reconstructed-cavalry"),
        texts("reconstructed-track"),
    ]
    rules = "MARSHAL-BULLET-01, COUR-SETUP-13, COUR-CAV-02, COUR-PROF-09"
    title = texts("rules-title-reconstructed")
    return _section(title, "reconstructed", "\n".join(parts), rules)


def _section(title: str, id: str, text: str, ids: str) -> Json:
    return {"id": id, "title": title, "text": text, "rules": ids}
