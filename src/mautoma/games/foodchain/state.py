"""Everything that changes during a game of Food Chain Magnate, as plain data.

The human's company and Mautoma Inc. are two sides of one game; what a side may do is not here
but in the chapters that do it. `TableGame` is the game as the program follows it at a real table.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import DRINKS, Product
from mautoma.games.foodchain.edition import Card, Edition
from mautoma.games.foodchain.edition.mat import SpotEntry, Step
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.table.facts import DRIVE_INS, on_map, sources_of
from mautoma.kernel.facts import Memory
from mautoma.kernel.mode import SECRET

Stock = dict[Product, int]


class Campaign(NamedTuple):
    """A campaign of the human: a marketing tile at work. Where it lies, the city knows."""

    number: int
    kind: MarketingKind
    product: Product
    left: int | None
    """Rounds to run; None: eternal."""
    marketeer: str
    """Busy until the campaign ends; empty if fired in the meantime."""


class Stack(NamedTuple):
    """A campaign of the automa: tokens beside a house (FCM-M6)."""

    house: int
    product: Product
    left: int


class HouseTile(NamedTuple):
    """A tile of the face-down house stack (FCM-S4)."""

    number: int
    upside_down: bool


@dataclass(slots=True)
class Day:
    """The human's working day so far: what was done, and what was declined though it was possible."""

    hired: dict[str, int] = field(default_factory=dict)
    trained: dict[str, int] = field(default_factory=dict)
    """By what they have become."""
    campaigns: int = 0
    goods: Stock = field(default_factory=dict)
    built: dict[str, int] = field(default_factory=dict)
    hires_left: int = 0
    trainings_left: int = 0
    idle: dict[str, int] = field(default_factory=dict)
    """Those at work who could still have done something."""

    def clone(self) -> Day:
        return Day(
            self.hired.copy(),
            self.trained.copy(),
            self.campaigns,
            self.goods.copy(),
            self.built.copy(),
            self.hires_left,
            self.trainings_left,
            self.idle.copy(),
        )


@dataclass(slots=True)
class Company:
    """The human's restaurant chain."""

    cash: int = 0
    reserve: int = 0
    """The reserve card chosen, by its dollars; 0 until it is chosen."""
    ceo_slots: int = 3
    at_work: dict[str, int] = field(default_factory=dict)
    beach: dict[str, int] = field(default_factory=dict)
    campaigns: dict[int, Campaign] = field(default_factory=dict)
    """Running campaigns by tile number; their marketeers are busy."""
    stock: Stock = field(default_factory=dict)
    milestones: set[str] = field(default_factory=set)
    drive_ins: bool = False
    """Until clean-up, every open restaurant has an entrance at all four corners."""
    unused_hires: int = 0
    """Hires of recruiting managers and HR directors left over this round: salary discounts."""
    day: Day = field(default_factory=Day)

    def clone(self) -> Company:
        return Company(
            self.cash,
            self.reserve,
            self.ceo_slots,
            self.at_work.copy(),
            self.beach.copy(),
            self.campaigns.copy(),
            self.stock.copy(),
            self.milestones.copy(),
            self.drive_ins,
            self.unused_hires,
            self.day.clone(),
        )


@dataclass(slots=True)
class MautomaInc:
    """The automa's mat, deck and pile (FCM-S7 to FCM-S12)."""

    order: tuple[Product, ...]
    """The freezers from top to bottom: every tie goes to the product nearer the top (FCM-S10)."""
    freezers: Stock
    sales: int
    """The spot of the sales marker."""
    modifier: int
    """The place of the price-modifier marker on its track, from 0 at the lowest."""
    reserve: int = field(metadata=SECRET)
    deck: list[str] = field(metadata=SECRET)
    """Cards to come, the next one first."""
    cash: int = 0
    card: str = ""
    """The card in play; empty before the first."""
    used: list[str] = field(default_factory=list)
    """Cards that were in play, the one in play last."""
    stacks: list[Stack] = field(default_factory=list)
    milestones: set[str] = field(default_factory=set)
    gained: Stock = field(default_factory=dict)
    """What it got in this round's working phase, lost units included (FCM-C2)."""
    served: int = 0
    """Houses served this dinnertime."""
    again: tuple[str, ...] = ()
    """The cards of the deck, once it was shuffled again (FCM-E3)."""
    printed_mat: bool = False
    """Its mat is on a real table, where the markers are moved by hand."""

    def clone(self) -> MautomaInc:
        return MautomaInc(
            self.order,
            self.freezers.copy(),
            self.sales,
            self.modifier,
            self.reserve,
            self.deck.copy(),
            self.cash,
            self.card,
            self.used.copy(),
            self.stacks.copy(),
            self.milestones.copy(),
            self.gained.copy(),
            self.served,
            self.again,
            self.printed_mat,
        )


