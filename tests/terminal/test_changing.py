"""An answer of long ago is changed at the terminal: later answers stay where they fit."""

from __future__ import annotations

from pathlib import Path

from mautoma.kernel.transcript import Transcript, read
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import open_transcript
from tests.samples import sample_of, sample_until
from tests.terminal.screen import Screen


def resumed(tmp_path: Path, game: str, answers: int) -> tuple[Screen, str]:
    sample = read(sample_of(game))
    screen = Screen(tmp_path / "games.sqlite")
    session = open_transcript(Transcript(sample.header, sample.answers[:answers]))
    return screen, Shelf(screen.shelf).add(session)


def test_a_wrong_answer_two_steps_old_is_mended(tmp_path: Path) -> None:
    """And the position is then that of a game played right from the start."""
    screen, id_ = resumed(tmp_path, "mombasa", 16)
    assert screen.run("resume", lines=["change", "change 15", "coins 2", "quit"]) == 0
    listed, opened, changed = screen.out.split("\n> ")[1:4]
    assert listed.startswith("change\nYour last answers") and "\n  15. " in listed
    assert "You're changing this answer" in opened
    assert "\nOn your table, now:" in changed and "You're changing" not in changed
    mended, _ = Shelf(screen.shelf).load(id_)
    sample = read(sample_of("mombasa"))
    sample.answers[:] = [*sample.answers[:14], "coins 2"]
    assert mended.state == open_transcript(sample).state


def test_what_fits_no_more_is_asked_and_the_rest_can_be_left_out(tmp_path: Path) -> None:
    screen, id_ = resumed(tmp_path, "foodchain", 26)
    assert screen.run("resume", lines=["change 15", "restaurant", "change on", "quit"]) == 0
    asked, gone_on = screen.out.split("\n> ")[2:4]
    assert "answer this as well" in asked and "“change on” plays on without" in asked
    assert "No later answers were kept" not in asked, "they wait"
    assert "answer this as well" not in gone_on
    left, _ = Shelf(screen.shelf).load(id_)
    assert left.number == 15 and not left.waits


def test_a_change_is_left_without_changing_anything(tmp_path: Path) -> None:
    screen, id_ = resumed(tmp_path, "mombasa", 15)
    assert screen.run("resume", lines=["change 6", "change back", "change back", "quit"]) == 0
    left, refused = screen.out.split("\n> ")[2:4]
    assert "Everything is as it was." in left and "You aren't changing an answer." in refused
    kept, _ = Shelf(screen.shelf).load(id_)
    assert kept.transcript.answers == read(sample_of("mombasa")).answers[:15]


def test_what_waits_is_never_given_where_it_does_not_fit(tmp_path: Path) -> None:
    screen, id_ = resumed(tmp_path, "foodchain", 26)
    lines = ["change 15", "restaurant", "redo", "change back", "quit"]
    assert screen.run("resume", lines=lines) == 0
    redone, left = screen.out.split("\n> ")[3:5]
    assert "There's nothing to redo here." in redone and "Everything is as it was." in left
    kept, _ = Shelf(screen.shelf).load(id_)
    assert kept.transcript.answers == read(sample_of("foodchain")).answers[:26]


def test_what_cannot_be_changed_is_refused_in_a_line(tmp_path: Path) -> None:
    screen, _ = resumed(tmp_path, "mombasa", 3)
    assert screen.run("resume", lines=["change 0", "change 4", "change x", "quit"]) == 0
    refused = [part.splitlines()[1] for part in screen.out.split("\n> ")[1:4]]
    assert refused[:2] == ["There's no such answer to change."] * 2
    assert refused[2] == "“x” isn't the number of an answer (1 to 3); “change” lists them."


def test_on_screen_undo_does_it(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite", "it")
    assert screen.run("play", "foodchain", "--seed", "7", lines=["1", "cambia 1", "esci"]) == 0
    assert "Sullo schermo «annulla» ritira le risposte" in screen.out


def test_a_correction_is_left_halfway(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    session = sample_until("foodchain", "changes")
    id_ = Shelf(screen.shelf).add(session)
    assert screen.run("resume", lines=["leave", "correct", "milestones", "leave", "quit"]) == 0
    assert "There's no correction to leave." in screen.out + screen.err
    assert "Everything is as it was." in screen.out
    left, _ = Shelf(screen.shelf).load(id_)
    assert left.transcript.answers == session.transcript.answers
