"""Tonight: where each house may eat, from what the human can see.

The rules themselves are tried: the milestones that are due, the drive-ins, every card that may come with
its goods, and dinnertime's own choice (`rules.dinner`). Where the staff at work can still bring what is
missing, the house is followed both ways. What will still be built is not counted.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.employees import anyone
from mautoma.games.foodchain.content.milestones import bonus_by_product
from mautoma.games.foodchain.human.campaigns import BY_PRODUCT, DRINK_MARKETED
from mautoma.games.foodchain.human.restructuring import claim_played
from mautoma.games.foodchain.human.work import open_drive_ins
from mautoma.games.foodchain.names import AUTOMA, HUMAN, WAITRESS
from mautoma.games.foodchain.rules.chains import HumanChain, bonus_on, items_paid
from mautoma.games.foodchain.rules.dinner import cfo_bonus, choose_chain, lower_prices, tips_of
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.larder import AFTER_PRODUCTION, PRODUCING, Larder, larder_of, staff_of
from mautoma.games.foodchain.view.rivals import NOBODY, Rival, rival_in_play, rivals_to_come
from mautoma.kernel.decide import Decision, Trail
from mautoma.kernel.question import Counts, Question

AFTER_DINNER = frozenset(("payday", "fire", "must-fire", "freeze", "keep"))


class Range(NamedTuple):
    low: int = 0
    high: int = 0

    def __str__(self) -> str:
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"

    def __add__(self, other: Range) -> Range:  # type: ignore[override]
        return Range(self.low + other.low, self.high + other.high)

    def with_(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))


@dataclass(slots=True)
class Offer:
    """What a chain asks of a house: its price, how far it is, and whether it has all the house wants."""

    asked: int
    far: int | None
    """None: no road joins them."""
    has_it: bool = True
    ties: int = 0

    def joined(self, house: House) -> bool:
        return self.far is not None

    def distance(self, house: House) -> int | None:
        return self.far

    def has(self, demand: list[Any]) -> bool:
        return self.has_it

    def price(self) -> int:
        return self.asked

    def waitresses(self) -> int:
        return self.ties

    def sell(self, house: House) -> int:
        raise NotImplementedError


@dataclass(slots=True)
class Outcome:
    """A chain serves the house, or nobody: what it pays, and how that was decided, by each card."""

    income: Range
    trails: list[Trail[str]] = field(default_factory=list)


Outcomes = dict[str | None, Outcome]


@dataclass(slots=True)
class AtHouse:
    """What may happen at one house: `now`, with what is in stock; `staffed`, with what may still come."""

    house: House
    human: Offer
    automa: list[Offer] = field(default_factory=list)
    now: Outcomes = field(default_factory=dict)
    staffed: Outcomes = field(default_factory=dict)


Earned = dict[str, Range]


@dataclass(slots=True)
class Evening:
    houses: list[AtHouse]
    now: Earned = field(default_factory=dict)
    staffed: Earned = field(default_factory=dict)


class Position(NamedTuple):
    """What the next house's meal depends on; the cash only where a sale may cost the human money."""

    larder: Larder
    freezers: Larder
    cash: int
    bankrupt: bool = False


class Sums(NamedTuple):
    human: Range = Range()
    automa: Range = Range()
    served: bool = False


def look_ahead(game: FoodChain, question: Question[Any] | None) -> Evening | None:
    """House by house, as they will be asked. Without a question the card in play is tonight's."""
    if question is not None and question.key in AFTER_DINNER:
        return None
    tonight = _tonight(game, question)
    hungry = [house for house in tonight.city.houses.values() if house.demand]
    if not hungry:
        return None
    chain = HumanChain(tonight)
    evening = Evening([AtHouse(house, Offer(chain.price(), chain.distance(house))) for house in hungry])
    bare = larder_of(tonight.human.stock)
    full = Larder(bare.stock, staff_of(tonight, question))
    for rival in [rival_in_play(tonight)] if question is None else rivals_to_come(tonight):
        dinner = _Dinner(tonight, rival, _bonuses_to_come(tonight, question))
        for at in evening.houses:
            at.automa.append(Offer(rival.price, rival.city.outside_distance(at.house.number)))
        dinner.dine([(at.house, at.now) for at in evening.houses], bare, evening.now)
        dinner.dine([(at.house, at.staffed) for at in evening.houses], full, evening.staffed)
    return evening


def _tonight(game: FoodChain, question: Question[Any] | None) -> FoodChain:
    """The same game at dinnertime, with a company of its own: while it is arranged, those who are offered."""
    tonight = replace(game, human=game.human.clone(), milestones_gained=set(game.milestones_gained))
    if question is not None and question.key == "structure" and isinstance(question, Counts):
        tonight.human.at_work = dict(question.default or {})
        claim_played(tonight, NOBODY)
    open_drive_ins(tonight, NOBODY)
    lower_prices(tonight, NOBODY)
    return tonight


