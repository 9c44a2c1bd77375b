"""The picture of the action card in play."""

from __future__ import annotations

from mautoma.games.foodchain.draw.icons import ICON, tile_icon, waitress_icon
from mautoma.games.foodchain.draw.palette import AUTOMA_PALE, HUMAN, INK
from mautoma.games.foodchain.draw.sheet import PADDING, Chip, Glyph, Sheet, chip, counted, word
from mautoma.games.foodchain.draw.svg import circle, group
from mautoma.games.foodchain.edition import Campaign, Card, OuterTile, WorkIcon
from mautoma.games.foodchain.inwords.card import card_lines, clean_up_words, unit_price_words, work_words
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording
from mautoma.games.kit.svg import text
from mautoma.kernel.view import Picture

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
        return sheet.picture("card", words("view-no-card"))
    card = game.card
    sheet.heading(words.of("card", card.id), words.of("group", card.group))
    _price(game, card, sheet, words)
    sheet.heading(words("view-card-work"))
    sheet.chips(_work(icon, words) for icon in card.work)
    dinner = [
        *([chip(word(words("view-icon-sales")))] if card.sales_icon else []),
        *([chip(word(words("view-icon-milestone-cash")))] if card.milestone_cash else []),
    ]
    if dinner:
        sheet.heading(words("view-card-dinner"))
        sheet.chips(dinner)
    sheet.heading(words("view-card-marketing"), words("view-priority"))
    _priority(card, sheet)
    sheet.chips(_campaign(campaign, words) for campaign in card.campaigns)
    if card.clean_up:
        sheet.heading(words("view-card-clean-up"))
        sheet.chips(chip(word(clean_up_words(icon, words))) for icon in card.clean_up)
    return sheet.picture("card", ". ".join(line.rstrip(".") for line in card_lines(game, words)))


def _price(game: Game, card: Card, sheet: Sheet, words: Wording) -> None:
    """FCM-D2: price and modifier; FCM-D4: the waitresses."""
    price = text(PADDING, sheet.y + 14, unit_price_words(game, words), 24, bold=True, text_anchor="start")
    waitresses = [waitress_icon(230 + i * 24, sheet.y + 15) for i in range(card.waitresses)]
    sheet.draw(price + group(*waitresses, title=words("view-waitresses", number=card.waitresses)), 34)


def _work(icon: WorkIcon, words: Wording) -> Chip:
    if icon.gain:
        return chip(*(glyph for kind, number in icon.gain.items() for glyph in counted(kind, number)))
    if icon.build:
        row, column = _TILES[icon.build]
        picture = Glyph(ICON, tile_icon(row, column, ICON / 2, 0))
        return chip(word(words("view-icon-build")), picture)
    return chip(word(work_words(icon, words)))


def _priority(card: Card, sheet: Sheet) -> None:
    x, y = 372.0, sheet.y + 14
    number = text(x, y, str(card.priority), 17, bold=True, fill="#ffffff")
    sheet.draw(circle(x, y, 15, fill=HUMAN, stroke=INK) + number, 0)


def _campaign(campaign: Campaign, words: Wording) -> Chip:
    houses = " ".join(f"#{number}" for number in campaign.houses)
    return chip(
        word(words(f"view-campaign-{campaign.kind}")),
        word(f"×{campaign.duration}", bold=True),
        word(f"→ {houses}", bold=True),
        fill=AUTOMA_PALE,
    )
