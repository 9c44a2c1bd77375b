""" "On your table, now": what to change there after a step back, each as an instruction.

The Mautoma's cards are named only if they are printed: else they are in the program alone. The human's own
board and goods are not kept: the human is reminded of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce

from mautoma.games.revive.automa.restore import columns_of
from mautoma.games.revive.edition.cards import RULEBOOK, called
from mautoma.games.revive.names import HUMAN, LARGE, SMALL
from mautoma.games.revive.state import Map, Revive
from mautoma.games.revive.table.facts.map import tile_places
from mautoma.games.revive.table.facts.mat import section_name
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg, msg

BUILDINGS = {SMALL: "small_building", LARGE: "large_building", HUMAN: "human_building"}


def differences(before: Revive, now: Revive) -> list[Event]:
    """A title, then what differs."""
    found = [
        *_pieces(before, now),
        *_tiles(before, now),
        *_energy(before, now),
        *_pieces_left(before, now),
        *_printed_cards(before, now),
        *_displays(before, now),
        *_artifacts(before, now),
    ]
    if found or before.turn != now.turn:
        found.append(Event("now-yours"))
    return [Event("on-your-table"), *found]


def _pieces(before: Revive, now: Revive) -> Iterator[Event]:
    """What goes comes first, so that a piece is at hand where it is put."""
    old, new = _standing(before.map), _standing(now.map)
    for kind, moved in (("now-take-away", old - new), ("now-put", new - old)):
        for hex, figure in moved.elements():
            yield Event(kind, {"figure": figure, "hex": hex, "places": [hex]})


def _standing(map: Map) -> Counter[tuple[str, str]]:
    """Every piece, by hex and figure."""
    standing: Counter[tuple[str, str]] = Counter()
    for hex, name in enumerate(map.board.names):
        if map.buildings[hex] in BUILDINGS:
            standing[name, BUILDINGS[map.buildings[hex]]] = 1
        standing[name, "automa_population"] = map.populations[hex]
        standing[name, "human_population"] = int(map.human_populations[hex])
        standing[name, "token"] = int(map.tokens[hex])
    return standing


def _tiles(before: Revive, now: Revive) -> Iterator[Event]:
    for number, tile in enumerate(now.map.board.tiles):
        if before.map.face_up[number] != now.map.face_up[number]:
            kind = "now-face-up" if now.map.face_up[number] else "now-face-down"
            yield Event(kind, {"tile": tile.name, "places": tile_places(now, number)})


def _energy(before: Revive, now: Revive) -> Iterator[Event]:
    if not now.printed_mat or before.energy == now.energy:
        return
    if now.edition.mat.numbered:
        yield Event("now-energy", {"position": now.energy + 1})
    else:  # what was seen in between is still printed there
        yield Event("now-energy-at", {"section": section_name(before, now.energy)})


def _pieces_left(before: Revive, now: Revive) -> Iterator[Event]:
    old, new = (
        {"small": game.small, "large": game.large, "populations": game.populations} for game in (before, now)
    )
    if old != new:
        yield Event("now-pieces", new)


def _printed_cards(before: Revive, now: Revive) -> Iterator[Event]:
    if now.printed_deck and (before.used, len(before.deck)) != (now.used, len(now.deck)):
        left = {"deck": len(now.deck), "progress": len(now.progress)}
        yield Event("now-printed-cards", {"cards": _named(now), "used": len(now.used), **left})


def _named(now: Revive) -> Json | Msg:
    """The used cards: an owner's own are called by what is on them."""
    if all(name in RULEBOOK for name in now.used):
        return list(now.used)
    used = [msg("word-card", card=called(now.edition.card(name))) for name in now.used]
    return reduce(lambda first, last: msg("cards-then", first=first, last=last), used)


def _displays(before: Revive, now: Revive) -> Iterator[Event]:
    """The last restore turn is taken back first."""
    for energy in reversed(before.discarded_at[len(now.discarded_at) :]):
        section = before.edition.mat.section_at(energy)
        if section is None:
            continue
        yield Event("now-refill-off")
        for kind, places in (
            ("now-citizens", list(section.citizens)),
            ("now-modules", list(section.modules)),
            ("now-machines", columns_of(before.edition.mat, section, now.machine_variant)),
        ):
            if places:
                yield Event(kind, {"numbers": places, "count": len(places)})
        if now.expansion:
            yield Event("now-exploration", {"number": section.machine_column})


def _artifacts(before: Revive, now: Revive) -> Iterator[Event]:
    for colour in reversed(before.artifacts_removed[len(now.artifacts_removed) :]):
        yield Event("now-artifact", {"colour": colour})
