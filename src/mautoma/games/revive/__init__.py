"""Revive, with or without Call of the Abyss, against the Mautoma."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mautoma.kernel.script import Mode


def modes() -> dict[str, Mode[Any]]:
    from mautoma.games.revive.attable import AtTable
    from mautoma.games.revive.standin import WithoutBox

    found: list[Mode[Any]] = [AtTable(), WithoutBox()]
    return {mode.name: mode for mode in found}


def template() -> dict[str, str]:
    """The files of an own edition to begin with: file name, commented TOML."""
    from mautoma.games.revive import edition

    return edition.template()


def sample() -> str | None:
    """A recorded game, as the text of its transcript."""
    return Path(__file__).with_name("data").joinpath("sample.transcript").read_text(encoding="utf-8")
