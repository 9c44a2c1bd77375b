"""Set-up (REV-S1 to REV-S7): what the human lays out, and the Mautoma's decks and marker."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.revive.edition import Edition
from mautoma.games.revive.facts import ask_tile, shows
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
from mautoma.games.revive.printed_deck import PRINTED, deal_printed
from mautoma.games.revive.state import Game, Map
from mautoma.kernel.mode import Setting
from mautoma.kernel.table import Table

MAJOR_ARTIFACTS = 8

SETTINGS = (
    Setting("expansion", ("no", "yes"), "no"),
    Setting("machines", ("no", "yes"), "no"),
    Setting("tribe", (OTHER, HEX49, CORDYCEPHIANS), OTHER),
)
MAT = Setting("mat", ("program", "printed"), "program")
"""Who keeps the Mautoma's mat: the energy marker is moved in the program alone, or on the printed one too."""


def new_game(edition: Edition, options: Mapping[str, str]) -> Game:
    expansion = options["expansion"] == "yes"
    return Game(
        edition,
        Map.of(edition.board),
        expansion=expansion,
        machine_variant=expansion and options["machines"] == "yes",
        tribe=options["tribe"],
        printed_deck=options.get("deck") == PRINTED,
        printed_mat=options.get(MAT.name) == "printed",
    )


def set_up(game: Game, table: Table) -> None:
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


def lay_out(game: Game, table: Table) -> None:
    """What the human takes out of the box."""
    table.tell("set-up-table", "REV-S1", "REV-S3", "REV-S4", artifacts=MAJOR_ARTIFACTS)
    table.tell("set-up-human", "REV-S2")
    table.tell(
        "set-up-automa" if game.printed_mat else "set-up-pieces",
        "REV-S5",
        small=SMALL_BUILDINGS,
        large=LARGE_BUILDINGS,
        populations=POPULATIONS,
    )
    if game.tribe == CORDYCEPHIANS:
        table.tell("set-up-leech", "REV-V2")
    if game.expansion:
        table.tell("artifact-variant", "REV-V3")


def deal(game: Game, table: Table) -> None:
    """The decks (REV-S6) and a random place for the energy marker (REV-S5, uniform: REV-T4)."""
    if game.printed_deck:
        deal_printed(game, table)
    else:
        _deal_cards(game, table)
    game.energy = table.chance.below("energy", len(game.edition.mat.position))
    if game.shows_energy:
        table.tell("set-up-energy", "REV-S5", "REV-T4", position=game.energy + 1)


def _deal_cards(game: Game, table: Table) -> None:
    cards = game.edition.cards
    game.deck = [str(card.id) for card in cards if card.start]
    table.chance.shuffle("deck", game.deck)
    others = [str(card.id) for card in cards if not card.start]
    table.chance.shuffle("progress", others)
    game.removed, *game.progress = others
    table.tell("set-up-decks", "REV-S6", cards=len(game.deck), progress=len(game.progress))
