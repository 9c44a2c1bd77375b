"""The result of a simulation as text, JSON or CSV. Several runs are compared game by game."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import asdict
from io import StringIO
from typing import Any

from mautoma.kernel.message import Json, Msg
from mautoma.lab.plans import Variation
from mautoma.lab.simulate import Run
from mautoma.lab.statistics import Difference, Spread, differences, summarise
from mautoma.messages.voice import Voice

COLUMNS = ("game", "seed", "outcome")
"""Of every table of games."""


def as_json(runs: Sequence[Run], variation: Variation | None) -> dict[str, Any]:
    if variation is None:
        return {"format": "mautoma simulation 1", **_run_as_json(runs[0])}
    compared = []
    for value, run in zip(variation.values[1:], runs[1:], strict=False):
        outcomes, figures = differences(runs[0].played, run.played)
        compared.append(
            {
                variation.name: value,
                "with": variation.values[0],
                "outcomes": {name: asdict(found) for name, found in outcomes.items()},
                "figures": {name: asdict(found) for name, found in figures.items()},
            }
        )
    return {
        "format": "mautoma comparison 1",
        "vary": variation.name,
        "values": list(variation.values),
        "runs": [_run_as_json(run) for run in runs],
        "differences": compared,
    }


def _run_as_json(run: Run) -> dict[str, Any]:
    stopped = {"stopped": True} if run.stopped_by else {}
    return {"plan": asdict(run.plan), **stopped, **asdict(summarise(run.played))}


def as_csv(runs: Sequence[Run], variation: Variation | None) -> str:
    """A row per game: what was varied, number, seed, outcome and the figures of its result."""
    names = list(dict.fromkeys(name for run in runs for game in run.played for name in game.figures))
    text = StringIO(newline="")
    table = csv.writer(text)
    table.writerow([*([variation.name] if variation else []), *COLUMNS, *names])
    for at, run in enumerate(runs):
        value = [variation.values[at]] if variation else []
        for game in run.played:
            figures = [game.figures.get(name, "") for name in names]
            table.writerow([*value, game.number, game.seed, game.outcome, *figures])
    return text.getvalue()


def as_text(runs: Sequence[Run], variation: Variation | None, voice: Voice) -> list[str]:
    lines: list[str] = []
    for run in runs:
        lines += [*_run_as_text(run, voice), ""]
    for value, run in zip(variation.values[1:] if variation else (), runs[1:], strict=False):
        lines += [*_differences(runs[0], run, str(variation and variation.values[0]), value, voice), ""]
    return lines[:-1]


def _run_as_text(run: Run, voice: Voice) -> list[str]:
    plan = run.plan
    said: dict[str, Json | Msg] = {
        "games": plan.games,
        "bot": plan.bot,
        "game": voice.title(plan.game),
        "mode": voice.word("mode", plan.mode),
        "seed": str(plan.seed),
    }
    options = {**plan.options, "edition": plan.edition}
    if plan.budget is not None:
        options["budget"] = str(plan.budget)
    lines = [
        voice.text("simulated", said),
        ", ".join(f"{name} = {value}" for name, value in options.items()),
    ]
    if run.stopped_by:
        lines.append(voice.text("simulated-stopped", {"number": len(run.played), "games": plan.games}))
    if not run.played:
        return lines
    summary = summarise(run.played)
    lines += ["", voice.text("simulated-outcomes")]
    for outcome, share in summary.outcomes.items():
        name, interval = voice.word("outcome", outcome), f"{share.low:.1%} – {share.high:.1%}"
        lines.append(f"  {name}: {share.count} ({share.share:.1%}, 95 %: {interval})")
    lines += ["", voice.text("simulated-figures")]
    for figure, spread in summary.figures.items():
        lines.append(f"  {voice.word('figure', figure)}: {_spread(spread, voice)}")
    return lines


def _spread(spread: Spread, voice: Voice) -> str:
    quantiles = ", ".join(f"{name} {value:g}" for name, value in spread.quantiles.items())
    return voice.text(
        "simulated-figure",
        {
            "mean": f"{spread.mean:.2f}",
            "low": f"{spread.low:.2f}",
            "high": f"{spread.high:.2f}",
            "deviation": f"{spread.deviation:.2f}",
            "least": f"{spread.least:g}",
            "most": f"{spread.most:g}",
            "quantiles": quantiles,
        },
    )


def _differences(first: Run, second: Run, one: str, other: str, voice: Voice) -> list[str]:
    """What the second value of the variation changes, compared with the first."""
    outcomes, figures = differences(first.played, second.played)
    games = next((found.games for found in outcomes.values()), 0)
    lines = [voice.text("compared", {"one": one, "other": other, "games": games})]
    for outcome, found in outcomes.items():
        lines.append(f"  {voice.word('outcome', outcome)}: {_difference(found, '+.1%')}")
    for figure, found in figures.items():
        lines.append(f"  {voice.word('figure', figure)}: {_difference(found, '+.2f')}")
    return lines


def _difference(found: Difference, shape: str) -> str:
    return f"{found.mean:{shape}} (95 %: {found.low:{shape}} – {found.high:{shape}})"
