"""The diamond track and the book track of the player boards: where they end (MOM-N11) and what a space is
worth (MOM-E1), asked once where the edition does not say it."""

from __future__ import annotations

from msgspec.structs import replace

from mautoma.games.mombasa.edition import MOST, Space
from mautoma.games.mombasa.names import BoardTrack
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.question import Number
from mautoma.kernel.table import Table


def last_space(game: Mombasa, table: Table, track: BoardTrack) -> int:
    end = game.edition.board.end_of(track)
    if end is None:
        end = table.ask(Number(key="last-space", data={"of": track}, rules=("MOM-N11",), least=1, most=MOST))
        _learn(game, track, replace(_space(game, track, end), last=True))
    return end


def space_points(game: Mombasa, table: Table, track: BoardTrack, number: int) -> int:
    points = game.edition.board.points_at(track, number)
    if points is None:
        data = {"of": track, "at": number}
        points = table.ask(Number(key="space-points", data=data, rules=("MOM-E1",), most=MOST))
        _learn(game, track, replace(_space(game, track, number), points=points))
    return points


def _space(game: Mombasa, track: BoardTrack, number: int) -> Space:
    known = game.edition.board.spaces(track)
    return next((space for space in known if space.number == number), Space(number))


def _learn(game: Mombasa, track: BoardTrack, space: Space) -> None:
    board = game.edition.board.with_space(track, space)
    game.edition = game.edition.with_board(board)
    game.found_spaces = True
