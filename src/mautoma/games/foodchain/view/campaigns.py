"""Campaigns: the human's marketing tiles, whose shape shows the kind, and the automa's stacks."""

from __future__ import annotations

from collections.abc import Iterable

from mautoma.games.foodchain.city.city import AirplanePlace, City, House
from mautoma.games.foodchain.city.grid import SIDE
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles
from mautoma.games.foodchain.state import Campaign, Stack
from mautoma.games.foodchain.view.colours import AUTOMA_PALE, MARKETING, MARKETING_EDGE, MARKETING_PALE
from mautoma.games.foodchain.view.icons import product_icon
from mautoma.games.foodchain.view.layout import UNIT, airplane_rect, around
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import AUTOMA, INK
from mautoma.games.kit.svg import Attribute, Rect, box, circle, group, path, text

_EDGE: dict[str, Attribute] = {"stroke": MARKETING_EDGE, "stroke_width": 2.0}
_BADGE_WIDTH, _BADGE_HEIGHT = 37, 21


def draw_campaign(city: City, campaign: Campaign, words: Wording) -> str:
    rect = _rect(city, campaign.number).inset(2)
    return group(_shape(campaign.kind, rect), *_face(campaign, rect), title=campaign_line(campaign, words))


def _rect(city: City, number: int) -> Rect:
    place = city.marketing[number]
    if isinstance(place, AirplanePlace):
        first = (place.berth.bit_length() - 1) % SIDE - marketing_tiles()[number].width + 1
        return airplane_rect(place.side, first, marketing_tiles()[number].width)
    return around(place.squares)


def _face(campaign: Campaign, rect: Rect) -> list[str]:
    """Number above; product and rounds left below, or in one row where the tile is flat and long."""
    x, y = rect.centre
    number, left = str(campaign.number), f"×{rounds_left(campaign)}"
    if rect.width > 2 * rect.height:
        return [
            text(x - 28, y, number, 19, bold=True),
            product_icon(campaign.product, x, y, 24),
            text(x + 28, y, left, 18),
        ]
    grown = min(2, min(rect.width, rect.height) / UNIT * 1.15)
    return [
        text(x, y - 8 * grown, number, 16 * grown, bold=True),
        product_icon(campaign.product, x - 8 * grown, y + 8 * grown, 16 * grown),
        text(x + 8 * grown, y + 8 * grown, left, 13 * grown),
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
        return card + path(wings, fill=MARKETING_PALE, stroke=MARKETING_EDGE, stroke_width=1.2)
    frame = box(rect.inset(4), fill=MARKETING_PALE, stroke=INK, stroke_width=1)
    return card + frame


def draw_stacks(house: House, stacks: Iterable[Stack], words: Wording) -> str:
    """FCM-M6: stacks beside a house: product and rounds left, in the corner that its number leaves free."""
    rect = around(house.squares)
    x = rect.x + rect.width - _BADGE_WIDTH - 3
    badges = []
    for at, stack in enumerate(stacks):
        badge = Rect(x, rect.y + 4 + at * (_BADGE_HEIGHT + 1), _BADGE_WIDTH, _BADGE_HEIGHT)
        y = badge.centre[1]
        badges.append(
            group(
                box(badge, rx=10, fill=AUTOMA_PALE, stroke=AUTOMA, stroke_width=2),
                product_icon(stack.product, x + 11, y, 17),
                text(x + 27, y, str(stack.left), 20, bold=True),
                title=stack_line(stack, words),
            )
        )
    return group(*badges)


def rounds_left(campaign: Campaign) -> str:
    return "∞" if campaign.left is None else str(campaign.left)


def campaign_line(campaign: Campaign, words: Wording) -> str:
    return words(
        "view-campaign",
        number=campaign.number,
        medium=campaign.kind,
        product=campaign.product,
        left=campaign.left,
    )


def placed_campaign_line(city: City, campaign: Campaign, words: Wording) -> str:
    """With the place where its tile lies."""
    place = city.marketing[campaign.number].name
    return words("view-campaign-at", campaign=campaign_line(campaign, words), place=place)


def stack_line(stack: Stack, words: Wording) -> str:
    return words("view-stack", house=stack.house, product=stack.product, left=stack.left)
