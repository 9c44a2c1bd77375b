"""Memory has a bound: `python -m tests.soak` sends 40,000 requests to a server in this process, in 200 games.

Its size is printed at each tenth; after the first it may grow by a fifth, no more.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import create_app
from tests.hostile import send
from tests.player import AnyAnswer
from tests.swarm import MODES

REQUESTS, GAMES, TENTHS = 40_000, 200, 10
MORE = 1.2
"""How much larger than after the first tenth."""
MOVES_ON = 0.05
"""How often a player goes to another game."""
BROWSER = [(b"accept-encoding", b"gzip, deflate, br, zstd")]
LOOKED_AT = (
    "/",
    "/history",
    "/rules/{game}",
    "/cards/{game}",
    "/games/{id}",
    "/games/{id}/log",
    "/games/{id}/why/{number}",
    "/api/games/{id}",
)


class Soak:
    """A player who goes from game to game: half of the requests are answers, the others look at something."""

    def __init__(self, folder: Path, games: int) -> None:
        self.chance = Random(1)
        self.player = AnyAnswer(1)
        self.shelf = Shelf(folder / "games.sqlite")
        self.app = create_app(self.shelf)
        self.ids = [self._begun(at) for at in range(games)]
        self.sit_down()

    def close(self) -> None:
        self.shelf.close()

    def sit_down(self) -> None:
        """At any of the games; one that is over makes room for another."""
        at = self.chance.randrange(len(self.ids))
        self.session, self.revision = self.shelf.load(self.ids[at])
        if self.session.question is None:
            self.shelf.remove(self.ids[at])
            self.ids[at] = self._begun(at)
            self.session, self.revision = self.shelf.load(self.ids[at])
        self.id = self.ids[at]

    async def request(self) -> None:
        if self.session.question is None or self.chance.random() < MOVES_ON:
            self.sit_down()
        assert self.session.question is not None
        if self.chance.random() < 0.5:
            answer = self.player.answer(self.session.question, self.session.state)
            await self._post(f"/api/games/{self.id}/answer", {"revision": self.revision, "answer": answer})
            self.session.answer(answer)
            self.revision += 1
        else:
            number = self.chance.randrange(max(1, len(self.session.events)))
            path = self.chance.choice(LOOKED_AT)
            path = path.format(id=self.id, game=self.session.mode.game, number=number)
            status = await send(self.app, "GET", path, "", "", b"", BROWSER)
            assert status == 200, f"{status}: {path}"

    async def _post(self, path: str, body: object) -> None:
        status = await send(self.app, "POST", path, "", "application/json", json.dumps(body).encode())
        assert status == 200, f"{status}: {path} {body}"

    def _begun(self, at: int) -> str:
        game, mode = MODES[at % len(MODES)]
        return self.shelf.add(begin_game(game, mode, "house", self.chance.randrange(10**6), {}))


def size() -> float:
    """Of this process, in megabytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def soak(folder: Path, requests: int, games: int) -> list[float]:
    """The size at each tenth."""
    soaking, sizes = Soak(folder, games), []
    try:
        for number in range(1, requests + 1):
            await soaking.request()
            if number % (requests // TENTHS) == 0:
                sizes.append(size())
                print(f"{number:7} requests: {sizes[-1]:6.1f} MB", flush=True)
    finally:
        soaking.close()
    return sizes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    parser.add_argument("--games", type=int, default=GAMES)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        os.environ["MAUTOMA_HOME"] = folder
        first, *later = asyncio.run(soak(Path(folder), wanted.requests, wanted.games))
    if max(later) > first * MORE:
        sys.exit(f"grew from {first:.0f} to {max(later):.0f} MB: something has no bound")


if __name__ == "__main__":
    main()
