"""Phase 5, payday, for the human; the automa pays no salaries (FCM-P1).

1. With FIRST TO HAVE $100 the CEO is the CFO: another CFO is fired.
2. Fire at will, but no busy marketeer. Where no salary is due, nobody is asked: to fire there would
   change nothing that the next payday cannot.
3. $5 per salaried card, on the beach and busy too. Discounts: $15 with FIRST TO TRAIN, $5 per unused
   hire of those not fired, marketeers free with FIRST BILLBOARD; never below $0 in all. The money goes
   to the bank.
4. Who cannot pay fires those who cost a salary until the rest can be paid, busy marketeers last; their
   campaigns stay.
5. FIRST TO PAY $20 IN SALARIES.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mautoma.games.foodchain.content.employees import SALARY, employees, marketeers
from mautoma.games.foodchain.content.milestones import give, milestone
from mautoma.games.foodchain.names import CFO, FIRST_TO_PAY_20, HUMAN
from mautoma.games.foodchain.rules.bank import pay_in
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import counted_employees
from mautoma.games.foodchain.rules.staff import (
    Cards,
    busy,
    discountable_hires,
    in_order,
    return_to_supply,
    take,
    together,
)
from mautoma.games.foodchain.state import Company, FoodChain
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

PAY = "pay"
FIRE = "fire"


def pay_salaries(game: FoodChain, table: Table) -> None:
    _fire_second_cfo(game, table)
    due = _fire_at_will(game, table)
    if due:
        pay(game, table, due)


def pay(game: FoodChain, table: Table, due: int) -> None:
    pay_in(game, HUMAN, due)
    table.tell("salaries-paid", cash=due, left=game.human.cash)
    if due >= milestone(FIRST_TO_PAY_20).at_least:
        claim(game, table, HUMAN, FIRST_TO_PAY_20)


@cache
def _paid(free_marketeers: bool) -> frozenset[str]:
    """Who costs a salary."""
    salaried = {card.id for card in employees().values() if card.salaried}
    return frozenset(salaried.difference(marketeers()) if free_marketeers else salaried)


def _paid_by(company: Company) -> frozenset[str]:
    return _paid(bool(give(company.milestones, "free_marketeers")))


def _salaried(company: Company) -> int:
    """How many cards cost a salary."""
    paid = _paid_by(company)
    number = 0
    for cards in (company.at_work, company.beach):
        for name, count in cards.items():
            if name in paid:
                number += count
    return number + sum([campaign.marketeer in paid for campaign in company.campaigns.values()])


@cache
def _discount_per_unused_hire() -> int:
    """The same for every card that has one."""
    [discount] = {card.discount_per_unused_hire for card in employees().values()} - {0}
    return discount


def salaries_due(company: Company) -> int:
    # Who was fired takes the unused hires along.
    unused = min(company.unused_hires, discountable_hires(company.at_work))
    discount = _discount_per_unused_hire() * unused
    discount += give(company.milestones, "salary_discount")
    return max(0, SALARY * _salaried(company) - discount)


def _fire_second_cfo(game: FoodChain, table: Table) -> None:
    company = game.human
    if give(company.milestones, "ceo_is_cfo"):
        for cards in (company.at_work, company.beach):
            while CFO in cards:
                take(cards, CFO)
                return_to_supply(game, CFO)
                table.tell("cfo-fired", employee=CFO)


def _fire_at_will(game: FoodChain, table: Table) -> int:
    """Asks only while there is a choice: a company that cannot pay must fire. Gives what is due then."""
    company = game.human
    while True:
        due = salaries_due(company)
        if not due:
            return 0
        can_pay = due <= company.cash
        data = {"due": due, "cash": company.cash}
        here = together(company.at_work, company.beach)
        if can_pay:
            if not here:
                return due
            question = Pick(key="payday", data=data, choices=(PAY, FIRE), describe=_payday_option(due))
            if table.ask(question) == PAY:
                return due
        paid = _paid_by(company)
        if can_pay:
            fireable = here
        else:
            fireable = _of(paid, here) or _of(paid, busy(company))
        key = "fire" if can_pay else "must-fire"
        question = Pick(key=key, data=data, choices=in_order(fireable), describe=counted_employees(fireable))
        _fire(game, table, table.choose(question))


def _of(names: frozenset[str], cards: Cards) -> Cards:
    return {name: number for name, number in cards.items() if name in names}


def _payday_option(due: int) -> Callable[[str], Option]:
    return lambda value: Option(value, Msg("option-" + value, {"due": due}) if value == PAY else None)


def _fire(game: FoodChain, table: Table, name: str) -> None:
    """From the beach first, then from work, last a busy one, whose campaign stays."""
    company = game.human
    if name in company.beach:
        take(company.beach, name)
    elif name in company.at_work:
        take(company.at_work, name)
    else:
        campaign = next(c for c in company.campaigns.values() if c.marketeer == name)
        company.campaigns[campaign.number] = campaign._replace(marketeer="")
    return_to_supply(game, name)
    table.tell("fired", employee=name)
