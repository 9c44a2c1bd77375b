"""Which editions a new game can be begun with, and what each of them rules out.

An edition that is not complete yet will do where a person draws: there a card is entered as it comes up.
Of an edition of which nothing is entered yet, none need be made before.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.mode import Mode, missing
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import blank_edition, can_be_blank, edition_names, find_edition
from mautoma.web.content import Content
from mautoma.web.html import edition_title

NOT_ENTERED = "*"
"""Stands for an edition that is made when the game begins; no edition can have this name."""


def offered_editions(mode: Mode[Any], own: Voice) -> list[Content]:
    unfinished = [name for name in edition_names(mode.game) if is_unfinished(mode.game, name)]
    whole = [name for name in edition_names(mode.game) if name not in unfinished]
    offers = [_offer(name, edition_title(own, name)) for name in whole]
    if _can_draw(mode):
        offers += [_offer(name, own.ui("edition-in-part", name=name), True) for name in unfinished]
        if can_be_blank(mode.game):
            offers.append(_offer(NOT_ENTERED, own.ui("edition-not-entered"), True))
    return offers


def _offer(name: str, label: str, unfinished: bool = False) -> Content:
    return {"name": name, "label": label, "unfinished": unfinished}


def is_unfinished(game: str, name: str) -> bool:
    if name == NOT_ENTERED:
        return True
    with suppress(Problem):
        return bool(missing(find_edition(game, name)))
    return False


def _can_draw(mode: Mode[Any]) -> bool:
    return any(setting.whole for setting in mode.settings)


def chosen_edition(game: str, name: str, own: Voice) -> str:
    """The edition to begin with: one of which nothing is entered is made now."""
    return blank_edition(game, own.say(Msg("own-edition"))) if name == NOT_ENTERED else name


def fitting_options(mode: Mode[Any], edition: str, options: Mapping[str, str]) -> dict[str, str]:
    """With an edition that is not complete, what needs a complete one is not to be had."""
    fitting = dict(options)
    if not is_unfinished(mode.game, edition):
        return fitting
    for setting in mode.settings:
        if fitting.get(setting.name, setting.default) in setting.whole:
            fitting[setting.name] = next(value for value in setting.values if value not in setting.whole)
    return fitting
