from __future__ import annotations

import pytest
from msgspec.structs import replace

from mautoma.games.mombasa.edition import Edition, house
from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN, LEVELS, TRACKS
from mautoma.games.mombasa.setup import set_up
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.companies import learn_human_steps
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup
from mautoma.kernel.session import new_session
from mautoma.kernel.table import READY, ScriptedTable
from tests.games.mombasa.builder import PASSES_NOTHING, asked

LAID_OUT: tuple[str, Json] = (READY, READY)
NO_STEPS: tuple[str, Json] = ("starting-tile", "nothing")


def begin(
    *answers: tuple[str, Json], tracks: str = "beginner", first: str = "human", seed: int = 1
) -> tuple[Mombasa, ScriptedTable]:
    table = ScriptedTable(Chance(seed), *(answers or (LAID_OUT, NO_STEPS)))
    mode = AtTable()
    options = {"level": "hard", "tracks": tracks, "first": first}
    return mode.set_up(Setup(house(), options), table), table


@pytest.mark.rule("MOM-S1")
def test_the_tracks_of_a_first_game() -> None:
    game, _ = begin()
    assert game.tracks == {"mombasa": "A", "cape_town": "B", "saint_louis": "C", "cairo": "D"}


@pytest.mark.rule("MOM-S1")
def test_the_tracks_can_be_dealt() -> None:
    dealt = {tuple(begin(tracks="deal", seed=seed)[0].tracks.values()) for seed in range(12)}
    assert len(dealt) > 1
    assert all(set(tracks) == set(TRACKS) for tracks in dealt)


@pytest.mark.rule("MOM-S1")
def test_the_tracks_can_be_told_and_the_last_is_not_asked() -> None:
    game, table = begin(
        ("track-at", "C"), ("track-at", "A"), ("track-at", "D"), LAID_OUT, NO_STEPS, tracks="ask"
    )
    assert game.tracks == {"mombasa": "C", "cape_town": "A", "saint_louis": "D", "cairo": "B"}
    assert asked(table).count("track-at") == 3


@pytest.mark.rule("MOM-S1")
def test_what_to_lay_out_is_one_list_that_ends_in_ready() -> None:
    game = new_session(AtTable(), house(), 1, "test", {"tracks": "deal"})
    assert game.question is not None and game.question.key == READY
    told = [event.kind for event in game.events if event.order]
    assert told == [
        "set-up-board",
        *["track-lies"] * 4,
        "set-up-human",
        "automa-board",
        "automa-track-markers",
        "automa-diamond",
        "automa-jar",
        "automa-markers",
        "automa-coins",
        "automa-tile",
        "begins",
    ]
    game.answer(READY)
    assert game.question.key == "starting-tile"


@pytest.mark.rule("MOM-S2")
def test_what_the_automa_begins_with() -> None:
    automa = begin()[0].automa
    assert (automa.coins, automa.markers, automa.diamonds, automa.books, automa.jar) == (1, 3, 0, 0, 0)
    assert set(automa.steps.values()) == {0}
    assert automa.cards == 0


@pytest.mark.rule("MOM-S3")
def test_it_takes_the_track_bonus_of_its_starting_tile_and_nothing_else() -> None:
    steps = dict.fromkeys(COMPANIES, 0) | {"saint_louis": 2}
    game, _ = begin(LAID_OUT, ("starting-tile", "saint_louis 2"), PASSES_NOTHING)
    assert game.automa.steps == steps
    assert game.automa.coins == 1


@pytest.mark.rule("MOM-S3")
def test_a_starting_tile_with_steps_on_two_companies() -> None:
    steps = dict.fromkeys(COMPANIES, 0) | {"saint_louis": 1, "cairo": 3}
    tile: list[tuple[str, Json]] = [("starting-tile", "other"), ("starting-tile-all", dict[str, Json](steps))]
    game, _ = begin(LAID_OUT, *tile, PASSES_NOTHING, PASSES_NOTHING)
    assert game.automa.steps == steps


@pytest.mark.rule("MOM-S4")
def test_the_deck_is_eight_cards() -> None:
    game, _ = begin()
    assert len(game.edition.cards) == 8
    assert game.edition is house()


@pytest.mark.rule("MOM-S5")
def test_the_first_player_at_random_or_as_chosen() -> None:
    assert {begin(first="random", seed=seed)[0].first for seed in range(12)} == {HUMAN, AUTOMA}
    assert begin(first="automa")[0].first == AUTOMA
    assert begin(first="human")[0].first == HUMAN


@pytest.mark.rule("MOM-S6")
def test_by_the_standard_rules_human_markers_begin_at_0_and_may_have_moved() -> None:
    game, _ = begin()
    table = ScriptedTable(Chance(1), ("human-steps", {"cairo": 2}))
    learn_human_steps(game, table, ["cairo"])
    assert table.questions[0].default == {"cairo": 0}
    assert not table.questions[0].remembered  # nobody has answered it before


@pytest.mark.rule("MOM-S4")
@pytest.mark.parametrize(("deck", "scheme"), [("printed", "numbers"), ("shuffled", "north")])
def test_printed_cards_and_a_numbered_scheme_are_laid_out_too(deck: str, scheme: str) -> None:
    board = replace(house().board, scheme=scheme)
    edition = Edition("test", "test", house().cards, board)
    game = new_session(AtTable(), edition, 1, "test", {"deck": deck})
    told = {event.kind for event in game.events if event.order}
    assert ("automa-deck" in told, "automa-scheme" in told) == (deck == "printed", scheme == "numbers")


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_is_the_turning_round(level: str) -> None:
    mode = AtTable()
    table = ScriptedTable(Chance(1), LAID_OUT, NO_STEPS)
    game = mode.set_up(Setup(house(), {"level": level, "tracks": "deal", "first": "human"}), table)
    assert game.turning_round == LEVELS[level]


def test_the_state_is_on_the_table_before_anything_is_asked() -> None:
    table = ScriptedTable(Chance(1))
    game = Mombasa(house(), 4)
    with pytest.raises(AssertionError, match="track-at"):
        set_up(game, table, "ask", "human")
    assert table.state is game
