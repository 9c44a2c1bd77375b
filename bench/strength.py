"""`make strength`: how often each bot beats each level of each deck of ours, written down for page and docs.

Game i of a cell has the same seed for every bot, level and deck. All cells grow together, a few games at a
time, and the file is written after each step: stopped, it goes on where it was; asked for more games, it adds
them. Figures of a deck that has changed are forgotten, others with `--afresh`.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.solo import Solo
from mautoma.lab.play import Plan, Task, play_task
from mautoma.lab.statistics import share
from mautoma.shelf.library import BUNDLED, HOUSE, bundled_names

GAME = "foodchain"
GAMES = {"planner": 400, "strategist-fast": 400, "strategist": 400}
"""How many of each bot on each level; the strongest bot comes last."""
STEP = 10
SEED = 1
FILE = DATA / "strength.json"


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wins of so many games, and the 95 % interval of their share."""

    wins: int
    games: int
    low: float
    high: float


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    """`edition` is the hash of the deck that was played against."""

    edition: str
    bots: dict[str, dict[str, Cell]]
    """By bot, then by level."""


class Strength(Deck, forbid_unknown_fields=True):
    """Of the house's deck, and by name of the others that come with the program."""

    others: dict[str, Deck] = {}


def measured() -> Strength:
    return msgspec.json.decode(FILE.read_bytes(), type=Strength)


def decks(strength: Strength) -> dict[str, Deck]:
    return {HOUSE: strength, **strength.others}


def main() -> None:
    arguments = argparse.ArgumentParser(prog="strength", description=__doc__)
    arguments.add_argument("--games", type=int, help="games of each bot on each level and deck")
    arguments.add_argument("--bots", nargs="+", choices=list(GAMES), default=list(GAMES))
    arguments.add_argument("--afresh", action="store_true", help="forget what is known of these bots")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = arguments.parse_args()
    strength = known()
    if wanted.afresh:
        for deck in decks(strength).values():
            deck.bots = {bot: cells for bot, cells in deck.bots.items() if bot not in wanted.bots}
    with ProcessPoolExecutor(wanted.jobs) as workers:
        for bot in wanted.bots:
            for games in steps(wanted.games or GAMES[bot]):
                for name, deck in decks(strength).items():
                    for level in level_names():
                        grow(deck, name, bot, level, games, workers)
                        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(strength), indent=1) + b"\n")


def known() -> Strength:
    """What was measured of the decks as they are now."""
    try:
        before = decks(measured())
    except (OSError, ValueError):
        before = {}
    found = {name: Deck(BUNDLED.find(GAME, name).hash, {}) for name in bundled_names(GAME)}
    for name, deck in found.items():
        if name in before and before[name].edition == deck.edition:
            deck.bots = before[name].bots
    house = found.pop(HOUSE)
    return Strength(house.edition, house.bots, found)


def level_names() -> tuple[str, ...]:
    [level] = [setting for setting in Solo().settings if setting.name == "level"]
    return level.values


def steps(games: int) -> Iterator[int]:
    yield from range(STEP, games, STEP)
    yield games


def grow(deck: Deck, name: str, bot: str, level: str, games: int, workers: ProcessPoolExecutor) -> None:
    """Plays the games that a cell has not yet."""
    before = deck.bots.get(bot, {}).get(level, Cell(0, 0, 0, 1))
    if before.games >= games:
        return
    plan = Plan(GAME, Solo.name, bot, name, {"level": level}, SEED, games)
    edition = BUNDLED.find(GAME, name)
    tasks = [Task(plan, edition, (number,)) for number in range(before.games, games)]
    played = [game for some in workers.map(play_task, tasks) for game in some]
    wins = before.wins + sum(game.outcome == "won" for game in played)
    found = share(wins, games)
    cell = Cell(wins, games, round(found.low, 4), round(found.high, 4))
    bots = {bot: deck.bots.get(bot, {}) | {level: cell}}
    deck.bots = {each: {**deck.bots, **bots}[each] for each in GAMES if each in {**deck.bots, **bots}}
    print(json.dumps({"deck": name, "bot": bot, "level": level, "wins": wins, "games": games}), flush=True)


if __name__ == "__main__":
    main()
