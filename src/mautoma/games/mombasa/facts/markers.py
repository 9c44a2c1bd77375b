"""What a bonus marker needs: a free space, and for a majority more goods than the human."""

from __future__ import annotations

from mautoma.games.mombasa.names import GOODS, majority_space, tile_space
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Confirm, Number
from mautoma.kernel.table import Table


def spaces(game: Game) -> list[str]:
    """All spaces for bonus markers."""
    majorities = [majority_space(good) for good in GOODS]
    tiles = [tile_space(tile) for tile in game.edition.board.bonus_tiles]
    return [*majorities, *tiles, "remove", "buy", "first_player"]


def space_free(game: Game, table: Table, space: str, rule: str) -> bool:
    question = Confirm(
        key="space-free", data={"space": space_words(space), "at": space}, rules=(rule,), default=True
    )
    return game.facts.free.recall(space, lambda _: table.ask(question))


def space_words(space: str) -> Msg:
    kind, _, name = space.partition("_")
    if kind == "majority":
        return msg("space-majority", good=name)
    if kind == "tile":
        return msg("space-tile", tile=name)
    return Msg(f"space-{space}".replace("_", "-"))


def human_goods(game: Game, table: Table, good: str) -> int:
    """The human's face-up, unused cards of a good (MOM-K1)."""

    def ask(before: int | None) -> int:
        data, rules = {"good": good}, ("MOM-K1",)
        return table.ask(
            Number(key="human-goods", most=99, data=data, rules=rules, default=before, remembered=True)
        )

    return game.facts.goods.recall(good, ask)
