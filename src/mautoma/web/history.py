"""The games that are over: what they add up to, and each to be opened, reviewed, and played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.messages.amounts import amount
from mautoma.messages.voice import Voice
from mautoma.shelf import Saved, Shelf
from mautoma.shelf.history import LEVEL, Tally, ladder, next_step, streak, tallies, wins
from mautoma.web import content
from mautoma.web.forms import position_number
from mautoma.web.html import render

PAGE = 20
"""Games on one page of the list."""


class History:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def show(self, request: Request, voice: Voice, form: FormData) -> Response:
        finished = self.shelf.list(finished=True)
        pages = max(1, -(-len(finished) // PAGE))
        number = min(max(1, position_number(request.query_params.get("page", "")) or 1), pages)
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


def saved_game(saved: Saved, voice: Voice) -> dict[str, Any]:
    """A game of the list in words; a finished one says how it ended."""
    own = voice.of(saved.header.game)
    over = saved.outcome is not None
    ended = own.text(f"result-{saved.outcome}", saved.result.data) if saved.result else ""
    return {
        "id": saved.id,
        "name": saved.header.game,
        "title": content.title(saved.header, own),
        "summary": ended or own.say(saved.summary),
        "over": over,
        "won": bool(saved.result and saved.result.won),
        "hints": saved.hints,
        "changed": saved.changed,
    }


def _game(name: str, finished: Sequence[Saved], voice: Voice) -> dict[str, Any]:
    own = [saved for saved in finished if saved.header.game == name]
    row = streak(own)
    modes = list(games.find_game(name).modes())
    played = [mode for mode in modes if any(saved.header.mode == mode for saved in own)]
    return {
        "name": name,
        "title": voice.title(name),
        "played": len(own),
        "won": wins(own),
        "streak": row.now,
        "longest": row.longest,
        "tallies": [_tally(tally, voice) for tally in tallies(own)],
        "steps": [_step(name, mode, own, voice) for mode in (played or modes[:1])],
    }


def _tally(tally: Tally, voice: Voice) -> dict[str, Any]:
    result = tally.best.result if tally.best else None
    return {
        "mode": voice.word("mode", tally.mode),
        "level": voice.name(f"level-{tally.level}", tally.level) if tally.level else "–",
        "played": tally.played,
        "won": tally.won,
        "best": "–" if result is None else _points(result.points, result.against, voice),
        "best_id": tally.best.id if tally.best else "",
    }


def _points(points: int | None, against: int | None, voice: Voice) -> str:
    """Of the human, and of the automa if it has any."""
    return " : ".join(amount(each, voice) for each in (points, against) if each is not None)


def _step(game: str, mode: str, own: Sequence[Saved], voice: Voice) -> dict[str, Any]:
    """A rung of the ladder: which levels are won, and what to try next."""
    step = next_step(game, mode, own)
    levels = ladder(game, mode)
    won = {s.header.options.get(LEVEL) for s in own if s.header.mode == mode and s.result and s.result.won}
    return {
        "mode": mode,
        "title": voice.word("mode", mode),
        "level": step.level,
        "level_name": voice.name(f"level-{step.level}", step.level),
        "beat": None if step.beat is None else amount(step.beat, voice),
        "rungs": [
            {"name": voice.name(f"level-{level}", level), "won": level in won, "next": level == step.level}
            for level in levels
        ],
    }
