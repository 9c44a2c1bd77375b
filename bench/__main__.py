"""Prints medians of interleaved repeats, taken in one run on one core."""

from __future__ import annotations

import platform

from bench import engine, playing, web
from bench.measure import REPEATS, Measurement, take
from mautoma.kernel.session import Session


def main() -> None:
    session = engine.random_game()
    ours, theirs = playing.food_chain(), playing.catan()
    clone, replay = engine.clone(session), engine.replay(session)
    start, help_ = engine.engine_import(), engine.help_start()
    take([ours.measurement, theirs.measurement, clone, replay, start, help_])

    print(f"Python {platform.python_version()}, medians of {REPEATS} interleaved repeats (best in brackets)")
    for games in (ours, theirs):
        best = 1 / games.measurement.quickest()
        show(
            games.measurement.name,
            f"{games.per_second():.0f} games/s ({best:.0f}),"
            f" {games.microseconds():.1f} µs a decision, {games.per_game():.0f} decisions a game",
        )
    faster = ours.per_second() / theirs.per_second()
    show("ratio", f"{faster:.1f} for games, {theirs.microseconds() / ours.microseconds():.1f} for decisions")
    show("clone of a state", shown(clone, 1e6, "µs"))
    show(f"replay of a game of {session.number} answers", shown(replay, 1e3, "ms"))
    show("import of the engine", shown(start, 1e3, "ms"))
    show("mautoma --help", shown(help_, 1e3, "ms"))
    web_lines(session)


def web_lines(session: Session) -> None:
    with web.server() as connection:
        middle = web.Middle(connection, session)
        cold, answer, page, load = web.cold_start(), middle.answer(), middle.page(), middle.load()
        take([cold, answer, page, load])
    show("cold start to first page", shown(cold, 1e3, "ms"))
    show("an answer, on disk and back", shown(answer, 1e3, "ms"))
    show("a page in the middle of a game", shown(page, 1e3, "ms"))
    show(f"pages to {web.CLIENTS} readers", f"{1 / load.median():.0f} a second ({1 / load.quickest():.0f})")


def shown(measurement: Measurement, scale: float, unit: str) -> str:
    return f"{measurement.median() * scale:.1f} {unit} ({measurement.quickest() * scale:.1f})"


def show(name: str, value: str) -> None:
    print(f"{name:34} {value}")


main()
