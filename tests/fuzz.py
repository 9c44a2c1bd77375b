"""Random play of every kind against the whole program: `python -m tests.fuzz`, for as long as one likes.

Legal and illegal answers, asides, undo, redo and jumps go to a server in this process. After every step
the game must be what a fresh replay gives, every question must have a legal answer, and the page, the
terminal's text and the JSON must show it. What fails is printed with the transcript that leads there.
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
from tests.web.client import TestClient

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes()]
STEPS = 120
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
    """Something went wrong; the transcript leads there."""


class Game:
    """One random game, played through the server."""

    def __init__(self, client: TestClient, shelf: Shelf, game: str, mode: str, seed: int | str) -> None:
        self.client = client
        self.shelf = shelf
        self.chance = Random(f"{game} {mode} {seed}")
        self.player = AnyAnswer(f"{game} {mode} {seed}")
        settings = games.find_game(game).modes()[mode].settings
        options = {setting.name: self.chance.choice(setting.values) for setting in settings}
        body = {"game": game, "mode": mode, "seed": self.chance.randrange(10**6), "options": options}
        self.id = self._post("/api/games", body, 201)["id"]
        self.revision = 0

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
        kind = self.chance.random()
        if kind < 0.06:
            self.change("undo", level=self.chance.choice(LEVELS))
        elif kind < 0.1:
            self.change("redo")
        elif kind < 0.12:
            self.change("jump", number=self.chance.randint(0, session.number + 3))
        elif kind < 0.18 or session.question is None:
            self.refuse(session, self.chance.choice(JUNK))
        elif kind < 0.26 and session.asides:
            self.change("answer", answer={"aside": self.chance.choice(session.asides)})
        else:
            self.change("answer", answer=self.player.answer(session.question, session.state))

    def change(self, what: str, **data: Any) -> None:
        body = {"revision": self.revision} | data
        self.revision = self._post(f"/api/games/{self.id}/{what}", body)["revision"]

    def refuse(self, session: Session, junk: Any) -> None:
        """An answer that may not fit: then it changes nothing."""
        body = {"revision": self.revision, "answer": junk}
        response = self.client.post(f"/api/games/{self.id}/answer", json=body)
        if response.status_code == 200:
            self.revision = response.json()["revision"]
            return
        assert response.status_code == 422, response.text
        assert self.client.get(f"/api/games/{self.id}").json()["number"] == session.number

    def check(self) -> None:
        """What is saved, what is in memory and what is shown are one and the same game."""
        fresh = open_transcript(read(self.shelf.transcript(self.id)))
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
        position.show_sections(position.sections(session, voice), voice, env)
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


def fuzz(folder: Path, game: str, mode: str, seed: int | str, steps: int = STEPS) -> int:
    """One game; gives the number of its steps, or raises Fault."""
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
            raise Fault(
                f"{game} {mode}, seed {seed}, revision {playing and playing.revision}\n{text}"
            ) from error
    shelf.remove(playing.id)
    shelf.close()
    return playing.revision


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, help="how long (default: until interrupted)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first game")
    parser.add_argument("--mode", nargs=2, metavar=("GAME", "MODE"), help="only this one")
    wanted = parser.parse_args()
    modes = [tuple(wanted.mode)] if wanted.mode else MODES
    start, steps, played = time.monotonic(), 0, 0
    with TemporaryDirectory() as folder:
        try:
            for seed in itertools.count(wanted.seed):
                for game, mode in modes:
                    if wanted.seconds and time.monotonic() - start > wanted.seconds:
                        return
                    steps += fuzz(Path(folder), game, mode, seed)
                    played += 1
        except KeyboardInterrupt:
            pass
        finally:
            print(f"{played} games, {steps} changes, the last of seed {seed}", file=sys.stderr)


if __name__ == "__main__":
    main()
