"""What pages weigh on the wire, pressed as the server sends them: whole games, and what there is to look up.

Each state plays its own recordings: the same seeds and players, but rules may have changed between the two.
"""

from __future__ import annotations

from bench.checkout import Checkout
from bench.report import Row

GAMES = (
    "tests/golden/foodchain/lost.transcript",
    "src/mautoma/games/foodchain/data/sample.transcript",
    "src/mautoma/games/mombasa/data/sample.transcript",
    "src/mautoma/games/revive/data/sample.transcript",
)


def rows(states: list[Checkout]) -> list[Row]:
    found: dict[str, Row] = {}
    for number, state in enumerate(states):
        weights = state.probe("weights", *(str(state.root / name) for name in GAMES))
        for name, taken in weights.items():
            row = found.setdefault(name, Row(name, "kB", "≤ 1.5 ×"))
            for weight in taken:
                row.add(number, weight)
    return list(found.values())
