"""A simulation from the command line: progress on the error stream, the result on the other."""

from __future__ import annotations

import json
from pathlib import Path

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.session import fit
from mautoma.kernel.transcript import Header
from mautoma.lab.report import as_json, as_text, write_csv
from mautoma.lab.simulate import Plan, Played, simulate
from mautoma.lab.statistics import summarise
from mautoma.shelf.editions import find_edition
from mautoma.terminal.environment import Environment
from mautoma.terminal.voice import words_for


def run(plan: Plan, jobs: int, as_document: bool, csv_file: Path | None, env: Environment) -> None:
    _check(plan)
    played = _with_progress(plan, jobs, env)
    if csv_file is not None:
        write_csv(played, csv_file)
    summary = summarise(played)
    if as_document:
        env.print(json.dumps(as_json(plan, summary), indent=2))
        return
    words = words_for(env, plan.game)
    for line in as_text(plan, summary, words.title(plan.game), words):
        env.print(line)


def _check(plan: Plan) -> None:
    """Refuses a plan that cannot be played, before any process starts."""
    mode = games.find_mode(plan.game, plan.mode)
    edition = find_edition(plan.game, plan.edition)
    fit(
        mode,
        edition,
        Header(mode.game, mode.name, mode.rules, plan.edition, edition.hash, plan.seed, "", plan.options),
    )
    if plan.bot not in games.find_game(plan.game).bots():
        raise Problem("unknown-bot", name=plan.bot, names=list(games.find_game(plan.game).bots()))


def _with_progress(plan: Plan, jobs: int, env: Environment) -> list[Played]:
    if not env.err.isatty():
        return simulate(plan, jobs, lambda more: None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=env.err), transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        return simulate(plan, jobs, lambda more: progress.advance(task, more))
