"""A printed card that the edition does not know yet, entered part by part: its three symbols when it is first
seen, a priority when it is first needed, the action side when it is first drawn.

What is entered is in the edition at once, and never asked again; a part that is wrong is entered again by
itself, see `corrections`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from msgspec.structs import replace

from mautoma.games.mombasa.edition import EARLY, LATE, Card, Symbol
from mautoma.games.mombasa.names import ACTIONS, GOODS, SLOTS
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.symbols import NO_GOOD, symbol_id, symbol_words
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Option, Pick
from mautoma.kernel.table import Table

NO_MORE, OTHER = "no-more", "other"
USUAL_NUMBERS = range(1, 7)
"""On most symbols: each has a button of its own."""
MOST = 99
ACTION_SIDE = "actions"


def half_name(game: Mombasa) -> str:
    """Of the half that is turned up (MOM-P1)."""
    return LATE if game.deck.late else EARLY


def put(game: Mombasa, card: Card) -> None:
    """As it is now, for this game and those to come."""
    game.edition = game.edition.with_card(card)
    if card.id not in game.entered:
        game.entered += (card.id,)


def enter_card(game: Mombasa, table: Table, role: str) -> Card:
    """A card of which nothing is entered: the symbols tell it from the others. `role` is where it is."""
    half = half_name(game)
    symbols = ask_symbols(game, table, Card("new"), half, role)
    name = _free_name(game, half, symbols)
    card = _with_symbols(Card(name), half, symbols)
    put(game, card)
    return card


def _free_name(game: Mombasa, half: str, symbols: Sequence[Symbol]) -> str:
    """Made of what is on it, so that two games call the same card the same."""
    name = "_".join([half, *map(symbol_id, symbols)])
    known = {card.id for card in game.edition.cards}
    names = [name, *(f"{name}_{number}" for number in range(2, len(known) + 2))]
    return next(each for each in names if each not in known)


def enter_symbols(game: Mombasa, table: Table, name: str, half: str, role: str) -> None:
    """MOM-P2"""
    card = game.edition.card(name)
    put(game, _with_symbols(card, half, ask_symbols(game, table, card, half, role)))


def _with_symbols(card: Card, half: str, symbols: tuple[Symbol, ...]) -> Card:
    return replace(card, **{half: replace(card.half(half), reference=symbols)})


def ask_symbols(game: Mombasa, table: Table, card: Card, half: str, role: str) -> tuple[Symbol, ...]:
    """The three of the long side, from the left."""
    symbols: tuple[Symbol, ...] = ()
    for at in range(1, SLOTS + 1):
        game.entering = _with_symbols(card, half, symbols), half
        symbols += (_ask_symbol(table, {"half": msg(f"half-{half}"), "at": at, "role": msg(f"role-{role}")}),)
    game.entering = None
    return symbols


def _ask_symbol(table: Table, data: dict[str, Any]) -> Symbol:
    usual = [f"{good} {number}" for good in GOODS for number in USUAL_NUMBERS]
    question = Pick(
        key="card-symbol",
        data=data,
        rules=("MOM-P2",),
        choices=[*usual, NO_GOOD, OTHER],
        describe=symbol_option,
        at_once=True,
    )
    answer = table.ask(question)
    if answer == NO_GOOD:
        return NO_GOOD
    if answer == OTHER:
        good = table.ask(Pick(key="card-good", rules=("MOM-P2",), choices=GOODS, noun="good"))
        least = USUAL_NUMBERS[-1] + 1
        number = table.ask(Number(key="card-number", data={"good": good}, least=least, most=MOST))
    else:
        good, _, told = answer.partition(" ")
        number = int(told)
    return cast(Symbol, {good: number})


def symbol_option(value: str) -> Option:
    if value == OTHER:
        return Option(value, msg("option-other-number"))
    good, _, number = value.partition(" ")
    symbol = cast(Symbol, {good: int(number)} if number else NO_GOOD)
    return Option(value, symbol_words(symbol))


def enter_actions(game: Mombasa, table: Table, name: str) -> None:
    """MOM-A2, MOM-K4: the action side in printed order, until there are no more."""
    card = replace(game.edition.card(name), actions=(), bonus=())

    def show(**entered: Any) -> None:
        nonlocal card
        card = replace(card, **entered)
        game.entering = card, ACTION_SIDE

    show()
    for action in _one_by_one(table, "side-action", "MOM-A2", ACTIONS, "action"):
        show(actions=(*card.actions, action))
        if action == "bonus":
            for tile in _one_by_one(table, "side-tile", "MOM-K4", game.edition.board.bonus_tiles, "tile"):
                show(bonus=(*card.bonus, tile))
    game.entering = None
    put(game, card)


def _one_by_one(table: Table, key: str, rule: str, choices: Sequence[str], noun: str) -> Iterator[str]:
    """At least one, and each at most once."""
    left = list(choices)
    while left:
        more = [NO_MORE] if len(left) < len(choices) else []
        question = Pick(
            key=key,
            data={"at": len(choices) - len(left) + 1},
            rules=(rule,),
            choices=[*left, *more],
            describe=_described(noun),
            at_once=True,
        )
        chosen = table.ask(question)
        if chosen == NO_MORE:
            return
        left.remove(chosen)
        yield chosen


def _described(noun: str) -> Callable[[str], Option]:
    def describe(value: str) -> Option:
        key = "option-no-more" if value == NO_MORE else f"{noun}-{value}".replace("_", "-")
        return Option(value, Msg(key))

    return describe
