"""The planner's company: whom to hire, to train, to send to work and to let go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mautoma.games.foodchain.bots.players.market import (
    best_site,
    freezer,
    shortage,
    worth_of_a_dollar_less,
)
from mautoma.games.foodchain.content.employees import Employee, employee
from mautoma.games.foodchain.content.milestones import milestone
from mautoma.games.foodchain.content.products import DRINKS, Product
from mautoma.games.foodchain.human.hiring import HIRE_3
from mautoma.games.foodchain.rules.staff import Cards, busy, put, together
from mautoma.games.foodchain.state import FoodChain

Training = tuple[str, str, int]
"""From, into, and how many of the latter are enough."""


@dataclass(slots=True, frozen=True)
class Plan:
    hire: tuple[str, ...]
    """In this order; a card that was trained on still counts as what it was hired as."""
    train: tuple[Training, ...]
    recruit: float = 14
    """What a slot is worth to these, in dollars; pricing weighs an estimate of dollars."""
    trainer: float = 12
    campaign: float = 12
    pricing: float = 1.4
    spare_stock: int = 1
    """Of each product, for the freezer."""
    item: float = 8
    """What an item that is wanted brings."""


PLAN = Plan(
    hire=(
        "recruiting_girl",
        "kitchen_trainee",
        "recruiting_girl",
        "errand_boy",
        "marketing_trainee",
        "management_trainee",
        "trainer",
        "errand_boy",
        "kitchen_trainee",
        "kitchen_trainee",
        "waitress",
        "waitress",
        "pricing_manager",
        "waitress",
        "waitress",
        "kitchen_trainee",
    ),
    train=(("kitchen_trainee", "burger_cook", 1), ("kitchen_trainee", "pizza_cook", 1)),
)
"""Found by playing: small changes were kept when they earned more over many games."""

_FAMILIES = {
    "kitchen_trainee": ("kitchen_trainee", "burger_cook", "pizza_cook"),
    "errand_boy": ("errand_boy", "cart_operator", "truck_driver", "zeppelin_pilot"),
    "marketing_trainee": ("marketing_trainee", "campaign_manager", "brand_manager", "brand_director"),
    "management_trainee": ("management_trainee", "junior_vice_president", "vice_president"),
}


def everyone(game: FoodChain) -> Cards:
    return together(game.human.at_work, game.human.beach, busy(game.human))


def wanted_hires(game: FoodChain, wishes: Sequence[str], hires: int, piles: Mapping[str, int]) -> Cards:
    """One after the other as the wishes have it; the third brings the milestone's cards."""
    staff = everyone(game)
    wanted: Cards = {}
    for hired in range(1, hires + 1):
        card = next_hire(staff, wishes)
        if card is None or wanted.get(card, 0) == piles.get(card, 0):
            break
        put(wanted, card)
        put(staff, card)
        reward = milestone(HIRE_3)
        if hired == reward.at_least and HIRE_3 in game.milestones - game.human.milestones:
            staff = together(staff, reward.free_employees)
    return wanted


def next_hire(staff: Cards, wishes: Sequence[str]) -> str | None:
    """The first on the list whom the company does not have yet."""
    at = wish_at(staff, wishes)
    return None if at is None else wishes[at]


def wish_at(staff: Cards, wishes: Sequence[str]) -> int | None:
    """Where on the list the next hire stands."""
    spare: Cards = {}
    for at, card in enumerate(wishes):
        left = spare.get(card)
        if left is None:
            family = _FAMILIES.get(card)
            left = sum([staff.get(member, 0) for member in family]) if family else staff.get(card, 0)
        if not left:
            return at
        spare[card] = left - 1
    return None


def next_training(game: FoodChain, wishes: Sequence[Training]) -> tuple[str, str] | None:
    """The first training that is wished for, of a card on the beach."""
    staff = everyone(game)
    for card, into, enough in wishes:
        if card in game.human.beach and staff.get(into, 0) < enough and game.employees.get(into, 0):
            return card, into
    return None


