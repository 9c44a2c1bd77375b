"""Every mode of every game, played at random and shown in both languages, with no text missing."""

from __future__ import annotations

import json
import random
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.shelf.library import can_be_blank
from mautoma.shelf.record import record
from mautoma.shelf.sessions import begin_game, open_sample
from mautoma.terminal import position
from mautoma.terminal.answers import is_offered, menu_of, palette_menu, read_answer
from mautoma.terminal.counts import called
from mautoma.terminal.environment import Colours, Environment
from mautoma.terminal.log import show_events
from mautoma.terminal.questions import ask_now
from mautoma.terminal.why import explain
from tests.home import my_editions
from tests.offering import WITH_DATA, WITH_SAMPLE
from tests.player import AnyAnswer
from tests.terminal.screen import Screen

ANSWERS = 80
ANSI = re.compile(r"\x1b\[[\d;]*m")
MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]


def typed(question: Question[Any], voice: Voice, chance: random.Random) -> str:
    """A line that answers the question: what a person could type."""
    if is_offered(question) and chance.random() < 0.5:
        return ""
    match question:
        case Pick():
            return str(chance.choice(menu_of(question, voice).numbers))
        case PickSome():
            numbers = menu_of(question, voice).numbers
            most = len(numbers) if question.most is None else question.most
            chosen = chance.sample(numbers, chance.randint(question.least, min(most, question.least + 2)))
            return ",".join(map(str, chosen)) or "-"
        case Number():
            return str(chance.randint(question.least, min(question.most, question.least + 12)))
        case Numbers():
            most = min(2, question.most - question.least)
            return " ".join(str(question.least + chance.randint(0, most)) for _ in question.names)
        case Fill():
            numbers = palette_menu(question, voice).numbers
            return " ".join(str(chance.choice(numbers)) for _ in question.places)
        case Counts():
            counts = AnyAnswer(str(chance.random())).answer(question)
            taken = (f"{number} {called(question, name, number, voice)}" for name, number in counts.items())
            return ", ".join(taken) or "none"
        case Confirm():
            return chance.choice("yn")
    raise AssertionError(question)


@pytest.mark.parametrize(("language", "colours"), [("en", ""), ("it", "truecolor")])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_game_is_shown_without_a_missing_text(
    game: str, mode: str, language: str, colours: Colours, caplog: pytest.LogCaptureFixture
) -> None:
    voice = Voice("terminal", language, game)
    out = StringIO()
    env = Environment(lambda prompt: None, out, out, lambda: 0.0, lambda: 0, language=language)
    env.colours, env.width = colours, 100 if colours else None
    chance = random.Random(f"{game}/{mode}")
    session = begin_game(game, mode, "house", 11, {})
    events = marks = 0
    position.describe_game(session, voice, env)
    while session.question is not None and session.number < ANSWERS:
        events, marks = show_news(session, voice, env, events, marks)
        ask_now(session, voice, env)
        session.answer(read_answer(session.question, typed(session.question, voice, chance), voice))
    show_news(session, voice, env, events, marks)
    position.show_sections(session, position.sections(session, voice), voice, env)
    position.show_result(session, voice, env)
    assert position.summary(session, voice)
    assert json.loads(json.dumps(record(session)))["state"]
    shown = ANSI.sub("", out.getvalue())
    assert "  1) " in shown
    assert [line for line in shown.splitlines() if env.width and len(line) > env.width] == []
    assert not caplog.messages


@pytest.mark.parametrize(("game", "mode"), [(game, mode) for game, mode in MODES if game in WITH_DATA])
def test_the_record_of_a_game_that_goes_on_tells_no_card_to_come(game: str, mode: str) -> None:
    voice, chance = Voice("terminal", "en", game), random.Random(f"{game}/{mode}")
    session = begin_game(game, mode, "house", 12, {})
    while session.number < ANSWERS // 6:
        assert session.question is not None
        session.answer(read_answer(session.question, typed(session.question, voice, chance), voice))
    document = record(session)
    assert document["result"] is None
    for state in [document["state"], *(start["state"] for start in document["rounds"])]:
        match game:
            case "foodchain":
                assert isinstance(state["automa"]["deck"], int)
                assert isinstance(state["house_stack"], int)
                assert state["automa"]["reserve"] is None
            case "mombasa":
                assert isinstance(state["deck"]["cards"], int)
                assert state["stand_in"] is None
            case "revive":
                assert isinstance(state["deck"], int)
                assert isinstance(state["progress"], int)
                assert state["removed"] is state["stand_in"] is None


