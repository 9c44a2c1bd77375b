from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.shelf import Shelf
from tests.web.conftest import orchard, real_games

__all__ = ["orchard", "real_games", "shelf"]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "deep" / "games.sqlite")
