"""The folder of saved games in files of the browser: neither a kill nor a damaged file loses a game.

It's written twice, into two files alike. The first record of a file tells the whole folder, each later one
what has changed since. A record counts if its sum is right; its head is written last, so there are zeros
where a kill came in between. Files are begun and added to, never written over: when the two have grown long,
or aren't alike, the next generation begins. One file of the last one stays, and so does whatever isn't
understood to its end.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain
from pathlib import Path
from struct import Struct
from typing import NamedTuple
from uuid import uuid4
from zlib import crc32

from mautoma.kernel.message import Problem
from mautoma.shelf import Shelf

HEAD = Struct(">4sIII")
"""Magic, generation, length, sum."""
MAGIC = b"MAUT"
"""Another one as soon as a record is not what it is here."""
BLOCK = 4096
"""Bytes that are told together, as in a page of SQLite."""
ROOM = 1 << 20
"""Bytes that a file may grow to; or to twice those of the folder."""
LENGTH = 4
"""Bytes before the text of a record that say how long it is."""
GAMES = "games.sqlite"

Folder = dict[str, bytes]


class Found(NamedTuple):
    """A file of the browser, as far as it is understood."""

    name: str
    size: int
    end: int
    whole: bool
    generation: int
    records: list[bytes]
    twofold: bool
    """An earlier version wrote one file only; its sums leave the generation out."""


class Write(NamedTuple):
    """A record for the end of some files, or the whole of one."""

    names: list[str]
    at: int
    content: bytes


class Vault:
    """`contents` are the browser's files by their names. Those that aren't understood are `damaged`, and
    `news` is what to tell the player."""

    def __init__(self, home: Path, contents: Mapping[str, bytes]) -> None:
        self._home = home
        self._contents = contents
        found = [read(name, bytes(content)) for name, content in contents.items()]
        found.sort(key=lambda one: (one.generation, len(one.records), one.whole), reverse=True)
        self._found = found
        self._folder = next(self._states())
        """As the browser has it."""
        self._generation = found[0].generation if found else 0
        self._names: list[str] = []
        """The two files that are added to, if there are any."""
        self._end = 0
        self._older = [one.name for one in found if one.whole]
        """What the next generation replaces, the latest first."""
        self._aside: list[Write] = []
        self._next: tuple[Folder, list[str], int, int] | None = None
        self._gone: list[str] = []
        self.damaged = [one.name for one in found if not one.whole]
        self.news = ""
        if found:
            self._compare(found[0], *found[1:2])

    def _compare(self, best: Found, twin: Found | None = None) -> None:
        if twin and twin.generation != best.generation:
            twin = None
        lacks = len(best.records) - (len(twin.records) if twin else 0)
        is_safe = best.twofold and best.whole
        if twin and is_safe and best.end == best.size == twin.end == twin.size:
            self._names, self._end = [best.name, twin.name], best.end
            self.news = "damaged-left" if self.damaged else ""
        elif len(self.damaged) > is_safe:
            self.news = "damaged-lost"
        elif self.damaged or (is_safe and lacks > 1):  # a kill costs one of them a record
            self.news = "damaged-copy"

    def _states(self) -> Iterator[Folder]:
        """What the folder was, step by step into the past; at last, empty."""
        for one in self._found:
            for number in range(len(one.records), 0, -1):
                yield told(one.records[:number])
        yield {}

    def open(self) -> Shelf:
        """In the latest state that can be opened. One that can't stays as a file until it can."""
        for folder in chain([self._folder], self._states()):
            fill(self._home, folder)
            try:
                shelf = Shelf(self._home / GAMES)
                shelf.saved()
                shelf.close()
                break
            except Exception:
                if not folder:
                    raise
        if folder is not self._folder:
            name = f"games-{uuid4()}.sqlite"
            self._aside = [Write([name], 0, self._folder[GAMES])]
            self._folder, self._names = folder, []
            self.damaged.append(name)
            self.news = "damaged-lost"
        unread = {name: self._contents[name] for name in self.damaged if name in self._contents}
        for name, content in unread.items():
            if name.endswith(".sqlite") and bring_back(self._home.with_name(name), content, shelf):
                self._gone.append(name)
                self.damaged.remove(name)
                self.news = self.news if self.damaged else ""
        self._contents, self._found = {}, []
        return shelf

    def changes(self) -> list[Write]:
        """What is to be written of the folder as it is now."""
        now = files_in(self._home)
        if self._names and now == self._folder:
            return []
        change = difference(self._folder, now)
        names, generation, end = self._names, self._generation, self._end
        if not names or end + len(change) > max(ROOM, 2 * sum(map(len, now.values()))):
            names, generation, end = [f"games-{uuid4()}.vault", f"games-{uuid4()}.vault"], generation + 1, 0
            change = difference({}, now)
        record = HEAD.pack(MAGIC, generation, len(change), crc32(change, generation)) + change
        self._next = now, names, generation, end + len(record)
        return [*self._aside, Write(names, end, record)]

    def kept(self) -> list[str]:
        """All of it is written. These files can go."""
        if self._next:
            before = self._names
            self._folder, self._names, self._generation, self._end = self._next
            self._next, self._aside = None, []
            if self._names != before:
                self._gone += self._older[1:]
                self._older = [*self._names, *self._older[:1]]
        gone, self._gone = self._gone, []
        return gone

    def take_back(self) -> None:
        """It could not be written: so it must not be shown as done."""
        self._next = None
        fill(self._home, self._folder)


