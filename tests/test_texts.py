"""Folsom says the same things in every language, and says them without mistakes."""

from __future__ import annotations

import random
import re

import pytest
from configs import Settings
from fluent.syntax import FluentParser, ast, visitor

from folsom.boxes import shelf
from folsom.boxes.couriers.box import COURIER_IDS, PROFESSORE, TEAMS
from folsom.boxes.couriers.printed import armored_train, document_teams, former_departure_train
from folsom.boxes.horses.box import DRINKS, FLASKS
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.boxes.marshal.rules.goals import SPECIAL_IDS
from folsom.game import Config, Game, box_words, catalogue
from folsom.game.decision import names_of_kinds, question_names
from folsom.game.editions import EDITIONS
from folsom.game.notation import OTHER_CARDS, TOKEN_KINDS, TURN_TYPES
from folsom.game.parts import MODES, MODULES, SWITCHES, VARIANTS
from folsom.game.view import PHASES
from folsom.table import speech
from folsom.texts import LANGUAGES, Figure, Texts, language, narration, questions
from folsom.texts import things as say
from folsom.texts.messages import sources

NUMBERS = {
    "amount",
    "blue",
    "bullets_left",
    "car",
    "choices",
    "colt",
    "concerned",
    "discarded",
    "kept",
    "label",
    "left",
    "mailbags",
    "n",
    "number",
    "other",
    "people",
    "prisoners",
    "received",
    "red",
    "round",
    "supply",
    "total",
    "turn",
}
GAMES = [
    {"players": 4},
    {"players": 6, "edition": "proto"},
    {"players": 3, "mode": "first_game"},
    {"players": 5, "edition": "2014", "variants": ["expert"]},
    {"players": 2, "variants": ["two_bandits"]},
    {"players": 2, "edition": "2014", "variants": ["duel_2014"]},
    {"players": 4, "variants": ["teams"]},
    {"players": 6, "edition": "2014", "variants": ["teams", "expert"]},
    {"players": 4, "modules": ["base", "time_travel_car"], "variants": ["choice_of_events"]},
    *[
        {"seats": ["silk", "mei", "misty", "twinzz"], "silk_power": power}
        for power in catalogue.silk_powers()
    ],
    {"players": 4, "modules": ["horses_stagecoach"]},
    {"players": 6, "modules": ["horses_stagecoach"]},
    {"players": 2, "variants": ["two_bandits"], "modules": ["horses_stagecoach"]},
    {"players": 4, "variants": ["teams"], "modules": ["horses_stagecoach"]},
    {"players": 3, "modules": ["horses_stagecoach"], "options": {"horses_light": True}},
    {"players": 5, "modules": ["marshal_prisoners"]},
    {"players": 3, "modules": ["marshal_prisoners"], "variants": ["expert"]},
    {"players": 8, "modules": ["marshal_prisoners"], "extra_bandits": ["mei", "misty"]},
    *[
        {"players": n, "modules": ["couriers_armored_train"], "options": {"betrayal": n > 4}}
        for n in (2, 3, 4, 5, 6)
    ],
    {
        "players": 9,
        "modules": ["couriers_armored_train"],
        "extra_bandits": ["mei", "misty", "twinzz"],
        "variants": ["expert"],
    },
]


