"""The board editor as a page meets it: brushes to tap with, changes to make, the picture, the files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.revive.edition.board import BOARD_FILE, MOST_ROWS
from mautoma.games.revive.editor.board_file import edits_of, fault, to_toml
from mautoma.games.revive.editor.edits import BadEdit, Drawing, draw, tile_at
from mautoma.games.revive.map.board import ASK, CORNER, FACE_DOWN, NO_HEX, OPEN
from mautoma.games.revive.names import PALETTE
from mautoma.games.revive.view.board_editor import drawing_picture
from mautoma.kernel.editor import Brushes, Tool
from mautoma.kernel.fault import short
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say

BEGIN = ("size 5 5",)


class BoardEditor:
    def begin(self) -> list[str]:
        return list(BEGIN)

    def go_on(self, files: Mapping[str, str]) -> list[str]:
        return edits_of(files[BOARD_FILE])

    def brushes(self, edits: Sequence[str]) -> list[Brushes]:
        drawing = _drawn(edits)
        new = drawing.next_tile()
        tiles = [
            Tool(f"tile {new}", msg("brush-new-tile", tile=new)),
            Tool(f"tile {NO_HEX}", msg("brush-no-hex")),
            *(Tool(f"tile {id}", msg("brush-tile", tile=id)) for id in drawing.tile_ids()),
        ]
        lies = [
            Tool(f"lies {lies}", msg(f"brush-{lies.replace('_', '-')}")) for lies in (OPEN, CORNER, FACE_DOWN)
        ]
        kinds = [Tool(f"kind {kind}", msg("word-kind", kind=kind)) for kind in ("centre", *PALETTE, ASK)]
        return [Brushes("tiles", tuple(tiles)), Brushes("lies", tuple(lies)), Brushes("kinds", tuple(kinds))]

    def changes(self, edits: Sequence[str]) -> list[Tool]:
        drawing = _drawn(edits)
        rows, columns = len(drawing.tiles), len(drawing.tiles[0])
        sizes = [
            (rows + 1, columns, "change-row"),
            (rows - 1, columns, "change-no-row"),
            (rows, columns + 1, "change-column"),
            (rows, columns - 1, "change-no-column"),
        ]
        found = [
            Tool(f"size {high} {wide}", msg(key))
            for high, wide, key in sizes
            if 1 <= high <= MOST_ROWS and 1 <= wide <= MOST_ROWS
        ]
        shifted = "odd" if drawing.shifted == "even" else "even"
        top = "bottom" if drawing.mat_top == "top" else "top"
        return [
            *found,
            Tool(f"shifted {shifted}", msg(f"change-shifted-{shifted}")),
            Tool(f"mat_top {top}", msg(f"change-mat-top-{top}")),
        ]

    def tap(self, edits: Sequence[str], brush: str, place: str) -> str:
        verb, _, value = brush.partition(" ")
        if verb not in ("tile", "lies", "kind"):
            raise BadEdit("edit-no-brush", given=short(brush))
        if verb == "lies":
            return f"lies {tile_at(_drawn(edits), place)} {value}"
        return f"{verb} {place} {value}"

    def picture(self, edits: Sequence[str], say: Say) -> Picture:
        return drawing_picture(_drawn(edits), say)

    def fault(self, edits: Sequence[str]) -> Msg | None:
        return fault(_drawn(edits))

    def files(self, edits: Sequence[str]) -> dict[str, str]:
        return {BOARD_FILE: to_toml(_drawn(edits))}


def _drawn(edits: Sequence[str]) -> Drawing:
    drawing = draw(edits)
    if not drawing.tiles:
        raise BadEdit("edit-no-size")
    return drawing
