"""All games in one file, and back: nothing is ever lost by it."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from mautoma.kernel.transcript import BadTranscript, read
from mautoma.shelf import Shelf
from mautoma.shelf.backup import BadBackup, from_code, make_backup, restore, to_code
from mautoma.shelf.editions import add_edition, edition_files, edition_names
from mautoma.shelf.sessions import begin_game
from tests.web.orchard import OPENING, new_orchard


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """The shelf of another device."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "other"))
    return Shelf(tmp_path / "other" / "games.sqlite")


def carried_on(shelf: Shelf, id_: str, answers: int) -> None:
    session, revision = shelf.load(id_)
    for answer in OPENING[session.number : session.number + answers]:
        session.answer(answer)
    shelf.save(id_, session, revision)


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


def test_all_games_come_back_with_their_ids_and_times(shelf: Shelf, other: Shelf) -> None:
    ids = [shelf.add(new_orchard(seed)) for seed in (1, 2)]
    done = restore(other, make_backup(shelf))
    assert sorted(done.added) == sorted(ids)
    assert [(game.id, game.changed) for game in other.list()] == [
        (game.id, game.changed) for game in shelf.list()
    ]
    assert [other.transcript(id_) for id_ in ids] == [shelf.transcript(id_) for id_ in ids]


def test_the_same_file_twice_adds_nothing(shelf: Shelf, other: Shelf) -> None:
    shelf.add(new_orchard())
    backup = make_backup(shelf)
    restore(other, backup)
    done = restore(other, backup)
    assert (done.added, done.moved_on, done.known) == ([], [], 1)


def test_a_game_is_carried_on_but_never_set_back(shelf: Shelf, other: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    early = make_backup(shelf)
    restore(other, early)
    carried_on(other, id_, 1)
    assert restore(shelf, make_backup(other)).moved_on == [id_]
    assert (shelf.load(id_)[0].number, shelf.revision(id_)) == (1, 1)
    assert restore(shelf, early).known == 1
    assert shelf.load(id_)[0].number == 1


def test_a_game_that_went_two_ways_is_kept_both_ways(shelf: Shelf, other: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    restore(other, make_backup(shelf))
    carried_on(shelf, id_, 1)
    session, revision = other.load(id_)
    session.answer({"apple": 2, "pear": 2})
    other.save(id_, session, revision)
    backup = make_backup(other)
    (added,) = restore(shelf, backup).added
    assert added != id_
    assert [shelf.load(game)[0].transcript.answers for game in (id_, added)] == [
        [{"apple": 1, "pear": 2}],
        [{"apple": 2, "pear": 2}],
    ]
    assert restore(shelf, backup).added == []


def test_editions_come_along_and_keep_apart(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_edition("orchard", "mine", {"trees.toml": "# here\n"})
    id_ = shelf.add(begin_game("orchard", "solo", "mine", 1, {}))
    backup = make_backup(shelf)
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "other"))
    other = Shelf(tmp_path / "other" / "games.sqlite")
    add_edition("orchard", "mine", {"trees.toml": "# another\n"})
    assert restore(other, backup).editions == ["mine 2"]
    assert edition_files("orchard", "mine 2") == {"trees.toml": "# here\n"}
    assert other.load(id_)[0].transcript.header.edition == "mine 2"
    assert restore(other, backup).editions == []
    assert edition_names("orchard") == ["house", "mine", "mine 2"]


def test_what_cannot_be_read_is_told_and_the_rest_is_kept(shelf: Shelf) -> None:
    good = shelf.add(new_orchard())
    text = shelf.transcript(good)
    shelf.remove(good)
    files = {
        "backup.json": json.dumps({"format": "mautoma backup 1", "games": {}}),
        "games/bad.txt": "no transcript",
        "games/../../escaped.txt": text,
        "editions/orchard/../trees.toml": "",
        "editions/nothing/mine/trees.toml": "",
        f"games/{good}.txt": text,
    }
    done = restore(shelf, zipped(files))
    assert done.added == [good]
    assert [message.key for message in done.unread] == [
        "edition-name",
        "unknown-game",
        "transcript-first-line",
    ]


@pytest.mark.parametrize(
    "packed",
    [
        b"",
        b"PK no zip",
        zipped({}),
        zipped({"backup.json": "[]"}),
        zipped({"backup.json": '{"format": "another"}'}),
        zipped({"backup.json": '{"format": "mautoma backup 1", "games": {"a": "b"}}'}),
        zipped({"backup.json": '{"format": "mautoma backup 1", "games": {}}', "games/a.txt": b"\xff"}),
    ],
)
def test_another_file_is_refused(shelf: Shelf, packed: bytes) -> None:
    with pytest.raises(BadBackup):
        restore(shelf, packed)
    assert shelf.list() == []


def test_a_game_fits_into_a_code(shelf: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    carried_on(shelf, id_, 2)
    code = to_code(shelf.transcript(id_))
    assert read(from_code(code)).answers == read(shelf.transcript(id_)).answers
    assert len(code) < 500


@pytest.mark.parametrize("code", ["", "!", "AAAA", "é", "A" * 19_999])
def test_another_code_is_refused(code: str) -> None:
    with pytest.raises((BadBackup, BadTranscript)):
        read(from_code(code))
