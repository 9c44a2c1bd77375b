"""A card that isn't one of the rulebook's: entered as it is printed, when it comes up.

Part by part, from the steps down to the distance, on the card that is drawn as it fills; at the end each part
can be told again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast, get_args

from msgspec.structs import replace

from mautoma.games.revive.edition.cards import (
    MOST_PARTS,
    OWN_IDS,
    Card,
    Part,
)
from mautoma.games.revive.state import Revive
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Option, Pick
from mautoma.kernel.table import Table

CARD_RIGHT, CARD_PART, CARD_LIMIT = "card-right", "card-part", "card-limit"
RIGHT, NO_MORE, ANYWHERE = "right", "no-more", "none"
FARTHEST = 12
"""Steps or spaces that can be told by a tap."""
NOT_YET = 0
"""Steps of a card of which nothing is told yet."""


def enter_card(game: Revive, table: Table) -> str:
    """REV-T1: `game.entering` is the card as far as it is known. Of the first two it's clear that they carry
    the S (REV-S6)."""
    known = {card.id for card in game.edition.cards}
    free = next(id for id in OWN_IDS if id not in known)
    game.entering = Card(cast(Any, free), NOT_YET, (), start=game.restores == 0)
    for tell in PARTS.values():
        tell(game, table)
    while (part := table.ask(_all_right())) != RIGHT:
        PARTS[part](game, table)
    card, game.entering = _entering(game), None
    learn_card(game, card)
    return str(card.id)


def learn_card(game: Revive, card: Card) -> None:
    game.edition = game.edition.with_card(card)
    game.entered += (card,)


def _all_right() -> Pick:
    return Pick(
        key=CARD_RIGHT,
        at_once=True,
        choices=(RIGHT, *PARTS),
        describe=lambda part: Option(part, Msg(f"card-right-{part}")),
        default=RIGHT,
    )


def _entering(game: Revive) -> Card:
    assert game.entering is not None
    return game.entering


def _steps(game: Revive, table: Table) -> None:
    """REV-T1"""
    steps = table.ask(Number(key="card-steps", rules=("REV-T1",), least=1, most=FARTHEST))
    game.entering = replace(_entering(game), steps=steps)


def _parts(game: Revive, table: Table) -> None:
    """In printed order, until there are no more."""
    game.entering = replace(_entering(game), parts=())
    while len(_entering(game).parts) < MOST_PARTS:
        done = _entering(game).parts
        question = Pick(
            key=CARD_PART,
            at_once=True,
            data={"at": len(done) + 1},
            rules=("REV-T1",),
            choices=[*get_args(Part), *([NO_MORE] if done else [])],
            describe=_part_option,
            default=NO_MORE if done else None,
        )
        part = table.ask(question)
        if part == NO_MORE:
            return
        game.entering = replace(_entering(game), parts=(*done, cast(Part, part)))


def _part_option(part: str) -> Option:
    return Option(part, msg("option-no-more") if part == NO_MORE else msg("gallery-part", part=part))


def _limit(game: Revive, table: Table) -> None:
    """REV-D1"""
    question = Pick(
        key=CARD_LIMIT,
        at_once=True,
        rules=("REV-D1",),
        choices=[*(str(number) for number in range(1, FARTHEST + 1)), ANYWHERE],
        describe=_limit_option,
    )
    limit = table.ask(question)
    game.entering = replace(_entering(game), limit="none" if limit == ANYWHERE else int(limit))


def _limit_option(limit: str) -> Option:
    if limit == ANYWHERE:
        return Option(limit, msg("gallery-any-distance"))
    return Option(limit, msg("gallery-distance", distance=int(limit)))


PARTS: dict[str, Callable[[Revive, Table], None]] = {"steps": _steps, "parts": _parts, "limit": _limit}
