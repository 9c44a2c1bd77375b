"""What a person gets wrong is one clear line on the error stream and a failing exit, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.screen import Screen


def refused(screen: Screen, *arguments: str) -> str:
    code = screen.run(*arguments)
    assert code != 0
    assert screen.out == ""
    line = screen.err.rstrip("\n")
    assert line and "\n" not in line and "Traceback" not in line
    return line


def test_a_wrong_argument_is_named_in_one_line(screen: Screen) -> None:
    for arguments, reason in (
        ("play chess", "There's no game “chess”; choose from orchard."),
        ("play orchard --mode duel", "There's no mode “duel”; choose from solo."),
        ("play orchard --level mad", "The option “level” can't be “mad”; choose from easy and hard."),
        ("play orchard --set moon=full", "There's no option “moon”; choose from level and weather."),
        ("play orchard --set moon", "“moon” isn't a setting: write NAME=VALUE."),
        ("play orchard --edition mine", "There's no edition “mine”; choose from house."),
        ("play orchard --stand-in", "“orchard” has no demonstration without the box in this mode."),
        ("play orchard --seed x", "Invalid value for '--seed'"),
        ("play orchard --seed -1", "Invalid value for '--seed'"),
        ("play", "Missing argument 'GAME'."),
        ("play orchard --lang de", "Invalid value for '--lang'"),
        ("dance", "No such command 'dance'"),
        ("resume", "There's no game to continue"),
        ("resume 7", "There's no such game."),
        ("watch orchard --bot genius", "There's no bot “genius”; choose from pass and chance."),
        ("watch chess", "There's no game “chess”"),
        ("replay nothing.txt", "Can't read nothing.txt: No such file or directory."),
        ("replay .", "Can't read .: Is a directory."),
        ("simulate orchard --bot genius", "There's no bot “genius”"),
        ("simulate orchard --level mad", "The option “level” can't be “mad”"),
        ("simulate orchard --edition mine", "There's no edition “mine”"),
        ("simulate orchard --games 0", "Invalid value for '--games'"),
        ("simulate orchard --bot pass --games 1 --jobs 1 --csv /no/way", "Can't write /no/way"),
        ("edition add nowhere", "There's no folder nowhere."),
        ("edition export chess template x", "There's no game “chess”"),
        ("edition list chess", "There's no game “chess”"),
        ("serve --port 99999", "Invalid value for '--port'"),
    ):
        assert reason in refused(screen, *arguments.split()), arguments


def test_a_name_too_long_for_a_file_is_refused(screen: Screen) -> None:
    for command in ("replay", "resume", "edition add", "edition export orchard template"):
        refused(screen, *command.split(), "x" * 5000)
        refused(screen, *command.split(), "9" * 5000)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("save ~nosuchuser/game", "Can't write"),
        ("save " + "x" * 3000, ": File name too long"),
        ("save \0", "Can't write"),
        ("why " + "9" * 5000, "That's too long"),
        ("9" * 5000, "That's too long"),
        ("log " + "9" * 3900, ""),
    ],
)
def test_a_line_that_cannot_be_is_refused_and_the_question_asked_again(
    screen: Screen, line: str, reason: str
) -> None:
    assert screen.run("play", "orchard", lines=[line]) == 0
    assert reason in screen.out
    assert screen.out.count("How much fruit is in stock?") == 2


HEADER = """mautoma transcript 1
game = "orchard"
mode = "solo"
rules = 1
edition = "house"
edition_hash = "orchard"
seed = 3
version = "0.1.0"
options = {"level": "easy", "weather": "dry"}

"""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello\n", "This isn't a mautoma transcript"),
        (HEADER.replace("seed = 3", "seed = -3"), "The header's “seed” has a value mautoma can't use."),
        (HEADER.replace("rules = 1", "rules = 9"), "saved this game under rules 9"),
        (HEADER.replace('"orchard"\nseed', '"other"\nseed'), "Another version of mautoma (0.1.0)"),
        (HEADER.replace('game = "orchard"', 'game = "chess"'), "There's no game “chess”"),
        (HEADER + "{apple: 2}\n", "Line 11: “{apple: 2}” isn't a JSON value"),
        (
            HEADER + '{"apple": 2, "pear": 3}\n# a comment\n{"north": "apple", "south": "plum"}\n',
            "Line 13: the answer to “sheds” doesn't fit. “plum” isn't one of the options: apple and pear.",
        ),
    ],
)
def test_a_wrong_transcript_names_the_line_and_what_was_expected(
    screen: Screen, tmp_path: Path, text: str, reason: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert reason in refused(screen, "replay", str(file))
    assert reason in refused(screen, "resume", str(file))


def test_a_file_that_is_not_text_is_refused(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xd8\xff\xe0")
    assert "isn't a text file" in refused(screen, "replay", str(file))


def test_refusals_speak_italian(screen: Screen) -> None:
    assert refused(screen, "play", "scacchi", "--lang", "it").startswith("Il gioco «scacchi» non esiste")


def test_a_broken_file_of_saved_games_is_named(screen: Screen) -> None:
    screen.shelf.write_text("this is no database, however long it may be " * 50)
    assert str(screen.shelf) in refused(screen, "resume")
