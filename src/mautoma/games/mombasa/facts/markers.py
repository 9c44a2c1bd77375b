"""What a bonus marker needs: a free space, and for a majority more goods than the human."""

from __future__ import annotations

from mautoma.games.mombasa.names import GOODS, majority_space, tile_space
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg, msg


def spaces(game: Game) -> list[str]:
    """All spaces for bonus markers."""
    majorities = [majority_space(good) for good in GOODS]
    tiles = [tile_space(tile) for tile in game.edition.board.bonus_tiles]
    return [*majorities, *tiles, "remove", "buy", "first_player"]


def space_free(game: Game, space: str) -> bool:
    """As far as it is known: a space that the human took unseen is told of when a marker should go there."""
    return bool(game.facts.free.last(space))


def space_words(space: str) -> Msg:
    kind, _, name = space.partition("_")
    if kind == "majority":
        return msg("space-majority", good=name)
    if kind == "tile":
        return msg("space-tile", tile=name)
    return Msg(f"space-{space}".replace("_", "-"))


def may_be_won(game: Game, good: str, number: int) -> bool:
    """MOM-K1: unless the human, since the last own action, was known to show as many or more."""
    goods = game.facts.goods
    return not (goods.is_sure(good) and goods.known[good] >= number)
