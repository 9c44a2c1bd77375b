"""An edition of Mautoma Inc.: its action cards and its mat, a folder of two TOML files.

The rulebook shows both only as pictures. The bundled "house" edition is this project's own
design; a person may load a folder of the same form in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.content.supply import GROUPS, Group, levels
from mautoma.games.kit.editions import Data, EditionFolders, hash_of
from mautoma.games.kit.files import DataError, Id, convert, read_toml, unknown_fields, usable_entries
from mautoma.kernel.editor import DataFile

CARDS_FILE = "cards.toml"
MAT_FILE = "mat.toml"

BLANKS: dict[str, Group] = {f"?{group}": group for group in GROUPS}
"""Cards that are not entered yet, by what stands for one in a deck."""

SALES_START = 2
"""The spot of the sales marker at the start (FCM-S8)."""

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

Arrow = Literal["up", "down"]
Amount = Annotated[int, Meta(ge=1, le=10)]
Gain = dict[Product, Amount]
HouseNumber = Annotated[int, Meta(ge=1, le=20)]

WorkKind = Literal["gain", "most_drink", "most_food", "least", "payout", "build"]
CleanUpKind = Literal["milestone", "produced", "billboard", "train", "leaves"]


class _Icon(Data, frozen=True):
    """Exactly one of the fields is given: the icon."""

    one_of_its_fields: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if len(self._given()) != 1:
            raise ValueError(f"an icon is exactly one of {', '.join(self.__struct_fields__)}")

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

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.milestone is not None and self.milestone not in milestone_ids():
            raise ValueError(f"milestone: '{self.milestone}' is not a milestone")
        if self.leaves is not None and self.leaves not in one_x():
            raise ValueError(f"leaves: '{self.leaves}' is not a 1x employee")

    @property
    def kind(self) -> CleanUpKind:
        return self._given()[0]  # type: ignore[return-value]


class Campaign(Data, frozen=True):
    """FCM-M2 to FCM-M4."""

    kind: Literal["drink", "food"]
    duration: Literal[2, 3]
    houses: Annotated[tuple[HouseNumber, ...], Meta(min_length=1)]


class Card(Data, frozen=True):
    id: Id
    group: Group
    price: Annotated[int, Meta(ge=1, examples=[10])]
    priority: Annotated[int, Meta(ge=1, le=20)]
    """When its campaigns run among the human's numbered tiles (FCM-M7)."""
    waitresses: Annotated[int, Meta(ge=0)] = 0
    work: tuple[WorkIcon, ...] = ()
    """In printed order (FCM-W10)."""
    sales_icon: bool = False
    milestone_cash: bool = False
    campaigns: tuple[Campaign, ...] = ()
    clean_up: tuple[CleanUpIcon, ...] = ()


class Spot(Data, frozen=True):
    """What the sales track pays out on one spot (FCM-W7, FCM-W8)."""

    gain: Gain = msgspec.field(default_factory=dict)
    one_of_each: bool = False
    city_supply: bool = False
    arrow: Arrow | None = None


class Mat(Data, frozen=True):
    sales: tuple[Spot, ...]
    """From spot 0 down."""
    modifiers: tuple[int, ...]
    """Of the price, lowest first: "up" is towards the end."""


class CardsFile(Data, frozen=True):
    card: tuple[Card, ...]


class Edition(Struct, frozen=True, dict=True):
    name: str
    hash: str
    cards: tuple[Card, ...]
    mat: Mat
    missing: tuple[str, ...] = ()
    """What must be entered before every level can be dealt (FCM-S12)."""

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

    @cached_property
    def pools(self) -> dict[Group, tuple[Card, ...]]:
        return {group: tuple(card for card in self.cards if card.group == group) for group in GROUPS}

    def pool(self, group: Group) -> tuple[Card, ...]:
        return self.pools[group]


def load_edition(folder: Path) -> Edition:
    cards, faults = _read_cards(folder / CARDS_FILE)
    mat, mat_faults = _read_mat(folder / MAT_FILE)
    faults += mat_faults
    if mat is not None:
        faults += _low_prices(cards, mat)
    if mat is None or faults:
        raise DataError(*faults)
    return _edition(folder.name, cards, mat)


def _edition(name: str, cards: tuple[Card, ...], mat: Mat) -> Edition:
    return Edition(name, hash_of(cards, mat), cards, mat, tuple(_small_pools(cards)))


def _read_cards(path: Path) -> tuple[tuple[Card, ...], list[str]]:
    """The cards that can be used, and every fault of the file."""
    try:
        document = read_toml(path)
    except DataError as error:
        return (), list(error.faults)
    cards, faults = usable_entries(document, "card", Card, path.name)
    faults[:0] = unknown_fields(document, "card", path.name)
    return cards, faults


def _small_pools(cards: tuple[Card, ...]) -> Iterator[str]:
    """Every level must be dealable (FCM-S12)."""
    pools = Counter(card.group for card in cards)
    for group in GROUPS:
        for name, level in levels().items():
            if pools[group] < level.deals(group):
                deals = f"level '{name}' deals {level.deals(group)} cards, there are {pools[group]}"
                yield f"{CARDS_FILE}: group '{group}': {deals} (FCM-S12)"


def _read_mat(path: Path) -> tuple[Mat | None, list[str]]:
    try:
        document = read_toml(path)
    except DataError as error:
        return None, list(error.faults)
    # Spot by spot, so that each fault names its spot; then what else is in the file.
    _, faults = usable_entries(document, "sales", Spot, path.name)
    try:
        mat = convert({**document, "sales": []} if faults else document, Mat, path.name)
    except DataError as error:
        return None, [*faults, *error.faults]
    if not faults and len(mat.sales) <= SALES_START:
        faults.append(f"{MAT_FILE}: sales: the track needs a spot {SALES_START} (FCM-S8)")
    return mat, [*faults, *_modifier_faults(mat.modifiers)]


def _modifier_faults(modifiers: tuple[int, ...]) -> Iterator[str]:
    if list(modifiers) != sorted(set(modifiers)):
        yield f"{MAT_FILE}: modifiers: must rise from the lowest to the highest"
    if 0 not in modifiers:
        yield f"{MAT_FILE}: modifiers: 0 is missing (FCM-S9)"


def _low_prices(cards: tuple[Card, ...], mat: Mat) -> Iterator[str]:
    lowest = min(mat.modifiers, default=0)
    for card in cards:
        if card.price + lowest < 1:
            reason = f"{card.price} with the lowest modifier {lowest} of {MAT_FILE} is below $1 (FCM-D2)"
            yield f"{CARDS_FILE}: card '{card.id}': price: {reason}"


EDITIONS = EditionFolders(DATA, (CARDS_FILE, MAT_FILE), load_edition)
house = EDITIONS.house
FILES = {
    CARDS_FILE: DataFile(
        DATA / "house" / CARDS_FILE, CardsFile, {"milestone": milestone_ids, "leaves": one_x}, blank=""
    ),
    MAT_FILE: DataFile(DATA / "house" / MAT_FILE, Mat),
}
