"""`folsom arena`: the same deals for all, every bot in every seat, and honest figures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from folsom.bots.arena import Entry, play_game, sides_of
from folsom.bots.thinking import Thinking
from folsom.cli.arena import arena
from folsom.game import Config, ConfigError, SuperConfig
from folsom.lab.contest import Contest, Match, Results
from folsom.lab.ratings import Rater
from folsom.lab.statistics import Shares, wilson

app = typer.Typer()
app.command()(arena)
LARGEST_REPORT = 1_000_000


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, arguments)


def report(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    for bot in found["bots"]:
        del bot["thinking"]
    return found


# --- Who plays where ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "line_ups"),
    [
        (["heuristic", "random"], [("heuristic", "random", "random", "random")]),
        (["random"], [("random",) * 4]),
        (["heuristic"] * 2 + ["random"] * 2, [("heuristic", "heuristic", "random", "random")]),
        (["random"] * 5, [("random",) * 4]),
    ],
)
def test_the_last_bot_takes_the_seats_that_are_left(
    bots: list[str], line_ups: list[tuple[str, ...]]
) -> None:
    assert Contest(Config(players=4), tuple(bots), "x", 1).line_ups == line_ups


def test_more_bots_than_seats_meet_in_every_choice_of_them() -> None:
    contest = Contest(SuperConfig(players=3), ("solver", "greedy", "random", "random"), "x", 1)
    assert [Counter(line_up) for line_up in contest.line_ups] == [
        Counter(solver=1, greedy=1, random=1),
        Counter(solver=1, random=2),
        Counter(greedy=1, random=2),
    ]


def test_every_bot_has_every_seat_and_every_bandit_of_every_deal_equally_often() -> None:
    contest = Contest(Config(players=4), ("heuristic", "heuristic", "random", "random"), "x", 40)
    for deal in range(10):
        matches = contest.of_deal(deal)
        seats = Counter(seated for match in matches for seated in enumerate(match.bots))
        assert len(seats) == 2 * 4
        assert set(seats.values()) == {len(matches) / 2}


def test_ways_around_the_table_that_are_the_same_are_played_once() -> None:
    alone = Contest(Config(players=4), ("random",), "x", 6)
    assert [match.deal for match in alone.matches()] == [0, 1, 2, 3, 4, 5]
    pairs = Contest(Config(players=4), ("heuristic", "heuristic", "random", "random"), "x", 40)
    assert len(set(pairs.matches())) == 40
    assert {len(pairs.of_deal(deal)) for deal in range(10)} == {2, 4}


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    contest = Contest(SuperConfig(players=3), ("solver", "greedy", "random"), "x", 60)
    rounds = {
        match.bots[match.bots.index("solver") :] + match.bots[: match.bots.index("solver")]
        for match in contest.matches()
    }
    assert len(rounds) == 2


def test_a_deal_is_the_same_for_everybody() -> None:
    contest = Contest(Config(players=3), ("heuristic", "random"), "west", 6)
    games = [contest.play(match) for match in contest.matches()]
    deals = [[(entry.bandits, entry.place) for entry in game] for game in games]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_whole_teams_are_of_one_bot_and_change_sides() -> None:
    config = Config(players=5, modules=["couriers_armored_train"])
    contest = Contest(config, ("heuristic", "random"), "x", 4, whole_teams=True)
    one, other = ("heuristic", "random") * 2 + ("heuristic",), ("random", "heuristic") * 2
    seatings = [match.bots for match in contest.matches()]
    assert Counter(seatings) == {one: 2, (*other, "random"): 2}


def test_the_control_plays_each_deal_once_after_the_others() -> None:
    config = Config(players=3, modules=["marshal_prisoners"])
    contest = Contest(config, ("heuristic", "random"), "x", 5, control=True)
    matches = contest.matches()
    assert [match.is_control for match in matches] == [False] * 3 + [True] + [False] * 2 + [True]
    assert {match.bots for match in matches if match.is_control} == {("random",) * 3}
    assert [match.deal for match in matches] == [0, 0, 0, 0, 1, 1, 1]


# --- Figures --------------------------------------------------------------------------------------


def test_json_has_a_row_for_each_bot() -> None:
    found = report("heuristic", "random", "--players", "3", "--games", "12", "--seed", "west")
    assert (found["games"], found["wanted"], found["deals"]) == (12, 12, 4)
    assert (found["interrupted"], found["rotation_complete"]) == (False, True)
    assert found["lineups"] == [["heuristic", "random", "random"]]
    heuristic, chance = found["bots"]
    assert (heuristic["name"], heuristic["seats"], heuristic["games"]) == ("heuristic", 1, 12)
    assert (chance["name"], chance["seats"], chance["games"]) == ("random", 2, 24)
    for bot in found["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert bot["times_fair"] == pytest.approx(3 * bot["win_share"])
        assert [row["games"] for row in bot["by_seat"]] == [bot["games"] / 3] * 3
        times = bot["thinking"]
        assert times["decisions"] > 0
        assert 0 < times["mean_ms"] <= times["max_ms"]
        assert 0 < times["p95_ms"] <= times["max_ms"]
    assert heuristic["win_share"] + 2 * chance["win_share"] == pytest.approx(1)
    assert heuristic["win_share"] > 0.6
    assert heuristic["rating"]["ordinal"] > chance["rating"]["ordinal"]
    assert heuristic["thinking"]["mean_ms"] > chance["thinking"]["mean_ms"]
    assert heuristic["score"]["mean"] > chance["score"]["mean"]


def test_the_number_of_processes_changes_nothing() -> None:
    arguments = ("heuristic", "random", "--players", "3", "--games", "7", "--seed", "same")
    alone, two = (report(*arguments, "--jobs", jobs) for jobs in ("1", "2"))
    assert without_times(alone) == without_times(two)
    assert alone["rotation_complete"] is False


def test_modules_may_be_listed_with_commas() -> None:
    boxes = "horses_stagecoach,time_travel_car"
    found = report("random", "--modules", boxes, "--games", "4", "--seed", "x")
    assert found["config"]["modules"] == ["base", "horses_stagecoach", "time_travel_car"]
    again = report(
        "random", *("--module", "horses_stagecoach", "--module", "time_travel_car"),
        *("--games", "4", "--seed", "x"),
    )  # fmt: skip
    assert again == found


def test_the_marshal_and_the_bandits_are_judged_by_what_their_role_is_worth() -> None:
    """Alike, the Marshal wins every other deal; the good one wins in all seats but those deals'."""
    config = Config(players=3, modules=["marshal_prisoners"])
    contest = Contest(config, ("heuristic", "random"), "x", 240, control=True)
    results = Results(contest)
    for match in contest.matches():
        winner = match.deal % 2 if match.is_control else match.bots.index("heuristic")
        if match.deal % 8 == 7:
            winner = 2
        results.add(match, [played(match, seat, seat == winner) for seat in range(3)])
    bandit, law = results.roles("heuristic")
    assert (bandit.role, bandit.games, law.role, law.games) == ("bandit", 160, "marshal", 80)
    assert (law.fair, bandit.fair) == (0.5, 0.25)
    assert law.times_fair is not None
    assert law.times_fair.value == pytest.approx(0.875 / 0.5)
    assert 1.3 < law.times_fair.low < law.times_fair.value < law.times_fair.high < 2.3
    results.control.clear()
    assert {role.fair for role in results.roles("heuristic")} == {1 / 3}


