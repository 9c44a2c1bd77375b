"""The automa's mat in words."""

from __future__ import annotations

from mautoma.games.foodchain.automa.turn import spot_products
from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.edition import Spot
from mautoma.games.foodchain.inwords.campaigns import stack_line
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording


def freezer_counts(game: Game) -> dict[str, int]:
    """From top to bottom (FCM-S10)."""
    return {product: game.automa.freezers[product] for product in game.automa.order}


def reserve_shown(game: Game) -> int | None:
    """The automa's reserve card once the human may see it (FCM-E1, FCM-E5)."""
    seen = game.bank_breaks > 0 or "first_to_have_20" in game.human.milestones
    return game.automa.reserve if seen else None


def mat_lines(game: Game, words: Wording) -> list[str]:
    automa = game.automa
    mat = game.edition.mat
    return [
        words("view-cash", cash=automa.cash),
        words("view-deck-left", number=len(automa.deck)),
        words("view-reserve-automa", reserve=reserve_shown(game)),
        words("view-freezers-hold", products=freezer_counts(game)),
        words(
            "view-modifier-at",
            modifier=signed(mat.modifiers[automa.modifier]),
            lowest=signed(mat.modifiers[0]),
            highest=signed(mat.modifiers[-1]),
        ),
        words("view-sales-at", spot=automa.sales),
        *(_spot_line(game, at, spot, words) for at, spot in enumerate(mat.sales)),
        words("view-milestones-held", milestones=sorted(automa.milestones)),
        *(stack_line(stack, words) for stack in automa.stacks),
    ]


def _spot_line(game: Game, at: int, spot: Spot, words: Wording) -> str:
    return words("view-spot", spot=at, products=worded(spot_products(spot, game)), arrow=spot.arrow or "none")


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"
