"""The terminal client: whole games through the keyboard, and pictures that fit."""

from __future__ import annotations

import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from effort import SEED, some
from rich.console import RenderableType
from typer.testing import CliRunner

from folsom.bots import make_bot
from folsom.boxes.couriers import terminal as couriers
from folsom.cli import lobby
from folsom.cli.lobby import Wishes, set_up
from folsom.cli.main import app
from folsom.cli.saves import Company, keep_previous, save
from folsom.cli.session import Session
from folsom.game import Config, Game, Record, RecordError
from folsom.game.scenario import Scenario
from folsom.terminal import picture, scores
from folsom.terminal.prompt import understand
from folsom.terminal.screen import Screen
from folsom.texts import Texts

ALWAYS_THE_FIRST = "1\n" * 500
WIDTHS = (80, 100, 140)
SETTINGS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 6},
    {"players": 3, "mode": "first_game"},
    {"players": 5, "edition": "2014", "variants": ["expert"]},
    {"players": 2, "variants": ["two_bandits"]},
    {"players": 3, "variants": ["two_bandits"]},
    {"players": 2, "edition": "proto", "variants": ["duel_2014"]},
    {"players": 4, "variants": ["teams"]},
    {"players": 6, "edition": "2014", "variants": ["teams", "expert"]},
    {"players": 6, "edition": "proto"},
    {"players": 4, "modules": ["horses_stagecoach"]},
    {"players": 6, "modules": ["horses_stagecoach"]},
    {"players": 2, "variants": ["two_bandits"], "modules": ["horses_stagecoach"]},
    {"players": 3, "modules": ["horses_stagecoach"], "options": {"horses_light": True}},
    {"players": 2, "modules": ["couriers_armored_train"]},
    {"players": 5, "modules": ["couriers_armored_train"], "options": {"betrayal": True}},
    {
        "players": 10,
        "modules": ["couriers_armored_train"],
        "extra_bandits": ["mei", "misty", "twinzz", "silk"],
        "silk_power": "movement",
    },
]


def play(path: Path, *options: str, typed: str = ALWAYS_THE_FIRST) -> Any:
    command = ["play", "--save", str(path), "--bots", "random", "--lang", "en", *options]
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, command, input=typed)


# Whole games


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "4"],
        ["--players", "6", "--hot-seat", "6"],
        ["--players", "3", "--mode", "first_game", "--lang", "fr"],
        ["--players", "5", "--edition", "2014", "--variant", "expert", "--hot-seat", "2"],
        ["--seats", "ghost+tuco,doc+django", "--variant", "two_bandits", "--human", "doc"],
        ["--players", "2", "--edition", "proto", "--variant", "duel_2014", "--hot-seat", "2"],
        ["--players", "4", "--variant", "teams", "--human", "belle", "--human", "tuco"],
        ["--players", "4", "--hot-seat", "0"],
        ["--players", "4", "--module", "time_travel_car", "--hot-seat", "2"],
        ["--seats", "silk,mei,misty,twinzz", "--silk-power", "dodge", "--lang", "fr"],
        ["--players", "5", "--module", "couriers_armored_train", "--hot-seat", "2"],
    ],
)
def test_a_game_is_played_to_its_end(tmp_path: Path, options: list[str]) -> None:
    path = tmp_path / "game.folsom"
    result = play(path, "--seed", "9", *options, typed="1\n" * 1500)
    assert result.exit_code == 0, result.output
    assert re.search(r"★ .*(wins|share|gagne|partagent)", result.output)
    Record.load(path).verify()


def test_bots_that_think_play_too(tmp_path: Path) -> None:
    path = tmp_path / "game.folsom"
    result = play(path, "--seed", "9", "--bots", "heuristic", "--human", "belle")
    assert result.exit_code == 0
    assert Record.load(path).result is not None


def test_french_all_the_way(tmp_path: Path) -> None:
    result = play(tmp_path / "game.folsom", "--seed", "9", "--lang", "fr")
    assert "Haut les mains" in result.output
    assert "jouez une carte ou piochez" in result.output
    assert not re.search(r"\b(plays|draws|Your choice|Round)\b", result.output)


# Saving


