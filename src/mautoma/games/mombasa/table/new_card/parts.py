"""A printed card that was entered wrong: the part that is not right is entered again, the rest stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from mautoma.games.mombasa.edition import HALVES, Card
from mautoma.games.mombasa.names import PRIORITIES
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.symbols import card_words
from mautoma.games.mombasa.table.new_card import ACTION_SIDE, enter_actions, enter_symbols
from mautoma.games.mombasa.table.new_card.priorities import enter_priority
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

NOTHING = "nothing"
SYMBOLS = "symbols"


def correct_card(game: Mombasa, table: Table) -> None:
    """The aside "card-wrong": which card, and what of it. Nothing is lost if it is left at that."""
    before, game.entering = game.entering, None
    known = [card.id for card in game.edition.cards]
    name = _ask(table, "wrong-card", known, lambda name: _card_words(game, name))
    if name != NOTHING:
        part = _ask(table, "wrong-part", [*_parts(game.edition.card(name))], _part_words)
        if part != NOTHING:
            _enter_again(game, table, name, part)
    game.entering = before


def _card_words(game: Mombasa, name: str) -> Msg:
    return msg("card-name", card=card_words(game.edition.card(name)))


def _ask(table: Table, key: str, choices: list[str], words: Any) -> str:
    return table.ask(
        Pick(
            key=key,
            choices=[*choices, NOTHING],
            describe=lambda each: Option(each, msg("correct-nothing") if each == NOTHING else words(each)),
            leave=NOTHING,
        )
    )


def _parts(card: Card) -> Iterator[str]:
    """Those that are entered."""
    if card.actions:
        yield ACTION_SIDE
    for name in HALVES:
        half = card.half(name)
        if half.reference:
            yield f"{name} {SYMBOLS}"
        for priority in PRIORITIES:
            if half.knows(priority):
                yield f"{name} {priority}"


def _part_words(part: str) -> Msg:
    half, _, what = part.partition(" ")
    return msg(f"part-{what}", half=msg(f"half-{half}")) if what else msg(f"part-{part}")


def _enter_again(game: Mombasa, table: Table, name: str, part: str) -> None:
    half, _, what = part.partition(" ")
    if not what:
        enter_actions(game, table, name)
    elif what == SYMBOLS:
        enter_symbols(game, table, name, half, "wrong")
    else:
        enter_priority(game, table, name, half, cast(Any, what))
    table.tell("card-corrected", "MOM-S4", card=game.called(name))
