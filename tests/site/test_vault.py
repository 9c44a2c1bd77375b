"""The store of the pocket: kills, damaged files, and what a player is told of them."""

from __future__ import annotations

import json
import sqlite3
import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from mautoma.shelf import layout
from mautoma.shelf.sessions import begin_game
from mautoma.site import vault as module
from mautoma.site.vault import GAMES, HEAD, Vault, Write

STEPS = (b"one", b"two", b"three")


class Browser:
    """Its files, written as `vault.js` writes them, and the vault that uses them."""

    def __init__(self, home: Path, files: dict[str, bytes] | None = None) -> None:
        self.home = home
        self.files = files or {}
        self.start()

    def start(self) -> Vault:
        self.vault = Vault(self.home, self.files)
        self.vault.take_back()
        return self.vault

    @property
    def content(self) -> bytes:
        return (self.home / GAMES).read_bytes() if (self.home / GAMES).exists() else b""

    def change(self, content: bytes) -> None:
        (self.home / GAMES).write_bytes(content)
        self.keep()

    def keep(self) -> None:
        for names, at, content in self.vault.changes():
            for name in names:
                assert len(self.files.get(name, b"")) == at, "added to, never written over"
                self.files[name] = self.files.get(name, b"") + content
        for name in self.vault.kept():
            del self.files[name]

    def steps(self, write: Write) -> Iterator[None]:
        """Byte by byte: the content of a record, then its head, in one file after the other."""
        head, content = write.content[: HEAD.size], write.content[HEAD.size :]
        for name in write.names:
            before = self.files.get(name, b"")
            for end in range(len(content) + 1):
                self.files[name] = before + bytes(HEAD.size) + content[:end]
                yield
            self.files[name] = before + head + content
            yield


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    """Three steps: the folder as it was first, and two changes."""
    made = Browser(tmp_path / "home")
    (tmp_path / "home").mkdir()
    for step in STEPS:
        made.change(step)
    assert len(made.files) == 2 and all(made.files.values())
    return made


def test_what_was_kept_is_there_at_the_next_start(browser: Browser) -> None:
    browser.start()
    assert (browser.content, browser.vault.news, browser.vault.damaged) == (STEPS[-1], "", [])
    assert browser.vault.changes() == []
    browser.change(b"five")
    (browser.home / GAMES).unlink()
    (browser.home / "other").write_bytes(b"six")
    browser.keep()
    browser.start()
    assert [(path.name, path.read_bytes()) for path in browser.home.iterdir()] == [("other", b"six")]


