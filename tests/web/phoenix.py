"""A server that rises again whenever it is killed: `python -m tests.web.phoenix`.

Writes the port, then the process id of each server it starts. The socket outlives them all.
"""

from __future__ import annotations

import os

import uvicorn
import uvicorn.lifespan.off
import uvicorn.loops.asyncio
import uvicorn.protocols.http.h11_impl

from mautoma import games
from mautoma.messages import words
from mautoma.shelf import open_shelf
from mautoma.web import app, pages
from mautoma.web.api import interface
from mautoma.web.serve import listen, run

# Loaded once, here, so that a server is back in an instant.
LOADED = (uvicorn, app, interface, pages)

if __name__ == "__main__":
    for name, game in games.GAMES.items():
        words("en", name), words("en", None, "web"), game.box().editions.house(), game.show().view
        [load() for load in game.modes.values()]
    listener = listen(0, lan=False)
    print(listener.getsockname()[1], flush=True)
    while True:
        child = os.fork()
        if child == 0:
            run(listener, open_shelf())
        print(child, flush=True)
        os.waitpid(child, 0)
