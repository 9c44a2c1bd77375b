"""All games in one file, and back: nothing is ever lost by it."""

from __future__ import annotations

import io
import json
import sys
import time
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from mautoma.kernel.transcript import OtherRules
from mautoma.shelf import Shelf, Stale
from mautoma.shelf.backup import left_out, make_backup
from mautoma.shelf.file import UnusableShelf
from mautoma.shelf.restore import BadBackup, restore
from mautoma.shelf.sessions import begin_game
from tests.shelf.hashed import install_hashed
from tests.web.orchard import OPENING, OrchardMode, new_orchard


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """The shelf of another device."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "other"))
    return Shelf(tmp_path / "other" / "games.sqlite")


@pytest.fixture
def hashed(orchard: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_hashed(tmp_path, monkeypatch)


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
    assert [(game.id, game.changed) for game in other.saved()] == [
        (game.id, game.changed) for game in shelf.saved()
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


def test_editions_come_along_and_keep_apart(shelf: Shelf, other: Shelf) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": "# here\n"})
    id_ = shelf.add(begin_game("orchard", "solo", "mine", 1, {}, shelf.editions))
    backup = make_backup(shelf)
    other.editions.add("orchard", "mine", {"trees.toml": "# another\n"})
    assert restore(other, backup).editions == ["mine 2"]
    assert other.editions.files("orchard", "mine 2") == {"trees.toml": "# here\n"}
    assert other.load(id_)[0].transcript.header.edition == "mine 2"
    assert restore(other, backup).editions == []
    assert other.editions.names("orchard") == ["house", "mine", "mine 2"]


LONG = "x" * 39


@pytest.mark.usefixtures("hashed")
@pytest.mark.parametrize(
    ("there", "here", "kept"),
    [
        ("mine", "Mine", "mine 2"),
        ("STRASSE", "stra\u00dfe", "STRASSE 2"),
        (LONG, LONG, f"{LONG[:38]} 2"),
        (f"{LONG}y", f"{LONG}y", f"{LONG[:38]} 2"),
        (f"{LONG[:37]} yz", f"{LONG[:37]} yz", f"{LONG[:37]} 2"),
        ("my_cards-v1.0", "other", "my cards-v1 0"),
        ("-" + LONG * 2, "other", f"{LONG}x"),
        ("printed", "other", "printed 2"),
    ],
)
def test_an_edition_comes_back_with_its_games_whatever_it_is_called(
    shelf: Shelf, other: Shelf, there: str, here: str, kept: str
) -> None:
    """Folders of editions that were taken over could have any name."""
    shelf.editions.add("orchard", "begun", {"trees.toml": "# there\n"})
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET name = ?", (there,))
    id_ = shelf.add(begin_game("orchard", "solo", there, 1, {}, shelf.editions))
    other.editions.add("orchard", here, {"trees.toml": "# here\n"})
    backup = make_backup(shelf)
    done = restore(other, backup)
    assert (done.editions, done.added, done.unread) == ([kept], [id_], [])
    assert other.editions.files("orchard", kept) == {"trees.toml": "# there\n"}
    assert other.load(id_)[0].transcript.header.edition == kept
    for place in (shelf, other):
        again = restore(place, backup)
        assert (again.editions, again.added, again.known) == ([], [], 1)


@pytest.mark.usefixtures("hashed")
def test_two_editions_that_differ_by_case_both_come_back(shelf: Shelf, other: Shelf) -> None:
    for name in ("Mine", "elsewhere"):
        shelf.editions.add("orchard", name, {"trees.toml": f"# {name}\n"})
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET name = 'mine' WHERE name = 'elsewhere'")
    backup = make_backup(shelf)
    assert restore(other, backup).editions == ["Mine", "mine 2"]
    assert restore(shelf, backup).editions == []


def test_a_game_of_a_strangers_with_the_same_id_stands_beside(shelf: Shelf, other: Shelf) -> None:
    """Even if ours has only just begun, and all its answers are among the stranger's."""
    id_ = shelf.add(new_orchard(1))
    other.put(id_, new_orchard(2), 1.0)
    carried_on(other, id_, 1)
    (added,) = restore(shelf, make_backup(other)).added
    assert added != id_
    assert [shelf.load(each)[0].transcript.header.seed for each in (id_, added)] == [1, 2]


