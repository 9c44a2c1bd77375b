"""What a game counts in, as it writes it: points, or money."""

from __future__ import annotations

from mautoma.messages.voice import Voice


def amount(number: int, voice: Voice) -> str:
    return voice.text("amount", {"sign": "−" if number < 0 else "", "number": abs(number)})


def signed(number: int, voice: Voice) -> str:
    return voice.text("amount", {"sign": "−" if number < 0 else "+", "number": abs(number)})
