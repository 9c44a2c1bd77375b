from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.products import BURGER
from mautoma.games.foodchain.edition import (
    EDITIONS,
    Card,
    CleanUpIcon,
    WorkIcon,
    house,
)
from tests.editions import faults_of, load, told

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
    """The first."""
    return faults_of(EDITIONS, folder)[0]


# Loading


@pytest.mark.rule("FCM-W3")
def test_a_card_is_read_as_written(folder: Path) -> None:
    add_card(
        folder,
        CARD + 'work = [{ gain = { burger = 2 } }, { build = "left" }]\nclean_up = [{ leaves = "guru" }]\n',
    )
    edition = load(EDITIONS, folder)
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
        (
            'clean_up = [{ milestone = "first_to_sleep" }]',
            "clean_up[0].milestone: there's no milestone “first_to_sleep”",
        ),
        ('clean_up = [{ leaves = "waitress" }]', "clean_up[0].leaves: there's no 1x employee “waitress”"),
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
    assert fault(folder) == "cards.toml: card, entry 1: id: missing"


def test_an_id_used_twice(folder: Path) -> None:
    add_card(folder, CARD + CARD)
    assert fault(folder) == "cards.toml: card 'test_card': appears twice"


def test_an_unknown_section(folder: Path) -> None:
    add_card(folder, "[[crad]]\nprice = 8\n")
    assert fault(folder) == "cards.toml: crad: there's no such field"


def test_a_section_that_is_no_list(folder: Path) -> None:
    (folder / "cards.toml").write_text("[card]\nprice = 8\n")
    assert fault(folder) == "cards.toml: card: expected a list, found a group of fields"


@pytest.mark.rule("FCM-S12")
def test_too_few_cards_for_a_level(folder: Path) -> None:
    text = (folder / "cards.toml").read_text()
    (folder / "cards.toml").write_text(text.replace('group = "phase_1"', 'group = "phase_3"', 3))
    assert told(load(EDITIONS, folder).missing) == [
        "cards.toml: group 'phase_1': level easy deals 4 cards, there are 3 (FCM-S12)",
    ]


@pytest.mark.rule("FCM-D2")
def test_a_price_that_could_fall_below_1(folder: Path) -> None:
    add_card(folder, CARD.replace("price = 8", "price = 1"))
    assert fault(folder).startswith("cards.toml: card 'test_card': price: 1 with the lowest modifier")


def test_every_fault_of_both_files_is_listed(folder: Path) -> None:
    edit(folder, "cards.toml", "price = ", "prize = ")
    add_card(folder, CARD.replace("test_card", "other_card").replace("phase_3", "phase_4"))
    edit(folder, "mat.toml", 'arrow = "down"', 'arrow = "left"')
    edit(folder, "mat.toml", "modifiers = [", "modifiers = [99, ")
    places = [": ".join(line.split(": ")[:3]) for line in faults_of(EDITIONS, folder)]
    assert places == [
        f"cards.toml: card '{house().cards[0].id}': prize",
        f"cards.toml: card '{house().cards[0].id}': price",
        "cards.toml: card 'other_card': group",
        "mat.toml: sales, entry 1: arrow",
        "mat.toml: modifiers[0]: must be from -20 to 20",
    ]


def test_a_file_that_cannot_be_read_does_not_hide_the_other(folder: Path) -> None:
    (folder / "cards.toml").unlink()
    edit(folder, "mat.toml", "one_of_each = true", "one_of_all = true")
    assert [line.partition(":")[0] for line in faults_of(EDITIONS, folder)] == ["cards.toml", "mat.toml"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('arrow = "down"', 'arrow = "left"', "mat.toml: sales, entry 1: arrow: "),
        (
            "one_of_each = true",
            "one_of_all = true",
            "mat.toml: sales, entry 3: one_of_all: there's no such field",
        ),
        ("pizza = 1", "water = 1", "mat.toml: sales, entry 2: gain: "),
        ("modifiers =", "modifier =", "mat.toml: "),
        (", 0,", ",", "mat.toml: modifiers: 0 is missing (FCM-S9)"),
        ("-1, 0", "0, -1", "mat.toml: modifiers: must rise"),
        ("-1, 0", "0, 0", "mat.toml: modifiers: must rise"),
        ("-1, 0", "-1, true", "mat.toml: modifiers[1]: "),
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
    assert fault(folder).startswith("cards.toml: line 3, column ")


def test_a_file_that_ends_too_soon_names_its_last_line(folder: Path) -> None:
    (folder / "mat.toml").write_text("modifiers = [\n0,\n")
    assert fault(folder).startswith("mat.toml: line 2, column ")


@pytest.mark.parametrize("file", ["cards.toml", "mat.toml"])
def test_a_missing_file(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert fault(folder).startswith(f"{file}: this file is missing")


# The hash


def test_the_hash_is_the_same_wherever_the_folder_lies(folder: Path) -> None:
    assert load(EDITIONS, folder).hash == house().hash
    assert len(house().hash) == 16


def test_the_hash_does_not_see_comments_layout_and_defaults(folder: Path) -> None:
    edit(folder, "cards.toml", "[[card]]", "\n\n   # hello\n[[card]]   # there\nwaitresses = 0")
    edit(folder, "mat.toml", "burger = 1, pizza = 1", "pizza = 1,    burger = 1")
    assert load(EDITIONS, folder).hash == house().hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", "price = 10", "price = 11"),
        ("cards.toml", "burger = 1", "burger = 2"),
        ("cards.toml", 'id = "burger_van"', 'id = "burger_car"'),
        ("cards.toml", "houses = [2, 11]", "houses = [11, 2]"),
        ("mat.toml", "-1, 0", "-2, 0"),
        ("mat.toml", 'arrow = "down"', 'arrow = "up"'),
    ],
)
def test_the_hash_sees_every_value(folder: Path, file: str, old: str, new: str) -> None:
    edit(folder, file, old, new)
    assert load(EDITIONS, folder).hash != house().hash
