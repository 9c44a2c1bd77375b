"""What the tests leave behind fails their run: anything in a temporary folder of its own, and any process.

The folder is in the environment, so that a program which a test starts uses it too, and is known by it. Both
are gone afterwards.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 10
"""Seconds that a process may take to end when the last test is over."""
FOLDER = pytest.StashKey[Path]()
LEFT = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.stash[FOLDER] = folder = Path(tempfile.mkdtemp(prefix="mautoma-"))
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In the process that started the others, which are over."""
    if (folder := session.config.stash.get(FOLDER, None)) is None:
        return
    end = time.monotonic() + PATIENCE
    while (running := dict(_processes(folder))) and time.monotonic() < end:
        time.sleep(0.1)
    for process in running:
        os.kill(process, signal.SIGKILL)
    files = [path.name for path in folder.iterdir() if not path.name.startswith("pytest-of-")]
    left = [f"{name} in the temporary folder" for name in files]
    left += [f"process {process}: {command}" for process, command in running.items()]
    session.config.stash[LEFT] = left
    if left and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for left in terminalreporter.config.stash.get(LEFT, []):
        terminalreporter.write_line(f"LEFT BEHIND: {left}", red=True, bold=True)


def pytest_unconfigure(config: pytest.Config) -> None:
    if (folder := config.stash.get(FOLDER, None)) is not None:
        shutil.rmtree(folder, ignore_errors=True)


def _processes(folder: Path) -> Iterator[tuple[int, str]]:
    """Other programs with this folder, or one in it, in their environment, where the system tells."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            started, command = (process / "environ").read_bytes(), (process / "cmdline").read_bytes()
        except OSError:  # it has ended, or is somebody else's
            continue
        if f"TMPDIR={folder}".encode() in started and int(process.name) != os.getpid():
            yield int(process.name), command.replace(b"\0", b" ").decode(errors="replace")[:100]
