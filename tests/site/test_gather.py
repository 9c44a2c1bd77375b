"""What building the site needs, and what is said where it is missing."""

from __future__ import annotations

import importlib.util
import subprocess
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from mautoma.site import gather
from mautoma.site.gather import SiteNeeds
from tests.terminal.screen import Screen

find_spec = importlib.util.find_spec


def without(*names: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> ModuleSpec | None:
        return None if name in names else find_spec(name)

    monkeypatch.setattr(gather, "find_spec", find)


def test_without_pip_the_one_that_comes_with_python_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    without("pip", monkeypatch=monkeypatch)
    command = gather.pip()
    assert command[-1].endswith(".whl/pip")
    done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True, timeout=50)
    assert done.stdout.startswith("pip ")


def test_without_any_pip_a_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    without("pip", "ensurepip", monkeypatch=monkeypatch)
    with pytest.raises(SiteNeeds) as needs:
        gather.pip()
    assert needs.value.message.key == "site-needs-pip"


@pytest.mark.parametrize("tool", ["npm", "node"])
def test_a_missing_tool_is_named_before_anything_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tool: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == tool else name)
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("site", str(tmp_path / "deep" / "site")) == 1
    assert f"needs npm and node, to fetch Python for the browser and compile for it ({tool})" in screen.err
    assert screen.err.count("\n") == 1
    assert not (tmp_path / "deep").exists()
