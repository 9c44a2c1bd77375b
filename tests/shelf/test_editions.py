from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mautoma import games
from mautoma.games.kit.files import MOST_CHARACTERS
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.message import lines
from mautoma.kernel.mode import PRINTED
from mautoma.shelf import Shelf
from mautoma.shelf.editions import Editions, EditionTaken
from mautoma.shelf.file import UnusableShelf
from mautoma.shelf.library import (
    BUNDLED,
    BadEdition,
    UnknownEdition,
    bundled_names,
    read_files,
)
from mautoma.shelf.parcel import BadParcel, Parcel, read_parcel, write_parcel
from mautoma.shelf.printed import begin_with
from tests.web.orchard import OrchardEditions

FILES = {"trees.toml": "# mine\n"}
CHANGED = {"trees.toml": "# changed\n", "bushes.toml": "# new\n"}


@pytest.fixture
def editions(shelf: Shelf) -> Editions:
    return shelf.editions


def test_the_house_edition_comes_first_then_those_added(editions: Editions) -> None:
    assert editions.names("orchard") == ["house"]
    for name in ("mine", "another"):
        editions.add("orchard", name, FILES)
    assert editions.names("orchard") == ["house", "another", "mine"]
    assert editions.find("orchard", "mine").name == "mine"


@pytest.mark.parametrize("name", ["absent", "..", "../orchard", "", "/", "\ud800"])
def test_only_a_listed_edition_is_found(editions: Editions, name: str) -> None:
    editions.add("orchard", "mine", FILES)
    with pytest.raises(UnknownEdition):
        editions.find("orchard", name)
    with pytest.raises(UnknownEdition):
        editions.find("orchard", name, "\udfff")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("mine", "mine"),
        ("My  Cards ", "My Cards"),
        ("città-2", "città-2"),
        ("citta\u0300", "città"),
        ("我的", "我的"),
        ("x" * 40, "x" * 40),
        ("NUL", "NUL"),
    ],
)
def test_a_name_may_have_letters_of_any_language_digits_spaces_and_hyphens(
    editions: Editions, name: str, kept: str
) -> None:
    assert editions.add("orchard", name, FILES) == kept
    assert editions.names("orchard") == ["house", kept]
    assert editions.files("orchard", kept) == FILES


def test_another_name_is_refused(editions: Editions) -> None:
    for name in ("", " ", "house", "House", ".hidden", "..", "a/b", "a\\b", "a:b", "mine.", "-rf", "x" * 41):
        with pytest.raises(BadEdition, match="edition-name"):
            pytest.fail(f"{name!r} is kept as {editions.add('orchard', name, FILES)!r}")
        assert editions.names("orchard") == ["house"], name


def test_an_edition_is_changed_only_on_demand(editions: Editions) -> None:
    editions.add("orchard", "mine", FILES)
    for name in ("mine", "Mine"):
        with pytest.raises(EditionTaken):
            editions.add("orchard", name, CHANGED)
    assert editions.files("orchard", "mine") == FILES
    assert editions.add("orchard", "Mine", CHANGED, replace=True) == "mine"
    assert editions.files("orchard", "mine") == CHANGED
    assert editions.names("orchard") == ["house", "mine"]


def test_an_edition_has_another_name_or_is_gone(editions: Editions) -> None:
    editions.add("orchard", "mine", FILES)
    editions.add("orchard", "other", CHANGED)
    assert editions.rename("orchard", "mine", "Mine") == "Mine"
    with pytest.raises(EditionTaken):
        editions.rename("orchard", "Mine", "OTHER")
    editions.remove("orchard", "other")
    assert editions.names("orchard") == ["house", "Mine"]
    for change in (lambda: editions.remove("orchard", "other"), lambda: editions.rename("orchard", "x", "y")):
        with pytest.raises(UnknownEdition):
            change()


