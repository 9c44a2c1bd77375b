"""Random play of every kind against the whole program: `python -m tests.fuzz`, for as long as one likes.

Legal and illegal answers, asides, undo, redo and jumps go to a server in this process, of each kind some (see
`tests.swarm`). After every step the game must be what a fresh replay gives, with everything that must be
there, every question must have a legal answer, and the page, the terminal's text and the JSON must show it.
What fails is written down as a game, with its seed; at the end come the rules that were never reached.
"""

from __future__ import annotations

import argparse
import itertools
import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from mautoma import games
from mautoma.kernel.counting import miscount
from mautoma.kernel.question import Question
from mautoma.kernel.session import LEVELS, Session
from mautoma.kernel.transcript import read
from mautoma.messages import LANGUAGES
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.record import record, simple
from mautoma.shelf.sessions import open_transcript
from mautoma.terminal import position
from mautoma.terminal.environment import Environment
from mautoma.terminal.log import show_events
from mautoma.terminal.questions import ask
from mautoma.web.app import create_app
from tests.player import AnyAnswer
from tests.swarm import Reached, Swarm, write_down
from tests.web.client import TestClient

STEPS = 120
WEIGHTS = {"answer": 74, "undo": 6, "redo": 4, "jump": 2, "junk": 6, "aside": 8}
JUNK: list[Any] = [
    None,
    True,
    -1,
    10**18,
    2.5,
    "",
    "nonsense",
    "\x00",
    [],
    {},
    ["a", "a"],
    [[[]]],
    {"aside": "nothing"},
    {"aside": ["correct"]},
    {"a": {"b": 1}},
]


class Fault(Exception):
    """Something went wrong after this transcript."""

    def __init__(self, text: str, transcript: str) -> None:
        super().__init__(f"{text}\n{transcript}")
        self.transcript = transcript


class Game:
    """One random game, played through the server."""

    def __init__(self, client: TestClient, shelf: Shelf, game: str, mode: str, seed: int | str) -> None:
        self.swarm, self.reached = Swarm.of(seed), Reached()
        self.acts = {act: weight for act, weight in WEIGHTS.items() if act in ("answer", *self.swarm.acts)}
        self.doing = "beginning"
        self.client = client
        self.shelf = shelf
        self.chance = Random(f"{game} {mode} {seed}")
        self.player = AnyAnswer(f"{game} {mode} {seed}")
        settings = games.find_game(game).modes[mode]().settings
        options = {setting.name: self.chance.choice(setting.values) for setting in settings}
        body = {"game": game, "mode": mode, "seed": self.chance.randrange(10**6), "options": options}
        self.id = self._post("/api/games", body, 201)["id"]
        self.revision = self.seen = 0

    def play(self, steps: int = STEPS) -> None:
        self.check()
        for _ in range(steps):
            session = self.session()
            self.step(session)
            self.check()
            if session.question is None and self.chance.random() < 0.5:
                return

    def session(self) -> Session:
        return self.shelf.load(self.id)[0]

    def step(self, session: Session) -> None:
        asides = [aside for aside in session.asides if aside in self.swarm.asides]
        (act,) = self.chance.choices(list(self.acts), list(self.acts.values()))
        if act == "undo" and session.number:
            self.change("undo", level=self.chance.choice(LEVELS))
        elif act == "redo" and session.redoable:
            self.change("redo")
        elif act == "jump":
            self.change("jump", number=self.chance.randint(0, session.number + 3))
        elif act == "junk" or session.question is None:
            self.refuse(session, self.chance.choice(JUNK))
        elif act == "aside" and asides:
            self.change("answer", answer={"aside": self.chance.choice(asides)})
        else:
            self.change("answer", answer=self.answer(session.question, session.state))

    def answer(self, question: Question[Any], state: Any) -> Any:
        if question.kind not in self.swarm.kinds and question.default is not None:
            return question.check(question.default)
        return self.player.answer(question, state)

    def change(self, what: str, **data: Any) -> None:
        body = {"revision": self.revision} | data
        self.doing = f"{what} {data}"
        self.revision = self._post(f"/api/games/{self.id}/{what}", body)["revision"]

    def refuse(self, session: Session, junk: Any) -> None:
        """An answer that may not fit: then it changes nothing."""
        body = {"revision": self.revision, "answer": junk}
        self.doing = f"answer {junk!r}"
        response = self.client.post(f"/api/games/{self.id}/answer", json=body)
        if response.status_code == 200:
            self.revision = response.json()["revision"]
            return
        assert response.status_code == 422, response.text
        assert self.client.get(f"/api/games/{self.id}").json()["number"] == session.number

    def check(self) -> None:
        """What is saved, what is in memory and what is shown are one and the same game."""
        fresh = open_transcript(read(self.shelf.transcript(self.id)))
        self.reached.add(fresh, since=self.seen if len(fresh.events) > self.seen else 0)
        self.seen = len(fresh.events)
        assert not miscount(fresh), miscount(fresh)
        shown = self._get(f"/api/games/{self.id}").json()
        assert (shown["revision"], shown["number"]) == (self.revision, fresh.number)
        known = self._get(f"/games/{self.id}/report").json()
        assert "fault" not in known, known["fault"]
        secrets = fresh.result is not None
        state = simple(fresh.state, fresh.edition, secrets=secrets)
        assert known["position"]["state"] == json.loads(json.dumps(state))
        if fresh.question is not None:
            assert shown["question"]["key"] == fresh.question.key
            if fresh.question.default is not None:
                fresh.question.check(fresh.question.default)
            self.player.answer(fresh.question, fresh.state)
        self.show(fresh)

    def show(self, session: Session) -> None:
        language = self.chance.choice(LANGUAGES)
        self._get(f"/games/{self.id}", language)
        if self.chance.random() < 0.1:
            self._get(f"/games/{self.id}/log", language)
        if session.events and self.chance.random() < 0.2:
            self._get(f"/games/{self.id}/why/{self.chance.randrange(len(session.events))}", language)
        json.dumps(record(session))
        env = Environment(lambda prompt: None, StringIO(), StringIO(), time.time, lambda: 0)
        voice = Voice("terminal", language, session.mode.game)
        position.show_sections(session, position.sections(session, voice), voice, env)
        show_events(session, voice, env, max(0, len(session.events) - 20), 0)
        if session.question is not None:
            ask(session.question, voice, env)

    def _get(self, path: str, language: str = "en") -> Any:
        response = self.client.get(path, headers={"accept-language": language})
        assert response.status_code == 200, f"{path}: {response.status_code} {response.text[:500]}"
        return response

    def _post(self, path: str, body: Any, status: int = 200) -> Any:
        response = self.client.post(path, json=body)
        assert response.status_code == status, f"{path} {body}: {response.status_code} {response.text[:500]}"
        return response.json()


