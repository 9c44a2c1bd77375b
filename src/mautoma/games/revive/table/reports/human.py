"""The human's turn: what changed on the map, and reminders of this mode's exceptions (REV-H1 to REV-H5).

A report that seems impossible is questioned once, with the reason, and can be insisted on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mautoma.games.revive.automa.building import building_sites
from mautoma.games.revive.automa.exploring import face_down_tiles, is_next_to_explored, open_tiles
from mautoma.games.revive.names import (
    BUILDABLE,
    CORDYCEPHIANS,
    HEX49,
    HUMAN,
    HUMAN_TURNS,
    LARGE,
    LOCATIONS,
    NO_BUILDING,
    SMALL,
)
from mautoma.games.revive.state import Map, Revive
from mautoma.games.revive.table.facts.map import BACK, pick_hex, pick_tile, tile_places, turn_over
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

YOUR_TURN = "your-turn"
DONE = "done"
STAND_IN = "stand_in"


def human_turn(game: Revive, table: Table) -> None:
    """Reports until "done". In a game without the box a stand-in may play instead."""
    while (report := table.ask(lambda: _your_turn(game))) != DONE:
        if report == STAND_IN:
            return
        action, _, place = report.partition(" ")
        if place:
            TAPPED[action](game, table, place)
        else:
            REPORTS[action](game, table)


def _your_turn(game: Revive) -> Pick:
    reports = [DONE, "explored", "built", "populated", "switch", "hibernated", "artifact"]
    if game.tribe == HEX49:
        reports.append("token")
    if game.tribe == CORDYCEPHIANS:
        reports.append("leech")
    if game.stand_in is not None:
        reports.insert(0, STAND_IN)
    return Pick(
        key=YOUR_TURN,
        data={"turn": game.turn, "turns": HUMAN_TURNS},
        rules=("REV-T3",),
        notes=tuple(exceptions(game)),
        choices=lambda: [*reports, *_on_the_map(game)],
        describe=lambda value: _report_option(game, value),
        default=reports[0],
        at_once=True,
        own=True,
    )


def exceptions(game: Revive) -> Iterator[Msg]:
    """What differs from the usual rules in this turn (REV-H1, REV-H3 to REV-H5); the last major artifact can
    hardly be taken before the Mautoma has removed two."""
    map = game.map
    joined = [
        name
        for hex, name in enumerate(map.board.names)
        if map.populations[hex] and not map.human_populations[hex]
    ]
    if joined:
        yield msg("note-join", hexes=joined)
    yield msg("note-switch")
    yield msg("note-hibernation")
    if game.restores > 1:
        yield msg("note-artifact")


def _on_the_map(game: Revive) -> list[str]:
    """What a tap on the map most likely means; anything else is reported in two steps."""
    map, names = game.map, game.map.board.names
    return [
        *(f"explored {map.board.tiles[tile].id}" for tile in open_tiles(map)),
        *(f"built {names[hex]}" for hex in building_sites(map)),
        *(f"populated {names[hex]}" for hex in open_locations(map)),
    ]


def open_locations(map: Map) -> list[int]:
    """Where the human has no population yet."""
    return [
        hex for hex in map.explored_hexes() if map.kinds[hex] in LOCATIONS and not map.human_populations[hex]
    ]


def _report_option(game: Revive, value: str) -> Option:
    action, _, place = value.partition(" ")
    if not place:
        return Option(value, Msg(f"report-{value}".replace("_", "-")))
    if action == "explored":
        hexes = tile_places(game, game.map.board.tile(place))
        return Option(value, msg("tapped-explored", hex=hexes[0]), Place(hexes[0], tuple(hexes)))
    return Option(value, msg(f"tapped-{action}", hex=place), Place(place))


def _likely_first(game: Revive, doubt: Callable[[Revive, int], Msg | None]) -> list[int]:
    """All explored hexes: what seems impossible can be insisted on, but comes last."""
    return sorted(game.map.explored_hexes(), key=lambda hex: doubt(game, hex) is not None)


def _ask_hex(game: Revive, table: Table, question: Pick, doubt: Callable[[Revive, int], Msg | None]) -> str:
    index = game.map.board.index
    return ask_report(table, question, lambda name: None if name == BACK else doubt(game, index(name)))


def explored(game: Revive, table: Table) -> None:
    tiles = sorted(face_down_tiles(game.map), key=lambda tile: not is_next_to_explored(game.map, tile))
    question = pick_tile(game, "explored", tiles, "REV-X1")
    answer = ask_report(table, question, lambda id: _doubt_explored(game, id))
    if answer != BACK:
        explore_tile(game, table, game.map.board.tile(answer))


def _doubt_explored(game: Revive, id: str) -> Msg | None:
    board = game.map.board
    if id == BACK or is_next_to_explored(game.map, board.tile(id)):
        return None
    return msg("doubt-no-neighbour", tile=board.tiles[board.tile(id)].name)


def explore_tile(game: Revive, table: Table, tile: int) -> None:
    turn_over(game, table, tile)
    places = tile_places(game, tile)
    table.tell("you-explored", "REV-X2", tile=game.map.board.tiles[tile].name, places=places)


def built(game: Revive, table: Table) -> None:
    question = pick_hex(game, "built", _likely_first(game, _doubt_built), "REV-B1")
    answer = _ask_hex(game, table, question, _doubt_built)
    if answer != BACK:
        build_on(game, table, game.map.board.index(answer))


def _doubt_built(game: Revive, hex: int) -> Msg | None:
    map, name = game.map, game.map.board.names[hex]
    if map.kinds[hex] != BUILDABLE:
        return msg("doubt-build-kind", hex=name, kind=map.kinds[hex])
    if map.buildings[hex] != NO_BUILDING:
        return msg("doubt-building-there", hex=name)
    return None


def build_on(game: Revive, table: Table, hex: int) -> None:
    _take_back_building(game, hex)
    game.map.buildings[hex] = HUMAN
    name = game.map.board.names[hex]
    table.tell("you-built", "REV-B1", hex=name, places=[name])


def _take_back_building(game: Revive, hex: int) -> None:
    """Insisted on where the Mautoma built: its piece was never there."""
    if game.map.buildings[hex] == SMALL:
        game.small += 1
    elif game.map.buildings[hex] == LARGE:
        game.large += 1


def populated(game: Revive, table: Table) -> None:
    question = pick_hex(game, "populated", _likely_first(game, _doubt_populated), "REV-P1", "REV-H1")
    answer = _ask_hex(game, table, question, _doubt_populated)
    if answer != BACK:
        populate_at(game, table, game.map.board.index(answer))


def _doubt_populated(game: Revive, hex: int) -> Msg | None:
    map, name = game.map, game.map.board.names[hex]
    if map.kinds[hex] not in LOCATIONS:
        return msg("doubt-populate-kind", hex=name, kind=map.kinds[hex])
    if map.human_populations[hex]:
        return msg("doubt-population-there", hex=name)
    return None


def populate_at(game: Revive, table: Table, hex: int) -> None:
    game.map.human_populations[hex] = True
    name = game.map.board.names[hex]
    table.tell("you-populated", "REV-P1", hex=name, places=[name])
    if game.map.populations[hex]:
        table.order("pay-a-book", "REV-H1", books=1, hex=name)


def token(game: Revive, table: Table) -> None:
    """A token of ]0x49[ placed, or taken away again. It does not make a hex occupied (REV-V1, ruling)."""
    answer = table.ask(pick_hex(game, "token", game.map.explored_hexes(), "REV-V1"))
    if answer == BACK:
        return
    hex = game.map.board.index(answer)
    game.map.tokens[hex] = not game.map.tokens[hex]
    kind = "you-placed-token" if game.map.tokens[hex] else "you-took-token"
    table.tell(kind, "REV-V1", hex=answer, places=[answer])


def switch(game: Revive, table: Table) -> None:
    table.tell("remember-switch", "REV-H3")


def hibernated(game: Revive, table: Table) -> None:
    table.tell("remember-hibernation", "REV-H5")


def artifact(game: Revive, table: Table) -> None:
    table.tell("remember-artifact", "REV-H4")


def leech(game: Revive, table: Table) -> None:
    table.tell("remember-leech", "REV-V2")


REPORTS = {
    "explored": explored,
    "built": built,
    "populated": populated,
    "token": token,
    "switch": switch,
    "hibernated": hibernated,
    "artifact": artifact,
    "leech": leech,
}
"""What is reported step by step, or only brings a reminder."""

TAPPED: dict[str, Callable[[Revive, Table, str], None]] = {
    "explored": lambda game, table, tile: explore_tile(game, table, game.map.board.tile(tile)),
    "built": lambda game, table, hex: build_on(game, table, game.map.board.index(hex)),
    "populated": lambda game, table, hex: populate_at(game, table, game.map.board.index(hex)),
}
"""What is reported by a tap on the map."""