def played(match: Match, seat: int, has_won: bool) -> Entry:
    role = "bandit" if seat else "marshal"
    rank = 1 if has_won else 2
    return Entry(match.bots[seat], ("doc",), seat, seat, 0, float(has_won), rank, seat, role)


@pytest.mark.parametrize("control", [True, False])
def test_a_game_with_roles_brings_its_own_control(control: bool) -> None:
    boxes = ("--modules", "couriers_armored_train", "--players", "2")
    more = () if control else ("--no-control",)
    found = report("heuristic", "random", *boxes, "--games", "2", "--seed", "law", *more)
    assert found["control_games"] == int(control)
    assert [row["role"] for row in found["bots"][0]["roles"]] == ["blue", "red"]
    assert report("random", *boxes, "--games", "2")["control_games"] == 0


def test_couriers_win_as_teams() -> None:
    arguments = ("--modules", "couriers_armored_train", "--games", "40", "--seed", "gold")
    found = report("random", *arguments)
    assert found["fair_share"] == 0.5
    (bot,) = found["bots"]
    shares = {row["role"]: row["win_share"] for row in bot["roles"]}
    assert set(shares) == {"red", "blue"}
    assert sum(shares.values()) == pytest.approx(1)
    betrayed = report("random", *arguments, "--switch", "betrayal")
    assert betrayed["fair_share"] == 0.25


def test_partners_share_a_victory_without_halving_it() -> None:
    config = Config(players=6, variants=["teams"])
    assert sides_of(config) == (0, 0, 1, 1, 2, 2)
    entries = play_game(config, "partners", ["random"] * 6)
    assert sorted(entry.credit for entry in entries) == [0, 0, 0, 0, 1, 1]


