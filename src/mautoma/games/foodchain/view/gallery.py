"""The edition to look at and to print: the action cards, the mat, and what the mat's tracks mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.edition import Card, Edition
from mautoma.games.foodchain.edition.called import called
from mautoma.games.foodchain.edition.mat import Mat, Spot
from mautoma.games.foodchain.view.card import drawn_card, printed_price
from mautoma.games.foodchain.view.colours import EDGE
from mautoma.games.foodchain.view.diner import diner_back
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.mat import modifier_track
from mautoma.games.foodchain.view.parts import card_parts
from mautoma.games.foodchain.view.playmat import LEFT, WIDE, Cell, Playmat
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.spots import parts
from mautoma.games.kit.svg import Rect
from mautoma.kernel.gallery import CardFaces, Gallery
from mautoma.kernel.view import Picture, Say

PHASES = {"working": "payout", "dinnertime": "waitress", "marketing": "marketing", "clean-up": "milestone"}
"""Of a round, each with an icon."""


def gallery(edition: Edition, say: Say) -> Gallery:
    words = Wording(say)
    return Gallery(
        tuple(_faces(card, words) for card in edition.cards),
        (_mat(edition.mat, words), _reference(words)),
        ICONS.legend(say),
    )


def _faces(card: Card, words: Wording) -> CardFaces:
    group = words.of("group", card.group)
    price = printed_price(card, words)
    front = replace(drawn_card(card, price, words), spots=card_parts(card, price))
    return CardFaces(
        words("view-card", card=called(card)), group, front, diner_back(card.group, group), edge=EDGE
    )


def _mat(mat: Mat, words: Wording) -> Picture:
    """Empty: the products are laid beside the freezers at set-up (FCM-S10)."""
    drawn = Playmat(words("status-automa"))
    drawn.heading(words("view-freezers"), "freezer")
    drawn.freezers([(None, None)] * len(PRODUCTS))
    drawn.heading(words("view-modifier"), "modifier")
    track = drawn.y
    drawn.modifiers(modifier_track(mat), None)
    named = {"step" if mat.more_below or mat.more_above else "modifiers": _band(track, drawn.y)}
    drawn.heading(words("view-sales-track"), "payout")
    first = drawn.y
    for at, spot in enumerate(mat.sales):
        top = drawn.y
        drawn.spot(at, tuple(_pays(spot, words)), spot.arrow if spot else None, False)
        if not mat.more_spots:
            named[f"sales.{at}"] = _band(top, drawn.y)
    if mat.more_spots:  # entered as they came up, in any order
        named["sales"] = _band(first, drawn.y)
    return replace(drawn.picture("printed-mat", words("gallery-mat-alt")), spots=parts(named))


def _band(top: float, bottom: float) -> Rect:
    return Rect(LEFT, top, WIDE, bottom - top)


def _pays(spot: Spot | None, words: Wording) -> Iterator[Cell]:
    """As printed: what “one of each” and “city supply” come to depends on the city."""
    if spot is None:
        yield Cell("unknown", "")
        return
    for product, number in spot.gain.items():
        yield Cell(product, str(number))
    if spot.one_of_each:
        yield Cell("one_of_each", words("gallery-one-of-each"))
    if spot.city_supply:
        yield Cell("city_supply", words("gallery-city-supply"))


def _reference(words: Wording) -> Picture:
    """A round in short, to lie beside the board."""
    drawn = Playmat(words("status-automa"))
    for phase, icon in PHASES.items():
        drawn.heading(words(f"phase-{phase}"), icon)
        drawn.paragraph(words(f"gallery-reference-{phase}"))
    return drawn.picture("printed-reference", words("gallery-reference-alt"))
