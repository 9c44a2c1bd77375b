"""Games that move: all of them as one file, a single one as a file, a link or a code to scan."""

from __future__ import annotations

import time

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.transcript import read
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf, import_game
from mautoma.shelf.backup import from_code, make_backup, restore, to_code
from mautoma.web import content
from mautoma.web.forms import BadForm, field
from mautoma.web.html import render, see
from mautoma.web.links import LONGEST, LONGEST_CODE, TAKE, link, page_of
from mautoma.web.review import qr_code

LONGEST_TO_SCAN = 1800
"""Characters of a link: what a phone still reads off a screen."""


class Backup:
    """`outside` is the address under which others reach these pages, if there is one."""

    def __init__(self, shelf: Shelf, outside: str = "") -> None:
        self.shelf = shelf
        self.outside = outside

    def page(self, request: Request, voice: Voice, form: FormData) -> Response:
        return render(request, voice, "backup.html", number=len(self.shelf.list()), restored=None)

    def file(self, request: Request, voice: Voice, form: FormData) -> Response:
        name = time.strftime("mautoma-%Y-%m-%d.zip")
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(make_backup(self.shelf), media_type="application/zip", headers=disposition)

    def restore(self, request: Request, voice: Voice, form: FormData) -> Response:
        upload = form.get("backup")
        if not isinstance(upload, UploadFile):
            raise BadForm("form-field", field="backup")
        done = restore(self.shelf, upload.file.read())
        unread = [voice.problem(message, games.GAMES) for message in done.unread]
        number = len(self.shelf.list())
        return render(
            request, voice, "backup.html", here="/backup", number=number, restored=done, unread=unread
        )

    def share(self, request: Request, voice: Voice, form: FormData) -> Response:
        id_ = request.path_params["id"]
        text = self.shelf.transcript(id_)
        header = read(text).header
        address = link(self.outside, TAKE, {"game": to_code(text)}, let_in=True) if self.outside else ""
        return render(
            request,
            voice,
            "share.html",
            id=id_,
            title=content.title(header, voice.of(header.game)),
            link=address,
            code=qr_code(address) if address and len(address) <= LONGEST_TO_SCAN else "",
        )

    def open_link(self, request: Request, voice: Voice, form: FormData) -> Response:
        return see(page_of(field(form, "link", LONGEST)))

    def offered(self, request: Request, voice: Voice, form: FormData) -> Response:
        """A game that came by a link. Nothing is kept before the player says so."""
        code = request.query_params.get("game", "")[:LONGEST_CODE]
        transcript = read(from_code(code))
        header = transcript.header
        games.find_mode(header.game, header.mode)
        title = content.title(header, voice.of(header.game))
        return render(request, voice, "take.html", code=code, title=title, answers=len(transcript.answers))

    def take(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = from_code(field(form, "game", LONGEST_CODE))
        return see(f"/games/{import_game(self.shelf, text.encode('utf-8'))}")
