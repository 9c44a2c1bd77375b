"""The bank: what it pays, what it takes in, and how it breaks.

1. A payment that empties the bank is paid as far as it goes (FCM-D13).
2. The first time the bank breaks, both reserve cards are revealed and added, and the CEO slots
   become the higher of the two numbers (FCM-E1); the rest is paid from the refilled bank.
3. The second time the rest is an IOU, and the game ends with this dinnertime.
"""

from __future__ import annotations

from mautoma.games.foodchain.content.supply import ceo_slots
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.options import reserve_option
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table


def pay_out(game: FoodChain, table: Table, side: str, amount: int) -> None:
    """The bank pays a chain; it gets the whole amount, if need be as an IOU."""
    _add_cash(game, side, amount)
    while amount:
        if game.bank_breaks == 2:
            game.iou += amount
            return
        paid = min(amount, game.bank)
        game.bank -= paid
        amount -= paid
        if game.bank == 0:
            _break(game, table, side)


def pay_in(game: FoodChain, side: str, amount: int) -> None:
    """A chain pays the bank."""
    _add_cash(game, side, -amount)
    game.bank += amount


def _add_cash(game: FoodChain, side: str, amount: int) -> None:
    if side == HUMAN:
        game.human.cash += amount
    else:
        game.automa.cash += amount


def _break(game: FoodChain, table: Table, side: str) -> None:
    game.bank_breaks += 1
    if game.bank_breaks == 2:
        table.tell("bank-broke-again", "FCM-E1", "FCM-D13", side=side)
        return
    if not game.human.reserve:
        game.human.reserve = _turned_over(table)
    cards = (game.human.reserve, game.automa.reserve)
    game.bank += sum(cards)
    game.human.ceo_slots = max(ceo_slots()[card] for card in cards)
    table.reveal()
    table.order(
        "bank-broke",
        "FCM-E1",
        "FCM-D13",
        human=cards[0],
        automa=cards[1],
        bank=game.bank,
        slots=game.human.ceo_slots,
    )


def _turned_over(table: Table) -> int:
    """At a real table the human's reserve card lies face down until now."""
    cards = [str(cash) for cash in ceo_slots()]
    question = Pick(key="reserve-revealed", rules=("FCM-E1",), choices=cards, describe=reserve_option)
    return int(table.ask(question))
