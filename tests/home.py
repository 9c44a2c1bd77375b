"""The folder of saved games that a test plays in (MAUTOMA_HOME)."""

from __future__ import annotations

from mautoma.shelf import open_shelf
from mautoma.shelf.editions import Editions


def my_editions() -> Editions:
    return open_shelf().editions
