"""The scheme in words: the northernmost area that fits, of equals the westernmost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mautoma.games.mombasa.edition import Edition, house
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import after_human_action
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.mombasa.builder import (
    PASSES_NOTHING,
    asked,
    do_explore,
    position,
    with_steps,
    with_values,
)
from tests.games.mombasa.record import Recorder, play_all

GIVES: tuple[str, Json] = ("post-gives", "nothing")
NO_FREE: tuple[str, Json] = ("post-gives", "cannot no_free_area")
NO_AREA: tuple[str, Json] = ("post-gives", "cannot no_area_of")


def a_game(**human: int) -> Mombasa:
    """Saint-Louis is the richest; the human's steps as given; the house's board."""
    game = with_values(with_steps(position(), human, {}), saint_louis=9)
    game.edition = Edition("test", "test", game.edition.cards, house().board)
    return game


def told(table: ScriptedTable) -> str:
    event = table.told("explore")[-1]
    return words("en", "mombasa").text("event-explore", event.data)


@pytest.mark.rule("MOM-N3")
def test_the_place_is_told_in_words_and_no_number_is_asked() -> None:
    done, table = do_explore(a_game(), 1, 0, GIVES)
    assert done
    assert asked(table) == ["post-gives"]
    assert told(table) == ("Put a Saint-Louis post in the northernmost free area (if tied, the westernmost).")


@pytest.mark.rule("MOM-N3")
def test_a_black_post_goes_where_the_human_leads_most() -> None:
    _, table = do_explore(a_game(mombasa=4, cairo=1), 1, 1, GIVES, GIVES)
    assert table.told("explore")[0].data["victims"] == [None, "mombasa"]
    assert "in Mombasa's northernmost area (if tied, the westernmost)" in told(table)


@pytest.mark.rule("MOM-N3")
def test_several_posts_are_counted_from_the_north() -> None:
    _, table = do_explore(a_game(mombasa=4), 2, 2, *[GIVES] * 4)
    assert "the 2 northernmost free areas" in told(table)
    assert "Mombasa's 2 northernmost areas" in told(table)


@pytest.mark.rule("MOM-N5")
def test_one_free_area_takes_one_white_post() -> None:
    _, table = do_explore(a_game(), 3, 0, NO_FREE, ("areas-left", 1), GIVES)
    assert table.told("explore")[-1].data["victims"] == [None]


@pytest.mark.rule("MOM-N5")
def test_no_free_area_and_no_lead_of_the_human_is_no_exploring() -> None:
    done, table = do_explore(a_game(), 1, 1, NO_FREE)
    assert not done
    assert table.told("skipped")[0].data["reason"] == "no_post"


@pytest.mark.rule("MOM-N5")
def test_a_full_map_stays_full() -> None:
    game = a_game(mombasa=1)
    do_explore(game, 1, 1, NO_FREE, GIVES)
    after_human_action(game)
    with_values(with_steps(game, {"mombasa": 2}), saint_louis=9)
    _, table = do_explore(game, 1, 1, GIVES)
    assert table.told("explore")[0].data["victims"] == ["mombasa"]


@pytest.mark.rule("MOM-N5")
def test_a_victim_without_areas_gives_way_to_the_next_biggest_lead() -> None:
    answers = [NO_AREA, ("areas-left", 1), GIVES, GIVES]
    _, table = do_explore(a_game(mombasa=4, cairo=2), 0, 2, *answers)
    assert table.told("explore")[-1].data["victims"] == ["mombasa", "cairo"]


@pytest.mark.rule("MOM-N5")
def test_the_next_victim_may_have_no_area_either() -> None:
    answers = [NO_AREA, NO_AREA, GIVES]
    game = a_game(mombasa=4, cairo=2, cape_town=1)
    _, table = do_explore(game, 0, 1, *answers)
    assert table.told("explore")[-1].data["victims"] == ["cape_town"]


@pytest.mark.rule("MOM-N5")
def test_areas_that_were_counted_are_counted_on() -> None:
    game = a_game()
    game.facts.areas_left.learn("free", 2)
    do_explore(game, 2, 0, GIVES, GIVES)
    with_values(game, saint_louis=9)
    done, _ = do_explore(game, 1, 0)
    assert not done


@pytest.mark.rule("MOM-N5")
def test_a_base_that_runs_out_ends_it_and_the_area_filled_gives_its_bonus() -> None:
    game = a_game()
    answers = [("post-gives", "cannot base_empty"), ("posts-placed", 1), ("post-gives", "coins 3")]
    done, table = do_explore(game, 2, 0, *answers)  # type: ignore[arg-type]
    assert done and game.automa.coins == 4
    assert table.told("refused")[0].data["reason"] == "base_empty"
    assert game.facts.bases.known["saint_louis"] == 0


@pytest.mark.rule("MOM-N6")
def test_the_bonuses_one_by_one() -> None:
    game = a_game(mombasa=4)
    answers = [("post-gives", "coins 2"), ("post-gives", "steps 1"), PASSES_NOTHING]
    do_explore(game, 1, 1, *answers, track="deficit")
    assert (game.automa.coins, game.automa.steps["mombasa"]) == (3, 1)


def test_a_step_back_says_which_post_goes_back() -> None:
    game = a_game(mombasa=4)
    do_explore(game, 1, 1, GIVES, GIVES)
    assert [event.kind for event in game.put_back] == ["now-north-free", "now-north-owner"]
    assert game.put_back[1].data == {"company": "saint_louis", "owner_company": "mombasa"}


@pytest.mark.rule("MOM-N3")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_is_decided_where_the_areas_are_numbered_from_north_to_south(seed: int) -> None:
    """At a made-up table, whose lower numbers lie further north."""
    numbered = Edition("test", "test", house().cards, replace(house().board, scheme="numbers"))
    games = []
    for edition in (house(), numbered):
        recorder = Recorder(seed, edition)
        play_all(recorder, edition)
        games.append(recorder)
    in_words, by_number = games
    assert in_words.model.owners == by_number.model.owners
    assert _decisions(in_words) == _decisions(by_number)


def _decisions(recorder: Recorder) -> list[tuple[str, dict[str, Json | Msg]]]:
    """All that was told of the last attempt at an action, without the words for areas."""
    left_out = {
        "automa-scheme",
        "explore",
        "skipped",
        "refused",
        "columns-by-value",
        "return-by-value",
        "victim",
    }
    return [(event.kind, dict(event.data)) for event in recorder.events if event.kind not in left_out]
