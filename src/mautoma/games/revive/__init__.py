"""Revive, with or without Call of the Abyss, against the Mautoma."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mautoma.kernel.game import Bot, Editions, Game, Modes

if TYPE_CHECKING:
    from mautoma.kernel.editor import DataFile, Editor
    from mautoma.kernel.finding import Finding
    from mautoma.kernel.gallery import Gallery
    from mautoma.kernel.mode import Mode
    from mautoma.kernel.review import Part
    from mautoma.kernel.session import Session
    from mautoma.kernel.view import Picture, Say, Section, View


def _at_table() -> Mode[Any]:
    from mautoma.games.revive.at_table import AtTable

    return AtTable()


def _stand_in() -> Mode[Any]:
    from mautoma.games.revive.stand_in import StandIn

    return StandIn()


def _modes() -> Mapping[str, Mode[Any]]:
    return Modes({"table": _at_table, "stand-in": _stand_in})


def _editions() -> Editions:
    from mautoma.games.revive.edition import EDITIONS

    return EDITIONS


def _data() -> Mapping[str, DataFile]:
    from mautoma.games.revive.edition import DATA_FILES

    return DATA_FILES


def _invented(edition: Any) -> bool:
    from mautoma.games.revive.edition import house

    return bool(edition.board == house().board)


def _findings(state: Any) -> Sequence[Finding]:
    from mautoma.games.revive.findings import findings

    return findings(state)


def _view() -> View[Any]:
    from mautoma.games.revive.view import ReviveView

    return ReviveView()


def _editors() -> Mapping[str, Editor]:
    from mautoma.games.revive.editor.board import BoardEditor

    return {"board": BoardEditor()}


def _bots() -> Mapping[str, Bot]:
    from mautoma.games.revive.bots import bots

    return bots()


def _cover() -> str:
    from mautoma.games.revive.cover import cover

    return cover()


def _review(session: Session, say: Say) -> list[Part]:
    from mautoma.games.revive.view.review import review

    return review(session, say)


def _gallery(edition: Any, say: Say) -> Gallery:
    from mautoma.games.revive.view.gallery import gallery

    return gallery(edition, say)


def _lessons(say: Say) -> Mapping[str, Picture]:
    from mautoma.games.revive.view.lessons import lessons

    return lessons(say)


def _tracker(session: Session, say: Say) -> list[Section]:
    from mautoma.games.revive.view.tracker import tracker

    return tracker(session, say)


GAME = Game(
    name="revive",
    modes=_modes,
    editions=_editions,
    data=_data,
    invented=_invented,
    findings=_findings,
    view=_view,
    bots=_bots,
    editors=_editors,
    sample=Path(__file__).with_name("data") / "sample.transcript",
    cover=_cover,
    tracker=_tracker,
    lessons=_lessons,
    gallery=_gallery,
    review=_review,
    strength=Path(__file__).with_name("data") / "strength.json",
)
