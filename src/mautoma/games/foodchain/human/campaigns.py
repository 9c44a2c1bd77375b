"""Working, fourth step: campaigns.

1. One campaign per marketeer at work: billboard, mailbox, airplane or radio as the card allows.
2. A tile lies on empty squares next to a road that the range reaches (no range: any road); an
   airplane lies beside the edge of the map.
3. One product. Counters up to what the card allows; none with FIRST BILLBOARD PLACED: the campaign
   is eternal, the billboard that earns it included.
4. The marketeer is busy until the campaign ends.
5. Milestones: FIRST BILLBOARD, AIRPLANE, RADIO; FIRST BURGER, PIZZA, DRINK MARKETED.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mautoma.games.foodchain.city.city import AirplanePlace, City, MarketingPlace
from mautoma.games.foodchain.city.grid import (
    DIRECTION_NAMES,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    TILE_MASKS,
    TILE_OF,
    TILE_ORIGINS,
    mask_named,
)
from mautoma.games.foodchain.city.places import airplane_places, marketing_keys, marketing_place
from mautoma.games.foodchain.content.employees import Marketing, able_to, anyone, employees
from mautoma.games.foodchain.content.marketing_tiles import (
    MarketingKind,
    MarketingTile,
    marketing_tiles,
    tiles_of,
)
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.content.products import BURGER, PIZZA, PRODUCTS, Product
from mautoma.games.foodchain.human.previews import REACHES_NOBODY, reach_of
from mautoma.games.foodchain.names import FIRST_BILLBOARD, HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import (
    DONE,
    ask_square,
    counted_employees,
    how_it_lies,
    or_elsewhere,
    product_option,
    square_option,
)
from mautoma.games.foodchain.rules.staff import in_order, take
from mautoma.games.foodchain.state import Campaign, FoodChain
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

BY_KIND = {
    MarketingKind.BILLBOARD: FIRST_BILLBOARD,
    MarketingKind.AIRPLANE: "first_airplane",
    MarketingKind.RADIO: "first_radio",
}
BY_PRODUCT = {BURGER: "first_burger_marketed", PIZZA: "first_pizza_marketed"}
DRINK_MARKETED = "first_drink_marketed"


def start_campaigns(game: FoodChain, table: Table) -> None:
    table.enter("step", "campaigns")
    at_work = game.human.at_work
    while marketeers := _marketeers_by_tile(game):
        tile = table.ask(Pick(key="campaign", choices=[*marketeers, DONE], describe=tile_option))
        if tile == DONE:
            idle = {name for able in marketeers.values() for name in able}
            game.human.day.idle.update({name: at_work[name] for name in in_order(at_work) if name in idle})
            return
        question = Pick(
            key="campaign-marketeer", choices=marketeers[tile], describe=counted_employees(at_work)
        )
        _start(game, table, table.choose(question), marketing_tiles()[int(tile)])


def _marketeers_by_tile(game: FoodChain) -> dict[str, list[str]]:
    """Who can place which tile, by its number."""
    able: dict[str, list[str]] = {}
    if anyone(game.human.at_work, "marketing"):
        for name in in_order(game.human.at_work):
            if name in able_to("marketing"):
                for tile in _tiles(game, name):
                    able.setdefault(tile, []).append(name)
    return able


def _marketing(marketeer: str) -> Marketing:
    marketing = employees()[marketeer].marketing
    assert marketing is not None
    return marketing


def _within_range(game: FoodChain, marketing: Marketing) -> int | None:
    """The squares a range reaches; None without a range."""
    if marketing.range is None:
        return None
    entrances = game.city.entrances(game.human.drive_ins)
    return game.city.roads.beside_range(entrances, marketing.range) if entrances else 0


def _tiles(game: FoodChain, marketeer: str) -> list[str]:
    """The numbers of the tiles this marketeer can place somewhere."""
    city = game.city
    marketing = _marketing(marketeer)
    beside = _within_range(game, marketing)
    return [
        str(tile.number)
        for kind in marketing.kinds
        for tile in tiles_of(kind)
        if tile.number not in city.marketing and _has_place(city, tile, beside)
    ]


def _has_place(city: City, tile: MarketingTile, beside: int | None) -> bool:
    if tile.kind is MarketingKind.AIRPLANE:
        return bool(airplane_places(city, tile.width))
    return any(keys for _, _, keys in marketing_keys(city, tile.width, tile.height, beside))


def _start(game: FoodChain, table: Table, marketeer: str, tile: MarketingTile) -> None:
    number = tile.number
    most = None if _eternal(game, tile.kind) else _marketing(marketeer).duration
    about: dict[str, Json] = {"tile_number": number, "marketing": tile.kind, "rounds": most}
    place = _place(game, table, marketeer, tile, about)
    about["places"] = places_of(place)
    rounds: int | None = None
    if most is None:
        product = ask_product(table, tile, about=about)
    else:
        product, rounds = _ask_run(table, most, about)
    game.city.place_marketing(number, place)
    take(game.human.at_work, marketeer)
    game.human.day.campaigns += 1
    game.human.campaigns[number] = Campaign(number, tile.kind, product, rounds, marketeer)
    _tell(table, game.human.campaigns[number], place)
    claim_milestones(game, table, tile.kind, product)


def _place(
    game: FoodChain, table: Table, marketeer: str, tile: MarketingTile, about: Mapping[str, Json]
) -> AirplanePlace | MarketingPlace:
    city = game.city
    if tile.kind is MarketingKind.AIRPLANE:
        return ask_airplane(table, tile, airplane_places(city, tile.width), city, about)
    beside = _within_range(game, _marketing(marketeer))
    ways = marketing_keys(city, tile.width, tile.height, beside)
    if tile.kind is MarketingKind.RADIO:
        return _place_radio(city, table, ways, about)
    return ask_tile_place(table, tile.kind, ways, lambda *places: reach_of(city, tile.kind, *places), about)


def tile_option(value: str) -> Option:
    if value == DONE:
        return Option(value)
    tile = marketing_tiles()[int(value)]
    label = msg(
        "option-tile", marketing=tile.kind, tile_number=tile.number, wide=tile.width, high=tile.height
    )
    return Option(value, label)


def ask_product(
    table: Table, tile: MarketingTile, now: Product | None = None, about: Mapping[str, Json] | None = None
) -> Product:
    """On screen the tile that was just put there is kept in sight meanwhile: it is in what it's `about`."""
    data: dict[str, Json] = {"marketing": tile.kind, **(about or {})}
    question = Pick(key="campaign-product", data=data, choices=PRODUCTS, describe=product_option, default=now)
    return Product(table.ask(question))


