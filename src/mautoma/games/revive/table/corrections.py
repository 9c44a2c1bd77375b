"""Correction by hand: what the program keeps can be set to what is on the table; the log says so.

Each can be left: by "never mind", or by confirming what is offered, which changes nothing and says nothing.
"""

from __future__ import annotations

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
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.map import BACK, REALLY_UP, ask_tile, pick_hex, pick_tile, shows
from mautoma.games.revive.table.facts.mat import (
    MARKER,
    MAT_PART,
    MAT_SECTION,
    PARTS,
    pick_section,
    section_name,
    tell_sections,
)
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Number, Option, Pick, PickSome
from mautoma.kernel.table import Table

SECTIONS = "sections"
THINGS = {"nothing": NO_BUILDING, "small_building": SMALL, "large_building": LARGE, "human_building": HUMAN}


def correct(game: Revive, table: Table) -> None:
    offered = [each for each in CORRECTIONS if _is_there(game, each)]
    what = table.ask(Pick(key="correct", choices=(*offered, BACK), noun="correction", leave=BACK))
    if what != BACK:
        CORRECTIONS[what](game, table)


def _is_there(game: Revive, what: str) -> bool:
    """Printed cards are not the program's; what is on a mat is told only where it is seen bit by bit."""
    return {"deck": not game.printed_deck, "mat": not game.edition.mat.position}.get(what, True)


def energy(game: Revive, table: Table) -> None:
    if not game.edition.mat.numbered:
        _marker(game, table)
        return
    last = game.edition.mat.size
    position = table.ask(Number(key="energy-position", least=1, most=last, default=game.energy + 1))
    if position != game.energy + 1:
        game.energy = position - 1
        table.tell("corrected-energy", position=position)


def _marker(game: Revive, table: Table) -> None:
    section = table.ask(pick_section(game, MARKER, BACK))
    if section not in (BACK, str(game.energy + 1)):
        game.energy = int(section) - 1
        table.tell("corrected-energy-at", section=section_name(game, game.energy))


def mat(game: Revive, table: Table) -> None:
    """What was told of a section, part by part; or how many sections there are."""
    section = table.ask(pick_section(game, MAT_SECTION, SECTIONS, BACK))
    if section == BACK:
        return
    before = game.edition.mat
    if section == SECTIONS:
        tell_sections(game, table)
        game.energy %= game.edition.mat.size
    else:
        energy = int(section) - 1
        part = table.ask(
            Pick(
                key=MAT_PART,
                at_once=True,
                data={"at": energy + 1},
                choices=(*PARTS, BACK),
                leave=BACK,
                describe=lambda part: Option(part, None if part == BACK else Msg(f"mat-part-{part}")),
            )
        )
        if part != BACK:
            PARTS[part](game, table, lambda: energy)
    if game.edition.mat != before:
        table.tell("corrected-mat")


def pieces(game: Revive, table: Table) -> None:
    known = game.small, game.large, game.populations
    game.small = _left(table, "small_building", game.small, SMALL_BUILDINGS)
    game.large = _left(table, "large_building", game.large, LARGE_BUILDINGS)
    game.populations = _left(table, "population", game.populations, POPULATIONS)
    if known == (game.small, game.large, game.populations):
        return
    table.tell("corrected-pieces", small=game.small, large=game.large, populations=game.populations)


def _left(table: Table, piece: str, known: int, most: int) -> int:
    return table.ask(Number(key="pieces-left", data={"piece": piece}, least=0, most=most, default=known))


def kind(game: Revive, table: Table) -> None:
    name = table.ask(pick_hex(game, "correct-hex", game.map.explored_hexes()))
    if name == BACK:
        return
    hex = game.map.board.index(name)
    data = {"hex": name, "places": [name]}
    now = game.map.kinds[hex] if game.map.kinds[hex] in PALETTE else None
    choices = (*PALETTE, BACK)
    question = Pick(key="real-kind", data=data, choices=choices, noun="kind", default=now, leave=BACK)
    kind = table.ask(question)
    if kind not in (BACK, now):
        game.map.kinds[hex] = kind
        table.tell("corrected-kind", hex=name, kind=kind, places=[name])


def on_hex(game: Revive, table: Table) -> None:
    """Building, then populations. The Mautoma's stock is not touched: it has a correction of its own."""
    name = table.ask(pick_hex(game, "correct-hex", game.map.explored_hexes()))
    if name == BACK:
        return
    map, hex = game.map, game.map.board.index(name)
    data = {"hex": name, "places": [name]}
    building = next(thing for thing, value in THINGS.items() if value == map.buildings[hex])
    question = Pick(
        key="real-building",
        data=data,
        choices=(*THINGS, BACK),
        noun="thing",
        default=building,
        leave=BACK,
    )
    thing = table.ask(question)
    if thing == BACK:
        return
    there = [
        *(["automa"] if map.populations[hex] else []),
        *(["human"] if map.human_populations[hex] else []),
    ]
    real = table.ask(
        PickSome(key="real-populations", data=data, choices=("automa", "human"), noun="side", default=there)
    )
    if (thing, sorted(real)) == (building, there):
        return
    map.buildings[hex] = THINGS[thing]
    map.populations[hex] = max(map.populations[hex], 1) if "automa" in real else 0
    map.human_populations[hex] = "human" in real
    table.tell("corrected-hex", hex=name, places=[name])


def tile(game: Revive, table: Table) -> None:
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
        told = table.ask(ask_tile(game, number, REALLY_UP, "REV-X2"))
        if HIDDEN in told.values():
            return
        shows(game, number, told)
    table.tell(
        "corrected-tile",
        tile=game.map.board.tiles[number].name,
        state="face_up" if game.map.face_up[number] else "face_down",
    )


def deck(game: Revive, table: Table) -> None:
    """Which of the cards seen are still to come. They keep their order, which nobody knows; one that comes
    back goes in at random. A card that nobody has seen yet stays where it is, whatever is said of it."""
    cards = sorted(str(card.id) for card in game.edition.cards)
    seen = sorted(card for card in game.deck if card != game.unseen)
    left = table.ask(PickSome(key="cards-left", choices=cards, noun="card", default=seen))
    gone = [card for card in seen if card not in left]
    back = [card for card in game.used if card in left]
    if not gone and not back:
        return
    game.deck = [card for card in game.deck if card not in gone]
    game.used = [*(card for card in game.used if card not in back), *gone]
    game.counted += [card for card in back if card not in game.counted]
    for card in sorted(back):
        game.deck.insert(table.chance.below("correction", len(game.deck) + 1), card)
    table.tell("corrected-deck", cards=len(game.deck))


CORRECTIONS = {
    "kind": kind,
    "on_hex": on_hex,
    "tile": tile,
    "energy": energy,
    "mat": mat,
    "pieces": pieces,
    "deck": deck,
}
