"""Golden games of people with a printed box: an edition of which hardly anything is entered, and somebody who
answers whatever is asked about theirs. When questions change they are played anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from mautoma import games
from mautoma.games.foodchain.table.mode import AtTable as FoodChainTable
from mautoma.games.revive.table.mode import AtTable as ReviveTable
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.transcript import write
from mautoma.shelf.library import house_files, read_edition
from tests.games.foodchain.table.author import Author as FoodChainAuthor
from tests.games.foodchain.table.author import author_edition
from tests.games.mombasa.author import authors_edition, play_printed
from tests.games.revive import author as revive
from tests.golden.games import FOLDER
from tests.player import AnyAnswer


def own_files(game: str, **own: str) -> dict[str, str]:
    """Nothing entered of what a game can ask; `own` are files that it can't."""
    blank = {
        file: each.blank for file, each in games.find_game(game).box().data.items() if each.blank is not None
    }
    return {**house_files(game), **blank, **own}


@dataclass(frozen=True)
class Owner:
    game: str
    name: str
    files: Mapping[str, str]
    play: Callable[[Any], Session]

    def session(self) -> Session:
        return self.play(read_edition(self.game, "printed", self.files))

    def write(self) -> None:
        """The transcript, and beside it the edition it was begun with."""
        session = self.session()
        folder = FOLDER / self.game / "editions" / session.transcript.header.edition_hash
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")
        file = FOLDER / self.game / f"{self.name}.transcript"
        file.write_text(write(session.transcript, session.asked), encoding="utf-8")


def _foodchain(seed: int, map: str) -> Callable[[Any], Session]:
    def play(edition: Any) -> Session:
        options = {"level": "normal", "map": map, "deck": "printed", "mat": "printed"}
        session = new_session(FoodChainTable(), edition, seed, "test", options)
        author = FoodChainAuthor(author_edition(Random(seed)), "normal", seed)
        player = AnyAnswer(seed)
        while session.question is not None:
            said = author.answer(session)
            session.answer(player.answer(session.question) if said is None else said)
        return session

    return play


def _mombasa(seed: int) -> Callable[[Any], Session]:
    return lambda edition: play_printed(seed, edition, authors_edition(seed))[1]


def _revive(seed: int, **options: str) -> Callable[[Any], Session]:
    def play(edition: Any) -> Session:
        session = new_session(
            ReviveTable(), edition, seed, "test", {"deck": "printed", "mat": "printed", **options}
        )
        return revive.finished(session, revive.Author(seed))

    return play


BOARD = {"board.toml": revive.files(whole=False)["board.toml"]}
OWNERS = (
    Owner("foodchain", "owner", own_files("foodchain"), _foodchain(15, "dealt")),
    Owner("foodchain", "owner-no-map", own_files("foodchain"), _foodchain(11, "none")),
    Owner("mombasa", "owner", own_files("mombasa"), _mombasa(1)),
    Owner("revive", "owner", own_files("revive", **BOARD), _revive(1)),
    Owner("revive", "owner-abyss", own_files("revive", **BOARD), _revive(2, expansion="yes", machines="yes")),
)
