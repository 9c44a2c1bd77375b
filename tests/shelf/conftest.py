from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mautoma import messages
from mautoma.shelf import Shelf
from tests.web.orchard import install


@pytest.fixture(autouse=True)
def orchard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    install(monkeypatch.setattr)
    yield
    messages.words.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "deep" / "games.sqlite")
