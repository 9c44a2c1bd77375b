"""Tiles are remembered: a face told in one game is offered in the next, in every turn that fits."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mautoma.games.revive.edition import Edition, house
from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.edition.tiles import Tiles, read_tiles
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.findings import findings, tiles_on_map
from mautoma.games.revive.table.mode import AtTable
from mautoma.games.revive.view.gallery import gallery
from mautoma.kernel.fault import DataError
from mautoma.kernel.question import Fill
from mautoma.kernel.session import Session, new_session
from mautoma.messages import words
from mautoma.shelf.findings import keep_findings
from mautoma.shelf.sessions import begin_game, open_transcript
from tests.editions import told
from tests.games.revive.box import Owner, board_text, box_tiles, dealt
from tests.home import my_editions

PLAIN = {"expansion": "no", "machines": "no", "tribe": "other"}


def box_edition(tiles: Tiles = ()) -> Edition:
    return msgspec.structs.replace(house(), board=read_board(board_text()), tiles=tiles)


def all_tiles() -> Tiles:
    faces = box_tiles(read_board(board_text())).items()
    board = read_board(board_text())
    return tuple((face, board.tiles[board.tile(id)].lies == "open") for id, face in faces)


def begun(edition: Edition, seed: int = 1) -> tuple[Session, Owner]:
    """The box is laid out."""
    session = new_session(AtTable(), edition, seed, "test", PLAIN)
    session.answer("ready")
    return session, Owner(seed)


def fill_of(session: Session) -> Fill:
    assert isinstance(session.question, Fill)
    return session.question


def test_nothing_is_offered_before_a_tile_is_known() -> None:
    session, _ = begun(box_edition())
    assert list(fill_of(session).offers) == []


def test_the_face_that_lies_there_is_among_the_offers_whenever_a_tile_is_told() -> None:
    session, owner = begun(box_edition(all_tiles()), seed=4)
    told = 0
    while session.question is not None:
        answer = owner.answer(session.question, session.state)
        if isinstance(session.question, Fill):
            assert answer in session.question.offers
            told += 1
        session.answer(answer)
    assert told > 15


def test_a_start_tile_is_offered_only_where_start_tiles_lie() -> None:
    tiles = all_tiles()
    session, _ = begun(box_edition(tuple((face, False) for face, _ in tiles)))
    assert not fill_of(session).offers
    session, _ = begun(box_edition(tuple((face, start) for face, start in tiles if start)))
    assert fill_of(session).offers


def test_a_tile_that_lies_on_the_map_is_not_offered_again() -> None:
    session, owner = begun(box_edition(all_tiles()))
    for _ in range(5):
        session.answer(owner.answer(fill_of(session), session.state))
    lying = tiles_on_map(session.state)
    assert len(lying) == 5
    session.undo()
    faces = [tuple(sorted(offer.values())) for offer in fill_of(session).offers]
    last = next(face for face, _ in lying if face not in [face for face, _ in tiles_on_map(session.state)])
    assert set(faces) == {tuple(sorted(kind for *_, kind in last))}


def test_a_game_finds_out_what_its_edition_does_not_know() -> None:
    known = all_tiles()[:-3]
    session, owner = begun(box_edition(known))
    for _ in range(5):
        session.answer(owner.answer(fill_of(session), session.state))
    game: Revive = session.state
    found = [tile for tile in tiles_on_map(game) if tile not in known]
    assert len(findings(game)) == len(found)
    assert len(findings(game.clone())) == len(found)
    session, owner = begun(box_edition())
    session.answer(owner.answer(fill_of(session), session.state))
    (finding,) = findings(session.state)
    assert finding.file == "tiles.toml" and finding.entry["start"] is True


def test_what_the_board_says_itself_is_not_found_out() -> None:
    session, _ = begun(box_edition())
    assert findings(session.state) == []


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    my_editions().copy("revive", "house", "mine")
    files = my_editions().files("revive", "mine") | {"board.toml": board_text()}
    return my_editions().add("revive", "mine", files, replace=True)


def test_tiles_of_the_first_game_are_offered_in_the_second(own: str) -> None:
    session, owner = begin_game("revive", "table", own, 1, {}, my_editions()), Owner(1)
    while session.state.turn < 3:
        assert session.question is not None
        session.answer(owner.answer(session.question, session.state))
        keep_findings(session, "My box", my_editions())
    second = begin_game("revive", "table", own, 2, {}, my_editions())
    second.answer("ready")
    board = second.state.map.board
    shown = dealt(2)
    assert second.edition.hash == session.edition.hash
    assert len(second.edition.tiles) >= 6  # type: ignore[attr-defined]
    question = fill_of(second)
    tile = board.tiles[board.tile_of[board.index(question.places[0])]]
    assert dict(zip(question.places, shown[tile.id], strict=True)) in question.offers


def test_a_game_is_replayed_the_same_without_the_tiles_it_was_offered(own: str) -> None:
    session, owner = begin_game("revive", "table", own, 1, {}, my_editions()), Owner(1)
    while session.question is not None:
        session.answer(owner.answer(session.question, session.state))
    keep_findings(session, "My box", my_editions())
    again, owner = begin_game("revive", "table", own, 5, {}, my_editions()), Owner(5)
    while again.question is not None:
        again.answer(owner.answer(again.question, again.state))
    files = my_editions().files("revive", own)
    assert files["tiles.toml"].count("[[tile]]") > 15
    my_editions().add("revive", own, files | {"tiles.toml": ""}, replace=True)
    assert my_editions().find("revive", own).tiles == ()  # type: ignore[attr-defined]
    replayed = open_transcript(again.transcript, my_editions())
    assert [event.to_json() for event in replayed.events] == [event.to_json() for event in again.events]


def test_two_hexes_at_one_place_are_a_fault() -> None:
    with pytest.raises(DataError) as refused:
        read_tiles('[[tile]]\nhexes = [{ kind = "sand" }, { kind = "lake" }]')
    assert told(refused.value.faults) == ["tiles.toml: tile, entry 1: hexes: two at one place"]


def test_the_known_tiles_are_drawn_in_the_gallery_with_their_numbers() -> None:
    say = words("en", "revive").say
    assert [sheet.name for sheet in gallery(box_edition(), say).sheets] == ["printed-mat", "map"]
    tiles = gallery(box_edition(all_tiles()), say).sheets[-1]
    assert tiles.name == "tiles"
    assert tiles.svg.count("<polygon") == sum(len(face) for face, _ in all_tiles())
    assert tiles.svg.count(" S</text>") == 5
