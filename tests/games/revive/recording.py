"""Records the sample game: `python -m tests.games.revive.recording` writes it anew.

A plausible player at a table with the stand-in tiles: explores towards locations, builds where bonuses
are, joins the Mautoma once in a while, hibernates when the hand is empty.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mautoma.games import revive
from mautoma.games.revive.automa.building import building_sites, site_value
from mautoma.games.revive.automa.exploring import open_tiles
from mautoma.games.revive.edition import house
from mautoma.games.revive.names import LOCATIONS
from mautoma.games.revive.stand_in import deal
from mautoma.games.revive.state import Revive, StandInBox
from mautoma.games.revive.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.question import Fill, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ScriptedTable
from mautoma.kernel.transcript import write

SEED = 2024
FILE = Path(revive.__file__).parent / "data" / "sample.transcript"

# What the player does in each turn; a rest is a hibernation.
TURNS = [
    ("explored", "built"),
    ("explored", "populated"),
    ("explored", "switch"),
    ("built", "explored"),
    ("hibernated",),
    ("explored", "populated"),
    ("built",),
    ("explored", "populated"),
    ("switch", "built"),
    ("artifact",),
    ("hibernated",),
    ("explored", "populated"),
    ("built", "explored"),
    ("populated",),
    ("hibernated",),
    ("explored", "built"),
    ("populated", "switch"),
    ("built", "artifact"),
]
FINAL_SCORE = 147


class Player:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.chance = Chance(SEED)
        self.lying: StandInBox = deal(session.state, ScriptedTable(Chance(SEED)))
        self.plans: list[list[str]] = [list(turn) for turn in TURNS]

    @property
    def game(self) -> Revive:
        game: Revive = self.session.state
        return game

    def answer(self, question: Question[Any]) -> Json:
        match question.key:
            case "your-turn":
                plan = self.plans[self.game.turn - 1]
                return self._report(plan.pop(0)) if plan else "done"
            case "open-hexes" | "tile-hexes" | "turn-up":
                assert isinstance(question, Fill)
                board = self.game.map.board
                tile = board.tiles[board.tile_of[board.index(question.places[0])]]
                names = [board.names[hex] for hex in tile.hexes]
                return dict(zip(names, self.lying.tiles[tile.id], strict=True))
            case "artifact-left":
                return True
            case "final-score":
                return FINAL_SCORE
            case "ready":
                return "ready"
        assert question.key.startswith("carry-out-"), question.key
        return "done"

    def _report(self, action: str) -> str:
        """By a tap on the map, where there is one."""
        places = {"explored": self._tile, "built": self._site, "populated": self._location}
        return f"{action} {places[action]()}" if action in places else action

    def _tile(self) -> str:
        map = self.game.map
        return map.board.tiles[self.chance.pick("human", open_tiles(map))].id

    def _site(self) -> str:
        map = self.game.map
        return map.board.names[max(building_sites(map), key=site_value(map, "small"))]

    def _location(self) -> str:
        map = self.game.map
        free = [
            hex
            for hex in map.explored_hexes()
            if map.kinds[hex] in LOCATIONS
            and not map.human_populations[hex]
            and any(map.is_explored(near) for near in map.board.neighbours[hex])
        ]
        return map.board.names[self.chance.pick("human", free)]


def record() -> Session:
    mode = AtTable()
    session = new_session(mode, house(), SEED, "0.1.0", {"expansion": "yes", "mat": "printed"})
    player = Player(session)
    while session.question is not None:
        session.answer(player.answer(session.question))
    return session


def recorded() -> str:
    session = record()
    return write(session.transcript, session.asked)


if __name__ == "__main__":
    FILE.write_text(recorded(), encoding="utf-8")
