"""Things of the base game, which every box has: cards, figures, places, loot, bullets, rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from folsom.boxes.base import prospects
from folsom.boxes.box import VALUE
from folsom.game.notation import PLURALS, TOKEN_KINDS
from folsom.game.observation import ExpressObservation
from folsom.game.parts import LAWMEN
from folsom.game.prospects import Prospect
from folsom.table.explaining.eye import ON_THE_WAY, BoxExplains, Explained, Eye, answer
from folsom.texts import things as say

WAYS: Final = ("move", "floor_change", "ride")
_SHARED: Final = ("teams", "two_bandits")  # variants in which bullets at one's own side count less


# Cards


def _card(eye: Eye, rest: str) -> Explained:
    figure, _, kind = rest.rpartition(":")
    texts = eye.texts
    if kind == "back":
        return answer(texts("card-back"), texts("explain-card-back"))
    tried = eye.try_card(figure, kind) if figure and kind != "bullet" else None
    head = eye.could(figure, tried)
    return answer(texts(f"card-{kind}"), eye.rule(f"explain-card-{kind}"), eye.meaning(tried), head)


def _cards(eye: Eye, seat: str) -> Explained:
    """Hand and deck of whoever plays this figure."""
    texts = eye.texts
    name = texts("explain-cards.name", figure=eye.figure(seat))
    piles = eye.view["seats"][_seat(eye, seat)]
    now = [texts("now-cards", hand=piles["hand"], deck=piles["deck"])]
    if piles["bullets_on_top"]:
        now.append(texts("now-bullets-on-top", number=piles["bullets_on_top"]))
    return answer(name, texts("explain-cards"), now)


def _drew(eye: Eye, rest: str) -> Explained:
    """A place of the pile at which somebody drew instead of playing."""
    seat, _, number = rest.rpartition(":")
    texts = eye.texts
    now = texts("now-hand", figure=say.seat(texts, seat), hand=eye.view["seats"][seat]["hand"])
    return answer(texts("explain-drew.name", number=int(number)), texts("explain-drew"), [now])


def _seat(eye: Eye, figure: str) -> str:
    """The seat that plays a figure."""
    if figure in eye.view["seats"]:
        return figure
    return str(eye.view["bandits"][figure]["seat"])


# Figures


def _figure(eye: Eye, id: str) -> Explained:
    texts, view = eye.texts, eye.view
    if id not in view["bandits"]:
        family = id.partition("_")[0]  # the couriers are one kind of figure
        known = texts.has(f"explain-figure-{id}")
        rule = eye.rule(f"explain-figure-{id if known else family}")
        return answer(str(say.role(texts, id)), rule, _threats(eye, id))
    game = view["game"]
    power = say.power(texts, id, game["edition"], game["silk_power"], eye.cases)
    if game["mode"] == "first_game":
        power = texts("explain-no-power")
    return answer(str(eye.figure(id)), power, [*_carried(eye, id), *_threats(eye, id)])


def _threats(eye: Eye, id: str) -> list[str]:
    """Whether the asking seat could hit this figure now, or be hit; for itself, by which ones."""
    if id in eye.own:
        return [line for other in _others(eye) for line in _strikes(eye, other, {id})]
    found = []
    figure = eye.figure(id)
    for card, key in (("fire", "now-you-hit"), ("punch", "now-you-punch")):
        if any(id in eye.targets(own, card) for own in eye.own):
            found.append(eye.texts(key, figure=figure))
    return found + _strikes(eye, id, set(eye.own))


def _others(eye: Eye) -> list[str]:
    """Everybody else who plays cards."""
    others = [bandit for bandit in eye.view["bandits"] if bandit not in eye.own]
    return [*others, *(name for name in LAWMEN if name in eye.view["seats"])]


def _strikes(eye: Eye, id: str, victims: set[str]) -> list[str]:
    """What a figure could do to these now."""
    strikes = {"fire": "now-hits-you"}
    if id in LAWMEN:
        strikes["arrest"] = "now-arrests-you"
    figure = eye.figure(id)
    return [
        eye.texts(key, figure=figure)
        for card, key in strikes.items()
        if eye.targets(id, card) & victims
    ]


def _partner(eye: Eye, id: str) -> Explained:
    name = eye.texts("explain-partner.name", figure=eye.figure(id))
    return answer(name, eye.texts("explain-partner"))


# Places and loot


def _position(eye: Eye, at: str) -> Explained:
    texts = eye.texts
    car, _, floor = at.partition(".")
    own = (f"{car}-{floor}", car, floor)
    rule = next(key for key in map("explain-place-{}".format, own) if texts.has(key))
    here = _loot(eye, _places(eye)[at])
    now = [texts("now-loot", loot=here)] if here else []
    now += [texts("now-reach", card=texts(f"card-{card}")) for card in _ways(eye, at)]
    return answer(say.place(texts, at), eye.rule(rule), now)


def _ways(eye: Eye, at: str) -> list[str]:
    """The cards of whoever asks that lead to a place."""
    return [
        card
        for card in WAYS
        if eye.holds(card) and any(at in _goals(eye.try_card(own, card), own) for own in eye.own)
    ]


def _goals(prospect: Prospect | None, figure: str) -> set[str]:
    """Where a card could lead a figure."""
    if prospect is None:
        return set()
    if prospect.decision is not None:
        return {option.points_at.get("position", "") for option in prospect.decision.options}
    moves = [e for e in prospect.events if e["kind"] == "moved" and e["figure"] == figure]
    return {str(moves[-1]["to"])} if moves else set()


def _places(eye: Eye) -> dict[str, Mapping[str, Any]]:
    """Everything on which loot may lie, by the name of the position."""
    found: dict[str, Mapping[str, Any]] = dict(eye.view.get("places", {}))
    for letter, train in (("", eye.view["train"]), ("a", eye.view.get("armored", ()))):
        for n, car in enumerate(train):
            found |= {f"{letter}{n}.{floor}": car[floor] for floor in ("in", "roof") if car[floor]}
    return found


def _loot(eye: Eye, place: Mapping[str, Any], kinds: Sequence[str] = TOKEN_KINDS) -> str:
    counted = []
    for kind in kinds:
        tokens = place.get(PLURALS[TOKEN_KINDS.index(kind)], 0)
        number = tokens if isinstance(tokens, int) else len(tokens)
        if number:
            counted.append(eye.texts(f"token-{kind}.many", number=number))
    return eye.texts.listing(counted) if counted else ""


def _carried(eye: Eye, id: str, kinds: Sequence[str] = TOKEN_KINDS) -> list[str]:
    """The loot of a bandit, by kind."""
    loot = _loot(eye, eye.view["bandits"][id], kinds)
    return [eye.texts("now-carries", figure=eye.figure(id), loot=loot)] if loot else []


def _token(eye: Eye, rest: str) -> Explained:
    at, _, kind = rest.rpartition(":")
    texts = eye.texts
    tokens = _places(eye)[at].get(PLURALS[TOKEN_KINDS.index(kind)], 0)
    labelled = () if isinstance(tokens, int) else tokens
    told = {VALUE, *say.faces()}
    known = [say.face(texts, token) for token in labelled if not told.isdisjoint(token)]
    now = [texts("now-known", money=texts.listing(known))] if known else []
    for own in eye.own:
        tried = eye.try_card(own, "robbery") if eye.stands(own) == at else None
        options = tried.decision.options if tried and tried.decision else ()
        if any(option.points_at.get("token") == kind for option in options):
            now.append(texts("now-take"))
    now += [texts("now-take-then", card=texts(f"card-{card}")) for card in _ways(eye, at)]
    return answer(texts(f"token-{kind}"), texts(f"explain-token-{kind}"), now)


def _pocket(eye: Eye, rest: str) -> Explained:
    owner, _, kind = rest.rpartition(":")
    texts = eye.texts
    name, rule = texts(f"token-{kind}"), texts(f"explain-token-{kind}")
    if owner not in eye.view["bandits"]:
        return answer(name, rule)
    facts = eye.view["bandits"][owner]
    now = _carried(eye, owner, [kind])
    says = say.tokens()[kind].says
    seen = facts.get(f"{kind}_values" if says == VALUE else f"{says}s")
    values = _purses(eye, owner) if kind == "purse" else seen
    faces = [say.face(texts, {says: value}) for value in values or ()]
    if faces:
        now.append(texts("now-known", money=texts.listing(faces)))
    if any(owner in eye.targets(own, "punch") for own in eye.own) and _carried(eye, owner, [kind]):
        now.append(texts("now-punch-loose"))
    return answer(name, rule, now)


def _purses(eye: Eye, owner: str) -> list[int] | None:
    """What is in the purses of a bandit, as far as whoever asks knows."""
    facts = eye.view["bandits"][owner]
    values: list[int] | None = facts.get("purse_values" if owner in eye.own else "known_purses")
    return values


def _money(eye: Eye, id: str) -> Explained:
    texts = eye.texts
    now = _carried(eye, id)
    purses = [say.money(texts, value) for value in _purses(eye, id) or ()]
    if purses:
        now.append(texts("now-purses", money=texts.listing(purses)))
    return answer(texts("explain-money.name"), texts("explain-money"), now)


# Bullets


def _bullets(eye: Eye, id: str) -> Explained:
    """The cylinder of a bandit, and the title that goes with it."""
    texts, game = eye.texts, eye.view["game"]
    name = texts("explain-bullets.name", figure=eye.figure(id))
    left = eye.view["bandits"][id]["bullets"]
    now = [texts("now-bullets", fired=game["chambers"] - left, left=left)]
    if "duel_2014" in game["variants"]:
        return answer(name, texts("explain-bullets.duel"), now)
    if isinstance(eye.seen, ExpressObservation) and "trains" not in eye.cases:
        best = prospects.gunslingers(eye.seen)
        now.append(texts("now-gunslinger", figures=say.seats(texts, best), number=len(best)))
    shared = any(variant in game["variants"] for variant in _SHARED)
    rule = texts("explain-bullets.shared") if shared else eye.rule("explain-bullets")
    return answer(name, rule, now)


def _received(eye: Eye, id: str) -> Explained:
    texts, view = eye.texts, eye.view
    facts = view["bandits"].get(id) or view["law"]
    hits = [
        _hits(eye, shooter, number) for shooter, number in facts["received_from"].items() if number
    ]
    now = [texts("now-received", hits=texts.listing(hits))] if hits else []
    return answer(texts("explain-received.name"), texts("explain-received"), now)


def _hits(eye: Eye, shooter: str, number: int) -> str:
    if shooter == "neutral":
        return eye.texts("now-received-from.neutral", number=number)
    return eye.texts("now-received-from", number=number, figure=eye.figure(shooter))


# Rounds


def _turn(eye: Eye, id: str) -> Explained:
    hint = eye.texts(f"turn-{id}.hint")
    return answer(eye.texts(f"turn-{id}"), eye.texts("explain-turn", hint=hint))


def _event(eye: Eye, id: str) -> Explained:
    words = say.happening(eye.texts, id, eye.cases)
    now: list[str] = []
    is_next = eye.view["event"] == id and eye.view["phase"] in ON_THE_WAY
    if is_next and isinstance(eye.seen, ExpressObservation):
        tried = prospects.of_event(eye.seen)
        nobody = [] if tried.is_open else [eye.texts("now-no-event")]
        now = eye.meaning(tried) or nobody
    return answer(words["event"], eye.texts("explain-event", hint=words["hint"]), now)


def _round(eye: Eye, n: str) -> Explained:
    rounds = eye.view["game"]["rounds"]
    if not 1 <= int(n) <= rounds:
        raise ValueError(n)
    now = [eye.texts("now-round")] if int(n) == eye.view["round"] else []
    name = eye.texts("explain-round.name", round=int(n), rounds=rounds)
    return answer(name, eye.rule("explain-round"), now)


def _first(eye: Eye, id: str) -> Explained:
    return answer(eye.texts("explain-first.name"), eye.texts("explain-first"))


def _order(eye: Eye, way: str) -> Explained:
    return answer(eye.texts("explain-order.name"), eye.texts(f"explain-order.{way}"))


def _attack_plan(eye: Eye, id: str) -> Explained:
    now = [eye.texts("ask-attack_plan.special", number=eye.view["attack_plans"])]
    return answer(eye.texts("rules-title-attack_plan"), eye.texts("explain-attack_plan"), now)


BOX: Final = BoxExplains(
    {
        "card": _card,
        "cards": _cards,
        "drew": _drew,
        "figure": _figure,
        "partner": _partner,
        "position": _position,
        "token": _token,
        "pocket": _pocket,
        "money": _money,
        "bullets": _bullets,
        "received": _received,
        "turn": _turn,
        "event": _event,
        "round": _round,
        "first": _first,
        "order": _order,
        "attack_plan": _attack_plan,  # of several boxes
    },
    quiet=("event_begun", "resolving"),
)
