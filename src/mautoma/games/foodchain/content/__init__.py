"""What is in the box: employees, milestones, products, map tiles, marketing tiles, supply."""

from __future__ import annotations

from pathlib import Path

DATA = Path(__file__).parent.parent / "data"