def test_quit_and_resume_goes_on_with_the_same_game(tmp_path: Path) -> None:
    path, whole = tmp_path / "game.folsom", tmp_path / "whole.folsom"
    result = play(path, "--seed", "9", "--human", "tuco", typed="1\n1\n1\nq\n")
    assert result.exit_code == 0
    assert f"The train waits: folsom play --resume {path}" in result.output
    begun = Record.load(path)
    assert begun.result is None
    assert sum(choice.seat == "tuco" for choice in begun.choices) == 3

    result = CliRunner().invoke(app, ["play", "--resume", str(path)], input=ALWAYS_THE_FIRST)
    assert result.exit_code == 0, result.output
    ended = Record.load(path)
    ended.verify()
    assert ended.seed_hash == begun.seed_hash
    assert ended.choices[: len(begun.choices)] == begun.choices
    assert Company.beside(path) == Company(("tuco",), "random")

    play(whole, "--seed", "9", "--human", "tuco")
    assert Record.load(whole).choices[: len(begun.choices)] == begun.choices


def test_the_end_of_the_input_saves_and_leaves_quietly(tmp_path: Path) -> None:
    path = tmp_path / "game.folsom"
    result = play(path, typed="1\n1\n")
    assert result.exit_code == 0
    assert "Saved to" in result.output
    assert Record.load(path).replay().choices


def test_a_new_game_moves_an_unfinished_one_aside(tmp_path: Path) -> None:
    path = tmp_path / "last.folsom"
    old = Game.new(Config(players=4), seed="old")
    save(old, path)
    keep_previous(path)
    assert not path.exists()
    assert Record.load(tmp_path / "previous.folsom").seed == "old"


def test_a_finished_or_missing_game_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.folsom"
    missing = CliRunner().invoke(app, ["play", "--resume", str(path), "--lang", "en"])
    assert "no saved game" in str(missing.exception)
    play(path, "--hot-seat", "0")
    over = CliRunner().invoke(app, ["play", "--resume", str(path), "--lang", "en"])
    assert "That game is over" in str(over.exception)


@pytest.mark.parametrize("bots", ["cmd:touch {mark}", "py:{mark}:Bot"])
def test_a_saved_game_starts_no_program_without_a_word(tmp_path: Path, bots: str) -> None:
    """The sender of a saved game chooses what stands beside it."""
    path, mark = tmp_path / "game.folsom", tmp_path / "started"
    named = bots.format(mark=mark)
    save(Game.new(Config(seats=["tuco", "doc", "belle"]), seed="sent"), path)
    Company(("tuco",), f"{named}\x1b[8m").save_beside(path)
    resume = ["play", "--resume", str(path), "--lang", "en"]
    refused = CliRunner().invoke(app, resume, input="yes\n1\n")
    assert isinstance(refused.exception, RecordError)
    assert f"{named}\ufffd[8m" in str(refused.exception)

    screen, asked = FakeScreen(["", "no"]), Texts("en")
    for _ in range(2):  # Enter is no
        assert not lobby.trusts(asked, screen, named)
    assert named in screen.said[0]
    assert lobby.trusts(asked, FakeScreen(["yes"]), named)
    assert not mark.exists()
    other = CliRunner().invoke(app, [*resume, "--bots", "random"], input="q\n")
    assert other.exit_code == 0, other.output


