"""Covers, icons beside words, and the icons of a game as a file that a browser keeps and drawings use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.game import Game
from mautoma.kernel.message import Json, Msg
from mautoma.messages.voice import Voice

NOTHING = Markup()


def sign(key: str, data: Mapping[str, Json | Msg], voice: Voice) -> Markup:
    """The icon of what a text is about, in the game that the voice speaks of; nothing where that has none."""
    if voice.game is None:
        return NOTHING
    return Markup(games.find_game(voice.game).show().sign(key, data))


def cover(game: Game) -> Markup:
    return _written_out(game.cover) if game.cover else NOTHING


@cache
def _written_out(file: Path) -> Markup:
    """Without the spaces between its elements."""
    return Markup(re.sub(r">\s+<", "><", file.read_text(encoding="utf-8").strip()))


@cache
def icon_file(game: str) -> tuple[bytes, str]:
    """Its content and a mark that changes with it."""
    icons = games.find_game(game).show().icons
    body = icons.file().encode() if icons else b""
    return body, blake2b(body, digest_size=6).hexdigest()


def found_below(root: str, page: bytes) -> bytes:
    """A page whose drawings find their icons, below whatever root the pages are."""
    for game in games.GAMES:
        named = f'href="icons/{game}#'.encode()
        if named in page:
            page = page.replace(named, f'href="{root}/icons/{game}?v={icon_file(game)[1]}#'.encode())
    return page
