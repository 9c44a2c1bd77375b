from __future__ import annotations

import pytest

from mautoma.games.mombasa.names import COMPANIES
from mautoma.games.mombasa.table.facts import after_human_action, new_round
from mautoma.games.mombasa.table.facts.areas import nth_area, post_placed
from mautoma.games.mombasa.table.facts.companies import learn_human_steps, learn_values
from mautoma.games.mombasa.table.facts.markers import space_free, spaces
from tests.games.mombasa.builder import position, scripted, with_steps, with_values

STEPS = {"mombasa": 3, "cape_town": 1, "saint_louis": 0, "cairo": 2}


def test_a_fact_is_remembered_until_the_human_acts_then_its_old_value_is_offered() -> None:
    game = position()
    table = scripted(game, ("human-steps", STEPS))
    learn_human_steps(game, table, COMPANIES)
    learn_human_steps(game, table, COMPANIES)
    after_human_action(game)
    table.answers.append(("human-steps", STEPS))
    learn_human_steps(game, table, COMPANIES)
    assert table.questions[-1].default == STEPS and table.questions[-1].remembered


def test_nothing_is_offered_for_what_was_never_reported() -> None:
    game = position()
    table = scripted(game, ("share-values", {"cairo": 3}))
    learn_values(game, table, ["cairo"])
    assert table.questions[-1].default is None


def test_a_marker_that_went_back_is_questioned_once_and_can_be_insisted_on() -> None:
    game = with_steps(position(), STEPS)
    after_human_action(game)
    back = STEPS | {"mombasa": 2}
    table = scripted(game, ("human-steps", back), ("insist", False), ("human-steps", back), ("insist", True))
    learn_human_steps(game, table, COMPANIES)
    assert game.facts.steps.known == back
    doubt = table.told("insisted")[0].data["doubt"]
    assert getattr(doubt, "key", None) == "doubt-steps-back"
    assert getattr(doubt, "data", {}) == {"company": "mombasa", "steps": 2, "before": 3}


def test_a_marker_past_the_known_end_of_its_track_is_questioned() -> None:
    game = position()
    game.facts.lengths["A"] = 10
    table = scripted(
        game, ("human-steps", {"mombasa": 11}), ("insist", False), ("human-steps", {"mombasa": 10})
    )
    learn_human_steps(game, table, ["mombasa"])
    assert not table.told("insisted")


def test_a_share_value_out_of_this_world_is_questioned() -> None:
    game = position()
    table = scripted(game, ("share-values", {"cairo": 26}), ("insist", True))
    learn_values(game, table, ["cairo"])
    assert game.facts.values.known["cairo"] == 26


def test_all_spaces_are_free_at_the_start_of_a_round() -> None:
    game = position()
    assert len(spaces(game)) == 4 + 4 + 3
    assert all(space_free(game, space) for space in spaces(game))


def test_a_taken_space_stays_taken_for_the_round() -> None:
    game = position()
    game.facts.free.learn("buy", False)
    after_human_action(game)
    assert not space_free(game, "buy") and space_free(game, "remove")
    new_round(game)
    assert space_free(game, "buy")


def test_a_full_map_stays_full() -> None:
    game = position()
    assert nth_area(game, scripted(game, ("lowest-area", "0")), "free", 0) == 0
    after_human_action(game)
    assert nth_area(game, scripted(game), "free", 0) == 0


def test_areas_of_a_company_are_offered_again_after_the_humans_action() -> None:
    game = position()
    nth_area(game, scripted(game, ("lowest-area", "3"), ("next-area", "7")), "cairo", 1)
    assert nth_area(game, scripted(game), "cairo", 0) == 3
    after_human_action(game)
    table = scripted(game, ("lowest-area", "3"), ("next-area", "7"))
    nth_area(game, table, "cairo", 1)
    assert [question.default for question in table.questions] == ["3", "7"]


@pytest.mark.parametrize(
    ("known", "area", "after"),
    [
        ([5], 3, [3, 5]),
        ([5], 8, [5]),  # whether others lie between is not known
        ([5, 0], 8, [5, 8, 0]),
        ([0], 4, [4, 0]),
    ],
)
def test_an_area_the_automa_took_is_known_as_its_companys(
    known: list[int], area: int, after: list[int]
) -> None:
    game = position()
    game.facts.areas.learn("cairo", known)
    post_placed(game, "cairo", area, None)
    assert game.facts.areas.is_sure("cairo") and game.facts.areas.known["cairo"] == after


def test_an_area_that_holds_another_companys_post_is_questioned_while_it_is_sure() -> None:
    game = position()
    game.facts.owners.learn("5", "mombasa")
    table = scripted(game, ("lowest-area", "5"), ("insist", False), ("lowest-area", "6"))
    assert nth_area(game, table, "cairo", 0) == 6
    after_human_action(game)  # now Cairo may have ousted it
    assert nth_area(game, scripted(game, ("lowest-area", "5")), "cairo", 0) == 5


@pytest.mark.parametrize(
    "memory", ["steps", "values", "goods", "display", "books", "owners", "bases", "areas"]
)
def test_a_clone_forgets_and_learns_alone(memory: str) -> None:
    game = with_values(with_steps(position(), STEPS))
    copy = game.clone()
    getattr(copy.facts, memory).learn("new", 1)
    assert not getattr(game.facts, memory).is_sure("new")
    assert copy.facts != game.facts
