"""A state of the program to be measured: this one, or another that is checked out elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from bench.connection import Connection

HERE = Path(__file__).parent.parent
PROBE = Path(__file__).with_name("probe.py")


class Start(NamedTuple):
    """Seconds from the command to the first page: by the clock, and of the processor."""

    wall: float
    processor: float


class Checkout:
    def __init__(self, root: Path, scratch: Path) -> None:
        self.root = root
        self.scratch = scratch / str(abs(hash(root)))

    def probe(self, what: str, *more: str) -> dict[str, Any]:
        """What `probe.py` finds, run with this state of the program."""
        with TemporaryDirectory(prefix="mautoma-bench-") as home:
            command = [sys.executable, str(PROBE), what, *more]
            done = subprocess.run(command, env=self._environment(home), capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{self.root}: {done.stderr}")
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    @contextmanager
    def server(self, home: Path | None = None) -> Iterator[tuple[Connection, subprocess.Popen[str]]]:
        """`mautoma serve` and a connection to it; in a new home, unless one is given."""
        with TemporaryDirectory(prefix="mautoma-bench-") as new:
            process = subprocess.Popen(
                [sys.executable, "-m", "mautoma", "serve", "--port", "0", "--no-browser"],
                stdout=subprocess.PIPE,
                text=True,
                env=self._environment(str(home or new)),
            )
            assert process.stdout is not None
            connection = Connection(process.stdout.readline().split()[-1])
            try:
                yield connection, process
            finally:
                connection.close()
                process.kill()
                process.wait()
                process.stdout.close()

    def cold_start(self) -> Start:
        """As at any start but the first: what the program keeps at home is there."""
        before = os.times()
        start = perf_counter()
        with self.server(self.scratch / "home") as (connection, _):
            connection.request("GET", "/")
            wall = perf_counter() - start
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        return Start(wall, spent)

    def _environment(self, home: str) -> dict[str, str]:
        """As at any start but the first: with the bytecode that Python keeps."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        moved = {"MAUTOMA_HOME": home, "PYTHONPYCACHEPREFIX": str(self.scratch)}
        return kept | moved | {"PYTHONPATH": str(self.root / "src")}
