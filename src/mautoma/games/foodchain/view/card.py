"""The action card in play."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.edition import Campaign, Card, CleanUpIcon, WorkIcon
from mautoma.games.foodchain.names import OuterTile
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.colours import AUTOMA_PALE, CREAM
from mautoma.games.foodchain.view.icons import ICON, counted, tile_icon, waitress_icon
from mautoma.games.foodchain.view.words import Wording, signed
from mautoma.games.kit.colours import HUMAN, INK
from mautoma.games.kit.remember import Written
from mautoma.games.kit.sheet import PADDING, WIDTH, Chip, Glyph, Sheet, chip, word
from mautoma.games.kit.svg import circle, group, text
from mautoma.kernel.view import Picture

UNKNOWN = "?"
BESIDE = 4
"""Houses that fit beside what is advertised."""
_TILES: dict[OuterTile, tuple[int, int]] = {
    "top_left": (0, 0),
    "left": (1, 0),
    "bottom_left": (2, 0),
    "bottom": (2, 1),
    "bottom_right": (2, 2),
    "right": (1, 2),
    "top_right": (0, 2),
    "top": (0, 1),
}
"""Row and column of the map tile."""


def card_picture(game: Game, words: Wording) -> Picture:
    sheet = Sheet()
    if not game.automa.card:
        sheet.lines(words("view-no-card"))
        return sheet.picture("card", words("view-no-card"), "rival")
    group = words.of("group", game.card.group)
    return drawn_card(game.card, _price_words(game, words), words, group)


def entered_picture(card: Card, words: Wording) -> Picture:
    """A printed card as far as it is entered: what is not yet is a question mark."""
    price = words("gallery-price", price=card.price) if card.price else UNKNOWN
    drawn = drawn_card(card, price, words, words.of("group", card.group))
    return replace(drawn, part="board")


def drawn_card(card: Card, price: str, words: Wording, group: str = "", width: float = WIDTH) -> Picture:
    return _picture(Written(card), price, words, group, width)


@lru_cache(64)
def _picture(written: Written[Card], price: str, words: Wording, group: str, width: float) -> Picture:
    card, sheet = written.data, Sheet(width)
    sheet.heading(words.of("card", card.id), group)
    _price(price, card, sheet, words)
    sheet.heading(words("view-card-work"))
    sheet.chips(_work(icon, words) for icon in card.work)
    dinner = [
        *([chip(word(words("view-icon-sales")))] if card.sales_icon else []),
        *([chip(word(words("view-icon-milestone-cash")))] if card.milestone_cash else []),
    ]
    if dinner:
        sheet.heading(words("view-card-dinner"))
        sheet.chips(dinner)
    sheet.heading(f"{words('view-card-marketing')} · {words('view-priority')}")
    _priority(card, sheet)
    sheet.chips(part for campaign in card.campaigns for part in _campaign(campaign, words))
    if card.clean_up:
        sheet.heading(words("view-card-clean-up"))
        sheet.chips(chip(word(_clean_up_words(icon, words))) for icon in card.clean_up)
    alt = ". ".join(line.rstrip(".") for line in _lines(written, price, words))
    return sheet.picture("card", alt, "rival")


def _price(sum: str, card: Card, sheet: Sheet, words: Wording) -> None:
    """FCM-D2: price and modifier; FCM-D4: the waitresses."""
    price = text(PADDING, sheet.y + 14, sum, 24, bold=True, text_anchor="start")
    waitresses = [waitress_icon(sheet.width * 0.575 + i * 24, sheet.y + 15) for i in range(card.waitresses)]
    sheet.draw(price + group(*waitresses, title=words("view-waitresses", number=card.waitresses)), 34)


def _work(icon: WorkIcon, words: Wording) -> Chip:
    if icon.gain:
        return chip(*(glyph for kind, number in icon.gain.items() for glyph in counted(kind, number)))
    if icon.build:
        row, column = _TILES[icon.build]
        picture = Glyph(ICON, tile_icon(row, column, ICON / 2, 0))
        return chip(word(words("view-icon-build")), picture)
    return chip(word(_work_words(icon, words)))


def _priority(card: Card, sheet: Sheet) -> None:
    x, y = sheet.width - PADDING - 13, sheet.y - 13
    number = text(x, y, str(card.priority or UNKNOWN), 14, bold=True, fill=CREAM)
    sheet.draw(circle(x, y, 12, fill=HUMAN, stroke=INK) + number, 0)


def _campaign(campaign: Campaign, words: Wording) -> list[Chip]:
    """One chip, or two if there are more houses than fit beside the rest."""
    what = (word(words(f"view-campaign-{campaign.kind}")), word(f"×{campaign.duration}", bold=True))
    where = word("→ " + " ".join(f"#{number}" for number in campaign.houses), bold=True)
    if len(campaign.houses) <= BESIDE:
        return [chip(*what, where, fill=AUTOMA_PALE)]
    return [chip(*what, fill=AUTOMA_PALE), chip(where, fill=AUTOMA_PALE)]


def card_lines(game: Game, words: Wording) -> tuple[str, ...]:
    if not game.automa.card:
        return (words("view-no-card"),)
    return _lines(Written(game.card), _price_words(game, words), words)


@lru_cache(64)
def _lines(written: Written[Card], price: str, words: Wording) -> tuple[str, ...]:
    card = written.data
    work = [_work_words(icon, words) for icon in card.work]
    dinner = [
        *([words("view-icon-sales")] if card.sales_icon else []),
        *([words("view-icon-milestone-cash")] if card.milestone_cash else []),
    ]
    clean_up = [_clean_up_words(icon, words) for icon in card.clean_up]
    return (
        words("view-card-name", card=card.id, group=card.group),
        words("view-unit-price", sum=price),
        words("view-waitresses", number=card.waitresses),
        _listed("view-card-work", work, words),
        _listed("view-card-dinner", dinner, words),
        words("view-priority-at", number=card.priority),
        *(_campaign_words(campaign, words) for campaign in card.campaigns),
        _listed("view-card-clean-up", clean_up, words),
    )


def _price_words(game: Game, words: Wording) -> str:
    """FCM-D2: "$10 +1 = $11"."""
    price, modifier = game.card.price, game.edition.mat.modifiers[game.automa.modifier]
    return words("view-price-sum", price=price, modifier=signed(modifier), sum=price + modifier)


def _listed(title: str, items: list[str], words: Wording) -> str:
    return words("view-listed", title=words(title), items=items)


def _work_words(icon: WorkIcon, words: Wording) -> str:
    if icon.gain:
        return words("view-icon-gain", products=worded(icon.gain))
    if icon.build:
        return words("view-icon-build-on", tile=icon.build)
    number = icon.most_drink or icon.most_food or icon.least or 0
    return words(f"view-icon-{icon.kind}".replace("_", "-"), number=number)


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
