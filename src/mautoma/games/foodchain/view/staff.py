"""An employee as a card to read: what it does now, what it costs, what it becomes."""

from __future__ import annotations

from functools import cache

from mautoma.games.foodchain.content.employees import SALARY, Employee, employees
from mautoma.games.foodchain.content.milestones import milestones
from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.names import CEO
from mautoma.games.foodchain.rules.chains import BASE_PRICE
from mautoma.games.foodchain.state import Campaign, Company, FoodChain
from mautoma.games.foodchain.view.campaigns import rounds_left
from mautoma.games.foodchain.view.icons import ICON, ICONS
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.games.kit.svg import small
from mautoma.kernel.view import Card, Total

FAMILIES = {
    "manager": "manager",
    "hiring": "hiring",
    "training": "train",
    "service": "waitress",
    "price": "price",
    "city": "city",
    "kitchen": "produced",
    "drinks": "soda",
    "marketing": "marketing",
}
"""Their icons."""


def family(card: Employee) -> str:
    """What kind of work it does: those of a family look alike."""
    if card.slots:
        return "manager"
    if card.hires:
        return "hiring"
    if card.trains:
        return "training"
    if card.kitchen:
        return "kitchen"
    if card.drinks:
        return "drinks"
    if card.marketing:
        return "marketing"
    if card.builds or card.restaurants:
        return "city"
    return "service" if card.tips else "price"


@cache
def _icon(name: str) -> str:
    card = employees()[name]
    if card.kitchen:
        wide = ICON / len(card.kitchen.foods)
        icons = [ICONS(f, wide * (i + 0.5), ICON / 2, wide) for i, f in enumerate(card.kitchen.foods)]
        return small(ICON, ICON, *icons)
    return ICONS.among_words(FAMILIES[family(card)])


def staff_card(game: FoodChain, name: str, number: int, words: Wording, details: bool = False) -> Card:
    card = employees()[name]
    badges = _badges(game.human, card, words)
    return Card(
        name,
        words.of("employee", name),
        effect(game.human, card, words),
        family(card),
        _icon(name),
        number,
        badges,
        _details(game, card, words) if details else (),
        tuple(words("card-salary-said", cash=SALARY) for _ in badges),
        adds(game.human, card),
        card.slots,
        brief(game.human, card, words),
    )


def busy_card(campaign: Campaign, words: Wording) -> Card:
    """A marketeer with its campaign, or the campaign alone if it was fired."""
    title = words.of("employee", campaign.marketeer) if campaign.marketeer else words("card-campaign")
    icon = ICONS.among_words(campaign.product)
    text = words("card-busy", medium=campaign.kind, number=campaign.number)
    brief = words("brief-busy", number=campaign.number)
    left = (f"×{rounds_left(campaign)}",)
    return Card(campaign.marketeer, title, text, "marketing", icon, 1, left, brief=brief)


def effect(company: Company, card: Employee, words: Wording) -> str:
    """What it does, with the milestones held."""
    held = [milestones()[name] for name in sorted(company.milestones)]
    if card.id == CEO:
        return words("card-hires", number=card.hires)
    if card.slots:
        return words("card-slots", number=card.slots)
    if card.hires:
        return words(
            "card-hires-or-saves" if card.discount_per_unused_hire else "card-hires", number=card.hires
        )
    if card.trains:
        return words("card-trains", number=card.trains)
    if card.tips:
        return words("card-tips", tips=max([card.tips, *(milestone.tips for milestone in held)]))
    if card.price:
        return words("card-price", price=signed(card.price))
    if card.cash_bonus_percent:
        return words("card-bonus", percent=card.cash_bonus_percent)
    if card.kitchen:
        key = "card-cooks" if len(card.kitchen.foods) == 1 else "card-cooks-any"
        return words(
            key, products=worded({card.kitchen.foods[0]: card.kitchen.amount}), number=card.kitchen.amount
        )
    if card.drinks:
        amount = card.drinks.amount + sum(milestone.extra_drinks for milestone in held)
        reach = (card.drinks.range or 0) + sum(milestone.extra_range for milestone in held)
        return words(f"card-drinks-{card.drinks.method}", number=amount, range=reach)
    if card.marketing:
        eternal = any(milestone.eternal_campaigns for milestone in held)
        best = card.marketing.kinds[-1]
        return words(
            "card-campaigns",
            medium=best,
            range=card.marketing.range or 0,
            rounds=card.marketing.duration,
            eternal="yes" if eternal else "no",
        )
    return words("does-" + card.id.replace("_", "-")) if card.restaurants else words("card-builds")


