"""The human's company; its picture shows the supply too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mautoma.games.foodchain.content.employees import SALARY, employee
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.state import Campaign, Game
from mautoma.games.foodchain.view.campaigns import campaign_line, rounds_left
from mautoma.games.foodchain.view.colours import CREAM, HUMAN_PALE, MARKETING, MARKETING_EDGE
from mautoma.games.foodchain.view.icons import counted, product_glyph
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import AUTOMA, FAINT, HUMAN
from mautoma.games.kit.sheet import Chip, Glyph, Sheet, chip, word
from mautoma.games.kit.spots import draw_spots
from mautoma.games.kit.svg import Rect
from mautoma.kernel.question import Pick, PickSome, Question
from mautoma.kernel.view import Picture, Spot


def company_picture(game: Game, question: Question[Any] | None, words: Wording) -> Picture:
    human, sheet = game.human, Sheet()
    sheet.heading(words("view-cash", cash=human.cash), words("view-bank", cash=game.bank))
    sheet.lines(words("view-reserve-human", reserve=human.reserve))
    sheet.heading(words("view-at-work"), words("view-ceo-slots", number=human.ceo_slots))
    ceo = chip(word(words.of("employee", "ceo"), bold=True, fill="#ffffff"), fill=HUMAN)
    at_work = sheet.chips([ceo, *_staff(human.at_work, words, fill=HUMAN_PALE)])
    sheet.heading(words("view-beach"))
    beach = sheet.chips(_staff(human.beach, words, dashed=True))
    if human.campaigns:
        sheet.heading(words("view-busy"))
        sheet.chips(_busy(campaign, words) for campaign in human.campaigns.values())
    sheet.heading(words("view-stock"))
    sheet.chips(chip(*counted(kind, human.stock[kind])) for kind in PRODUCTS if human.stock.get(kind))
    sheet.heading(words("view-milestones"), str(len(human.milestones)))
    sheet.chips(chip(word(words.of("milestone", milestone))) for milestone in sorted(human.milestones))
    sheet.heading(words("view-supply"))
    supply = sheet.chips(_supply(game, words))
    spots = _spots(question, (beach, at_work, supply))
    alt = words(
        "view-alt-company",
        cash=human.cash,
        slots=human.ceo_slots,
        working=sum(human.at_work.values()),
        beach=sum(human.beach.values()),
        busy=len(human.campaigns),
    )
    return sheet.picture("company", alt, spots, draw_spots(spots))


def _staff(cards: Mapping[str, int], words: Wording, fill: str = CREAM, dashed: bool = False) -> list[Chip]:
    return [
        chip(*_card(id, number, words), fill=fill, dashed=dashed, value=id)
        for id, number in cards.items()
        if number and id != "ceo"
    ]


def _card(id: str, number: int, words: Wording) -> list[Glyph]:
    """Name, how many, slots of a manager, salary."""
    card = employee(id)
    glyphs = [word(words.of("employee", id))]
    if number > 1:
        glyphs.append(word(f"×{number}", bold=True))
    if card.is_manager:
        glyphs.append(word("▫" * card.slots, size=12, fill=FAINT))
    if card.salaried:
        glyphs.append(word(f"${SALARY}", size=12, fill=AUTOMA))
    return glyphs


def _busy(campaign: Campaign, words: Wording) -> Chip:
    marketeer = [word(words.of("employee", campaign.marketeer))] if campaign.marketeer else []
    return chip(
        *marketeer,
        word(f"{campaign.number}", bold=True),
        product_glyph(campaign.product),
        word(f"×{rounds_left(campaign)}"),
        fill=MARKETING,
        stroke=MARKETING_EDGE,
    )


def _supply(game: Game, words: Wording) -> list[Chip]:
    return [
        chip(word(words.of("employee", id), size=13), word(str(number), bold=True, size=13), value=id)
        for id, number in game.employees.items()
        if number
    ]


def _spots(question: Question[Any] | None, areas: tuple[dict[str, Rect], ...]) -> tuple[Spot, ...]:
    """In the first area that shows all employees the question offers, else in the first that shows each."""
    if not isinstance(question, Pick | PickSome):
        return ()
    shown = {value for area in areas for value in area}
    values = [value for value in question.values() if value in shown]
    whole = next((area for area in areas if all(value in area for value in values)), None)
    spots = []
    for value in values:
        rect = (whole or next(area for area in areas if value in area))[value]
        spots.append(Spot(value, *rect))
    return tuple(spots)


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
