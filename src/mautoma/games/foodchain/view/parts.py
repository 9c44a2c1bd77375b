"""Where the parts of a card and of the mat are drawn: in an editor each is tapped there."""

from __future__ import annotations

from mautoma.games.foodchain.edition import Card
from mautoma.games.foodchain.view.counter import inside
from mautoma.games.foodchain.view.diner import HEAD, TOP, Price, storeys
from mautoma.games.kit.canvas import HEIGHT, INSIDE
from mautoma.games.kit.spots import parts, stacked
from mautoma.games.kit.svg import Rect
from mautoma.kernel.view import Spot

RIBBON = 150.0
"""How wide the mark of its group is, with what is around it."""


def card_parts(card: Card, price: Price) -> tuple[Spot, ...]:
    """From top to bottom, as it is drawn. Who serves is below the goods where there are none."""
    x, y, width, _ = INSIDE
    boards, sign, diner, foot = storeys(card, price)
    staff, goods, _ = inside(card, diner)
    served = {"waitresses": goods.y - diner.y, "work": diner.y + diner.height - goods.y}
    if not card.work:
        served = {"work": diner.height - staff.height, "waitresses": staff.height}
    heights = {"campaigns": boards.height, "price": sign.height, **served, "clean_up": foot.height}
    return parts(
        {
            "id": Rect(x, y, width - RIBBON, HEAD),
            "group": Rect(x + width - RIBBON, y, RIBBON, HEAD),
            **stacked(heights, Rect(x, TOP, width, HEIGHT - y - TOP)),
        }
    )
