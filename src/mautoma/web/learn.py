"""Learning a game: short lessons with pictures, and tips beside the questions of the first rounds."""

from __future__ import annotations

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.messages.lessons import course
from mautoma.messages.tips import tip_for
from mautoma.messages.voice import Voice
from mautoma.web.forms import field
from mautoma.web.html import render, see
from mautoma.web.icons import cover, sign
from mautoma.web.problems import NotFound

COOKIE = "guide"
"""Switches the tips off; browsers have it by this name."""
OFF = "off"
YEAR = 31_536_000


def learn(request: Request, voice: Voice, form: FormData) -> Response:
    game = games.find_game(request.path_params["game"])
    found = course(game.name, voice.language)
    if found is None:
        raise NotFound("no-lessons")
    own = voice.of(game.name)
    draw = game.show().lessons
    pictures = draw(own.say) if draw else {}
    return render(
        request,
        voice,
        "learn.html",
        game=game.name,
        course=found,
        cover=cover(game),
        pictures={name: Markup(picture.svg) for name, picture in pictures.items()},
        icons={lesson.name: sign(f"lesson-{lesson.name}", {}, own) for lesson in found.lessons},
        mode=next(iter(game.modes)),
    )


def switch(request: Request, voice: Voice, form: FormData) -> Response:
    """Tips on or off, for all games to come."""
    back = field(form, "back", 2000)
    response = see(back if back.startswith("/games/") else "/")
    wanted = OFF if field(form, "tips") == OFF else "on"
    response.set_cookie(COOKIE, wanted, max_age=YEAR, samesite="lax", httponly=True)
    return response


def tip(request: Request, session: Session, voice: Voice) -> str:
    """What to know about the open question, in the first rounds of a game that has tips."""
    return "" if request.cookies.get(COOKIE) == OFF else tip_for(session, voice)
