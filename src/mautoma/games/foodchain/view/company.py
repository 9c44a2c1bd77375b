"""The human's company: its staff as cards, and all of it in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.human.payday import salaries_due
from mautoma.games.foodchain.names import CEO
from mautoma.games.foodchain.rules.staff import in_order, together
from mautoma.games.foodchain.state import Campaign, FoodChain
from mautoma.games.foodchain.view.campaigns import campaign_line
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.staff import FAMILIES, busy_card, company_totals, family, staff_card
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.view import Card, Full, Pile, Tableau

PICKED_FROM: dict[str, tuple[str, ...]] = {
    "train": ("beach",),
    "restaurant-manager": ("work",),
    "campaign-marketeer": ("work",),
    "fire": ("beach", "work"),
    "must-fire": ("beach", "work", "busy"),
}
"""By question, where the cards lie that it is about; who is fired leaves the beach before anywhere else."""
CAREERS = ("hire-to-train", "train-into")
"""Questions about cards that are not in the company yet."""


def company_tableau(game: FoodChain, asked: str, words: Wording) -> Tableau:
    human = game.human
    ceo = replace(staff_card(game, CEO, 1, words), room=human.ceo_slots)
    slots = words("view-ceo-slots", number=human.ceo_slots)
    full = Full(words("full-staff"), words("full-managers", slots=human.ceo_slots))
    busy = tuple(busy_card(campaign, words) for campaign in human.campaigns.values())
    piles = [
        Pile("work", words("view-at-work"), _staff(game, human.at_work, words), slots, True, ceo, full),
        Pile("beach", words("view-beach"), _on_the_beach(game, words)),
        *([Pile("busy", words("view-busy"), busy)] if busy else []),
        Pile("stock", words("view-stock"), tuple(_goods(game, words))),
    ]
    totals = company_totals(human, salaries_due(human), words)
    picked_from = PICKED_FROM.get(asked, ())
    return Tableau("company", tuple(piles), totals, arranged_by="structure", picked_from=picked_from)


def _staff(game: FoodChain, cards: Mapping[str, int], words: Wording) -> tuple[Card, ...]:
    """Managers first: the others report to them."""
    names = sorted(in_order(cards), key=lambda name: not employees()[name].is_manager)
    return tuple(staff_card(game, name, cards[name], words) for name in names)


def _on_the_beach(game: FoodChain, words: Wording) -> tuple[Card, ...]:
    """Whoever is at work has a place here, too, so that coming back moves nobody."""
    human = game.human
    everybody = together(human.at_work, human.beach)
    return tuple(
        replace(card, count=human.beach.get(card.value, 0)) for card in _staff(game, everybody, words)
    )


def _goods(game: FoodChain, words: Wording) -> list[Card]:
    return [
        Card("", words.of("product", product), icon=_drawn(product), count=game.human.stock.get(product, 0))
        for product in PRODUCTS
    ]


def _drawn(product: Product) -> str:
    return ICONS.among_words(product)


def career_tableau(game: FoodChain, asked: str, words: Wording) -> Tableau:
    """All employees, family by family, each with what it becomes and how many are left."""
    kinds = [card for card in employees().values() if card.copies]
    piles = [
        Pile(
            name,
            words(f"family-{name}"),
            tuple(
                staff_card(game, card.id, game.employees.get(card.id, 0), words, details=True)
                for card in kinds
                if family(card) == name
            ),
        )
        for name in FAMILIES
    ]
    picked_from = tuple(FAMILIES) if asked in CAREERS else ()
    return Tableau("employees", tuple(piles), part="reference", picked_from=picked_from)


def company_lines(game: FoodChain, words: Wording) -> list[str]:
    human = game.human
    return [
        words("view-cash", cash=human.cash),
        words("view-bank", cash=game.bank),
        words("view-reserve-human", reserve=human.reserve),
        words("view-ceo-slots", number=human.ceo_slots),
        words("view-at-work-are", employees=_present(human.at_work)),
        words("view-beach-are", employees=_present(human.beach)),
        *(_busy_line(campaign, words) for campaign in human.campaigns.values()),
        words("view-stock-is", products=_present(human.stock)),
        words("view-milestones-held", milestones=sorted(human.milestones)),
    ]


def told_lines(game: FoodChain, words: Wording) -> list[str]:
    """At a real table: what the program is told of the company."""
    human = game.human
    return [
        words("view-cash", cash=human.cash),
        words("view-bank", cash=game.bank),
        words("view-ceo-slots", number=human.ceo_slots),
        *(campaign_line(campaign, words) for campaign in human.campaigns.values()),
        words("view-milestones-held", milestones=sorted(human.milestones)),
    ]


def _present(counts: dict[str, int] | dict[Product, int]) -> dict[str, int]:
    return {str(name): number for name, number in counts.items() if number}


def _busy_line(campaign: Campaign, words: Wording) -> str:
    line = campaign_line(campaign, words)
    if not campaign.marketeer:
        return line
    return words("view-busy-with", employee=campaign.marketeer, campaign=line)
