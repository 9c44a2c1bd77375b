"""Editions that move: passed on as a file or a link, and looked at before they are taken in."""

from __future__ import annotations

from collections import OrderedDict
from secrets import token_urlsafe
from urllib.parse import quote

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.parcel import (
    Parcel,
    from_code,
    read_parcel,
    same_here,
    take_in,
    to_code,
    write_parcel,
)
from mautoma.web.backup import LONGEST_TO_SCAN
from mautoma.web.forms import BadForm, field, file_field
from mautoma.web.html import render, see
from mautoma.web.links import EDITION, LONGEST_CODE, link
from mautoma.web.page.fault import in_words
from mautoma.web.review import qr_code

ROOM = 8
"""Files that were opened and not taken in yet."""


class Parcels:
    """`outside` is the address under which others reach these pages, if there is one."""

    def __init__(self, shelf: Shelf, outside: str = "") -> None:
        self.shelf = shelf
        self.outside = outside
        self._opened: OrderedDict[str, Parcel] = OrderedDict()

    def share(self, request: Request, voice: Voice, form: FormData) -> Response:
        parcel = self._of(request)
        code = to_code(parcel)
        address = ""
        if self.outside and len(code) <= LONGEST_CODE:
            address = link(self.outside, EDITION, {"cards": code}, let_in=True)
        return render(
            request,
            voice,
            "pass-on.html",
            game=parcel.game,
            title=voice.of(parcel.game).title(parcel.game),
            name=parcel.name,
            link=address,
            code=qr_code(address) if address and len(address) <= LONGEST_TO_SCAN else "",
        )

    def file(self, request: Request, voice: Voice, form: FormData) -> Response:
        parcel = self._of(request)
        name = quote(f"{parcel.game} {parcel.name}.json")
        headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}"}
        return Response(write_parcel(parcel), media_type="application/json", headers=headers)

    def _of(self, request: Request) -> Parcel:
        game, name = request.path_params["game"], request.path_params["name"]
        editions = self.shelf.editions
        return Parcel(game, name, editions.files(game, name))

    def open(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self.arrive(file_field(form, "file"))

    def arrive(self, written: bytes) -> Response:
        parcel, key = read_parcel(written), token_urlsafe(16)
        self._opened[key] = parcel
        while len(self._opened) > ROOM:
            self._opened.popitem(last=False)
        return see(f"{EDITION}/{key}")

    def opened(self, request: Request, voice: Voice, form: FormData) -> Response:
        key = request.path_params["key"]
        return self._page(request, voice, self._find(key, ""), key, "")

    def offered(self, request: Request, voice: Voice, form: FormData) -> Response:
        """One that came by a link."""
        code = request.query_params.get("cards", "")[:LONGEST_CODE]
        return self._page(request, voice, self._find("", code), "", code)

    def take(self, request: Request, voice: Voice, form: FormData) -> Response:
        key, code = field(form, "key"), field(form, "cards", LONGEST_CODE)
        parcel = self._find(key, code)
        try:
            name = take_in(self.shelf.editions, parcel, field(form, "name"))
        except Problem as problem:
            notice = in_words(problem.message, voice.of(parcel.game))
            return self._page(request, voice, parcel, key, code, notice)
        self._opened.pop(key, None)
        return see(f"/editions/{parcel.game}/{quote(name)}")

    def _find(self, key: str, code: str) -> Parcel:
        if code:
            return from_code(code)
        if key not in self._opened:
            raise BadForm("parcel-gone")
        return self._opened[key]

    def _page(
        self, request: Request, voice: Voice, parcel: Parcel, key: str, code: str, notice: str = ""
    ) -> Response:
        """What is in it. One that can't be played says why; it can't be taken in either."""
        own, editions = voice.of(parcel.game), self.shelf.editions
        try:
            edition = parcel.edition()
        except Problem as problem:
            edition, notice = None, in_words(problem.message, own)
        draw = games.find_game(parcel.game).show().gallery
        found = draw(edition, own.say) if draw and edition is not None else None
        taken = parcel.name in editions.names(parcel.game)
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
            taken=taken,
            same=same_here(editions, parcel) or "",
            good=edition is not None,
            cards=[(card.name, Markup(card.front.svg)) for card in found.cards] if found else [],
            sheets=[(own.word("picture", each.name), Markup(each.svg)) for each in found.sheets]
            if found
            else [],
            key=key,
            code=code,
            notice=notice,
        )
