"""A hint for the open question, worked out beside the requests: the game can be used by others meanwhile."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request

from mautoma.kernel.advice import Advice
from mautoma.kernel.session import Session
from mautoma.shelf.hints import copy_of, find_hint, hint_here
from mautoma.shelf.regrets import fingerprint
from mautoma.web.desk import Desk
from mautoma.web.threads import aside


async def work_out(desk: Desk, request: Request, id_: str) -> Advice | None:
    """None: there is one already."""
    copy = await aside(request, _unadvised, desk, id_)
    if copy is None:
        return None
    key = ("hint", id_, fingerprint(copy), len(copy.transcript.notes))
    return await desk.searches.join(request, key, partial(find_hint, copy), keep=True)


def _unadvised(desk: Desk, id_: str) -> Session | None:
    """The position as a copy; None if there is a hint for it."""
    with desk.open(id_) as live:
        return copy_of(live.session) if hint_here(live.session) is None else None
