"""A game through the pages, without scripts."""

from __future__ import annotations

import json
import re

import pytest

from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from tests.web.client import TestClient
from tests.web.player import Player


@pytest.fixture
def player(client: TestClient) -> Player:
    return Player(client)


def play_round(player: Player, plot: str = "done") -> None:
    player.answer(plot)
    player.answer("b2") if plot == "b2" else player.answer()
    player.answer("3")
    player.answer("no")


def test_every_kind_of_question_is_answered_by_its_form(player: Player, shelf: Shelf) -> None:
    player.opening()
    play_round(player, "b2")
    play_round(player)
    player.answer("done")
    answers = read(shelf.transcript(player.id)).answers
    first_round = ["b2", ["b2"], 3, False]
    assert answers[:6] == [{"apple": 1, "pear": 2}, {"north": "apple", "south": "pear"}, *first_round]
    assert answers[6:10] == ["done", [], 3, False]
    assert answers[10:] == ["done"]


def test_an_answer_leads_back_to_the_game_by_redirect(player: Player) -> None:
    player.opening()
    response = player.client.post(
        f"/games/{player.id}/answer",
        data={"revision": player.revision, "answer": "a1"},
        follow_redirects=False,
    )
    assert (response.status_code, response.headers["location"]) == (303, f"/games/{player.id}")


def test_what_the_page_asks_and_why(player: Player) -> None:
    player.opening()
    assert player.title == "Where do you plant a tree? There are 0 trees."
    assert "You plant before your rival does." in player.html
    assert "Plant one tree on a free plot, or none." in player.html


def test_an_offered_answer_is_marked_where_it_is_the_last_known(player: Player) -> None:
    marked = "Your last answer is filled in."
    player.opening()
    player.answer("done")
    player.answer()
    assert marked not in player.html
    player.answer("3")
    assert marked in player.html


def test_options_with_a_place_are_buttons_on_the_picture(player: Player) -> None:
    player.opening()
    spots = re.findall(
        r'<button class="spot" id="(\S+)" form="answer" name="answer" value="(\w+)"', player.html
    )
    assert [value for _, value in spots][:3] == ["a1", "b1", "c1"]
    b1 = spots[1][0]
    assert f"#{b1}{{left:25.000%;top:0.000%;width:25.000%;height:33.333%}}" in player.html


def test_the_spots_are_gone_when_the_question_is(player: Player) -> None:
    player.opening()
    player.answer("a1")
    assert 'class="spot"' not in player.html


def test_an_answer_that_does_not_fit_is_explained_and_nothing_changes(player: Player, shelf: Shelf) -> None:
    player.opening()
    before = shelf.transcript(player.id)
    page = player.answer("z9")
    assert page.status_code == 422
    assert "“z9” isn&#39;t one of the options" in page.text
    assert shelf.transcript(player.id) == before
    assert player.title.startswith("Where do you plant")


def test_text_where_a_number_belongs_is_refused_in_words(player: Player) -> None:
    page = player.send("answer", **{"answer-0": "many", "answer-1": "2"})
    assert page.status_code == 422
    assert "“many” isn&#39;t a whole number from 0 to 9" in page.text


def test_a_stale_answer_gets_the_current_position(player: Player, shelf: Shelf) -> None:
    player.opening()
    old = player.revision
    player.answer("a1")
    before = shelf.transcript(player.id)
    page = player.client.post(f"/games/{player.id}/answer", data={"revision": old, "answer": "a2"})
    assert page.status_code == 409
    assert "The game has moved on" in page.text
    assert "Which trees do you harvest?" in page.text
    assert shelf.transcript(player.id) == before


def test_an_answer_after_undo_in_another_tab_is_stale_although_its_question_has_the_same_number(
    player: Player, client: TestClient
) -> None:
    player.opening()
    old = player.revision
    player.send("undo", level="answer")
    player.send("redo")
    page = client.post(f"/games/{player.id}/answer", data={"revision": old, "answer": "a2"})
    assert page.status_code == 409


