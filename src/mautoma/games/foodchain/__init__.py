"""Food Chain Magnate against Mautoma Inc."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mautoma.kernel.game import Bot, Editions, Game, Modes

if TYPE_CHECKING:
    from mautoma.kernel.advice import Advice, Examination
    from mautoma.kernel.editor import DataFile
    from mautoma.kernel.finding import Finding
    from mautoma.kernel.gallery import Gallery
    from mautoma.kernel.mode import Mode
    from mautoma.kernel.review import Part
    from mautoma.kernel.session import Session
    from mautoma.kernel.view import Picture, Say, Section, View


def _solo() -> Mode[Any]:
    from mautoma.games.foodchain.solo import Solo

    return Solo()


def _at_table() -> Mode[Any]:
    from mautoma.games.foodchain.at_table import AtTable

    return AtTable()


def _modes() -> Mapping[str, Mode[Any]]:
    return Modes({"solo": _solo, "table": _at_table})


def _editions() -> Editions:
    from mautoma.games.foodchain.edition import EDITIONS

    return EDITIONS


def _data() -> Mapping[str, DataFile]:
    from mautoma.games.foodchain.edition import FILES

    return FILES


def _findings(state: Any) -> Sequence[Finding]:
    from mautoma.games.foodchain.reports.new_card import findings

    return findings(state)


def _view() -> View[Any]:
    from mautoma.games.foodchain.view import FoodChainView

    return FoodChainView()


def _bots() -> Mapping[str, Bot]:
    from mautoma.games.foodchain.bots import bots

    return bots()


def _advise(session: Session) -> Advice:
    from mautoma.games.foodchain.bots.advice import advise

    return advise(session)


def _examine(session: Session) -> Examination:
    from mautoma.games.foodchain.bots.regrets import examine

    return examine(session)


def _cover() -> str:
    from mautoma.games.foodchain.cover import cover

    return cover()


def _review(session: Session, say: Say) -> list[Part]:
    from mautoma.games.foodchain.view.review import review

    return review(session, say)


def _gallery(edition: Any, say: Say) -> Gallery:
    from mautoma.games.foodchain.view.gallery import gallery

    return gallery(edition, say)


def _lessons(say: Say) -> Mapping[str, Picture]:
    from mautoma.games.foodchain.view.lessons import lessons

    return lessons(say)


def _tracker(session: Session, say: Say) -> list[Section]:
    from mautoma.games.foodchain.view.tracker import tracker

    return tracker(session, say)


def _sides() -> Mapping[str, str]:
    from mautoma.games.foodchain.view.sides import SIDES

    return SIDES


GAME = Game(
    name="foodchain",
    modes=_modes,
    editions=_editions,
    bundled={"veterans": Path(__file__).with_name("data") / "veterans"},
    data=_data,
    findings=_findings,
    view=_view,
    bots=_bots,
    sample=Path(__file__).with_name("data") / "sample.transcript",
    advise=_advise,
    examine=_examine,
    advised=frozenset({"solo"}),
    cover=_cover,
    tracker=_tracker,
    lessons=_lessons,
    gallery=_gallery,
    review=_review,
    sides=_sides,
    strength=Path(__file__).with_name("data") / "strength.json",
)
