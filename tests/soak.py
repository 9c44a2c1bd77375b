"""Memory has a bound: `python -m tests.soak` sends 40,000 requests to a server in this process, in 200 games.

The size of the process is printed at each tenth; after the first it may grow by a tenth, no more.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import re
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mautoma import games
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import create_app
from tests.hostile import addresses, send
from tests.player import AnyAnswer
from tests.swarm import MODES

REQUESTS, GAMES, TENTHS = 40_000, 200, 10
MORE = 1.1
"""How much larger than after the first tenth."""
MOVES_ON = 0.05
"""How often a player goes to another game."""
OWN = "own"
BROWSER = [(b"accept-encoding", b"gzip, deflate, br, zstd")]
STRANGE = [*BROWSER, (b"referer", b"https://strange.example/"), (b"sec-fetch-dest", b"image")]


class Soak:
    """A player who goes from game to game: half of the requests are answers, the others look at something, of
    all that there is. At the end of each tenth a strange website has one kind of page shown again and again,
    as if it were a picture."""

    def __init__(self, folder: Path, players_games: int) -> None:
        self.chance = Random(1)
        self.player = AnyAnswer(1)
        self.shelf = Shelf(folder / "games.sqlite")
        self.app = create_app(self.shelf)
        self.pages = [path for path, methods in addresses(self.app.routes) if "GET" in methods]
        self.embedded = itertools.cycle([path for path in self.pages if path.endswith("{game}")])
        for game in games.GAMES:
            self.shelf.editions.copy(game, "house", OWN)
        self.ids = [self._begun(at) for at in range(players_games)]
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
            await self._get(self.chance.choice(self.pages))

    async def embed(self, times: int) -> None:
        page = next(self.embedded)
        for number in range(times):
            await self._get(page, f"n={number}", STRANGE)

    async def _get(self, page: str, query: str = "", headers: list[tuple[bytes, bytes]] = BROWSER) -> None:
        of_a_page = {
            "id": self.id,
            "game": self.session.mode.game,
            "mode": self.session.mode.name,
            "index": str(self.chance.randrange(max(1, len(self.session.events)))),
            "name": "page.css" if page.startswith("/static") else OWN,
            "key": "0",
        }
        path = re.sub(r"{(\w+)[^}]*}", lambda found: of_a_page[found[1]], page)
        status = await send(self.app, "GET", path, query, "", b"", headers)
        assert status < 500, f"{status}: {path}"

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


async def soak(folder: Path, requests: int, players_games: int) -> list[float]:
    """The size at each tenth."""
    soaking, sizes = Soak(folder, players_games), []
    a_tenth = requests // TENTHS
    try:
        for tenth in range(1, TENTHS + 1):
            for _ in range(a_tenth - a_tenth // 4):
                await soaking.request()
            await soaking.embed(a_tenth // 4)
            sizes.append(size())
            print(f"{tenth * a_tenth:7} requests: {sizes[-1]:6.1f} MB", flush=True)
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
