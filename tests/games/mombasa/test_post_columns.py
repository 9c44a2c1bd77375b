from __future__ import annotations

import pytest

from mautoma.games.mombasa import post_columns
from mautoma.games.mombasa.post_columns import Column

LAYOUT = [[1, 1, 1], [0, 0, 5], [1, 0, 2]]
GONE = Column(0, open=True)


def posts(*columns: int) -> list[Column]:
    """A base from which no innermost post has left."""
    return [Column(number) for number in columns]


@pytest.mark.rule("MOM-N4")
def test_posts_leave_so_that_the_value_grows_most_over_the_whole_action() -> None:
    assert post_columns.take(LAYOUT, posts(3, 3, 3), 1) == posts(2, 3, 3)  # equal columns: the leftmost
    after = post_columns.take(LAYOUT, posts(3, 3, 3), 3)
    assert after == [Column(3), GONE, Column(3)]  # 5 beats 1 + 1 + 1, though it starts with nothing
    assert post_columns.value(LAYOUT, after) == 5
    assert post_columns.posts_left(after) == 6


@pytest.mark.rule("MOM-N4")
def test_ousted_posts_return_so_that_the_value_falls_most() -> None:
    assert post_columns.put_back(LAYOUT, posts(1, 2, 1), 1) == posts(2, 2, 1)
    assert post_columns.put_back([[1, 1], [1, 2, 1]], posts(1, 1), 1) == posts(1, 2)  # 2 beats 1


@pytest.mark.rule("MOM-N4")
def test_an_innermost_space_is_never_covered_again() -> None:
    """The 5 stays uncovered: a post in its place would lower the value most."""
    emptied = [Column(2), GONE, Column(2)]
    assert post_columns.put_back(LAYOUT, emptied, 1) == [Column(3), GONE, Column(2)]
    only = [Column(3), GONE, Column(3)]
    assert post_columns.put_back(LAYOUT, only, 2) == [Column(3), Column(2, open=True), Column(3)]
    assert post_columns.value(LAYOUT, post_columns.put_back(LAYOUT, only, 2)) == 5


@pytest.mark.rule("MOM-N4")
def test_an_emptied_column_has_room_for_one_post_less() -> None:
    assert post_columns.room(LAYOUT, [GONE, Column(1), Column(1, open=True)]) == [2, 2, 1]


@pytest.mark.rule("MOM-N4")
def test_posts_before_an_open_space_uncover_what_they_stand_on() -> None:
    """0 | 3 | 2 with the 2 open: the one post left stands on the 3."""
    layout = [[0, 3, 2], [2, 2]]
    before = [Column(1, open=True), Column(2)]
    assert post_columns.value(layout, before) == 2
    after = post_columns.take(layout, before, 1)
    assert after == [GONE, Column(2)]
    assert post_columns.value(layout, after) == 5


@pytest.mark.rule("MOM-N4")
def test_a_post_that_finds_no_room_stays_outside() -> None:
    assert post_columns.put_back([[1, 2]], [Column(1, open=True)], 1) == [Column(1, open=True)]
