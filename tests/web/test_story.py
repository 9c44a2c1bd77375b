"""What happened since an answer, told in scenes: one a phase, with the table of that moment."""

from __future__ import annotations

from dataclasses import replace

import pytest
from markupsafe import Markup

from mautoma import games
from mautoma.games.kit.svg import layer
from mautoma.kernel.parts import parts
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import begin_game
from mautoma.web.page.story import Scene, scenes, without_repeats
from tests.web.client import TestClient
from tests.web.orchard import OPENING, new_orchard
from tests.web.player import Player


@pytest.fixture
def session() -> Session:
    """A tree was planted, and the rival has answered."""
    session = new_orchard()
    for answer in [*OPENING, "b2"]:
        session.answer(answer)
    return session


def test_a_scene_is_a_phase_with_the_position_at_its_end(session: Session) -> None:
    found = parts(session)
    assert [part.phase for part in found][:2] == ["plant", "rival"]
    assert found[0].after.trees == {"b2": "you"}
    assert len(found[1].after.trees) == 2
    assert found[-1].end == len(session.events)


def test_that_a_round_begins_is_no_scene(real_games: None) -> None:
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    while (question := session.question) is not None and session.state.round < 4:
        session.answer(bot.answer(question, session.state))
        told = [scene.lines for scene in scenes(session, Voice("web", "en", "foodchain"))]
        kinds = [{session.events[line.number].kind for line in lines} for lines in told]
        assert {"round-begins"} not in kinds, question.key
    assert "round-begins" in {event.kind for event in session.events}


def test_nothing_of_a_scene_runs_ahead(session: Session) -> None:
    told = scenes(session, Voice("web", "en", "orchard"))
    owners = [told[at].board[0].svg.count('fill="#a42"') for at in (0, 1)]
    assert owners == [0, 1]


def test_without_scripts_a_scene_is_a_page_on_which_nothing_can_be_answered(client: TestClient) -> None:
    player = Player(client)
    player.opening()
    player.answer("b2")
    scene = player.client.get(f"/games/{player.id}?scene=0").text
    assert 'id="answer"' not in scene and 'class="spot"' not in scene
    assert f'href="/games/{player.id}?scene=1"' in scene
    assert 'id="answer"' in player.client.get(f"/games/{player.id}?scene=99").text


def test_a_layer_of_a_picture_that_did_not_change_is_not_sent_again(session: Session) -> None:
    def board(scene: Scene, trees: str) -> Scene:
        svg = f"<svg>{layer('ground', '<path/>')}{layer('trees', trees)}</svg>"
        return replace(scene, board=(replace(scene.board[0], svg=Markup(svg)),))

    told = scenes(session, Voice("web", "en", "orchard"))
    now, before = board(told[1], "<circle/>"), board(told[0], "")
    (moment,) = without_repeats([before], now.board)[0].changed
    assert moment.svg == '<svg><g data-layer="ground"></g><g data-layer="trees"><!--/trees--></g></svg>'


def test_a_picture_that_did_not_change_is_not_sent_again(session: Session) -> None:
    """Played one after the other, the scenes leave each picture as it was drawn for them."""
    voice = Voice("web", "en", "orchard")
    told = scenes(session, voice)
    now = [replace(told[-1].board[0], name="other"), *told[1].board]
    sent = without_repeats([told[0], told[0], told[1]], now)
    assert [[each.svg for each in scene.changed] for scene in sent] == [[told[0].board[0].svg], [], [None]]
    shown = stands = {each.name: each.svg for each in now}
    for scene in sent:
        stands = stands | {name: shown[name] if svg is None else svg for name, svg in scene.changed}
        assert all(stands[each.name] == each.svg for each in scene.board)
