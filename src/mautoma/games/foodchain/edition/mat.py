"""mat.toml: the sales track and the price modifier, whole or as far as somebody has looked at them.

A track is listed whole, or piece by piece as the markers came there: then the rest is not known yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from mautoma.games.foodchain.content.products import Product
from mautoma.games.kit.data import Data
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg

MAT_FILE = "mat.toml"

SALES_START = 2
"""The spot of the sales marker at the start (FCM-S8)."""
LAST_SPOT = 29
"""No sales track has more spots."""
HIGHEST_MODIFIER = 20

Arrow = Literal["up", "down"]
MOST_OF_A_PRODUCT = 10

Amount = Annotated[int, Meta(ge=1, le=MOST_OF_A_PRODUCT)]
Gain = dict[Product, Amount]
Modifier = Annotated[int, Meta(ge=-HIGHEST_MODIFIER, le=HIGHEST_MODIFIER)]


class Spot(Data, frozen=True):
    """What the sales track pays out on one spot (FCM-W7, FCM-W8)."""

    gain: Gain = msgspec.field(default_factory=dict)
    one_of_each: bool = False
    city_supply: bool = False
    arrow: Arrow | None = None


class SpotEntry(Spot, frozen=True):
    """`spot` is its number, where not all are listed from 0 on. `absent`: the track ends before it."""

    spot: Annotated[int, Meta(ge=0, le=LAST_SPOT + 1)] | None = None
    absent: bool = False

    def shown(self) -> Spot:
        return Spot(self.gain, self.one_of_each, self.city_supply, self.arrow)


class Step(Data, frozen=True):
    """So many steps up from +0, or down if negative, is this modifier; none: the track ends before it."""

    at: Annotated[int, Meta(ge=-HIGHEST_MODIFIER, le=HIGHEST_MODIFIER)]
    modifier: Modifier | None = None

    @property
    def arrow(self) -> Arrow:
        return "up" if self.at > 0 else "down"


class Mat(Data, frozen=True):
    """As far as it is known."""

    sales: tuple[Spot | None, ...]
    """From spot 0 down. None: nobody has looked at it yet."""
    modifiers: tuple[int, ...]
    """Of the price, lowest first: "up" is towards the end."""
    more_spots: bool = False
    """The end of the sales track is not known."""
    more_below: bool = False
    """What comes below the lowest modifier is not known."""
    more_above: bool = False

    @property
    def whole(self) -> bool:
        return None not in self.sales and not (self.more_spots or self.more_below or self.more_above)

    def spot(self, number: int) -> Spot | None:
        return self.sales[number] if number < len(self.sales) else None

    def more(self, arrow: Arrow) -> bool:
        return self.more_above if arrow == "up" else self.more_below

    def with_spot(self, number: int, shown: Spot | None) -> Mat:
        """None: the spot is there, whatever it shows."""
        longer = [*self.sales, *[None] * (number + 1 - len(self.sales))]
        longer[number] = shown
        return replace(self, sales=tuple(longer))

    def with_last(self, number: int) -> Mat:
        whole = self if number < len(self.sales) else self.with_spot(number, None)
        return replace(whole, more_spots=False)

    def with_step(self, arrow: Arrow, modifier: int | None) -> Mat:
        """The next one in this direction; None: the track ends here."""
        if modifier is None:
            return replace(self, **{"more_above" if arrow == "up" else "more_below": False})
        steps = (*self.modifiers, modifier) if arrow == "up" else (modifier, *self.modifiers)
        return replace(self, modifiers=steps)


class MatFile(Data, frozen=True):
    sales: Annotated[tuple[SpotEntry, ...], Meta(max_length=2 * LAST_SPOT)] = ()
    """From spot 0 down, or each with its number."""
    modifiers: Annotated[tuple[Modifier, ...], Meta(max_length=20)] = ()
    """The whole track, lowest first."""
    step: Annotated[tuple[Step, ...], Meta(max_length=2 * HIGHEST_MODIFIER)] = ()
    """Where the whole track is not known."""

    def faults(self, at: Place) -> Iterator[Msg]:
        mat = self.mat()
        if not mat.more_spots and len(mat.sales) <= SALES_START:
            yield at.field("sales").fault("fault-sales", spot=SALES_START)
        steps = at.field("modifiers" if self.modifiers else "step")
        if list(mat.modifiers) != sorted(set(mat.modifiers)):
            yield steps.fault("fault-rising")
        if 0 not in mat.modifiers:
            yield steps.fault("fault-no-zero")

    def mat(self) -> Mat:
        numbered = not self.sales or any(entry.spot is not None for entry in self.sales)
        mat = Mat((), self.modifiers or (0,), numbered, not self.modifiers, not self.modifiers)
        for number, entry in enumerate(self.sales):
            at = number if entry.spot is None else entry.spot
            mat = mat.with_last(at - 1) if entry.absent and at else mat.with_spot(at, entry.shown())
        if not self.modifiers:
            by_place = {step.at: step for step in self.step}
            for at in sorted(by_place, key=abs):
                mat = mat.with_step(by_place[at].arrow, by_place[at].modifier)
        return mat
