"""Whole games of the orchard, typed at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from tests.terminal.screen import Screen
from tests.web import orchard
from tests.web.orchard import OrchardMode

OPENING = ["2 3", "apple pear"]
QUICK_ROUND = ["done", "-", "", ""]


def play(screen: Screen, *lines: str) -> str:
    assert screen.run("play", "orchard", "--seed", "5", lines=lines) == 0, screen.err
    return screen.out


def last(text: str) -> str:
    """The question that was open at the end."""
    return text.rpartition("\n\n")[2]


def test_a_whole_game_is_played_to_its_result(screen: Screen) -> None:
    out = play(screen, *OPENING, *QUICK_ROUND * 3, "")
    assert "The rival wins, 6 to 0." in out
    assert Shelf(screen.shelf).saved()[0].outcome == "lost"


def test_what_is_played_is_said_first(screen: Screen) -> None:
    screen.run("play", "orchard", "--level", "hard", "--set", "weather=wet", "--seed", "77")
    assert screen.out.startswith(
        "Orchard, On screen\nLevel: Hard\nWeather: Wet\nSeed 77, edition: house edition.\n"
    )


def test_options_are_numbered_and_the_offered_value_is_named(screen: Screen) -> None:
    out = play(screen, *OPENING)
    assert "  1) Plot a1\n  2) Plot b1\n" in out
    out = play(screen, *OPENING, "done", "-")
    assert last(out).startswith("At what price do you sell?\nA number from 1 to 5.\nEnter: 2.\n")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Plot z9", "“Plot z9” is neither an option nor a command."),
        ("plot", "“plot” could be Plot a1"),
        ("", "Enter alone won't do here"),
    ],
)
def test_an_answer_that_cannot_be_is_refused_with_the_reason_and_asked_again(
    screen: Screen, line: str, reason: str
) -> None:
    out = play(screen, *OPENING, line)
    assert reason in out
    assert last(out).startswith("Where do you plant a tree?")
    assert Shelf(screen.shelf).saved()[0].answers == len(OPENING)


def test_an_answer_outside_the_bounds_of_its_question_is_refused(screen: Screen) -> None:
    out = play(screen, *OPENING, "done", "-", "7")
    assert "“7” isn't a whole number from 1 to 5." in out
    assert last(out).startswith("At what price do you sell?")


def test_why_names_the_rules_the_candidates_and_what_each_lost_on(screen: Screen) -> None:
    out = play(screen, *OPENING, "plot a1", "why")
    why = out.partition("Why 4: ")[2]
    assert why.startswith(
        "The rival plants a tree on a3.\nORC-3, The rival's tree: The rival plants in the row"
    )
    assert "Candidates: a1, b1, c1" in why
    assert "the plot is free (ORC-3): yes: b1, c1" in why
    assert "no: a1 (11 of 12 left)" in why
    assert "trees next to it (ORC-4): 0: a3, b3, c3, d3 (decides nothing)" in why
    assert "Still tied, so it's the first in order: a3" in why


def test_why_of_a_line_of_the_log_and_of_a_rule(screen: Screen) -> None:
    out = play(screen, *OPENING, "plot a1", "why 2", "why orc-5", "why 99", "why not")
    assert "Why 2: You plant a tree on a1.\nORC-2, Planting: Plant one tree" in out
    assert "ORC-5, Market: Each harvested tree brings the price." in out
    assert "“99” is neither a line of the log (1 to 5) nor a rule." in out
    assert "“not” is neither a line of the log" in out


def test_why_before_any_choice_is_refused(screen: Screen) -> None:
    assert "The opponent hasn't chosen anything yet." in play(screen, "why")


def test_undo_tells_what_is_taken_back_and_redo_tells_it_again(screen: Screen) -> None:
    out = play(screen, *OPENING, "plot a1", "undo", "redo")
    before, _, after = out.partition("Taken back; 2 answers left.")
    assert after.index("The rival scores 2 points.") < after.index("You plant a tree on a1.")
    assert before.count("4. The rival plants a tree on a3.") == 1
    assert after.count("4. The rival plants a tree on a3.") == 1
    assert last(out).startswith("Which trees do you harvest?")


def test_undo_of_an_answer_after_which_nothing_happened_names_its_question(screen: Screen) -> None:
    out = play(screen, *OPENING, *QUICK_ROUND[:2], "undo")
    assert "Undone, latest first:\n  Your answer to “Which trees do you harvest?”" in out


def test_help_says_what_undo_takes_back(screen: Screen) -> None:
    assert "“undo” now takes back:" not in play(screen, "?")
    assert "“undo” now takes back:\n" in play(screen, *OPENING, "plot a1", "?")


def test_undo_by_step_phase_and_round(screen: Screen) -> None:
    first_round = [*OPENING, *QUICK_ROUND]
    assert last(play(screen, *first_round[:-1], "undo answer")).startswith("At what price")
    assert last(play(screen, *first_round[:-1], "undo phase")).startswith("Which trees do you harvest?")
    assert last(play(screen, *first_round, "done", "undo round")).startswith("Where do you plant")
    assert "“year” is neither an option nor a command." in play(screen, *first_round, "undo year")


def test_nothing_to_undo_or_redo_is_said(screen: Screen) -> None:
    out = play(screen, "undo", "redo")
    assert "There's nothing to undo." in out
    assert "There's nothing to redo here." in out


def test_an_aside_interrupts_the_question_and_comes_back_to_it(screen: Screen) -> None:
    out = play(screen, *OPENING, "correct", "42", "show")
    assert "What is your score really?" in out
    assert last(out).startswith("Where do you plant a tree?")
    assert Shelf(screen.shelf).saved()[0].answers == len(OPENING) + 2


def test_help_explains_the_question_and_lists_commands_and_asides(screen: Screen) -> None:
    out = play(screen, *OPENING, "?")
    for text in (
        "You plant before your rival does.",
        "ORC-2, Planting",
        "Type an option's number",
        "correct: Correct the score",
        "undo: takes back an answer",
        "quit: leaves",
    ):
        assert text in out


def test_log_tells_it_all_or_the_last_lines(screen: Screen) -> None:
    out = play(screen, *OPENING, "plot a1", "log")
    assert out.count("1. Round 1 begins.") == 2
    out = play(screen, *OPENING, "plot a1", "log 1")
    assert out.count("1. Round 1 begins.") == 1
    assert out.count("5. The rival scores 2 points.") == 2


def test_show_and_map_show_the_position(screen: Screen) -> None:
    out = play(screen, *OPENING, "show", "show sto", "map", "show moon")
    assert out.count("In stock: 2 apples and 3 pears.") == 3
    assert "“moon” is neither" in out


def test_save_writes_a_transcript_and_spares_other_files(screen: Screen, tmp_path: Path) -> None:
    file, other = tmp_path / "game.txt", tmp_path / "letter.txt"
    other.write_text("Dear aunt,")
    out = play(
        screen, *OPENING, f"save {file}", "done", f"save {file}", f"save {other}", "save", "save /no/way/x"
    )
    assert len(read(file.read_text()).answers) == 3
    assert other.read_text() == "Dear aunt,"
    assert f"{other} isn't a transcript, so it won't be overwritten." in out
    assert "Save to which file?" in out
    assert "Can't write /no/way/x: No such file or directory." in out


def test_every_answer_is_on_the_shelf_before_the_next_question(screen: Screen) -> None:
    for given in range(1, len(OPENING) + 1):
        play(screen, *OPENING[:given])
        assert Shelf(screen.shelf).saved()[0].answers == given


def test_a_game_without_an_answer_leaves_nothing_on_the_shelf(screen: Screen) -> None:
    play(screen, "?", "quit")
    assert Shelf(screen.shelf).saved() == []


def test_resume_goes_on_with_the_last_game_that_is_not_over(screen: Screen) -> None:
    play(screen, *OPENING)
    play(screen, *OPENING, *QUICK_ROUND * 3)
    assert screen.run("resume", lines=["plot a1"]) == 0
    assert "4. The rival plants a tree on a3." in screen.out
    assert screen.run("resume", lines=["undo", "quit", "plot b1"]) == 0
    assert "Taken back; 2 answers left." in screen.out
    assert screen.run("resume", lines=["redo"]) == 0
    assert "2. You plant a tree on a1." in screen.out


def test_saved_games_are_listed_and_resumed_by_number_and_id(screen: Screen) -> None:
    play(screen, *OPENING, *QUICK_ROUND * 3)
    play(screen, "2 3")
    shelf = Shelf(screen.shelf)
    changed = shelf.saved()[0].changed
    screen.clock = lambda: changed + 7200
    assert screen.run("resume", "--list") == 0
    first, second = screen.out.splitlines()
    assert first.startswith("1) Orchard, On screen, Easy, Round 0: you 0, rival 0, 2 hours ago [")
    assert ", over, " in second
    assert screen.run("resume", "2") == 0
    assert "The rival wins, 6 to 0." in screen.out
    assert screen.run("resume", "--", shelf.saved()[0].id[:8]) == 0
    assert "What lies in each shed?" in screen.out


def test_a_file_that_was_cut_off_resumes_from_the_last_whole_answer(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(screen, *OPENING, "plot a1", f"save {file}")
    text = file.read_text()
    file.write_text(text[: text.index('"a1"') + 2])
    assert screen.run("resume", str(file)) == 0
    assert "the game continues after answer 2." in screen.out
    assert last(screen.out).startswith("Where do you plant a tree?")


def test_a_game_that_moved_on_elsewhere_is_taken_up_where_it_is(screen: Screen) -> None:
    play(screen, *OPENING)
    shelf = Shelf(screen.shelf)
    id = shelf.saved()[0].id

    def typed_while_another_plays() -> Iterator[str]:
        session, revision = shelf.load(id)
        session.answer("b1")
        shelf.save(id, session, revision)
        yield "plot a1"

    assert screen.run("resume", lines=typed_while_another_plays()) == 0
    assert "The game has moved on" in screen.out
    assert "2. You plant a tree on b1." in screen.out
    assert last(screen.out).startswith("Which trees do you harvest?")


def test_the_game_speaks_italian_and_takes_its_commands(screen: Screen) -> None:
    screen.language = "it"
    play(screen, *OPENING, "1", "perché", "annulla", "ripeti", "aiuto", "esci")
    assert "Ancora pari; vale il primo nell'ordine: a3" in screen.out
    assert "Annullato; restano 2 risposte." in screen.out
    assert "La partita è salvata." in screen.out


def test_an_option_goes_before_a_command_of_the_same_name(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orchard, "PLOTS", ["quit", "a1"])
    out = play(screen, *OPENING, "quit")
    assert "2. You plant a tree on quit." in out


def test_stand_in_is_the_mode_of_that_name(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    class StandIn(OrchardMode):
        name = "stand-in"

    orchard.install(monkeypatch.setattr, modes={"solo": OrchardMode, "stand-in": StandIn})
    assert screen.run("play", "orchard", "--stand-in", lines=["2 3"]) == 0
    assert Shelf(screen.shelf).saved()[0].header.mode == "stand-in"
    assert screen.run("play", "orchard", "--stand-in", "--mode", "solo") == 1
