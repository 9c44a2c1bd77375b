"""Tasks shared out among processes of this machine.

A worker that dies loses nothing: its task goes to another. None outlives the program: when it ends, is
stopped or dies, all workers end with it.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing import Process, parent_process
from multiprocessing.connection import Connection, Pipe, wait
from threading import Thread

from mautoma.kernel.message import Problem
from mautoma.lab.play import Played, Task, play_task

TRIES = 3
"""How often a task may lose its worker before it is given up."""
GRACE = 0.5
"""Seconds a worker has to end when told to."""


def play_tasks(tasks: Sequence[Task], jobs: int) -> Iterator[list[Played]]:
    """The games of each task as they are done, in no certain order; never more workers than tasks."""
    waiting = deque(tasks)
    tried: dict[int, int] = {}
    workers = [_Worker() for _ in range(min(jobs, len(tasks)))]
    try:
        for worker in workers:
            worker.give(waiting.popleft())
        while busy := {worker.answers: worker for worker in workers if worker.task is not None}:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                worker = busy[ready]
                task = worker.task
                assert task is not None
                try:
                    done = worker.result()
                except EOFError:
                    tried[task.numbers[0]] = tried.get(task.numbers[0], 0) + 1
                    if tried[task.numbers[0]] == TRIES:
                        raise Problem("workers-lost", times=TRIES) from None
                    waiting.append(task)
                    worker.end()
                    workers[workers.index(worker)] = worker = _Worker()
                else:
                    yield done
                if waiting:
                    worker.give(waiting.popleft())
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """A process that plays one task after the other."""

    def __init__(self) -> None:
        self.task: Task | None = None
        self.answers, theirs = Pipe()
        self.process = Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, task: Task) -> None:
        self.task = task
        self.answers.send(task)

    def result(self) -> list[Played]:
        """EOFError if the worker died."""
        try:
            done = self.answers.recv()
        except OSError:
            raise EOFError from None
        self.task = None
        if isinstance(done, Exception):
            raise done
        played: list[Played] = done
        return played

    def end(self) -> None:
        self.answers.close()
        self.process.terminate()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(tasks: Connection) -> None:
    """Ctrl-C goes to everyone at the terminal: what it means is for the parent to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_the_parent, daemon=True).start()
    while True:
        task = tasks.recv()
        try:
            tasks.send(play_task(task))
        except Exception as error:
            tasks.send(error)


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
