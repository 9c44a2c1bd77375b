"""Tonight's dinner as a table: what each house wants, both offers, who gets it and why, and the income."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from mautoma.games.foodchain.content.products import Product, worded
from mautoma.games.foodchain.names import SIDES
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.evening import Evening, Offer, look_ahead, sides_served
from mautoma.games.foodchain.view.icons import ICON, product_icon
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.svg import small
from mautoma.kernel.decide import Trail
from mautoma.kernel.question import Question
from mautoma.kernel.view import Listing, Row, Sign


def forecast_of(game: Game, question: Question[Any] | None, words: Wording) -> Listing | None:
    """Without a question it is dinnertime, and the card is known."""
    evenings = look_ahead(game, question)
    if not evenings:
        return None
    sure = question is None
    helped = any(evening.staffed != evening.now for evening in evenings)
    heads = [
        "house",
        "wants",
        "human",
        "automa",
        "went" if sure else "goes",
        *(["staffed"] if helped else []),
    ]
    return Listing(
        "tonight" if not sure else "dinner",
        "dinnertime",
        tuple(words(f"tonight-{head}") for head in heads),
        tuple(_row(evening, helped, words) for evening in evenings),
        () if sure else (words("tonight-note"),),
    )


def _row(evening: Evening, helped: bool, words: Wording) -> Row:
    served = sides_served(evening.staffed if helped else evening.now)
    house = evening.house
    number = words("tonight-garden", number=house.number) if house.garden else str(house.number)
    cells: tuple[str | Sign, ...] = (
        number,
        demand_sign(house.demand, words),
        _offer([evening.human], words),
        _offer(evening.automa, words),
        _outcome(evening.now, words),
        *([_outcome(evening.staffed, words)] if helped else []),
    )
    side = served[0] if len(served) == 1 and None not in (evening.staffed if helped else evening.now) else ""
    return Row(cells, side, _why(evening, words))


def demand_sign(demand: list[Product], words: Wording) -> Sign:
    drawn = "".join(
        product_icon(product, ICON * (i + 0.5), ICON / 2, ICON) for i, product in enumerate(demand)
    )
    return Sign(
        small(ICON * len(demand), ICON, drawn), words("view-icon-gain", products=worded(Counter(demand)))
    )


def _offer(offers: list[Offer], words: Wording) -> str:
    """Price and distance: "10 + 2"; a range where its card is not known yet."""
    distances = {offer.distance for offer in offers}
    if not offers or None in distances:
        return words("tonight-no-road") if offers else "?"
    prices = sorted({offer.price for offer in offers})
    price = str(prices[0]) if len(prices) == 1 else f"{prices[0]}–{prices[-1]}"
    [distance] = distances
    return words("tonight-offer", price=price, distance=distance)


def _outcome(outcomes: Mapping[str | None, int], words: Wording) -> str:
    """Who serves, and for how much; several if it depends on the card."""
    if set(outcomes) == {None}:
        return words("tonight-nobody")
    if len(outcomes) > 1:
        return words("tonight-open")
    [(side, income)] = outcomes.items()
    return words("tonight-served", side=side, income=income)


def _why(evening: Evening, words: Wording) -> str:
    if len(evening.now) > 1:
        return words("tonight-depends", sum=_sum(evening.human))
    decision = evening.decision
    assert decision is not None
    if not evening.automa:
        return ""
    reasons = [_lost(decision.trail, side, words) for side in SIDES if side != decision.choice]
    return words("tonight-reasons", reasons=reasons)


def _lost(trail: Trail[str], side: str, words: Wording) -> str:
    """On what a chain loses the house."""
    step = trail.lost_on(side)
    assert step is not None
    values = dict(zip(step.candidates, step.values, strict=True))
    best = values[step.left[0]] if step.left else values[side]
    return words(f"tonight-lost-{step.name}", side=side, theirs=int(values[side]), best=int(best))


def _sum(offer: Offer) -> int:
    return offer.price + (offer.distance or 0)