class _Complaints(logging.Handler):
    """A warning is a fault: a text that is missing, a picture that could not be drawn."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@contextmanager
def complaints() -> Iterator[list[str]]:
    handler = _Complaints()
    log = logging.getLogger("mautoma")
    log.addHandler(handler)
    try:
        yield handler.found
    finally:
        log.removeHandler(handler)


def fuzz(folder: Path, game: str, mode: str, seed: int | str, steps: int = STEPS) -> Game:
    """One game, or Fault."""
    shelf = Shelf(folder / "games.sqlite")
    client = TestClient(create_app(shelf), base_url="http://127.0.0.1:8642")
    playing = None
    with complaints() as found:
        try:
            playing = Game(client, shelf, game, mode, seed)
            playing.play(steps)
            assert not found, found[0]
        except Exception as error:
            text = shelf.transcript(playing.id) if playing else ""
            doing = f"revision {playing.revision}, {playing.doing}" if playing else "beginning"
            raise Fault(f"{game} {mode}, seed {seed}, {doing}", text) from error
    shelf.remove(playing.id)
    shelf.close()
    return playing


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, help="how long (default: until interrupted)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first round")
    parser.add_argument("--mode", nargs=2, metavar=("GAME", "MODE"), help="only this one")
    wanted = parser.parse_args()
    start, steps, played, reached = time.monotonic(), 0, 0, Reached()
    with TemporaryDirectory() as folder:
        try:
            for seed in itertools.count(wanted.seed):
                for game, mode in [tuple(wanted.mode)] if wanted.mode else Swarm.of(seed).modes:
                    if wanted.seconds and time.monotonic() - start > wanted.seconds:
                        return
                    done = fuzz(Path(folder), game, mode, seed)
                    steps, played = steps + done.revision, played + 1
                    reached |= done.reached
        except KeyboardInterrupt:
            pass
        except Fault as fault:
            file = write_down(fault.transcript, (game, mode, seed))
            print(f"{file} (--mode {game} {mode} --seed {seed})", file=sys.stderr)
            raise
        finally:
            print(f"{played} games, {steps} changes, the last of seed {seed}", file=sys.stderr)
            print("never reached:", *reached.never(), file=sys.stderr)


if __name__ == "__main__":
    main()
