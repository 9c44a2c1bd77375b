"""The Mautoma builds, populates and explores: what happens on the map and what it brings the human."""

from __future__ import annotations

from functools import partial

from mautoma.games.revive.automa.building import choose_site, next_building, site_value
from mautoma.games.revive.automa.exploring import choose_tile
from mautoma.games.revive.automa.populating import choose_location
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.edition.mat import Arrows
from mautoma.games.revive.map.distance import shortest_ways, sources
from mautoma.games.revive.names import CORDYCEPHIANS, HEX49, HUMAN, LARGE, POPULATIONS, SMALL
from mautoma.games.revive.state import Choice, Revive
from mautoma.games.revive.table.facts.map import TURN_UP, ask_tile, learn_kind, shows, tile_places, turn_over
from mautoma.games.revive.table.facts.mat import gears_for, learn_arrows
from mautoma.games.revive.table.reports.carry_out import Action, propose, propose_outcome
from mautoma.kernel.decide import Decision
from mautoma.kernel.message import Json
from mautoma.kernel.table import Table

PIECES = {SMALL: "small_building", LARGE: "large_building"}


def build(game: Revive, table: Table, card: Card) -> bool:
    """REV-B1. False: it cannot build."""
    look = partial(learn_arrows, game, table)
    names = game.map.board.names

    def announce(decision: Decision[int]) -> None:
        site = _chosen(decision)
        size = next_building(game) or SMALL
        value = site_value(game.map, size)
        values = {names[hex]: value(hex) for hex in _in_reach(decision)}
        game.choice = Choice("build", (names[site],), tuple(values), values, _tie_break(game, decision))
        table.order(
            "build",
            "REV-B1",
            "REV-B2",
            trail=decision.trail,
            piece=PIECES[size],
            hex=names[site],
            value=values[names[site]],
            places=[names[site]],
        )
        _show_way(game, table, card, [site])

    def learn(site: int, reason: str) -> None:
        if reason == "occupied":
            game.map.buildings[site] = HUMAN
        else:
            learn_kind(game, table, site)

    def data(site: int) -> dict[str, Json]:
        return {
            "piece": PIECES[next_building(game) or SMALL],
            "stock": _stock(game),
            "hex": names[site],
            "places": [names[site]],
        }

    site = propose(
        game,
        table,
        Action(
            "build",
            "REV-B1",
            lambda barred: choose_site(game, card, barred, look),
            announce,
            data,
            ("occupied", "kind"),
            learn,
        ),
    )
    size = next_building(game)
    if site is None or size is None:
        reason = "no_place" if size else "no_pieces"
        table.tell("no-build", "REV-B1", *(() if size else ("REV-B8",)), reason=reason)
        return False
    _put_building(game, table, site, size)
    return True


def _put_building(game: Revive, table: Table, site: int, size: str) -> None:
    if size == SMALL:
        game.small -= 1
    else:
        game.large -= 1
    game.map.buildings[site] = size
    if game.tribe == HEX49 and game.map.tokens[site]:
        gears = gears_for(game, table, PIECES[size])
        table.order("token-gears", "REV-V1", gears=gears, piece=PIECES[size])


def populate(game: Revive, table: Table, card: Card) -> bool:
    """REV-P1. False: it cannot populate."""
    look = partial(learn_arrows, game, table)
    names = game.map.board.names

    def announce(decision: Decision[int]) -> None:
        location = names[_chosen(decision)]
        in_reach = tuple(names[hex] for hex in _in_reach(decision))
        game.choice = Choice("populate", (location,), in_reach, {}, _tie_break(game, decision))
        table.order("populate", "REV-P1", trail=decision.trail, hex=location, places=[location])
        if game.tribe == CORDYCEPHIANS:
            table.order("from-tribe-board", "REV-V2")
        _show_way(game, table, card, [_chosen(decision)])

    location = propose(
        game,
        table,
        Action(
            "populate",
            "REV-P1",
            lambda barred: choose_location(game, card, barred, look),
            announce,
            lambda location: {"stock": _stock(game), "hex": names[location], "places": [names[location]]},
            ("kind",),
            lambda location, _: learn_kind(game, table, location),
        ),
    )
    if location is None:
        table.tell("no-populate", "REV-P1", reason="no_place" if game.populations else "no_pieces")
        return False
    _put_population(game, table, location)
    return True


