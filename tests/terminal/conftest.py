from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.screen import Screen, install_orchard


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A terminal whose only game is the orchard."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    install_orchard(monkeypatch.setattr)
    return Screen(tmp_path / "games.sqlite")
