"""What points out places is sent with the news: the same marks as in a picture that is drawn with them."""

from __future__ import annotations

import pytest

from mautoma import games
from mautoma.kernel.parts import first_news
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.kernel.turns import open_orders
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_transcript
from mautoma.web.page.log import lines, places_of
from mautoma.web.page.screen import Screen, screen_of
from mautoma.web.page.turn import turn_of
from tests.samples import sample_of

pytestmark = pytest.mark.usefixtures("real_games")


def screen(session: Session, voice: Voice, show: str = "") -> Screen:
    news = lines(session, voice, first_news(session))
    return screen_of(session, voice, {"show": show}, turn_of(session, voice, news))[0]


def told_of_places(session: Session) -> list[int]:
    """The open orders, and what else happened since the human's last turn."""
    turn = range(session.turn.own_since or 0, len(session.events))
    told = open_orders(session) + [at for at in turn if not session.events[at].order]
    return [at for at in told if places_of(session.events[at])]


@pytest.mark.parametrize("game", ["foodchain", "mombasa", "revive"])
def test_every_line_with_places_has_the_marks_that_are_drawn_for_it(game: str) -> None:
    session, voice = open_transcript(read(sample_of(game))), Voice("web", "en").of(game)
    shown = 0
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        marks = screen(session, voice).marks
        assert [each.number for each in marks] == told_of_places(session)
        for each in marks:
            by_picture = dict(each.pictures)
            for picture in screen(session, voice, str(each.number)).pictures:
                if '<g data-marks="">' in picture.svg:
                    assert f'<g data-marks="">{by_picture[picture.name]}</g>' in picture.svg
                    shown += bool(by_picture[picture.name])
    assert shown > 10


def test_a_picture_that_points_has_one_place_for_its_marks() -> None:
    for game in ("foodchain", "mombasa", "revive"):
        session = open_transcript(read(sample_of(game)))
        session.jump(len(session.transcript.answers) // 2)
        view = games.find_game(game).show().view
        voice = Voice("web", "en").of(game)
        drawn = {
            picture.name: picture.svg.count("data-marks")
            for picture in view.pictures(session.state, session.question, voice.say)
        }
        marks = view.marks(session.state, ())  # type: ignore[attr-defined]
        assert {name for name, number in drawn.items() if number} == set(marks)
        assert max(drawn.values()) == 1 and not any(marks.values())
