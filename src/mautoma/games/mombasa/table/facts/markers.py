"""What a bonus marker needs: a free space, and for a majority more goods than the human."""

from __future__ import annotations

from mautoma.games.mombasa.names import GOODS, majority_space, tile_space
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Confirm
from mautoma.kernel.table import Table


def spaces(game: Mombasa) -> list[str]:
    """All spaces for bonus markers."""
    majorities = [majority_space(good) for good in GOODS]
    tiles = [tile_space(tile) for tile in game.edition.board.bonus_tiles]
    return [*majorities, *tiles, "remove", "buy", "first_player"]


def space_free(game: Mombasa, space: str) -> bool:
    """As far as it is known: a space that the human took unseen is told of when a marker should go there."""
    return bool(game.facts.free.last(space))


def learn_space_free(game: Mombasa, table: Table, space: str, rule: str) -> bool:
    """For sure: asked where the human may have taken it since. What is taken stays so for the round."""

    def ask(before: bool | None) -> bool:
        return table.ask(
            Confirm(key="space-free", data={"space": space_words(space)}, rules=(rule,), default=True)
        )

    return space_free(game, space) and game.facts.free.recall(space, ask)


def space_words(space: str) -> Msg:
    kind, _, name = space.partition("_")
    if kind == "majority":
        return msg("space-majority", good=name)
    if kind == "tile":
        return msg("space-tile", tile=name)
    return Msg(f"space-{space}".replace("_", "-"))


def may_be_won(game: Mombasa, good: str, number: int) -> bool:
    """MOM-K1: unless the human, since the last own action, was known to show as many or more."""
    goods = game.facts.goods
    return not (goods.is_sure(good) and goods.known[good] >= number)