def test_an_edition_that_cannot_be_played_is_refused_with_every_fault(
    editions: Editions, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = [Place("trees.toml").named("tree", number).fault("fault-missing") for number in (3, 4)]

    def broken(editions: OrchardEditions, name: str, files: object) -> None:
        raise DataError(*faults)

    editions.add("orchard", "mine", FILES)
    monkeypatch.setattr(OrchardEditions, "read", broken)
    with pytest.raises(BadEdition) as refused:
        editions.add("orchard", "mine", CHANGED, replace=True)
    assert refused.value.message.data == {
        "name": "mine",
        "number": 2,
        "faults": lines(faults),
    }
    assert editions.files("orchard", "mine") == FILES


@pytest.mark.parametrize(
    "files", [{"trees.toml": "#" * (MOST_CHARACTERS + 1)}, {f"{at}.toml": "" for at in range(100)}]
)
def test_no_box_is_so_large(editions: Editions, files: dict[str, str]) -> None:
    with pytest.raises(BadEdition, match="edition-too-large"):
        editions.add("orchard", "mine", files)


def test_half_a_letter_is_no_text(editions: Editions) -> None:
    with pytest.raises(BadEdition, match="edition-damaged"):
        editions.add("orchard", "mine", {"trees.toml": "# \ud800"})


def test_a_full_disk_leaves_the_old_edition(shelf: Shelf) -> None:
    shelf.editions.add("orchard", "mine", FILES)
    with shelf._file.connection() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(UnusableShelf, match=r"not-saved.*full"):
        shelf.editions.add("orchard", "mine", {"trees.toml": "#" * 100_000}, replace=True)
    assert shelf.editions.files("orchard", "mine") == FILES


@pytest.mark.parametrize(
    "value",
    ["", "{", "[]", '{"trees.toml": 3}', "[" * 100_000, '{"trees.toml": "\\ud800"}', '{"\\ud800.toml": ""}'],
)
def test_a_damaged_row_is_named_and_spoils_no_other(shelf: Shelf, value: str) -> None:
    shelf.editions.add("orchard", "mine", FILES)
    shelf.editions.add("orchard", "other", FILES)
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET files = ? WHERE name = 'mine'", (value,))
    assert shelf.editions.names("orchard") == ["house", "mine", "other"]
    with pytest.raises(BadEdition, match=r"edition-damaged.*mine"):
        shelf.editions.find("orchard", "mine")
    assert shelf.editions.files("orchard", "other") == FILES


def test_a_name_with_a_number_is_not_too_long(editions: Editions) -> None:
    for _ in range(3):
        editions.add("orchard", editions.free_name("orchard", "x" * 40), FILES)
    assert editions.own_names("orchard") == ["x" * 38 + " 2", "x" * 38 + " 3", "x" * 40]


def test_a_file_that_is_no_text_is_a_fault_of_the_edition(tmp_path: Path) -> None:
    (tmp_path / "trees.toml").write_bytes(b"\xff")
    with pytest.raises(BadEdition, match=r"trees\.toml"):
        read_files(tmp_path)


@pytest.fixture
def bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A second edition that comes with the orchard."""
    folder = tmp_path / "winter"
    folder.mkdir()
    (folder / "trees.toml").write_text("# bare\n")
    monkeypatch.setitem(games.GAMES, "orchard", replace(games.GAMES["orchard"], bundled={"winter": folder}))
    return "winter"


def test_an_edition_that_comes_with_the_game_stands_after_the_house_s(
    editions: Editions, bundled: str
) -> None:
    editions.add("orchard", "mine", FILES)
    assert editions.names("orchard") == ["house", "winter", "mine"]
    assert bundled_names("orchard") == BUNDLED.names("orchard") == ["house", "winter"]
    assert editions.find("orchard", bundled).name == BUNDLED.find("orchard", bundled).name == "winter"
    assert (
        editions.files("orchard", bundled) == BUNDLED.files("orchard", bundled) == {"trees.toml": "# bare\n"}
    )


def test_nobody_can_change_an_edition_that_comes_with_the_game(editions: Editions, bundled: str) -> None:
    with pytest.raises(EditionTaken):
        editions.add("orchard", "Winter", FILES, replace=True)
    with pytest.raises(BadEdition):
        editions.rename("orchard", bundled, "spring")
    with pytest.raises(BadEdition):
        editions.remove("orchard", bundled)
    assert editions.copy("orchard", bundled, "spring") == "spring"
    assert editions.files("orchard", "spring") == {"trees.toml": "# bare\n"}


@pytest.mark.usefixtures("real_games")
def test_the_author_s_printed_cards_are_one_edition_of_the_owner_s(editions: Editions) -> None:
    mode = games.find_mode("mombasa", "table")
    assert begin_with(editions, mode, "house", {"level": "hard"}, ["My box"]) == ("house", {"level": "hard"})
    assert editions.own_names("mombasa") == []
    for _ in range(2):
        begun = begin_with(editions, mode, PRINTED, {"level": "hard"}, ["My box"])
        assert begun.edition == "My box" and begun.options["deck"] == PRINTED
        assert editions.own_names("mombasa") == ["My box"]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b"[1]", "parcel-not-one"),
        (b"my diary", "parcel-not-one"),
        (b'{"version": 3}', "parcel-not-one"),
        (b"PK\x03\x04", "parcel-backup"),
        (b"mautoma transcript 1\n", "parcel-game"),
    ],
)
def test_what_brings_no_edition_is_called_what_it_is(written: bytes, why: str) -> None:
    with pytest.raises(BadParcel) as refused:
        read_parcel(written)
    assert refused.value.message.key == why


def test_an_edition_as_one_file_is_read_back() -> None:
    parcel = Parcel("orchard", "mine", FILES)
    assert read_parcel(write_parcel(parcel).encode()) == parcel
