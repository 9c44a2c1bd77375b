"""A map of one's own choice, before the game: nine tiles, and the chart of the others to choose from."""

from __future__ import annotations

from mautoma.games.foodchain.city.board import Board, Laid, deal
from mautoma.games.foodchain.city.map_code import read_code, usual, write_code
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.view.laying import laying_picture
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.chance import Chance
from mautoma.kernel.game import Maps
from mautoma.kernel.view import Picture, Say


def _deal(seed: int) -> str:
    """FCM-S1"""
    return write_code(deal(Chance(seed)))


def _picture(code: str, chosen: int, say: Say) -> Picture:
    return laying_picture(read_code(code), Wording(say), TILE_PLACES[chosen])


def _turned(code: str, place: int) -> str:
    laid = list(read_code(code).laid)
    letter, turns = laid[place]
    laid[place] = Laid(letter, (turns + 1) % 4)
    return write_code(Board(laid))


def _swapped(code: str, place: int, letter: str) -> str:
    laid = list(read_code(code).laid)
    laid[place] = Laid(letter, 0)
    return usual(write_code(Board(laid)))


MAPS = Maps(len(TILE_PLACES), _deal, _picture, _turned, _swapped)
