"""Playing with the author's printed cards: a person draws them, and what cards, mat and scheme show is asked
when it's first needed. One edition of the owner's keeps it, from the first game on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from mautoma import games
from mautoma.games.kit.files import parse_toml
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import PRINTED, Mode, missing
from mautoma.shelf.editions import Editions, is_marked_printed
from mautoma.shelf.library import HOUSE, can_be_blank


class Beginning(NamedTuple):
    """What a game is begun with."""

    edition: str
    options: dict[str, str]


class Known(NamedTuple):
    """The parts of an edition: those its owner entered, those that say what mautoma's edition says, and those
    that are asked as they come up."""

    entered: list[str]
    ours: list[str]
    asked: list[str]


def known_parts(editions: Editions, game: str, name: str) -> Known:
    box, edition, files = games.find_game(game).box(), editions.find(game, name), editions.files(game, name)
    lacking = {fault.data.get("file") for fault in missing(edition)}
    known = Known(["board"] if box.invented and not box.invented(edition) else [], [], [])
    for file, data in box.data.items():
        if data.blank is None:
            continue
        said = parse_toml(files[file], file)
        if file in lacking or said == parse_toml(data.blank, file):
            part = known.asked
        elif said == parse_toml(data.house.read_text(encoding="utf-8"), file):
            part = known.ours
        else:
            part = known.entered
        part.append(file.removesuffix(".toml"))
    return known


def can_draw(mode: Mode[Any]) -> bool:
    """Whether a person may draw, and enter what comes up."""
    return any(setting.whole for setting in mode.settings) and can_be_blank(mode.game)


def begin_with(
    editions: Editions, mode: Mode[Any], chosen: str, options: Mapping[str, str], names: Sequence[str]
) -> Beginning:
    """`printed` is the owner's edition of the author's cards: the one there is, else a new one, called by the
    first of these names. Then everything that can be printed is."""
    if chosen != PRINTED or not can_draw(mode) or PRINTED in editions.names(mode.game):
        return Beginning(chosen, dict(options))
    printed = {setting.name: PRINTED for setting in mode.settings if PRINTED in setting.values}
    edition = printed_edition(editions, mode.game, names)
    if edition is None:
        edition = editions.blank(mode.game, names[0], with_own_board(editions, mode.game))
    return Beginning(edition, {**options, **printed})


def printed_edition(editions: Editions, game: str, names: Sequence[str]) -> str | None:
    """The owner's edition that goes on: if there are several, the one that has the usual name."""
    found = [name for name in editions.own_names(game) if _is_printed(editions, game, name)]
    usual = [name for name in names if name in found]
    return next(iter([*usual, *found]), None)


def is_unfinished(editions: Editions, game: str, name: str) -> bool:
    with suppress(Problem):
        return bool(missing(editions.find(game, name)))
    return False


def _is_printed(editions: Editions, game: str, name: str) -> bool:
    """One that was begun before editions said so is not complete yet."""
    with suppress(Problem):
        return is_marked_printed(editions.files(game, name)) or is_unfinished(editions, game, name)
    return False


def with_own_board(editions: Editions, game: str) -> str:
    """An edition in which the owner has drawn the board, if there's one."""
    invented = games.find_game(game).box().invented
    for name in editions.own_names(game) if invented else ():
        with suppress(Problem):
            if invented and not invented(editions.find(game, name)):
                return name
    return HOUSE
