from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from mautoma.games.revive.edition import house
from mautoma.games.revive.edition.board import read_board
from mautoma.games.revive.names import PALETTE
from mautoma.games.revive.setup import deal, new_game
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup
from mautoma.kernel.session import new_session
from mautoma.kernel.table import READY, ScriptedTable

OPTIONS = {"expansion": "no", "machines": "no", "tribe": "other", "mat": "printed"}
START_TILES = [tile for tile in house().board.tiles if tile.id.startswith("start")]


def dealt(seed: int) -> Revive:
    game = new_game(house(), OPTIONS)
    deal(game, ScriptedTable(Chance(seed)))
    return game


def set_up(**options: str) -> tuple[Revive, ScriptedTable]:
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
    assert cited["set-up-table"] == ("REV-S1",)
    assert cited["set-up-artifacts"] == cited["set-up-minor-artifact"] == ("REV-S3",)
    assert cited["set-up-tracks"] == ("REV-S4",)
    assert cited["set-up-cards"] == cited["set-up-crystal"] == ("REV-S2",)
    assert cited["set-up-pieces"] == cited["set-up-rest"] == cited["set-up-mat"] == ("REV-S5",)
    assert cited["set-up-decks"] == ("REV-S6",)
    assert "REV-S7" in cited["first-player"]
    assert table.told("set-up-artifacts")[0].data["artifacts"] == 8
    pieces = table.told("set-up-pieces")[0].data
    assert (pieces["small"], pieces["large"], pieces["populations"]) == (5, 3, 7)


@pytest.mark.rule("REV-S1")
def test_what_to_lay_out_is_one_list_that_ends_in_ready() -> None:
    options = {"expansion": "yes", "tribe": "cordycephians", "deck": "printed"}
    session = new_session(AtTable(), house(), 1, "test", OPTIONS | options)
    assert session.question is not None and session.question.key == READY
    told = [event.kind for event in session.events if event.order]
    assert told == [
        *("set-up-table", "set-up-expansion", "artifact-variant"),
        *("set-up-artifacts", "set-up-minor-artifact", "set-up-tracks"),
        *("set-up-cards", "set-up-crystal"),
        *("set-up-pieces", "set-up-rest", "set-up-leech", "set-up-tribe-board", "set-up-mat"),
        *("shuffle-printed", "remove-printed", "progress-printed", "set-up-energy"),
    ]
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
    assert printed.told("set-up-mat") and printed.told("set-up-energy")
    game, table = set_up(mat="program")
    assert table.told("set-up-pieces") == printed.told("set-up-pieces")
    assert not table.told("set-up-mat") and not table.told("set-up-energy")
    assert game.energy == set_up()[0].energy


@pytest.mark.rule("REV-V3")
def test_the_artifact_card_variant_is_put_aside_with_the_expansion() -> None:
    assert not set_up()[1].told("artifact-variant")
    assert set_up(expansion="yes")[1].told("artifact-variant")


@pytest.mark.rule("REV-S4")
def test_the_devotion_track_is_the_expansions() -> None:
    tracks = [set_up(expansion=expansion)[1].told("set-up-tracks")[0].data for expansion in ("no", "yes")]
    base = ["score", "hibernation"]
    assert tracks == [{"tracks": base}, {"tracks": [*base, "devotion"]}]


@pytest.mark.rule("REV-V4")
def test_the_machine_variant_needs_the_expansion() -> None:
    assert not set_up(machines="yes")[0].machine_variant
    assert set_up(machines="yes", expansion="yes")[0].machine_variant


@pytest.mark.rule("REV-V2")
def test_the_cordycephians_give_a_leech_and_a_tribe_board() -> None:
    assert set_up(tribe="cordycephians")[1].told("set-up-leech")
    assert not set_up()[1].told("set-up-leech")