@dataclass(slots=True)
class FoodChain:
    """The whole position."""

    edition: Edition
    level: str
    city: City
    automa: MautomaInc
    bank: int
    house_stack: list[HouseTile] = field(metadata=SECRET)
    """Top first; the automa draws from the bottom (FCM-B1)."""
    employees: dict[str, int]
    """The supply: cards left to hire or to be trained into."""
    milestones: set[str]
    """Still on the table."""
    gardens: int
    human: Company = field(default_factory=Company)
    milestones_gained: set[str] = field(default_factory=set)
    """This round, by anyone: their remaining copies go at clean-up (FCM-C1)."""
    round: int = 0
    bank_breaks: int = 0
    iou: int = 0
    """What the broken bank owes (FCM-D13)."""
    bankrupt: bool = False
    """The human could not pay for sales at negative prices (FCM-E4)."""
    history: list[tuple[int, int]] = field(default_factory=list)
    """The cash of human and automa at the end of each round."""

    def clone(self) -> FoodChain:
        return FoodChain(
            self.edition,
            self.level,
            self.city.clone(),
            self.automa.clone(),
            self.bank,
            self.house_stack.copy(),
            self.employees.copy(),
            self.milestones.copy(),
            self.gardens,
            self.human.clone(),
            self.milestones_gained.copy(),
            self.round,
            self.bank_breaks,
            self.iou,
            self.bankrupt,
            self.history.copy(),
        )

    @property
    def card(self) -> Card:
        """The automa's card in play."""
        return self.edition.by_id[self.automa.card]

    @property
    def price_modifier(self) -> int:
        """FCM-D2"""
        return self.edition.mat.modifiers[self.automa.modifier]

    @property
    def over(self) -> bool:
        return self.bank_breaks == 2 or self.bankrupt

    @property
    def sources(self) -> Counter[Product]:
        """How many sources of each drink are on the map."""
        return Counter(self.city.board.sources.values())

    def cash(self, side: str) -> int:
        return self.human.cash if side == HUMAN else self.automa.cash

    def milestones_of(self, side: str) -> set[str]:
        return self.human.milestones if side == HUMAN else self.automa.milestones

    def take_house(self, number: int) -> None:
        """Out of the stack."""
        self.house_stack = [tile for tile in self.house_stack if tile.number != number]


_SHARED = tuple(shared.name for shared in fields(FoodChain))


@dataclass(slots=True)
class TableGame(FoodChain):
    """The human's staff and stock are the human's own business: of them only `facts` are known."""

    without_map: bool = False
    """The map is on the table only, not in the program."""
    printed_deck: bool = False
    """The player draws from printed cards and tells which one came."""
    entering: Card | None = None
    """A printed card that is being entered, as far as it is."""
    entered: tuple[Card, ...] = ()
    """The cards that were entered in this game."""
    forgotten: tuple[Card, ...] = ()
    """The cards that were forgotten in this game."""
    looking_at: SpotEntry | None = None
    """A spot of the sales track that is being entered, as far as it is."""
    looked_at: tuple[SpotEntry | Step, ...] = ()
    """What was entered of the mat in this game."""
    facts: Memory[int] = field(default_factory=Memory)
    corrections: int = field(default=0, compare=False)
    """How often a correction was made or left: since then the houses of the map may be other objects."""

    def clone(self) -> TableGame:
        copy = at_table(FoodChain.clone(self), self.without_map, self.printed_deck)
        copy.entering = self.entering
        copy.entered = self.entered
        copy.forgotten = self.forgotten
        copy.looking_at = self.looking_at
        copy.looked_at = self.looked_at
        copy.facts = self.facts.clone()
        copy.corrections = self.corrections
        return copy

    @property
    def sources(self) -> Counter[Product]:
        if not self.without_map:
            return Counter(self.city.board.sources.values())
        return Counter({drink: self.facts.last(sources_of(drink)) or 0 for drink in DRINKS})

    def is_on_map(self, house: int) -> bool:
        return bool(self.facts.last(on_map(house))) if self.without_map else house in self.city.houses

    def learn_house(self, number: int) -> None:
        """Without the map in the program: this house is on it, and so no longer in the stack."""
        self.facts.learn(on_map(number), 1)
        self.take_house(number)

    def learn_drive_ins(self, drive_ins: bool) -> None:
        """For this round: until clean-up."""
        self.facts.learn(DRIVE_INS, int(drive_ins))
        self.human.drive_ins = drive_ins


def at_table(game: FoodChain, without_map: bool, printed_deck: bool) -> TableGame:
    shared: dict[str, Any] = {name: getattr(game, name) for name in _SHARED}
    return TableGame(**shared, without_map=without_map, printed_deck=printed_deck)
