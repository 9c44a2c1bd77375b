"""What many games say together: shares of the outcomes and spread of the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from mautoma.lab.simulate import Played

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


def quantile(ordered: Sequence[float], part: float) -> float:
    """Between the two nearest values, in proportion."""
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