def _stock(game: Revive) -> str:
    """Where its pieces lie (REV-S5, REV-V2)."""
    if game.tribe == CORDYCEPHIANS:
        return "tribe_board"
    return "mat" if game.printed_mat else "heap"


def _put_population(game: Revive, table: Table, location: int) -> None:
    nth = POPULATIONS - game.populations
    game.populations -= 1
    game.map.populations[location] += 1
    if game.map.human_populations[location]:
        table.order("book-for-you", "REV-H2", books=1, hex=game.map.board.names[location])
    if game.tribe == HEX49 and game.map.tokens[location]:
        costs = game.edition.mat.costs.populations
        books = costs[min(nth, len(costs) - 1)]
        table.order("token-books", "REV-V1", books=books, nth=nth + 1)


def explore(game: Revive, table: Table, card: Card) -> bool:
    """REV-X1. False: no tile is in reach."""
    look = partial(learn_arrows, game, table)
    board = game.map.board

    def announce(decision: Decision[int]) -> None:
        tile = _chosen(decision)
        places = tile_places(game, tile)
        in_reach = tuple(tile_places(game, tile)[0] for tile in _in_reach(decision))
        game.choice = Choice("explore", tuple(places), in_reach, {}, _tie_break(game, decision))
        table.order("explore", "REV-X1", trail=decision.trail, tile=board.tiles[tile].name, places=places)
        _show_way(game, table, card, list(board.tiles[tile].hexes))

    def data(tile: int) -> dict[str, Json]:
        places = tile_places(game, tile)
        return {"tile": board.tiles[tile].name, "hex": places[0], "places": places}

    action = Action(
        "explore",
        "REV-X1",
        lambda barred: choose_tile(game, card, barred, look),
        announce,
        data,
        ("face_up",),
        lambda tile, _: turn_over(game, table, tile),
    )
    tile = _turn_up(game, table, action)
    if tile is None:
        table.tell("no-explore", "REV-X1")
        return False
    return True


def _turn_up(game: Revive, table: Table, action: Action) -> int | None:
    """What the tile shows is told at once, except without the box, where nobody has to."""
    if game.stand_in is not None:
        tile = propose(game, table, action)
        if tile is not None:
            turn_over(game, table, tile)
        return tile
    action.outcome = lambda tile: ask_tile(game, tile, TURN_UP, "REV-X2")
    told = propose_outcome(game, table, action)
    if told is None:
        return None
    shows(game, *told)
    return told[0]


def _show_way(game: Revive, table: Table, card: Card, targets: list[int]) -> None:
    """What the distance was counted by, where that matters to the human. A card without a limit counts none
    (REV-V2, ruling)."""
    if card.limit == "none":
        return
    if not any(game.map.automa_builds_on(hex) or game.map.populations[hex] for hex in sources(game.map)):
        table.tell("from-centre", "REV-D1")
    if game.tribe == CORDYCEPHIANS and table.listening:
        way, ways = shortest_ways(game.map, targets)
        names = [game.map.board.names[hex] for hex in way]
        table.tell("way", "REV-V2", "REV-D1", hexes=names, number=len(way) - 1, ways=ways, places=names)


def _chosen(decision: Decision[int]) -> int:
    assert decision.choice is not None
    return decision.choice


def _in_reach(decision: Decision[int]) -> list[int]:
    """The candidates that the distance left."""
    return next(step.left for step in decision.trail.steps if step.name == "within-reach")


def _tie_break(game: Revive, decision: Decision[int]) -> Arrows | None:
    """The arrows, if they were needed."""
    needed = any(step.rule == "REV-K1" for step in decision.trail.steps)
    return game.edition.mat.arrows_at(game.energy) if needed else None
