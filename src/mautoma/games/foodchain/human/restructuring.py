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
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.message import msg
from mautoma.kernel.question import Counts, Limit
from mautoma.kernel.table import Table

PLAYED = {
    WAITRESS: "first_waitress",
    "errand_boy": "first_errand_boy",
    "cart_operator": "first_cart_operator",
}


def restructure(game: FoodChain, table: Table) -> None:
    company = game.human
    last_round = company.at_work
    company.beach = together(last_round, company.beach)
    company.at_work = {}
    if not company.beach:
        return
    _send_to_work(game, table, last_round)
    if table.listening:
        table.tell("structure", at_work_employees=dict(company.at_work), beach_employees=dict(company.beach))
    claim_played(game, table)


def claim_played(game: FoodChain, table: Table) -> None:
    for employee, milestone in PLAYED.items():
        if employee in game.human.at_work:
            claim(game, table, HUMAN, milestone)


def _send_to_work(game: FoodChain, table: Table, last_round: Cards) -> None:
    """All at once: how many of each card go to work."""
    company = game.human
    hand = {employee: company.beach[employee] for employee in in_order(company.beach)}
    question = Counts(
        key="structure",
        data={"slots": company.ceo_slots},
        available=hand,
        noun="employee",
        limits=limits(company.ceo_slots),
        default=as_far_as_it_fits(last_round, company.ceo_slots, hand if table.listening else {}),
    )
    answer = table.ask(question)
    company.at_work = {employee: answer[employee] for employee in hand if answer.get(employee)}
    company.beach = {e: n - answer.get(e, 0) for e, n in hand.items() if n > answer.get(e, 0)}


@cache
def limits(ceo_slots: int) -> tuple[Limit, Limit]:
    """A manager needs one of the CEO's slots and brings its own; another card needs any slot."""
    slots = _manager_slots()
    under_ceo = {employee: int(held > 0) for employee, held in slots.items()}
    anywhere = {employee: 1 - held for employee, held in slots.items()}
    return (
        Limit(msg("misfit-managers", slots=ceo_slots), most=ceo_slots, weights=under_ceo),
        Limit(msg("misfit-staff"), most=ceo_slots, weights=anywhere),
    )


@cache
def _manager_slots() -> dict[str, int]:
    """The slots of each card; 0 for everyone but managers."""
    return {card.id: card.slots if card.is_manager else 0 for card in employees().values()}


def fits(at_work: Mapping[str, int], ceo_slots: int) -> bool:
    return all(limit.fault(at_work) is None for limit in limits(ceo_slots))


def as_far_as_it_fits(cards: Cards, ceo_slots: int, hand: Cards) -> Cards:
    """The managers first, so that they can hold the others; then whoever else is in hand."""
    if not hand and fits(cards, ceo_slots):
        return cards
    slots = _manager_slots()
    fitting: Cards = {}
    for offered in (cards, hand):
        for employee in sorted(in_order(offered), key=slots.__getitem__, reverse=True):
            for _ in range(offered[employee] - fitting.get(employee, 0)):
                if fits(together(fitting, {employee: 1}), ceo_slots):
                    put(fitting, employee)
    return {employee: fitting[employee] for employee in in_order(fitting)}