class FakeScreen(Screen):
    """A terminal at which somebody types these lines."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__()
        self.is_live = True
        self.said: list[str] = []
        self._typed = typed

    def say(self, sentence: str, style: str = "", wrap: bool = True) -> None:
        self.said.append(sentence)

    def read(self, prompt: str) -> str:
        return self._typed.pop(0)


# Keys


def test_the_question_mark_explains_the_question_with_its_rules(tmp_path: Path) -> None:
    result = play(tmp_path / "game.folsom", typed="?\nq\n")
    assert "Lay one Action card on the common pile" in " ".join(result.output.split())
    assert "BASE-PLAN-02" in result.output


def test_help_log_and_save(tmp_path: Path) -> None:
    result = play(tmp_path / "game.folsom", "--human", "belle", typed="h\nl\ns\nq\n")
    assert "Nobody may shoot or punch her while there is another target." in result.output
    assert "Belle holds: 1 purse ($250)." in result.output
    assert "In your deck:" in result.output
    assert "boards the train in car" in result.output
    assert result.output.count("Saved to") == 2


@pytest.mark.parametrize("nonsense", ["", "0", "99", "sing", "play bullet", "٣", "1 2"])
def test_nonsense_is_answered_in_a_sentence_and_asked_again(tmp_path: Path, nonsense: str) -> None:
    path = tmp_path / "game.folsom"
    result = play(path, "--seed", "3", typed=f"{nonsense}\nq\n")
    assert re.search(r"Type (a number from 1 to \d+|its number)", result.output)
    human = Record.load(path).config.seat_names[0]
    assert all(choice.seat != human for choice in Record.load(path).choices)


def test_options_are_understood_by_number_by_notation_and_by_part_of_it() -> None:
    game = Game.new(Config(seats=["ghost", "doc", "tuco"]), seed="hands")
    while game.decisions[0].name != "ghost":
        game.play(game.decisions[0].seat, game.decisions[0].options[-1])
    options = game.decisions[0].options
    for n, option in enumerate(options):
        assert understand(str(n + 1), options) == [n]
        assert understand(f"  {option.text.upper()} ", options) == [n]
        assert understand(option.text.removeprefix("play "), options) == [n]
    assert len(understand("play", options)) == len(options) - 1
    assert understand("dr", options) == [len(options) - 1]


# Hot seat


def test_a_switch_of_a_box_is_played() -> None:
    wishes = Wishes(players=3, modules=("horses_stagecoach",), switches=("horses_light",))
    game, _ = set_up(Texts("en"), wishes)
    assert isinstance(game.config, Config)
    assert game.config.option("horses_light") is True


class PagedScreen(Screen):
    """A screen that remembers its pages; clearing begins a new one."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = [""]

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.pages[-1] += f"{thing}\n"

    def say(self, sentence: str, style: str = "", wrap: bool = True) -> None:
        self.pages[-1] += f"{sentence}\n"

    def clear(self) -> None:
        self.pages.append("")

    def read(self, prompt: str) -> str:
        self.pages[-1] += f"{prompt}\n"
        return "1"


@pytest.mark.parametrize("variant", ["", "expert", "two_bandits", "teams"])
def test_nobody_sees_the_hand_of_another(tmp_path: Path, variant: str) -> None:
    """A page with a hand belongs to the person that the keyboard was handed to."""
    variants = (variant,) if variant else ()
    wishes = Wishes(
        players=2 if variant == "two_bandits" else 4, variants=variants, hot_seat=2, seed="2"
    )
    texts, screen = Texts("en"), PagedScreen()
    game, company = set_up(texts, wishes)
    Session(game, company, texts, screen, tmp_path / "game.folsom").run()
    names = {name: name.capitalize() for name in company.people}
    holder = None
    hands = 0
    for page in screen.pages:
        over = re.match(r"Pass the keyboard to (\w+)\.", page)
        if over:
            assert "Hand " not in page
            holder = over[1]
        if re.search(r"^Hand ", page, re.MULTILINE):
            hands += 1
            asked = re.search(r"^▌ (\w+), ", page, re.MULTILINE)
            assert asked is None or asked[1] == holder
            mine = [line for line in page.splitlines() if re.search(r"(draws|in hand): ", line)]
            assert all(line.split()[0] == holder for line in mine)
    assert hands > 20
    assert holder in names.values()


def test_the_open_pages_of_a_shared_screen_tell_no_secret(tmp_path: Path) -> None:
    texts, screen = Texts("en"), PagedScreen()
    game, company = set_up(texts, Wishes(players=4, hot_seat=2, seed="2"))
    Session(game, company, texts, screen, tmp_path / "game.folsom").run()
    for page in screen.pages[:-1]:
        if not re.search(r"^Hand ", page, re.MULTILINE) and "to take" not in page:
            assert not re.search(r"grabs purse .*: \$|drops purse .*: \$|draws: ", page)


# Pictures