def _bonuses_to_come(game: FoodChain, question: Question[Any] | None) -> set[str]:
    """The milestones for campaigns, while marketeers may still start one."""
    over = question is None or question.key in AFTER_PRODUCTION | PRODUCING
    if over or not anyone(game.human.at_work, "marketing"):
        return set()
    return game.milestones & {*BY_PRODUCT.values(), DRINK_MARKETED}


class _Dinner:
    """One evening with one rival."""

    def __init__(self, game: FoodChain, rival: Rival, bonuses: set[str]) -> None:
        self._game = game
        self._rival = rival
        self._human = HumanChain(replace(game, city=rival.city))
        held = game.human.milestones
        self._bonus = bonus_by_product(held)
        self._most_bonus = bonus_by_product(held | bonuses)
        self._counts_cash = self._human.price() < 0
        self._choices: dict[tuple[int, ...], Decision[str]] = {}

    def dine(self, houses: list[tuple[House, Outcomes]], larder: Larder, earned: Earned) -> None:
        start = Position(larder, self._rival.freezers, self._game.human.cash if self._counts_cash else 0)
        positions: dict[Position, Sums] = {start: Sums()}
        for house, outcomes in houses:
            positions = self._serve(self._rival.city.houses[house.number], outcomes, positions)
        for sums in positions.values():
            for side, income in self._totals(sums).items():
                earned[side] = earned[side].with_(income) if side in earned else income

    def _serve(
        self, house: House, outcomes: Outcomes, positions: dict[Position, Sums]
    ) -> dict[Position, Sums]:
        after: dict[Position, Sums] = {}
        for position, sums in positions.items():
            fed = position.larder.after(house.demand)
            ways = [True] if position.larder.stocks(house.demand) else [True, False] if fed else [False]
            freezers = position.freezers.after(house.demand)
            for human_has in ways:
                choice = self._choice(house, human_has, freezers is not None, position.bankrupt)
                income = self._income(house, choice.choice)
                _note(outcomes, choice, income)
                then, more = position, Sums()
                if choice.choice == HUMAN:
                    assert fed is not None
                    then, more = self._paid(position._replace(larder=fed), income), Sums(human=income)
                elif choice.choice == AUTOMA:
                    assert freezers is not None
                    then, more = position._replace(freezers=freezers), Sums(automa=income, served=True)
                _reach(after, then, _added(sums, more))
        return after

    def _choice(self, house: House, *situation: bool) -> Decision[str]:
        key = (house.number, *situation)
        if key not in self._choices:
            self._choices[key] = self._choose(house, *situation)
        return self._choices[key]

    def _choose(self, house: House, human_has: bool, automa_has: bool, bankrupt: bool) -> Decision[str]:
        human, rival = self._human, self._rival
        offers = {
            HUMAN: Offer(human.price(), human.distance(house), human_has, human.waitresses()),
            AUTOMA: Offer(
                rival.price, rival.city.outside_distance(house.number), automa_has, rival.waitresses
            ),
        }
        return choose_chain(house, {AUTOMA: offers[AUTOMA]} if bankrupt else {**offers})

    def _income(self, house: House, side: str | None) -> Range:
        items = items_paid(house)
        if side == AUTOMA:
            return Range(self._rival.price * items, self._rival.price * items)
        if side is None:
            return Range()
        paid = self._human.price() * items
        return Range(
            paid + bonus_on(house.demand, self._bonus), paid + bonus_on(house.demand, self._most_bonus)
        )

    def _paid(self, position: Position, income: Range) -> Position:
        """Below zero the chain pays; one that cannot is bankrupt (FCM-E4)."""
        if not self._counts_cash:
            return position
        cash = position.cash + income.low
        return position._replace(cash=max(cash, 0), bankrupt=position.bankrupt or cash < 0)

    def _totals(self, sums: Sums) -> Earned:
        """With tips, CFO and milestone cash (FCM-D12)."""
        tips = tips_of(self._game, self._game.human.at_work.get(WAITRESS, 0))
        low, high = (earned + tips + cfo_bonus(self._game, earned + tips) for earned in sums.human)
        extra = self._rival.milestone_cash if sums.served else 0
        return {HUMAN: Range(low, high), AUTOMA: sums.automa + Range(extra, extra)}


def _note(outcomes: Outcomes, choice: Decision[str], income: Range) -> None:
    outcome = outcomes.setdefault(choice.choice, Outcome(income))
    outcome.income = outcome.income.with_(income)
    outcome.trails.append(choice.trail)


def _added(sums: Sums, more: Sums) -> Sums:
    return Sums(sums.human + more.human, sums.automa + more.automa, sums.served or more.served)


def _reach(positions: dict[Position, Sums], position: Position, sums: Sums) -> None:
    there = positions.get(position)
    if there is not None:
        served = there.served or sums.served
        sums = Sums(there.human.with_(sums.human), there.automa.with_(sums.automa), served)
    positions[position] = sums