def test_undo_lists_what_to_put_back_newest_first(player: Player) -> None:
    player.opening()
    player.answer("b2")
    player.send("undo", level="answer")
    section = player.html.partition('class="card taken-back"')[2].partition("</section>")[0]
    back = re.findall(r"<li>(.*?)</li>", section)
    assert back[0].startswith("The rival scores")
    assert back[1].startswith("The rival plants a tree")
    assert back[-1] == "You plant a tree on b2."
    player.open()
    assert "taken-back" in player.html
    player.answer("done")
    assert "taken-back" not in player.html


def test_going_back_past_something_revealed_is_marked(player: Player) -> None:
    player.opening()
    assert "already revealed" not in player.html
    player.answer("b2")
    player.send("undo", level="answer")
    assert "already revealed" not in player.html
    player.answer("a1")
    assert "went back once past something already revealed" in player.html


def test_undo_by_phase_and_round_and_redo(player: Player) -> None:
    player.opening()
    play_round(player, "b2")
    player.answer("done")
    player.answer()
    assert re.findall(r'name="level" value="(\w+)"', player.html) == ["answer", "round"]
    player.send("undo", level="round")
    assert player.title.startswith("Where do you plant a tree? There are 2")
    player.send("redo")
    assert player.title == "Which trees do you harvest?"


def test_undo_says_what_it_takes_back(player: Player) -> None:
    player.opening()
    player.answer("b2")
    assert "Undo: You plant a tree on b2 (+" in player.html


def test_jump_to_a_line_of_the_log(player: Player) -> None:
    player.opening()
    play_round(player, "b2")
    jump = re.search(r'card shows row.*?name="number" value="(\d+)"', player.html, re.S)
    assert jump is not None
    player.send("jump", number=jump[1])
    assert player.title == "Which trees do you harvest?"
    player.send("jump", number="6")
    assert player.title.startswith("Where do you plant")


def test_an_aside_is_a_button_of_its_own(player: Player) -> None:
    player.opening()
    assert "Correct the score" in player.html
    player.send("answer", aside="correct")
    assert player.title == "What is your score really?"
    player.answer("42")
    assert "you 42" in player.html


def test_the_newest_phase_comes_first_and_reads_on(player: Player) -> None:
    player.opening()
    player.answer("b2")
    log = player.html.partition('id="log-title"')[2]
    at = [
        log.index("Round 1 · The rival"),
        log.index("card shows row"),
        log.index("The rival scores"),
        log.index("Round 1 · Planting"),
        log.index("You plant a tree on b2"),
    ]
    assert at == sorted(at)


def test_the_newest_round_comes_first_in_the_log_with_what_each_side_gained(player: Player) -> None:
    player.opening()
    play_round(player, "b2")
    log = player.html.partition('id="log-title"')[2]
    assert log.index("Round 2") < log.index("Round 1 · Planting")
    assert re.search(r"Round 1[^<]*<span class=\"hint\">[^<]*\+\d", log)


def test_the_places_of_an_event_can_be_pointed_out(player: Player) -> None:
    player.opening()
    player.answer("b2")
    assert 'stroke="#c00"' not in player.html.partition("<template")[0]
    show = re.search(r'data-show="\d+" href="(/games/[^"#]+)', player.html)
    assert show is not None
    assert 'stroke="#c00"' in player.client.get(show[1]).text.partition("<template")[0]


def test_why_names_the_rules_the_candidates_and_where_each_lost(player: Player) -> None:
    player.opening()
    player.answer("b2")
    page = player.client.get(f"/games/{player.id}/why/3").text
    assert "The rival plants in the row of its card." in page
    assert "trees next to it" in page
    assert "out by ORC-3" in page
    row = re.search(r'<tr class=""><th scope="row">b2</th>.*?</tr>', page, re.S)
    assert row is not None and "lost" in row[0] and "No" in row[0]