@pytest.mark.parametrize("settings", some(SETTINGS, 8), ids=str)
def test_every_view_fits_the_width(settings: dict[str, Any]) -> None:
    dice = random.Random(f"{settings} {SEED}")
    texts = Texts(dice.choice(["en", "fr"]))
    game = Game.new(Config(**settings), SEED)
    while not game.over:
        decision = dice.choice(game.decisions)
        if len(game.choices) % 5 == 0:
            _fits(texts, game, decision.seat)
        game.play(decision.seat, dice.choice(decision.options))
    _fits(texts, game, 0)
    assert scores.ranking(texts, game.view(0)).row_count == game.config.n_players


def _fits(texts: Texts, game: Game, seat: int) -> None:
    for view in (game.view(seat), game.view(None)):
        for width in WIDTHS:
            lines = picture.lines(texts, view, width)
            assert max(line.cell_len for line in lines) <= width
            drawn = "\n".join(line.plain for line in lines)
            assert drawn.count("★") == (1 if view["marshal"] else 0)
            if "armored" in view:
                facing = sum(car is not None for car in view["facing"])
                assert drawn.count("⇅") == facing, "facing cars stand in one column"
            else:
                assert texts("caboose.short")[:3] in drawn
            assert drawn.count("✖") == len(view["bandits"]), "the score strip is cut"
            if len(view["bandits"]) > 4:
                assert len(scores.scores(texts, view, width)) <= (len(view["bandits"]) + 1) // 2


def test_the_picture_shows_where_everybody_is() -> None:
    game = Game.new(Config(seats=["ghost", "belle", "tuco", "doc"]), seed="where")
    drawn = [line.plain for line in picture.lines(Texts("en"), game.view(0), 100)]
    inside = next(line for line in drawn if "★ Marshal" in line)
    for name in ("Ghost", "Belle", "Tuco", "Doc"):
        assert name in inside
    assert "caboose" in "".join(drawn)
    assert len(drawn) <= 19, "table, news and question share 30 lines"


def test_two_trains_are_drawn_as_they_stand() -> None:
    """COUR-GEO-03: in round 3 the Locomotive faces A4, and all that is in a column faces."""
    game = Scenario.from_text(
        """
        [game]
        modules = ["couriers_armored_train"]
        seats = ["doc", "ghost"]
        [position]
        round = 3
        pile = ["doc move"]
        bandits.doc = { at = "a4.roof" }
        """
    ).start()
    drawn = [line.plain for line in picture.lines(Texts("en"), game.view(0), 140)]
    above = next(line for line in drawn if " A4 " in line)
    below = next(line for line in drawn if " 0 " in line and "╭" in line)
    walls = [n for n, cell in enumerate(above) if cell == "╭"]
    assert walls[4] < above.index("A4") < walls[5]
    assert walls[4] < below.index(" 0 ") < walls[5]
    assert walls[4] < drawn[3].index("Doc") < walls[5]
    assert sum(line.count("⇅") for line in drawn) == 4


@pytest.mark.parametrize(
    ("row", "departure", "armored"), [(2, "0", "2"), (3, "0", "4"), (4, "0", "6"), (5, "2", "6")]
)
def test_the_departure_train_slides_to_the_cars_it_faces(
    row: int, departure: str, armored: str
) -> None:
    """COUR-GEO-04: by two cars, a cell at a time."""
    pictures = couriers.passing(row)
    above, below = (line.plain for line in pictures[-1])
    assert below.index(departure) == above.index(f"A{armored}")
    starts = [picture[1].plain.index("3") for picture in pictures]
    assert starts == [*range(starts[0], starts[0] + len(starts))]
    assert starts[-1] - starts[0] == above.index("A2") - above.index("A0")


def test_the_picture_knows_only_the_view() -> None:
    """A view that has been through JSON draws the same."""
    game = Game.new(Config(players=5), seed="json")
    view = game.view(0)
    again = json.loads(json.dumps(view))
    texts = Texts("en")
    assert picture.lines(texts, view, 100) == picture.lines(texts, again, 100)


# Records


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "game.folsom"
    game = Game.new(Config(players=4), seed="recorded")
    bot = make_bot("random", seed=1)
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bot.choose(game.observe(seat)))
    save(game, path)
    return path


def test_verify_says_ok_with_the_hash_of_the_seed(recorded: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(recorded), "--lang", "en"])
    assert result.exit_code == 0
    assert "The house drew this deal" in result.output
    assert Record.load(recorded).seed_hash in result.output


