from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.products import BURGER, PRODUCTS
from mautoma.games.foodchain.content.supply import GROUPS, levels
from mautoma.games.foodchain.edition import (
    SALES_START,
    Card,
    CleanUpIcon,
    WorkIcon,
    house,
    load_edition,
)
from mautoma.games.foodchain.names import OUTER_TILES
from mautoma.games.kit.files import DataError

CARD = """
[[card]]
id = "test_card"
group = "phase_3"
price = 8
priority = 7
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(DATA / "house", copy)
    return copy


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))


def add_card(folder: Path, lines: str) -> None:
    with (folder / "cards.toml").open("a") as file:
        file.write(lines)


def fault(folder: Path) -> str:
    with pytest.raises(DataError) as caught:
        load_edition(folder)
    message = str(caught.value)
    assert "\n" not in message
    return message


# The house edition


@pytest.mark.rule("FCM-S12")
def test_the_house_edition_has_25_cards() -> None:
    assert Counter(card.group for card in house().cards) == {
        "round_1_2": 3,
        "phase_1": 6,
        "phase_2": 7,
        "phase_3": 9,
    }


@pytest.mark.rule("FCM-S12")
def test_every_level_can_be_dealt_from_the_house_edition() -> None:
    for level in levels().values():
        assert all(len(house().pool(group)) >= level.deals(group) for group in GROUPS)


@pytest.mark.rule("FCM-W10")
def test_the_house_edition_shows_every_icon() -> None:
    cards = house().cards
    assert {icon.kind for card in cards for icon in card.work} == {
        "gain",
        "most_drink",
        "most_food",
        "least",
        "payout",
        "build",
    }
    assert {icon.kind for card in cards for icon in card.clean_up} == {
        "milestone",
        "produced",
        "billboard",
        "train",
        "leaves",
    }
    assert {(campaign.kind, campaign.duration) for card in cards for campaign in card.campaigns} == {
        (kind, duration) for kind in ("food", "drink") for duration in (2, 3)
    }
    assert any(card.sales_icon for card in cards)
    assert any(card.milestone_cash for card in cards)


@pytest.mark.rule("FCM-B5")
def test_the_house_edition_builds_on_every_outer_tile() -> None:
    assert {icon.build for card in house().cards for icon in card.work if icon.build} == set(OUTER_TILES)


@pytest.mark.rule("FCM-M4")
def test_the_house_edition_targets_every_house_about_as_often() -> None:
    hits = Counter(n for card in house().cards for campaign in card.campaigns for n in campaign.houses)
    assert set(hits) == set(range(1, 20))
    assert max(hits.values()) <= 2 * min(hits.values())


@pytest.mark.rule("FCM-C8")
def test_the_first_cards_of_the_house_edition_show_nothing_that_bites_twice() -> None:
    """The ROUND 1-2 card acts twice, so these icons would remove an employee in round 2."""
    first = [card for card in house().cards if card.group == "round_1_2"]
    assert first
    shown = {icon.kind for card in first for icon in card.clean_up}
    assert not shown & {"produced", "billboard", "train"}


@pytest.mark.rule("FCM-D2")
def test_the_lowest_price_of_the_house_edition_is_at_least_1() -> None:
    assert min(card.price for card in house().cards) + min(house().mat.modifiers) >= 1


@pytest.mark.rule("FCM-S8")
@pytest.mark.rule("FCM-S9")
def test_both_markers_have_a_spot_to_start_on() -> None:
    assert SALES_START == 2
    assert len(house().mat.sales) > SALES_START
    assert 0 in house().mat.modifiers


@pytest.mark.rule("FCM-W8")
def test_the_house_mat_shows_every_icon_of_the_sales_track() -> None:
    spots = house().mat.sales
    assert {spot.arrow for spot in spots} == {"up", "down", None}
    assert any(spot.one_of_each for spot in spots)
    assert any(spot.city_supply for spot in spots)
    assert {product for spot in spots for product in spot.gain} == set(PRODUCTS)


def test_the_house_edition_grows_from_modest_to_dangerous() -> None:
    means = [mean(card.price for card in house().pool(group)) for group in GROUPS]
    assert means == sorted(means, reverse=True)
    assert not any(icon.payout for card in house().pool("phase_1") for icon in card.work)
    assert all(any(icon.payout for icon in card.work) for card in house().pool("phase_3"))
    assert all(card.sales_icon for card in house().pool("phase_3"))


def test_both_files_say_whose_design_they_are() -> None:
    for file in ("cards.toml", "mat.toml"):
        head = (DATA / "house" / file).read_text().split("\n\n")[0]
        assert "this project's own design" in head


def test_every_card_has_a_line_for_the_player_above_it() -> None:
    lines = (DATA / "house" / "cards.toml").read_text().splitlines()
    above = [lines[at - 1] for at, line in enumerate(lines) if line == "[[card]]"]
    assert len(above) == 25
    assert all(line.startswith("# ") for line in above)


# Loading


@pytest.mark.rule("FCM-W3")
def test_a_card_is_read_as_written(folder: Path) -> None:
    add_card(
        folder,
        CARD + 'work = [{ gain = { burger = 2 } }, { build = "left" }]\nclean_up = [{ leaves = "guru" }]\n',
    )
    edition = load_edition(folder)
    assert edition.name == "mine"
    assert edition.card("test_card") == Card(
        id="test_card",
        group="phase_3",
        price=8,
        priority=7,
        work=(WorkIcon(gain={BURGER: 2}), WorkIcon(build="left")),
        clean_up=(CleanUpIcon(leaves="guru"),),
    )


def test_an_unknown_card_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="no_such_card"):
        house().card("no_such_card")


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("prize = 8", "prize"),
        ("waitresses = -1", "waitresses"),
        ('waitresses = "two"', "waitresses"),
        ('work = [{ build = "centre" }]', "work[0].build"),
        ("work = [{ gain = { burgr = 2 } }]", "work[0].gain"),
        ("work = [{ gain = { burger = 0 } }]", "work[0].gain"),
        ("work = [{ gain = {} }]", "work[0].gain"),
        ("work = [{ payout = true }, { least = 2 }]", "work[1].least"),
        ("work = [{ most_drink = 2, most_food = 2 }]", "work[0]: an icon is exactly one of gain, most_drink"),
        ("work = [{ payout = false }]", "work[0]: an icon is exactly one of"),
        ("work = [{ most_beer = 2 }]", "most_beer"),
        ('campaigns = [{ kind = "food", duration = 4, houses = [1] }]', "campaigns[0].duration"),
        ('campaigns = [{ kind = "soup", duration = 2, houses = [1] }]', "campaigns[0].kind"),
        ('campaigns = [{ kind = "food", duration = 2, houses = [3, 21] }]', "campaigns[0].houses[1]"),
        ('campaigns = [{ kind = "food", duration = 2, houses = [0] }]', "campaigns[0].houses[0]"),
        ('campaigns = [{ kind = "food", duration = 2, houses = [] }]', "campaigns[0].houses"),
        ('campaigns = [{ kind = "food", houses = [1] }]', "duration"),
        ('clean_up = [{ milestone = "first_to_sleep" }]', "clean_up[0]: milestone: 'first_to_sleep'"),
        ('clean_up = [{ leaves = "waitress" }]', "clean_up[0]: leaves: 'waitress' is not a 1x employee"),
        ("clean_up = [{ produced = true, train = true }]", "clean_up[0]: an icon is exactly one of"),
    ],
)
def test_a_fault_names_file_card_and_field(folder: Path, line: str, field: str) -> None:
    add_card(folder, CARD + line + "\n")
    message = fault(folder)
    assert message.startswith("cards.toml: card 'test_card': ")
    assert field in message


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("price = 8", "price = -8", "price"),
        ("price = 8", "price = 8.5", "price"),
        ("price = 8\n", "", "price"),
        ('group = "phase_3"', 'group = "phase_4"', "group"),
        ("priority = 7", "priority = 0", "priority"),
    ],
)
def test_a_fault_in_a_required_field(folder: Path, old: str, new: str, field: str) -> None:
    add_card(folder, CARD.replace(old, new))
    message = fault(folder)
    assert message.startswith("cards.toml: card 'test_card': ")
    assert field in message


def test_a_card_without_id_is_named_by_its_place(folder: Path) -> None:
    (folder / "cards.toml").write_text('[[card]]\ngroup = "phase_1"\n')
    assert fault(folder) == "cards.toml: card: entry 1: missing required field `id`"


def test_an_id_used_twice(folder: Path) -> None:
    add_card(folder, CARD + CARD)
    assert fault(folder) == "cards.toml: card 'test_card': id: used twice"


def test_an_unknown_section(folder: Path) -> None:
    add_card(folder, "[[crad]]\nprice = 8\n")
    assert fault(folder) == "cards.toml: unknown field `crad`"


def test_a_section_that_is_no_list(folder: Path) -> None:
    (folder / "cards.toml").write_text("[card]\nprice = 8\n")
    assert fault(folder) == "cards.toml: card: expected a list of [[card]] entries"


@pytest.mark.rule("FCM-S12")
def test_too_few_cards_for_a_level(folder: Path) -> None:
    text = (folder / "cards.toml").read_text()
    (folder / "cards.toml").write_text(text.replace('group = "phase_1"', 'group = "phase_3"', 3))
    assert load_edition(folder).missing == (
        "cards.toml: group 'phase_1': level 'easy' deals 4 cards, there are 3 (FCM-S12)",
    )


@pytest.mark.rule("FCM-D2")
def test_a_price_that_could_fall_below_1(folder: Path) -> None:
    add_card(folder, CARD.replace("price = 8", "price = 3"))
    assert fault(folder) == (
        "cards.toml: card 'test_card': price: 3 with the lowest modifier -3 of mat.toml is below $1 (FCM-D2)"
    )


def test_every_fault_of_both_files_is_listed(folder: Path) -> None:
    edit(folder, "cards.toml", "price = ", "prize = ")
    add_card(folder, CARD.replace("price = 8", "price = 3"))
    add_card(folder, CARD.replace("test_card", "other_card").replace("phase_3", "phase_4"))
    edit(folder, "mat.toml", 'arrow = "down"', 'arrow = "left"')
    edit(folder, "mat.toml", "modifiers = [", "modifiers = [5, ")
    with pytest.raises(DataError) as caught:
        load_edition(folder)
    places = [": ".join(line.split(": ")[:3]) for line in caught.value.faults]
    assert places == [
        f"cards.toml: card '{house().cards[0].id}': unknown field `prize`",
        "cards.toml: card 'other_card': group",
        "mat.toml: sales: entry 1",
        "mat.toml: modifiers: must rise from the lowest to the highest",
        "cards.toml: card 'test_card': price",
    ]


def test_a_file_that_cannot_be_read_does_not_hide_the_other(folder: Path) -> None:
    (folder / "cards.toml").unlink()
    edit(folder, "mat.toml", "one_of_each = true", "one_of_all = true")
    with pytest.raises(DataError) as caught:
        load_edition(folder)
    assert [line.partition(":")[0] for line in caught.value.faults] == ["cards.toml", "mat.toml"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('arrow = "down"', 'arrow = "left"', "mat.toml: sales: entry 1: arrow: "),
        ("one_of_each = true", "one_of_all = true", "mat.toml: sales: entry 2: unknown field `one_of_all`"),
        ("soda = 1", "water = 1", "mat.toml: sales: entry 8: gain: "),
        ("modifiers =", "modifier =", "mat.toml: "),
        (", 0,", ",", "mat.toml: modifiers: 0 is missing (FCM-S9)"),
        ("-3, -2", "-2, -3", "mat.toml: modifiers: must rise"),
        ("-3, -2", "-2, -2", "mat.toml: modifiers: must rise"),
        ("-3, -2", "-3, true", "mat.toml: modifiers[1]: "),
    ],
)
def test_a_fault_in_the_mat_names_file_spot_and_field(folder: Path, old: str, new: str, message: str) -> None:
    edit(folder, "mat.toml", old, new)
    assert fault(folder).startswith(message)


@pytest.mark.rule("FCM-S8")
def test_a_sales_track_without_a_start(folder: Path) -> None:
    (folder / "mat.toml").write_text("modifiers = [0]\nsales = [{}, {}]\n")
    assert fault(folder) == "mat.toml: sales: the track needs a spot 2 (FCM-S8)"


# Files that cannot be read


def test_a_syntax_error_names_file_and_line(folder: Path) -> None:
    (folder / "cards.toml").write_text('[[card]]\nid = "a"\nprice 8\n')
    assert fault(folder).startswith("cards.toml: line 3: ")


def test_a_file_that_ends_too_soon_names_its_last_line(folder: Path) -> None:
    (folder / "mat.toml").write_text("modifiers = [\n0,\n")
    assert fault(folder).startswith("mat.toml: line 2: ")


@pytest.mark.parametrize("file", ["cards.toml", "mat.toml"])
def test_a_missing_file(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert fault(folder).startswith(f"{file}: not found in ")


def test_a_file_that_is_not_text(folder: Path) -> None:
    (folder / "mat.toml").write_bytes(b"\xff\xfe\x00")
    assert fault(folder).startswith("mat.toml: cannot be read: ")


# The hash


def test_the_hash_is_the_same_wherever_the_folder_lies(folder: Path) -> None:
    assert load_edition(folder).hash == house().hash
    assert len(house().hash) == 16


def test_the_hash_does_not_see_comments_layout_and_defaults(folder: Path) -> None:
    edit(folder, "cards.toml", "[[card]]", "\n\n   # hello\n[[card]]   # there\nwaitresses = 0")
    edit(folder, "mat.toml", "burger = 1, pizza = 1", "pizza = 1,    burger = 1")
    assert load_edition(folder).hash == house().hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", "price = 10", "price = 11"),
        ("cards.toml", "burger = 1", "burger = 2"),
        ("cards.toml", 'id = "burger_van"', 'id = "burger_car"'),
        ("cards.toml", "houses = [2, 11]", "houses = [11, 2]"),
        ("mat.toml", "-3, -2", "-4, -2"),
        ("mat.toml", 'arrow = "down"', 'arrow = "up"'),
    ],
)
def test_the_hash_sees_every_value(folder: Path, file: str, old: str, new: str) -> None:
    edit(folder, file, old, new)
    assert load_edition(folder).hash != house().hash
