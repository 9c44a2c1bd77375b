"""Learning a game: short lessons with pictures, and hints beside the questions of the first rounds."""

from __future__ import annotations

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.messages.lessons import course
from mautoma.messages.voice import Voice
from mautoma.web.forms import field
from mautoma.web.html import render, see
from mautoma.web.problems import NotFound

GUIDE = "guide"
"""The cookie that switches the hints off."""
OFF = "off"
GUIDED = 3
"""Rounds with hints."""
YEAR = 31_536_000


def learn(request: Request, voice: Voice, form: FormData) -> Response:
    game = games.find_game(request.path_params["game"])
    found = course(game.name, voice.language)
    if found is None:
        raise NotFound("no-lessons")
    own = voice.of(game.name)
    pictures = game.lessons(own.say) if game.lessons else {}
    return render(
        request,
        voice,
        "learn.html",
        game=game.name,
        course=found,
        cover=Markup(game.cover()),
        pictures={name: Markup(picture.svg) for name, picture in pictures.items()},
        mode=next(iter(game.modes())),
    )


def switch(request: Request, voice: Voice, form: FormData) -> Response:
    """Hints on or off, for all games to come."""
    back = field(form, "back", 2000)
    response = see(back if back.startswith("/games/") else "/")
    wanted = OFF if field(form, GUIDE) == OFF else "on"
    response.set_cookie(GUIDE, wanted, max_age=YEAR, samesite="lax", httponly=True)
    return response


def hint(request: Request, session: Session, voice: Voice) -> str:
    """What to know about the open question, in the first rounds of a game that has hints."""
    if session.question is None or request.cookies.get(GUIDE) == OFF:
        return ""
    number = _round(session)
    if number > GUIDED:
        return ""
    key = f"guide-{session.mode.name}-{session.question.key}"
    return voice.find(f"{key}-{number}") or voice.find(key)


def _round(session: Session) -> int:
    return sum(mark.level == "round" for mark in session.marks)
