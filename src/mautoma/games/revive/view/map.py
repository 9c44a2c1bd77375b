"""The map: hexes, tiles, pieces, what the Mautoma chose, and what can be tapped; drawn and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mautoma.games.kit.colours import HIGHLIGHT, INK, OPTION, RULE
from mautoma.games.kit.svg import circle, document, marks, path, polygon, text, text_width
from mautoma.games.revive.map.board import ASK, Board
from mautoma.games.revive.names import HIDDEN, HUMAN, LARGE, NO_BUILDING, PALETTE, SMALL, SYMBOLS
from mautoma.games.revive.state import Map, Revive
from mautoma.games.revive.table.reports.human import YOUR_TURN
from mautoma.games.revive.view.axes import column_letters, draw_axes
from mautoma.games.revive.view.choice import draw_arrows, draw_candidates
from mautoma.games.revive.view.colours import KINDS, TILE_EDGE, VALUE
from mautoma.games.revive.view.layout import SIDE, Layout, Point, corners, layout_of
from mautoma.games.revive.view.pieces import NOTHING, draw_pieces
from mautoma.games.revive.view.reach import draw_reach, reach_line, usual_limit
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Fill, Pick, Question
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say

LEGEND = (*PALETTE, "centre", HIDDEN)
LEGEND_COLUMNS = 3
LEGEND_LINE = 22.0
SIGN = SIDE * 0.42
"""How far below the middle of a hex the sign of its kind is."""

CELL, HEAD = 4, 4
MARKS = {SMALL: "m", LARGE: "M", HUMAN: "h"}
"""The map in text: how wide a hex is, the number of a row, and what's on a hex."""


