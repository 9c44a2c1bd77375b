"""The pictures: the reference card with its slots, the automa's board, the company tracks, the display."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.mombasa import inwords
from mautoma.games.mombasa.facts import place_option
from mautoma.games.mombasa.names import COLUMNS, DISPLAY, MARKERS, SLOTS
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.svg import SHADE, box, fitted, hatched, svg, text, token
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say, Spot

SHORTEST_TRACK = 12
"""How many spaces are drawn of a track whose length is not known yet, at least."""


def _picture(name: str, width: float, height: float, parts: list[str], lines: list[Msg], say: Say) -> Picture:
    alt = " ".join(say(line) for line in lines)
    return Picture(name, svg(name, width, height, *parts), width, height, alt)


def reference_picture(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """The card laid sideways; a covered slot is hatched and names the card that covers it."""
    deck = game.deck
    parts = [
        text(20, 30, say(inwords.round_words(game)), 16, bold=True),
        box(20, 45, 480, 150, fill=SHADE, glow="reference" in highlight, name="reference"),
    ]
    if deck.reference:
        parts.append(text(34, 68, say(msg("line-reference", card=deck.reference)), 14))
    for slot in range(SLOTS):
        parts += _slot(game, slot, say, highlight)
    piles = (("pile-deck", len(deck.cards), "deck"), ("pile-discard", len(deck.discard), "discard"))
    for row, (key, number, place) in enumerate(piles):
        y = 45 + row * 78
        parts.append(box(520, y, 180, 70, glow=place in highlight, name=place))
        parts.append(fitted(610, y + 28, say(msg(key)), 168))
        parts.append(text(610, y + 56, str(number), 22, anchor="middle", bold=True))
    below = inwords.open_cards(game)
    parts += [text(20, 222 + 21 * row, say(line), 13) for row, line in enumerate(below)]
    return _picture("reference", 720, 225 + 21 * len(below), parts, inwords.reference_lines(game), say)


def _slot(game: Game, slot: int, say: Say, highlight: Sequence[str]) -> list[str]:
    deck, x, y = game.deck, 34 + slot * 155, 82
    place = f"slot-{slot + 1}"
    words = say(inwords.symbol_words(game.symbols()[slot])) if deck.reference else ""
    if slot >= len(deck.slots):
        return [
            box(x, y, 142, 100, glow=place in highlight, name=place),
            fitted(x + 71, y + 58, words, 130, 22, bold=True),
        ]
    return [
        hatched(x, y, 142, 100),
        box(x, y, 142, 100, fill="none", glow=place in highlight, name=place),
        box(x + 6, y + 34, 130, 34),
        fitted(x + 71, y + 56, say(msg("card-name", card=deck.slots[slot])), 124, 14, bold=True),
        fitted(x + 71, y + 90, words, 130, 12),
    ]


def board_picture(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """Numbers in words, the book row as spaces: a hatched space has a book, the jar is framed."""
    automa, last = game.automa, game.edition.board.last_book
    lines = inwords.board_lines(game)
    parts = [text(20, 34 + 24 * row, say(line), 15) for row, line in enumerate(lines)]
    top = 40 + 24 * len(lines)
    width = 680 / last
    for space in range(1, last + 1):
        x = 20 + (space - 1) * width
        draw = hatched if space <= automa.books else box
        parts.append(draw(x, top, width - 4, 44))
        parts.append(text(x + width / 2 - 2, top + 60, str(space), 11, anchor="middle"))
        if space == automa.jar:
            parts.append(token(x + width / 2 - 2, top + 22, say(msg("mark-jar")), automa=True))
    for marker in range(MARKERS):
        x = 610 + marker * 36
        parts.append(f'<g opacity="{1 if marker < automa.markers else 0.2}">')
        parts.append(token(x, 34, say(msg("mark-automa")), automa=True) + "</g>")
    return _picture("board", 720, top + 75, parts, lines, say)


def tracks_picture(game: Game, say: Say, highlight: Sequence[str]) -> Picture:
    """A row for each company: the automa's square below, the human's circle above its space."""
    parts = []
    for row, company in enumerate(game.companies()):
        top = 14 + row * 92
        human, automa = game.facts.steps.known.get(company, 0), game.automa.steps[company]
        length = max(game.facts.lengths.get(game.tracks[company], SHORTEST_TRACK), human, automa)
        glow = f"track-{company}" in highlight
        parts.append(box(10, top, 700, 84, fill=SHADE, glow=glow, name=f"track-{company}"))
        parts.append(text(20, top + 38, say(msg("company-name", company=company)), 15, bold=True))
        parts.append(text(20, top + 58, say(msg("track-name", track=game.tracks[company])), 13))
        width = 560 / (length + 1)
        for space in range(length + 1):
            x = 140 + space * width
            parts.append(box(x, top + 30, width - 3, 24))
            parts.append(text(x + width / 2 - 1.5, top + 46, str(space), 11, anchor="middle"))
        parts.append(token(138 + (human + 0.5) * width, top + 17, say(msg("mark-human")), automa=False))
        parts.append(token(138 + (automa + 0.5) * width, top + 68, say(msg("mark-automa")), automa=True))
    return _picture("tracks", 720, 14 + 92 * len(game.companies()), parts, inwords.track_lines(game), say)


def display_picture(say: Say) -> Picture:
    """Four rows of three, to tap the cards asked for."""
    parts, spots = [], []
    for place in DISPLAY:
        column, row = place.split("_")
        x = 20 + (len(COLUMNS) - 1 - COLUMNS.index(column)) * 160
        y = 14 + (int(row) - 1) * 62
        label = place_option(place).label
        parts.append(box(x, y, 150, 54, name=place))
        parts.append(fitted(x + 75, y + 24, say(label) if label else place, 144, 12))
        parts.append(
            fitted(x + 75, y + 44, say(msg("order-number", number=DISPLAY.index(place) + 1)), 144, 12)
        )
        spots.append(Spot(place, x, y, 150, 54))
    return Picture(
        "display", svg("display", 520, 270, *parts), 520, 270, say(msg("display-alt")), tuple(spots)
    )
