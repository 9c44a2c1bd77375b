"""Campaigns: the human's marketing tiles, whose shape shows the kind, and the automa's stacks."""

from __future__ import annotations

from typing import Any

from mautoma.games.foodchain.city.city import AirplanePlace, City, MarketingPlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SIDE, SQUARE_NUMBERS, mask_of
from mautoma.games.foodchain.city.places import airplane_place
from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.state import Campaign, Stack
from mautoma.games.foodchain.view.colours import MARKETING, MARKETING_EDGE, MARKETING_PALE
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.layout import airplane_rect, around
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.canvas import Room, column, row
from mautoma.games.kit.svg import Attribute, Rect, box, group, path, piece, text, text_width
from mautoma.kernel.question import Question
from mautoma.kernel.remember import remembered

_EDGE: dict[str, Attribute] = {"stroke": MARKETING_EDGE, "stroke_width": 2.0, "stroke_linejoin": "round"}
ADVERTISED = ("campaign-run", "campaign-product")
"""Questions about a tile that lies already."""
_LONG = 1.8
"""From so many times as long as wide on, everything is in one line."""


def draw_campaign(city: City, campaign: Campaign, words: Wording) -> str:
    rect = _rect(city, campaign.number)
    tile = group(draw_tile(campaign, rect), title=campaign_line(campaign, words))
    return piece(f"campaign-{campaign.number}", *rect.centre, tile)


def draw_tile(campaign: Campaign, rect: Rect) -> str:
    """A marketing tile where it lies."""
    left = f"×{rounds_left(campaign)}"
    return _shape(campaign.kind, rect.inset(2)) + _face(
        campaign.number, campaign.product, left, rect.inset(5)
    )


def draw_placed(city: City, question: Question[Any] | None) -> str:
    """A tile that was just put on the map, while it is asked what it advertises."""
    place = _placed(question)
    if question is None or place is None:
        return ""
    tile = marketing_tiles()[int(str(question.data["tile_number"]))]
    rect = _place_rect(place, tile.width)
    return _shape(tile.kind, rect.inset(2)) + _fitted(f"{tile.number}?", rect.inset(5))


def places_reached(city: City, question: Question[Any] | None) -> list[str]:
    """By that tile."""
    place = _placed(question)
    if question is None or place is None:
        return []
    kind = MarketingKind(str(question.data["marketing"]))
    return [f"house {number}" for number in houses_reached(city, kind, place)]


def _placed(question: Question[Any] | None) -> MarketingPlace | AirplanePlace | None:
    names = question.data.get("places") if question and question.key in ADVERTISED else None
    if question is None or not isinstance(names, list):
        return None
    tile = marketing_tiles()[int(str(question.data["tile_number"]))]
    if tile.kind is MarketingKind.AIRPLANE:
        edge, _, first = str(names[0]).partition(" ")
        return airplane_place(DIRECTION_NAMES.index(edge), int(first) - 1, tile.width)
    squares = tuple(SQUARE_NUMBERS[str(name)] for name in names)
    return MarketingPlace("", squares, mask_of(squares))


def _rect(city: City, number: int) -> Rect:
    return _place_rect(city.marketing[number], marketing_tiles()[number].width)


def _place_rect(place: MarketingPlace | AirplanePlace, width: int) -> Rect:
    if isinstance(place, AirplanePlace):
        first = (place.berth.bit_length() - 1) % SIDE - width + 1
        return airplane_rect(place.side, first, width)
    return around(place.squares)


@remembered
def _face(number: int, product: Product, left: str, rect: Rect) -> str:
    """Number, product and rounds left: in a line where the tile is long, else the rounds below the others."""
    if rect.width > _LONG * rect.height:
        where, what, how_long = row(rect, 3)
    elif rect.height > _LONG * rect.width:
        where, what, how_long = column(rect, [Room(1, 1, rect.height)] * 3)
    else:
        upper, lower = column(rect, [Room(1, 1, rect.height)] * 2)
        (where, what), how_long = row(upper, 2), lower
    return (
        _fitted(str(number), where)
        + ICONS(product, *what.centre, min(what.width, what.height, 46))
        + _fitted(left, how_long)
    )


def _fitted(words: str, rect: Rect) -> str:
    size = min(rect.height, rect.width / text_width(words, 1, bold=True), 30)
    return text(*rect.centre, words, size, bold=True)


def _shape(kind: MarketingKind, rect: Rect) -> str:
    """A poster whose outline shows the kind."""
    x, y, wide, high = rect
    middle = x + wide / 2
    if kind is MarketingKind.RADIO:
        aerial = path(f"M{middle:g} {y:g}L{x + wide - 4:g} {y - 5:g}", **_EDGE)
        return aerial + box(rect, rx=12, fill=MARKETING, **_EDGE)
    if kind is MarketingKind.MAILBOX:
        flap = path(f"M{x:g} {y:g}L{middle:g} {y + high / 2:g}L{x + wide:g} {y:g}z", fill=MARKETING_PALE)
        return box(rect, rx=2, fill=MARKETING) + flap + box(rect, rx=2, fill="none", **_EDGE)
    if kind is MarketingKind.AIRPLANE:
        tails = f"M{x:g} {y:g}H{x + wide:g}l-5 {high / 2:g}l5 {high / 2:g}H{x:g}l5-{high / 2:g}z"
        return path(tails, fill=MARKETING_PALE, **_EDGE)
    posts = path(f"M{x + 8:g} {y + high:g}v4M{x + wide - 8:g} {y + high:g}v4", **_EDGE)
    return posts + box(rect, fill=MARKETING_PALE, stroke=MARKETING_EDGE, stroke_width=4)


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