def test_a_share_on_few_deals_is_less_certain_than_as_many_single_games() -> None:
    alone = Shares((n, float(n % 2)) for n in range(80)).estimate()
    alike = Shares((n // 8, float(n // 8 % 2)) for n in range(80)).estimate()
    assert (alone.low, alone.high) == pytest.approx(wilson(39.5, 79))
    assert alike.value == alone.value == 0.5
    assert (alike.low, alike.high) == pytest.approx(wilson(4.5, 9))


def test_a_multiple_of_another_share_knows_that_the_deals_are_the_same() -> None:
    won = Shares((n, float(n % 2)) for n in range(40))
    same = won.times(won)
    assert same is not None
    assert (same.value, same.low, same.high) == pytest.approx((1, 1, 1))
    other = won.times(Shares((n + 100, float(n % 2)) for n in range(40)))
    assert other is not None
    assert other.value == pytest.approx(1)
    assert other.low < 0.7 < 1.4 < other.high
    assert won.times(Shares((n, 0.0) for n in range(40))) is None


def entry(bot: str, rank: int, seat: int) -> Entry:
    return Entry(bot, ("doc",), seat, seat, 100, float(rank == 1), rank, seat)


def test_ratings_follow_the_ranks_whatever_number_of_seats_a_bot_has() -> None:
    ranks = {"good": [1], "middling": [2, 3], "bad": [4]}
    rows = [(bot, rank) for bot, found in ranks.items() for rank in found]
    game = [entry(bot, rank, seat) for seat, (bot, rank) in enumerate(rows)]
    found = Rater().rate(ranks, [game] * 20)
    assert found["good"].mu > 30 > found["middling"].mu > 20 > found["bad"].mu
    assert all(rating.sigma < 25 / 3 for rating in found.values())


def test_a_bot_against_itself_keeps_its_rating() -> None:
    game = [entry("same", rank, rank) for rank in (1, 2, 3)]
    assert Rater().rate(["same"], [game] * 10)["same"].mu == pytest.approx(25)


def test_thinking_time_is_counted_closely() -> None:
    times, more = Thinking(), Thinking()
    for n in range(1, 100):
        (times if n % 2 else more).add(n / 1000, n / 2000)
    times.merge(more)
    assert (times.decisions, times.longest) == (99, 0.099)
    assert times.mean == pytest.approx(0.05)
    assert times.mean_computed == pytest.approx(0.025)
    assert 0.095 <= times.quantile(0.95) <= 0.095 * 1.05
    assert times.quantile(1) == 0.099


# --- The report -----------------------------------------------------------------------------------


class Page(HTMLParser):
    """What of a page matters here: balanced tags, words, and what it would fetch."""

    VOID = ("meta", "br", "img", "link", "!doctype")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.fetched: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href") and not (value or "").startswith("#"):
                self.fetched.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.words)


def test_the_report_is_one_small_page_that_fetches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    boxes = ("--modules", "marshal_prisoners", "--players", "3")
    found = report(
        "heuristic", "random", *boxes, "--games", "3", "--seed", "x", "--html", str(path)
    )
    text = path.read_text(encoding="utf-8")
    assert len(text) < LARGEST_REPORT
    page = Page(text)
    assert page.fetched == []
    assert "script" not in page.tags
    assert page.tags["svg"] == 6
    for heading in ("Victories", "Roles", "Ratings", "Scores", "Thinking time", "Bandits", "Seats"):
        assert heading in page.words
    share = found["bots"][0]["win_share"]
    assert f"{100 * share:.1f} %" in page.words
    assert "Colt Express with Marshal & Prisoners, 3 players: 3 games on 1 deals" in page.text


def test_a_page_with_a_strange_name_is_still_a_page(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    run("random", "--games", "4", "--seed", "<b>&'\"", "--html", str(path))
    assert "The seed was <b>&'\"" in Page(path.read_text(encoding="utf-8")).text


def test_the_table_says_what_is_fair_and_what_a_role_is_worth() -> None:
    boxes = ("--modules", "marshal_prisoners", "--players", "3")
    result = run("random", *boxes, "--games", "6", "--seed", "west")
    for words in ("6 games, seed west", "random", "as Marshal", "A fair share is 33.3 %"):
        assert words in result.stdout


# --- Ctrl-C ---------------------------------------------------------------------------------------

ENDLESS = ("heuristic", "random", "--games", "100000", "--seed", "x", "--json")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no Ctrl-C to send")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(jobs: str, tmp_path: Path) -> None:
    """As in a terminal, where everybody in the process group hears it."""
    path = tmp_path / "report.html"
    command = [sys.executable, "-m", "folsom", "arena", *ENDLESS, "--jobs", jobs]
    process = subprocess.Popen(
        [*command, "--html", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("1 of 100000 games")
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 1 <= found["games"] < found["wanted"] == 100000
    said = f"Stopped after {found['games']} of 100000 games; what was played is reported."
    assert said in " ".join(err.split())
    assert said in Page(path.read_text(encoding="utf-8")).words


# --- What is wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("genius",), "There is no bot 'genius'"),
        (("random", "--games", "0"), "at least one game"),
        (("random", "--jobs", "0"), "at least one process"),
        (("random", "--budget", "0"), "at least one millisecond"),
        (("random", "--game", "poker"), "There is no game 'poker'; choose among express, super."),
        (("random", "--modules", "zeppelin"), "zeppelin"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    error = run(*arguments).exception
    assert isinstance(error, ConfigError)
    assert sentence in str(error)


def test_results_of_nothing_yet_know_no_bot() -> None:
    results = Results(Contest(Config(players=3), ("random",), "x", 3))
    assert (results.bots, results.interim()) == ([], "")
    match = Match(0, ("random",) * 3)
    results.add(match, results.contest.play(match))
    assert results.bots == ["random"]
