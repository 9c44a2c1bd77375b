"""Tasks shared out among processes of this machine.

A worker that dies loses nothing: what is not done is done by new ones. None outlives the program: when it
ends, is stopped or dies, all workers end with it.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread

from mautoma.kernel.message import Problem
from mautoma.lab.play import Played, Task, play_task

TRIES = 3
"""How often in a row workers may die before anything is done, until it is given up."""
AHEAD = 2
"""How many tasks are handed out for each worker, so that none waits for its next one."""
PULSE = 0.1
"""Seconds after which the caller gets a turn, even if nothing was done."""


def play_tasks(tasks: Sequence[Task], jobs: int) -> Iterator[list[Played]]:
    """The games of each task as they are done, in no certain order; never more workers than tasks.

    From time to time there are none, so that the caller can stop between two of them.
    """
    waiting, lost = deque(tasks), 0
    while waiting:
        playing: dict[Future[list[Played]], Task] = {}
        with _pool(min(jobs, len(waiting))) as pool:
            try:
                while waiting or playing:
                    while waiting and len(playing) < AHEAD * jobs:
                        playing[pool.submit(play_task, waiting[0])] = waiting[0]
                        waiting.popleft()
                    done = wait(playing, PULSE, FIRST_COMPLETED).done
                    for each in done:
                        games = each.result()
                        del playing[each]
                        lost = 0
                        yield games
                    if not done:
                        yield []
            except BrokenProcessPool:
                waiting.extend(playing.values())
                lost += 1
                if lost == TRIES:
                    raise Problem("workers-lost", times=TRIES) from None


@contextmanager
def _pool(size: int) -> Iterator[ProcessPoolExecutor]:
    """Its workers end with the block: when all is done by themselves, else at once, whatever they are at. One
    that has just begun still has the program's own way to take a signal, and would outlive a milder one."""
    others = active_children()
    pool = ProcessPoolExecutor(size, initializer=_begin)
    try:
        yield pool
    except BaseException:
        for process in active_children():
            if process not in others:
                process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C goes to everyone at the terminal: what it means is for the parent to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
