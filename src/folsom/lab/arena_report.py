"""The report of a contest: as JSON, and as a page with pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any, Final

from folsom.bots import outside
from folsom.bots.thinking import Thinking, upper_end
from folsom.lab import labels
from folsom.lab.contest import Kind, Results, RoleShare
from folsom.lab.page import figure, page, paragraph, section, table
from folsom.lab.statistics import Shares, mean
from folsom.lab.svg import Dot, Group, Ridge, dots, linear, logarithmic, percent, ridges

METHOD: Final = (
    "Intervals are Wilson's, of 95 %, with the effective number of games: games on the same deal "
    "count as the fewer independent ones they are worth."
)
CLOCK: Final = (
    "Time is the clock's on the wall, from question to answer; the start of a program does not "
    "count. Folsom's own bots keep to a budget of computing, so on a busy machine they take longer."
)
SCORE_BINS: Final = 30
COARSE: Final = 4  # bins of thinking time that make one of the picture


# JSON


def to_json(results: Results) -> dict[str, Any]:
    contest, ratings = results.contest, results.ratings()
    return {
        "games": len(results.games),
        "wanted": contest.games,
        "interrupted": results.interrupted,
        "deals": results.deals,
        "rotation_complete": results.is_even,
        "control_games": len(results.control),
        "seed": contest.seed,
        "budget": contest.budget,
        "whole_teams": contest.whole_teams,
        "config": contest.config.to_json(),
        "lineups": [list(line_up) for line_up in contest.line_ups],
        "fair_share": results.fair,
        "intervals": "95 %, Wilson with the effective number of games over deals",
        "bots": [
            {
                "name": bot,
                "seats": results.seats_a_game(bot),
                **_share(results.shares(bot)[None], results.fair),
                "score": _score(results.scores(bot)),
                "rating": {
                    "mu": ratings[bot].mu,
                    "sigma": ratings[bot].sigma,
                    "ordinal": ratings[bot].ordinal,
                },
                "thinking": _thinking(results.thinking[bot], outside.is_program(bot)),
                "roles": [_role(role) for role in results.roles(bot)],
                "bandits": _by(results, bot, "bandit"),
                "by_seat": _by(results, bot, "seat"),
                "by_place": _by(results, bot, "place"),
            }
            for bot in results.bots
        ],
    }


def _share(shares: Shares, fair: float) -> dict[str, Any]:
    estimate = shares.estimate()
    return {
        "games": shares.games,
        "win_share": estimate.value,
        "interval": estimate.interval,
        "times_fair": estimate.value / fair,
        "times_fair_interval": estimate.over(fair).interval,
    }


def _role(role: RoleShare) -> dict[str, Any]:
    times = role.times_fair
    return {
        "role": role.role,
        "games": role.games,
        "win_share": role.share.value,
        "interval": role.share.interval,
        "fair_share": role.fair,
        "times_fair": times and times.value,
        "times_fair_interval": times and times.interval,
    }


def _score(scores: list[int]) -> dict[str, Any]:
    estimate, ordered = mean(scores), sorted(scores)
    return {
        "mean": estimate.value,
        "interval": estimate.interval,
        "quartiles": [ordered[len(ordered) * part // 4] for part in (1, 2, 3)],
    }


def _thinking(thinking: Thinking, in_program: bool) -> dict[str, Any]:
    return {
        "decisions": thinking.decisions,
        "mean_ms": 1000 * thinking.mean,
        "mean_computed_ms": None if in_program else 1000 * thinking.mean_computed,
        "p95_ms": 1000 * thinking.quantile(0.95),
        "max_ms": 1000 * thinking.longest,
    }


def _by(results: Results, bot: str, feature: str) -> list[dict[str, Any]]:
    return [
        {feature: key, **_share(shares, results.fair)}
        for key, shares in _ordered(results.shares(bot, _FEATURES[feature]))
    ]


_FEATURES: Final[dict[str, Kind]] = {
    "bandit": lambda entry: "+".join(entry.bandits),
    "seat": lambda entry: entry.seat + 1,
    "place": lambda entry: entry.place + 1,
}


def _ordered(found: dict[Hashable, Shares]) -> list[tuple[Hashable, Shares]]:
    return sorted(found.items(), key=lambda item: str(item[0]).zfill(3))


# HTML


def to_html(results: Results) -> str:
    contest = results.contest
    parts = [paragraph(line) for line in _introduction(results)]
    if results.interrupted:
        parts.insert(0, paragraph(stopped(results), "notice"))
    parts += [_victories(results), *_roles(results), _ratings(results), _scores(results)]
    parts += [_times(results), _bandits(results), _rotation(results)]
    bots = (" against " if len(results.bots) == 2 else ", ").join(results.bots)
    return page(f"Arena: {bots}", [*parts, _again(contest.seed)])


def stopped(results: Results) -> str:
    return (
        f"Stopped after {len(results.games)} of {results.contest.games} games; "
        "what was played is reported."
    )


def _introduction(results: Results) -> list[str]:
    contest = results.contest
    budget = f", {contest.budget} ms a decision" if contest.budget else ""
    lines = [
        f"{labels.game_name(contest.config)}: {len(results.games)} games on {results.deals} "
        f"deals{budget}. Every line-up plays every deal once for each way around the table.",
        f"A seat's fair share of the victories is {percent(results.fair)}. {METHOD}",
    ]
    if not results.is_even:
        lines.append("The last deal was not played from every seat.")
    return lines


def _victories(results: Results) -> str:
    found, rows = [], []
    for bot in results.bots:
        shares = results.shares(bot)[None]
        share = shares.estimate()
        found.append(Dot(bot, share, percent(share.value), f"{shares.games} seats in games."))
        seats = f"{results.seats_a_game(bot):g}"
        times = labels.times(share.over(results.fair))
        rows.append([bot, seats, percent(share.value), labels.between(share), times])
    picture = dots(
        "Share of the victories of one seat",
        "with 95 % intervals",
        [Group("", found)],
        results.fair,
    )
    columns = ["bot", "seats a game", "share", "95 % interval", "times the fair share"]
    return section("Victories", figure(picture), table("Share of the victories", columns, rows))


def _roles(results: Results) -> list[str]:
    """Only where the game has roles."""
    roles = [(bot, role) for bot in results.bots for role in results.roles(bot)]
    if not roles:
        return []
    explained = (
        f"What a role is worth was measured: {results.contest.bots[-1]} in all seats played the "
        f"same deals, {len(results.control)} more games. Times the fair share is a bot's share "
        "over that of the same role there."
        if results.control
        else "Without control games every seat counts for the same."
    )
    rows = [
        [
            bot,
            labels.role_name(role.role),
            f"{role.games}",
            percent(role.share.value),
            labels.between(role.share),
            percent(role.fair),
            labels.times(role.times_fair),
        ]
        for bot, role in roles
    ]
    columns = ["bot", "as", "games", "share", "95 % interval", "fair share", "times it"]
    pictures = []
    for name in dict.fromkeys(role.role for _, role in roles):
        found = [
            Dot(bot, role.share, percent(role.share.value), f"{role.games} games.")
            for bot, role in roles
            if role.role == name
        ]
        fair = next(role.fair for _, role in roles if role.role == name)
        title = f"Victories as {labels.role_name(name)}"
        pictures.append(figure(dots(title, "with 95 % intervals", [Group("", found)], fair)))
    return [section("Roles", paragraph(explained), *pictures, table("By role", columns, rows))]


def _ratings(results: Results) -> str:
    ratings = results.ratings()
    rows = [
        [bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", f"{rating.ordinal:.2f}"]
        for bot, rating in sorted(ratings.items(), key=lambda item: -item[1].ordinal)
    ]
    told = "Plackett-Luce ratings by openskill, from the ranks in which everybody came in; all "
    return section(
        "Ratings",
        paragraph(f"{told}start with 25. The cautious rating is three sigma below."),
        table("Ratings", ["bot", "rating", "sigma", "cautious rating"], rows),
    )


def _scores(results: Results) -> str:
    scale = linear([n for bot in results.bots for n in results.scores(bot)], lambda n: f"${n:,.0f}")
    width = (scale.high - scale.low) / SCORE_BINS
    found, rows = [], []
    for bot in results.bots:
        scores = results.scores(bot)
        estimate, ordered = mean(scores), sorted(scores)
        counts = [0] * SCORE_BINS
        for score in scores:
            counts[min(int((score - scale.low) / width), SCORE_BINS - 1)] += 1
        bins = [
            (scale.low + width * n, scale.low + width * (n + 1), count)
            for n, count in enumerate(counts)
        ]
        said = [f"mean ${estimate.value:,.0f}", f"median ${ordered[len(ordered) // 2]:,}"]
        found.append(Ridge(bot, bins, said, [("mean", estimate.value)]))
        reach = f"${estimate.low:,.0f} to ${estimate.high:,.0f}"
        quarters = [f"${ordered[len(ordered) * part // 4]:,}" for part in (1, 2, 3)]
        rows.append([bot, f"${estimate.value:,.0f}", reach, *quarters])
    picture = ridges("Money at the end", "how often each amount was reached", found, scale)
    columns = ["bot", "mean", "95 % interval", "lower quartile", "median", "upper quartile"]
    return section("Scores", figure(picture), table("Scores", columns, rows))


def _times(results: Results) -> str:
    thought = {bot: times for bot, times in results.thinking.items() if times.decisions}
    if not thought:
        return section("Thinking time", paragraph("Chance alone decided, and took no time."))
    budget = results.contest.budget
    marks = [("budget", budget / 1000)] if budget else []
    low = min(upper_end(min(times.bins) - 1) for times in thought.values())
    high = max(t.longest for t in thought.values())
    scale = logarithmic(low, max(high, *(at for _, at in marks), 0), labels.duration)
    found, rows = [], []
    for bot, times in thought.items():
        bins = _coarse(times)
        p95 = times.quantile(0.95)
        said = [f"mean {labels.duration(times.mean)}", f"95 % within {labels.duration(p95)}"]
        said.append(f"at most {labels.duration(times.longest)}")
        found.append(Ridge(bot, bins, said, marks))
        worked, figures = labels.computed(bot, times), map(labels.duration, (p95, times.longest))
        rows.append([bot, f"{times.decisions:,}", labels.duration(times.mean), worked, *figures])
    picture = ridges("Thinking time for a decision", "on a logarithmic scale", found, scale)
    columns = ["bot", "decisions", "mean", "of it computing", "95 % within", "longest"]
    return section(
        "Thinking time", paragraph(CLOCK), figure(picture), table("Thinking time", columns, rows)
    )


def _coarse(times: Thinking) -> list[tuple[float, float, int]]:
    """Bins wide enough to be seen, each of a few that were counted."""
    counts: Counter[int] = Counter()
    for number, count in times.bins.items():
        counts[number // COARSE] += count
    return [
        (upper_end(n * COARSE - 1), upper_end(n * COARSE + COARSE - 1), counts[n])
        for n in sorted(counts)
    ]


def _bandits(results: Results) -> str:
    by_bot = {bot: results.shares(bot, _FEATURES["bandit"]) for bot in results.bots}
    keys = sorted({str(key) for shares in by_bot.values() for key in shares})
    groups, rows = [], []
    for key in keys:
        names = [labels.bandit_name(id) for id in key.split("+")]
        found = []
        for bot in results.bots:
            if key not in by_bot[bot]:
                continue
            shares = by_bot[bot][key]
            share = shares.estimate()
            badge = labels.badge(key.split("+")[0])
            found.append(Dot(bot, share, percent(share.value), f"{shares.games} games.", badge))
            cells = [f"{shares.games}", percent(share.value), labels.between(share)]
            rows.append([" and ".join(names), bot, *cells])
        groups.append(Group(" and ".join(names), found))
    picture = dots("Victories by bandit", "with 95 % intervals", groups, results.fair)
    columns = ["bandit", "bot", "games", "share", "95 % interval"]
    return section("Bandits", figure(picture), table("By bandit", columns, rows))


def _rotation(results: Results) -> str:
    def share_of(shares: Shares | None) -> str:
        return f"{percent(shares.share)} of {shares.games}" if shares else "-"

    parts = []
    for feature, caption in (("seat", "By seat"), ("place", "By place in round 1; 1 begins")):
        by_bot = {bot: results.shares(bot, _FEATURES[feature]) for bot in results.bots}
        numbers = range(1, results.contest.config.n_players + 1)
        rows = [[bot, *(share_of(by_bot[bot].get(n)) for n in numbers)] for bot in results.bots]
        parts.append(table(caption, ["bot", *map(str, numbers)], rows))
    return section("Seats", paragraph("Share of the victories, and of how many games."), *parts)


def _again(seed: str) -> str:
    return paragraph(f"The seed was {seed}; it gives the same deals again.")
