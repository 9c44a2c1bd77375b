"""A random walk through steps back, steps forward and changed answers: `python -m tests.walk --steps 10000`.

Everything goes to a server, by the page or by JSON. After every act what is saved must open, equal what is in
memory, and be shown; an act that is refused or changes nothing leaves the file as it was.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from mautoma.kernel.replay import Replay
from mautoma.kernel.session import LEVELS, Session
from mautoma.kernel.table import READY
from mautoma.kernel.transcript import Transcript
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import create_app
from tests.player import AnyAnswer
from tests.swarm import MODES
from tests.web.client import TestClient

SEEDS = st.integers(0, 10**6)
NUMBERS = st.integers(0, 120)
BY = st.sampled_from(["page", "json"])
DONE = Counter[str]()
"""How often each act was accepted."""


class Walk(RuleBasedStateMachine):
    """One game on a shelf, behind a server. `game` and `mode` are set by `walk`."""

    game, mode = MODES[0]
    folder: Path

    @initialize(seed=SEEDS, answers=st.integers(3, 40))
    def begin(self, seed: int, answers: int) -> None:
        session = begin_game(self.game, self.mode, "house", seed, {})
        player = AnyAnswer(seed)
        while session.question is not None and session.number < answers:
            player.step(session, asides=0.05)
        self.shelf = Shelf(self.folder / "games.sqlite")
        self.serve()
        self.id = self.shelf.add(session)
        self.look()

    def serve(self) -> None:
        self.client = TestClient(create_app(self.shelf), base_url="http://127.0.0.1:8642")

    @rule(seed=SEEDS, aside=st.integers(0, 9))
    def answer(self, seed: int, aside: int) -> None:
        session = self.session
        if session.question is None:
            self.act("json", "answer", answer=READY)
        elif session.asides and not aside:
            self.act("json", "answer", answer={"aside": Random(seed).choice(session.asides)})
        else:
            self.act("json", "answer", answer=AnyAnswer(seed).answer(session.question, session.state))

    @rule()
    def answer_as_before(self) -> None:
        session = self.session
        if session.waits:
            self.act("json", "answer", answer=session.waits[0].answer)

    @rule(by=BY, level=st.sampled_from(LEVELS))
    def undo(self, by: str, level: str) -> None:
        self.act(by, "undo", level=level)

    @rule(by=BY)
    def redo(self, by: str) -> None:
        offered = self.session.redoable
        assert (self.act(by, "redo") < 400) == bool(offered)

    @rule(by=BY, number=NUMBERS)
    def jump(self, by: str, number: int) -> None:
        session = self.session
        self.act(by, "jump", number=number % (session.number + len(session.waits) + 2))

    @rule(by=BY, number=NUMBERS)
    def change(self, by: str, number: int) -> None:
        self.act(by, "change", number=number % (self.session.number + 1))

    @rule(by=BY)
    def play_on(self, by: str) -> None:
        line = self.session.transcript.answers
        if self.act(by, "play-on") < 400:
            assert self.session.transcript.answers == line and self.session.old is None

    @rule(by=BY)
    def leave(self, by: str) -> None:
        session = self.session
        if self.act(by, "leave") < 400 and session.changing and session.old is not None:
            assert self.session.transcript.answers == session.old.answers

    @rule(by=BY)
    def go_back(self, by: str) -> None:
        self.act(by, "back")

    @rule(by=BY)
    def confirm(self, by: str) -> None:
        self.act(by, "confirm")

    @rule()
    def start_again(self) -> None:
        """The server, with nothing but what is on disk."""
        self.serve()
        self.look()

    def what_is_saved_opens_and_is_what_is_shown(self) -> None:
        session = self.session
        assert not session.damaged
        if session.old is not None:
            old = Transcript(session.transcript.header, session.old.answers)
            assert Replay(session.mode, session.edition, old).given == session.old.line
        if session.on_old and session.old is not None:
            assert session.waits == session.old.line[session.number :]
        assert session.changing <= bool(session.waits) and bool(session.waits) == (session.old is not None)
        shown = self.client.get(f"/api/games/{self.id}")
        assert shown.status_code == 200, shown.text[:500]
        position = shown.json()
        key = None if session.question is None else session.question.key
        assert (position["number"], position["redo"]) == (session.number, session.redoable)
        assert (None if position["question"] is None else position["question"]["key"]) == key
        assert (position["changing"] is not None) == session.changing
        page = self.client.get(f"/games/{self.id}")
        assert page.status_code == 200, page.text[:500]

    def act(self, by: str, what: str, **data: Any) -> int:
        """Whether it was taken: the status of the answer."""
        before, data = self.row, {"revision": self.row[0], **data}
        if by == "json":
            response = self.client.post(f"/api/games/{self.id}/{what}", json=data)
        else:
            response = self.client.post(f"/games/{self.id}/{what}", data=data, follow_redirects=False)
        assert response.status_code in (200, 303, 422), f"{what} {data}: {response.text[:500]}"
        self.look()
        if response.status_code == 422 or self.row[0] == before[0]:
            assert self.row == before
        else:
            assert self.row[1:] != before[1:], f"{what} changed nothing and made a revision"
            DONE[what] += 1
        return int(response.status_code)

    def look(self) -> None:
        """At what is on disk."""
        self.row = self.shelf._row("revision, transcript, rewind", self.id, int, str, str)
        self.session: Session = self.shelf.load(self.id)[0]
        self.what_is_saved_opens_and_is_what_is_shown()

    def teardown(self) -> None:
        with suppress(AttributeError):
            self.shelf.close()


def walk(game: str, mode: str, folder: Path, examples: int, steps: int, derandomize: bool = True) -> None:
    machine = type("Walk", (Walk,), {"game": game, "mode": mode, "folder": folder})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=derandomize,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate, Phase.shrink],
        ),
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=10_000, help="how many in each mode")
    parser.add_argument("--mode", nargs=2, metavar=("GAME", "MODE"), help="only this one")
    wanted = parser.parse_args()
    for game, mode in [tuple(wanted.mode)] if wanted.mode else MODES:
        start = time.monotonic()
        DONE.clear()
        with TemporaryDirectory() as folder:
            walk(game, mode, Path(folder), wanted.steps // 50, 50, derandomize=False)
        print(game, mode, dict(DONE), f"{time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
