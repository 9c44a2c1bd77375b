"""What many games say together: shares of the outcomes and spread of the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from mautoma.lab.play import Played

Z = 1.959964
"""Two-sided 95 %."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(slots=True, frozen=True)
class Share:
    """How often an outcome came, with the Wilson interval of its probability."""

    count: int
    share: float
    low: float
    high: float


@dataclass(slots=True, frozen=True)
class Spread:
    """A figure over all games that have it; low and high are the interval of its mean."""

    count: int
    mean: float
    low: float
    high: float
    deviation: float
    least: float
    quantiles: dict[str, float]
    most: float


@dataclass(slots=True, frozen=True)
class Summary:
    games: int
    outcomes: dict[str, Share]
    figures: dict[str, Spread]


def summarise(played: Sequence[Played]) -> Summary:
    outcomes = Counter(game.outcome for game in played)
    names = dict.fromkeys(name for game in played for name in game.figures)
    return Summary(
        len(played),
        {outcome: share(count, len(played)) for outcome, count in outcomes.most_common()},
        {name: spread([game.figures[name] for game in played if name in game.figures]) for name in names},
    )


def share(count: int, total: int) -> Share:
    """Wilson's score interval: sensible also near 0 and 1."""
    part = count / total
    centre = part + Z * Z / (2 * total)
    reach = Z * sqrt(part * (1 - part) / total + Z * Z / (4 * total * total))
    scale = 1 + Z * Z / total
    return Share(count, part, max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale))


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    mean = fmean(ordered)
    deviation = stdev(ordered) if len(ordered) > 1 else 0.0
    reach = Z * deviation / sqrt(len(ordered))
    quantiles = {f"{round(100 * q)}%": quantile(ordered, q) for q in QUANTILES}
    return Spread(
        len(ordered), mean, mean - reach, mean + reach, deviation, ordered[0], quantiles, ordered[-1]
    )


@dataclass(slots=True, frozen=True)
class Difference:
    """How much more in one run than in another, game by game on the same seeds, with the interval of its
    mean: far narrower than that of two runs that share nothing."""

    games: int
    mean: float
    low: float
    high: float


def differences(
    first: Sequence[Played], second: Sequence[Played]
) -> tuple[dict[str, Difference], dict[str, Difference]]:
    """Second less first, over the games both have: the share of each outcome, and each figure."""
    by_number = {game.number: game for game in first}
    pairs = [(by_number[game.number], game) for game in second if game.number in by_number]
    outcomes = dict.fromkeys(game.outcome for pair in pairs for game in pair)
    figures = dict.fromkeys(name for pair in pairs for game in pair for name in game.figures)
    return (
        {name: paired([(b.outcome == name) - (a.outcome == name) for a, b in pairs]) for name in outcomes},
        {
            name: paired(
                [
                    b.figures[name] - a.figures[name]
                    for a, b in pairs
                    if name in a.figures and name in b.figures
                ]
            )
            for name in figures
        },
    )


def paired(differences: Sequence[float]) -> Difference:
    found = spread(differences)
    return Difference(found.count, found.mean, found.low, found.high)


def quantile(ordered: Sequence[float], part: float) -> float:
    """Between the two nearest values, in proportion."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
