"""Phase 1, restructuring, for the human; the automa does nothing (FCM-R1).

1. All cards that are not busy are in hand; each goes to work or to the beach. One question settles it.
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
from mautoma.games.foodchain.rules.staff import Cards, in_order, put, together
from mautoma.games.foodchain.state import Game
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Counts
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


def _send_to_work(game: Game, table: Table, last_round: Cards) -> None:
    """All at once: how many of each card go to work."""
    company = game.human
    hand = {employee: company.beach[employee] for employee in in_order(company.beach)}
    question = Counts(
        key="structure",
        data={"slots": company.ceo_slots},
        available=hand,
        noun="employee",
        fault=lambda at_work: misfit(at_work, company.ceo_slots),
        default=as_far_as_it_fits(last_round, company.ceo_slots),
    )
    answer = table.ask(question)
    company.at_work = {employee: answer[employee] for employee in hand if answer.get(employee)}
    company.beach = {e: n - answer.get(e, 0) for e, n in hand.items() if n > answer.get(e, 0)}


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


def misfit(at_work: Mapping[str, int], ceo_slots: int) -> Msg | None:
    """Why these cards do not fit, in words."""
    under_ceo, left = room(at_work, ceo_slots)
    if under_ceo < 0:
        return msg("misfit-managers", slots=ceo_slots, over=-under_ceo)
    if left < 0:
        return msg("misfit-staff", over=-left)
    return None


def as_far_as_it_fits(cards: Cards, ceo_slots: int) -> Cards:
    """The managers first, so that they can hold the others."""
    if fits(cards, ceo_slots):
        return cards
    slots = _manager_slots()
    fitting: Cards = {}
    for employee in sorted(in_order(cards), key=slots.__getitem__, reverse=True):
        for _ in range(cards[employee]):
            if fits(together(fitting, {employee: 1}), ceo_slots):
                put(fitting, employee)
    return {employee: fitting[employee] for employee in in_order(fitting)}
