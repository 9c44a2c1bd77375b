"""The symbols of a reference card in words (MOM-P2)."""

from __future__ import annotations

from mautoma.games.mombasa.edition import Symbol
from mautoma.kernel.message import Msg, msg


def symbol_words(symbol: Symbol) -> Msg:
    if isinstance(symbol, str):
        return msg("symbol-none")
    ((good, number),) = symbol.items()
    return msg("symbol-good", good=good, number=number)
