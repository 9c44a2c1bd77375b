"""All games and editions as one file, and back."""

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
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.backup import left_out, make_backup
from mautoma.shelf.restore import Restored, restore
from mautoma.web.forms import file_field
from mautoma.web.html import render, see

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
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
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
