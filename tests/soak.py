"""Memory has a bound: `python -m tests.soak` sends 40,000 requests to a server in this process, in 200 games.

The size of the process is printed at each tenth; after the first it may grow by a tenth, no more. Every kind
of page must have been shown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import sys
from itertools import chain, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.messages import LANGUAGES
from mautoma.messages.rulebook import rule_ids
from mautoma.shelf import Shelf
from mautoma.shelf.challenge import challenge_of, to_query
from mautoma.shelf.sessions import begin_game, open_sample
from mautoma.web.app import create_app
from mautoma.web.links import CHALLENGE
from tests.hostile import addresses, send
from tests.player import AnyAnswer
from tests.swarm import MODES

REQUESTS, GAMES, TENTHS = 40_000, 200, 10
MORE = 1.1
"""How much larger than after the first tenth."""
A_GAME = 60
"""Answers: some games have just begun, others are nearly over, as later on."""
MOVES_ON = 0.05
"""How often a player goes to another game."""
OWN = "own"
OVER = ("review", "challenge")
"""In the address of a page of a game that is over."""
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
        found = addresses(self.app.routes)
        self.pages = [path for path, methods in found if "GET" in methods and "{key}" not in path]
        self.embedded = cycle([path for path in self.pages if path.endswith("{game}")])
        for game in games.GAMES:
            self.shelf.editions.copy(game, "house", OWN)
        self.ids = [self._begun(at, self.chance.randrange(A_GAME)) for at in range(players_games)]
        self.over = [self.shelf.add(open_sample(game)) for game in games.GAMES]
        self.links = self._links(open_sample(next(iter(games.GAMES))))
        self.never = set(self.pages)
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
        game = self.session.mode.game
        ids = self.over if any(name in page for name in OVER) else [self.id]
        ids = list(chain(*rule_ids(game).values())) if page == "/rule/{id}" else ids
        of_a_page = {
            "id": self.chance.choice(ids),
            "game": game,
            "mode": self.session.mode.name,
            "index": str(self.chance.randrange(max(1, len(self.session.events)))),
            "name": "page.css" if page.startswith("/static") else OWN,
        }
        path = re.sub(r"{(\w+)[^}]*}", lambda found: of_a_page[found[1]], page)
        query = query or self.links.get(page) or self.chance.choice(["", f"edition={OWN}"])
        language = (b"accept-language", self.chance.choice(LANGUAGES).encode())
        status = await send(self.app, "GET", path, query, "", b"", [*headers, language])
        assert status < 500, f"{status}: {path}"
        if status < 400:
            self.never.discard(page)

    async def _post(self, path: str, body: object) -> None:
        status = await send(self.app, "POST", path, "", "application/json", json.dumps(body).encode())
        assert status == 200, f"{status}: {path} {body}"

    def _links(self, session: Session) -> dict[str, str]:
        """What somebody sent: a result to beat."""
        header, result = session.transcript.header, session.result
        assert result is not None
        return {CHALLENGE: urlencode(to_query(challenge_of(header, result)))}

    def _begun(self, at: int, answers: int = 0) -> str:
        game, mode = MODES[at % len(MODES)]
        session = begin_game(game, mode, "house", self.chance.randrange(10**6), {})
        while session.question is not None and session.number < answers:
            session.answer(self.player.answer(session.question, session.state))
        return self.shelf.add(session)


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
    if soaking.never:
        sys.exit(f"never shown: {', '.join(sorted(soaking.never))}")
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