def _place_radio(
    city: City, table: Table, ways: tuple[tuple[int, int, int], ...], about: Mapping[str, Json]
) -> MarketingPlace:
    """Two picks: the tile of the map, which alone decides whom it reaches, then the square on it."""
    [(across, down, keys)] = ways
    on_tiles = {SQUARE_NAMES[TILE_ORIGINS[at]]: keys & mask for at, mask in enumerate(TILE_MASKS)}
    tiles = [name for name, squares in on_tiles.items() if squares]

    def describe(value: str) -> Option:
        squares = mask_named(TILE_MASKS[TILE_OF[SQUARE_NUMBERS[value]]])
        anywhere = marketing_place(SQUARE_NUMBERS[value], across, down)
        reach = reach_of(city, MarketingKind.RADIO, anywhere)
        label = msg("option-map-tile", first=squares[0], last=squares[-1], reach=reach)
        return Option(value, label, Place(value, squares))

    def on_tile(map_tile: str) -> Pick:
        squares = mask_named(on_tiles[map_tile])
        return Pick(
            key="campaign-square",
            data={**about, "squares": across * down, "how": "named"},
            choices=squares,
            describe=square_option,
            default=squares[0],
        )

    question = Pick(key="campaign-map-tile", data=about, choices=tiles, describe=describe, follows=on_tile)
    square = table.ask(on_tile(table.choose(question)))
    return marketing_place(SQUARE_NUMBERS[square], across, down)


