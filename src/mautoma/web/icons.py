"""The icons of a game as a file beside its pages: a browser fetches it once, drawings use what is in it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from mautoma import games


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
