from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from mautoma.games.kit.colours import HIGHLIGHT, OPTION
from mautoma.games.revive.automa.actions import build, explore, populate
from mautoma.games.revive.edition import house
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.map import pick_hex, pick_tile
from mautoma.games.revive.table.reports.human import human_turn
from mautoma.games.revive.view import ReviveView
from mautoma.games.revive.view.colours import TILE_EDGE, VALUE
from mautoma.games.revive.view.layout import ROW, WIDTH, Layout
from mautoma.kernel.question import Fill, Question
from mautoma.kernel.session import new_session
from mautoma.kernel.view import Picture
from mautoma.messages import LANGUAGES, words
from tests.games.revive.positions import answers, card, position

VIEW = ReviveView()
SAY = words("en", "revive").say


def drawn(game: Revive, question: Question[Any] | None = None, highlight: tuple[str, ...] = ()) -> Picture:
    return VIEW.pictures(game, question, SAY, highlight)[0]


def texts(picture: Picture) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture.svg)


def test_every_hex_is_drawn_once_with_its_place_and_its_kind() -> None:
    picture = drawn(position("* s ?x\n ~ l -"))
    places = re.findall(r'data-place="([A-Z]\d+)"', picture.svg)
    assert sorted(places) == ["A1", "A2", "B1", "B2", "C1"]
    assert "B1 (sand)" in picture.svg
    assert "C1 (face down)" in picture.svg


def test_kinds_are_told_apart_without_colour() -> None:
    symbols = texts(drawn(position("* s + +2 c C l L ~ = .")))
    for symbol in ("*", "s", "+", "+2", "c", "C", "l", "L", "~", "=", "."):
        assert symbol in symbols


def test_pieces_are_drawn_with_their_owners_letter() -> None:
    assert texts(drawn(position("*"))).count("M") == 0
    assert texts(drawn(position("* sa sA lp"))).count("M") == 3
    assert texts(drawn(position("* sh lq"))).count("H") == 2
    italian = VIEW.pictures(position("* sh lq"), None, words("it", "revive").say, ())[0]
    assert texts(italian).count("T") == 2


def test_the_values_of_all_candidates_and_the_chosen_hex_are_drawn() -> None:
    game = position("+ s * s =")
    build(game, answers(("carry-out-build", "done")), card("c1"))
    assert game.choice is not None
    assert game.choice.values == {"B1": 1, "D1": 2}
    picture = drawn(game)
    assert "1" in texts(picture)
    assert "2" in texts(picture)
    assert picture.svg.count(f'stroke="{HIGHLIGHT}"') == 1


def test_all_locations_and_tiles_in_reach_are_pointed_out() -> None:
    game = position("l * lq sh s ?x ?y ?y")
    populate(game, answers(("carry-out-populate", "done")), card("c4"))
    assert game.choice is not None
    assert list(game.choice.in_reach) == ["A1", "C1"]
    circles = drawn(game).svg.count(f'fill="{VALUE}"')
    assert circles == 3, "two hexes, and one in the legend"
    explore(game, answers(("turn-up", {"F1": "sand"})), card("c6"))
    assert list(game.choice.in_reach) == ["F1"], "the tile beyond lies beside no explored one"
    assert VIEW.sections(game, SAY)[1].lines == ("It explores the tile at F1.", "In reach: F1.")


def test_no_outline_is_drawn_over_a_letter() -> None:
    game = position("* s + sh lq ?x ?x")
    build(game, answers(("carry-out-build", "done")), card("c1"))
    table = answers(("your-turn", "done"))
    human_turn(game, table)
    svg = drawn(game, table.questions[-1]).svg
    map_alone = svg[: svg.index("data-axis")]
    outlines = [map_alone.rindex(f'stroke="{colour}"') for colour in (HIGHLIGHT, OPTION, TILE_EDGE)]
    assert max(outlines) < min(map_alone.index(f">{letter}</text>") for letter in ("*", "+", "H", "F1"))


def test_every_column_has_its_letter_and_every_row_its_number() -> None:
    svg = drawn(position("- * -\n s s s")).svg
    axes = re.findall(r"<g data-axis.*?</g>", svg)
    assert [re.findall(r">(\w+)</text>", axis) for axis in axes] == [["1", "2"], ["B", "A", "C"]]


@pytest.mark.rule("REV-D1")
def test_in_the_own_turn_the_map_shows_how_far_its_next_card_gets() -> None:
    game = position("sa s s s s s s")
    table = answers(("your-turn", "done"))
    human_turn(game, table)
    layout = Layout(game.map.board)
    line = layout.border(range(4), 2)
    assert line in drawn(game, table.questions[-1]).svg
    assert line not in drawn(game).svg
    assert "within 3" in texts(drawn(game, table.questions[-1]))[-1]


