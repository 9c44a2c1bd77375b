"""What there is to know of the Mautoma beside the map: what it has left, and the card it plays."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.revive.automa.building import building_sites
from mautoma.games.revive.automa.exploring import open_tiles
from mautoma.games.revive.automa.populating import valid_locations
from mautoma.games.revive.map.distance import within
from mautoma.games.revive.state import Revive
from mautoma.games.revive.view.card import card_face, card_name
from mautoma.games.revive.view.icons import ICONS
from mautoma.games.revive.view.reach import usual_limit
from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Figure, Say, Turned

TURNS_A_CARD = ("card", "card-turned", "card-moved")
RESTORES = ("restore", "restore-at-marker")
PASSED = tuple(f"{why}-{part}" for why in ("no", "cannot") for part in ("explore", "build", "populate"))
"""What can't be done: by the rules, or as the human says."""


def what_it_has_left(game: Revive, say: Say) -> list[Figure]:
    """And how much is within its reach, around which there is a line on the map."""
    return [
        _figure("restore", say(msg("glance-restore-after", cards=len(game.deck))), "card", say),
        *_reached(game, say),
        _figure("buildings", f"{game.small} + {game.large}", "small_building", say),
        _figure("populations", str(game.populations), "population", say),
    ]


def _figure(name: str, value: str, icon: str, say: Say) -> Figure:
    return Figure(say(msg(f"glance-{name}")), value, icon=ICONS.among_words(icon))


def _reached(game: Revive, say: Say) -> list[Figure]:
    limit = usual_limit(game)
    if not limit:
        return []
    near = within(game, limit)
    tiles = open_tiles(game.map)
    found = {
        "tiles": sum(any(near[hex] for hex in game.map.board.tiles[tile].hexes) for tile in tiles),
        "sites": sum(near[hex] for hex in building_sites(game.map)),
        "locations": sum(near[hex] for hex in valid_locations(game)),
    }
    icons = {"tiles": "explore", "sites": "small_building", "locations": "populate"}
    return [_figure(what, str(number), icons[what], say) for what, number in found.items()]


def turned_card(game: Revive, told: Sequence[Event], say: Say) -> Turned | None:
    for number in reversed(range(len(told))):
        if told[number].kind in RESTORES:
            return None
        if told[number].kind in TURNS_A_CARD and game.used:
            card = game.edition.card(game.used[-1])
            passed = [later for later in range(number, len(told)) if told[later].kind in PASSED]
            reason = _said(told[passed[-1]], say) if passed else ""
            return Turned(card_name(card, say), card_face(card, say), reason, max(passed, default=number) + 1)
    return None


def _said(event: Event, say: Say) -> str:
    return say(Msg(f"event-{event.kind}", event.data))