def read(name: str, content: bytes) -> Found:
    end, generation, records, twofold = 0, 0, [], False
    while end + HEAD.size <= len(content):
        magic, number, length, total = HEAD.unpack_from(content, end)
        record = content[end + HEAD.size : end + HEAD.size + length]
        if magic != MAGIC or not LENGTH < length == len(record):
            break
        if total not in (crc32(record, number), crc32(record)):
            break
        generation, twofold = number, total == crc32(record, number)
        records.append(record)
        end += HEAD.size + length
    begun, text = end + HEAD.size, end + HEAD.size + LENGTH
    whole = not any(content[end:begun]) and content[text : text + 1] in (b"", b"{")
    return Found(name, len(content), end, whole, generation, records, twofold)


def told(records: Iterable[bytes]) -> Folder:
    """The folder after these records."""
    files: dict[str, bytearray] = {}
    for record in records:
        at = LENGTH + int.from_bytes(record[:LENGTH])
        change = json.loads(record[LENGTH:at])
        for file in change["files"]:
            content = files.setdefault(file["path"], bytearray())
            content[file["size"] :] = bytes(max(0, file["size"] - len(content)))
            for start, end in file["blocks"]:
                content[start:end] = record[at : at + end - start]
                at += end - start
        for path in change["removed"]:
            del files[path]
    return {path: bytes(content) for path, content in files.items()}


def difference(before: Folder, now: Folder) -> bytes:
    """What has changed: the length of a JSON text, the text, and the blocks that it lists."""
    files, parts = [], []
    for path, content in now.items():
        old = before.get(path, b"")
        ends = ((start, min(start + BLOCK, len(content))) for start in range(0, len(content), BLOCK))
        blocks = [(start, end) for start, end in ends if content[start:end] != old[start:end]]
        if blocks or path not in before or len(content) != len(old):
            files.append({"path": path, "size": len(content), "blocks": blocks})
            parts += [content[start:end] for start, end in blocks]
    removed = [path for path in before if path not in now]
    text = json.dumps({"files": files, "removed": removed}).encode()
    return b"".join([len(text).to_bytes(LENGTH), text, *parts])


def files_in(home: Path) -> Folder:
    return {
        path.relative_to(home).as_posix(): path.read_bytes() for path in home.rglob("*") if path.is_file()
    }


def fill(home: Path, folder: Folder) -> None:
    for path in files_in(home).keys() - folder.keys():
        (home / path).unlink()
    for path, content in folder.items():
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        (home / path).write_bytes(content)


def bring_back(path: Path, content: bytes, shelf: Shelf) -> bool:
    """Games of a file that could not be opened, if all of them can be read now."""
    from mautoma.shelf.backup import left_out, make_backup
    from mautoma.shelf.restore import restore

    path.write_bytes(content)
    with suppress(Problem):
        old = Shelf(path)
        return not left_out(old) and not restore(shelf, make_backup(old)).unread
    return False