@pytest.mark.rule("REV-K1")
def test_the_arrow_that_broke_the_tie_is_drawn() -> None:
    tie = position("s * s")
    build(tie, answers(("carry-out-build", "done")), card("c1"))
    assert "#7a3db8" in drawn(tie).svg
    no_tie = position("* s")
    build(no_tie, answers(("carry-out-build", "done")), card("c1"))
    assert "#7a3db8" not in drawn(no_tie).svg


def test_an_explored_tile_is_marked_on_all_its_hexes() -> None:
    game = position("* ?x ?x ?x")
    shown = {"B1": "sand", "C1": "sand", "D1": "sand"}
    explore(game, answers(("turn-up", shown)), card("c3"))
    assert drawn(game).svg.count(f'stroke="{HIGHLIGHT}"') == 3
    assert drawn(game, highlight=("A1",)).svg.count(f'stroke="{HIGHLIGHT}"') == 1


def test_a_hex_can_be_tapped_where_it_lies() -> None:
    game = position("* s\n s ?x")
    question = pick_hex(game, "built", game.map.explored_hexes())
    spots = {spot.value: spot for spot in drawn(game, question).spots}
    assert set(spots) == {"A1", "B1", "A2"}
    x, y = Layout(game.map.board).by_name["A2"]
    spot = spots["A2"]
    assert (spot.x + WIDTH / 2, spot.y + ROW / 2) == pytest.approx((x, y))


def test_a_tile_can_be_tapped_on_each_of_its_hexes() -> None:
    game = position("* ?x ?x ?y")
    question = pick_tile(game, "explored", [1, 2])
    spots = drawn(game, question).spots
    assert [spot.value for spot in spots] == ["tx", "tx", "ty"]
    for hex, spot in enumerate(spots, 1):
        assert spot.x + WIDTH / 2 == pytest.approx(Layout(game.map.board).centres[hex][0])


def test_hexes_to_be_filled_carry_their_names() -> None:
    game = position("* ?x ?x")
    question = Fill(key="tile-hexes", places=["B1", "C1"], palette=["sand"])
    picture = drawn(game, question)
    assert {"B1", "C1"} <= set(texts(picture))
    assert [spot.value for spot in picture.spots] == ["B1", "C1"]


def test_spots_of_different_options_do_not_overlap() -> None:
    mode = StandIn()
    session = new_session(mode, house(), 1, "0", {})
    session.answer("built")
    spots = drawn(session.state, session.question).spots
    assert len(spots) > 3
    for number, one in enumerate(spots):
        for other in spots[number + 1 :]:
            apart_across = abs(one.x - other.x) >= WIDTH - 0.01
            assert apart_across or abs(one.y - other.y) >= ROW - 0.01


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn_and_told(language: str) -> None:
    mode = StandIn()
    session = new_session(mode, house(), 4, "0", {"tribe": "0x49"})
    say = words(language, "revive").say
    while True:
        for picture in VIEW.pictures(session.state, session.question, say):
            ElementTree.fromstring(picture.svg)
            assert picture.alt
            assert all(spot.x >= 0 and spot.x + spot.width <= picture.width for spot in picture.spots)
        for section in VIEW.sections(session.state, say):
            assert words(language, "revive").has(f"picture-{section.name}")
            assert section.lines
        assert say(session.mode.summary(session.state))
        if session.question is None:
            break
        session.answer("stand_in" if session.question.key == "your-turn" else "done")
    assert session.mode.scores(session.state) == {}


def test_the_map_in_words_keeps_the_shape_of_the_board() -> None:
    game = position("* sa ?x\n lq ~ -")
    lines = VIEW.sections(game, SAY)[0].lines
    assert lines[0] == "    A   B   C"
    assert lines[1] == "1   *   sm  ?"
    assert lines[2] == "2     lq  ~"
    assert "Your populations: A2." in lines
    assert "Face-down tiles: C1." in lines


def test_the_map_in_words_marks_what_the_mautoma_chose() -> None:
    game = position("* s ?x")
    build(game, answers(("carry-out-build", "done")), card("c1"))
    assert VIEW.sections(game, SAY)[0].lines[1] == "1   *   sm! ?"


def test_what_the_mautoma_chose_is_told_with_its_values() -> None:
    game = position("+ s * s =")
    build(game, answers(("carry-out-build", "done")), card("c1"))
    (choice,) = [section for section in VIEW.sections(game, SAY) if section.name == "choice"]
    assert choice.lines == ("It builds on D1.", "Bonuses around each hex in reach: B1 1, D1 2.")


def test_tokens_are_drawn_and_told() -> None:
    game = position("* s")
    game.tribe = "0x49"
    before = drawn(game).svg
    human_turn(game, answers(("your-turn", "token"), ("token", "B1"), ("your-turn", "done")))
    assert drawn(game).svg != before
    assert "Your tokens: B1." in VIEW.sections(game, SAY)[0].lines
