"""Phase 4, dinnertime, for both chains (FCM-D1).

1. FIRST TO LOWER PRICES, if a pricing or discount manager is at work.
2. House by house, by number: of the chains that a road joins to it and whose stock covers its whole
   demand (FCM-D11), the lowest price plus distance (FCM-D2, FCM-D3); then the most waitresses
   (FCM-D4); then the human (FCM-D5). The house pays (FCM-D6), the demand leaves it.
3. The human's waitresses, the human's CFO, the automa's milestone cash, $20 and $100 (FCM-D12).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mautoma.games.foodchain.city.city import City, House
from mautoma.games.foodchain.content.employees import anyone, employee
from mautoma.games.foodchain.content.milestones import give, milestone
from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.names import (
    AUTOMA,
    CFO,
    FIRST_TO_HAVE_20,
    FIRST_TO_HAVE_100,
    HUMAN,
    SIDES,
    WAITRESS,
)
from mautoma.games.foodchain.rules.bank import pay_in, pay_out
from mautoma.games.foodchain.rules.chains import AutomaChain, Chain, HumanChain
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.mat import move_markers, move_sales
from mautoma.games.foodchain.state import FoodChain, MautomaInc
from mautoma.kernel.decide import Criterion, Decision, decide, least, most, must, prefer, unexplained
from mautoma.kernel.table import Table

FIRST_IN_TURN_ORDER: Criterion[str] = prefer("FCM-D5", "first-in-turn-order", lambda side: side == HUMAN)


def dine(game: FoodChain, table: Table) -> None:
    """FCM-D1, FCM-D12"""
    lower_prices(game, table)
    chains: dict[str, Chain] = {HUMAN: HumanChain(game), AUTOMA: AutomaChain(game)}
    choose = choose_chain if table.listening else best_chain
    earned = serve_houses(game, table, chains, lambda house, chains: choose(house, _solvent(game, chains)))
    close_dinner(game, table, earned, game.human.at_work)


def close_dinner(game: FoodChain, table: Table, earned: int, at_work: Mapping[str, int]) -> None:
    """FCM-D12: the human's waitresses and CFO, milestone cash, $20 and $100."""
    tips = tips_of(game, at_work.get(WAITRESS, 0))
    pay_tips(game, table, tips)
    if ceo_is_cfo(game) or at_work.get(CFO):
        pay_bonus(game, table, earned + tips)
    milestone_cash(game, table)
    for side in SIDES:
        claim_cash_milestones(game, table, side)


def _solvent(game: FoodChain, chains: dict[str, Chain]) -> dict[str, Chain]:
    """FCM-E4: who is bankrupt sells no more that evening."""
    return {AUTOMA: chains[AUTOMA]} if game.bankrupt else chains


def lower_prices(game: FoodChain, table: Table) -> None:
    at_work = game.human.at_work
    if anyone(at_work, "price") and any(employee(name).price < 0 for name in at_work):
        claim(game, table, HUMAN, "first_to_lower_prices")


def serve_houses(
    game: FoodChain,
    table: Table,
    chains: dict[str, Chain],
    choose: Callable[[House, dict[str, Chain]], Decision[str] | None] | None = None,
) -> int:
    """Houses by number; gives what the human earned, which may be negative.

    Where a person corrects the city while a house is being decided, `choose` gives None: look again.
    """
    choose = choose or choose_chain
    game.automa.served = 0
    before = game.automa.clone() if table.listening else game.automa
    human_earned = last = 0
    while house := _next_with_demand(game.city, last):
        choice = choose(house, chains)
        if choice is None:
            continue
        last = house.number
        if choice.choice is None:
            table.tell("stays-home", "FCM-D11", trail=choice.trail, house=house.number)
            continue
        income = chains[choice.choice].sell(house)
        _tell_served(table, house, choice, income)
        house.demand.clear()
        if choice.choice == AUTOMA:
            automa_served(game, table, 1, income)
        else:
            human_earned += income
            pay_human(game, table, income)
    tell_mat(game, table, before)
    return human_earned


def _next_with_demand(city: City, last: int) -> House | None:
    for house in city.houses.values():
        if house.number > last and house.demand:
            return house
    return None


def choose_chain(house: House, chains: dict[str, Chain], waitresses_decide: bool = True) -> Decision[str]:
    """Where a house eats, of the chains in turn order. Nothing is looked at that cannot decide any more."""
    waitresses: Criterion[str] = most("FCM-D4", "waitresses", lambda side: chains[side].waitresses())
    return decide(
        chains,
        must("FCM-D11", "joined-by-road", lambda side: chains[side].joined(house)),
        must("FCM-D11", "has-whole-demand", lambda side: chains[side].has(house.demand)),
        least("FCM-D3", "price-and-distance", lambda side: _offer(chains[side], house)),
        *([waitresses] if waitresses_decide else []),
        FIRST_IN_TURN_ORDER,
        why="FCM-D1",
        noun="side",
    )


