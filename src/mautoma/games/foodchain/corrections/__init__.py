"""Correction by hand of anything the program keeps: an aside, logged like any answer.

After it the program lists what is different on the table now.
"""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.corrections import map as on_the_map
from mautoma.games.foodchain.differences import tell_differences
from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Numbers, Option, Pick, PickSome
from mautoma.kernel.table import Table

MOST_CASH = 9999


def correct(game: TableGame, table: Table) -> None:
    """The aside "correct"."""
    with_map = not game.without_map
    names = [name for name, (needs_map, _) in _PARTS.items() if needs_map in (None, with_map)]
    part = table.ask(Pick(key="correct", choices=names, noun="correct"))
    before = game.clone()
    _PARTS[part][1](game, table)
    game.corrections += 1
    table.tell("corrected", part=msg(f"correct-{part}".replace("_", "-")))
    tell_differences(before, game, table)


# ---------------------------------------------------------------- the mat


def _freezers(game: TableGame, table: Table) -> None:
    freezers = game.automa.freezers
    told = table.ask(
        Numbers(
            key="correct-freezers",
            rules=("FCM-O2",),
            names=[str(product) for product in game.automa.order],
            noun="product",
            most=CAPACITY,
            default={str(product): freezers[product] for product in game.automa.order},
        )
    )
    for product in game.automa.order:
        freezers[product] = told[product]


def _sales(game: TableGame, table: Table) -> None:
    last = len(game.edition.mat.sales) - 1
    game.automa.sales = table.ask(Number(key="correct-sales", most=last, default=game.automa.sales))


def _modifier(game: TableGame, table: Table) -> None:
    track = [str(modifier) for modifier in game.edition.mat.modifiers]
    question = Pick(key="correct-modifier", choices=track, default=track[game.automa.modifier])
    game.automa.modifier = track.index(table.ask(question))


# ---------------------------------------------------------------- money


def _cash(game: TableGame, table: Table) -> None:
    told = table.ask(
        Numbers(
            key="correct-cash",
            names=SIDES,
            noun="side",
            most=MOST_CASH,
            default={side: game.cash(side) for side in SIDES},
        )
    )
    game.human.cash, game.automa.cash = (told[side] for side in SIDES)


def _bank(game: TableGame, table: Table) -> None:
    game.bank = table.ask(Number(key="correct-bank", most=MOST_CASH, default=game.bank))


# ---------------------------------------------------------------- milestones


def _milestones(game: TableGame, table: Table) -> None:
    """Who holds what; one that nobody holds may still be had or be gone."""
    for side, held in ((HUMAN, game.human.milestones), (AUTOMA, game.automa.milestones)):
        told = table.ask(_ask_milestones("correct-milestones", sorted(held), side))
        held.clear()
        held.update(told)
    game.milestones = set(table.ask(_ask_milestones("correct-open-milestones", sorted(game.milestones))))


def _ask_milestones(key: str, default: list[str], side: str = "") -> PickSome:
    return PickSome(
        key=key,
        data={"side": side} if side else {},
        choices=list(milestone_ids()),
        describe=lambda name: Option(name, Msg("option-milestone", {"milestone": name})),
        default=default,
    )


_Part = tuple[bool | None, Callable[[TableGame, Table], None]]
_PARTS: dict[str, _Part] = {
    "freezers": (None, _freezers),
    "sales": (None, _sales),
    "modifier": (None, _modifier),
    "cash": (None, _cash),
    "bank": (None, _bank),
    "demand": (True, on_the_map.demand),
    "stacks": (None, on_the_map.stacks),
    "put": (True, on_the_map.put_piece),
    "take": (True, on_the_map.take_piece),
    "campaign": (True, on_the_map.campaign_of_the_human),
    "houses": (False, on_the_map.houses_on_map),
    "house_stack": (None, on_the_map.house_stack),
    "gardens": (None, on_the_map.gardens),
    "milestones": (None, _milestones),
}
"""What can be corrected: with the map only (True), without it only (False), or always; and how."""
