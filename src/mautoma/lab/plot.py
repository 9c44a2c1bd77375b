"""Results as plots: how the games ended, income by round of both sides, the margins at the end."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mautoma.kernel.message import Problem
from mautoma.lab.plans import Variation
from mautoma.lab.play import Played
from mautoma.lab.simulate import Run
from mautoma.lab.statistics import spread, summarise
from mautoma.messages.voice import Voice

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARK = "mautoma simulate"
"""In every picture: one that bears it may be drawn anew."""
METADATA = {
    ".svg": {"Creator": MARK, "Date": None},
    ".png": {"Software": MARK},
    ".pdf": {"Creator": MARK},
}
BINS = 20
LINES = ("-", "--", ":", "-.")
"""Lines can be told apart without colour."""


def check_plot(path: Path) -> None:
    """Problem before anything is played."""
    if importlib.util.find_spec("matplotlib") is None:
        raise Problem("plot-not-installed")
    if path.suffix not in METADATA:
        raise Problem("plot-format", file=path.name)


def plot(runs: Sequence[Run], variation: Variation | None, voice: Voice, suffix: str) -> bytes:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib.figure import Figure

    runs = [run for run in runs if run.played]
    names = list(variation.values[: len(runs)]) if variation else [voice.title(runs[0].plan.game)]
    draw = [_outcomes]
    if _two_sided(runs):
        draw += [_income, _margins]
    with matplotlib.rc_context({"svg.hashsalt": "mautoma", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 4 * len(draw)), layout="constrained")
        for axes, part in zip(figure.subplots(len(draw), squeeze=False)[:, 0], draw, strict=True):
            part(axes, runs, names, voice)
        file = BytesIO()
        figure.savefig(file, format=suffix[1:], metadata=METADATA[suffix])
    return file.getvalue()


def _two_sided(runs: Sequence[Run]) -> bool:
    return all(len(game.scores) == 2 for run in runs for game in run.played)


def _outcomes(axes: Axes, runs: Sequence[Run], names: Sequence[str], voice: Voice) -> None:
    """A group of bars for each run, a bar for each outcome."""
    summaries = [summarise(run.played) for run in runs]
    outcomes = list(dict.fromkeys(outcome for summary in summaries for outcome in summary.outcomes))
    width = 0.8 / len(outcomes)
    for at, outcome in enumerate(outcomes):
        found = [(place, summary.outcomes.get(outcome)) for place, summary in enumerate(summaries)]
        bars = [(place + at * width, share) for place, share in found if share]
        below = [share.share - share.low for _, share in bars]
        above = [share.high - share.share for _, share in bars]
        axes.bar(
            [place for place, _ in bars],
            [share.share for _, share in bars],
            width,
            yerr=[below, above],
            capsize=3,
            label=voice.word("outcome", outcome),
        )
    axes.set_xticks([place + width * (len(outcomes) - 1) / 2 for place in range(len(runs))], names)
    axes.set_ylim(0, 1)
    _title(axes, voice, "plot-outcomes", None, "plot-share")


def _income(axes: Axes, runs: Sequence[Run], names: Sequence[str], voice: Voice) -> None:
    """What each side gained in each round, over the games that came so far, with the interval of the mean."""
    for run, name, line in zip(runs, names, LINES * len(runs), strict=False):
        for at, side in enumerate(run.played[0].scores):
            by_round = _gains(run.played, side)
            found = [spread(gains) for gains in by_round]
            rounds = range(1, len(found) + 1)
            label = voice.word("side", side) if len(runs) == 1 else f"{name}: {voice.word('side', side)}"
            axes.plot(rounds, [one.mean for one in found], line, color=f"C{at}", marker="os"[at], label=label)
            axes.fill_between(
                rounds, [one.low for one in found], [one.high for one in found], color=f"C{at}", alpha=0.15
            )
    _title(axes, voice, "plot-income", "plot-round", "plot-gained")


def _gains(played: Sequence[Played], side: str) -> list[list[int]]:
    """By round, of the games that had it."""
    gains: list[list[int]] = []
    for game in played:
        for at, (before, after) in enumerate(pairwise([0, *game.scores[side]])):
            if at == len(gains):
                gains.append([])
            gains[at].append(after - before)
    return gains


def _margins(axes: Axes, runs: Sequence[Run], names: Sequence[str], voice: Voice) -> None:
    margins = [[_margin(game) for game in run.played] for run in runs]
    every = [margin for some in margins for margin in some]
    edges: Any = [min(every) + (max(every) - min(every) or 1) * at / BINS for at in range(BINS + 1)]
    for some, name in zip(margins, names, strict=True):
        axes.hist(some, edges, histtype="step", linewidth=1.5, label=name)
    axes.axvline(0, color="black", linewidth=0.8)
    _title(axes, voice, "plot-margin", "plot-margin-axis", "plot-games")


def _margin(game: Played) -> int:
    own, other = ([0, *scores][-1] for scores in game.scores.values())
    return own - other


def _title(axes: Axes, voice: Voice, title: str, across: str | None, up: str) -> None:
    axes.set_title(voice.text(title))
    axes.set_ylabel(voice.text(up))
    if across:
        axes.set_xlabel(voice.text(across))
    axes.legend()
