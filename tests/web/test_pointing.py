"""What points out places is sent with the news: the same marks as in a picture that is drawn with them."""

from __future__ import annotations

import pytest

from mautoma import games
from mautoma.kernel.transcript import read
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_transcript
from mautoma.web.content import first_news
from mautoma.web.scene import places_of, scene
from tests.samples import sample_of

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.mark.parametrize("game", ["foodchain", "mombasa", "revive"])
def test_every_line_with_places_has_the_marks_that_are_drawn_for_it(game: str) -> None:
    session, voice = open_transcript(read(sample_of(game))), Voice("web", "en").of(game)
    shown = 0
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        marks = scene(session, voice, {})["marks"]
        told = [at for at in range(first_news(session), len(session.events)) if places_of(session.events[at])]
        assert list(marks) == [str(at) for at in told]
        for at, by_picture in marks.items():
            for picture in scene(session, voice, {"show": at})["pictures"]:
                if '<g data-marks="">' in picture["svg"]:
                    assert f'<g data-marks="">{by_picture[picture["name"]]}</g>' in picture["svg"]
                    shown += bool(by_picture[picture["name"]])
    assert shown > 10


def test_a_picture_that_points_has_one_place_for_its_marks() -> None:
    for game in games.GAMES:
        session = open_transcript(read(sample_of(game)))
        session.jump(len(session.transcript.answers) // 2)
        view = games.find_game(game).view()
        voice = Voice("web", "en").of(game)
        drawn = {
            picture.name: picture.svg.count("data-marks")
            for picture in view.pictures(session.state, session.question, voice.say)
        }
        marks = view.marks(session.state, ())  # type: ignore[attr-defined]
        assert {name for name, number in drawn.items() if number} == set(marks)
        assert max(drawn.values()) == 1 and not any(marks.values())
