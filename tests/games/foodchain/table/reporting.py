"""A game on screen, retold at the table: its decisions as the reports of a player with the box."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mautoma.games.foodchain.city.city import AirplanePlace, City
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SIDE, SQUARE_NAMES
from mautoma.games.foodchain.edition import house as house_edition
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.chains import unit_price
from mautoma.games.foodchain.rules.dinner import dine
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.decide import Trail
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.mode import Result, Setup, play
from mautoma.kernel.question import Question
from mautoma.kernel.table import Policy, PolicyTable, Table

Change = dict[str, Any]


@dataclass
class Round:
    """What a player with the box knows of a round."""

    before: City
    worked: FoodChain | None = None
    price: int = 0
    salaries: int = 0
    milestones: list[str] = field(default_factory=list)


class Listening(PolicyTable):
    """A bot answers, and every event is kept."""

    listening = True

    def __init__(self, seed: int, policy: Policy) -> None:
        super().__init__(Chance(seed), policy)
        self.events: list[Event] = []

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.events.append(Event(kind, data, rules, trail))


class Recorder(Listening):
    """A game on screen, with what a person at the table would have seen of each round."""

    def __init__(self, seed: int, policy: Policy) -> None:
        super().__init__(seed, policy)
        self.rounds: list[Round] = []

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        super().tell(kind, *rules, trail=trail, **data)
        if kind == "round-begins":
            self.rounds.append(Round(self.state.city.clone()))
        elif kind in ("card-drawn", "card-stays"):
            worked = self.state.clone()
            self.rounds[-1].worked = worked
            self.rounds[-1].price = _price_at_dinner(worked)
        elif kind == "salaries-paid":
            self.rounds[-1].salaries = data["cash"]  # type: ignore[assignment]
        elif kind == "milestone-gained" and data["side"] == HUMAN:
            self.rounds[-1].milestones.append(str(data["milestone"]))


def _price_at_dinner(worked: FoodChain) -> int:
    """With FIRST TO LOWER PRICES, if it is gained when dinner starts."""
    nobody_eats = worked.clone()
    for house in nobody_eats.city.houses.values():
        house.demand.clear()
    dine(nobody_eats, Table(Chance(0)))
    return unit_price(nobody_eats)


@dataclass
class Reporter:
    """Answers the table's questions with what happened on screen; anything else is a surprise."""

    recorded: Recorder
    changes: list[Change] = field(default_factory=list)
    at: Change = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    seen: int = 0

    def answer(self, question: Question[Any], state: FoodChain) -> Any:
        self.asked.append(question.key)
        if state.round == 0:
            self.at = self.at or _first_restaurant(self.recorded.rounds[0].before)
            return question.check(self.at[question.key])
        now = self.recorded.rounds[state.round - 1]
        if state.round != self.seen:
            self.seen, self.changes = state.round, _changes(now)
        return question.check(self._known(question.key, now, question))

    def _known(self, key: str, now: Round, question: Question[Any]) -> Any:
        assert now.worked is not None
        human = now.worked.human
        if key == "changes":
            self.at = self.changes.pop(0) if self.changes else {"changes": DONE}
            return self.at[key]
        if key in self.at:
            return self.at[key]
        if key == "at-work":
            return {name: human.at_work[name] for name in question.available if name in human.at_work}  # type: ignore[attr-defined]
        if key == "stock":
            most: int = question.most  # type: ignore[attr-defined]
            return {name: min(human.stock.get(name, 0), most) for name in question.names}  # type: ignore[attr-defined]
        if key == "milestones":
            return [name for name in now.milestones if name in question.values()]  # type: ignore[attr-defined]
        return {
            "price": now.price,
            "waitresses": human.at_work.get("waitress", 0),
            "drive-ins": human.drive_ins,
            "ready": "ready",
            "own-turn": "ready",
            "salaries": now.salaries,
            "reserve-revealed": str(human.reserve),
        }[key]