class StrictTexts(Texts):
    """Texts that do not forgive a missing variable."""

    def __call__(self, key: str, **things: object) -> str:
        text, errors = self.format(key, things)
        assert not errors, (key, things, errors)
        return text


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the variables in it."""
    found: dict[str, set[str]] = {}
    for file, text in sources(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (lang, file, entry.content)
            if isinstance(entry, ast.Message):
                name = entry.id.name
                said = {f"{name}.{a.id.name}": _variables(a.value) for a in entry.attributes}
                if entry.value is not None:
                    said[name] = _variables(entry.value)
                assert found.keys().isdisjoint(said), f"{name} is written twice"
                found |= said
    return found


def _variables(pattern: ast.Pattern | None) -> set[str]:
    seeker = _Variables()
    if pattern is not None:
        seeker.visit(pattern)
    return seeker.found


def test_all_languages_have_the_same_texts_with_the_same_variables() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang) == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1000])
@pytest.mark.parametrize("name", [Figure("Belle", "f"), Figure("Doc", "m")])
def test_every_text_can_be_said(lang: str, number: int, name: Figure) -> None:
    texts = StrictTexts(lang)
    for key, variables in messages(lang).items():
        text = texts(key, **{v: number if v in NUMBERS else name for v in variables})
        assert text.strip()
        assert "{" not in text
        assert not re.search("[\u2066-\u2069]", text), "bidi marks do not belong on a terminal"


def _needed() -> set[str]:
    keys = {f"event-{name}" for name, *_ in box_words.events().values()}
    keys |= {f"event-moved.{how}" for how in box_words.ways().values()}
    keys |= {f"why-{why}" for why in box_words.reasons().values()}
    for question in {*question_names().values(), *names_of_kinds().values()}:
        keys |= {f"ask-{question}{part}" for part in ("", ".hint", ".rules")}
    for bandit in (*catalogue.bandits(), *catalogue.extra_bandits()):
        keys |= {f"bandit-{bandit}{part}" for part in ("", ".gender", ".power")}
    keys |= {f"turn-{turn}{part}" for turn in TURN_TYPES for part in ("", ".hint")}
    keys |= {f"happening-{e}{part}" for e in shelf.event_ids() if e for part in ("", ".hint")}
    keys |= {f"round-{card}" for card in catalogue.round_cards()}
    keys |= {f"car-{car}{part}" for car in catalogue.cars() for part in ("", ".short")}
    keys |= {f"card-{c}{part}" for c in (*catalogue.actions(), "bullet") for part in ("", ".short")}
    keys |= {f"token-{t}{part}" for t in TOKEN_KINDS for part in ("", ".a", ".the", ".many")}
    keys |= {f"card-{c}{part}" for c in OTHER_CARDS.values() for part in ("", ".short")}
    keys |= {f"figure-{f}{part}" for f in (*COURIER_IDS, PROFESSORE) for part in ("", ".name")}
    keys |= {f"team-{team}{part}" for team in TEAMS for part in ("", ".name")}
    keys |= {f"document-{document}" for document in document_teams()}
    armored = [car.id for car in armored_train()]
    cars = (*armored, *former_departure_train())
    keys |= {f"car-{car}{part}" for car in cars for part in ("", ".short")}
    keys |= {f"silk-power-{power}" for power in catalogue.silk_powers()}
    keys |= {f"{key}{o}" for key in ("option-", "setup-option-") for o in SWITCHES}
    keys |= {f"hostage-{h}{part}" for h in HOSTAGE_IDS for part in ("", ".effect", ".ransom")}
    keys |= {f"place-{way}-coach-{floor}" for way in ("at", "to") for floor in ("in", "roof")}
    keys |= {f"drink-{drink}" for drink in DRINKS} | {f"flask-{flask}" for flask in FLASKS}
    keys |= {f"bandit-silk.{power}" for power in catalogue.silk_powers()}
    keys |= {f"place-{way}-{place}" for way in ("at", "to") for place in ("timecar", "cell", "off")}
    keys.add("hideout-coach")
    keys |= {f"goal-{goal}{part}" for goal in (*SPECIAL_IDS, "capture") for part in ("", ".hint")}
    keys |= {f"effect-{effect}{part}" for effect in EFFECT_IDS for part in ("", ".hint")}
    keys |= {f"brawler-{title}" for title in BRAWLER_IDS} | {"car-prison", "car-prison.short"}
    keys |= {f"{key}{module}" for key in ("module-", "setup-module-") for module in MODULES}
    keys |= {f"phase-{phase}" for phase in PHASES} | {f"mode-{mode}" for mode in MODES}
    return keys | {f"edition-{e}" for e in EDITIONS} | {f"variant-{v}" for v in VARIANTS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_of_the_game_has_a_text(lang: str) -> None:
    texts = Texts(lang)
    assert not {key for key in _needed() if not texts.has(key)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("settings", GAMES)
def test_whole_games_are_told_to_every_seat(lang: str, settings: Settings) -> None:
    texts, remembering = StrictTexts(lang), speech.texts_of(lang)
    game = Game.new(Config(**settings), seed="told")
    dice = random.Random("told")
    while not game.over:
        decision = dice.choice(game.decisions)
        view, asked = game.view(decision.seat), decision.to_json()
        assert questions.prompt(texts, asked)
        offered = questions.offered(asked["options"], view)
        words = [questions.option(texts, asked, option, view) for option in offered]
        assert len(set(words)) == len(words), "two options read alike"
        game.play(decision.seat, dice.choice(decision.options))
    for event in game.events:
        for seat in (None, *range(game.config.n_players)):
            seen = event.seen_by(seat)
            assert (told := narration.sentence(texts, seen))
            if narration.is_news(seen):  # the same words, though they are remembered by less
                assert speech.event(remembering, seen)["text"] == told


def test_purses_that_are_the_same_to_a_player_are_one_choice() -> None:
    """A number tells only those apart of which one knows something."""
    purses = [{"label": 2}, {"label": 4, "value": 300}, {"label": 7}, {"label": 9}, {"label": 11}]
    here = {"purses": purses, "jewels": 1}
    view = {
        "game": {"values": {"jewel": 500}},
        "train": [{"in": here, "roof": {"purses": []}}],
        "places": {},
        "mixed": [{"among": ["#9", "belle"], "values": [250, 500]}],
    }
    options = [
        {
            "text": f"take purse #{purse['label']}",
            "verb": "take",
            "points_at": {"token": "purse", "label": purse["label"]},
        }
        for purse in purses
    ]
    options.append({"text": "take jewel", "verb": "take", "points_at": {"token": "jewel"}})
    asked = {"question": "rob", "about": {}}
    offered = questions.offered(options, view)
    assert [questions.option(StrictTexts("en"), asked, option, view) for option in offered] == [
        "Take a purse ($250–500)",  # noqa: RUF001
        "Take purse #4 (it holds $300)",
        "Take purse #9 (perhaps $250 / $500)",
        "Take the jewel ($500)",
    ]
    assert questions.stands_for("take purse #11", options, view) == "take purse #2"
    assert questions.stands_for("take purse #9", options, view) == "take purse #9"


def test_a_question_says_what_is_special_now() -> None:
    texts = StrictTexts("en")
    game = Game.new(Config(players=3, modules=["base", "horses_stagecoach"]), seed="special 8")
    dice = random.Random("special")
    said: dict[str, list[str | None]] = {}
    while not game.over:
        decision = dice.choice(game.decisions)
        view = game.view(decision.seat)
        special = questions.special(texts, decision.to_json(), view)
        if decision.question == "plan":
            said.setdefault(view["turns"][view["turn"]], []).append(special)
        elif decision.question == "attack_plan":
            left = view["attack_plans"] - len(view["own"]["kept"])
            said.setdefault(f"keep {left}", []).append(special)
        game.play(decision.seat, dice.choice(decision.options))
    assert set(said["standard"]) == {None}
    assert "Tunnel: face down" in said["tunnel"]
    assert set(said["switching"]) == {"Switching: the order of play is reversed"}
    assert said["speeding_up"][:4] == [
        "Speeding-up: 1 of 2",
        "Speeding-up: 2 of 2",
        "Speeding-up: 1 of 2",
        "Speeding-up: 2 of 2",
    ]
    assert set(said["keep 2"]) == {"Keep up to two cards"}


def test_a_face_down_card_is_named_only_to_the_seat_that_laid_it() -> None:
    texts = StrictTexts("en")
    laid = {"kind": "played", "seat": "ghost", "index": 0, "hidden": True}
    assert narration.sentence(texts, laid) == "Ghost slips a card in face down."
    own = laid | {"bandit": "ghost", "card": "fire"}
    assert narration.sentence(texts, own) == "Ghost slips Fire in face down."


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("no_target", "Nothing happens: nobody in sight, Ghost saves the bullet."),
        ("no_bullet", "Nothing happens: click! The cylinder of Ghost is empty."),
        ("no_loot", "Nothing happens: there is no loot here."),
        ("nobody_here", "Nothing happens: nobody here to punch but the air."),
    ],
)
def test_a_card_without_effect_says_why(why: str, sentence: str) -> None:
    seen = {"kind": "no_effect", "bandit": "ghost", "card": "fire", "why": why}
    assert narration.sentence(StrictTexts("en"), seen) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Take It All! The second strongbox is put down"),
        ("fr", "Prenez tout\u00a0! La seconde cagnotte est posée"),
    ],
)
def test_no_colon_follows_an_exclamation(lang: str, sentence: str) -> None:
    seen = {"kind": "event_begun", "event": "take_it_all"}
    assert narration.sentence(StrictTexts(lang), seen).startswith(sentence)
    for event in filter(None, shelf.event_ids()):
        said = narration.sentence(StrictTexts(lang), {"kind": "event_begun", "event": event})
        assert not re.search(r"!\s?:", said)


@pytest.mark.parametrize("kind", ["purse", "mailbag", "whiskey"])
def test_a_story_has_no_numbers_of_tokens(kind: str) -> None:
    """They tell apart what is offered; whoever reads a log has no use for them."""
    taken = {"kind": "loot_taken", "bandit": "doc", "token": kind, "position": "2.in"}
    texts = StrictTexts("en")
    said = narration.sentence(texts, taken | {"label": 7})
    assert said == f"Doc grabs {say.some_token(texts, kind)} in car 2."


def test_french_knows_who_is_a_woman() -> None:
    texts = StrictTexts("fr")
    swept = {"kind": "moved", "from": "1.roof", "to": "4.roof", "how": "swept"}
    her, him = (narration.sentence(texts, swept | {"figure": f}) for f in ("belle", "tuco"))
    assert her == "Belle est emportée sur le toit du wagon 4."
    assert him == "Tuco est emporté sur le toit du wagon 4."
    assert [b for b in catalogue.bandits() if say.figure(texts, b).gender == "f"] == [
        "cheyenne",
        "belle",
    ]


def test_french_typography() -> None:
    for text in sources("fr").values():
        for line in text.splitlines():
            assert "'" not in line, line
            keys = r"(?:· |ou |^ +)\?"  # the key "?" is no punctuation
            assert not re.search(r" [:;!?»]|« |[\d}] \$", re.sub(keys, "", line)), line


@pytest.mark.parametrize(
    ("lang", "amount", "words"),
    [
        ("en", 250, "$250"),
        ("en", 1250, "$1250"),
        ("en", 12500, "$12,500"),
        ("en", -50, "\N{MINUS SIGN}$50"),
        ("fr", 250, "250\xa0$"),
        ("fr", -50, "\N{MINUS SIGN}50\xa0$"),
    ],
)
def test_the_sign_of_a_loss_comes_first(lang: str, amount: int, words: str) -> None:
    texts = Texts(lang)
    assert say.money(texts, amount) == words
    scored = {"kind": "scored", "seat": "doc", "money": amount, "gunslinger": False, "received": 0}
    assert f" {words} (" in narration.sentence(texts, scored)


@pytest.mark.parametrize(
    ("option", "environment", "expected"),
    [
        ("fr", {"LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        (None, {"LC_MESSAGES": "fr", "LANG": "en"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_then_the_locale(
    option: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language(option, environment) == expected


def test_an_unknown_language_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="does not speak 'tlh'; choose among en, fr"):
        Texts("tlh")
