"""What a game counts in, as it writes it: points, or money."""

from __future__ import annotations

from mautoma.kernel.message import Json, Msg
from mautoma.messages.voice import Voice


def amount(number: int, voice: Voice) -> str:
    return voice.text("amount", {"sign": "−" if number < 0 else "", "number": abs(number)})


def standing(margin: int, voice: Voice) -> dict[str, Json | Msg]:
    """How far ahead or behind a side ends."""
    where = "ahead" if margin > 0 else "behind" if margin else "level"
    return {"standing": where, "margin": amount(abs(margin), voice)}
