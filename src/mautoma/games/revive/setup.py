"""Set-up (REV-S1 to REV-S7): what the human lays out, and the Mautoma's decks and marker."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.revive.edition import Edition
from mautoma.games.revive.map.board import ASK
from mautoma.games.revive.names import (
    CORDYCEPHIANS,
    HEX49,
    HUMAN_TURNS,
    LARGE_BUILDINGS,
    OTHER,
    POPULATIONS,
    SMALL_BUILDINGS,
)
from mautoma.games.revive.state import Map, Revive
from mautoma.games.revive.table.facts.map import ask_tile, shows
from mautoma.games.revive.table.facts.mat import count_sections, section_name
from mautoma.games.revive.table.printed_deck import PRINTED, deal_printed
from mautoma.kernel.mode import Setting
from mautoma.kernel.table import Table

MAJOR_ARTIFACTS = 8
TRACKS = ("score", "hibernation", "devotion")
"""The last is the expansion's."""

SETTINGS = (
    Setting("expansion", ("no", "yes"), "no"),
    Setting("machines", ("no", "yes"), "no"),
    Setting("tribe", (OTHER, HEX49, CORDYCEPHIANS), OTHER),
)
MAT = Setting("mat", ("program", "printed"), "program")
"""Who keeps the Mautoma's mat: the energy marker is moved in the program alone, or on the printed one too.
One that the program does not know whole can only be the printed one."""


def new_game(edition: Edition, options: Mapping[str, str]) -> Revive:
    expansion = options["expansion"] == "yes"
    return Revive(
        edition,
        Map.of(edition.board),
        expansion=expansion,
        machine_variant=expansion and options["machines"] == "yes",
        tribe=options["tribe"],
        printed_deck=options.get("deck") == PRINTED,
        printed_mat=options.get(MAT.name) == "printed" or bool(edition.mat.missing()),
    )


def set_up(game: Revive, table: Table) -> None:
    table.enter("phase", "set-up")
    if game.stand_in is None:
        lay_out(game, table)
    deal(game, table)
    if game.stand_in is None:
        table.pause("REV-S1")
    for number, tile in enumerate(game.map.board.tiles):
        if any(game.map.kinds[hex] == ASK for hex in tile.hexes):
            shows(game, number, table.ask(ask_tile(game, number, "open-hexes", "REV-S1")))
    table.tell("exceptions", "REV-H1", "REV-H2", "REV-H3", "REV-H4", "REV-H5")
    table.tell("first-player", "REV-S7", "REV-S2", "REV-T3", turns=HUMAN_TURNS)


def lay_out(game: Revive, table: Table) -> None:
    """What the human takes out of the box: an order for each thing that the hands do."""
    _lay_out_board(game, table)
    table.order("set-up-cards", "REV-S2")
    table.order("set-up-crystal", "REV-S2")
    table.order(
        "set-up-pieces", "REV-S5", small=SMALL_BUILDINGS, large=LARGE_BUILDINGS, populations=POPULATIONS
    )
    table.order("set-up-rest", "REV-S5")
    if game.tribe == CORDYCEPHIANS:
        table.order("set-up-leech", "REV-V2")
        table.order("set-up-tribe-board", "REV-V2")
    if game.printed_mat:
        table.order("set-up-mat", "REV-S5")


def _lay_out_board(game: Revive, table: Table) -> None:
    table.order("set-up-table", "REV-S1")
    if game.expansion:
        table.order("set-up-expansion", "REV-S1")
        table.order("artifact-variant", "REV-V3")
    table.order("set-up-artifacts", "REV-S3", artifacts=MAJOR_ARTIFACTS)
    table.order("set-up-minor-artifact", "REV-S3")
    table.order("set-up-tracks", "REV-S4", tracks=list(TRACKS if game.expansion else TRACKS[:-1]))


def deal(game: Revive, table: Table) -> None:
    """The decks (REV-S6) and a random place for the energy marker (REV-S5, uniform: REV-T4)."""
    game.counted = [str(card.id) for card in game.edition.cards if card.start]
    if game.printed_deck:
        deal_printed(game, table)
    else:
        _deal_cards(game, table)
    count_sections(game, table)
    game.energy = table.chance.below("energy", game.edition.mat.size)
    if not game.edition.mat.numbered:
        table.order("set-up-energy-at", "REV-S5", "REV-T4", section=section_name(game, game.energy))
    elif game.shows_energy:
        table.order("set-up-energy", "REV-S5", "REV-T4", position=game.energy + 1)


def _deal_cards(game: Revive, table: Table) -> None:
    game.deck = game.counted[:]
    table.chance.shuffle("deck", game.deck)
    others = [str(card.id) for card in game.edition.cards if not card.start]
    table.chance.shuffle("progress", others)
    game.removed, *game.progress = others
    table.tell("set-up-decks", "REV-S6", cards=len(game.deck), progress=len(game.progress))