def test_a_dispute_is_answered_with_the_rule_and_can_be_recorded(player: Player, shelf: Shelf) -> None:
    player.opening()
    player.answer("b2")
    why = f"/games/{player.id}/why/3"
    assert (
        "b2 was ruled out by ORC-3, “the plot is free”: No." in player.client.get(why + "?candidate=b2").text
    )
    assert "It wasn&#39;t among the candidates." in player.client.get(why + "?candidate=-").text
    form = {"revision": player.revision, "candidate": "b2", "remark": "it looks free"}
    page = player.client.post(why, data=form)
    assert page.status_code == 200 and "Recorded in the transcript" in page.text
    note = read(shelf.transcript(player.id)).notes[-1]
    assert (note.kind, note.data["instead"], note.data["remark"]) == ("dispute", "b2", "it looks free")


@pytest.mark.parametrize(
    "note", ['{"index": 3}', '{"index": 3, "instead": ["b2"], "remark": 5}', '{"index": 3, "remark": "%s"}']
)
def test_a_dispute_in_a_transcript_from_elsewhere_may_say_anything(player: Player, note: str) -> None:
    player.opening()
    player.answer("b2")
    text = player.client.get(f"/games/{player.id}/transcript").text
    changed = text + "! dispute " + note.replace("%s", "x" * 3000) + "\n"
    imported = player.client.post("/import", files={"transcript": ("game.txt", changed.encode())})
    page = player.client.get(f"{imported.url.path}/why/3")
    assert page.status_code == 200 and "Recorded in the transcript" in page.text


def test_the_end_shows_scores_chart_and_a_new_game_with_the_same_seed(player: Player, shelf: Shelf) -> None:
    player.opening()
    play_round(player, "b2")
    player.answer("done")
    player.answer()
    player.answer("1")
    player.answer("yes")
    assert player.title == "The rival wins, 4 to 4."
    assert '<svg class="chart"' in player.html
    assert "was decisive" in player.html
    page = player.client.post(f"/games/{player.id}/again")
    again = page.url.path.rpartition("/")[2]
    first, second = read(shelf.transcript(player.id)).header, read(shelf.transcript(again)).header
    assert again != player.id and first.seed == second.seed and first.options == second.options


def test_nothing_is_answered_after_the_end(player: Player) -> None:
    player.opening()
    for answer in ("done", (), "1", "yes"):
        player.answer(answer)
    page = player.answer("a1")
    assert page.status_code == 422
    assert "The game is over" in page.text


def test_the_transcript_and_the_report_can_be_downloaded(player: Player) -> None:
    player.opening()
    transcript = player.client.get(f"/games/{player.id}/transcript")
    assert "attachment" in transcript.headers["content-disposition"]
    assert len(read(transcript.text).answers) == 2
    report = json.loads(player.client.get(f"/games/{player.id}/report").text)
    assert report["transcript"] == transcript.text
    assert report["position"]["question"]["key"] == "plant"
    assert {"mautoma", "python", "platform"} <= set(report)


def test_the_level_stays_in_sight(player: Player) -> None:
    assert "On screen · level Easy" in player.html
    assert "Weather: Dry" in player.html


def test_options_bring_what_they_would_cover(player: Player) -> None:
    player.opening()
    assert 'data-preview="orchard 25.000 33.333 25.000 33.333"' in player.html


def test_the_whole_log_has_a_page(player: Player) -> None:
    player.opening()
    play_round(player, "b2")
    assert "Round 1 begins." in player.client.get(f"/games/{player.id}/log").text


def test_a_script_gets_the_page_that_an_answer_leads_to(player: Player, client: TestClient) -> None:
    player.opening()
    data = {"revision": player.revision, "answer": "b2"}
    page = client.post(
        f"/games/{player.id}/answer",
        data=data,
        headers={"Prefer": "return=representation"},
        follow_redirects=False,
    )
    assert page.status_code == 200
    assert page.text == client.get(f"/games/{player.id}").text
