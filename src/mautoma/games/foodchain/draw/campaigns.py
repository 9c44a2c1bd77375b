"""The human's marketing tiles; the shape behind number and product shows the kind."""

from __future__ import annotations

from mautoma.games.foodchain.city.city import AirplanePlace, City
from mautoma.games.foodchain.city.grid import SIDE
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles
from mautoma.games.foodchain.draw.icons import product_icon
from mautoma.games.foodchain.draw.layout import UNIT, airplane_rect, around
from mautoma.games.foodchain.draw.palette import INK, MARKETING, MARKETING_EDGE
from mautoma.games.foodchain.draw.svg import Rect, box, circle, group, path
from mautoma.games.foodchain.inwords.campaigns import campaign_line
from mautoma.games.foodchain.state import Campaign
from mautoma.games.foodchain.wording import Wording
from mautoma.games.kit.svg import Attribute, text

_EDGE: dict[str, Attribute] = {"stroke": MARKETING_EDGE, "stroke_width": 2.0}


def campaign_rect(city: City, number: int) -> Rect:
    place = city.marketing[number]
    if isinstance(place, AirplanePlace):
        first = (place.berth.bit_length() - 1) % SIDE - marketing_tiles()[number].width + 1
        return airplane_rect(place.side, first, marketing_tiles()[number].width)
    return around(place.squares)


def draw_campaign(city: City, campaign: Campaign, words: Wording) -> str:
    rect = campaign_rect(city, campaign.number).inset(2)
    return group(_shape(campaign.kind, rect), *_face(campaign, rect), title=campaign_line(campaign, words))


def _face(campaign: Campaign, rect: Rect) -> list[str]:
    """Number above; product and rounds left below, or in one row where the tile is flat and long."""
    x, y = rect.centre
    number, left = str(campaign.number), "∞" if campaign.left is None else str(campaign.left)
    if rect.width > 2 * rect.height:
        return [
            text(x - 28, y, number, 19, bold=True),
            product_icon(campaign.product, x, y, 24),
            text(x + 28, y, f"×{left}", 18),
        ]
    grown = min(2, min(rect.width, rect.height) / UNIT * 1.15)
    return [
        text(x, y - 8 * grown, number, 16 * grown, bold=True),
        product_icon(campaign.product, x - 8 * grown, y + 8 * grown, 16 * grown),
        text(x + 8 * grown, y + 8 * grown, f"×{left}", 13 * grown),
    ]


def _shape(kind: MarketingKind, rect: Rect) -> str:
    x, y = rect.centre
    if kind is MarketingKind.RADIO:
        return circle(x, y, UNIT / 2 - 1, fill=MARKETING, **_EDGE)
    card = box(rect, rx=3, fill=MARKETING, **_EDGE)
    if kind is MarketingKind.MAILBOX:
        flap = f"M{rect.x:g} {rect.y:g}L{x:g} {y:g}L{rect.x + rect.width:g} {rect.y:g}"
        return card + path(flap, fill="none", stroke=MARKETING_EDGE, stroke_width=1.2)
    if kind is MarketingKind.AIRPLANE:
        right, below = rect.x + rect.width, rect.y + rect.height
        wings = f"M{x:g} {rect.y:g}L{right:g} {y:g}L{x:g} {below:g}L{rect.x:g} {y:g}z"
        return card + path(wings, fill="#fffbe6", stroke=MARKETING_EDGE, stroke_width=1.2)
    frame = box(rect.inset(4), fill="#fffbe6", stroke=INK, stroke_width=1)
    return card + frame
