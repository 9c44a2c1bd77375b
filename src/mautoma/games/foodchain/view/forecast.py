"""Tonight's dinner as a table: what each house wants, both offers, who may sell and why, and the income."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mautoma.games.foodchain.content.employees import anyone
from mautoma.games.foodchain.content.products import Product, worded
from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.evening import AtHouse, Earned, Evening, Offer, Outcomes, Range, look_ahead
from mautoma.games.foodchain.view.icons import ICON, ICONS
from mautoma.games.foodchain.view.reasons import reasons_of
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.svg import small
from mautoma.kernel.question import Question
from mautoma.kernel.view import Listing, Row, Sign

TOLD = ("house-served", "stays-home", "sales-marker-stays")
"""What the table of a dinner tells, and what nobody needs to hear that evening. Tips and bonuses are told
beside it: only they make the total more than its rows."""


def forecast_of(game: FoodChain, question: Question[Any], words: Wording) -> Listing | None:
    evening = look_ahead(game, question)
    return None if evening is None else _listing("tonight", "goes", evening, words, _notes(game, words))


def dinner_of(game: FoodChain, words: Wording) -> Listing | None:
    """Of the position when dinnertime began, and the card was known."""
    evening = look_ahead(game, None)
    return None if evening is None else _listing("dinner", "went", evening, words, tells=TOLD)


def _listing(
    name: str,
    outcome: str,
    evening: Evening,
    words: Wording,
    notes: tuple[str, ...] = (),
    tells: tuple[str, ...] = (),
) -> Listing:
    helped = any(_more(at) for at in evening.houses)
    heads = ["house", "wants", "human", "automa", outcome, *(["staffed"] if helped else [])]
    rows = [_row(at, helped, words) for at in evening.houses]
    return Listing(
        name,
        tuple(words(f"tonight-{head}") for head in heads),
        (*rows, _total(evening, helped, words)),
        notes,
        tells,
    )


def _notes(game: FoodChain, words: Wording) -> tuple[str, ...]:
    builders = anyone(game.human.at_work, "builds") or anyone(game.human.at_work, "restaurants")
    return (words("tonight-note"), *([words("tonight-unbuilt")] if builders else []))


def _row(at: AtHouse, helped: bool, words: Wording) -> Row:
    house = at.house
    cells: tuple[str | Sign, ...] = (
        words("tonight-garden", number=house.number) if house.garden else str(house.number),
        demand_sign(house.demand, words),
        _offer([at.human], words),
        _offer(at.automa, words),
        _outcome(at.now, words),
        *([_outcome(_more(at), words)] if helped else []),
    )
    sides = {*at.now, *at.staffed}
    side = sides.pop() if len(sides) == 1 else None
    return Row(cells, side or "", reasons_of({**at.now, **at.staffed}, words))


def _more(at: AtHouse) -> Outcomes:
    """What may happen only if the staff brings something."""
    return {
        side: outcome
        for side, outcome in at.staffed.items()
        if side not in at.now or outcome.income != at.now[side].income
    }


def _total(evening: Evening, helped: bool, words: Wording) -> Row:
    earned = [evening.now, *([evening.staffed] if helped else [])]
    return Row((words("tonight-total"), "", "", "", *[_earned(each, words) for each in earned]))


def _earned(earned: Earned, words: Wording) -> str:
    return " · ".join(_served(side, earned[side], words) for side in SIDES)


def demand_sign(demand: list[Product], words: Wording) -> Sign:
    drawn = "".join(ICONS(product, ICON * (i + 0.5), ICON / 2, ICON) for i, product in enumerate(demand))
    return Sign(
        small(ICON * len(demand), ICON, drawn), words("view-icon-gain", products=worded(Counter(demand)))
    )


def _offer(offers: list[Offer], words: Wording) -> str:
    """Price and distance: "10 + 2"; a range where its card is not known yet."""
    distance = offers[0].far
    if distance is None:
        return words("tonight-no-road")
    prices = [offer.asked for offer in offers]
    return words("tonight-offer", price=str(Range(min(prices), max(prices))), distance=distance)


def _outcome(outcomes: Outcomes, words: Wording) -> str:
    """Who serves, and for how much; several if it depends on the card or on the staff."""
    said = [_served(side, outcomes[side].income, words) for side in (HUMAN, AUTOMA) if side in outcomes]
    if None in outcomes:
        said.append(words("tonight-nobody"))
    return words.either(said) if said else words("tonight-same")


def _served(side: str, income: Range, words: Wording) -> str:
    return words("tonight-served", side=side, income=str(income))
