"""The automa's mat: its markers are moved by hand where it is on the table, else the program keeps it.

Of a mat that nobody has entered, what a marker comes to is asked for, once (FCM-S8, FCM-S9).
"""

from __future__ import annotations

from msgspec.structs import replace

from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.edition.mat import (
    HIGHEST_MODIFIER,
    LAST_SPOT,
    MOST_OF_A_PRODUCT,
    SALES_START,
    Arrow,
    Spot,
    SpotEntry,
    Step,
)
from mautoma.games.foodchain.state import FoodChain, MautomaInc, TableGame
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

ENOUGH = "enough"
END = "end"
UP, DOWN = "arrow_up", "arrow_down"
ONE_OF_EACH, CITY_SUPPLY = "one_of_each", "city_supply"
ONCE = (ONE_OF_EACH, CITY_SUPPLY, UP, DOWN)
FARTHEST_STEP = 5
"""Between two neighbours on the price modifier track."""


def move_markers(automa: MautomaInc, table: Table, kind: str, *rules: str, **data: Json) -> None:
    say = table.order if automa.printed_mat else table.tell
    say(kind, *rules, trail=None, **data)


def spot_of_marker(game: FoodChain, table: Table) -> Spot:
    """FCM-W7, FCM-W8: what the spot of the sales marker shows."""
    while (shown := game.edition.mat.spot(game.automa.sales)) is None:
        _enter_spot(_at_table(game), table, game.automa.sales)
    return shown


def move_sales(game: FoodChain, table: Table, houses: int) -> None:
    """FCM-D7: one step per house served; the marker stops at the last spot."""
    mat = game.edition.mat
    if mat.more_spots and game.automa.sales + houses >= len(mat.sales):
        _ask_last_spot(_at_table(game), table)
    game.automa.sales = min(game.automa.sales + houses, len(game.edition.mat.sales) - 1)


def step_modifier(game: FoodChain, table: Table, arrow: Arrow) -> None:
    """FCM-W7; FCM-D2, ruling: the marker stops at the ends of its track."""
    automa = game.automa
    last = len(game.edition.mat.modifiers) - 1 if arrow == "up" else 0
    if automa.modifier == last and game.edition.mat.more(arrow):
        _ask_step(_at_table(game), table, arrow)
    step = 1 if arrow == "up" else -1
    automa.modifier = min(max(automa.modifier + step, 0), len(game.edition.mat.modifiers) - 1)


def _at_table(game: FoodChain) -> TableGame:
    """Only there a mat may be unknown."""
    assert isinstance(game, TableGame)
    return game


# ---------------------------------------------------------------- what a spot shows


def _enter_spot(game: TableGame, table: Table, number: int) -> None:
    """Icon by icon, each as often as it is printed there; `game.looking_at` is the spot as far as it is
    known."""
    game.looking_at = SpotEntry(spot=number)
    while (icon := table.ask(_ask_icon(game.looking_at))) != ENOUGH:
        game.looking_at = _with_icon(game.looking_at, icon)
    entry, game.looking_at = game.looking_at, None
    _keep(game, table, entry)


def _ask_icon(entry: SpotEntry) -> Pick:
    return Pick(
        key="mat-spot",
        data={"spot": entry.spot or 0},
        rules=("FCM-W7", "FCM-W8"),
        choices=[*_still_possible(entry), ENOUGH],
        describe=lambda icon: _icon_option(icon, entry),
        default=ENOUGH,
        at_once=True,
    )


def _still_possible(entry: SpotEntry) -> list[str]:
    shown = {ONE_OF_EACH: entry.one_of_each, CITY_SUPPLY: entry.city_supply}
    products = [str(each) for each in PRODUCTS if entry.gain.get(each, 0) < MOST_OF_A_PRODUCT]
    once = [icon for icon in ONCE if not (entry.arrow if icon in (UP, DOWN) else shown[icon])]
    return [*products, *once]


def _icon_option(icon: str, entry: SpotEntry) -> Option:
    if icon == ENOUGH:
        empty = entry == SpotEntry(spot=entry.spot)
        return Option(icon, Msg("option-spot-empty" if empty else "option-spot-enough"))
    return Option(icon, Msg(f"icon-{icon}".replace("_", "-")))


def _with_icon(entry: SpotEntry, icon: str) -> SpotEntry:
    match icon:
        case "arrow_up":
            return replace(entry, arrow="up")
        case "arrow_down":
            return replace(entry, arrow="down")
        case "one_of_each" | "city_supply":
            return replace(entry, **{icon: True})
    product = Product(icon)
    return replace(entry, gain={**entry.gain, product: entry.gain.get(product, 0) + 1})


# ---------------------------------------------------------------- where the tracks end


def _ask_last_spot(game: TableGame, table: Table) -> None:
    least = max(len(game.edition.mat.sales) - 1, SALES_START, game.automa.sales)
    numbers = [str(number) for number in range(least, LAST_SPOT + 1)]
    last = int(table.ask(Pick(key="mat-last-spot", rules=("FCM-D7",), choices=numbers)))
    _keep(game, table, SpotEntry(spot=last + 1, absent=True))


def _ask_step(game: TableGame, table: Table, arrow: Arrow) -> None:
    modifiers = game.edition.mat.modifiers
    here = modifiers[-1] if arrow == "up" else modifiers[0]
    question = Pick(
        key="mat-step",
        data={"arrow": arrow, "modifier": f"{here:+}"},
        rules=("FCM-W7", "FCM-D2"),
        choices=[*(f"{here + step:+}" for step in _steps(game, arrow, here)), END],
        describe=lambda value: Option(value, Msg("option-track-ends") if value == END else None),
    )
    told = table.ask(question)
    zero = modifiers.index(0)
    at = len(modifiers) - zero if arrow == "up" else -zero - 1
    _keep(game, table, Step(at, None if told == END else int(told)))


def _steps(game: TableGame, arrow: Arrow, here: int) -> range:
    """FCM-D2, ruling: no price falls below $1."""
    if arrow == "up":
        return range(1, min(FARTHEST_STEP, HIGHEST_MODIFIER - here) + 1)
    cheapest = min(card.price for card in game.edition.cards)
    return range(-1, max(-FARTHEST_STEP, -HIGHEST_MODIFIER - here, 1 - cheapest - here) - 1, -1)


def _keep(game: TableGame, table: Table, found: SpotEntry | Step) -> None:
    mat = game.edition.mat
    if isinstance(found, Step):
        game.edition = game.edition.with_mat(mat.with_step(found.arrow, found.modifier))
        if found.arrow == "down" and found.modifier is not None:
            game.automa.modifier += 1  # its place is counted from the lowest
    else:
        number = found.spot or 0
        mat = mat.with_last(number - 1) if found.absent else mat.with_spot(number, found.shown())
        game.edition = game.edition.with_mat(mat)
    game.looked_at += (found,)
    table.tell("mat-entered")
