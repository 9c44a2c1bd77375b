"""A simulation from the command line: progress on the error stream, the result on the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mautoma.lab.plans import Variation
from mautoma.lab.play import Plan
from mautoma.lab.results import COLUMNS, as_csv, as_json, as_text
from mautoma.lab.simulate import Player, Run, simulate
from mautoma.terminal.environment import Environment
from mautoma.terminal.files import check_writable, write_whole

KILLED = 128
"""Added to a signal's number it is the exit code of what the signal ended."""


@dataclass(slots=True, frozen=True)
class Wanted:
    """Where to play, and what to write."""

    jobs: int
    cluster: str | None = None
    as_document: bool = False
    csv: Path | None = None
    plot: Path | None = None


def run(plans: Sequence[Plan], variation: Variation | None, wanted: Wanted, env: Environment) -> int:
    """The exit code: not 0 if the run was stopped; what was known by then is shown."""
    if wanted.plot is not None:
        from mautoma.lab.plot import MARK, check_plot

        check_plot(wanted.plot)
        check_writable(wanted.plot, MARK.encode())
    if wanted.csv is not None:
        check_writable(wanted.csv, ",".join(COLUMNS).encode())
    runs = _played(plans, wanted, env)
    voice = env.voice(plans[0].game)
    if wanted.csv is not None:
        write_whole(wanted.csv, as_csv(runs, variation).encode())
    if wanted.plot is not None and any(one.played for one in runs):
        from mautoma.lab.plot import plot

        write_whole(wanted.plot, plot(runs, variation, voice, wanted.plot.suffix))
    if wanted.as_document:
        env.print(json.dumps(as_json(runs, variation), indent=2))
    else:
        for line in as_text(runs, variation, voice):
            env.show(line, indent="    ")
    return KILLED + runs[-1].stopped_by if runs[-1].stopped_by else 0


def _played(plans: Sequence[Plan], wanted: Wanted, env: Environment) -> list[Run]:
    """A run for each plan, up to the one that was stopped."""
    runs: list[Run] = []
    with _players(wanted) as player, _progress(sum(plan.games for plan in plans), env) as progress:
        for plan in plans:
            runs.append(simulate(plan, wanted.jobs, progress, player))
            if runs[-1].stopped_by:
                break
    return runs


@contextmanager
def _players(wanted: Wanted) -> Iterator[Player | None]:
    if wanted.cluster is None:
        yield None
        return
    from mautoma.lab.cluster import on_cluster

    with on_cluster(wanted.cluster) as player:
        yield player


@contextmanager
def _progress(games: int, env: Environment) -> Iterator[Callable[[int], None]]:
    """A bar and the time left, where somebody watches."""
    if not env.err.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=env.err), transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda more: progress.advance(task, more)
