"""What happened since an answer, told in scenes: one a phase, with the table of that moment."""

from __future__ import annotations

import pytest

from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.web.story import scenes, story
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
    found = scenes(session)
    assert [scene.phase for scene in found][:2] == ["plant", "rival"]
    assert found[0].after.trees == {"b2": "you"}
    assert len(found[1].after.trees) == 2
    assert found[-1].end == len(session.events)


def test_nothing_of_a_scene_runs_ahead(session: Session) -> None:
    told = story(session, Voice("web", "en", "orchard"))
    owners = [told[at]["pictures"][0]["svg"].count('fill="#a42"') for at in (0, 1)]
    assert owners == [0, 1]


def test_without_scripts_a_scene_is_a_page_on_which_nothing_can_be_answered(client: TestClient) -> None:
    player = Player(client)
    player.opening()
    player.answer("b2")
    scene = player.client.get(f"/games/{player.id}?scene=0").text
    assert 'id="answer"' not in scene and 'class="spot"' not in scene
    assert f'href="/games/{player.id}?scene=1"' in scene
    assert 'id="answer"' in player.client.get(f"/games/{player.id}?scene=99").text
