"""`make strength`: how often each bot beats each level of the house deck, written down for page and docs.

What was measured before on the same deck is kept for the bots that are not measured now.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

import msgspec

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.solo import Solo
from mautoma.lab.play import Plan
from mautoma.lab.simulate import simulate
from mautoma.lab.statistics import share

BOTS = ("planner", "strategist-fast")
GAMES = 400
SEED = 1
FILE = DATA / "strength.json"


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wins of so many games, and the 95 % interval of their share."""

    wins: int
    games: int
    low: float
    high: float


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`edition` is the hash of the deck that was played against; the strongest bot comes last."""

    edition: str
    bots: dict[str, dict[str, Cell]]
    """By bot, then by level."""


def measured() -> Strength:
    return msgspec.json.decode(FILE.read_bytes(), type=Strength)


def encode(strength: Strength) -> bytes:
    return msgspec.json.format(msgspec.json.encode(strength), indent=1) + b"\n"


def main() -> None:
    arguments = argparse.ArgumentParser(prog="strength", description=__doc__)
    arguments.add_argument("--games", type=int, default=GAMES, help="games of each bot on each level")
    arguments.add_argument("--bots", nargs="+", default=BOTS)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = arguments.parse_args()
    for bot in wanted.bots:
        levels = {level: cell(bot, level, wanted.games, wanted.jobs) for level in level_names()}
        FILE.write_bytes(encode(with_bot(before(), bot, levels)))


def level_names() -> tuple[str, ...]:
    [level] = [setting for setting in Solo().settings if setting.name == "level"]
    return level.values


def before() -> Strength:
    """What is known of this deck; nothing if the deck has changed."""
    try:
        known = measured()
    except (OSError, ValueError):
        return Strength(edition=house().hash, bots={})
    return known if known.edition == house().hash else Strength(edition=house().hash, bots={})


def with_bot(known: Strength, bot: str, levels: dict[str, Cell]) -> Strength:
    return Strength(edition=known.edition, bots={**known.bots, bot: levels})


def cell(bot: str, level: str, games: int, jobs: int) -> Cell:
    plan = Plan("foodchain", Solo.name, bot, "house", {"level": level}, SEED, games)
    run = simulate(plan, jobs, lambda more: None)
    if run.stopped_by:
        sys.exit(1)
    wins = sum(game.outcome == "won" for game in run.played)
    found = share(wins, games)
    print(json.dumps({"bot": bot, "level": level, "wins": wins, "games": games}), flush=True)
    return Cell(wins=wins, games=games, low=round(found.low, 4), high=round(found.high, 4))


if __name__ == "__main__":
    main()
