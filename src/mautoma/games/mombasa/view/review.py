"""A look back at a game: the score sheet, and the automa's board as it grew round by round."""

from __future__ import annotations

from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import msg
from mautoma.kernel.review import Figures, Part
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say


def review(session: Session, say: Say) -> list[Part]:
    game: Mombasa = session.state
    parts = [_sheet(game, say)] if game.sheets else []
    return [*parts, _growth(session, say)]


def _sheet(game: Mombasa, say: Say) -> Part:
    rows = []
    for what, name in (
        ("coins", "coins"),
        ("shares", "share_points"),
        ("diamonds", "diamond_points"),
        ("books", "book_points"),
        ("total", "total"),
    ):
        points = [str(getattr(game.sheets[side], name)) for side in (HUMAN, AUTOMA)]
        rows.append((say(msg(f"sheet-{what}")), *points))
    head = ("", *(say(msg("side-name", side=side)) for side in (HUMAN, AUTOMA)))
    return Part("sheet", (), None, Figures(head, tuple(rows)))


def _growth(session: Session, say: Say) -> Part:
    """The human's board is known only at the end."""
    states: list[Mombasa] = [*(checkpoint.state for checkpoint in session.checkpoints[1:]), session.state]
    rows = []
    for number, state in enumerate(states, 1):
        automa = state.automa
        rows.append((str(number), str(automa.coins), str(automa.diamonds), str(automa.jar)))
    head = tuple(say(msg(f"review-{column}")) for column in ("round", "coins", "diamonds", "books"))
    return Part("growth", (), None, Figures(head, tuple(rows)))
