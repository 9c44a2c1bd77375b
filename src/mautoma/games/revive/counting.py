"""What must be there at any time: the cards, the Mautoma's pieces, the tiles."""

from __future__ import annotations

from mautoma.games.revive.edition.cards import CARDS
from mautoma.games.revive.names import HIDDEN, LARGE, LARGE_BUILDINGS, POPULATIONS, SMALL, SMALL_BUILDINGS
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.printed_deck import FACE_DOWN


def miscounted(game: Revive) -> str:
    counts = {"cards": _cards, "buildings": _buildings, "populations": _populations, "tiles": _tiles}
    return next((what for what, right in counts.items() if not right(game)), "")


def _cards(game: Revive) -> bool:
    """REV-S6: each once, the one in the box too; of printed cards one may be in a person's hand."""
    cards = [*game.deck, *game.used, *game.progress, *([game.removed] if game.removed else [])]
    known = [card for card in cards if card != FACE_DOWN]
    if len(set(known)) != len(known):
        return False
    return game.printed_deck or not cards or len(cards) == CARDS


def _buildings(game: Revive) -> bool:
    """REV-S5"""
    on_map = game.map.buildings
    small, large = on_map.count(SMALL) + game.small, on_map.count(LARGE) + game.large
    return small == SMALL_BUILDINGS and large == LARGE_BUILDINGS


def _populations(game: Revive) -> bool:
    """REV-S5"""
    return sum(game.map.populations) + game.populations == POPULATIONS


def _tiles(game: Revive) -> bool:
    """What lies face down shows nothing."""
    map = game.map
    return all(map.face_up[tile] or map.kinds[hex] == HIDDEN for hex, tile in enumerate(map.board.tile_of))