def test_verify_fails_in_a_sentence(recorded: Path) -> None:
    recorded.write_text(recorded.read_text().replace('"seed": "recorded"', '"seed": "other"'))
    result = CliRunner().invoke(app, ["verify", str(recorded)])
    assert result.exit_code == 1
    assert "hash" in result.output
    assert "Traceback" not in result.output


def test_replay_tells_the_whole_game_or_one_position(recorded: Path) -> None:
    whole = CliRunner().invoke(app, ["replay", str(recorded), "--lang", "en"])
    assert whole.exit_code == 0, whole.output
    assert whole.output.count("Hands up, this is a robbery!") == 5
    assert "rides into the sunset" in whole.output or "share the victory" in whole.output
    start = CliRunner().invoke(app, ["replay", str(recorded), "--at", "0", "--lang", "fr"])
    assert "Avant le premier choix" in start.output
    later = CliRunner().invoke(app, ["replay", str(recorded), "--at", "7", "--lang", "en"])
    assert "Choice 7 of" in later.output
    seat = Record.load(recorded).config.seat_names[0]
    own = CliRunner().invoke(app, ["replay", str(recorded), "--seat", seat, "--lang", "en"])
    assert f"{seat.capitalize()} takes in hand: " in own.output
    assert own.output.count(" takes in hand: ") == 5
    beyond = CliRunner().invoke(app, ["replay", str(recorded), "--at", "9999", "--lang", "en"])
    assert "there is no choice" in str(beyond.exception)


# A real terminal


needs_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux says what a program waits for"
)


class Terminal:
    """Folsom in a pseudo-terminal of 100 x 30."""

    def __init__(self, tmp_path: Path, *options: str) -> None:
        self._keyboard, other = pty.openpty()
        env = os.environ | {
            "COLUMNS": "100",
            "LINES": "30",
            "TERM": "xterm-256color",
            "XDG_DATA_HOME": str(tmp_path),
        }
        command = [sys.executable, "-m", "folsom", "play", "--terminal", "--lang", "en", *options]
        self.process = subprocess.Popen(
            command, stdin=other, stdout=other, stderr=other, env=env, start_new_session=True
        )
        os.close(other)
        self.output = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Read until a text appears after what has been read before."""
        start, end = len(self.output), time.monotonic() + seconds
        while text not in self.output[start:]:
            assert time.monotonic() < end, self.output[-3000:]
            if select.select([self._keyboard], [], [], 0.2)[0]:
                try:
                    self.output += os.read(self._keyboard, 65536).decode(errors="replace")
                except OSError:
                    break

    def type(self, text: str) -> None:
        self._listens()  # keys pressed before the question are dropped
        os.write(self._keyboard, text.encode())

    def interrupt(self) -> None:
        self._listens()
        self.process.send_signal(signal.SIGINT)

    def _listens(self, seconds: float = 60) -> None:
        """Wait until it really waits for a key, and has not only written the prompt."""
        sleeps_in, end = Path(f"/proc/{self.process.pid}/wchan"), time.monotonic() + seconds
        while sleeps_in.read_text() != "wait_woken":  # what Linux calls it
            assert time.monotonic() < end, self.output[-3000:]
            time.sleep(0.01)

    def close(self) -> int:
        code = self.process.wait(timeout=30)
        os.close(self._keyboard)
        return code


@needs_linux
def test_a_real_terminal_from_the_first_question_to_quitting(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--speed", "fast")
    asked = ("Super Express?", "How many players?", "Which game?", "Which rules?", "Your bandit?")
    for question in asked:
        terminal.wait_for(question)
        terminal.type("\n")
    terminal.wait_for("Your choice")
    assert "\x1b[3J" in terminal.output, "every decision starts a fresh page"
    terminal.type("q\n")
    terminal.wait_for("The train waits")
    assert terminal.close() == 0
    assert list(tmp_path.rglob("last.folsom"))


@needs_linux
def test_ctrl_c_saves_and_leaves_without_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "game.folsom"
    terminal = Terminal(tmp_path, "--players", "4", "--save", str(path), "--speed", "fast")
    terminal.wait_for("Your choice")
    terminal.interrupt()
    terminal.wait_for("Saved to")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.output
    assert Record.load(path).result is None
