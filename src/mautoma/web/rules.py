"""The rules to look up: a book for each game, searched without scripts."""

from __future__ import annotations

from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.messages.rulebook import Rulebook, rule_ids, rulebook, search
from mautoma.messages.voice import Voice
from mautoma.web.html import render, see
from mautoma.web.icons import sign
from mautoma.web.problems import NotFound

MOST = 100
"""Characters of a search that are looked for."""


class Shown(NamedTuple):
    """A book, or what a search found in it: so many rules."""

    name: str
    book: Rulebook
    rules: int


def shelf(request: Request, voice: Voice, form: FormData) -> Response:
    """All books, or what a search finds in them."""
    query = _query(request)
    books = [(name, found) for name in games.GAMES if (found := rulebook(name, voice.language))]
    shown = [_shown(name, search(book, query, voice.language) if query else book) for name, book in books]
    shown = [each for each in shown if each.rules]
    return _render(request, voice, shown, query, folded=not query)


def book(request: Request, voice: Voice, form: FormData) -> Response:
    name = games.find_game(request.path_params["game"]).name
    whole = rulebook(name, voice.language)
    if whole is None:
        raise NotFound("no-rulebook")
    query = _query(request)
    shown = [_shown(name, search(whole, query, voice.language) if query else whole)]
    return _render(request, voice, shown, query, name)


def _render(
    request: Request, voice: Voice, books: list[Shown], query: str, game: str = "", folded: bool = False
) -> Response:
    icons = {
        (each.name, chapter.key): sign(chapter.key, {}, voice.of(each.name))
        for each in ([] if folded else books)
        for chapter in each.book.chapters
    }
    return render(
        request, voice, "rules.html", books=books, query=query, game=game, folded=folded, icons=icons
    )


def one(request: Request, voice: Voice, form: FormData) -> Response:
    """A rule by its id alone, as each *why* cites it."""
    id_ = request.path_params["id"]
    for name in games.GAMES:
        if any(id_ in ids for ids in rule_ids(name).values()):
            return see(f"/rules/{name}#{id_}")
    raise NotFound("no-such-rule")


def _query(request: Request) -> str:
    return request.query_params.get("q", "")[:MOST].strip()


def _shown(name: str, book: Rulebook) -> Shown:
    return Shown(name, book, sum(len(chapter.rules) for chapter in book.chapters))