def test_what_is_brought_back_has_a_revision_that_never_was(shelf: Shelf) -> None:
    """Another program that still has the removed game open must not write over what was brought back."""
    id_ = shelf.add(new_orchard())
    backup = make_backup(shelf)
    elsewhere = Shelf(shelf.path)
    carried_on(elsewhere, id_, 2)
    session, revision = elsewhere.load(id_)
    shelf.remove(id_)
    for _ in range(2):
        restore(shelf, backup)
        assert shelf.revision(id_) > revision
        with pytest.raises(Stale):
            elsewhere.save(id_, session, revision)
        revision = shelf.revision(id_)
        shelf.remove(id_)


def test_an_answer_given_meanwhile_is_not_written_over(shelf: Shelf) -> None:
    """The game moves on between the look at it and the write."""
    id_ = shelf.add(new_orchard())
    session, revision = shelf.load(id_)
    carried_on(Shelf(shelf.path), id_, 1)
    for instead_of in (revision, None):
        with pytest.raises(Stale):
            shelf.put(id_, session, 1.0, instead_of=instead_of)
    assert shelf.load(id_)[0].number == 1


def test_another_process_that_has_the_removed_game_open_shows_the_one_brought_back(shelf: Shelf) -> None:
    """It had one answer where the backup has two: none is lost."""
    id_ = shelf.add(new_orchard())
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from mautoma.shelf import Shelf\n"
        "from mautoma.web.desk import Desk\n"
        "from tests.web.orchard import OPENING, install\n"
        "install(setattr)\n"
        "desk, id_ = Desk(Shelf(Path(sys.argv[1]))), sys.argv[2]\n"
        "desk.change(id_, 0, lambda session: session.answer(OPENING[0]))\n"
        "print('open', flush=True)\n"
        "sys.stdin.readline()\n"
        "with desk.open(id_) as live:\n"
        "    print(live.session.number, flush=True)\n"
        "desk.change(id_, live.revision, lambda session: session.undo())\n"
    )
    with Popen(
        [sys.executable, "-c", program, str(shelf.path), id_], stdin=PIPE, stdout=PIPE, text=True
    ) as other:
        assert other.stdin is not None and other.stdout is not None
        assert other.stdout.readline() == "open\n"
        carried_on(shelf, id_, 1)
        backup = make_backup(shelf)
        shelf.remove(id_)
        restore(shelf, backup)
        other.stdin.write("\n")
        other.stdin.flush()
        assert other.stdout.readline() == "2\n"
    assert other.returncode == 0
    session, _ = shelf.load(id_)
    assert (session.number, [given.answer for given in session.waits]) == (1, [OPENING[1]])


