"""The action card in words."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.edition import Campaign, CleanUpIcon, WorkIcon
from mautoma.games.foodchain.inwords.mat import signed
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording


def unit_price(game: Game) -> int:
    """FCM-D2."""
    return game.card.price + game.edition.mat.modifiers[game.automa.modifier]


def unit_price_words(game: Game, words: Wording) -> str:
    """ "$10 +1 = $11"."""
    modifier = signed(game.edition.mat.modifiers[game.automa.modifier])
    return words("view-price-sum", price=game.card.price, modifier=modifier, sum=unit_price(game))


def card_lines(game: Game, words: Wording) -> list[str]:
    if not game.automa.card:
        return [words("view-no-card")]
    card = game.card
    work = [work_words(icon, words) for icon in card.work]
    dinner = [
        *([words("view-icon-sales")] if card.sales_icon else []),
        *([words("view-icon-milestone-cash")] if card.milestone_cash else []),
    ]
    clean_up = [clean_up_words(icon, words) for icon in card.clean_up]
    return [
        words("view-card-name", card=card.id, group=card.group),
        words("view-unit-price", sum=unit_price_words(game, words)),
        words("view-waitresses", number=card.waitresses),
        _listed("view-card-work", work, words),
        _listed("view-card-dinner", dinner, words),
        words("view-priority-at", number=card.priority),
        *(campaign_words(campaign, words) for campaign in card.campaigns),
        _listed("view-card-clean-up", clean_up, words),
    ]


def _listed(title: str, items: list[str], words: Wording) -> str:
    return words("view-listed", title=words(title), items=items)


def work_words(icon: WorkIcon, words: Wording) -> str:
    if icon.gain:
        return words("view-icon-gain", products=worded(icon.gain))
    if icon.build:
        return words("view-icon-build-on", tile=icon.build)
    number = icon.most_drink or icon.most_food or icon.least or 0
    return words(f"view-icon-{icon.kind}".replace("_", "-"), number=number)


def campaign_words(campaign: Campaign, words: Wording) -> str:
    houses = [f"#{number}" for number in campaign.houses]
    return words(
        "view-new-campaign",
        campaign=words(f"view-campaign-{campaign.kind}"),
        rounds=campaign.duration,
        houses=houses,
    )


def clean_up_words(icon: CleanUpIcon, words: Wording) -> str:
    if icon.milestone:
        return words.of("milestone", icon.milestone)
    if icon.leaves:
        return words("view-icon-leaves", employee=icon.leaves)
    if icon.produced:
        return words("view-icon-produced")
    return words.of("milestone", "first_billboard" if icon.billboard else "first_to_train")
