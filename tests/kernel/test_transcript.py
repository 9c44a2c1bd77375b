from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mautoma.kernel.transcript import BadTranscript, Header, Note, Transcript, answers_in, read, write

HEADER = Header("toy", "solo", 1, "house", "toy", 7, "0.1.0", {"level": "easy"})

json = st.recursive(
    st.none() | st.booleans() | st.integers(-1000, 1000) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.lists(json, max_size=8))
def test_what_is_written_is_read_back(answers: list[object]) -> None:
    transcript = Transcript(HEADER, answers, [Note(len(answers), "rewound", {"from": 9})])  # type: ignore[arg-type]
    again = read(write(transcript, {0: "first"}))
    assert (again.header, again.answers, again.notes) == (HEADER, answers, transcript.notes)


def test_a_transcript_can_be_written_by_hand() -> None:
    text = (
        "mautoma transcript 1\n# a friend's challenge\n"
        'game = "toy"\nmode = "solo"\nrules=1\nedition = "house"\nedition_hash = "toy"\n'
        'seed = 7\nversion = "0.1.0"\noptions = {"level": "easy"}\n\n'
        '3   # the bonus\n\n# now the cards\n"keep"\n! dispute {"event": 4}\n{"a": [1, 2]}\n'
    )
    transcript = read(text)
    assert transcript.header == HEADER
    assert transcript.answers == [3, "keep", {"a": [1, 2]}]
    assert transcript.notes == [Note(2, "dispute", {"event": 4})]
    assert transcript.lines == [12, 15, 17]


def test_a_file_cut_off_in_the_middle_of_a_line_keeps_the_whole_answers() -> None:
    text = write(Transcript(HEADER, ["keep", "leave"]))
    transcript = read(text[:-4])
    assert transcript.cut_off
    assert transcript.answers == ["keep"]


def test_a_broken_line_elsewhere_is_named() -> None:
    text = write(Transcript(HEADER, ["keep", "leave"])).replace('"keep"', "keep")
    with pytest.raises(BadTranscript) as caught:
        read(text)
    assert caught.value.message.data["line"] == 11


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("mautoma transcript 1", "hello", "transcript-first-line"),
        ('game = "toy"\n', "", "transcript-header-missing"),
        ("seed = 7", 'seed = "seven"', "transcript-header-value"),
        ("seed = 7", "seed = -1", "transcript-header-value"),
        ("seed = 7", "seed = " + "7" * 5000, "transcript-not-json"),
        ("rules = 1", "rules = " + "1" * 4000, "transcript-header-value"),
        ('"keep"', "[" * 900 + "]" * 900, "transcript-not-json"),
        ('"keep"', "[" * 90000 + "]" * 90000, "transcript-not-json"),
        ('"keep"', '! note {"deep": ' + "[" * 900 + "]" * 900 + "}", "transcript-not-json"),
        ("seed = 7", "sead = 7", "transcript-header-line"),
        ('"easy"}', "3}", "transcript-header-value"),
        ('"keep"', '"keep" "keep"', "transcript-after-answer"),
        ('"keep"', "! note", "transcript-not-json"),
        ('"keep"', "! note 3", "transcript-note"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(old: str, new: str, key: str) -> None:
    text = write(Transcript(HEADER, ["keep", "leave"]))
    assert old in text
    with pytest.raises(BadTranscript, match=key):
        read(text.replace(old, new))


def test_answers_are_told_as_text_with_their_questions() -> None:
    text = write(Transcript(HEADER, ["a", 3, {"b": 1}]), {0: "first", 2: "third"})
    told = [("first", "a"), ("", "3"), ("third", '{"b": 1}')]
    assert answers_in(text) == answers_in(text.replace("\n3", "\n  3")) == told
    assert answers_in(text.rpartition(" 1}")[0]) == told[:2], "the last line was cut off"
