"""What the finished games on the shelf add up to: wins, best results, streaks, and what to try next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mautoma import games
from mautoma.shelf import Saved

LEVEL = "level"
EASY = "easy"
"""Where to begin."""


class Tally(NamedTuple):
    """The games of one mode at one level; `level` is empty where a mode has none."""

    game: str
    mode: str
    level: str
    played: int
    won: int
    best: Saved | None
    """The one with most points."""


class Streak(NamedTuple):
    """Wins in a row: up to now, and at most."""

    now: int
    longest: int


class Step(NamedTuple):
    """What to try next: a level that was never won, or a number of points to beat."""

    mode: str
    level: str
    beat: int | None = None


def tallies(finished: Iterable[Saved]) -> list[Tally]:
    """In the order of the modes and of their levels."""
    groups: dict[tuple[str, str, str], list[Saved]] = {}
    for saved in finished:
        header = saved.header
        groups.setdefault((header.game, header.mode, header.options.get(LEVEL, "")), []).append(saved)
    found = [Tally(*which, len(group), wins(group), best(group)) for which, group in groups.items()]
    return sorted(found, key=_rung)


def _rung(tally: Tally) -> tuple[str, int]:
    levels = ladder(tally.game, tally.mode)
    return tally.mode, levels.index(tally.level) if tally.level in levels else 0


def wins(finished: Iterable[Saved]) -> int:
    return sum(saved.result is not None and saved.result.won is True for saved in finished)


def best(finished: Iterable[Saved]) -> Saved | None:
    """The most points; of equal ones the most ahead of the automa."""
    scored = [(saved.result, saved) for saved in finished if saved.result and saved.result.points is not None]
    return max(
        scored,
        key=lambda pair: (pair[0].points or 0, (pair[0].points or 0) - (pair[0].against or 0)),
        default=(None, None),
    )[1]


def streak(finished: Sequence[Saved]) -> Streak:
    """`finished` has the last first."""
    runs = [0]
    for saved in finished:
        if saved.result is not None and saved.result.won:
            runs[-1] += 1
        else:
            runs.append(0)
    return Streak(runs[0], max(runs))


def ladder(game: str, mode: str) -> tuple[str, ...]:
    """The levels of a mode, the easiest first; none if it has no levels."""
    modes = games.find_game(game).modes
    settings = modes[mode]().settings if mode in modes else ()
    return next((setting.values for setting in settings if setting.name == LEVEL), ())


def level_to_begin(game: str, mode: str, finished: Iterable[Saved]) -> str:
    """The level last played; before a first game is finished, the one for beginners. `finished` has the last
    first."""
    levels = ladder(game, mode)
    own = (saved.header for saved in finished if (saved.header.game, saved.header.mode) == (game, mode))
    played = (header.options.get(LEVEL, "") for header in own)
    return next((level for level in played if level in levels), EASY if EASY in levels else levels[0])


def next_levels(game: str, mode: str, level: str, won: bool | None) -> tuple[str, ...]:
    """What to play after a game at this level, the best choice first: the next one up after a win; after a
    loss the one below, or the same again."""
    levels = ladder(game, mode)
    if level not in levels:
        return ()
    at = levels.index(level)
    if won:
        return levels[at + 1 : at + 2] or (level,)
    return (levels[at - 1], level) if at and won is False else (level,)


def next_step(game: str, mode: str, finished: Iterable[Saved]) -> Step:
    """The easiest level not yet won; then, or where there are no levels, more points than ever."""
    own = [saved for saved in finished if saved.header.game == game and saved.header.mode == mode]
    levels = ladder(game, mode)
    won = {saved.header.options.get(LEVEL) for saved in own if saved.result and saved.result.won}
    for level in levels:
        if level not in won:
            return Step(mode, level)
    level = levels[-1] if levels else ""
    top = best(saved for saved in own if saved.header.options.get(LEVEL, "") == level)
    return Step(mode, level, top.result.points if top and top.result else None)
