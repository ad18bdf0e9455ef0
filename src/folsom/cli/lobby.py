"""The lobby: who plays what, from the options of the command or a short dialogue."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from folsom.bots import check_bot, default_bot
from folsom.boxes import shelf
from folsom.cli.configs import config_for
from folsom.cli.saves import Company
from folsom.game import Config, ConfigError, Game, catalogue
from folsom.game.editions import DEFAULT_EDITION, EDITIONS, LOBBY
from folsom.game.parts import MODES
from folsom.game.titles import AnyConfig, Title, titles
from folsom.terminal import palette
from folsom.terminal.screen import Screen, readable
from folsom.texts import Texts
from folsom.texts import things as say

PLAYERS: Final = 4
# Who may be the seventh, if nobody says so.
FILLERS: Final = tuple(b for b in catalogue.extra_bandits() if not catalogue.chooses_power(b))


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; None where it says nothing."""

    players: int | None = None
    game: str | None = None
    seats: str | None = None
    extensions: tuple[str, ...] = ()
    edition: str | None = None
    mode: str | None = None
    variants: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()  # options of modules
    extra_bandits: tuple[str, ...] = ()
    silk_power: str | None = None
    events: tuple[str, ...] | None = None
    people: tuple[str, ...] = ()
    hot_seat: int | None = None
    bots: str | None = None
    seed: str | None = None

    @property
    def are_none(self) -> bool:
        return replace(self, bots=None) == Wishes()


def set_up(texts: Texts, wishes: Wishes) -> tuple[Game, Company]:
    """A new game as wished for, and the company that plays it."""
    seed = wishes.seed if wishes.seed is not None else secrets.token_hex(16)
    game = Game.new(_config(texts, wishes, seed), seed)
    return game, company(texts, game.config, wishes)


def company(texts: Texts, config: AnyConfig, wishes: Wishes) -> Company:
    """Who plays: people as wished for, and on the other seats a bot that knows the game."""
    return Company(people(texts, config, wishes), bots(config, wishes))


def bots(config: AnyConfig, wishes: Wishes) -> str:
    name = wishes.bots or default_bot()
    check_bot(name, config.game)
    return name


def _config(texts: Texts, wishes: Wishes, seed: str) -> AnyConfig:
    return config_for(
        wishes.game,
        seats=_seats(texts, wishes, seed),
        players=None if wishes.seats else PLAYERS if wishes.players is None else wishes.players,
        edition=wishes.edition,
        mode=wishes.mode,
        variants=wishes.variants,
        modules=wishes.modules,
        extra_bandits=wishes.extra_bandits,
        silk_power=wishes.silk_power,
        events=wishes.events,
        switches=wishes.switches,
        extensions=wishes.extensions,
    )


def _seats(texts: Texts, wishes: Wishes, seed: str) -> list[list[str]] | None:
    if wishes.seats:
        seats = [seat.strip().casefold().split("+") for seat in wishes.seats.split(",")]
        if not all(all(bandits) for bandits in seats):
            raise ConfigError(texts("wrong-seats", text=wishes.seats))
        return seats
    single = not {"two_bandits", "duel_2014"} & set(wishes.variants)
    return _seats_around(wishes, seed) if wishes.people and single else None


def _seats_around(wishes: Wishes, seed: str) -> list[list[str]]:
    """Seats for the bandits that people want to be; chance fills the others."""
    wanted = [name.casefold() for name in wishes.people]
    pool = (*_bandits(wishes.game), *wishes.extra_bandits)
    others = [bandit for bandit in pool if bandit not in wanted]
    random.Random(f"folsom seats {seed}").shuffle(others)
    played = (box for box in shelf.boxes().values() if box.module in wishes.modules)
    others[:0] = [name for box in played for name in box.lawmen if name not in wanted]
    missing = max(0, (wishes.players or PLAYERS) - len(wanted))
    return [[bandit] for bandit in (*wanted, *others[:missing])]


def _bandits(game: str | None) -> tuple[str, ...]:
    return titles()[game or Config.game].bandits()


def people(texts: Texts, config: AnyConfig, wishes: Wishes) -> tuple[str, ...]:
    """The seats that people play: those named, else the first ones."""
    names = config.seat_names
    if not wishes.people:
        number = 1 if wishes.hot_seat is None else wishes.hot_seat
        if not 0 <= number <= len(names):
            raise ConfigError(texts("too-many-people", seats=len(names), people=number))
        return names[:number]
    found = []
    for name in wishes.people:
        seat = next((seat for seat in config.seats or () if name.casefold() in seat), None)
        if seat is None:
            raise ConfigError(texts("no-such-person", name=name, seats=", ".join(names)))
        found.append(seat[0])
    return tuple(dict.fromkeys(found))


