"""The result of a simulation as text, JSON or CSV."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mautoma.kernel.message import Problem
from mautoma.lab.simulate import Plan, Played
from mautoma.lab.statistics import Spread, Summary
from mautoma.messages.voice import Voice


def as_json(plan: Plan, summary: Summary) -> dict[str, Any]:
    return {"format": "mautoma simulation 1", "plan": asdict(plan), **asdict(summary)}


def write_csv(played: Sequence[Played], path: Path) -> None:
    """A row per game: number, seed, outcome and the figures of its result."""
    names = list(dict.fromkeys(name for game in played for name in game.figures))
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            table = csv.writer(file)
            table.writerow(["game", "seed", "outcome", *names])
            for game in played:
                figures = [game.figures.get(name, "") for name in names]
                table.writerow([game.number, game.seed, game.outcome, *figures])
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def as_text(plan: Plan, summary: Summary, voice: Voice) -> list[str]:
    lines = [
        voice.text(
            "simulated",
            {
                "games": plan.games,
                "bot": plan.bot,
                "game": voice.title(plan.game),
                "mode": voice.word("mode", plan.mode),
                "seed": str(plan.seed),
            },
        ),
        ", ".join(f"{name} = {value}" for name, value in {**plan.options, "edition": plan.edition}.items()),
        "",
        voice.text("simulated-outcomes"),
    ]
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
