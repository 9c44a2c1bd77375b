"""A look back at a game: what the Mautoma had put on the map before each of its restore turns."""

from __future__ import annotations

from mautoma.games.revive.names import LARGE_BUILDINGS, POPULATIONS, SMALL_BUILDINGS
from mautoma.games.revive.state import Revive
from mautoma.kernel.message import msg
from mautoma.kernel.review import Figures, Part
from mautoma.kernel.session import Session
from mautoma.kernel.view import Say


def review(session: Session, say: Say) -> list[Part]:
    """Points are counted once, at the end; until then pieces and tiles are all there is to see."""
    states: list[Revive] = [*(checkpoint.state for checkpoint in session.checkpoints[1:]), session.state]
    rows = [
        (
            str(number),
            str(sum(state.map.face_up)),
            str(SMALL_BUILDINGS - state.small),
            str(LARGE_BUILDINGS - state.large),
            str(POPULATIONS - state.populations),
        )
        for number, state in enumerate(states, 1)
    ]
    columns = ("turn", "tiles", "small", "large", "populations")
    head = tuple(say(msg(f"review-{column}")) for column in columns)
    return [Part("growth", (), None, Figures(head, tuple(rows)))]
