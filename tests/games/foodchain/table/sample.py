"""The sample game: a game of the planner, retold at the table.

After a change that is meant to alter it:  python -m tests.games.foodchain.table.sample
and then  python -m tests.golden
"""

from __future__ import annotations

from mautoma import __version__
from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.session import new_session
from mautoma.kernel.transcript import write
from tests.games.foodchain.table.reporting import Reporter, on_screen

SEED, LEVEL = 7, "easy"


def record() -> None:
    screen, _ = on_screen(SEED, BOTS["planner"](SEED), LEVEL)
    player = Reporter(screen)
    session = new_session(AtTable(), house(), SEED, __version__, {"level": LEVEL})
    while session.question is not None:
        session.answer(player.answer(session.question, session.state))
    text = write(session.transcript, session.asked)
    (DATA / "sample.transcript").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    record()
