"""What there is to know of Mautoma Inc. beside the map: its price and stock, and the card it plays."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.edition.called import called
from mautoma.games.foodchain.names import AUTOMA
from mautoma.games.foodchain.state import FoodChain, MautomaInc
from mautoma.games.foodchain.view.card import card_picture
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.view import Figure, Turned


def its_shop(game: FoodChain, words: Wording) -> list[Figure]:
    """Price and waitresses are those of its last card (FCM-D2, FCM-D4): the next is turned over later."""
    automa, figures = game.automa, []
    if automa.card:
        price = game.card.price + game.price_modifier
        figures = [
            Figure(
                words("glance-price"),
                words("status-cash", cash=price),
                AUTOMA,
                icon=ICONS.among_words("price"),
            ),
            Figure(
                words("glance-waitresses"),
                str(game.card.waitresses),
                AUTOMA,
                icon=ICONS.among_words("waitress"),
            ),
        ]
    held = worded({product: number for product, number in automa.freezers.items() if number})
    stored = words("glance-products", products=held)
    figures.append(Figure(words("view-freezers"), stored, AUTOMA, icon=ICONS.among_words("freezer")))
    if automa.stacks:
        icon = ICONS.among_words("marketing")
        figures.append(Figure(words("glance-advertises"), _advertised(automa, words), AUTOMA, icon=icon))
    return figures


def _advertised(automa: MautomaInc, words: Wording) -> str:
    """Each product with its houses."""
    houses = {
        product: sorted({stack.house for stack in automa.stacks if stack.product == product})
        for product in automa.order
    }
    return "; ".join(
        words("glance-stack", product=product, number=len(at), houses=[str(house) for house in at])
        for product, at in houses.items()
        if at
    )


def turned_card(game: FoodChain, words: Wording) -> Turned | None:
    if not game.automa.card:
        return None
    return Turned(words("view-card", card=called(game.card)), card_picture(game, words))
