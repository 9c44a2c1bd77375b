"""The cards, mats and boards of an edition: to look at, and as sheets to print in their real size."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH, CardFaces, Gallery
from mautoma.kernel.view import Picture
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import HOUSE, edition_names, find_edition
from mautoma.web.html import render
from mautoma.web.problems import NotFound


class Paper(NamedTuple):
    """Millimetres."""

    width: float
    height: float


PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}
COLUMNS, ROWS = 3, 3
MARGIN = 12
"""Around a mat or a board on a sheet of its own."""


def gallery(request: Request, voice: Voice, form: FormData) -> Response:
    name, edition, found = _find(request, voice)
    groups: dict[str, list[CardFaces]] = {}
    for card in found.cards:
        groups.setdefault(card.group, []).append(card)
    own = voice.of(name)
    return render(
        request,
        voice,
        "cards.html",
        game=name,
        title=own.title(name),
        edition=edition,
        editions=edition_names(name),
        groups={
            group: [(card.name, Markup(card.front.svg), Markup(card.back.svg)) for card in cards]
            for group, cards in groups.items()
        },
        sheets=[(own.word("picture", sheet.name), Markup(sheet.svg)) for sheet in found.sheets],
    )


def print_sheets(request: Request, voice: Voice, form: FormData) -> Response:
    name, edition, found = _find(request, voice)
    wanted = request.query_params.get("paper", "")
    paper = wanted if wanted in PAPERS else next(iter(PAPERS))
    size = PAPERS[paper]
    return render(
        request,
        voice,
        "print.html",
        game=name,
        title=voice.of(name).title(name),
        edition=edition,
        paper=paper,
        size=size,
        card=(CARD_WIDTH, CARD_HEIGHT),
        left=[round((size.width - COLUMNS * CARD_WIDTH) / 2 + at * CARD_WIDTH, 2) for at in range(COLUMNS)],
        top=[round((size.height - ROWS * CARD_HEIGHT) / 2 + at * CARD_HEIGHT, 2) for at in range(ROWS)],
        margin=MARGIN,
        pages=card_pages(found.cards),
        sheets=[Markup(sheet.svg) for sheet in found.sheets],
    )


def card_pages(cards: tuple[CardFaces, ...]) -> list[list[tuple[int, int, Markup]]]:
    """Fronts and backs by turns, each as column, row and drawing.

    A sheet is turned over its long edge: what lies left on the front is right on the back.
    """
    pages = []
    on_a_sheet = COLUMNS * ROWS
    for first in range(0, len(cards), on_a_sheet):
        some = list(enumerate(cards[first : first + on_a_sheet]))
        pages.append([(at % COLUMNS, at // COLUMNS, _drawn(card.front)) for at, card in some])
        pages.append([(COLUMNS - 1 - at % COLUMNS, at // COLUMNS, _drawn(card.back)) for at, card in some])
    return pages


def _drawn(picture: Picture) -> Markup:
    return Markup(picture.svg)


def _find(request: Request, voice: Voice) -> tuple[str, str, Gallery]:
    game = games.find_game(request.path_params["game"])
    if game.gallery is None:
        raise NotFound("no-gallery")
    edition = request.query_params.get("edition", HOUSE)
    return game.name, edition, game.gallery(find_edition(game.name, edition), voice.of(game.name).say)
