"""The map: hexes, tiles, pieces, what the Mautoma chose, and what can be tapped; drawn and in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mautoma.games.kit.colours import FAINT, HIGHLIGHT, INK, OPTION, RULE
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import circle, document, line, marks, polygon, text
from mautoma.games.revive.map.board import ASK, column_name
from mautoma.games.revive.names import HIDDEN, HUMAN, LARGE, NO_BUILDING, PALETTE, SMALL, SYMBOLS
from mautoma.games.revive.state import Game, Map
from mautoma.games.revive.view.choice import draw_choice
from mautoma.games.revive.view.colours import KINDS, TILE_EDGE, VALUE
from mautoma.games.revive.view.layout import EDGES, SIDE, Layout, Point, corners, layout_of
from mautoma.games.revive.view.pieces import draw_pieces
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Fill, Pick, Question
from mautoma.kernel.view import Picture, Say

LEGEND = (*PALETTE, "centre", HIDDEN)
LEGEND_COLUMNS = 3
LEGEND_LINE = 22.0

CELL = 4
MARKS = {SMALL: "m", LARGE: "M", HUMAN: "h"}
"""The map in text: how wide a hex is, and what stands there."""


def map_picture(game: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str]) -> Picture:
    map, layout = game.map, layout_of(game.map.board)
    width, height = layout.width, layout.height
    valued = bool(game.choice.values) if game.choice else None
    legend = draw_legend(width, height, valued, say)
    height += LEGEND_LINE * (-(-len(LEGEND) // LEGEND_COLUMNS) + (game.choice is not None)) + 8
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
        *draw_edges(layout),
        *draw_tile_names(map, layout, question),
        *draw_rows(layout),
        draw_pieces(map, layout),
        *(draw_choice(game, game.choice, layout) if game.choice else ()),
        marks(draw_marks(layout, pointed)),
        *draw_question(layout, tappable, question),
        *legend,
    )
    spots = tuple(layout.spot(value, name) for value, name in tappable if name in layout.by_name)
    return Picture("map", svg, width, height, alt, spots, themed=True)


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


@lru_cache(64)
def draw_hexes(layout: Layout, kinds: tuple[str, ...], say: Say) -> str:
    hexes = zip(layout.board.names, kinds, layout.centres, strict=True)
    return "".join([_hex(name, kind, at, say) for name, kind, at in hexes])


@remembered
def _hex(name: str, kind: str, at: Point, say: Say) -> str:
    title = say(msg("hex-of-kind", hex=name, kind=kind))
    shape = polygon(corners(at), title, fill=KINDS[kind], stroke=RULE, stroke_width=1.0, data_place=name)
    if kind in (HIDDEN, ASK):
        return shape
    return shape + text(at[0], at[1] + SIDE * 0.52, SYMBOLS[kind], 12, bold=True)


@lru_cache(16)
def draw_edges(layout: Layout) -> tuple[str, ...]:
    """An edge wherever two tiles meet."""
    board = layout.board
    at = {(board.halves[hex], board.rows[hex]): hex for hex in range(len(board))}
    drawn = []
    for hex, centre in enumerate(layout.centres):
        points = corners(centre)
        for (right, down), (one, other) in EDGES.items():
            near = at.get((board.halves[hex] + right, board.rows[hex] + down))
            if near is None or (near > hex and board.tile_of[near] != board.tile_of[hex]):
                drawn.append(line(*points[one], *points[other], stroke=TILE_EDGE, stroke_width=2.2))
    return tuple(drawn)


def draw_tile_names(map: Map, layout: Layout, question: Question[Any] | None) -> list[str]:
    """Of those face down; one that is being told carries the names of all its hexes."""
    told = question.places if isinstance(question, Fill) else ()
    return [
        text(*layout.centres[tile.hexes[0]], tile.name, 12, bold=True)
        for tile, up in zip(map.board.tiles, map.face_up, strict=True)
        if not up and tile.name not in told
    ]


@lru_cache(16)
def draw_rows(layout: Layout) -> tuple[str, ...]:
    """The number of each row at its left, and the columns of the first."""
    board = layout.board
    drawn = [
        text(14, hexes[0][1], str(row), 11, fill=FAINT)
        for row in range(1, board.row_count + 1)
        if (hexes := layout.row(row))
    ]
    for hex, (x, _) in enumerate(layout.centres):
        if board.rows[hex] == 1:
            drawn.append(text(x, 16, column_name(board.columns[hex]), 11, fill=FAINT))
    return tuple(drawn)


def outline(
    layout: Layout,
    name: str,
    colour: str,
    thick: float,
    dashes: str | None = None,
    pointed: str | None = None,
) -> str:
    """`pointed`: the page brings it into sight."""
    if name not in layout.by_name:
        return ""
    return _outline(layout.by_name[name], colour, thick, dashes, pointed)


@remembered
def _outline(at: Point, colour: str, thick: float, dashes: str | None, pointed: str | None) -> str:
    return polygon(
        corners(at, thick / 2),
        fill="none",
        stroke=colour,
        stroke_width=thick,
        stroke_dasharray=dashes,
        data_pointed=pointed,
    )


def draw_marks(layout: Layout, names: Sequence[str]) -> str:
    return "".join([outline(layout, name, HIGHLIGHT, 4, pointed=name) for name in names])


def draw_question(
    layout: Layout, tappable: Sequence[tuple[str, str]], question: Question[Any] | None
) -> list[str]:
    """Hexes to be filled carry their names, and a place for the sign of their kind; those that can be tapped
    a dashed outline."""
    if isinstance(question, Fill):
        drawn = []
        for name in question.places:
            if name in layout.by_name:
                x, y = layout.by_name[name]
                drawn += [
                    outline(layout, name, OPTION, 3, pointed=name),
                    text(x, y - 4, name, 12, bold=True),
                    text(x, y + SIDE * 0.52, "", 12, bold=True, data_sign=name),
                ]
        return drawn
    return [outline(layout, name, OPTION, 2, "4 3") for name in dict.fromkeys(name for _, name in tappable)]


@remembered
def draw_legend(width: float, top: float, valued: bool | None, say: Say) -> tuple[str, ...]:
    """`valued`: whether the candidates of the last choice had values; None if there was no choice."""
    drawn = []
    for number, kind in enumerate(LEGEND):
        x = 18 + number % LEGEND_COLUMNS * (width - 24) / LEGEND_COLUMNS
        y = top + number // LEGEND_COLUMNS * LEGEND_LINE
        small = [(x + px * 0.35, y + py * 0.35) for px, py in corners((0, 0))]
        drawn.append(polygon(small, fill=KINDS[kind], stroke=TILE_EDGE, stroke_width=1.0))
        drawn.append(text(x, y, SYMBOLS[kind], 10, bold=True))
        drawn.append(text(x + 14, y, say(msg("word-kind", kind=kind)), 12, text_anchor="start"))
    x, y = 18 + (width - 24) / LEGEND_COLUMNS, top + LEGEND_LINE * (len(LEGEND) // LEGEND_COLUMNS)
    drawn.append(text(x - 8, y, say(msg("legend-sides")), 12, text_anchor="start"))
    if valued is not None:
        words = say(msg("legend-values" if valued else "legend-in-reach"))
        drawn.append(circle(18, y + LEGEND_LINE, 7, fill=VALUE, stroke=INK, stroke_width=1.2))
        drawn.append(text(32, y + LEGEND_LINE, words, 12, text_anchor="start"))
    return tuple(drawn)


def map_lines(game: Game, say: Say) -> list[str]:
    """The rows as they lie; each hex with its kind, what stands there, and a mark if it was chosen last."""
    board = game.map.board
    chosen = game.choice.hexes if game.choice else ()
    first = min(board.halves)
    rows = [""] * board.row_count
    hexes = zip(board.names, board.rows, board.halves, _cells(game.map), strict=True)
    for name, row, half, cell in hexes:
        start = (half - first) * CELL // 2
        rows[row - 1] = rows[row - 1].ljust(start) + (f"{cell}!" if name in chosen else cell)
    lines = [f"{row:<4}{drawn}".rstrip() for row, drawn in enumerate(rows, 1)]
    return [*lines, *legend_lines(say), *piece_lines(game, say)]


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


def piece_lines(game: Game, say: Say) -> list[str]:
    """Everything that stands on the map, and the tiles that lie face down."""
    map, board = game.map, game.map.board
    standing: dict[str, list[str]] = {}
    pieces = zip(map.buildings, map.populations, map.human_populations, map.tokens, strict=True)
    for name, here in zip(board.names, pieces, strict=True):
        for what in _pieces(*here):
            standing.setdefault(what, []).append(name)
    lines = [say(Msg(f"on-map-{what}", {"hexes": names})) for what, names in standing.items()]
    hidden = [tile.name for number, tile in enumerate(board.tiles) if not map.face_up[number]]
    return [*lines, say(msg("on-map-hidden", tiles=hidden))]


@remembered
def _pieces(building: str, population: int, human: bool, token: bool) -> tuple[str, ...]:
    found = []
    if building != NO_BUILDING:
        found.append(f"building-{building}")
    if population:
        found.append("population-automa")
    if human:
        found.append("population-human")
    if token:
        found.append("token")
    return tuple(found)
