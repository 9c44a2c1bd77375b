"""The sample game: a game of the planner, retold at the table.

After a change that is meant to alter it:  python -m tests.games.foodchain.table.test_sample
and then  python -m tests.golden
"""

from __future__ import annotations

from mautoma import __version__
from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.transcript import read, write
from tests.games.foodchain.table.reporting import Reporter, on_screen
from tests.samples import sample_of

SEED, LEVEL = 7, "easy"
CORRECT_IN_ROUND = 3


def test_the_sample_shows_a_table_check() -> None:
    session = Session(AtTable(), house(), read(sample_of("foodchain")))
    assert "check-agrees" in [event.kind for event in session.events]


def record() -> None:
    """With one table check on the way."""
    screen, _ = on_screen(SEED, BOTS["planner"](SEED), LEVEL)
    player = Reporter(screen)
    session = new_session(AtTable(), house(), SEED, __version__, {"level": LEVEL})
    checked = False
    while session.question is not None:
        if session.state.round == CORRECT_IN_ROUND and not checked:
            checked = True
            session.say("check")
            session.answer(session.question.default)
        session.answer(player.answer(session.question, session.state))
    text = write(session.transcript, session.asked)
    (DATA / "sample.transcript").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    record()
