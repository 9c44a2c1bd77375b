from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mautoma.games.revive.at_table import AtTable
from mautoma.games.revive.edition import house
from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.names import PALETTE
from mautoma.games.revive.setup import deal, new_game
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.state import Game
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup
from mautoma.kernel.session import new_session
from mautoma.kernel.table import READY, ScriptedTable

OPTIONS = {"expansion": "no", "machines": "no", "tribe": "other", "mat": "printed"}
START_TILES = [tile for tile in house().board.tiles if tile.id.startswith("start")]


def dealt(seed: int) -> Game:
    game = new_game(house(), OPTIONS)
    deal(game, ScriptedTable(Chance(seed)))
    return game


def set_up(**options: str) -> tuple[Game, ScriptedTable]:
    names = house().board.names
    answers = [("open-hexes", {names[hex]: "sand" for hex in tile.hexes}) for tile in START_TILES]
    table = ScriptedTable(Chance(1), (READY, READY), *answers)
    return AtTable().set_up(Setup(house(), OPTIONS | options), table), table


@pytest.mark.rule("REV-S1")
def test_asks_only_what_lies_open_and_is_not_printed_on_the_board() -> None:
    game, table = set_up()
    assert [question.data["tile"] for question in table.questions[1:]] == [tile.name for tile in START_TILES]
    assert all(game.map.kinds[hex] == "sand" for tile in START_TILES for hex in tile.hexes)
    assert game.map.kinds.count("large_location") == 4
    assert game.map.kinds.count("centre") == 1


@pytest.mark.rule("REV-S1")
@pytest.mark.parametrize("mode", [AtTable(), StandIn()])
def test_what_the_edition_knows_of_an_open_tile_is_not_asked(mode: AtTable) -> None:
    board = read_board(
        """
        [[row]]
        tiles = ["a", "a", "b"]
        [[tile]]
        id = "a"
        lies = "open"
        hexes = ["centre", "ask"]
        """
    )
    edition = msgspec.structs.replace(house(), board=board)
    told: list[tuple[str, Json]] = [(READY, READY), ("open-hexes", {"B1": "lake"})]
    table = ScriptedTable(Chance(1), *(told if mode.name == "table" else ()))
    game = mode.set_up(Setup(edition, OPTIONS), table)
    assert game.map.kinds[0] == "centre"
    assert game.map.kinds[1] in PALETTE
    assert game.map.kinds[2] == "hidden"


@pytest.mark.rule("REV-S1")
@pytest.mark.rule("REV-S2")
@pytest.mark.rule("REV-S3")
@pytest.mark.rule("REV-S4")
@pytest.mark.rule("REV-S5")
@pytest.mark.rule("REV-S6")
@pytest.mark.rule("REV-S7")
def test_says_what_to_lay_out() -> None:
    _, table = set_up()
    cited = {event.kind: event.rules for event in table.events}
    assert cited["set-up-table"] == ("REV-S1", "REV-S3", "REV-S4")
    assert cited["set-up-human"] == ("REV-S2",)
    assert cited["set-up-automa"] == ("REV-S5",)
    assert cited["set-up-decks"] == ("REV-S6",)
    assert "REV-S7" in cited["first-player"]
    assert table.told("set-up-table")[0].data["artifacts"] == 8
    pieces = table.told("set-up-automa")[0].data
    assert (pieces["small"], pieces["large"], pieces["populations"]) == (5, 3, 7)


@pytest.mark.rule("REV-S1")
def test_what_to_lay_out_is_one_list_that_ends_in_ready() -> None:
    session = new_session(AtTable(), house(), 1, "test", OPTIONS | {"expansion": "yes"})
    assert session.question is not None and session.question.key == READY
    told = [event.kind for event in session.events if event.kind in AtTable.orders]
    assert told == ["set-up-table", "set-up-human", "set-up-automa", "artifact-variant", "set-up-energy"]
    session.answer(READY)
    assert session.question.key == "open-hexes"


@pytest.mark.rule("REV-H1")
@pytest.mark.rule("REV-H5")
def test_says_the_humans_exceptions_once_at_the_start() -> None:
    _, table = set_up()
    (told,) = table.told("exceptions")
    assert told.rules == ("REV-H1", "REV-H2", "REV-H3", "REV-H4", "REV-H5")


@pytest.mark.rule("REV-S6")
def test_the_start_cards_are_the_deck_and_three_of_the_other_four_the_progress_deck() -> None:
    removed = Counter()  # type: Counter[str]
    for seed in range(60):
        game = dealt(seed)
        assert sorted(game.deck) == ["c1", "c2"]
        assert len(game.progress) == 3
        assert sorted([game.removed, *game.progress]) == ["c3", "c4", "c5", "c6"]
        removed[game.removed] += 1
    assert set(removed) == {"c3", "c4", "c5", "c6"}
    assert {tuple(dealt(seed).deck) for seed in range(20)} == {("c1", "c2"), ("c2", "c1")}


@pytest.mark.rule("REV-S5")
@pytest.mark.rule("REV-T4")
def test_the_marker_starts_anywhere_on_the_track() -> None:
    assert {dealt(seed).energy for seed in range(200)} == set(range(12))
    game, table = set_up()
    assert [event.data["position"] for event in table.told("set-up-energy")] == [game.energy + 1]


@pytest.mark.rule("REV-S5")
def test_a_mat_that_the_program_keeps_is_not_laid_out() -> None:
    _, printed = set_up()
    assert printed.told("set-up-automa") and not printed.told("set-up-pieces")
    game, table = set_up(mat="program")
    (event,) = table.told("set-up-pieces")
    assert event.data == {"small": 5, "large": 3, "populations": 7}
    assert not table.told("set-up-automa") and not table.told("set-up-energy")
    assert game.energy == set_up()[0].energy


@pytest.mark.rule("REV-V3")
def test_the_artifact_card_variant_is_put_aside_with_the_expansion() -> None:
    assert not set_up()[1].told("artifact-variant")
    assert set_up(expansion="yes")[1].told("artifact-variant")


@pytest.mark.rule("REV-V4")
def test_the_machine_variant_needs_the_expansion() -> None:
    assert not set_up(machines="yes")[0].machine_variant
    assert set_up(machines="yes", expansion="yes")[0].machine_variant


@pytest.mark.rule("REV-V2")
def test_the_cordycephians_give_a_leech_and_a_tribe_board() -> None:
    assert set_up(tribe="cordycephians")[1].told("set-up-leech")
    assert not set_up()[1].told("set-up-leech")
