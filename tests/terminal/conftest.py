from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mautoma import messages
from tests.terminal.screen import Screen, install_orchard


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    """A terminal whose only game is the orchard."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    install_orchard(monkeypatch.setattr)
    yield Screen(tmp_path / "games.sqlite")
    messages.words.cache_clear()
