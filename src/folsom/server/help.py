"""Routes of words: what can be chosen, the rules help, and names in a language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Depends

from folsom.bots import LEVELS, bots_for
from folsom.boxes import shelf
from folsom.game import ConfigError, box_config, catalogue
from folsom.game.decision import names_of_kinds, question_names
from folsom.game.editions import EDITIONS, LOBBY, values_of
from folsom.game.notation import OTHER_CARDS, TOKEN_KINDS, TURN_TYPES
from folsom.game.parts import BASE_ONLY, MODES, MODULES, SWITCHES, VARIANTS
from folsom.game.titles import titles
from folsom.server import mixing, outside
from folsom.server.errors import documented
from folsom.server.models import Checked, ConfigCheck
from folsom.server.people import Lang, working
from folsom.table import lobby
from folsom.table.facts import PILES
from folsom.table.speech import texts_of
from folsom.texts import Texts, help, problems, questions
from folsom.texts import things as say
from folsom.texts.help import hints, section, short

STRANGERS: Final = "strangers"  # how the client calls the bandits of other boxes together

router = APIRouter(prefix="/api", tags=["words"], responses=documented())
Json = dict[str, Any]

OTHERWISE: Final = [module for module in MODULES if module in box_config.players()]
PLAYERS: Final = {
    part: list(box_config.players_of(part).numbers) for part in ("", *VARIANTS, *OTHERWISE)
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
    boxes = help.boxes()
    games = {its.game: boxes[name].game(texts) for name, its in shelf.boxes().items() if its.game}
    return {
        "games": [{**choice("game", id), "bots": bots, **games[id]} for id in titles()],
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
        **{name: part for box in boxes.values() for name, part in box.setup(texts).items()},
        "modules": [choice("module", id) for id in MODULES],
        "mixes": [
            {"id": id, "name": texts(f"mix-{id}"), "about": texts(f"mix-{id}.about"), "config": mix}
            for id, mix in help.mixes().items()
        ],
        "switches": [{**choice("option", id), "module": module} for id, module in SWITCHES.items()],
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
    events = [event for event in shelf.event_ids() if event]
    reconstructed = {entry.get("event") for entry in catalogue.reconstructed("round_cards")}
    cards = (*catalogue.actions(), *OTHER_CARDS.values(), "bullet")
    return {
        "lang": lang,
        "bandits": {
            id: {
                "name": say.figure(texts, id),
                "gender": texts(f"bandit-{id}.gender"),
                "box": BASE_ONLY[0] if id in catalogue.bandits() else STRANGERS,
                "power": say.power(texts, id),
                "power_proto": say.power(texts, id, "proto"),
            }
            for id in (*catalogue.bandits(), *catalogue.extra_bandits())
        },
        "cards": {id: short(texts, f"card-{id}") for id in cards},
        "tokens": {id: texts(f"token-{id}") for id in filter(None, TOKEN_KINDS)},
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
                "law": say.happening(texts, id, ["law"])["hint"],
                "box": _origin(event=id),
                "reconstructed": id in reconstructed,
            }
            for id in events
        },
        "round_cards": {
            card.id: {
                "name": texts(f"round-{card.id}"),
                "turns": list(card.turns),
                "event": card.event,
            }
            for card in catalogue.round_cards().values()
        },
        "games": {id: {"name": texts(f"game-{id}")} for id in titles()},
        "modules": {id: {"name": texts(f"module-{id}")} for id in MODULES},
        "variants": {id: {"name": texts(f"variant-{id}")} for id in VARIANTS},
        "modes": {id: {"name": texts(f"mode-{id}")} for id in MODES},
        "bots": {id: {"name": texts(f"bot-{id}")} for game in titles() for id in bots_for(game)},
        "phrases": {id: texts(f"phrase-{id}") for id in PHRASES},
        "boxes": outside.boxes(texts),
        **_of_boxes(texts),
    }


def _of_boxes(texts: Texts) -> Json:
    """Names of things by their kind; several boxes may have things of a kind."""
    found: dict[str, Json] = {}
    for box in help.boxes().values():
        for kind, names in box.names(texts).items():
            found.setdefault(kind, {}).update(names)
    return found


def _origin(turn: str = "", event: str = "") -> str:
    """The box whose Round cards first show a turn or an event; the base game, if none does."""
    cards = catalogue.round_cards().values()
    boxes = {card.module for card in cards if turn in card.turns or (event and card.event == event)}
    return next((box for box in MODULES if box in boxes), MODULES[0])


@router.get("/rules")
async def rules(lang: Lang) -> list[Json]:
    """The rules help: sections, each with the ids of the rules it rests on."""
    return _rules(lang)


@cache
def _rules(lang: str) -> list[Json]:
    texts = texts_of(lang)

    powers = "\n".join(
        f"{say.figure(texts, id)}: {say.power(texts, id)}"
        for id in (*catalogue.bandits(), *catalogue.extra_bandits())
    )
    sections = [
        section(texts("rules-title-game"), "game", texts("rules-title-game.text"), ""),
        section(texts("rules-title-turns"), "turns", hints(texts, "turn", TURN_TYPES), "BASE-TURN"),
    ]
    for question in dict.fromkeys((*names_of_kinds().values(), *question_names().values())):
        hint, ids = questions.hint(texts, question)
        sections.append(section(texts(f"rules-title-{question}"), question, hint, ids))
    events = hints(texts, "happening", filter(None, shelf.event_ids()))
    sections.append(section(texts("rules-title-events"), "events", events, "BASE-EVENT"))
    sections.append(section(texts("rules-title-bandits"), "bandits", powers, "BASE-POWER"))
    for box in help.boxes().values():
        sections += box.sections(texts)
    sections = [{**section, "box": _box(section["rules"])} for section in sections]
    return [*sections, {**_reconstructed(texts), "box": MODULES[0]}]


def _box(rules: str) -> str:
    """Whose a rule is, by the beginning of its id; all others are of the base game."""
    owners = {start: box for its in help.boxes().values() for start, box in its.rules_of.items()}
    known = [start for start in owners if rules.startswith(start)]
    return owners[max(known, key=len)] if known else MODULES[0]


def _reconstructed(texts: Texts) -> Json:
    """What no source gives in full; the data mark it, so that a better source can replace it."""
    known = catalogue.round_cards()
    ids = [entry["id"] for entry in catalogue.reconstructed("round_cards") if entry["id"] in known]
    cards = texts.listing(dict.fromkeys(say.round_card(texts, id) for id in ids))
    parts = [(texts("reconstructed-cards", cards=cards), "COUR-SETUP-13")]
    for box in help.boxes().values():
        parts += box.reconstructed(texts)
    title, told = texts("rules-title-reconstructed"), "\n".join(text for text, _ in parts)
    return section(title, "reconstructed", told, ", ".join(rules for _, rules in parts))
