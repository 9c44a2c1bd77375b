"""Correction by hand: what the program keeps can be set to what lies on the table; the log says so."""

from __future__ import annotations

from mautoma.games.revive.facts import BACK, pick_hex, pick_tile, turn_over
from mautoma.games.revive.map.board import FACE_DOWN
from mautoma.games.revive.names import (
    HIDDEN,
    HUMAN,
    LARGE,
    LARGE_BUILDINGS,
    NO_BUILDING,
    PALETTE,
    POPULATIONS,
    SMALL,
    SMALL_BUILDINGS,
)
from mautoma.games.revive.state import Game
from mautoma.kernel.question import Number, Pick, PickSome
from mautoma.kernel.table import Table

THINGS = {"nothing": NO_BUILDING, "small_building": SMALL, "large_building": LARGE, "human_building": HUMAN}


def correct(game: Game, table: Table) -> None:
    offered = [each for each in CORRECTIONS if each != "deck" or not game.printed_deck]
    what = table.ask(Pick(key="correct", choices=(*offered, BACK), noun="correction"))
    if what != BACK:
        CORRECTIONS[what](game, table)


def energy(game: Game, table: Table) -> None:
    last = len(game.edition.mat.position)
    position = table.ask(Number(key="energy-position", least=1, most=last, default=game.energy + 1))
    game.energy = position - 1
    table.tell("corrected-energy", position=position)


def pieces(game: Game, table: Table) -> None:
    game.small = _left(table, "small_building", game.small, SMALL_BUILDINGS)
    game.large = _left(table, "large_building", game.large, LARGE_BUILDINGS)
    game.populations = _left(table, "population", game.populations, POPULATIONS)
    table.tell("corrected-pieces", small=game.small, large=game.large, populations=game.populations)


def _left(table: Table, piece: str, known: int, most: int) -> int:
    return table.ask(Number(key="pieces-left", data={"piece": piece}, least=0, most=most, default=known))


def kind(game: Game, table: Table) -> None:
    name = table.ask(pick_hex(game, "correct-hex", game.map.explored_hexes()))
    if name == BACK:
        return
    hex = game.map.board.index(name)
    data = {"hex": name, "places": [name]}
    now = game.map.kinds[hex] if game.map.kinds[hex] in PALETTE else None
    game.map.kinds[hex] = table.ask(
        Pick(key="real-kind", data=data, choices=PALETTE, noun="kind", default=now)
    )
    table.tell("corrected-kind", hex=name, kind=game.map.kinds[hex], places=[name])


def on_hex(game: Game, table: Table) -> None:
    """Building, then populations. The Mautoma's stock is not touched: it has a correction of its own."""
    name = table.ask(pick_hex(game, "correct-hex", game.map.explored_hexes()))
    if name == BACK:
        return
    map, hex = game.map, game.map.board.index(name)
    data = {"hex": name, "places": [name]}
    building = next(thing for thing, value in THINGS.items() if value == map.buildings[hex])
    map.buildings[hex] = THINGS[
        table.ask(Pick(key="real-building", data=data, choices=tuple(THINGS), noun="thing", default=building))
    ]
    there = [
        *(["automa"] if map.populations[hex] else []),
        *(["human"] if map.human_populations[hex] else []),
    ]
    real = table.ask(
        PickSome(key="real-populations", data=data, choices=("automa", "human"), noun="side", default=there)
    )
    map.populations[hex] = max(map.populations[hex], 1) if "automa" in real else 0
    map.human_populations[hex] = "human" in real
    table.tell("corrected-hex", hex=name, places=[name])


def tile(game: Game, table: Table) -> None:
    """A tile turned over that was not told of, or taken for turned over though it is not."""
    tiles = [number for number, tile in enumerate(game.map.board.tiles) if tile.lies == FACE_DOWN]
    id = table.ask(pick_tile(game, "correct-tile", tiles))
    if id == BACK:
        return
    number = game.map.board.tile(id)
    if game.map.face_up[number]:
        game.map.face_up[number] = False
        for hex in game.map.board.tiles[number].hexes:
            game.map.kinds[hex] = HIDDEN
    else:
        turn_over(game, table, number)
    table.tell(
        "corrected-tile",
        tile=game.map.board.tiles[number].name,
        state="face_up" if game.map.face_up[number] else "face_down",
    )


def deck(game: Game, table: Table) -> None:
    """Which of the cards seen are still to come. They keep their order, which nobody knows; one that comes
    back goes in at random. A card that nobody has seen yet stays where it is, whatever is said of it."""
    cards = sorted(str(card.id) for card in game.edition.cards)
    seen = sorted(card for card in game.deck if card != game.unseen)
    left = table.ask(PickSome(key="cards-left", choices=cards, noun="card", default=seen))
    gone = [card for card in seen if card not in left]
    back = [card for card in game.used if card in left]
    game.deck = [card for card in game.deck if card not in gone]
    game.used = [*(card for card in game.used if card not in back), *gone]
    for card in sorted(back):
        game.deck.insert(table.chance.below("correction", len(game.deck) + 1), card)
    table.tell("corrected-deck", cards=len(game.deck))


CORRECTIONS = {
    "kind": kind,
    "on_hex": on_hex,
    "tile": tile,
    "energy": energy,
    "pieces": pieces,
    "deck": deck,
}
