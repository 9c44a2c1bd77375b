"""Prints medians of interleaved repeats, taken in one run on one core."""

from __future__ import annotations

import platform
from importlib.util import find_spec

from bench import engine, playing
from bench.measure import REPEATS, Measurement, take


def main() -> None:
    session = engine.random_game()
    ours, clone, replay = playing.random_games(), engine.clone(session), engine.replay(session)
    start, help_ = engine.engine_import(), engine.help_start()
    theirs = playing.catanatron_games() if find_spec("catanatron") else None
    take([m for m in (ours, theirs, clone, replay, start, help_) if m is not None])

    print(f"Python {platform.python_version()}, medians of {REPEATS} interleaved repeats (best in brackets)")
    decisions = playing.decisions()
    show_games("Food Chain Magnate, random bot", ours, decisions)
    if theirs is not None:
        their_decisions = playing.catanatron_decisions()
        show_games("catanatron, random players", theirs, their_decisions)
        per_decision = (theirs.median() / their_decisions) / (ours.median() / decisions)
        show(
            "ratio", f"{theirs.median() / ours.median():.1f} times the games, {per_decision:.1f} per decision"
        )
    show("clone of a state", f"{clone.median() * 1e6:.1f} µs ({clone.quickest() * 1e6:.1f})")
    answers = len(session.transcript.answers)
    show(
        f"replay of a game ({answers} answers)",
        f"{replay.median() * 1e3:.1f} ms ({replay.quickest() * 1e3:.1f})",
    )
    show("import of the engine", f"{start.median() * 1e3:.0f} ms ({start.quickest() * 1e3:.0f})")
    show("mautoma --help", f"{help_.median() * 1e3:.0f} ms ({help_.quickest() * 1e3:.0f})")


def show_games(name: str, games: Measurement, decisions: float) -> None:
    per_second, best = 1 / games.median(), 1 / games.quickest()
    microseconds = games.median() / decisions * 1e6
    show(
        name,
        f"{per_second:.0f} games/s ({best:.0f}), {microseconds:.1f} µs a decision, {decisions:.0f} a game",
    )


def show(name: str, value: str) -> None:
    print(f"{name:34} {value}")


main()
