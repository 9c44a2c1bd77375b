"""Editions that move: passed on as a file, and looked at before they are taken in."""

from __future__ import annotations

from urllib.parse import quote

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf.parcel import LONGEST, Parcel, read_parcel, same_here, write_parcel
from mautoma.web.forms import field, file_field
from mautoma.web.html import render, see
from mautoma.web.offers import editions_of
from mautoma.web.page.fault import in_words


def file(request: Request, voice: Voice, form: FormData) -> Response:
    game, name = request.path_params["game"], request.path_params["name"]
    named = quote(f"{game} {name}.json")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{named}"}
    written = write_parcel(Parcel(game, name, editions_of(request).files(game, name)))
    return Response(written, media_type="application/json", headers=headers)


def open_file(request: Request, voice: Voice, form: FormData) -> Response:
    return look(request, voice, file_field(form, "file"))


def look(request: Request, voice: Voice, written: bytes) -> Response:
    """What is in it. The page holds it until it is taken in; nothing is kept before."""
    return _page(request, voice, read_parcel(written))


def take(request: Request, voice: Voice, form: FormData) -> Response:
    parcel = read_parcel(field(form, "parcel", LONGEST).encode("utf-8", "replace"))
    try:
        name = editions_of(request).add(parcel.game, field(form, "name"), parcel.files)
    except Problem as problem:
        return _page(request, voice, parcel, in_words(problem.message, voice.of(parcel.game)))
    return see(f"/editions/{parcel.game}/{quote(name)}")


def _page(request: Request, voice: Voice, parcel: Parcel, notice: str = "") -> Response:
    """One that can't be played says why; it can't be taken in either."""
    own, editions = voice.of(parcel.game), editions_of(request)
    try:
        edition = parcel.edition()
    except Problem as problem:
        edition, notice = None, in_words(problem.message, own)
    draw = games.find_game(parcel.game).show().gallery
    found = draw(edition, own.say) if draw and edition is not None else None
    return render(
        request,
        voice,
        "parcel.html",
        422 if notice else 200,
        here="/",
        game=parcel.game,
        title=own.title(parcel.game),
        brought=parcel.name,
        name=editions.free_name(parcel.game, parcel.name),
        taken=parcel.name in editions.names(parcel.game),
        same=same_here(editions, parcel) or "",
        good=edition is not None,
        cards=[(card.name, Markup(card.front.svg)) for card in found.cards] if found else [],
        sheets=[(own.word("picture", each.name), Markup(each.svg)) for each in found.sheets] if found else [],
        written=write_parcel(parcel),
        notice=notice,
    )
