"""Facts of the table: asked when a rule needs them, remembered until something could have changed them.

What the human can change is doubted after each of
the human's actions, and then asked again with the last report offered. An impossible report is
questioned once; the person may insist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mautoma.games.mombasa.names import (
    COLUMNS,
    COMPANIES,
    DISPLAY,
    GOODS,
    Company,
    majority_space,
    tile_space,
)
from mautoma.games.mombasa.state import Game
from mautoma.kernel.facts import Memory, ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Confirm, Number, Numbers, Option, Pick, PickSome
from mautoma.kernel.table import Table

NONE = "none"
NO_COIN = "no_coin"
BOOK_PLACES = ("1", "2", "3", "4")
SEVERAL = "several"


# ------------------------------------------------------------------ when facts become doubtful


def after_human_action(game: Game) -> None:
    """Everything the human may have touched. A taken space stays taken, a full map stays full."""
    facts = game.facts
    touched: list[Memory[Any]] = [facts.steps, facts.values, facts.goods, facts.display, facts.books]
    for memory in (*touched, facts.owners, facts.bases, facts.columns):
        memory.doubt(list(memory.known))
    facts.free.doubt([space for space, free in facts.free.known.items() if free])
    full = facts.areas.is_sure("free") and facts.areas.known["free"] == [0]
    facts.areas.doubt([name for name in facts.areas.known if name != "free" or not full])


def new_round(game: Game) -> None:
    """The display and the books are filled up; all markers are back (MOM-R3)."""
    facts = game.facts
    facts.display = Memory()
    facts.books = Memory()
    facts.goods.doubt(GOODS)
    for space in spaces(game):
        facts.free.learn(space, True)


def spaces(game: Game) -> list[str]:
    """All spaces for bonus markers."""
    majorities = [majority_space(good) for good in GOODS]
    tiles = [tile_space(tile) for tile in game.edition.board.bonus_tiles]
    return [*majorities, *tiles, "remove", "buy", "first_player"]


# ------------------------------------------------------------------ numbers by company


def learn_human_steps(game: Game, table: Table, companies: Sequence[Company]) -> None:
    """Where the human's markers stand (MOM-Q2 to MOM-Q4)."""
    known = game.facts.steps

    def doubt(answer: dict[str, int]) -> Msg | None:
        for company, steps in answer.items():
            before = known.last(company)
            if before is not None and steps < before:
                return msg("doubt-steps-back", company=company, steps=steps, before=before)
            length = game.facts.lengths.get(game.tracks[company])
            if length is not None and steps > length:
                return msg("doubt-steps-length", company=company, steps=steps, length=length)
        return None

    _learn_numbers(table, known, companies, "human-steps", ("MOM-Q2", "MOM-Q3", "MOM-Q4"), doubt)


def learn_values(game: Game, table: Table, companies: Sequence[Company]) -> None:
    """The share values (MOM-Q1)."""
    limit = game.edition.board.limits.share_value

    def doubt(answer: dict[str, int]) -> Msg | None:
        for company, value in answer.items():
            if value > limit:
                return msg("doubt-share-value", company=company, value=value, most=limit)
        return None

    _learn_numbers(table, game.facts.values, companies, "share-values", ("MOM-Q1",), doubt)


def _learn_numbers(
    table: Table,
    known: Memory[int],
    companies: Sequence[Company],
    key: str,
    rules: tuple[str, ...],
    doubt: Callable[[dict[str, int]], Msg | None],
) -> None:
    wanted = [company for company in companies if not known.is_sure(company)]
    if not wanted:
        return
    offered = {company: known.known[company] for company in wanted if company in known.known}
    question = Numbers(
        key=key,
        names=wanted,
        noun="company",
        rules=rules,
        default=offered if len(offered) == len(wanted) else None,
        remembered=True,
        data={"companies": wanted},
    )
    for company, number in ask_report(table, question, doubt).items():
        known.learn(company, number)


def human_goods(game: Game, table: Table, good: str) -> int:
    """The human's face-up, unused cards of a good (MOM-K1)."""
    known = game.facts.goods
    if not known.is_sure(good):
        question = Number(
            key="human-goods",
            most=99,
            data={"good": good},
            rules=("MOM-K1",),
            default=known.last(good),
            remembered=True,
        )
        known.learn(good, table.ask(question))
    return known.known[good]


