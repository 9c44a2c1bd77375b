"""Mombasa against the Automa, at the table."""

from __future__ import annotations

from typing import Any

from mautoma.kernel.script import Mode


def modes() -> dict[str, Mode[Any]]:
    from mautoma.games.mombasa.attable import TableMode
    from mautoma.games.mombasa.standin_table import StandInMode

    return {"table": TableMode(), "stand-in": StandInMode()}


def template() -> dict[str, str]:
    """A new edition to fill in: file name and commented text."""
    from mautoma.games.mombasa import edition

    return edition.template()


def sample() -> str | None:
    """A complete recorded game, as a transcript."""
    from mautoma.games.mombasa.folder import DATA

    return (DATA / "sample.transcript").read_text(encoding="utf-8")
