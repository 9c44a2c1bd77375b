from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.shelf import Shelf
from tests.web.conftest import orchard

__all__ = ["orchard", "shelf"]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "deep" / "games.sqlite")