def brief(company: Company, card: Employee, words: Wording) -> str:
    """What it does, beside the icon of its family: how much of it."""
    held = [milestones()[name] for name in sorted(company.milestones)]
    if card.slots:
        return words("brief-slots", number=card.slots)
    if card.hires:
        return words("brief-hires", number=card.hires)
    if card.trains:
        return words("brief-trains", number=card.trains)
    if card.tips:
        return words("brief-tips", tips=max([card.tips, *(milestone.tips for milestone in held)]))
    if card.price:
        return words("brief-price", price=signed(card.price))
    if card.cash_bonus_percent:
        return words("brief-bonus", percent=card.cash_bonus_percent)
    if card.kitchen:
        return words("brief-cooks", number=card.kitchen.amount)
    if card.drinks:
        key = "brief-brings" if card.drinks.range is None else "brief-collects"
        return words(key, number=_drinks(company, card))
    if card.marketing:
        eternal = any(milestone.eternal_campaigns for milestone in held)
        return words("brief-rounds", rounds=card.marketing.duration, eternal="yes" if eternal else "no")
    if card.restaurants:
        return words(f"brief-{card.restaurants.opens}".replace("_", "-"))
    return words("brief-builds")


def _badges(company: Company, card: Employee, words: Wording) -> tuple[str, ...]:
    free = card.marketing and any(milestones()[name].free_marketeers for name in company.milestones)
    return (words("card-salary", cash=SALARY),) if card.salaried and not free else ()


def _details(game: FoodChain, card: Employee, words: Wording) -> tuple[str, ...]:
    """What it is trained from and into, and how many are left."""
    before = [other.id for other in employees().values() if card.id in other.trains_into]
    lines = [words("card-from", old_employees=before) if before else words("card-hired")]
    if card.trains_into:
        lines.append(words("card-into", new_employees=list(card.trains_into)))
    lines.append(words("card-left", number=game.employees.get(card.id, 0)))
    return tuple(lines)


def adds(company: Company, card: Employee) -> tuple[tuple[str, int], ...]:
    """What one of them at work adds to the totals of the company."""
    amounts = {
        "slots": card.slots - 1,
        "managers": -1 if card.is_manager else 0,
        "hires": card.hires,
        "trains": card.trains,
        "food": card.kitchen.amount if card.kitchen else 0,
        "drinks": _drinks(company, card),
        "price": card.price,
    }
    return tuple((name, amount) for name, amount in amounts.items() if amount)


def _drinks(company: Company, card: Employee) -> int:
    """Of carts, trucks and zeppelins: from one source."""
    if not card.drinks:
        return 0
    return card.drinks.amount + sum(milestones()[name].extra_drinks for name in company.milestones)


def company_totals(company: Company, due: int, words: Wording) -> tuple[Total, ...]:
    """`due` are the salaries, which do not depend on who works."""
    price = BASE_PRICE + sum(milestones()[name].price for name in company.milestones)
    dollars = words("status-cash", cash="#")
    return (
        Total("slots", words("total-slots"), company.ceo_slots, never_negative=True),
        Total("managers", words("total-managers"), company.ceo_slots, never_negative=True),
        Total("hires", words("total-hires"), employees()[CEO].hires),
        Total("trains", words("total-trains"), 0),
        Total("food", words("total-food"), 0),
        Total("drinks", words("total-drinks"), 0),
        Total("price", words("total-price"), price, dollars),
        Total("salaries", words("total-salaries"), due, dollars),
    )