def map_picture(game: Revive, question: Question[Any] | None, say: Say, highlight: Sequence[str]) -> Picture:
    map, layout = game.map, layout_of(game.map.board)
    width, height = layout.width, layout.height
    valued = bool(game.choice.values) if game.choice else None
    own = question is not None and question.key == YOUR_TURN
    legend = draw_legend(width, height, valued, usual_limit(game) if own else 0, say)
    height += LEGEND_LINE * (-(-len(LEGEND) // LEGEND_COLUMNS) + 1 + (game.choice is not None) + own) + 8
    alt = say(
        msg(
            "alt-map",
            explored=sum(map.face_up),
            hidden=len(map.face_up) - sum(map.face_up),
            automa=sum(
                building in (SMALL, LARGE) or population > 0
                for building, population in zip(map.buildings, map.populations, strict=True)
            ),
            human=map.buildings.count(HUMAN) + sum(map.human_populations),
        )
    )
    pointed = highlight or (game.choice.hexes if game.choice else ())
    tappable = _tappable(question)
    svg = document(
        width,
        height,
        alt,
        draw_hexes(layout, tuple(map.kinds), say),
        draw_edges(layout),
        *(draw_arrows(game, game.choice, layout) if game.choice else ()),
        marks(draw_marks(layout, pointed)),
        *draw_question(layout, tappable, question),
        draw_reach(game, layout) if own else "",
        draw_pieces(map, layout, say),
        *(draw_candidates(map, game.choice, layout) if game.choice else ()),
        draw_signs(layout, tuple(map.kinds)),
        *draw_names(map, layout, question),
        *draw_axes(layout),
        *legend,
    )
    spots = tuple(layout.spot(value, name) for value, name in tappable if name in layout.by_name)
    return Picture("map", svg, width, height, alt, spots, themed=True, outlined=True)


def _tappable(question: Question[Any] | None) -> list[tuple[str, str]]:
    """Each option with every hex that it covers (a tile can be tapped anywhere); each hex to be filled."""
    if isinstance(question, Fill):
        return [(name, name) for name in question.places]
    if not isinstance(question, Pick):
        return []
    return [
        (option.value, name)
        for option in question.options()
        if option.place
        for name in option.place.covers or (option.place.at,)
    ]


@remembered
def draw_hexes(layout: Layout, kinds: tuple[str, ...], say: Say) -> str:
    hexes = zip(layout.board.names, kinds, layout.centres, strict=True)
    return "".join([_hex(name, kind, at, say) for name, kind, at in hexes])


@remembered
def _hex(name: str, kind: str, at: Point, say: Say) -> str:
    title = say(msg("hex-of-kind", hex=name, kind=kind))
    return polygon(corners(at), title, fill=KINDS[kind], stroke=RULE, stroke_width=1.0, data_place=name)


@remembered
def draw_signs(layout: Layout, kinds: tuple[str, ...]) -> str:
    """What each hex is, in a letter: above all outlines."""
    signs = [
        text(x, y + SIGN, SYMBOLS[kind], 12, bold=True)
        for kind, (x, y) in zip(kinds, layout.centres, strict=True)
        if kind not in (HIDDEN, ASK)
    ]
    return "".join(signs)


@remembered
def draw_edges(layout: Layout) -> str:
    """An edge wherever two tiles meet."""
    d = "".join(layout.border(tile.hexes) for tile in layout.board.tiles)
    return path(d, fill="none", stroke=TILE_EDGE, stroke_width=2.2, stroke_linecap="round")


def draw_names(map: Map, layout: Layout, question: Question[Any] | None) -> list[str]:
    """Of tiles face down; one that is being told has the names of all its hexes, and a place for the sign of
    what each is."""
    told = [name for name in question.places if name in layout.by_name] if isinstance(question, Fill) else []
    drawn = [
        text(*layout.centres[tile.hexes[0]], tile.name, 12, bold=True)
        for tile, up in zip(map.board.tiles, map.face_up, strict=True)
        if not up and tile.name not in told
    ]
    for name in told:
        x, y = layout.by_name[name]
        drawn.append(text(x, y - 5, name, 12, bold=True))
        drawn.append(text(x, y + SIGN, "", 12, bold=True, data_sign=name))
    return drawn


def outline(
    layout: Layout,
    name: str,
    colour: str,
    thick: float,
    pointed: str | None = None,
) -> str:
    """`pointed`: the page brings it into sight."""
    if name not in layout.by_name:
        return ""
    return _outline(layout.by_name[name], colour, thick, pointed)


@remembered
def _outline(at: Point, colour: str, thick: float, pointed: str | None) -> str:
    return polygon(
        corners(at, thick / 2),
        fill="none",
        stroke=colour,
        stroke_width=thick,
        data_pointed=pointed,
    )


def draw_marks(layout: Layout, names: Sequence[str]) -> str:
    return "".join([outline(layout, name, HIGHLIGHT, 4, pointed=name) for name in names])


def draw_question(
    layout: Layout, tappable: Sequence[tuple[str, str]], question: Question[Any] | None
) -> list[str]:
    """Hexes to be filled have an outline; what can be tapped a dashed one, a tile around the whole of it."""
    if isinstance(question, Fill):
        return [outline(layout, name, OPTION, 3, pointed=name) for name in question.places]
    options: dict[str, list[int]] = {}
    for value, name in tappable:
        if name in layout.by_name:
            options.setdefault(value, []).append(layout.board.index(name))
    return [_dashed(layout, tuple(hexes)) for hexes in options.values()]


@remembered
def _dashed(layout: Layout, hexes: tuple[int, ...]) -> str:
    return path(layout.border(hexes, 2.5), fill="none", stroke=OPTION, stroke_width=2, stroke_dasharray="4 3")


@remembered
def draw_legend(width: float, top: float, valued: bool | None, reach: int, say: Say) -> tuple[str, ...]:
    """`valued`: whether the candidates of the last choice had values; None if there was no choice. `reach`:
    how far the line around what it reaches goes; 0 if there is none."""
    drawn = []
    for number, kind in enumerate(LEGEND):
        x = 18 + number % LEGEND_COLUMNS * (width - 24) / LEGEND_COLUMNS
        y = top + number // LEGEND_COLUMNS * LEGEND_LINE
        small = [(x + px * 0.35, y + py * 0.35) for px, py in corners((0, 0))]
        drawn.append(polygon(small, fill=KINDS[kind], stroke=TILE_EDGE, stroke_width=1.0))
        drawn.append(text(x, y, SYMBOLS[kind], 10, bold=True))
        drawn.append(text(x + 14, y, say(msg("word-kind", kind=kind)), 12, text_anchor="start"))
    y = top + LEGEND_LINE * -(-len(LEGEND) // LEGEND_COLUMNS)
    drawn.append(_legend_line(10, y, width, say(msg("legend-sides"))))
    if valued is not None:
        y += LEGEND_LINE
        words = say(msg("legend-values" if valued else "legend-in-reach"))
        drawn.append(circle(18, y, 7, fill=VALUE, stroke=INK, stroke_width=1.2))
        drawn.append(_legend_line(32, y, width, words))
    if reach:
        y += LEGEND_LINE
        drawn.append(reach_line(f"M9 {y:g}H28"))
        drawn.append(_legend_line(32, y, width, say(msg("legend-reach", distance=reach))))
    return tuple(drawn)


def _legend_line(x: float, y: float, width: float, words: str) -> str:
    """Smaller where the map is narrow."""
    return text(x, y, words, min(12, (width - x - 8) / text_width(words, 1)), text_anchor="start")


def map_lines(game: Revive, say: Say) -> list[str]:
    """The rows in order; each hex with its kind, what's on it, and a mark if it was chosen last."""
    board = game.map.board
    chosen = game.choice.hexes if game.choice else ()
    first = min(board.halves)
    rows = [""] * board.row_count
    hexes = zip(board.names, board.rows, board.halves, _cells(game.map), strict=True)
    for name, row, half, cell in hexes:
        start = (half - first) * CELL // 2
        rows[row - 1] = rows[row - 1].ljust(start) + (f"{cell}!" if name in chosen else cell)
    lines = [f"{row:<{HEAD}}{drawn}".rstrip() for row, drawn in enumerate(rows, 1)]
    return [_letters(board), *lines, *legend_lines(say), *piece_lines(game, say)]


def _letters(board: Board) -> str:
    return " " * HEAD + column_letters(board, CELL)


def _cells(map: Map) -> list[str]:
    """Hex by hex."""
    hexes = zip(map.kinds, map.buildings, map.populations, map.human_populations, strict=True)
    return [
        SYMBOLS.get(kind, "?") + MARKS.get(building, "") + "p" * min(automa, 1) + "q" * human
        for kind, building, automa, human in hexes
    ]


@remembered
def legend_lines(say: Say) -> tuple[str, ...]:
    kinds = ", ".join(f"{symbol} {say(msg('word-kind', kind=kind))}" for kind, symbol in SYMBOLS.items())
    return say(msg("legend-kinds", kinds=kinds)), say(msg("legend-pieces"))


def piece_lines(game: Revive, say: Say) -> list[str]:
    """Everything on the map, and the face-down tiles."""
    map, board = game.map, game.map.board
    standing: dict[str, list[str]] = {}
    pieces = zip(map.buildings, map.populations, map.human_populations, map.tokens, strict=True)
    for name, here in zip(board.names, pieces, strict=True):
        for what in _pieces(*here) if here != NOTHING else ():
            standing.setdefault(what, []).append(name)
    lines = [say(Msg(f"on-map-{what}", {"hexes": names})) for what, names in standing.items()]
    hidden = [tile.name for number, tile in enumerate(board.tiles) if not map.face_up[number]]
    return [*lines, say(msg("on-map-hidden", tiles=hidden))]


def _pieces(building: str, population: int, human: bool, token: bool) -> Iterator[str]:
    if building != NO_BUILDING:
        yield f"building-{building}"
    if population:
        yield "population-automa"
    if human:
        yield "population-human"
    if token:
        yield "token"