@pytest.mark.parametrize("room", [module.ROOM, 0])
def test_a_kill_leaves_what_was_before_or_after(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """While a record is added, and while a generation begins."""
    (browser.home / GAMES).write_bytes(b"five")
    monkeypatch.setattr(module, "ROOM", room)
    (write,) = browser.vault.changes()
    seen = []
    for _ in browser.steps(write):
        killed = Browser(browser.home, dict(browser.files))
        assert (killed.vault.news, killed.vault.damaged) == ("", [])
        seen.append(killed.content)
        if len(seen) % 10 == 0:
            killed.change(b"six")
            assert killed.start().news == ""
            assert killed.content == b"six"
    once = seen.index(b"five")
    assert once > 0
    assert seen == [STEPS[-1]] * once + [b"five"] * (len(seen) - once)


def flip(content: bytes, at: int) -> bytes:
    return content[:at] + bytes([content[at] ^ 0x10]) + content[at + 1 :]


def blank(content: bytes, at: int, count: int = 40) -> bytes:
    return content[:at] + bytes(len(content[at : at + count])) + content[at + count :]


@pytest.mark.parametrize("damage", [flip, blank, partial(blank, count=12)])
def test_no_damage_to_one_file_loses_anything(
    browser: Browser, damage: Callable[[bytes, int], bytes]
) -> None:
    """Anywhere in either: the one beside it has it all, and the damaged one stays as it is."""
    for name, content in browser.files.items():
        for at in range(len(content)):
            damaged = damage(content, at)
            hit = Browser(browser.home, browser.files | {name: damaged})
            assert (hit.content, hit.vault.news, hit.vault.damaged) == (STEPS[-1], "damaged-copy", [name])
            if at % 10 == 0:
                hit.change(b"five")
                hit.start()
                assert (hit.content, hit.vault.news, hit.files[name]) == (b"five", "damaged-left", damaged)


def test_a_head_of_which_only_a_part_was_written_loses_nothing(browser: Browser) -> None:
    """The power fails while a disk writes its blocks."""
    for written in range(1, HEAD.size):
        (browser.home / GAMES).write_bytes(b"five")
        (write,) = browser.vault.changes()
        name = write.names[0]
        torn = write.content[:written] + bytes(HEAD.size - written) + write.content[HEAD.size :]
        hit = Browser(browser.home, browser.files | {name: browser.files[name] + torn})
        assert (hit.content, hit.vault.damaged) == (STEPS[-1], [name]), written


def test_a_generation_may_begin_with_nothing(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROOM", 0)
    (browser.home / GAMES).unlink()
    browser.keep()
    browser.start()
    assert (browser.content, browser.vault.news, browser.vault.damaged) == (b"", "", [])


def test_no_file_that_was_cut_short_or_is_gone_loses_anything(browser: Browser) -> None:
    for name, content in browser.files.items():
        without = {other: bytes_ for other, bytes_ in browser.files.items() if other != name}
        gone = Browser(browser.home, dict(without))
        assert (gone.content, gone.vault.news, gone.vault.damaged) == (STEPS[-1], "damaged-copy", [])
        for end in range(len(content)):
            cut = Browser(browser.home, without | {name: content[:end]})
            assert cut.content == STEPS[-1]
            is_as_after_a_kill = end == content.rindex(b"MAUT")
            assert cut.vault.news == ("" if is_as_after_a_kill else "damaged-copy")
            if cut.vault.damaged and end % 10 == 0:
                cut.change(b"five")
                assert cut.files[name] == content[:end]


def test_where_both_are_damaged_the_last_good_state_counts(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step before the damaged one, or the last of the generation before; and nothing goes."""
    states = [STEPS[-1], b"next generation", b"five", b"six"]
    for state, room in zip(states[1:], (0, module.ROOM, module.ROOM), strict=True):
        monkeypatch.setattr(module, "ROOM", room)
        browser.change(state)
    older, one, other = browser.files
    seen = []
    for at in range(len(browser.files[one])):
        both = {name: flip(browser.files[name], at) for name in (one, other)}
        hit = Browser(browser.home, browser.files | both)
        assert (hit.vault.news, sorted(hit.vault.damaged)) == ("damaged-lost", sorted(both))
        seen.append(states.index(hit.content))
        hit.change(b"seven")
        assert both.items() <= hit.files.items()
        assert older in hit.files
        hit.start()
        assert (hit.content, hit.vault.news) == (b"seven", "damaged-left")
    assert seen == sorted(seen)
    assert set(seen) == {0, 1, 2}


def test_a_newer_store_stays_as_it_is(browser: Browser) -> None:
    newer = {name: content.replace(b"MAUT", b"MAU2") for name, content in browser.files.items()}
    here = Browser(browser.home, dict(newer))
    assert (here.content, here.vault.news, sorted(here.vault.damaged)) == (b"", "damaged-lost", sorted(newer))
    here.change(b"five")
    assert newer.items() <= here.files.items()


def test_the_store_of_an_earlier_version_goes_on(browser: Browser) -> None:
    """It wrote one file only, and the next generation into the other one, over what was there."""
    files = {
        "games-a": old(1, {GAMES: b"one"}, {GAMES: b"two"}),
        "games-b": old(2, {GAMES: b"three"}, {GAMES: b"four"}),
    }
    before = Browser(browser.home, dict(files))
    assert (before.content, before.vault.news) == (b"four", "")
    before.change(b"five")
    before.start()
    assert (before.content, before.vault.news) == (b"five", "")
    before = Browser(browser.home, files | {"games-b": flip(files["games-b"], 20)})
    assert (before.content, before.vault.news) == (b"two", "damaged-lost")


def old(generation: int, *folders: dict[str, bytes]) -> bytes:
    written = b""
    for folder in folders:
        files = [
            {"path": path, "size": len(content), "blocks": [[0, len(content)]]}
            for path, content in folder.items()
        ]
        text = json.dumps({"files": files, "removed": []}).encode()
        record = struct.pack(">I", len(text)) + text + b"".join(folder.values())
        written += struct.pack(">4sIII", b"MAUT", generation, len(record), zlib.crc32(record)) + record
    return written


def test_what_could_not_be_written_is_taken_back(browser: Browser) -> None:
    (browser.home / GAMES).write_bytes(b"too much")
    assert browser.vault.changes()
    browser.vault.take_back()
    assert browser.content == STEPS[-1]
    browser.change(b"five")
    browser.start()
    assert browser.content == b"five"


def test_it_does_not_grow_for_ever(browser: Browser) -> None:
    for step in range(40):
        browser.change(bytes([step]) * 100_000)
    assert len(browser.files) == 3
    assert max(map(len, browser.files.values())) < module.ROOM + 200_000


class Shelves(Browser):
    """A browser with real games."""

    def start(self) -> Vault:
        self.vault = Vault(self.home, self.files)
        self.shelf = self.vault.open()
        self.keep()
        return self.vault

    def begin(self, seed: int) -> None:
        self.shelf.add(begin_game("foodchain", "solo", "house", seed, {}))
        self.shelf.close()
        self.keep()

    def seeds(self) -> list[int]:
        return sorted(saved.header.seed for saved in self.shelf.saved())


@pytest.fixture
def shelves(tmp_path: Path) -> Shelves:
    made = Shelves(tmp_path / "home")
    made.begin(1)
    made.begin(2)
    return made


@pytest.mark.parametrize("damage", [slice(0, 40), slice(100, 104), slice(4096, 8192)])
def test_a_shelf_that_cannot_be_opened_stays_beside_the_last_one_that_can(
    shelves: Shelves, damage: slice
) -> None:
    content = bytearray(shelves.content)
    content[damage] = bytes(len(content[damage]))
    shelves.change(bytes(content))
    shelves.start()
    assert shelves.seeds() == [1, 2]
    assert shelves.vault.news == "damaged-lost"
    (name,) = shelves.vault.damaged
    assert shelves.files[name] == content
    shelves.begin(3)
    shelves.start()
    assert (shelves.seeds(), shelves.vault.news, shelves.vault.damaged) == ([1, 2, 3], "damaged-left", [name])


def test_games_of_a_newer_version_come_back_with_it(
    shelves: Shelves, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = shelves.content
    with monkeypatch.context() as earlier:
        earlier.setattr(layout, "LAYOUT", layout.LAYOUT - 1)
        for number in range(2):
            shelves.start()
            assert (shelves.seeds(), shelves.vault.news) == (
                [3] * number,
                ("damaged-lost", "damaged-left")[number],
            )
            (name,) = shelves.vault.damaged
            assert shelves.files[name] == newer
            if not number:
                shelves.begin(3)
    with closing(sqlite3.connect(shelves.home / GAMES)) as connection:
        connection.execute(f"PRAGMA user_version = {layout.LAYOUT}")  # its tables are today's
    shelves.keep()
    shelves.start()
    assert (shelves.seeds(), shelves.vault.news, shelves.vault.damaged) == ([1, 2, 3], "", [])
    assert name not in shelves.files


def test_a_file_set_aside_that_was_never_written_goes(shelves: Shelves) -> None:
    """The browser makes it first; then its storage was full."""
    shelves.files["games-x.sqlite"] = b""
    shelves.start()
    assert (shelves.seeds(), shelves.vault.news, shelves.vault.damaged) == ([1, 2], "", [])
