"""Pictures for the lessons: the city at the start, a company, a card of the rival, and a legend."""

from __future__ import annotations

from functools import cache

from mautoma.games.foodchain.city.board import deal
from mautoma.games.foodchain.content.employees import SALARY
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.names import CEO
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.card import drawn_card, printed_price
from mautoma.games.foodchain.view.city import city_picture
from mautoma.games.foodchain.view.colours import HUMAN_PALE
from mautoma.games.foodchain.view.company import company_lines
from mautoma.games.foodchain.view.icons import ICON, ICONS, product_glyph
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.sheet import Glyph, Sheet, chip, word
from mautoma.kernel.chance import Chance
from mautoma.kernel.view import Picture, Say

SEED = 4


def lessons(say: Say) -> dict[str, Picture]:
    words = Wording(say)
    game = _game()
    card = game.edition.cards[3]
    return {
        "aim": city_picture(game, None, words, ()),
        "company": _company(game, words),
        "rival": drawn_card(card, printed_price(card, words), words),
        "legend": _legend(words),
    }


@cache
def _game() -> FoodChain:
    chance = Chance(SEED)
    game = set_up(house(), "normal", deal(chance), chance)
    game.human.at_work = {"recruiting_girl": 1, "marketing_trainee": 1}
    game.human.beach = {"trainer": 1}
    return game


def _company(game: FoodChain, words: Wording) -> Picture:
    """Who works under the CEO, and who is on the beach."""
    sheet, human = Sheet(), game.human
    sheet.heading(words("view-at-work"), words("view-ceo-slots", number=human.ceo_slots))
    sheet.chips(chip(word(words.of("employee", name)), fill=HUMAN_PALE) for name in (CEO, *human.at_work))
    sheet.heading(words("view-beach"))
    sheet.chips(chip(word(words.of("employee", name))) for name in human.beach)
    lines = [line for line in company_lines(game, words) if line]
    return sheet.picture("company", " ".join(lines))


def _legend(words: Wording) -> Picture:
    sheet = Sheet()
    sheet.heading(words("legend-products"))
    sheet.chips(chip(product_glyph(kind), word(words("legend-product", product=kind))) for kind in PRODUCTS)
    sheet.heading(words("legend-signs"))
    sheet.chips(
        [
            chip(Glyph(ICON, ICONS("waitress", ICON / 2, 0)), word(words("legend-waitress"))),
            chip(Glyph(ICON, ICONS("build", ICON / 2, 0)), word(words("legend-tile"))),
            chip(word("#7", bold=True), word(words("legend-house"))),
            chip(word("×2", bold=True), word(words("legend-rounds"))),
            chip(word("▫▫", bold=True), word(words("legend-slots"))),
            chip(word(words("card-salary", cash=SALARY), bold=True), word(words("legend-salary"))),
        ]
    )
    return sheet.picture("legend", words("legend-alt"))
