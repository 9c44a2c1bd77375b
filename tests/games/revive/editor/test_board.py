"""A board of one's own, drawn tap by tap through the pages as they come."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from mautoma import messages
from mautoma.games.revive.edition import Edition
from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.edition.mat import UNSEEN, read_mat
from mautoma.games.revive.editor.board import BoardEditor
from mautoma.kernel.view import Spot
from mautoma.messages import LANGUAGES, words
from mautoma.shelf import Shelf
from mautoma.shelf.file import ShelfFile, UnusableShelf
from mautoma.web.app import create_app
from tests.games.revive.box import board_text
from tests.home import my_editions
from tests.web.client import Response, TestClient

TAPS = [
    ("tile t01", "A1"),
    ("tile t01", "B1"),
    ("tile t02", "A2"),
    ("lies open", "A2"),
    ("kind centre", "A2"),
]


class Page:
    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.shown: Response = client.get("/editor/revive")

    @property
    def edits(self) -> str:
        found = re.search(
            r'<textarea name="edits" hidden(?: data-fresh)?>(.*?)</textarea>', self.shown.text, re.S
        )
        assert found is not None
        return unescape(found[1])

    def send(self, where: str = "", **fields: str) -> Response:
        self.shown = self.client.post(f"/editor/revive{where}", data={"edits": self.edits} | fields)
        return self.shown

    def draw(self) -> None:
        for brush, place in TAPS:
            assert f'value="{brush}"' in self.shown.text, "the page offers the brush"
            assert f'name="tap" value="{place}"' in self.shown.text, "and the place"
            assert self.send(brush=brush, tap=place).status_code == 200


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    app = create_app(Shelf(tmp_path / "games.sqlite"))
    return Page(TestClient(app, base_url="http://127.0.0.1:8642"))


def drawn(name: str) -> Edition:
    edition = my_editions().find("revive", name)
    assert isinstance(edition, Edition)
    return edition


def test_a_small_board_is_drawn_saved_and_played_on(page: Page) -> None:
    assert "Still to fix" in page.shown.text
    page.draw()
    assert "You can play on this board." in page.shown.text
    page.send("/save", name="my-table")
    assert "Saved." in page.shown.text
    assert my_editions().names("revive") == ["house", "my-table"]
    edition = drawn("my-table")
    assert edition.board.names == ("A1", "B1", "A2")
    assert 'value="printed" data-drawn checked' in page.client.get("/new/revive/table").text
    assert "my-table" not in page.client.get("/new/revive/stand-in").text, "nobody is there to be asked"
    game = page.client.post("/new/revive/table", data={"seed": "1", "edition": "printed"})
    assert "How many sections" in page.client.get(game.url.path).text


SAID = {
    "en": (
        "Entered: board. Asked once, as it comes up: mat and action cards. You draw the cards.",
        "Entered: board. As in mautoma&#39;s edition: mat and action cards.",
    ),
    "it": (
        "Inserito: tabellone. Chiesto una volta sola, quando serve: plancia e carte azione. Le carte le",
        "Inserito: tabellone. Come nell&#39;edizione di mautoma: plancia e carte azione.",
    ),
}


@pytest.mark.parametrize("base", ["house", None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_not_drawn_is_unknown_and_the_page_says_so(
    page: Page, language: str, base: str | None
) -> None:
    page.client.cookies.set("language", language)
    page.draw()
    page.send("/save", name="drawn", **({"base": base} if base else {}))
    edition = drawn("drawn")
    assert edition.cards == () and edition.mat == read_mat(UNSEEN)
    known, taken_over = SAID[language]
    assert known in page.shown.text
    assert known in page.client.get("/editions/revive").text
    assert known in page.client.get("/new/revive/table").text
    page.client.post(
        "/editions/revive", data={"do": "blank", "name": messages.words(language, None).text("own-edition")}
    )
    assert known in page.client.get("/new/revive/table").text
    files = my_editions().files("revive", "house")
    my_editions().add("revive", "earlier", files | {"board.toml": board_text()})
    for address in ("/new/revive/table", "/editions/revive"):
        assert taken_over in page.client.get(address).text


def test_a_board_is_saved_with_the_cards_of_the_house_where_somebody_says_so(page: Page) -> None:
    page.draw()
    page.send("/save", name="drawn")
    page.send("/save", name="ours", house="house")
    house, ours = drawn("house"), drawn("ours")
    assert (ours.cards, ours.mat, ours.missing) == (house.cards, house.mat, ())
    assert ours.board == drawn("drawn").board
    page.send("/save", name="drawn", base="drawn", house="house")
    assert page.shown.status_code == 422 and not drawn("drawn").cards, "what is entered stays"


def test_the_brush_stays_in_the_hand(page: Page) -> None:
    page.send(brush="tile t01", tap="A1")
    assert 'value="tile t01" checked' in page.shown.text
    assert 'value="tile t02"' in page.shown.text, "a new tile is offered"


def test_the_tiles_of_the_house_are_called_by_words(page: Page) -> None:
    page.client.cookies.set("language", "it")
    shown = page.client.get("/editor/revive?from=house").text
    assert ">angolo 1</text>" in shown and ">inizio 5</text>" in shown
    assert re.search(r'value="tile corner1"[^>]*> angolo 1</label>', shown)
    assert ">corner1<" not in shown and ">start5<" not in shown


def test_undo_and_changes_of_the_whole(page: Page) -> None:
    page.send(brush="tile t01", tap="A1")
    page.send(undo="undo")
    assert page.edits == "size 5 5"
    page.send(undo="undo")
    assert page.edits == "size 5 5", "there is nothing more to take back"
    page.send(change="size 6 5")
    assert page.edits.splitlines()[-1] == "size 6 5"
    assert 'value="A6"' in page.shown.text


def test_a_drawing_begins_with_an_edition_and_keeps_its_mat(page: Page) -> None:
    page.draw()
    page.send("/save", name="mine")
    files = my_editions().files("revive", "mine")
    files["mat.toml"] += "track = 7\n"
    my_editions().add("revive", "mine", files, replace=True)
    page.shown = page.client.get("/editor/revive?from=mine")
    assert 'name="base" value="mine"' in page.shown.text
    page.send(brush="tile t01", tap="B2", base="mine")
    page.send("/save", name="mine-2", base="mine")
    second = drawn("mine-2")
    assert second.board.names == ("A1", "B1", "A2", "B2")
    assert second.mat.track == 7


def test_a_drawing_begins_with_the_stand_in_board(page: Page) -> None:
    page.shown = page.client.get("/editor/revive?from=house")
    page.send("/save", name="mine")
    assert read_board(my_editions().files("revive", "mine")["board.toml"]) == drawn("house").board


def test_there_is_no_drawing_of_an_edition_that_is_not_there(page: Page) -> None:
    assert page.client.get("/editor/revive?from=nobodys").status_code == 422
    assert page.client.get("/editor/revive?from=../..").status_code == 422


def test_an_edition_gets_its_own_board_under_its_own_name(page: Page) -> None:
    page.draw()
    page.send("/save", name="mine")
    page.shown = page.client.get("/editor/revive?from=mine")
    assert 'name="name" maxlength="40" autocomplete="off" value="mine"' in page.shown.text
    page.send(brush="tile t01", tap="B2", base="mine")
    assert page.send("/save", name="mine", base="mine").status_code == 200
    assert my_editions().names("revive") == ["house", "mine"]
    assert drawn("mine").board.names == ("A1", "B1", "A2", "B2")


def test_what_cannot_be_done_is_said_and_nothing_is_lost(page: Page) -> None:
    page.draw()
    before = page.edits
    assert page.send(brush="kind sand", tap="E5").status_code == 422
    assert "no hex at E5" in page.shown.text
    assert page.edits == before
    assert page.send(brush="paint", tap="A1").status_code == 422
    assert page.send(change="size 99 1").status_code == 422
    assert page.edits == before


@pytest.mark.parametrize("name", ["", "../away", "house", "a" * 41, "a/b"])
def test_a_name_that_is_none_is_refused(page: Page, tmp_path: Path, name: str) -> None:
    page.draw()
    assert page.send("/save", name=name).status_code == 422
    assert my_editions().names("revive") == ["house"]


def test_an_edition_that_is_there_is_never_changed(page: Page) -> None:
    page.draw()
    page.send("/save", name="mine")
    page.send(change="shifted odd")
    assert page.send("/save", name="mine").status_code == 422
    assert "There&#39;s already an edition" in page.shown.text
    assert 'shifted = "even"' in my_editions().files("revive", "mine")["board.toml"]


def test_a_full_disk_leaves_the_drawing_on_the_page(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: ShelfFile) -> None:
        raise UnusableShelf("not-saved", path=str(file.path), reason="disk is full")

    page.draw()
    drawn = page.edits
    with monkeypatch.context() as broken:
        broken.setattr(ShelfFile, "writing", full)
        assert page.send("/save", name="mine").status_code == 422
    assert "couldn&#39;t be saved (disk is full)" in page.shown.text
    assert page.edits == drawn
    assert my_editions().names("revive") == ["house"]
    assert page.send("/save", name="mine").status_code == 200, "once there is room again"


def test_an_unfinished_board_is_not_saved(page: Page, tmp_path: Path) -> None:
    page.send(brush="tile t01", tap="A1")
    assert page.send("/save", name="mine").status_code == 422
    assert "centre" in page.shown.text
    assert my_editions().names("revive") == ["house"]
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == []


@pytest.mark.parametrize("edits", ["", "nonsense", "size 1 1\n" * 6000, "x" * 300_000])
def test_a_drawing_that_is_none_is_refused(page: Page, edits: str) -> None:
    for where in ("", "/save"):
        sent = page.client.post(f"/editor/revive{where}", data={"edits": edits, "name": "mine"})
        assert sent.status_code == 422


def test_a_game_without_an_editor_has_no_such_page(page: Page) -> None:
    assert page.client.get("/editor/mombasa").status_code == 404
    assert page.client.get("/editor/chess").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_brush_and_change_has_words_and_does_what_it_says(language: str) -> None:
    editor = BoardEditor()
    said = words(language, "revive")
    edits = ["size 2 2", "tile A1 t01"]
    assert editor.brushes(edits) and editor.changes(edits)
    for group in editor.brushes(edits):
        assert said.text(f"editor-{group.name}")
        for tool in group.tools:
            assert said.say(tool.label)
            editor.fault([*edits, editor.tap(edits, tool.value, "A1")])
    for change in editor.changes(edits):
        assert said.say(change.label)
        editor.fault([*edits, change.value])


def test_every_place_can_be_tapped_also_those_without_a_hex() -> None:
    picture = BoardEditor().picture(["size 2 3", "tile A1 t01"], words("en", "revive").say)
    assert [spot.value for spot in picture.spots] == ["A1", "B1", "C1", "A2", "B2", "C2"]
    assert all(isinstance(spot, Spot) and spot.x + spot.width <= picture.width for spot in picture.spots)
