"""A simulation from the command line: progress on the error stream, the result on the other."""

from __future__ import annotations

import json
from pathlib import Path

from mautoma.lab.results import as_json, as_text, write_csv
from mautoma.lab.simulate import Plan, Played, simulate
from mautoma.lab.statistics import summarise
from mautoma.terminal.environment import Environment


def run(plan: Plan, jobs: int, as_document: bool, csv_file: Path | None, env: Environment) -> None:
    played = _with_progress(plan, jobs, env)
    if csv_file is not None:
        write_csv(played, csv_file)
    summary = summarise(played)
    if as_document:
        env.print(json.dumps(as_json(plan, summary), indent=2))
        return
    voice = env.voice(plan.game)
    for line in as_text(plan, summary, voice):
        env.print(line)


def _with_progress(plan: Plan, jobs: int, env: Environment) -> list[Played]:
    if not env.err.isatty():
        return simulate(plan, jobs, lambda more: None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=env.err), transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        return simulate(plan, jobs, lambda more: progress.advance(task, more))
