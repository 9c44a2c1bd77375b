"""A person's own editions: begun, copied, renamed, removed."""

from __future__ import annotations

from urllib.parse import quote

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf.library import bundled_names, can_be_blank
from mautoma.web.forms import BadForm, field
from mautoma.web.html import render, see
from mautoma.web.offers import about_own, editions_of
from mautoma.web.page.fault import in_words
from mautoma.web.problems import NotFound


def shelf(request: Request, voice: Voice, form: FormData) -> Response:
    return _shelf(request, voice)


def change(request: Request, voice: Voice, form: FormData) -> Response:
    """Copies, renames or removes an edition."""
    game, editions = editable_game(request), editions_of(request)
    try:
        match field(form, "do"):
            case "copy":
                name = editions.copy(game, field(form, "edition"), field(form, "name"))
                return see(address_of(game, name))
            case "blank":
                return see(address_of(game, editions.blank(game, field(form, "name"))))
            case "rename":
                editions.rename(game, field(form, "edition"), field(form, "name"))
            case "remove":
                editions.remove(game, field(form, "edition"))
            case _:
                raise BadForm("form-field", field="do")
    except Problem as problem:
        return _shelf(request, voice, in_words(problem.message, voice.of(game)), 422)
    return see(f"/editions/{game}")


def _shelf(request: Request, voice: Voice, notice: str = "", status: int = 200) -> Response:
    game, editions = editable_game(request), editions_of(request)
    own = voice.of(game)
    return render(
        request,
        voice,
        "editions.html",
        status,
        here=f"/editions/{game}",
        game=game,
        title=own.title(game),
        bundled=bundled_names(game),
        editions={name: about_own(editions, game, name, own) for name in editions.names(game)},
        blank=can_be_blank(game),
        board="board" in games.find_game(game).show().editors,
        notice=notice,
    )


def editable_game(request: Request) -> str:
    """One whose editions can be entered; those that come with the program cannot be changed."""
    game: str = request.path_params["game"]
    fixed = request.method == "POST" and request.path_params.get("name") in bundled_names(game)
    if not games.find_game(game).box().data or fixed:
        raise NotFound("http-404")
    return game


def address_of(game: str, name: str) -> str:
    return f"/editions/{game}/{quote(name)}"
