from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from tests.web.client import TestClient
from tests.web.orchard import install


@pytest.fixture(autouse=True)
def orchard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    install(monkeypatch.setattr)


@pytest.fixture
def real_games(orchard: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy is taken off the list again."""
    monkeypatch.undo()
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


@pytest.fixture
def client(shelf: Shelf) -> TestClient:
    return TestClient(create_app(shelf), base_url="http://127.0.0.1:8642")
