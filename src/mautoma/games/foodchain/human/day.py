"""The end of the human's working day: nothing of the automa's turn is seen before the human says so."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import worded
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table

END = "end"


def end_day(game: FoodChain, table: Table) -> None:
    """Asked though there is nothing to choose: until the answer, everything can be taken back unseen."""
    notes = day_so_far(game) if table.listening else ()
    table.enter("step", "end_of_day")
    table.ask(Pick(key="end-day", notes=notes, choices=(END,), default=END))


def day_so_far(game: FoodChain) -> tuple[Msg, ...]:
    """What was done, then what is still possible."""
    day = game.human.day
    lines: dict[str, dict[str, Json]] = {
        "day-hired": {"employees": {**day.hired}},
        "day-trained": {"employees": {**day.trained}},
        "day-campaigns": {"number": day.campaigns},
        "day-goods": {"products": worded(day.goods)},
        "day-built": {"buildings": {**day.built}},
        "day-hires-left": {"number": day.hires_left},
        "day-trainings-left": {"number": day.trainings_left},
        "day-idle": {"employees": {**day.idle}},
    }
    return tuple(msg(key, **data) for key, data in lines.items() if all(data.values())) or (msg("day-empty"),)