def _first_restaurant(city: City) -> Change:
    place = city.restaurants[1].place
    return {
        "ready": "ready",
        "report-first-restaurant": SQUARE_NAMES[place.square],
        "entrance": SQUARE_NAMES[place.entrance],
    }


def _changes(now: Round) -> list[Change]:
    assert now.worked is not None
    old, new, company = now.before, now.worked.city, now.worked.human
    changes: list[Change] = []
    for number in company.campaigns.keys() - old.marketing.keys():
        place = new.marketing[number]
        campaign = company.campaigns[number]
        change = {
            "changes": "campaign",
            "report-tile": str(number),
            "campaign-product": campaign.product,
            "campaign-rounds": str(campaign.left or "eternal"),
        }
        if isinstance(place, AirplanePlace):
            change |= {"campaign-edge": DIRECTION_NAMES[place.side], "campaign-berth": place.name}
        else:
            square, _, lies = place.name.partition("/")
            change |= {"campaign-square": square, "campaign-lies": lies}
        changes.append(change)
    for number, house in new.houses.items():
        if number not in old.houses:
            changes.append(
                {
                    "changes": "house",
                    "report-house": str(number),
                    "report-house-square": SQUARE_NAMES[min(house.squares)],
                    "house-garden": _side(house.squares, house.garden),
                }
            )
        elif house.garden and not old.houses[number].garden:
            changes.append(
                {
                    "changes": "garden",
                    "garden-house": str(number),
                    "garden-side": _side(house.squares, house.garden),
                }
            )
    for number, restaurant in new.restaurants.items():
        place_now = {
            "report-restaurant": SQUARE_NAMES[restaurant.place.square],
            "entrance": SQUARE_NAMES[restaurant.place.entrance],
        }
        if number not in old.restaurants:
            opens = "coming_soon" if restaurant.coming_soon else "open"
            changes.append({"changes": "restaurant", "report-opens": opens, **place_now})
        elif restaurant.place != old.restaurants[number].place:
            changes.append({"changes": "move", "report-which-restaurant": str(number), **place_now})
    # A restaurant may move to where another stood before.
    return changes


def _side(house: tuple[int, ...], garden: tuple[int, ...]) -> str:
    if max(garden) < min(house):
        return "north"
    if min(garden) > max(house):
        return "south"
    return "east" if min(garden) % SIDE > max(house) % SIDE else "west"


RICH = 2000
RICH_AFTER = 3
"""Rounds: before that no manager who was trained can be at work."""
STAFF = {
    "executive_vice_president": 1,
    "new_business_developer": 2,
    "local_manager": 1,
    "regional_manager": 1,
    "brand_director": 1,
    "brand_manager": 2,
    "campaign_manager": 1,
    "burger_cook": 1,
    "pizza_cook": 1,
    "waitress": 1,
}


class RichSolo(Solo):
    """A company that does everything from the fourth round, so that everything is reported."""

    def play_round(self, game: FoodChain, table: Table) -> None:
        if game.round == RICH_AFTER:
            game.human.cash = RICH
            for employee, number in STAFF.items():
                game.human.beach[employee] = game.human.beach.get(employee, 0) + number
                game.employees[employee] -= number
        super().play_round(game, table)


class RichTable(AtTable):
    def play_round(self, game: TableGame, table: Table) -> None:
        if game.round == RICH_AFTER:
            game.human.cash = RICH
        super().play_round(game, table)


def on_screen(seed: int, bot: Policy, level: str, rich: bool = False) -> tuple[Recorder, Result]:
    table = Recorder(seed, bot)
    mode = RichSolo() if rich else Solo()
    _, result = play(mode, Setup(house_edition(), {"level": level}), table)
    return table, result


def retold(recorded: Recorder, seed: int, level: str, rich: bool = False) -> tuple[Listening, Result]:
    table = Listening(seed, Reporter(recorded))
    mode = RichTable() if rich else AtTable()
    options = {"level": level, "map": "dealt", "deck": "shuffled", "mat": "program"}
    _, result = play(mode, Setup(house_edition(), options), table)
    return table, result
