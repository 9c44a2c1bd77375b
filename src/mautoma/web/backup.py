"""Games that move: all of them as one file, a single one as a file, a link or a code to scan."""

from __future__ import annotations

import time
from collections import OrderedDict
from concurrent.futures import Future
from secrets import token_urlsafe
from threading import Thread

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.transcript import read
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf, import_game
from mautoma.shelf.backup import left_out, make_backup
from mautoma.shelf.codes import from_code, to_code
from mautoma.shelf.restore import Restored, restore
from mautoma.web.forms import field, file_field
from mautoma.web.html import render, see
from mautoma.web.links import LONGEST, LONGEST_CODE, TAKE, link, page_of
from mautoma.web.page.title import title_of
from mautoma.web.review import qr_code

LONGEST_TO_SCAN = 1800
"""Characters of a link: what a phone still reads off a screen."""


PATIENCE = 1.0
"""Seconds after which a page says how far it is."""
ROOM = 8
"""Backups of which it is still known what came of them."""


class Restoring:
    """A backup on its way to the shelf: in a thread of its own, unless there are none."""

    def __init__(self, shelf: Shelf, packed: bytes, threads: bool) -> None:
        self.so_far = Restored()
        self.outcome: Future[Restored] = Future()
        if threads:
            Thread(target=self._run, args=(shelf, packed), daemon=True).start()
        else:
            self._run(shelf, packed)

    def _run(self, shelf: Shelf, packed: bytes) -> None:
        try:
            self.outcome.set_result(restore(shelf, packed, self.so_far))
        except Problem as problem:
            self.outcome.set_exception(anew(problem))
        except BaseException as error:
            self.outcome.set_exception(error)


def anew(problem: Problem) -> Problem:
    """One that was raised would keep the backup in memory."""
    return type(problem)(problem.message.key, **problem.message.data)


class Backup:
    """`outside` is the address under which others reach these pages, if there is one."""

    def __init__(self, shelf: Shelf, outside: str = "") -> None:
        self.shelf = shelf
        self.outside = outside
        self._restoring: OrderedDict[str, Restoring] = OrderedDict()

    def page(self, request: Request, voice: Voice, form: FormData) -> Response:
        return self._page(request, voice)

    def _page(
        self, request: Request, voice: Voice, restored: Restored | None = None, going_on: str = ""
    ) -> Response:
        unread = restored.unread if restored else []
        return render(
            request,
            voice,
            "backup.html",
            here="/backup",
            number=self.shelf.count(),
            left_out=[] if restored else left_out(self.shelf),
            restored=restored,
            going_on=going_on,
            unread=[(each.entry, voice.problem(each.reason, games.GAMES)) for each in unread],
        )

    def file(self, request: Request, voice: Voice, form: FormData) -> Response:
        name = time.strftime("mautoma-%Y-%m-%d.zip")
        disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(make_backup(self.shelf), media_type="application/zip", headers=disposition)

    def restore(self, request: Request, voice: Voice, form: FormData) -> Response:
        written, key = file_field(form, "backup"), token_urlsafe(16)
        self._restoring[key] = Restoring(self.shelf, written, request.app.state.threads)
        while len(self._restoring) > ROOM:
            self._restoring.popitem(last=False)
        return self._progress(request, voice, key) or see(f"/backup/{key}")

    def restoring(self, request: Request, voice: Voice, form: FormData) -> Response:
        """How far it is; the page asks again by itself."""
        key = request.path_params["key"]
        if key not in self._restoring:
            return see("/backup")
        if page := self._progress(request, voice, key):
            return page
        page = self._page(request, voice, self._restoring[key].so_far, going_on=key)
        page.headers["Refresh"] = "1"
        return page

    def _progress(self, request: Request, voice: Voice, key: str) -> Response | None:
        """What came of it; None while it goes on."""
        outcome = self._restoring[key].outcome
        try:
            error = outcome.exception(PATIENCE)
        except TimeoutError:
            return None
        if error is not None:
            raise anew(error) if isinstance(error, Problem) else error
        return self._page(request, voice, outcome.result())

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
            title=title_of(header, voice.of(header.game)),
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
        title = title_of(header, voice.of(header.game))
        return render(request, voice, "take.html", code=code, title=title, answers=len(transcript.answers))

    def take(self, request: Request, voice: Voice, form: FormData) -> Response:
        text = from_code(field(form, "game", LONGEST_CODE))
        return see(f"/games/{import_game(self.shelf, text.encode('utf-8'))}")
