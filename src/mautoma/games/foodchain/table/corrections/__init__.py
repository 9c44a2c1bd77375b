"""Correction by hand of anything the program keeps: an aside, logged like any answer.

After it the program lists what is different on the table now. Each can be left as it was.
"""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.edition.mat import LAST_SPOT
from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.state import MautomaInc, TableGame
from mautoma.games.foodchain.table.corrections import map as on_the_map
from mautoma.games.foodchain.table.corrections.leaving import LEAVE
from mautoma.games.foodchain.table.differences import tell_differences
from mautoma.games.foodchain.table.printed_deck import card_option
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Numbers, Option, Pick, PickSome
from mautoma.kernel.table import Table

MOST_CASH = 99_999


def correct(game: TableGame, table: Table) -> None:
    """The aside "correct"."""
    with_map = not game.without_map
    names = [name for name, (needs_map, _) in _PARTS.items() if needs_map in (None, with_map)]
    part = table.ask(Pick(key="correct", choices=[*names, LEAVE], noun="correct", leave=LEAVE))
    if part == LEAVE:
        return
    before = game.clone()
    _PARTS[part][1](game, table)
    game.corrections += 1
    if game == before:
        table.tell("nothing-corrected")
        return
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
    mat = game.edition.mat
    last = LAST_SPOT if mat.more_spots else len(mat.sales) - 1
    game.automa.sales = table.ask(Number(key="correct-sales", most=last, default=game.automa.sales))


def _modifier(game: TableGame, table: Table) -> None:
    track = [str(modifier) for modifier in game.edition.mat.modifiers]
    question = Pick(key="correct-modifier", choices=track, default=track[game.automa.modifier])
    game.automa.modifier = track.index(table.ask(question))


# ---------------------------------------------------------------- money


def _cash(game: TableGame, table: Table) -> None:
    """What a chain has more, the bank has less; where it has not got that much, it's asked for."""
    told = table.ask(
        Numbers(
            key="correct-cash",
            names=SIDES,
            noun="side",
            most=MOST_CASH,
            default={side: game.cash(side) for side in SIDES},
        )
    )
    more = sum(told.values()) - sum(game.cash(side) for side in SIDES)
    game.human.cash, game.automa.cash = (told[side] for side in SIDES)
    if more > game.bank:
        _bank(game, table)
    else:
        game.bank -= more


def _bank(game: TableGame, table: Table) -> None:
    game.bank = table.ask(Number(key="correct-bank", most=MOST_CASH, default=game.bank))


def _breaks(game: TableGame, table: Table) -> None:
    """FCM-E1: how often the bank broke. The second break ends the game, so it is not offered."""
    question = Pick(
        key="correct-breaks",
        rules=("FCM-E1",),
        choices=("0", "1"),
        noun="breaks",
        default=str(game.bank_breaks),
    )
    game.bank_breaks = int(table.ask(question))


# ---------------------------------------------------------------- the card in play


def _card(game: TableGame, table: Table) -> None:
    """FCM-W1: which one it is. What the other one has done already is put right piece by piece."""
    automa = game.automa
    if not automa.card:
        table.tell("no-card-in-play")
        return
    question = Pick(
        key="correct-card",
        rules=("FCM-W1",),
        choices=[card.id for card in game.edition.cards],
        describe=lambda name: card_option(game, name),
        default=automa.card,
    )
    told = table.ask(question)
    if told != automa.card:
        _change_places(automa, told)


def _change_places(automa: MautomaInc, told: str) -> None:
    """The card that was thought to be in play comes where the other one was."""
    thought = automa.card
    automa.deck = [thought if card == told else card for card in automa.deck]
    swapped = {thought: told, told: thought}
    automa.used = [swapped.get(card, card) for card in automa.used]
    automa.again = tuple(swapped.get(card, card) for card in automa.again)
    automa.card = told


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
    "breaks": (None, _breaks),
    "card": (None, _card),
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
