"""What a question lets one choose, as things to tap: products on the cards that bring them, careers as trees,
marketing tiles by kind. What cannot be chosen is there too, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mautoma.games.foodchain.content.employees import employees, entry_level
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles, tiles_of
from mautoma.games.foodchain.content.products import PRODUCTS, Product, worded
from mautoma.games.foodchain.human.production import haul_name, hauls_of, jobs_of, routes_left
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import in_order, in_supply
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.careers import career_trays
from mautoma.games.foodchain.view.colours import MARKETING, MARKETING_EDGE
from mautoma.games.foodchain.view.icons import ICON, ICONS
from mautoma.games.foodchain.view.staff import busy_card, staff_card
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.svg import Rect, box, small, text
from mautoma.kernel.question import Counts, Pick, Question
from mautoma.kernel.view import Item, Sign, Tray

_SQUARE, _MOST_SQUARES = 12, 36
"""A square of a marketing tile, drawn small."""


def trays_of(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    found = _TRAYS.get(question.key)
    return found(game, question, words) if found else ()


def goods_sign(goods: Mapping[Product, int], words: Wording) -> Sign:
    """As many icons as there are goods of few, else an icon with its number."""
    drawn, x = [], 0.0
    for product, number in goods.items():
        shown = number if sum(goods.values()) <= 4 else 1
        for _ in range(shown):
            drawn.append(ICONS(product, x + ICON / 2, ICON / 2, ICON))
            x += ICON
        if shown < number:
            drawn.append(text(x + 11, ICON / 2, f"×{number}", 14, bold=True))
            x += 24
    return Sign(small(x, ICON, *drawn), words("view-icon-gain", products=worded(goods)))


def _produce(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    """A card for each who works; those who choose a route come next, and who finds no source stays."""
    jobs, at_work = jobs_of(game), game.human.at_work
    trays = [_worker(game, name, jobs, words) for name in dict.fromkeys(j.employee for j in jobs.values())]
    for name in in_order(at_work):
        drinks = employees()[name].drinks
        if drinks is None or drinks.method == "any" or any(job.employee == name for job in jobs.values()):
            continue
        why = "shut-route-next" if hauls_of(game, drinks) else "shut-no-source"
        trays.append(Tray(card=staff_card(game, name, at_work[name], words), why_not=words(why)))
    return tuple(trays)


def _worker(game: FoodChain, name: str, jobs: Mapping[str, Any], words: Wording) -> Tray:
    number = game.human.at_work[name]
    items = tuple(
        Item((job_name,), goods_sign(job.goods, words))
        for job_name, job in jobs.items()
        if job.employee == name
    )
    return Tray(card=staff_card(game, name, number, words), items=items, most=number)


def _route(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    name, left = str(question.data["employee"]), int(str(question.data["left"]))
    drinks = employees()[name].drinks
    assert drinks is not None
    items = tuple(Item((haul_name(haul),), goods_sign(haul, words)) for haul in hauls_of(game, drinks))
    waiting = [
        Tray(card=staff_card(game, other, number, words), why_not=words("shut-route-next"))
        for other, number in routes_left(game, name, left).items()
        if other != name
    ]
    return (Tray(card=staff_card(game, name, left, words), items=items), *waiting)


def _keep(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    assert isinstance(question, Counts)
    items = tuple(Item((name,), goods_sign({Product(name): 1}, words)) for name in question.available)
    return (Tray(items=items, most=int(str(question.data["room"]))),)


def _hire(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    """Only the piles that are empty: the others are the question's own."""
    return tuple(
        Tray(card=staff_card(game, name, 1, words), why_not=words("shut-none-left"))
        for name in entry_level()
        if not in_supply(game, name)
    )


def _fire(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    assert isinstance(question, Pick)
    return tuple(
        Tray(card=busy_card(campaign, words), why_not=words("shut-busy"))
        for campaign in game.human.campaigns.values()
        if campaign.marketeer and campaign.marketeer not in question.values()
    )


def _campaign(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    """The tiles kind by kind, those of the kinds that somebody at work can place."""
    assert isinstance(question, Pick)
    free = {int(value) for value in question.values() if value != DONE}
    able = {
        kind
        for name in game.human.at_work
        if (marketing := employees()[name].marketing)
        for kind in marketing.kinds
    }
    return tuple(
        Tray(
            words("view-marketing", marketing=kind),
            items=tuple(
                Item(
                    (str(tile.number),),
                    _tile_sign(tile.number, words),
                    why_not=""
                    if tile.number in free
                    else words("shut-in-use" if tile.number in game.city.marketing else "shut-no-place"),
                )
                for tile in tiles_of(kind)
            ),
        )
        for kind in reversed(MarketingKind)
        if kind in able
    )


def _tile_sign(number: int, words: Wording) -> Sign:
    tile = marketing_tiles()[number]
    wide, high = tile.width * _SQUARE, tile.height * _SQUARE
    rect = Rect(1, 1 + (_MOST_SQUARES - high) / 2, max(wide, 18), max(high, 18))
    drawn = box(rect, rx=3, fill=MARKETING, stroke=MARKETING_EDGE, stroke_width=2) + text(
        *rect.centre, str(number), 13, bold=True
    )
    said = words("option-tile", marketing=tile.kind, tile_number=number, wide=tile.width, high=tile.height)
    return Sign(small(rect.width + 2, _MOST_SQUARES + 2, drawn), said)


def _run(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    """The longest run first: a row of products for each."""
    assert isinstance(question, Pick)
    rounds = sorted({int(value.partition(" ")[2]) for value in question.values()}, reverse=True)
    return tuple(
        Tray(
            words("option-rounds", rounds=number),
            items=tuple(_product(product, f"{product} {number}", words) for product in PRODUCTS),
        )
        for number in rounds
    )


def _for_ever(game: FoodChain, question: Question[Any], words: Wording) -> tuple[Tray, ...]:
    items = tuple(_product(product, product, words) for product in PRODUCTS)
    return (Tray(words("view-for-ever"), items=items),)


def _product(product: Product, answer: str, words: Wording) -> Item:
    icon = ICONS(product, ICON / 2, ICON / 2, ICON)
    return Item((answer,), Sign(small(ICON, ICON, icon), words.of("product", product)))


_TRAYS: dict[str, Callable[[FoodChain, Question[Any], Wording], tuple[Tray, ...]]] = {
    "hire": _hire,
    "train": career_trays,
    "train-into": career_trays,
    "hire-to-train": career_trays,
    "campaign": _campaign,
    "campaign-run": _run,
    "campaign-product": _for_ever,
    "produce": _produce,
    "route": _route,
    "fire": _fire,
    "keep": _keep,
}