def show_news(session: Session, voice: Voice, env: Environment, events: int, marks: int) -> tuple[int, int]:
    marks = show_events(session, voice, env, events, marks)
    for number, event in enumerate(session.events[events:], events + 1):
        explain(number, event, voice, env)
    return len(session.events), marks


@pytest.mark.parametrize("game", WITH_DATA)
def test_a_template_is_not_added_before_something_is_entered(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    screen, folder = Screen(tmp_path / "games.sqlite"), tmp_path / "mine"
    assert screen.run("edition", "export", game, "template", str(folder)) == 0, screen.err
    assert screen.run("edition", "add", str(folder)) == 1
    assert screen.err == "mine: nothing changed yet. Enter your own cards, then add it again.\n"


@pytest.mark.parametrize("game", [game for game in WITH_DATA if can_be_blank(game)])
def test_what_is_not_entered_yet_is_said_and_it_is_played_with_printed_cards(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    screen, folder = Screen(tmp_path / "games.sqlite"), tmp_path / "mine"
    folder.mkdir()
    for file, text in my_editions().blank_files(game).items():
        (folder / file).write_text(text)
    assert screen.run("edition", "add", str(folder)) == 0, screen.err
    typed = re.search(r"“mautoma (play .*)”", screen.out)
    assert "Not entered yet:" in screen.out and typed is not None
    assert screen.run(*typed[1].split(), lines=["quit"]) == 0, screen.err


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_the_sample_of_a_game_is_complete(game: str, tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("watch", game, "--sample", "--why") == 0, screen.err
    assert open_sample(game).result is not None


def test_what_is_there_to_look_things_up_in_is_named_and_shown_on_demand(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("play", "foodchain", "--seed", "7", "--lang", "it") == 0, screen.err
    assert "Da consultare: Impiegati" in screen.out
    assert "camionista (" not in screen.out
    assert screen.run("play", "foodchain", "--seed", "7", "--lang", "it", lines=["mostra imp"]) == 0, (
        screen.err
    )
    assert "camionista (" in screen.out
    assert screen.run("play", "foodchain", "--seed", "7", "--lang", "it", lines=["mostra azienda"]) == 0
    assert screen.out.count("La tua azienda") == 2


def test_a_wrong_line_is_told_what_may_stand_there_in_the_words_of_the_file(tmp_path: Path) -> None:
    """Not in the language of the reader: the file knows "end", not "chiudi la giornata"."""
    screen, file = Screen(tmp_path / "games.sqlite"), tmp_path / "game.txt"
    assert screen.run("watch", "foodchain", "--seed", "3", "--save", str(file)) == 0
    lines = file.read_text().splitlines()
    wrong = next(at for at, line in enumerate(lines) if line.endswith("# end-day"))
    file.write_text("\n".join([*lines[:wrong], '"moon"', *lines[wrong + 1 :]]) + "\n")
    assert screen.run("replay", str(file), "--lang", "it") == 1
    assert screen.err.startswith(f"Riga {wrong + 1}: la risposta a «end-day» non va bene. «moon» non è tra")
    assert screen.err.endswith("end.\n")


def test_a_line_after_the_end_is_named(tmp_path: Path) -> None:
    screen, file = Screen(tmp_path / "games.sqlite"), tmp_path / "game.txt"
    assert screen.run("watch", "foodchain", "--seed", "3", "--save", str(file)) == 0
    file.write_text(file.read_text() + '\n"done"\n')
    assert screen.run("replay", str(file)) == 1
    assert (
        screen.err
        == f"Line {len(file.read_text().splitlines())}: this answer comes after the end of the game.\n"
    )
