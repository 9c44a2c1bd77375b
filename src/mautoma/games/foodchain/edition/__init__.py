"""An edition of Mautoma Inc.: its action cards and its mat, two TOML files.

The rulebook shows both only as pictures. The bundled "house" edition is this project's own
design; a person may have one of the same form in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.supply import GROUPS, Group, levels
from mautoma.games.foodchain.edition.mat import MAT_FILE, Amount, Gain, Mat, MatFile
from mautoma.games.kit.data import Data
from mautoma.games.kit.editions import EditionFiles, hash_of, try_to
from mautoma.games.kit.files import Id, parse_file
from mautoma.kernel.editor import DataFile
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.message import Msg

CARDS_FILE = "cards.toml"

BLANKS: dict[str, Group] = {f"?{group}": group for group in GROUPS}
"""Cards that are not entered yet, by what stands for one in a deck."""

OuterTile = Literal["top_left", "left", "bottom_left", "bottom", "bottom_right", "right", "top_right", "top"]
OUTER_TILES: tuple[OuterTile, ...] = (
    "top_left",
    "left",
    "bottom_left",
    "bottom",
    "bottom_right",
    "right",
    "top_right",
    "top",
)
"""Counter-clockwise around the map (FCM-B5)."""

MOST_ICONS = 6
"""No part of a card has room for more."""
HIGHEST_PRICE = 30
MOST_WAITRESSES = 6

HIGHEST_HOUSE = 20
LAST_PRIORITY = 20
FIRST_BILLBOARD = 11
"""The tile with the lowest number."""

HouseNumber = Annotated[int, Meta(ge=1, le=HIGHEST_HOUSE)]

WorkKind = Literal["gain", "most_drink", "most_food", "least", "payout", "build"]
CleanUpKind = Literal["milestone", "produced", "billboard", "train", "leaves"]


class _Icon(Data, frozen=True):
    """Exactly one of the fields is given: the icon."""

    one_of_its_fields: ClassVar[bool] = True

    def faults(self, at: Place) -> Iterator[Msg]:
        if len(self._given()) != 1:
            yield at.fault("fault-icon", choices=list(self.__struct_fields__))

    def _given(self) -> list[str]:
        return [name for name in self.__struct_fields__ if getattr(self, name) not in (None, False)]


class WorkIcon(_Icon, frozen=True):
    gain: Annotated[Gain, Meta(min_length=1)] | None = None  # FCM-W3
    most_drink: Amount | None = None  # FCM-W4
    most_food: Amount | None = None  # FCM-W5
    least: Literal[3] | None = None  # FCM-W6
    payout: bool = False  # FCM-W7
    build: OuterTile | None = None  # FCM-W9

    @property
    def kind(self) -> WorkKind:
        return self._given()[0]  # type: ignore[return-value]


class CleanUpIcon(_Icon, frozen=True):
    milestone: str | None = None  # FCM-C1
    produced: bool = False  # FCM-C2
    billboard: bool = False  # FCM-C3
    train: bool = False  # FCM-C4
    leaves: str | None = None  # FCM-C5

    def faults(self, at: Place) -> Iterator[Msg]:
        yield from super().faults(at)
        if self.milestone is not None and self.milestone not in milestone_ids():
            yield at.field("milestone").fault("fault-milestone", given=self.milestone)
        if self.leaves is not None and self.leaves not in one_x():
            yield at.field("leaves").fault("fault-employee", given=self.leaves)

    @property
    def kind(self) -> CleanUpKind:
        return self._given()[0]  # type: ignore[return-value]


class Campaign(Data, frozen=True):
    """FCM-M2 to FCM-M4."""

    kind: Literal["drink", "food"]
    duration: Literal[2, 3]
    houses: Annotated[tuple[HouseNumber, ...], Meta(min_length=1, max_length=20)]


class Card(Data, frozen=True):
    id: Id
    group: Group
    price: Annotated[int, Meta(ge=1, le=HIGHEST_PRICE, examples=[10])]
    priority: Annotated[int, Meta(ge=1, le=LAST_PRIORITY)] | None = None
    """The blue number; not every card need show one."""
    waitresses: Annotated[int, Meta(ge=0, le=MOST_WAITRESSES)] = 0
    work: Annotated[tuple[WorkIcon, ...], Meta(max_length=MOST_ICONS)] = ()
    """In printed order (FCM-W10)."""
    sales_icon: bool = False
    milestone_cash: bool = False
    campaigns: Annotated[tuple[Campaign, ...], Meta(max_length=MOST_ICONS)] = ()
    clean_up: Annotated[tuple[CleanUpIcon, ...], Meta(max_length=MOST_ICONS)] = ()

    @property
    def runs_at(self) -> int:
        """FCM-M7: when its campaigns run among the human's numbered tiles; ruling: without a number, as a
        billboard."""
        return self.priority or FIRST_BILLBOARD


class CardsFile(Data, frozen=True):
    card: tuple[Card, ...] = ()


class Edition(Struct, frozen=True, dict=True):
    name: str
    hash: str
    cards: tuple[Card, ...]
    mat: Mat
    few_cards: tuple[Msg, ...] = ()
    """What must be entered before every level can be dealt (FCM-S12)."""

    @property
    def missing(self) -> tuple[Msg, ...]:
        """What must be entered before a program can play alone."""
        return self.few_cards if self.mat.whole else (*self.few_cards, Place(MAT_FILE).fault("fault-mat"))

    @cached_property
    def by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    def card(self, id: str) -> Card:
        return self.by_id[id]

    def group(self, id: str) -> Group:
        """Of a card that is not entered yet, too."""
        return BLANKS.get(id) or self.card(id).group

    def with_card(self, card: Card) -> Edition:
        return _edition(self.name, (*self.cards, card), self.mat)

    def without_card(self, card: Card) -> Edition:
        return _edition(self.name, tuple(each for each in self.cards if each != card), self.mat)

    def with_mat(self, mat: Mat) -> Edition:
        return _edition(self.name, self.cards, mat)

    @cached_property
    def pools(self) -> dict[Group, tuple[Card, ...]]:
        return {group: tuple(card for card in self.cards if card.group == group) for group in GROUPS}

    def pool(self, group: Group) -> tuple[Card, ...]:
        return self.pools[group]


def read_edition(name: str, files: Mapping[str, str]) -> Edition:
    """DataError with the faults of both files."""
    faults: list[Msg] = []
    cards = try_to(parse_file, files, CARDS_FILE, CardsFile, faults=faults)
    mat = try_to(parse_file, files, MAT_FILE, MatFile, faults=faults)
    if cards is not None and mat is not None:
        faults += _low_prices(cards.card, mat.mat())
    if cards is None or mat is None or faults:
        raise DataError(*faults)
    return _edition(name, cards.card, mat.mat())


def _edition(name: str, cards: tuple[Card, ...], mat: Mat) -> Edition:
    return Edition(name, hash_of(cards, mat), cards, mat, tuple(_small_pools(cards)))


def _small_pools(cards: tuple[Card, ...]) -> Iterator[Msg]:
    """Every level must be dealable (FCM-S12)."""
    pools = Counter(card.group for card in cards)
    for group in GROUPS:
        for name, level in levels().items():
            if pools[group] < level.deals(group):
                place = Place(CARDS_FILE).named("group", group)
                yield place.fault("fault-pool", difficulty=name, deals=level.deals(group), there=pools[group])


def _low_prices(cards: tuple[Card, ...], mat: Mat) -> Iterator[Msg]:
    """FCM-D2"""
    lowest = min(mat.modifiers)
    for card in cards:
        if card.price + lowest < 1:
            place = Place(CARDS_FILE).named("card", card.id).field("price")
            yield place.fault("fault-price", price=card.price, modifier=lowest, file=MAT_FILE)


EDITIONS = EditionFiles(DATA, (CARDS_FILE, MAT_FILE), read_edition)
house = EDITIONS.house
FILES = {
    CARDS_FILE: DataFile(
        DATA / "house" / CARDS_FILE, CardsFile, {"milestone": milestone_ids, "leaves": one_x}, blank=""
    ),
    MAT_FILE: DataFile(DATA / "house" / MAT_FILE, MatFile, blank=""),
}
