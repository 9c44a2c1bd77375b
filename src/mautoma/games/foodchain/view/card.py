"""The action card in play."""

from __future__ import annotations

from dataclasses import replace

from mautoma.games.foodchain.edition import Campaign, Card, CleanUpIcon, WorkIcon
from mautoma.games.foodchain.edition.called import called, icon_shown
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.billboards import UNKNOWN
from mautoma.games.foodchain.view.diner import Price, diner
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.games.kit.sheet import Sheet
from mautoma.kernel.remember import Written, remembered
from mautoma.kernel.view import Picture


def card_picture(game: FoodChain, words: Wording) -> Picture:
    if not game.automa.card:
        sheet = Sheet()
        sheet.lines(words("view-no-card"))
        return sheet.picture("card", words("view-no-card"), "opponent")
    price, modifier = game.card.price, game.price_modifier
    shown = words("gallery-price", price=price + modifier)
    return drawn_card(game.card, Price(shown, _price_words(game, words)), words)


def entered_picture(card: Card, words: Wording) -> Picture:
    """A printed card as far as it is entered: what is not yet is a question mark."""
    drawn = _picture(Written(card), printed_price(card, words), words, words("card-new"))
    return replace(drawn, part="board")


def printed_price(card: Card, words: Wording) -> Price:
    return Price(words("gallery-price", price=card.price) if card.price else UNKNOWN)


def drawn_card(card: Card, price: Price, words: Wording) -> Picture:
    return _picture(Written(card), price, words)


@remembered
def _picture(written: Written[Card], price: Price, words: Wording, called_so: str = "") -> Picture:
    card = written.data
    clean_up = [_clean_up_words(icon, words) for icon in card.clean_up]
    alt = ". ".join(line.rstrip(".") for line in _lines(written, price.sum or price.shown, words))
    name = called_so or words("view-card", card=called(card)).replace("_", " ")  # as its owner named it
    return replace(diner(card, name, price, clean_up, alt), part="opponent")


def card_lines(game: FoodChain, words: Wording) -> tuple[str, ...]:
    if not game.automa.card:
        return (words("view-no-card"),)
    return _lines(Written(game.card), _price_words(game, words), words)


@remembered
def _lines(written: Written[Card], price: str, words: Wording) -> tuple[str, ...]:
    card = written.data
    work = [_work_words(icon, words) for icon in card.work]
    dinner = [
        *([words("view-icon-sales")] if card.sales_icon else []),
        *([words("view-icon-milestone-cash")] if card.milestone_cash else []),
    ]
    clean_up = [_clean_up_words(icon, words) for icon in card.clean_up]
    return (
        words("view-card-name", card=called(card), group=card.group),
        words("view-unit-price", sum=price),
        words("view-waitresses", number=card.waitresses),
        _listed("view-card-work", work, words),
        _listed("view-card-dinner", dinner, words),
        *([words("view-priority-at", number=card.priority)] if card.priority else []),
        *(_campaign_words(campaign, words) for campaign in card.campaigns),
        _listed("view-card-clean-up", clean_up, words),
    )


def _price_words(game: FoodChain, words: Wording) -> str:
    """FCM-D2: "$10 +1 = $11"."""
    price, modifier = game.card.price, game.price_modifier
    return words("view-price-sum", price=price, modifier=signed(modifier), sum=price + modifier)


def _listed(title: str, items: list[str], words: Wording) -> str:
    return words("view-listed", title=words(title), items=items)


def _work_words(icon: WorkIcon, words: Wording) -> str:
    return words.say(icon_shown(icon))


def _campaign_words(campaign: Campaign, words: Wording) -> str:
    houses = [f"#{number}" for number in campaign.houses]
    return words(
        "view-new-campaign",
        campaign=words(f"view-campaign-{campaign.kind}"),
        rounds=campaign.duration,
        houses=houses,
    )


def _clean_up_words(icon: CleanUpIcon, words: Wording) -> str:
    if icon.milestone:
        return words.of("milestone", icon.milestone)
    if icon.leaves:
        return words("view-icon-leaves", employee=icon.leaves)
    if icon.produced:
        return words("view-icon-produced")
    return words.of("milestone", "first_billboard" if icon.billboard else "first_to_train")
