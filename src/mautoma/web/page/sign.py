"""The icon of what a text is about, to stand beside it."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from mautoma import games
from mautoma.kernel.message import Json, Msg
from mautoma.messages.voice import Voice

NOTHING = Markup()


def sign(key: str, data: Mapping[str, Json | Msg], voice: Voice) -> Markup:
    """In the game that the voice speaks of; nothing where that has none."""
    if voice.game is None:
        return NOTHING
    return Markup(games.find_game(voice.game).show().sign(key, data))
