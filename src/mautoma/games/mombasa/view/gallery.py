"""The edition to look at and to print: the eight cards with both sides, and what the board adds."""

from __future__ import annotations

from dataclasses import replace

from mautoma.games.kit.card import EDGE, HEIGHT, WIDTH, actions_face
from mautoma.games.kit.colours import HUMAN, INK, PAPER
from mautoma.games.kit.sheet import Sheet, chip, word
from mautoma.games.kit.svg import Rect, box, broken, document, el, group, line, text
from mautoma.games.mombasa.edition import Board, Card, Edition, Half, Symbol
from mautoma.games.mombasa.symbols import symbol_words
from mautoma.games.mombasa.view.reference import priorities
from mautoma.games.mombasa.view.shapes import SHADE, fitted
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say

STRIP = 46.0
"""The long side with the three symbols of the reference card."""


def gallery(edition: Edition, say: Say) -> Gallery:
    return Gallery(
        tuple(_faces(card, say) for card in edition.cards),
        (_board(edition.board, say), _reference(say)),
    )


def entered_side(edition: Edition, card: str, side: str, say: Say) -> Picture:
    """A side of a printed card as far as it is entered."""
    entered = edition.card(card)
    name = say(msg("card-name", card=card))
    drawn = (
        _actions(entered, name, say) if side == "actions" else _one_half(getattr(entered, side), side, say)
    )
    return replace(drawn, name="entered", part="board")


def _one_half(half: Half, name: str, say: Say) -> Picture:
    """The half that is turned up, alone."""
    high = HEIGHT / 2
    alt = f"{say(msg(f'half-{name}'))}: {' '.join(say(line) for line in priorities(half))}"
    frame = box(Rect(3, 3, WIDTH - 6, high - 6), fill=PAPER, stroke=INK, stroke_width=3, rx=20)
    svg = document(WIDTH, high, alt, frame, _half(half, name, say), paper=PAPER)
    return Picture("priority", svg, WIDTH, high, alt)


def _faces(card: Card, say: Say) -> CardFaces:
    name = say(msg("card-name", card=card.id))
    return CardFaces(name, say(msg("gallery-cards")), _actions(card, name, say), _priority_side(card, say))


def _actions(card: Card, name: str, say: Say) -> Picture:
    """MOM-A2: the first action that can be done."""
    actions = [say(msg("gallery-action", action=action)) for action in card.actions]
    tiles = [say(msg("gallery-bonus", tiles=[_tile(tile, say) for tile in card.bonus]))] if card.bonus else []
    alt = say(msg("gallery-card-alt", card=card.id, actions=list(card.actions)))
    return actions_face("card", name, "", actions, tiles, HUMAN, alt)


def _tile(tile: str, say: Say) -> str:
    return say(msg("gallery-tile", bonus=tile))


def _priority_side(card: Card, say: Say) -> Picture:
    """MOM-P1, MOM-P2: each half is read from its own end; its symbols run along the long side."""
    halves = [(card.early, "early"), (card.late, "late")]
    drawn = [_half(half, name, say) for half, name in halves]
    turned = group(drawn[1], transform=f"rotate(180 {WIDTH / 2:.6g} {HEIGHT / 2:.6g})")
    alt = " ".join(
        f"{say(msg(f'half-{name}'))}: {' '.join(say(line) for line in priorities(half))}"
        for half, name in halves
    )
    middle = line(0, HEIGHT / 2, WIDTH, HEIGHT / 2, stroke=INK, stroke_width=2, stroke_dasharray="8 6")
    frame = box(Rect(3, 3, WIDTH - 6, HEIGHT - 6), fill=PAPER, stroke=INK, stroke_width=3, rx=20)
    svg = document(WIDTH, HEIGHT, alt, frame, drawn[0], middle, turned, paper=PAPER)
    return Picture("priority", svg, WIDTH, HEIGHT, alt)


def _half(half: Half, name: str, say: Say) -> str:
    parts = [
        box(Rect(6, 6, STRIP, HEIGHT / 2 - 12), fill=SHADE, rx=12),
        text(WIDTH / 2 + STRIP / 2, 30, say(msg(f"half-{name}")), 20, bold=True),
    ]
    for number, symbol in enumerate(half.reference):
        parts.append(_symbol(symbol, 52 + number * 84, say))
    y = 62.0
    for each in priorities(half):
        for row in broken(say(each), WIDTH - STRIP - 2 * EDGE - 6, 16):
            parts.append(text(STRIP + EDGE + 4, y, row, 16, text_anchor="start"))
            y += 20
        y += 4
    return group(*parts)


def _symbol(symbol: Symbol, y: float, say: Say) -> str:
    """Written along the long side, to be read with the card laid sideways."""
    x = 6 + STRIP / 2
    return el(
        "g",
        fitted(x, y, say(symbol_words(symbol)), 80, 15, bold=True),
        transform=f"rotate(-90 {x:.6g} {y:.6g})",
    )


def _board(board: Board, say: Say) -> Picture:
    sheet = Sheet()
    sheet.heading(say(msg("gallery-bonus-tiles")))
    sheet.chips(chip(word(_tile(tile, say))) for tile in board.bonus_tiles)
    for name, table in (("diamonds", board.diamonds), ("books", board.books)):
        sheet.heading(say(msg(f"gallery-{name}")))
        sheet.chips(chip(word(f"{space}:"), word(str(points), bold=True)) for space, points in table)
    return sheet.picture("printed-board", say(msg("gallery-board-alt")))


def _reference(say: Say) -> Picture:
    sheet = Sheet()
    for step in ("plan", "act", "tie", "end"):
        sheet.heading(say(msg(f"gallery-{step}")))
        sheet.lines(say(msg(f"gallery-{step}-how")))
    return sheet.picture("printed-reference", say(msg("gallery-reference-alt")))
