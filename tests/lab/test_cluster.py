"""The lab on a cluster: a scheduler and workers that are processes of their own, as on many machines."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, Popen

import pytest

pytest.importorskip("distributed")

from mautoma.kernel.message import Problem
from mautoma.lab import cluster
from mautoma.lab.play import Plan, Played, tasks
from mautoma.lab.simulate import simulate
from tests.terminal.screen import Screen

PLAN = Plan("foodchain", "solo", "planner", "house", {"level": "normal"}, seed=7, games=40)
PATIENCE = 50

pytestmark = pytest.mark.slow


class LocalCluster:
    """A scheduler, and the workers that are added."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        path = os.pathsep.join(sys.path)
        self.env = {**os.environ, "PYTHONPATH": path, "DASK_TEMPORARY_DIRECTORY": str(folder)}
        self.processes: list[Popen[bytes]] = []
        self._start("scheduler", "--host", "127.0.0.1", "--port", str(port))

    def add_worker(self) -> Popen[bytes]:
        """When it is there."""
        from distributed import Client

        self._start("worker", self.address, "--nthreads", "1", "--no-nanny")
        with Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(len(self.processes) - 1, timeout=PATIENCE)
        return self.processes[-1]

    def end(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()

    def _start(self, what: str, *arguments: str) -> None:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--no-dashboard", *arguments]
        self.processes.append(Popen(command, stdout=DEVNULL, stderr=DEVNULL, env=self.env))


@pytest.fixture
def started(tmp_path: Path) -> Iterator[LocalCluster]:
    made = LocalCluster(tmp_path)
    yield made
    made.end()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """It has a worker, which no test takes away."""
    made = LocalCluster(tmp_path_factory.mktemp("cluster"))
    try:
        made.add_worker()
        yield made
    finally:
        made.end()


def test_a_cluster_that_loses_a_worker_plays_the_same_games_as_one_machine(shared: LocalCluster) -> None:
    lost = shared.add_worker()
    killed: list[int] = []

    def progress(more: int) -> None:
        if not killed:
            killed.append(lost.pid)
            os.kill(lost.pid, signal.SIGKILL)

    with cluster.on_cluster(shared.address) as player:
        there = simulate(PLAN, 2, progress, player)
    assert killed and lost.wait(PATIENCE) == -signal.SIGKILL
    here = simulate(PLAN, 1, lambda more: None)
    assert there.played == here.played
    assert len(there.played) == PLAN.games


def test_the_command_line_plays_on_the_cluster(shared: LocalCluster, tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    run = ("simulate", "foodchain", "--bot", "pass", "--games", "8", "--json")
    assert screen.run(*run, "--cluster", shared.address) == 0, screen.err
    there = screen.out
    assert screen.run(*run, "--jobs", "1") == 0
    assert there == screen.out


def test_a_worker_with_another_version_is_refused(
    shared: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "99.0")
    with cluster.on_cluster(shared.address) as player, pytest.raises(Problem) as refused:
        list(player(tasks(PLAN, 30)))
    assert refused.value.message.key == "cluster-version"
    assert refused.value.message.data["ours"] == "99.0"


def test_a_cluster_without_workers_is_refused_and_a_scheduler_that_goes_away_is_named(
    started: LocalCluster,
) -> None:
    with pytest.raises(Problem, match="cluster-no-worker"), cluster.on_cluster(started.address):
        pass
    started.add_worker()
    played: list[Played] = []
    with cluster.on_cluster(started.address) as player, pytest.raises(Problem, match="cluster-lost"):
        for some in player(tasks(PLAN, 1)):
            played += some
            started.processes[0].kill()
    assert 0 < len(played) < PLAN.games
