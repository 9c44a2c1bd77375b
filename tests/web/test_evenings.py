"""A game of Food Chain Magnate as it is told: a scene for each phase, the last evening, then the ending."""

from __future__ import annotations

import pytest

from mautoma import games
from mautoma.kernel.parts import parts
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import begin_game
from mautoma.web.page.end import end_of
from mautoma.web.page.game import takes_back
from mautoma.web.page.story import MOST_ROWS, Scene, scenes
from mautoma.web.page.why import trail_of
from tests.samples import sample_of, sample_until

pytestmark = pytest.mark.usefixtures("real_games")

VOICE = Voice("web", "en", "foodchain")
Told = tuple[Session, tuple[Scene, ...]]
BREAKS = ["The bank breaks", "The bank breaks again"]


def play(seed: int) -> list[Told]:
    """What was told after each answer of a planner's game; the session is the same each time."""
    session = begin_game("foodchain", "solo", "house", seed, {})
    bot = games.find_game("foodchain").players().bots["planner"](seed)
    told = []
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
        if session.moments:
            told.append((session, scenes(session, VOICE)))
            check_parts(session)
    return told


def kinds(session: Session, scene: Scene) -> set[str]:
    return {session.events[line.number].kind for line in scene.lines}


def check_parts(session: Session) -> None:
    """Every event is in the phase that was begun last when it happened."""
    for part in parts(session):
        for number in range(part.first, part.end):
            marks = [mark for mark in session.marks if mark.events <= number]
            rounds = [mark.name for mark in marks if mark.level == "round"]
            phases = [mark.name for mark in marks if mark.level == "phase"]
            begins = session.events[number].kind == "round-begins"
            assert part.round == (rounds or [""])[-1]
            assert part.phase == ("restructuring" if begins else phases[-1]), session.events[number].kind


@pytest.fixture(scope="module")
def told() -> list[Told]:
    return play(4)


def test_no_scene_has_more_than_eight_rows(told: list[Told]) -> None:
    rows = [
        len(scene.lines) + (len(scene.listing.listing.rows) if scene.listing else 0)
        for _, found in told
        for scene in found
    ]
    assert max(rows) == MOST_ROWS


def test_a_house_is_one_row(told: list[Told]) -> None:
    evenings = [
        [
            row.cells[0]
            for scene in found
            if scene.title == phase and scene.listing
            for row in scene.listing.listing.rows
        ]
        for _, found in told
        for phase in ("Dinnertime", "Marketing")
    ]
    assert any(len(rows) == MOST_ROWS for rows in evenings)
    assert all(len(rows) == len(set(rows)) for rows in evenings)


def test_dinner_is_told_once(told: list[Told]) -> None:
    said = {kind for session, found in told for scene in found for kind in kinds(session, scene)}
    assert not said & {"house-served", "stays-home", "demand-placed"}


def test_its_card_goes_with_its_own_work_only(told: list[Told]) -> None:
    shown = [kinds(session, scene) for session, found in told for scene in found if scene.illustrations]
    assert shown and all(each & {"card-drawn", "card-stays"} for each in shown)


def test_the_banks_break_is_a_scene(told: list[Told]) -> None:
    titles = [scene.title for _, found in told for scene in found]
    assert [title for title in titles if title in BREAKS] == BREAKS


def test_the_last_evening_is_told_before_the_end(told: list[Told]) -> None:
    session, last = told[-1]
    assert session.result is not None
    assert "Dinnertime" in [scene.title for scene in last]
    assert last[-1].title == BREAKS[-1]


def test_the_end_says_by_how_much(told: list[Told]) -> None:
    session, _ = told[-1]
    end = end_of(session, VOICE)
    assert end is not None and session.result is not None
    by = abs((session.result.points or 0) - (session.result.against or 0))
    assert f"by ${by}" in end.margin


def test_undo_is_named_after_what_one_did() -> None:
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    while session.answered is None or session.answered.key != "end-day":
        assert session.question is not None
        session.answer(bot.answer(session.question, session.state))
    assert takes_back(session, "answer", VOICE).startswith("Undo: End the working day (+")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Undo: your billboard at "), ("it", "Annulla: il tuo cartellone in ")]
)
def test_undo_names_a_campaigns_tile_and_not_whom_it_reaches(language: str, told: str) -> None:
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    while session.answered is None or session.answered.key != "campaign-square":
        assert session.question is not None
        session.answer(bot.answer(session.question, session.state))
    square = session.transcript.answers[-1]
    assert takes_back(session, "answer", Voice("web", language).of("foodchain")) == f"{told}{square}"


@pytest.mark.parametrize(
    ("game", "key", "told"),
    [
        ("mombasa", "your-action", "Undo: I've played · its turn (+"),
        ("mombasa", "richest", "Undo: your answer “"),
        ("mombasa", "space-free", "Undo: your answer to “Is the space "),
        ("revive", "open-hexes", "Undo: the tile at E4"),
    ],
)
def test_at_a_table_undo_is_never_named_after_what_the_opponent_did(game: str, key: str, told: str) -> None:
    session = sample_until(game, key)
    session.answer(read(sample_of(game)).answers[session.number])
    assert takes_back(session, "answer", Voice("web", "en").of(game)).startswith(told)


def test_a_sale_of_ones_own_cites_no_rule_of_the_rivals(told: list[Told]) -> None:
    session, _ = told[-1]
    sales = {event.data["side"]: event.rules for event in session.events if event.kind == "house-served"}
    assert sales == {"human": ("FCM-D1",), "automa": ("FCM-D1", "FCM-D6")}


def test_why_a_house_stands_where_it_does_is_said_in_words(told: list[Told]) -> None:
    session, _ = told[-1]
    trails = [event.trail for event in session.events if event.kind == "house-built" and event.trail]
    assert trails
    for trail in trails:
        said = trail_of(trail, VOICE)
        assert said.sentence.startswith("Square ") and "/" not in said.sentence
