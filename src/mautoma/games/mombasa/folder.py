"""Where the data of the game lies."""

from __future__ import annotations

from pathlib import Path

DATA = Path(__file__).with_name("data")
