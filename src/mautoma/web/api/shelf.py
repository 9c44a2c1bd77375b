"""What can be played, and what is on the shelf, as a program reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from mautoma import games
from mautoma.kernel import mode as kernel
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.library import Library
from mautoma.shelf.printed import can_draw
from mautoma.web.api.log import Count
from mautoma.web.api.questions import Reply


class Setting(Reply):
    """Something to choose before a game begins."""

    name: str
    values: Sequence[str]
    default: str


class Mode(Reply):
    """One way to play one game."""

    game: str
    mode: str
    title: str
    editions: Sequence[str]
    settings: Sequence[Setting]
    hints: Annotated[bool, Meta(description="Whether a bot can be asked for hints, and judges a game.")]


class Modes(Reply):
    """All ways to play."""

    modes: Sequence[Mode]


class Saved(Reply):
    """A game on the shelf."""

    id: str
    game: str
    mode: str
    options: Mapping[str, str]
    summary: str
    outcome: Annotated[str | None, Meta(description="null: it goes on.")]
    answers: Count
    changed: Annotated[float, Meta(description="Seconds since 1970.")]


class Games(Reply):
    """All saved games."""

    games: Sequence[Saved]


class CurrentRevision(Reply):
    """How often a game was changed."""

    revision: Count


def modes(voice: Voice, library: Library) -> Modes:
    return Modes(
        modes=[
            _mode(mode(), voice.of(name), library)
            for name, game in games.GAMES.items()
            for mode in game.modes.values()
        ]
    )


def _mode(mode: kernel.Mode[Any], voice: Voice, library: Library) -> Mode:
    return Mode(
        game=mode.game,
        mode=mode.name,
        title=f"{voice.title(mode.game)}, {voice.word('mode', mode.name)}",
        editions=[*library.names(mode.game), *([kernel.PRINTED] if can_draw(mode) else [])],
        settings=[
            Setting(name=setting.name, values=setting.values, default=setting.default)
            for setting in mode.settings
        ],
        hints=mode.name in games.find_game(mode.game).advised,
    )


def saved(shelf: Shelf, voice: Voice) -> Games:
    return Games(
        games=[
            Saved(
                id=game.id,
                game=game.header.game,
                mode=game.header.mode,
                options=game.header.options,
                summary=voice.of(game.header.game).say(game.summary),
                outcome=game.outcome,
                answers=game.answers,
                changed=game.changed,
            )
            for game in shelf.saved()
        ]
    )