def best_chain(house: House, chains: dict[str, Chain]) -> Decision[str]:
    """What `choose_chain` chooses, without saying why."""
    able = [side for side, chain in chains.items() if chain.has(house.demand) and chain.joined(house)]
    if len(able) > 1:
        able.sort(key=lambda side: (_offer(chains[side], house), -chains[side].waitresses(), side != HUMAN))
    return unexplained(able[0] if able else None)


def _offer(chain: Chain, house: House) -> int:
    distance = chain.distance(house)
    assert distance is not None
    return chain.price() + distance


def _tell_served(table: Table, house: House, choice: Decision[str], income: int) -> None:
    if table.listening:
        demand = {str(product): house.demand.count(product) for product in house.demand}
        table.order(
            "house-served",
            "FCM-D1",
            *(("FCM-D6",) if choice.choice == AUTOMA else ()),
            trail=choice.trail,
            house=house.number,
            side=choice.choice,
            products=demand,
            income=income,
            places=[f"house {house.number}"],
        )


def automa_served(game: FoodChain, table: Table, houses: int, income: int) -> None:
    automa = game.automa
    automa.served += houses
    pay_out(game, table, AUTOMA, income)
    if game.card.sales_icon:
        move_sales(game, table, houses)


def tell_mat(game: FoodChain, table: Table, before: MautomaInc) -> None:
    """FCM-D7, FCM-D11: once for all houses, as a hand moves the markers."""
    automa = game.automa
    if not table.listening or not automa.served:
        return
    sold = {product: number - automa.freezers[product] for product, number in before.freezers.items()}
    if automa.printed_mat:
        table.order("freezers-down", "FCM-D11", products=worded({p: n for p, n in sold.items() if n}))
    if game.card.sales_icon and automa.sales == before.sales:
        table.tell("sales-marker-stays", "FCM-D7", spot=automa.sales)
    elif game.card.sales_icon:
        move_markers(automa, table, "sales-marker", "FCM-D7", spot=automa.sales)


def pay_human(game: FoodChain, table: Table, income: int) -> None:
    """Below zero the chain pays; one that cannot is bankrupt (FCM-E4)."""
    if income >= 0:
        pay_out(game, table, HUMAN, income)
        return
    owed = -income
    if owed > game.human.cash:
        game.bankrupt = True
        table.tell("bankrupt", "FCM-E4", owed=owed, cash=game.human.cash)
    pay_in(game, HUMAN, min(owed, game.human.cash))


def tips_of(game: FoodChain, waitresses: int) -> int:
    """The human's waitresses; the automa's bring no money (FCM-D9)."""
    held = game.human.milestones
    return waitresses * max(employee(WAITRESS).tips, give(held, "tips"))


def cfo_bonus(game: FoodChain, earned: int) -> int:
    return cfo_bonus_on(earned) if ceo_is_cfo(game) or game.human.at_work.get(CFO) else 0


def ceo_is_cfo(game: FoodChain) -> bool:
    return bool(give(game.human.milestones, "ceo_is_cfo"))


def cfo_bonus_on(earned: int) -> int:
    """Half as much again of what the phase brought, rounded up, below zero too."""
    return -(-earned * employee(CFO).cash_bonus_percent // 100)


def pay_tips(game: FoodChain, table: Table, tips: int) -> None:
    if tips:
        table.order("tips", "FCM-D12", income=tips)
        pay_human(game, table, tips)


def pay_bonus(game: FoodChain, table: Table, earned: int) -> None:
    """Of the CFO, or of a CEO who counts as one; it says of how much it's a half."""
    income = cfo_bonus_on(earned)
    if income:
        kind, way = "ceo-bonus" if ceo_is_cfo(game) else "cfo-bonus", "take" if earned > 0 else "pay"
        table.order(kind, "FCM-D12", income=income, amount=abs(income), base=abs(earned), way=way)
        pay_human(game, table, income)


def milestone_cash(game: FoodChain, table: Table) -> None:
    """FCM-D8: $1 per milestone held, if the card shows the icon and it served a house."""
    automa = game.automa
    if game.card.milestone_cash and automa.served and automa.milestones:
        cash = len(automa.milestones)
        table.order("milestone-cash", "FCM-D8", income=cash)
        pay_out(game, table, AUTOMA, cash)


def claim_cash_milestones(game: FoodChain, table: Table, side: str) -> None:
    """FCM-D10: the automa too takes these by the normal rules."""
    for name in (FIRST_TO_HAVE_20, FIRST_TO_HAVE_100):
        if game.cash(side) < milestone(name).at_least or not claim(game, table, side, name, "FCM-D10"):
            continue
        if side == HUMAN and milestone(name).sees_reserve_cards:
            _show_reserve_cards(game, table)


def _show_reserve_cards(game: FoodChain, table: Table) -> None:
    """FCM-E5: the human sees the automa's chosen reserve card too; the unchosen stay unseen."""
    table.reveal()
    table.tell("reserve-seen", "FCM-E5", human=game.human.reserve, automa=game.automa.reserve)