# ------------------------------------------------------------------ spaces for bonus markers


def space_free(game: Game, table: Table, space: str, rule: str) -> bool:
    known = game.facts.free
    if not known.is_sure(space):
        question = Confirm(
            key="space-free", data={"space": space_words(space), "at": space}, rules=(rule,), default=True
        )
        known.learn(space, table.ask(question))
    return known.known[space]


def space_words(space: str) -> Msg:
    kind, _, name = space.partition("_")
    if kind == "majority":
        return msg("space-majority", good=name)
    if kind == "tile":
        return msg("space-tile", tile=name)
    return Msg(f"space-{space}".replace("_", "-"))


# ------------------------------------------------------------------ the display and the books


def display_cards(game: Game, table: Table, looked_for: str, words: Msg, rule: str) -> list[str]:
    """The places of all display cards that fit, in set-up order."""
    known = game.facts.display
    if not known.is_sure(looked_for):
        question = PickSome(
            key="display-cards",
            choices=DISPLAY,
            describe=place_option,
            data={"cards": words},
            rules=(rule, "MOM-T1"),
            default=known.last(looked_for),
            remembered=True,
        )
        chosen = table.ask(question)
        known.learn(looked_for, [place for place in DISPLAY if place in chosen])
    return known.known[looked_for]


def first_display_card(game: Game, table: Table) -> str | None:
    """MOM-T2, our ruling: with no share in the display at all, the first card in set-up order."""
    known = game.facts.display
    if not known.is_sure("first"):
        question = Pick(
            key="first-display-card",
            choices=[*DISPLAY, NONE],
            describe=place_option,
            rules=("MOM-T2",),
            default=known.known["first"][0] if known.last("first") else None,
            remembered=True,
        )
        answer = table.ask(question)
        known.learn("first", [] if answer == NONE else [answer])
    return next(iter(known.known["first"]), None)


def display_is_empty(game: Game) -> bool:
    """Whether it is known for sure."""
    known = game.facts.display
    return known.is_sure("first") and not known.known["first"]


def take_from_display(game: Game, place: str) -> None:
    """What the automa takes is no longer there. Only lists of *all* cards of a kind stay complete."""
    known = game.facts.display
    for looked_for, places in list(known.known.items()):
        if place in places:
            left = [other for other in places if other != place]
            known.known[looked_for] = left
            if not left and not looked_for.startswith("share:"):
                del known.known[looked_for]
                known.doubt([looked_for])


def known_share(game: Game, place: str) -> Company | None:
    """The share of a display card, where the cards with it were already reported."""
    known = game.facts.display
    for company in COMPANIES:
        looked_for = f"share:{company}"
        if known.is_sure(looked_for) and place in known.known[looked_for]:
            return company
    return None


def place_option(place: str) -> Option:
    if place == NONE:
        return Option(place, msg("option-no-card"))
    column, row = place.split("_")
    assert column in COLUMNS
    return Option(place, msg("display-place", column=column, row=int(row)))


def card_shares(table: Table) -> dict[str, int]:
    """The shares printed on a card just taken."""
    choice = table.ask(
        Pick(
            key="card-share",
            choices=[NONE, *COMPANIES, SEVERAL],
            describe=lambda value: Option(
                value, msg("option-share" if value in COMPANIES else f"option-share-{value}", company=value)
            ),
            rules=("MOM-N1",),
        )
    )
    if choice == NONE:
        return {}
    if choice != SEVERAL:
        return {choice: 1}
    return table.ask(Numbers(key="card-shares", names=COMPANIES, noun="company", most=9, rules=("MOM-N1",)))


def book_place(game: Game, table: Table, letter: str) -> str:
    """The first book of a letter with a coin beneath; or that none has one, or that none is left (MOM-N8)."""
    known = game.facts.books
    if not known.is_sure(letter):
        question = Pick(
            key="book-coin",
            choices=[NO_COIN, *BOOK_PLACES, NONE],
            describe=book_option,
            data={"letter": letter},
            rules=("MOM-N8",),
            default=known.last(letter),
            remembered=True,
        )
        known.learn(letter, table.ask(question))
    return known.known[letter]


def book_option(value: str) -> Option:
    if value in BOOK_PLACES:
        return Option(value, msg("option-book-place", number=int(value)))
    return Option(value, msg(f"option-book-{value}".replace("_", "-")))
