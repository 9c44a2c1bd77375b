"""The games that are over: what they add up to, and each to be opened, reviewed, and played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.messages.amounts import amount
from mautoma.messages.voice import Voice
from mautoma.shelf import Saved, Shelf
from mautoma.shelf.history import LEVEL, Tally, ladder, next_step, streak, tallies, wins
from mautoma.shelf.plays import as_csv
from mautoma.web.forms import page_number
from mautoma.web.html import render
from mautoma.web.icons import cover
from mautoma.web.page.title import Title, title_of

PAGE = 20
"""Games on one page of the list."""


class History:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def show(self, request: Request, voice: Voice, form: FormData) -> Response:
        finished = self.shelf.saved(finished=True)
        number, pages = page_number(request, len(finished), PAGE)
        first = (number - 1) * PAGE
        return render(
            request,
            voice,
            "history.html",
            games=[_game(name, finished, voice.of(name)) for name in games.GAMES],
            finished=[saved_game(saved, voice) for saved in finished[first : first + PAGE]],
            page=number,
            pages=pages,
        )

    def table(self, request: Request, voice: Voice, form: FormData) -> Response:
        """All finished games, for a spreadsheet."""
        disposition = {"content-disposition": 'attachment; filename="mautoma.csv"'}
        text = as_csv(self.shelf.saved(finished=True))
        return Response(text, media_type="text/csv; charset=utf-8", headers=disposition)


class SavedGame(NamedTuple):
    """A game of the list in words; a finished one says how it ended."""

    id: str
    title: Title
    cover: Markup
    summary: str
    ended: str
    won: bool
    hints: int
    changed: float


class TallyRow(NamedTuple):
    """`best_id` is the game with the best result, if there is one."""

    mode: str
    level: str
    played: int
    won: int
    best: str
    best_id: str


class Rung(NamedTuple):
    name: str
    won: bool
    next: bool


class Ladder(NamedTuple):
    """Which levels of a mode are won, and what to try next."""

    mode: str
    title: str
    level: str
    level_name: str
    beat: str | None
    rungs: list[Rung]


class GameHistory(NamedTuple):
    name: str
    title: str
    played: int
    won: int
    streak: int
    longest: int
    tallies: list[TallyRow]
    ladders: list[Ladder]


def saved_game(saved: Saved, voice: Voice) -> SavedGame:
    own, game = voice.of(saved.header.game), games.GAMES.get(saved.header.game)
    ended = own.result(saved.result) if saved.result else ""
    return SavedGame(
        saved.id,
        title_of(saved.header, own),
        cover(game) if game else Markup(),
        ended or own.say(saved.summary),
        ended,
        bool(saved.result and saved.result.won),
        saved.hints,
        saved.changed,
    )


def _game(name: str, finished: Sequence[Saved], voice: Voice) -> GameHistory:
    own = [saved for saved in finished if saved.header.game == name]
    row = streak(own)
    modes = list(games.find_game(name).modes)
    played = [mode for mode in modes if any(saved.header.mode == mode for saved in own)]
    return GameHistory(
        name,
        voice.title(name),
        len(own),
        wins(own),
        row.now,
        row.longest,
        [_tally(tally, voice) for tally in tallies(own)],
        [_ladder(name, mode, own, voice) for mode in (played or modes[:1])],
    )


def _tally(tally: Tally, voice: Voice) -> TallyRow:
    result = tally.best.result if tally.best else None
    return TallyRow(
        voice.word("mode", tally.mode),
        voice.name(f"level-{tally.level}", tally.level) if tally.level else "–",
        tally.played,
        tally.won,
        "–" if result is None else _points(result.points, result.against, voice),
        tally.best.id if tally.best else "",
    )


def _points(points: int | None, against: int | None, voice: Voice) -> str:
    """Of the human, and of the automa if it has any."""
    return " : ".join(amount(each, voice) for each in (points, against) if each is not None)


def _ladder(game: str, mode: str, own: Sequence[Saved], voice: Voice) -> Ladder:
    step = next_step(game, mode, own)
    levels = ladder(game, mode)
    won = {s.header.options.get(LEVEL) for s in own if s.header.mode == mode and s.result and s.result.won}
    return Ladder(
        mode,
        voice.word("mode", mode),
        step.level,
        voice.name(f"level-{step.level}", step.level),
        None if step.beat is None else amount(step.beat, voice),
        [Rung(voice.name(f"level-{level}", level), level in won, level == step.level) for level in levels],
    )
