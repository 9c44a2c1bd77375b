"""The pictures: the reference card with its slots, the automa's board, the company tracks, the display, the
score sheet.
"""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.mombasa.facts.display import place_option
from mautoma.games.mombasa.names import AUTOMA, COLUMNS, DISPLAY, HUMAN, MARKERS, SLOTS
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.view import words as inwords
from mautoma.games.mombasa.view.shapes import SHADE, box, broken, fitted, hatched, svg, text, token
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say, Spot

WIDTH = 420
"""Of every picture: narrow enough to be read on a phone."""
INNER = WIDTH - 20
LINE = 18
SPACES = 15
"""Of the automa's own tracks, drawn in a row."""
SHORTEST_TRACK = 12
"""How many spaces are drawn of a track whose length is not known yet, at least."""


def _picture(name: str, height: float, parts: list[str], lines: list[Msg], say: Say) -> Picture:
    alt = " ".join(say(line) for line in lines)
    return Picture(name, svg(name, WIDTH, height, *parts), WIDTH, height, alt)


def _written(top: float, lines: list[Msg], say: Say) -> tuple[list[str], float]:
    """Lines of text, broken where they are too long; and where the next one would begin."""
    rows = [row for line in lines for row in broken(say(line), INNER)]
    return [text(12, top + LINE * number, row) for number, row in enumerate(rows)], top + LINE * len(rows)


