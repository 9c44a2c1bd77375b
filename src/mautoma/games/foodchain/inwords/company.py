"""The human's company in words, and the supply."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.inwords.campaigns import campaign_line
from mautoma.games.foodchain.state import Campaign, Game
from mautoma.games.foodchain.wording import Wording


def company_lines(game: Game, words: Wording) -> list[str]:
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


def told_lines(game: Game, words: Wording) -> list[str]:
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
