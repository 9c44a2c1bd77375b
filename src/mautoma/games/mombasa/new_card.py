"""A printed card that the edition does not know yet: entered side by side, as its sides are first seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any, Final, cast

from msgspec import to_builtins
from msgspec.structs import replace

from mautoma.games.mombasa.edition import (
    CARDS_FILE,
    Card,
    CardPriority,
    ExplorePriority,
    Half,
    Symbol,
    TrackPriority,
)
from mautoma.games.mombasa.names import (
    ACTIONS,
    CARD_CRITERIA,
    DISPLAY_GOODS,
    EXPLORE_CRITERIA,
    GOODS,
    SLOTS,
    TRACK_CRITERIA,
)
from mautoma.games.mombasa.state import Game
from mautoma.kernel.finding import Finding
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Confirm, Number, Option, Pick, PickSome
from mautoma.kernel.table import Table

NO_GOOD: Final = "X"
NO_MORE = "no-more"
MOST = 9
MOST_POSTS = 6
HALVES = ("early", "late")


def new_card(game: Game) -> str:
    """A card of which nothing is entered yet."""
    known = [card.id for card in game.edition.cards]
    name = next(name for at in count(1) if (name := f"own_{at}") not in known)
    empty = Half(reference=cast(Any, ()))
    game.edition = game.edition.with_card(Card(name, (), empty, empty))
    game.entered += (name,)
    return name


def findings(state: Game) -> Sequence[Finding]:
    """What the owner's edition may keep for the next game: cards of which both sides are known."""
    cards = [state.edition.card(name) for name in state.entered]
    return [Finding(CARDS_FILE, "card", to_builtins(card)) for card in cards if card.actions]


def enter_priorities(game: Game, table: Table, name: str) -> None:
    """MOM-P1, MOM-P2: both halves of the priority side, the one for the early rounds first."""
    for half in HALVES:
        _until_right(game, table, name, half, partial(_enter_half, game, table, name, half))


def enter_actions(game: Game, table: Table, name: str) -> None:
    """MOM-A2, MOM-K4: the action side, when the card is drawn."""
    _until_right(game, table, name, "actions", lambda: _enter_actions(game, table, name))


def _until_right(game: Game, table: Table, name: str, side: str, enter: Callable[[], None]) -> None:
    game.entering = (name, side)
    enter()
    while not table.ask(Confirm(key="side-right", data={"card": name}, default=True)):
        enter()
    game.entering = None


def _words_of(choice: str, noun: str) -> str:
    return "option-no-more" if choice == NO_MORE else f"{noun}-{choice}".replace("_", "-")


def _enter_half(game: Game, table: Table, name: str, half: str) -> None:
    def show(**entered: Any) -> None:
        card = game.edition.card(name)
        _put(game, replace(card, **{half: replace(getattr(card, half), **entered)}))

    asked = {"half": msg(f"half-{half}")}
    show(reference=(), card=None, track=None, explore=None, books=None, diamonds=None)
    symbols: tuple[Symbol, ...] = ()
    for at in range(1, SLOTS + 1):
        symbols += (_symbol(table, asked | {"at": at}),)
        show(reference=symbols)
    show(card=_card_priority(table))
    show(track=_track_priority(table))
    show(explore=_explore_priority(table))
    show(books=table.ask(Number(key="half-books", rules=("MOM-N7",), least=1, most=MOST)))
    show(diamonds=table.ask(Number(key="half-diamonds", rules=("MOM-N10",), least=1, most=MOST)))


def _put(game: Game, card: Card) -> None:
    game.edition = game.edition.with_card(card)


def _symbol(table: Table, asked: dict[str, Any]) -> Symbol:
    question = Pick(
        key="half-symbol",
        data=asked,
        rules=("MOM-P2",),
        choices=(NO_GOOD, *GOODS),
        describe=lambda good: Option(good, msg("symbol-none" if good == NO_GOOD else f"good-{good}")),
    )
    good = table.ask(question)
    if good == NO_GOOD:
        return NO_GOOD
    number = table.ask(Number(key="half-number", data={"good": good}, rules=("MOM-P2",), least=1, most=MOST))
    return cast(Symbol, {good: number})


def _card_priority(table: Table) -> CardPriority:
    """MOM-N1"""
    best = _pick(table, "half-card", "MOM-N1", CARD_CRITERIA, "shown")
    goods: list[str] = []
    if best == "goods":
        asked = PickSome(key="half-goods", rules=("MOM-N1",), choices=DISPLAY_GOODS, noun="good", least=1)
        goods = table.ask(asked)
    return CardPriority(cast(Any, best), cast(Any, tuple(goods)))


def _track_priority(table: Table) -> TrackPriority:
    """MOM-N2"""
    company = _pick(table, "half-track", "MOM-N2", TRACK_CRITERIA, "criterion")
    steps = table.ask(Number(key="half-steps", rules=("MOM-N2",), least=1, most=MOST))
    return TrackPriority(cast(Any, company), steps)


def _explore_priority(table: Table) -> ExplorePriority:
    """MOM-N3"""
    company = _pick(table, "half-explore", "MOM-N3", EXPLORE_CRITERIA, "criterion")
    white = table.ask(Number(key="half-white", rules=("MOM-N3",), most=MOST_POSTS))
    black = table.ask(Number(key="half-black", rules=("MOM-N3",), least=0 if white else 1, most=MOST_POSTS))
    return ExplorePriority(cast(Any, company), white, black)


def _pick(table: Table, key: str, rule: str, choices: Sequence[str], noun: str) -> str:
    return table.ask(Pick(key=key, rules=(rule,), choices=choices, noun=noun))


def _enter_actions(game: Game, table: Table, name: str) -> None:
    """In printed order, until there are no more."""

    def show(**entered: Any) -> None:
        _put(game, replace(game.edition.card(name), **entered))

    show(actions=(), bonus=())
    found: tuple[str, ...] = ()
    for action in _one_by_one(table, "side-action", "MOM-A2", ACTIONS, "action"):
        found += (action,)
        if action == "bonus":
            tiles = game.edition.board.bonus_tiles
            show(actions=found, bonus=tuple(_one_by_one(table, "side-tile", "MOM-K4", tiles, "tile")))
        else:
            show(actions=found)


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
            describe=lambda each: Option(each, Msg(_words_of(each, noun))),
        )
        chosen = table.ask(question)
        if chosen == NO_MORE:
            return
        left.remove(chosen)
        yield chosen
