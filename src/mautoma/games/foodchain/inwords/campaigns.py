"""Campaigns in words."""

from __future__ import annotations

from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.state import Campaign, Stack
from mautoma.games.foodchain.wording import Wording


def campaign_line(campaign: Campaign, words: Wording) -> str:
    return words(
        "view-campaign",
        number=campaign.number,
        medium=campaign.kind,
        product=campaign.product,
        left=campaign.left,
    )


def placed_campaign_line(city: City, campaign: Campaign, words: Wording) -> str:
    """With the place where its tile lies."""
    place = city.marketing[campaign.number].name
    return words("view-campaign-at", campaign=campaign_line(campaign, words), place=place)


def stack_line(stack: Stack, words: Wording) -> str:
    return words("view-stack", house=stack.house, product=stack.product, left=stack.left)
