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

PLAN = Plan("foodchain", "solo", "planner", "house", {"level": "normal"}, seed=7, games=60)
PATIENCE = 60

pytestmark = pytest.mark.slow


class LocalCluster:
    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.folder = folder
        options = ("--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
        self.processes = [self._start("scheduler", *options)]

    def add_worker(self) -> Popen[bytes]:
        options = ("--no-dashboard", "--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder))
        self.processes.append(self._start("worker", self.address, *options))
        return self.processes[-1]

    def wait_for_workers(self, number: int) -> None:
        from distributed import Client

        with Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(number, timeout=PATIENCE)

    def end(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()

    def _start(self, what: str, *arguments: str) -> Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments]
        return Popen(command, stdout=DEVNULL, stderr=DEVNULL, env={**os.environ, "PYTHONPATH": _path()})


def _path() -> str:
    return os.pathsep.join(sys.path)


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalCluster]:
    started = LocalCluster(tmp_path)
    yield started
    started.end()


def test_a_cluster_that_loses_a_worker_plays_the_same_games_as_one_machine(local: LocalCluster) -> None:
    first = local.add_worker()
    local.add_worker()
    local.wait_for_workers(2)
    killed: list[int] = []

    def progress(more: int) -> None:
        if not killed:
            killed.append(first.pid)
            os.kill(first.pid, signal.SIGKILL)

    with cluster.on_cluster(local.address) as player:
        there = simulate(PLAN, 2, progress, player)
    assert killed and first.wait(PATIENCE) == -signal.SIGKILL
    here = simulate(PLAN, 1, lambda more: None)
    assert there.played == here.played
    assert len(there.played) == PLAN.games


def test_the_command_line_plays_on_the_cluster(local: LocalCluster, tmp_path: Path) -> None:
    local.add_worker()
    local.wait_for_workers(1)
    screen = Screen(tmp_path / "games.sqlite")
    run = ("simulate", "foodchain", "--bot", "pass", "--games", "8", "--json")
    assert screen.run(*run, "--cluster", local.address) == 0, screen.err
    there = screen.out
    assert screen.run(*run, "--jobs", "1") == 0
    assert there == screen.out


def test_a_worker_with_another_version_is_refused(
    local: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    local.add_worker()
    local.wait_for_workers(1)
    monkeypatch.setattr(cluster, "__version__", "99.0")
    with cluster.on_cluster(local.address) as player, pytest.raises(Problem) as refused:
        list(player(tasks(PLAN, 30)))
    assert refused.value.message.key == "cluster-version"
    assert refused.value.message.data["ours"] == "99.0"


def test_a_cluster_without_workers_is_refused(local: LocalCluster) -> None:
    with pytest.raises(Problem, match="cluster-no-worker"), cluster.on_cluster(local.address):
        pass


def test_a_scheduler_that_goes_away_is_named(local: LocalCluster) -> None:
    local.add_worker()
    local.wait_for_workers(1)
    played: list[Played] = []
    with cluster.on_cluster(local.address) as player, pytest.raises(Problem, match="cluster-lost"):
        for some in player(tasks(PLAN, 1)):
            played += some
            local.processes[0].kill()
    assert len(played) < PLAN.games