def rezipped(backup: bytes, change: Callable[[dict[str, bytes]], object]) -> bytes:
    with zipfile.ZipFile(io.BytesIO(backup)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    return zipped(files)


@pytest.mark.usefixtures("hashed")
def test_cards_that_are_not_those_of_the_game_are_not_taken(shelf: Shelf, other: Shelf) -> None:
    """They would be used, some day, by a game that was begun here with the cards they pretend to be."""
    shelf.editions.add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begin_game("orchard", "solo", "mine", 1, {}, shelf.editions)
    id_, hash_ = shelf.add(session), session.edition.hash

    def forge(files: dict[str, bytes]) -> None:
        del files["editions/orchard/mine/trees.toml"]
        files[f"begun/orchard/{hash_}/trees.toml"] = b"# forged\n"

    done = restore(other, rezipped(make_backup(shelf), forge))
    assert [unread.entry for unread in done.unread] == [f"games/{id_}.txt"]
    assert other.editions.begun("orchard") == []


@pytest.mark.usefixtures("hashed")
def test_a_game_begun_here_keeps_the_cards_that_are_here(shelf: Shelf) -> None:
    """Whatever lies under their hash: a hash need not be of every word."""
    shelf.editions.add("orchard", "mine", {"trees.toml": "# mine\n", "notes.toml": "# ours\n"})
    session = begin_game("orchard", "solo", "mine", 1, {}, shelf.editions)
    theirs = {"trees.toml": "# mine\n", "notes.toml": "# theirs\n"}
    shelf.put("elsewhere", session, 1.0, theirs)
    shelf.add(session)
    assert shelf.editions.begun_with("orchard", session.edition.hash)["notes.toml"] == "# ours\n"


@pytest.mark.usefixtures("hashed")
def test_only_cards_that_a_game_needs_are_taken(shelf: Shelf, other: Shelf) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": "# mine\n"})
    id_ = shelf.add(begin_game("orchard", "solo", "mine", 1, {}, shelf.editions))
    shelf.add(begin_game("orchard", "solo", "house", 1, {}, shelf.editions))
    backup = rezipped(make_backup(shelf), lambda files: files.pop(f"games/{id_}.txt"))
    restore(other, backup)
    assert len(shelf.editions.begun("orchard")) == 2
    assert len(other.editions.begun("orchard")) == 1


def test_a_day_that_cannot_be_is_named_and_the_game_is_kept(shelf: Shelf) -> None:
    id_ = shelf.add(new_orchard())
    text = shelf.transcript(id_)
    for day in (
        *("1e18", "1e300", "-1e300", "Infinity", "-Infinity", "NaN", "9" * 400, "9" * 5000),
        *("-1", '"b"', "null", "[]", "true"),
    ):
        shelf.remove(id_)
        contents = f'{{"format": "mautoma backup 1", "games": {{"{id_}": {day}}}}}'
        done = restore(shelf, zipped({"backup.json": contents, f"games/{id_}.txt": text}))
        assert (done.added, [unread.reason.key for unread in done.unread]) == ([id_], ["backup-day"]), day
        assert shelf.saved()[0].changed <= time.time()


def test_a_day_before_any_other_will_do(shelf: Shelf) -> None:
    shelf.put("early", new_orchard(), 0.0)
    assert shelf.saved()[0].changed == 0.0


def test_a_game_under_other_rules_comes_back_to_look_at(
    shelf: Shelf, other: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = shelf.add(new_orchard())
    carried_on(shelf, id_, 2)
    packed, text, day = make_backup(shelf), shelf.transcript(id_), shelf.changed(id_)
    monkeypatch.setattr(OrchardMode, "rules", 2)
    assert (restore(other, packed).added, restore(other, packed).known) == ([id_], 1)
    assert (other.transcript(id_), other.changed(id_)) == (text, day)
    with pytest.raises(OtherRules):
        other.load(id_)


def test_photos_of_version_0_2_0_are_passed_over(shelf: Shelf, other: Shelf) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": "# mine\n"})
    backup = rezipped(make_backup(shelf), lambda files: files.update({"photos/orchard/mine/a1": b"\xff"}))
    done = restore(other, backup)
    assert (done.editions, done.unread) == (["mine"], [])


def test_what_cannot_be_read_is_told_and_the_rest_is_kept(shelf: Shelf) -> None:
    good = shelf.add(new_orchard())
    text = shelf.transcript(good)
    shelf.remove(good)
    files: dict[str, str | bytes] = {
        "backup.json": json.dumps({"format": "mautoma backup 1", "games": {}}),
        "games/bad.txt": "no transcript",
        "games/bytes.txt": b"\xff",
        "games/long.txt": "x" * 9_000_000,
        "games/../../escaped.txt": text,
        "editions/orchard/../trees.toml": "",
        "editions/nothing/mine/trees.toml": "",
        "editions/orchard/bytes/trees.toml": b"\xff",
        "editions/orchard/long/trees.toml": "#" * 900_000,
        f"games/{good}.txt": text,
    }
    done = restore(shelf, zipped(files))
    assert done.added == [good]
    assert [(unread.entry, unread.reason.key) for unread in done.unread] == [
        ("editions/orchard/..", "edition-name"),
        ("editions/nothing/mine", "unknown-game"),
        ("editions/orchard/bytes", "backup-entry"),
        ("editions/orchard/long", "backup-too-large"),
        ("games/bad.txt", "transcript-first-line"),
        ("games/bytes.txt", "backup-entry"),
        ("games/long.txt", "backup-too-large"),
    ]
    assert done.done == done.of == 8


def test_a_damaged_entry_is_named_and_the_rest_is_kept(shelf: Shelf) -> None:
    """Of every kind that a zip can hold, also of those that we never write."""
    ids = [shelf.add(new_orchard(seed)) for seed in (1, 2)]
    texts = {id_: shelf.transcript(id_) for id_ in ids}
    shelf.remove(ids[0])
    for way in (zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED):
        shelf.remove(ids[1])
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr("backup.json", '{"format": "mautoma backup 1", "games": {}}')
            archive.writestr(f"games/{ids[0]}.txt", texts[ids[0]], way)
            archive.writestr(f"games/{ids[1]}.txt", texts[ids[1]])
            damaged = archive.getinfo(f"games/{ids[0]}.txt")
        spoilt = bytearray(packed.getvalue())
        begin = damaged.header_offset + 30 + len(damaged.filename)
        spoilt[begin + 10 : begin + damaged.compress_size] = b"\x55" * (damaged.compress_size - 10)
        done = restore(shelf, bytes(spoilt))
        assert done.added == [ids[1]], way
        assert [unread.entry for unread in done.unread] == [f"games/{ids[0]}.txt"], way


def test_a_flipped_byte_of_a_backup_ends_in_no_fault_of_ours(shelf: Shelf, tmp_path: Path) -> None:
    """Near its beginning, then near its end as well: where a zip says what is in it."""
    shelf.editions.add("orchard", "mine", {"trees.toml": "# here\n"})
    shelf.add(begin_game("orchard", "solo", "mine", 1, {}, shelf.editions))
    whole, refused, left = make_backup(shelf), 0, 0
    for at in range(0, 400, 7):
        backup, other = bytearray(whole), Shelf(tmp_path / f"{at}.sqlite")
        for place in (at % len(backup), -1 - at % len(backup)):
            backup[place] ^= 0x5A
            try:
                left += len(restore(other, bytes(backup)).unread)
            except BadBackup:
                refused += 1
            other.saved()
        other.close()
    assert refused and left


def test_what_is_damaged_here_is_left_out_and_named(shelf: Shelf, other: Shelf) -> None:
    whole, damaged = shelf.add(new_orchard(1)), shelf.add(new_orchard(2))
    for name in ("mine", "spoilt"):
        shelf.editions.add("orchard", name, {"trees.toml": "# here\n"})
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET files = '{' WHERE name = 'spoilt'")
        connection.execute("DROP TABLE IF EXISTS loose")
        connection.execute("CREATE TABLE loose AS SELECT * FROM saves")
        connection.execute("DROP TABLE saves")
        connection.execute("ALTER TABLE loose RENAME TO saves")
        connection.execute("UPDATE saves SET transcript = x'00' WHERE id = ?", (damaged,))
    assert left_out(shelf) == [f"games/{damaged}", "editions/orchard/spoilt"]
    done = restore(other, make_backup(shelf))
    assert (done.added, done.editions) == ([whole], ["mine"])
    assert [unread.entry for unread in done.unread] == left_out(shelf)


def test_half_a_letter_is_damage(shelf: Shelf) -> None:
    """JSON can hold one, a file can't."""
    shelf.editions.add("orchard", "mine", {"trees.toml": "# here\n"})
    begun = begin_game("orchard", "solo", "mine", 1, {}, shelf.editions)
    shelf.add(begun)
    with shelf._file.writing() as connection:
        for table in ("editions", "begun"):
            connection.execute(f"UPDATE {table} SET files = ?", ('{"trees.toml": "\\ud800"}',))
    with zipfile.ZipFile(io.BytesIO(make_backup(shelf))) as archive:
        named = json.loads(archive.read("backup.json"))["left_out"]
    assert named == left_out(shelf) == ["editions/orchard/mine", f"begun/orchard/{begun.edition.hash}"]


def test_another_file_is_refused(shelf: Shelf) -> None:
    contents = ("[]", "[" * 100_000, b"\xff", '{"format": "another"}')
    games = '{"format": "mautoma backup 1", "games": []}'
    packed = [zipped({"backup.json": content}) for content in (*contents, games)]
    for refused in (b"", b"PK no zip", zipped({}), *packed):
        with pytest.raises(BadBackup):
            pytest.fail(f"{refused[:99]!r} brings {restore(shelf, refused)}")
        assert shelf.saved() == []


def test_a_full_disk_ends_it_and_is_named(shelf: Shelf, other: Shelf) -> None:
    ids = [shelf.add(new_orchard(seed)) for seed in range(40)]
    with other._file.connection() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 3}")
    with pytest.raises(UnusableShelf, match=r"not-saved.*full"):
        restore(other, make_backup(shelf))
    assert 0 < len(other.saved()) < len(ids)


def test_it_does_not_look_through_all_games_for_each(
    shelf: Shelf, other: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that twice the games take twice the time."""
    for seed in range(20):
        shelf.add(new_orchard(seed))
    backup = make_backup(shelf)
    restore(other, backup)
    looks, transcript = [], Shelf.transcript

    def looked(shelf: Shelf, id_: str) -> str:
        looks.append(id_)
        return transcript(shelf, id_)

    monkeypatch.setattr(Shelf, "transcript", looked)
    assert restore(other, backup).known == 20
    assert len(looks) == 20
