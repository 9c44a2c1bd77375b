"""`python -m bench [CHECKOUT]`: how fast the program is, what its pages weigh, beside another state of it."""

from __future__ import annotations

import platform
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import engine, playing, pocket, tapping, thinking, weight
from bench.checkout import HERE, Checkout
from bench.measure import REPEATS, Measurement, take
from bench.report import Row
from bench.serving import FEW, MANY, Middle
from mautoma.site.gather import SiteNeeds

GAMES = ("foodchain", "mombasa", "revive")


def main() -> None:
    with TemporaryDirectory(prefix="mautoma-bench-") as scratch:
        roots = [HERE, *(Path(path).resolve() for path in sys.argv[1:2])]
        states = [Checkout(root, Path(scratch)) for root in roots]
        print(f"Python {platform.python_version()}; medians of {REPEATS} interleaved repeats (least–most)")
        print(f"{'':42} {'here':>24}{'before':>24} {'ratio':>8}  goal" if len(states) > 1 else "", flush=True)
        for measured in (starts, turns, weight.rows, served, tapped):
            for row in measured(states):
                print(row.line(), flush=True)
    engine_lines()
    for name, value in thinking.lines():
        show(name, value)
    pocket_lines()


def pocket_lines() -> None:
    """The page that needs no server, beside the served one."""
    try:
        for name, value in pocket.lines(engine.random_game()):
            show(name, value)
    except SiteNeeds as problem:
        show("pocket", f"not measured: {problem}")


def starts(states: list[Checkout]) -> list[Row]:
    imported = Row("import of the engine, processor", "ms", "≤ 60 ms")
    first = Row("cold start to first page", "ms", "≤ 250 ms")
    processor = Row("cold start to first page, processor", "ms")
    for repeat in range(REPEATS + 1):
        for number, state in enumerate(states):
            seconds, start = state.probe("import")["import"], state.cold_start()
            if repeat:
                imported.add(number, seconds)
                first.add(number, start.wall)
                processor.add(number, start.processor)
    return [imported, first, processor]


def turns(states: list[Checkout]) -> list[Row]:
    rows = {f"turn {game}": Row(f"{game}: answer and page, processor", "ms", "≤ 5 ms") for game in GAMES}
    rows |= {f"call {game}": Row(f"{game}: answer by JSON, processor", "ms") for game in GAMES}
    rows |= {f"again {game}": Row(f"{game}: the page again, processor", "ms", "≈ 1 ms") for game in GAMES}
    for _ in range(REPEATS):
        for number, state in enumerate(states):
            for name, seconds in state.probe("pages").items():
                rows[name].add(number, seconds)
    return list(rows.values())


def served(states: list[Checkout]) -> list[Row]:
    answer = Row("an answer, on disk and back", "ms")
    same = Row(f"one page to {FEW} readers", "/s", "≥ 500 /s")
    other = Row(f"different pages to {FEW} readers", "/s", "≥ 150 /s")
    slowest = Row(f"slowest page of 100, {MANY} readers", "ms", "≤ 100 ms")
    with ExitStack() as stack:
        middles = [Middle(stack.enter_context(state.server())[0], state) for state in states]
        for repeat in range(REPEATS + 1):
            for number, middle in enumerate(middles):
                taken = (middle.answer(), middle.same_page(), middle.other_pages(), middle.slowest_percent())
                if repeat:
                    for row, seconds in zip((answer, same, other, slowest), taken, strict=True):
                        row.add(number, seconds)
    return [answer, same, other, slowest]


def tapped(states: list[Checkout]) -> list[Row]:
    painted = Row("tap to painted, on a phone", "ms", "half")
    with tapping.phones(states) as phones:
        for repeat in range(REPEATS + 1):
            for number, phone in enumerate(phones):
                seconds = phone.tap()
                if repeat:
                    painted.add(number, seconds)
    return [painted]


def engine_lines() -> None:
    session = engine.random_game()
    ours, theirs = playing.food_chain(), playing.catan()
    clone, count, replay = engine.clone(session), engine.count(session), engine.replay(session)
    take([ours.measurement, theirs.measurement, clone, count, replay])
    for games in (ours, theirs):
        slow, quick = 1 / games.measurement.slowest(), 1 / games.measurement.quickest()
        show(
            games.measurement.name,
            f"{games.per_second():.1f} games/s ({slow:.1f}–{quick:.1f}),"
            f" {games.microseconds():.1f} µs a decision, {games.per_game():.0f} decisions a game",
        )
    faster = ours.per_second() / theirs.per_second()
    decisions = theirs.microseconds() / ours.microseconds()
    show("times as fast", f"{faster:.1f} in games (goal: ≥ 20), {decisions:.1f} in decisions")
    show("clone of a state", shown(clone, 1e6, "µs"))
    show("count of what must be there", shown(count, 1e6, "µs"))
    show(f"replay of a game of {session.number} answers", shown(replay, 1e3, "ms"))


def shown(measurement: Measurement, scale: float, unit: str) -> str:
    low, high = measurement.quickest() * scale, measurement.slowest() * scale
    return f"{measurement.median() * scale:.1f} {unit} ({low:.1f}–{high:.1f})"


def show(name: str, value: str) -> None:
    print(f"{name:42} {value}")


if __name__ == "__main__":
    main()
