"""`python -m tests.golden` writes the logs and the orders anew: read the difference before it is committed.

`python -m tests.golden --play` plays the games of `recordings.py` and `owners.py` anew first.
"""

from __future__ import annotations

import sys

from mautoma.games import GAMES
from tests.golden.games import FOLDER, golden_games, orders, told
from tests.golden.owners import OWNERS
from tests.golden.recordings import RECORDINGS

if "--play" in sys.argv[1:]:
    for played in (*RECORDINGS, *OWNERS):
        played.write()
for golden in golden_games():
    golden.log.write_text(told(golden.replay()), encoding="utf-8")
for game in GAMES:
    (FOLDER / game / "orders.txt").write_text("\n".join(orders(game)) + "\n", encoding="utf-8")
