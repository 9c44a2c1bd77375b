from mautoma.games.foodchain.content.tiles import tiles

PRINTED = """
A  house 2   B  house 4   C  house 5   D  house 7   E  house 8   F  house 10  G  house 12* H  house 13
..#..        ..#HH        #####        #####        ###..        HH#..        HH#..        ..#..
..#..        ..#HH        #.HH#        #HH.#        #B...        HH#..        HH#..        ..#..
#####        #####        #.HH#        #HH.#        #.HH#        #####        #####        #####
HH#..        ..#..        #...#        .....        ..HH#        .....        ..#..        .HH..
HH#..        ..#..        #####        .....        ..###        .....        ..#..        .HH..

I  house 15  J  house 16  K  house 18  L            M            N            O            P*
..#..        ..###        #####        ..#..        ..###        ..#..        .B#..        ..#..
..#..        .HH.#        #.HH#        ..#..        ...L#        .B#..        ..#..        L.#..
#####        #HH.#        #.HH#        #####        #...#        #####        #####        #####
...HH        #....        .....        ...L.        #S...        .....        ..#..        ..#..
...HH        ###..        .....        .....        ###..        .....        ..#..        ..#B.

Q            R            S            T
..#..        ..#..        ..#S.        ..#..
..#..        .S#..        ..#..        .L#..
#####        #####        #####        #####
.S...        ..#..        B.#..        ..#..
.....        ..#..        ..#..        ..#..
"""
HOUSES = dict(zip("ABCDEFGHIJK", (2, 4, 5, 7, 8, 10, 12, 13, 15, 16, 18), strict=True))


def test_the_rows_are_those_of_the_printed_tiles() -> None:
    for picture in PRINTED.strip().split("\n\n"):
        head, *lines = picture.splitlines()
        letters = [word for word in head.replace("*", "").split() if len(word) == 1 and word.isalpha()]
        for column, letter in enumerate(letters):
            assert tiles()[letter].rows == tuple(line.split()[column] for line in lines)


def test_house_numbers_and_bridges_are_those_of_the_printed_tiles() -> None:
    assert "".join(tiles()) == "ABCDEFGHIJKLMNOPQRST"
    assert {letter: tile.house for letter, tile in tiles().items() if tile.house} == HOUSES
    assert [letter for letter, tile in tiles().items() if tile.bridge] == ["G", "P"]
