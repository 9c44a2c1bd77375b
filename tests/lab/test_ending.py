"""A simulation ends when told, with all its workers, and says what it knows so far."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from mautoma.kernel.message import Problem
from mautoma.lab import workers
from mautoma.lab.play import Plan, Played, Task, play_task, tasks
from mautoma.lab.simulate import simulate
from mautoma.lab.workers import play_tasks

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")

ENDLESS = ["simulate", "foodchain", "--bot", "pass", "--games", "100000", "--jobs", "2"]
PATIENCE = 30
"""Seconds; nothing here waits that long unless it is broken."""
PLAN = Plan("foodchain", "solo", "pass", "house", {"level": "easy"}, seed=1, games=6)


@pytest.fixture
def running() -> Iterator[Popen[str]]:
    """A run that has started its two workers."""
    with Popen([sys.executable, "-m", "mautoma", *ENDLESS], stdout=PIPE, stderr=PIPE, text=True) as run:
        try:
            _until(lambda: len(children(run.pid)) == 2)
            yield run
        finally:
            run.kill()


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_run_and_its_workers(running: Popen[str], number: signal.Signals) -> None:
    pids = children(running.pid)
    time.sleep(0.7)
    running.send_signal(number)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 128 + number
    assert not any(alive(pid) for pid in pids)
    stopped = re.search(r"Stopped after ([\d,]+) of 100,000 games", out)
    assert stopped and int(stopped[1].replace(",", "")) == sum(map(int, re.findall(r": (\d+) \(", out)))
    assert err == ""


@pytest.mark.slow
def test_the_workers_end_when_the_parent_is_killed(running: Popen[str]) -> None:
    pids = children(running.pid)
    assert len(pids) == 2 and all(alive(pid) for pid in pids)
    running.kill()
    _until(lambda: not any(alive(pid) for pid in pids))


def test_there_are_never_more_workers_than_games() -> None:
    workers: list[int] = []
    run = simulate(PLAN, 50, lambda more: workers.append(len(active_children())))
    assert len(run.played) == 6
    assert max(workers) == 6
    assert not active_children()


def deadly(task: Task) -> list[Played]:
    """Kills its worker as often as `LIVES` says; a file is made for each death, by one worker alone."""
    for life in range(int(os.environ["LIVES"])):
        try:
            (Path(os.environ["DEATHS"]) / str(life)).touch(exist_ok=False)
        except FileExistsError:
            continue
        os.kill(os.getpid(), signal.SIGKILL)
    return play_task(task)


@pytest.fixture
def deaths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DEATHS", str(tmp_path))
    monkeypatch.setattr(workers, "play_task", deadly)
    return tmp_path


def test_a_worker_that_dies_loses_no_game(deaths: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIVES", "1")
    played = [game for some in play_tasks(tasks(PLAN, 1), 2) for game in some]
    assert sorted(game.number for game in played) == list(range(6))
    assert len(list(deaths.iterdir())) == 1
    assert not active_children()


def test_games_that_kill_every_worker_are_given_up(deaths: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIVES", "100")
    with pytest.raises(Problem, match="workers-lost"):
        list(play_tasks(tasks(PLAN, 6), 1))
    assert len(list(deaths.iterdir())) == 3
    assert not active_children()


def broken(task: Task) -> list[Played]:
    raise RuntimeError("broken")


def test_an_error_in_a_game_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "play_task", broken)
    with pytest.raises(RuntimeError, match="broken"):
        list(play_tasks(tasks(PLAN, 3), 2))


def test_a_worker_that_begins_late_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All is done before it has begun; meanwhile signals are only noted, as in the program."""
    begin = workers._begin

    def begin_late() -> None:
        try:
            (tmp_path / "the first").mkdir()
        except FileExistsError:
            time.sleep(1)
        begin()

    monkeypatch.setattr(workers, "_begin", begin_late)
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        plan = Plan("foodchain", "solo", "pass", "house", {"level": "normal"}, seed=7, games=2)
        played = [game for some in play_tasks(tasks(plan, 1), 2) for game in some]
    finally:
        signal.signal(signal.SIGTERM, before)
    assert len(played) == 2 and not active_children()