def wanted_at_work(game: FoodChain, plan: Plan) -> Cards:
    """The best company of the cards in hand: the most valuable workers, and managers to hold them."""
    hand = together(game.human.at_work, game.human.beach)
    managers = sorted([m for m in _copies(hand) if employee(m).is_manager], key=_slots, reverse=True)
    workers = _valued(game, plan, hand)
    slots = game.human.ceo_slots
    held = slots
    chosen: list[str] = []
    for manager in managers:
        if len(chosen) < slots and held < len(workers):
            chosen.append(manager)
            held += _slots(manager) - 1
    chosen += workers[:held]
    at_work: Cards = {}
    for name in chosen:
        at_work[name] = at_work.get(name, 0) + 1
    return at_work


def _slots(name: str) -> int:
    return employee(name).slots


def _copies(hand: Cards) -> list[str]:
    return [name for name, number in hand.items() for _ in range(number)]


def _valued(game: FoodChain, plan: Plan, hand: Cards) -> list[str]:
    """Everyone but managers who is worth a slot, the most valuable first."""
    needs = _needs(game, plan)
    valued: list[tuple[float, str]] = []
    names = [name for name in hand if not employee(name).is_manager]
    for name in sorted(names, key=lambda name: employee(name).output, reverse=True):
        worth = 0.0
        for copy in range(hand[name]):
            if copy == 0 or employee(name).output:  # what one has made, the next need not make
                worth = _worth(game, plan, name, needs)
            if worth > 0:
                valued.append((worth, name))
    return [name for _, name in sorted(valued, key=lambda pair: -pair[0])]


def _needs(game: FoodChain, plan: Plan) -> dict[Product, float]:
    """The worth of each product: what is wanted tonight, and a little for the freezer."""
    needs: dict[Product, float] = {p: float(n) for p, n in shortage(game).items()}
    room = freezer(game) - sum(game.human.stock.values())
    if room > 0:
        for product in game.automa.order:
            spare = plan.spare_stock - game.human.stock.get(product, 0)
            if spare > 0:
                needs[product] = needs.get(product, 0.0) + 0.3 * min(spare, room)
    return needs


def _worth(game: FoodChain, plan: Plan, name: str, needs: dict[Product, float]) -> float:
    card = employee(name)
    if card.kitchen or card.drinks:
        return plan.item * _use(game, card, needs)
    if card.tips:
        return 5.0 if "first_waitress" in game.human.milestones | game.milestones else 3.0
    if card.hires:
        return plan.recruit if next_hire(everyone(game), plan.hire) else 0.0
    if card.trains:
        return plan.trainer if _something_to_train(game, plan) else 0.0
    if card.marketing:
        return plan.campaign if best_site(game, name) else 0.0
    if card.price < 0:
        return plan.pricing * worth_of_a_dollar_less(game)
    return 0.0


def last_income(game: FoodChain) -> int:
    """What the human had more at the end of the last round than of the one before."""
    cash = [0, *(human for human, _ in game.history)]
    return max(0, cash[-1] - cash[-2]) if len(cash) > 1 else 0


def _something_to_train(game: FoodChain, plan: Plan) -> bool:
    """Someone the plan wants trained is there, or will be hired this round."""
    staff = everyone(game)
    hired = next_hire(staff, plan.hire)
    return any(
        (card in staff or card == hired) and staff.get(into, 0) < enough for card, into, enough in plan.train
    )


def _use(game: FoodChain, card: Employee, needs: dict[Product, float]) -> float:
    """How much of what it brings is needed; what is met is needed no more."""
    if card.kitchen:
        products: tuple[Product, ...] = card.kitchen.foods
        amount = card.kitchen.amount
    else:
        assert card.drinks is not None
        products = DRINKS
        amount = card.drinks.amount
    best = max(products, key=lambda product: needs.get(product, 0.0))
    used = min(float(amount), needs.get(best, 0.0))
    if used:
        needs[best] -= used
    if card.kitchen and _milestone_waits(game, card):
        return max(used, 2.0)
    return used


def _milestone_waits(game: FoodChain, card: Employee) -> bool:
    """The first burger or pizza brings a cook for nothing."""
    assert card.kitchen is not None
    return any(
        f"first_{food}_produced" in game.milestones and f"first_{food}_produced" not in game.human.milestones
        for food in card.kitchen.foods
    )


def least_useful(game: FoodChain, names: list[str]) -> str:
    """Whom to let go: someone with a salary who makes little."""
    return min(names, key=lambda name: (not employee(name).salaried, employee(name).output))