def ask_tile_place(
    table: Table,
    kind: MarketingKind,
    ways: tuple[tuple[int, int, int], ...],
    reach: Callable[..., Msg] | None = None,
    about: Mapping[str, Json] | None = None,
    elsewhere: bool = False,
) -> MarketingPlace:
    """Two picks: the top-left square, then how the tile lies. On screen each option says whom the campaign
    would reach."""
    data: dict[str, Json] = {"marketing": kind, **(about or {})}
    squares = max(across * down for across, down, _ in ways)
    anywhere = 0
    for _, _, keys in ways:
        anywhere |= keys

    def lying(square: int) -> dict[str, MarketingPlace]:
        return {
            f"{across}x{down}": marketing_place(square, across, down)
            for across, down, keys in ways
            if keys >> square & 1
        }

    def reached(option: Option) -> Option:
        if reach is None:
            return option
        found = reach(*lying(SQUARE_NUMBERS[option.value]).values())
        label = msg("option-square-reaches", square=option.value, reach=found)
        return option._replace(label=label, idle=found == REACHES_NOBODY)

    def turned(square: int) -> Pick:
        places = lying(square)

        def describe(value: str) -> Option:
            place, size = places[value], {"wide": int(value[0]), "high": int(value[2])}
            label = Msg("option-lies", size)
            if reach is not None:
                label = Msg("option-lies-reaches", {**size, "reach": reach(place)})
            return Option(value, label, Place(SQUARE_NAMES[square], mask_named(place.mask)))

        return Pick(key="campaign-lies", data=data, choices=list(places), describe=describe)

    square = ask_square(
        table,
        "campaign-square",
        anywhere,
        lambda square: Place(SQUARE_NAMES[square]),
        describe=reached,
        at_once=elsewhere,
        elsewhere=elsewhere,
        follows=turned,
        data={**data, "squares": squares, "how": "moved" if about else "named"},
    )
    return lying(square)[table.choose(turned(square))]


def ask_airplane(
    table: Table,
    tile: MarketingTile,
    places: list[AirplanePlace],
    city: City | None = None,
    about: Mapping[str, Json] | None = None,
    elsewhere: bool = False,
) -> AirplanePlace:
    """Two picks: the edge of the map, then the first row or column. In a city that is known, each berth
    says whom the campaign would reach."""
    sides = sorted({place.side for place in places})
    edges = [DIRECTION_NAMES[side] for side in sides]
    berths = {place.name: place for place in places}
    data = about or {}

    def describe(value: str) -> Option:
        option = _berth_option(tile, value)
        if city is None or option.label is None:
            return option
        reach = reach_of(city, MarketingKind.AIRPLANE, berths[value])
        return option._replace(label=msg("previews-together", first=option.label, last=reach))

    def along(edge: str) -> Pick:
        names = [place.name for place in places if DIRECTION_NAMES[place.side] == edge]
        return how_it_lies("campaign-berth", names, describe, **data)

    question = Pick(key="campaign-edge", data=data, choices=edges, noun="direction", follows=along)
    edge = or_elsewhere(table, question) if elsewhere else table.choose(question)
    return berths[table.ask(along(edge))]


def _berth_option(tile: MarketingTile, value: str) -> Option:
    edge, _, first = value.partition(" ")
    lines = "columns" if edge in ("north", "south") else "rows"
    last = int(first) + tile.width - 1
    label = msg("option-berth", direction=edge, lines=lines, first=int(first), last=last)
    return Option(value, label, Place(value))


def claim_milestones(game: FoodChain, table: Table, kind: MarketingKind, product: Product) -> None:
    if kind in BY_KIND:
        claim(game, table, HUMAN, BY_KIND[kind])
    claim(game, table, HUMAN, BY_PRODUCT.get(product, DRINK_MARKETED))


def _eternal(game: FoodChain, kind: MarketingKind) -> bool:
    """The billboard that earns the milestone included."""
    held = game.human.milestones
    earned = {FIRST_BILLBOARD} & game.milestones if kind is MarketingKind.BILLBOARD else set()
    return bool(give(held | earned, "eternal_campaigns"))


def _ask_run(table: Table, most: int, about: Mapping[str, Json]) -> tuple[Product, int]:
    """What it advertises and for how many rounds, in one answer such as "burger 2"."""
    runs = {f"{product} {rounds}": (product, rounds) for product in PRODUCTS for rounds in range(1, most + 1)}

    def describe(value: str) -> Option:
        product, rounds = runs[value]
        return Option(value, msg("option-run", product=product, rounds=rounds))

    question = Pick(key="campaign-run", data=about, choices=list(runs), describe=describe)
    return runs[table.ask(question)]


def rounds_option(value: str) -> Option:
    return Option(value, Msg("option-rounds", {"rounds": int(value)}))


def _tell(table: Table, campaign: Campaign, place: MarketingPlace | AirplanePlace) -> None:
    if not table.listening:
        return
    table.tell(
        "tile-placed" if campaign.left else "tile-placed-eternal",
        employee=campaign.marketeer,
        marketing=campaign.kind,
        tile_number=campaign.number,
        product=campaign.product,
        rounds=campaign.left,
        places=places_of(place),
    )


def places_of(place: MarketingPlace | AirplanePlace) -> list[Json]:
    """As the board's drawing names them."""
    return [*mask_named(place.mask)] if isinstance(place, MarketingPlace) else [place.name]
