"""Tasks on a Dask cluster: the same games as here, on as many machines as there are.

The scheduler gives the task of a lost worker to another one, and Dask gives up on a task that has killed
several workers. Every task carries its edition, so that workers need nothing but mautoma itself.
"""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from mautoma import __version__
from mautoma.kernel.message import Problem
from mautoma.lab.play import Played, Task, play_task
from mautoma.lab.simulate import Player

SECONDS_TO_ANSWER = 10


class OtherVersion(Exception):
    """A worker has another mautoma. The arguments are its name and its version."""


@contextmanager
def on_cluster(address: str) -> Iterator[Player]:
    """Problem if there is no Dask, no scheduler or no worker."""
    try:
        from distributed import Client
    except ImportError:
        raise Problem("cluster-not-installed") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    client = _connected(Client, address)
    if client is None:
        gc.collect()  # found while another client begins, its remains and that one would wait for each other
        raise Problem("cluster-silent", address=address)
    with client:
        if not client.scheduler_info(n_workers=-1)["workers"]:
            raise Problem("cluster-no-worker", address=address)
        yield lambda tasks: _play_tasks(client, tasks, address)


def _connected(client: Any, address: str) -> Any:
    """A client, or None where nobody answers."""
    try:
        return client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError, ImportError):
        return None


def _play_tasks(client: Any, tasks: Sequence[Task], address: str) -> Iterator[list[Played]]:
    from distributed import CancelledError, as_completed
    from distributed.scheduler import KilledWorker

    futures = client.map(play_if_same_version, tasks, ours=__version__, pure=False)
    try:
        for done in as_completed(futures, loop=client.loop):
            yield done.result()
    except OtherVersion as other:
        worker, theirs = other.args
        raise Problem("cluster-version", worker=worker, theirs=theirs, ours=__version__) from None
    except KilledWorker as killed:
        raise Problem("workers-lost", times=killed.allowed_failures + 1) from None
    except ImportError as error:
        raise Problem("cluster-without-mautoma", ours=__version__, reason=str(error)) from None
    except (CancelledError, OSError):
        raise Problem("cluster-lost", address=address) from None
    finally:
        client.cancel(futures, force=True)


def play_if_same_version(task: Task, ours: str) -> list[Played]:
    """Run by a worker."""
    if ours != __version__:
        from distributed import get_worker

        raise OtherVersion(get_worker().address, __version__)
    return play_task(task)
