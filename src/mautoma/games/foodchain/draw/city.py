"""The picture of the city, from the ground up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.draw.buildings import draw_buildings, draw_house, draw_stacks
from mautoma.games.foodchain.draw.campaigns import draw_campaign
from mautoma.games.foodchain.draw.ground import draw_ground
from mautoma.games.foodchain.draw.layout import WHOLE
from mautoma.games.foodchain.draw.options import board_spots, draw_highlight, draw_spots
from mautoma.games.foodchain.draw.svg import document
from mautoma.games.foodchain.facts import TableGame
from mautoma.games.foodchain.inwords.houses import house_line
from mautoma.games.foodchain.inwords.offers import explain_house
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording
from mautoma.kernel.question import Question
from mautoma.kernel.view import Picture


def city_picture(
    game: Game, question: Question[Any] | None, words: Wording, highlight: Sequence[str]
) -> Picture:
    city = game.city
    spots = board_spots(city, question)
    houses = city.houses.values()
    alt = words(
        "view-alt-board",
        houses=len(houses),
        hungry=sum(bool(house.demand) for house in houses),
        restaurants=len(city.restaurants),
        outside=len(city.roads.outside),
        campaigns=len(city.marketing),
        stacks=len(game.automa.stacks),
    )
    svg = document(
        WHOLE,
        WHOLE,
        alt,
        draw_ground(city.board, words),
        draw_buildings(city, game.human.drive_ins, words),
        *(draw_house(house, _house_title(game, house, words)) for house in houses),
        *(draw_campaign(city, campaign, words) for campaign in game.human.campaigns.values()),
        draw_highlight(city, highlight),
        *(
            draw_stacks(house, [s for s in game.automa.stacks if s.house == house.number], words)
            for house in houses
        ),
        draw_spots(spots),
    )
    return Picture("board", svg, WHOLE, WHOLE, alt, spots)


def _house_title(game: Game, house: House, words: Wording) -> str:
    line = house_line(game, house, words)
    if not house.demand or isinstance(game, TableGame):
        return line
    return f"{line} {explain_house(game, house.number, words)}"
