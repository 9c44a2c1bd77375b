"""The symbols of a reference card in words (MOM-P2), and what a card is called that has no name: by them."""

from __future__ import annotations

import re
from typing import Final

from mautoma.games.mombasa.edition import EARLY, LATE, Card, Symbol
from mautoma.kernel.message import Json, Msg, msg

NO_GOOD: Final = "X"
UNNAMED = re.compile(r"own_\d+|(early|late)(_x|_(banana|coffee|cotton|expansion)\d+){3}(_\d+)?")
"""Ids that a game gave, not an owner."""


def symbol_words(symbol: Symbol) -> Msg:
    if isinstance(symbol, str):
        return msg("symbol-none")
    ((good, number),) = symbol.items()
    return msg("symbol-good", good=good, number=number)


def symbol_id(symbol: Symbol) -> str:
    if isinstance(symbol, str):
        return symbol.lower()
    ((good, number),) = symbol.items()
    return f"{good}{number}"


def card_words(card: Card, late: bool = False, quoted: bool = False) -> str | Msg:
    """Its name; of a card that was only ever entered at the table, what is on it, `quoted` in a sentence."""
    if card.name:
        return msg("card-called", card=card.id, name=card.name)
    if not UNNAMED.fullmatch(card.id):
        return card.id
    half = next((h for h in ((LATE, EARLY) if late else (EARLY, LATE)) if card.half(h).reference), None)
    if half is None:
        return card.id
    first, second, third = (symbol_words(symbol) for symbol in card.half(half).reference)
    key = "card-quoted" if quoted else "card-with-symbols"
    return msg(key, card=card.id, first=first, second=second, third=third)


def card_id(told: Json | Msg) -> str:
    """The card that an event is about."""
    return str(told.data["card"] if isinstance(told, Msg) else told)
