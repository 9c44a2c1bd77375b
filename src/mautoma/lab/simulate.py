"""A run: all games of one plan or of several, here or on a cluster, until the end or until it is stopped."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

from mautoma.lab.play import Plan, Played, Task, play_each, tasks
from mautoma.lab.workers import play_tasks

TASKS_PER_JOB = 16
"""So many that nobody waits long for the last one."""
GAMES_PER_TASK = 20
"""No more: what is not finished is lost when a run is stopped."""

Player = Callable[[Sequence[Task]], Iterator[list[Played]]]
"""Plays tasks somewhere, and gives the games of each as they are done."""


@dataclass(slots=True)
class Run:
    """The games of a plan in their order; fewer than planned if the run was stopped."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    stopped_by: int = 0
    """The number of the signal that stopped it."""


class Stopped(BaseException):
    """Told to end by a signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None], player: Player | None = None) -> Run:
    """`progress` hears how many more games are done; `player` is where they are played, else here."""
    jobs = min(jobs, plan.games)
    run = Run(plan)
    size = min(GAMES_PER_TASK, max(1, plan.games // (jobs * TASKS_PER_JOB)))
    shared_out = player is None and jobs > 1
    play_all = player or (_here if jobs == 1 else lambda todo: play_tasks(todo, jobs))
    games = play_all(tasks(plan, size))
    try:
        with _stopped_by_signals(at_once=not shared_out) as heard:
            for some in games:
                run.played += some
                progress(len(some))
                if heard:
                    raise Stopped(heard[0])
    except Stopped as stopped:
        run.stopped_by = stopped.number
        if isinstance(games, Iterator) and hasattr(games, "close"):
            games.close()
    run.played.sort(key=lambda game: game.number)
    return run


def _here(todo: Sequence[Task]) -> Iterator[list[Played]]:
    for task in todo:
        for game in play_each(task):
            yield [game]


@contextmanager
def _stopped_by_signals(at_once: bool) -> Iterator[list[int]]:
    """The numbers of the signals heard. `at_once`: the first one ends the block wherever it is.

    Not where processes share the games: an exception out of nowhere can leave a lock of the pool taken, and
    its end would wait for that lock forever.
    """
    heard: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        heard.append(number)
        if at_once:
            raise Stopped(number)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield heard
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
