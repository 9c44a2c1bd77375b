"""The game of the day on the page: what is offered of it, and its beginning."""

from __future__ import annotations

import time
from dataclasses import dataclass

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.daily import begin_daily, is_daily, today, tries
from mautoma.web.html import see


@dataclass(slots=True, frozen=True)
class DailyOffer:
    """`counted` is the id of the try that counts, once it was begun, unless it was `removed` since.
    `ended` is how it ended."""

    date: str
    counted: str
    ended: str
    removed: bool = False


class Daily:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def begin(self, request: Request, voice: Voice, form: FormData) -> Response:
        session = begin_daily(self.shelf, request.path_params["game"], today(time.time()))
        return see(f"/games/{self.shelf.add(session)}")


def daily_offer(shelf: Shelf, game: str, mode: str, voice: Voice) -> DailyOffer | None:
    """None where no game of the day is played."""
    if not is_daily(game, mode):
        return None
    day = today(time.time())
    counted, begun = tries(shelf, game, day)
    if counted is None:
        return DailyOffer(day.isoformat(), "", "", removed=begun)
    ended = "" if counted.result is None else voice.result(counted.result)
    return DailyOffer(day.isoformat(), counted.id, ended)
