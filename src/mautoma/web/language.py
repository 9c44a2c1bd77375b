"""The language of a page: what its reader chose, else what the browser asks for."""

from __future__ import annotations

from starlette.requests import Request

from mautoma.messages import LANGUAGES
from mautoma.messages.voice import Voice, voice

COOKIE = "language"


def voice_for(request: Request) -> Voice:
    return voice("web", language_of(request))


def language_of(request: Request) -> str:
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    wanted: list[tuple[float, str]] = []
    for item in request.headers.get("accept-language", "").split(","):
        tag, _, quality = item.partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wanted, key=lambda w: w[0]) if tag in LANGUAGES), LANGUAGES[0])
