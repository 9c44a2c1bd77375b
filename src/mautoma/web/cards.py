"""The cards, mats and boards of an edition: to look at, and as sheets to print in their real size."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from mautoma import games
from mautoma.games.kit.svg import Rect, el, path
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH, CardFaces, Gallery
from mautoma.kernel.view import Picture
from mautoma.messages.voice import Voice
from mautoma.shelf.library import HOUSE
from mautoma.web.html import render
from mautoma.web.offers import editions_of
from mautoma.web.problems import NotFound


class Paper(NamedTuple):
    """Millimetres."""

    width: float
    height: float


PAPERS = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}
COLUMNS, ROWS = 3, 3
BLEED = 3
"""How far the colour of a card's edge goes on beyond the cut."""
MARK = 3.5
"""The length of a cut mark."""
MARGIN = 12
"""Around a mat or a board on a sheet of its own."""

Placed = tuple[int, int, Markup]
"""Column, row and drawing."""


class Page(NamedTuple):
    """A side of a sheet of cards; `marks` are the bleed and the cut marks, beneath them."""

    faces: list[Placed]
    marks: Markup


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
        editions=editions_of(request).names(name),
        groups={
            group: [(card.name, Markup(card.front.svg), Markup(card.back.svg)) for card in cards]
            for group, cards in groups.items()
        },
        sheets=[(own.word("picture", sheet.name), Markup(sheet.svg)) for sheet in found.sheets],
        legend=[(Markup(entry.svg), entry.words, entry.letter) for entry in found.legend],
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
        left=_lines(size.width, CARD_WIDTH, COLUMNS)[:-1],
        top=_lines(size.height, CARD_HEIGHT, ROWS)[:-1],
        margin=MARGIN,
        pages=[
            Page(faces, cut_marks(size, [(column, row) for column, row, _ in faces], found.cards[0].edge))
            for faces in card_pages(found.cards)
        ],
        sheets=[Markup(sheet.svg) for sheet in found.sheets],
    )


def _lines(length: float, card: float, number: int) -> list[float]:
    """Where the paper is cut: neighbours share a cut, and the whole lies in the middle."""
    return [round((length - number * card) / 2 + at * card, 2) for at in range(number + 1)]


def cut_marks(paper: Paper, places: list[tuple[int, int]], edge: str) -> Markup:
    """Around the cards that lie in these columns and rows, in millimetres."""
    across, down = _lines(paper.width, CARD_WIDTH, COLUMNS), _lines(paper.height, CARD_HEIGHT, ROWS)
    bleeds = [
        _to_scale(Rect(across[column], down[row], CARD_WIDTH, CARD_HEIGHT).inset(-BLEED), edge)
        for column, row in places
    ]
    cuts_across = sorted({across[column + end] for column, _ in places for end in (0, 1)})
    cuts_down = sorted({down[row + end] for _, row in places for end in (0, 1)})
    upper, lower = cuts_down[0] - BLEED - MARK, cuts_down[-1] + BLEED
    left, right = cuts_across[0] - BLEED - MARK, cuts_across[-1] + BLEED
    d = [f"M{x:g} {y:g}v{MARK}" for x in cuts_across for y in (upper, lower)]
    d += [f"M{x:g} {y:g}h{MARK}" for y in cuts_down for x in (left, right)]
    marks = path("".join(d), stroke="#000", stroke_width=0.15, fill="none")
    return Markup(
        el("svg", *bleeds, marks, viewBox=f"0 0 {paper.width:g} {paper.height:g}", aria_hidden="true")
    )


def _to_scale(rect: Rect, fill: str) -> str:
    """To the hundredth of a millimetre."""
    x, y, width, height = (f"{round(each, 2):g}" for each in rect)
    return el("rect", x=x, y=y, width=width, height=height, fill=fill)


def card_pages(cards: tuple[CardFaces, ...]) -> list[list[Placed]]:
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
    draw = game.show().gallery
    if draw is None:
        raise NotFound("no-gallery")
    edition = request.query_params.get("edition", HOUSE)
    found = editions_of(request).find(game.name, edition)
    return game.name, edition, draw(found, voice.of(game.name).say)
