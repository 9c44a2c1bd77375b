"""The tests leave nothing behind, and would say so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOOKS = "from tests.leftovers import *\n"
LEAVES = """
import subprocess, sys, tempfile

def test_leaves_a_folder():
    tempfile.mkdtemp(prefix="forgotten-")

def test_leaves_a_process():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30)"])
"""
TIDY = """
def test_is_tidy(tmp_path):
    (tmp_path / "file").write_text("x")
"""


def run(folder: Path, test: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(f"{HOOKS}import tests.leftovers\ntests.leftovers.PATIENCE = 0.5\n")
    (folder / "test_it.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    return subprocess.run(
        [*command, "-c", os.devnull, str(folder)], cwd=ROOT, capture_output=True, text=True, timeout=50
    )


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="no system to ask which processes there are")
def test_what_a_test_leaves_behind_fails_the_run(tmp_path: Path) -> None:
    done = run(tmp_path, LEAVES)
    assert "2 passed" in done.stdout and done.returncode == 1
    folder, process = [line for line in done.stdout.splitlines() if line.startswith("LEFT BEHIND: ")]
    assert folder.startswith("LEFT BEHIND: forgotten-")
    assert process.startswith("LEFT BEHIND: process ") and "time.sleep(30)" in process


def test_tests_that_are_tidy_pass(tmp_path: Path) -> None:
    done = run(tmp_path, TIDY)
    assert done.returncode == 0 and "LEFT BEHIND" not in done.stdout
