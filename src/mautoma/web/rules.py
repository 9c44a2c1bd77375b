"""The rules to look up: a book for each game, searched without scripts."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.messages.rulebook import Rulebook, rule_ids, rulebook, search
from mautoma.messages.voice import Voice
from mautoma.web.html import render, see
from mautoma.web.problems import NotFound

MOST = 100
"""Characters of a search that are looked for."""


def shelf(request: Request, voice: Voice, form: FormData) -> Response:
    """All books, or what a search finds in them."""
    query = _query(request)
    books = [(name, found) for name in games.GAMES if (found := rulebook(name, voice.language))]
    shown = [_shown(name, search(book, query) if query else book) for name, book in books]
    return render(request, voice, "rules.html", books=shown, query=query, game="", folded=not query)


def book(request: Request, voice: Voice, form: FormData) -> Response:
    name = games.find_game(request.path_params["game"]).name
    whole = rulebook(name, voice.language)
    if whole is None:
        raise NotFound("no-rulebook")
    query = _query(request)
    shown = [_shown(name, search(whole, query) if query else whole)]
    return render(request, voice, "rules.html", books=shown, query=query, game=name, folded=False)


def one(request: Request, voice: Voice, form: FormData) -> Response:
    """A rule by its id alone, as each *why* cites it."""
    id_ = request.path_params["id"]
    for name in games.GAMES:
        if any(id_ in ids for ids in rule_ids(name).values()):
            return see(f"/rules/{name}#{id_}")
    raise NotFound("no-such-rule")


def _query(request: Request) -> str:
    return request.query_params.get("q", "")[:MOST].strip()


def _shown(name: str, book: Rulebook) -> dict[str, object]:
    return {"name": name, "book": book, "count": sum(len(chapter.rules) for chapter in book.chapters)}