# The dialogue


def dialogue(texts: Texts, screen: Screen, wishes: Wishes) -> Wishes:
    """A few friendly questions; Enter accepts the answer in brackets."""
    screen.say(texts("title"), f"bold {palette.BRASS}")
    screen.say(texts("welcome"), palette.QUIET)
    game = _described(texts, screen, "game", tuple(titles()), next(iter(titles())))
    wishes = replace(wishes, game=game)
    if game != Config.game:
        return _other_dialogue(texts, screen, wishes, titles()[game])
    players = _players(texts, screen, range(2, 8))
    mode = _described(texts, screen, "mode", MODES, MODES[0])
    edition = _described(texts, screen, "edition", tuple(EDITIONS), DEFAULT_EDITION)
    variants: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    silk_power = None
    if players == 2:
        variants = (str(LOBBY[edition]["two_player_game"]),)
    else:
        chosen = _bandit(texts, screen, (*catalogue.bandits(), *catalogue.extra_bandits()))
        if any(map(catalogue.chooses_power, chosen)):
            powers = catalogue.silk_powers()
            silk_power = _pick(texts, screen, "lobby-silk_power", powers, powers[0])
    return replace(
        wishes,
        players=players,
        mode=mode,
        edition=edition,
        variants=variants,
        people=chosen,
        extra_bandits=FILLERS if players > len(catalogue.bandits()) else (),
        silk_power=silk_power,
    )


def _other_dialogue(texts: Texts, screen: Screen, wishes: Wishes, title: Title) -> Wishes:
    players = _players(texts, screen, title.players)
    extensions = title.extensions()
    for name in extensions:
        screen.say(f"  {name}: {texts(f'extension-{name}.hint')}", palette.QUIET)
    none, both = texts("answer-none"), "+".join(extensions)
    picked = _pick(texts, screen, "lobby-extensions", [none, *extensions, both], none)
    return replace(
        wishes,
        players=players,
        extensions=() if picked == none else tuple(picked.split("+")),
        people=_bandit(texts, screen, title.bandits()),
    )


def _players(texts: Texts, screen: Screen, numbers: Iterable[int]) -> int:
    return int(_pick(texts, screen, "lobby-players", [str(n) for n in numbers], str(PLAYERS)))


def _bandit(texts: Texts, screen: Screen, bandits: Sequence[str]) -> tuple[str, ...]:
    anybody = texts("answer-any")
    bandit = _pick(texts, screen, "lobby-bandit", [*bandits, anybody], anybody)
    return () if bandit == anybody else (bandit,)


def wants_to_resume(texts: Texts, screen: Screen) -> bool:
    yes, no = texts("answer-yes"), texts("answer-no")
    return _pick(texts, screen, "lobby-resume", [yes, no], yes) == yes


def trusts(texts: Texts, screen: Screen, bots: str) -> bool:
    """May a program be started that a saved game names? Nobody says yes by pressing Enter."""
    if not screen.is_live:
        return False
    screen.say(texts("lobby-foreign", bots=readable(bots)), palette.BRASS, wrap=False)
    yes, no = texts("answer-yes"), texts("answer-no")
    return _pick(texts, screen, "lobby-trust", [yes, no], no) == yes


def _described(
    texts: Texts, screen: Screen, what: str, choices: Sequence[str], default: str
) -> str:
    for choice in choices:
        screen.say(f"  {choice}: {texts(f'{what}-{choice}')}", palette.QUIET)
    return _pick(texts, screen, f"lobby-{what}", choices, default)


def _pick(texts: Texts, screen: Screen, question: str, choices: Sequence[str], default: str) -> str:
    """One of the choices, by its beginning; anything else is asked again."""
    while True:
        text = screen.read(f"{texts(question)} ({', '.join(choices)}) [{default}]").casefold()
        if not text:
            return default
        meant = [choice for choice in choices if choice.startswith(text)]
        if len(meant) == 1 or text in meant:
            return text if text in meant else meant[0]
        screen.say(texts("choose-among", choices=texts.listing(choices)), "#e0705f")


def greeting(texts: Texts, game: Game) -> str:
    """Who boards, and the hash by which the deal can be proved afterwards."""
    bandits = say.figures(texts, game.config.bandits)
    return texts("ready", bandits=bandits, hash=game.seed_hash[:12])
