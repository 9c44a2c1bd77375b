"""Phase 1, restructuring, for the human; the automa does nothing (FCM-R1).

1. All cards that are not busy are in hand; each goes to work or to the beach.
2. The CEO's slots hold anything. Managers report to the CEO only and hold everyone but managers.
   So a set of cards fits if its managers fit under the CEO and the others under the slots left.
3. On reveal, the milestones for cards at work: waitress, errand boy, cart operator.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.names import HUMAN, WAITRESS
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE, EVERYONE, SAME, counted_employees
from mautoma.games.foodchain.rules.staff import Cards, in_order, put, take, together
from mautoma.games.foodchain.state import Game
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table

PLAYED = {
    WAITRESS: "first_waitress",
    "errand_boy": "first_errand_boy",
    "cart_operator": "first_cart_operator",
}


def restructure(game: Game, table: Table) -> None:
    company = game.human
    last_round = company.at_work
    company.beach = together(last_round, company.beach)
    company.at_work = {}
    if not company.beach:
        return
    _send_to_work(game, table, last_round)
    if table.listening:
        table.tell("structure", at_work_employees=dict(company.at_work), beach_employees=dict(company.beach))
    for employee, milestone in PLAYED.items():
        if employee in company.at_work:
            claim(game, table, HUMAN, milestone)


@cache
def _manager_slots() -> dict[str, int]:
    """The slots of each card; 0 for everyone but managers."""
    return {card.id: card.slots if card.is_manager else 0 for card in employees().values()}


def room(at_work: Mapping[str, int], ceo_slots: int) -> tuple[int, int]:
    """The slots left under the CEO and the slots left in all; below zero if the cards do not fit.

    A manager needs one of the CEO's slots, another card any slot that managers leave open.
    """
    slots = _manager_slots()
    under_ceo = left = ceo_slots
    for employee, number in at_work.items():
        if slots[employee]:
            under_ceo -= number
            left += number * (slots[employee] - 1)
        else:
            left -= number
    return under_ceo, left


def fits(at_work: Mapping[str, int], ceo_slots: int) -> bool:
    under_ceo, left = room(at_work, ceo_slots)
    return under_ceo >= 0 and left >= 0


def _send_to_work(game: Game, table: Table, last_round: Cards) -> None:
    company = game.human
    at_work, hand = company.at_work, company.beach
    slots = _manager_slots()
    all_fit = fits(hand, company.ceo_slots)
    again = bool(last_round) and last_round != hand and fits(last_round, company.ceo_slots)
    while hand:
        under_ceo, left = room(at_work, company.ceo_slots)
        fitting = [employee for employee in in_order(hand) if (under_ceo if slots[employee] else left) > 0]
        if not fitting:
            return
        choices = [*fitting, DONE]
        if all_fit and sum(hand.values()) > 1:
            choices.insert(0, EVERYONE)
        if again and not at_work:
            choices.insert(0, SAME)
        question = Pick(
            key="structure", data={"slots": left}, choices=choices, describe=counted_employees(hand)
        )
        answer = table.ask(question)
        if answer == DONE:
            return
        if answer == SAME:
            _move(hand, at_work, last_round)
        elif answer == EVERYONE:
            _move(hand, at_work, dict(hand))
        else:
            take(hand, answer)
            put(at_work, answer)


def _move(hand: Cards, at_work: Cards, cards: Cards) -> None:
    for employee, number in cards.items():
        put(at_work, employee, number)
        hand[employee] -= number
        if not hand[employee]:
            del hand[employee]
