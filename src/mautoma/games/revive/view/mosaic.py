"""The map in coloured characters: a hex is four wide, every other row shifted by half of one.

Columns have letters and rows numbers, above and below, on the left and the right.
"""

from __future__ import annotations

from typing import Any

from mautoma.games.kit.colours import AUTOMA, CREAM, FAINT, HIGHLIGHT, HUMAN, INK, OPTION
from mautoma.games.kit.spots import covered, placed
from mautoma.games.revive.map.distance import within
from mautoma.games.revive.names import HUMAN as HUMANS
from mautoma.games.revive.names import LARGE, NO_BUILDING, PALETTE, SMALL, SYMBOLS
from mautoma.games.revive.state import Map, Revive
from mautoma.games.revive.table.reports.human import YOUR_TURN
from mautoma.games.revive.view.axes import column_letters
from mautoma.games.revive.view.colours import KINDS
from mautoma.games.revive.view.map import CELL, HEAD, MARKS
from mautoma.games.revive.view.reach import usual_limit
from mautoma.kernel.message import msg
from mautoma.kernel.mosaic import Cell, Mosaic, Sample
from mautoma.kernel.question import Fill, Question
from mautoma.kernel.view import Say

NEAR = "·"


def map_mosaic(game: Revive, question: Question[Any] | None, say: Say, lines: int) -> Mosaic:
    """`lines`: how many lines of the section it stands for."""
    board = game.map.board
    own = question is not None and question.key == YOUR_TURN
    asked = set() if own else _asked(question)  # on the own turn nearly every hex can be named
    limit = usual_limit(game) if own else 0
    near = within(game, limit) if limit else [False] * len(board)
    chosen = game.choice.hexes if game.choice else ()
    first = min(board.halves)
    rows: list[list[Cell]] = [[Cell(f"{row:>3} ", "", FAINT)] for row in range(1, board.row_count + 1)]
    reached = [0] * board.row_count
    for hex, name in enumerate(board.names):
        row, start = board.rows[hex] - 1, (board.halves[hex] - first) * CELL // 2
        rows[row].append(Cell(" " * (start - reached[row])))
        pointed = OPTION if name in asked else HIGHLIGHT if name in chosen else ""
        rows[row].append(_hex(game.map, hex, pointed, near[hex]))
        reached[row] = start + CELL
    for number, cells in enumerate(rows, 1):
        cells.append(Cell(f" {number}", "", FAINT))
    letters = column_letters(board, CELL)
    named = (Cell(" " * (HEAD + 1)), Cell(letters, "", FAINT))
    drawn = (named, *(tuple(cells) for cells in rows), named)
    return Mosaic(drawn, _key(bool(asked), bool(chosen), limit, say), None, lines, own or bool(asked))


def _asked(question: Question[Any] | None) -> set[str]:
    """The hexes that the open question is about."""
    if isinstance(question, Fill):
        return set(question.places)
    return {name for option in placed(question) for name in covered(option)}


def _hex(map: Map, hex: int, pointed: str, near: bool) -> Cell:
    """Its kind, what stands there, and whether the Mautoma reaches it; the ground is its own, or points it
    out."""
    kind, building = map.kinds[hex], map.buildings[hex]
    pieces = MARKS.get(building, "") + "p" * (map.populations[hex] > 0) + "q" * map.human_populations[hex]
    text = f" {SYMBOLS.get(kind, '?')}{pieces}"[:CELL].ljust(CELL)
    text = f"{text[:-1]}{NEAR}" if near and text[-1] == " " else text
    if pointed:
        return Cell(text, pointed, CREAM, bold=True)
    if building in (SMALL, LARGE) or map.populations[hex]:
        return Cell(text, AUTOMA, CREAM, bold=True)
    if building != NO_BUILDING or map.human_populations[hex]:
        return Cell(text, HUMAN, CREAM, bold=True)
    return Cell(text, KINDS[kind], INK)


def _key(asks: bool, chosen: bool, reach: int, say: Say) -> tuple[Sample, ...]:
    kinds = [
        Sample(Cell(f" {SYMBOLS[kind]}  ", KINDS[kind], INK), say(msg("word-kind", kind=kind)))
        for kind in (*PALETTE, "centre", "hidden")
    ]
    pieces = [
        Sample(Cell(f" {MARKS[SMALL]}{MARKS[LARGE]}p", AUTOMA, CREAM, True), say(msg("mosaic-automa"))),
        Sample(Cell(f" {MARKS[HUMANS]}q ", HUMAN, CREAM, True), say(msg("mosaic-human"))),
    ]
    if chosen:
        pieces.append(Sample(Cell("    ", HIGHLIGHT), say(msg("mosaic-chosen"))))
    if reach:
        pieces.append(Sample(Cell(f"   {NEAR}"), say(msg("mosaic-reach", distance=reach))))
    if asks:
        pieces.append(Sample(Cell("    ", OPTION), say(msg("mosaic-open"))))
    return (*kinds, *pieces)