def reference_picture(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """The card laid sideways; a covered slot is hatched and names the card that covers it."""
    deck = game.deck
    parts = [
        text(12, 26, say(inwords.round_words(game)), 15, bold=True),
        box(10, 38, INNER, 130, fill=SHADE, glow="reference" in highlight, name="reference"),
    ]
    if deck.reference:
        parts.append(text(22, 58, say(msg("line-reference", card=deck.reference))))
    for slot in range(SLOTS):
        parts += _slot(game, slot, say, highlight)
    piles = (("pile-deck", len(deck.cards), "deck"), ("pile-discard", len(deck.discard), "discard"))
    for column, (key, number, place) in enumerate(piles):
        x = 10 + column * 205
        parts.append(box(x, 178, 195, 40, glow=place in highlight, name=place))
        parts.append(fitted(x + 80, 203, say(msg(key)), 140))
        parts.append(text(x + 172, 205, str(number), 20, anchor="middle", bold=True))
    written, bottom = _written(242, inwords.open_cards(game), say)
    return _picture("reference", bottom, parts + written, inwords.reference_lines(game), say)


def _slot(game: Game, slot: int, say: Say, highlight: Sequence[str]) -> list[str]:
    deck, x, y = game.deck, 20 + slot * 130, 68
    place = f"slot-{slot + 1}"
    words = say(inwords.symbol_words(game.symbols()[slot])) if deck.reference else ""
    if slot >= len(deck.slots):
        return [
            box(x, y, 120, 90, glow=place in highlight, name=place),
            fitted(x + 60, y + 52, words, 110, 20, bold=True),
        ]
    return [
        hatched(x, y, 120, 90),
        box(x, y, 120, 90, fill="none", glow=place in highlight, name=place),
        box(x + 6, y + 26, 108, 32),
        fitted(x + 60, y + 47, say(msg("card-name", card=deck.slots[slot])), 102, bold=True),
        fitted(x + 60, y + 79, words, 110),
    ]


def board_picture(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """Pounds, markers and cards in words; the diamond track and the book track as spaces."""
    automa, board = game.automa, game.edition.board
    parts, top = _written(26, inwords.possessions(game), say)
    for marker in range(MARKERS):
        parts.append(f'<g opacity="{1 if marker < automa.markers else 0.2}">')
        parts.append(token(WIDTH - 92 + marker * 32, 24, say(msg("mark-automa")), automa=True) + "</g>")
    for line, last, at, books, mark in (
        (inwords.diamond_line(game), board.last_diamond, automa.diamonds, 0, "mark-automa"),
        (inwords.book_line(game), board.last_book, automa.jar, automa.books, "mark-jar"),
    ):
        written, top = _written(top + 8, [line], say)
        spaces, top = _own_track(top - 8, last, at, books, say(msg(mark)))
        parts += written + spaces
    return _picture("board", top, parts, inwords.board_lines(game), say)


def _own_track(top: float, last: int, at: int, books: int, mark: str) -> tuple[list[str], float]:
    """Spaces from 1 on; those with a book are hatched, the one with the piece shows it."""
    parts, width = [], INNER / SPACES
    for space in range(1, last + 1):
        row, column = divmod(space - 1, SPACES)
        x, y = 10 + column * width, top + row * 34
        parts.append((hatched if space <= books else box)(x, y, width - 3, 30))
        if space == at:
            parts.append(token(x + width / 2 - 1.5, y + 15, mark, automa=True))
        else:
            parts.append(text(x + width / 2 - 1.5, y + 19, str(space), 12, anchor="middle"))
    return parts, top + 34 * -(-last // SPACES) + 18


def tracks_picture(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """A row for each company: the automa's square below, the human's circle above its space."""
    parts = []
    for row, company in enumerate(game.companies()):
        top = 10 + row * 118
        human, automa = game.facts.steps.known.get(company, 0), game.automa.steps[company]
        length = max(game.facts.lengths.get(game.tracks[company], SHORTEST_TRACK), human, automa)
        glow = f"track-{company}" in highlight
        parts.append(box(10, top, INNER, 110, fill=SHADE, glow=glow, name=f"track-{company}"))
        parts.append(text(20, top + 20, say(msg("company-name", company=company)), 15, bold=True))
        parts.append(
            text(WIDTH - 20, top + 20, say(msg("track-name", track=game.tracks[company])), anchor="end")
        )
        width = (INNER - 16) / (length + 1)
        for space in range(length + 1):
            x = 19 + space * width
            parts.append(box(x, top + 52, width - 2, 26))
            parts.append(fitted(x + width / 2 - 1, top + 69, str(space), width, 12))
        parts.append(token(18 + (human + 0.5) * width, top + 39, say(msg("mark-human")), automa=False))
        parts.append(token(18 + (automa + 0.5) * width, top + 92, say(msg("mark-automa")), automa=True))
    return _picture("tracks", 10 + 118 * len(game.companies()), parts, inwords.track_lines(game), say)


def score_picture(game: Game, say: Say) -> Picture:
    """The score sheet of both sides (MOM-E1)."""
    parts = []
    for column, side in enumerate((HUMAN, AUTOMA)):
        x = 240 + column * 110
        parts.append(fitted(x, 30, say(msg("side-name", side=side)), 104, 15, bold=True))
        if (sheet := game.sheets.get(side)) is not None:
            points = (sheet.coins, sheet.share_points, sheet.diamond_points, sheet.book_points, sheet.total)
            for row, number in enumerate(points):
                last = row == len(points) - 1
                parts.append(text(x, 62 + row * 30, str(number), 17, anchor="middle", bold=last))
    for row, what in enumerate(("coins", "shares", "diamonds", "books", "total")):
        parts.insert(0, box(10, 42 + row * 30, INNER, 28, fill=SHADE if what == "total" else "#fffaf0"))
        parts.append(text(22, 62 + row * 30, say(msg(f"sheet-{what}")), 15, bold=what == "total"))
    return _picture("score", 202, parts, inwords.score_lines(game), say)


def display_picture(say: Say) -> Picture:
    """Four rows of three, to tap the cards asked for."""
    parts, spots = [], []
    for place in DISPLAY:
        column, row = place.split("_")
        x = 10 + (len(COLUMNS) - 1 - COLUMNS.index(column)) * 135
        y = 10 + (int(row) - 1) * 62
        label = place_option(place).label
        parts.append(box(x, y, 130, 54, name=place))
        parts.append(fitted(x + 65, y + 23, say(label) if label else place, 126))
        parts.append(fitted(x + 65, y + 44, say(msg("order-number", number=DISPLAY.index(place) + 1)), 126))
        spots.append(Spot(place, x, y, 130, 54))
    alt = say(msg("display-alt"))
    return Picture("display", svg("display", WIDTH, 262, *parts), WIDTH, 262, alt, tuple(spots))
