"""Names people give themselves."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.table.names import LONGEST, alike, clean_name, free_name
from lusoria.wire.refusal import TableRefusal


def why(name: str, *taken: str) -> str:
    with pytest.raises(TableRefusal) as no:
        clean_name(name, taken)
    return no.value.why


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Livia", "Livia"),
        ("  Livia \t Drusilla\n", "Livia Drusilla"),
        ("Íñigo", "Íñigo"),
        ("I\u0301n\u0303igo", "Íñigo"),
        ("Ζωή", "Ζωή"),
        ("李白", "李白"),
        ("<b>Livia</b>", "<b>Livia</b>"),
        ("Li\u200bvia", "Livia"),
        ("\u202eLivia", "Livia"),
        ("Li\x00via\x1b[31m", "Livia[31m"),
        ("Livia\u2028Drusilla", "LiviaDrusilla"),
        ("Livia\u00a0Drusilla", "Livia Drusilla"),
        ("\ue000Livia\ud800", "Livia"),
        ("🎲 Livia", "🎲 Livia"),
    ],
)
def test_shown(given_name: str, shown: str) -> None:
    assert " ".join(clean_name(given_name, ()).split()).replace(" ", "") == shown.replace(" ", "")


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "\u200b", "\u202e\u2066", "\x00", "\ue000", "\u0301", "\u3164", "\u2800 \u115f"]
)
def test_nothing_to_see_is_no_name(name: str) -> None:
    assert why(name) == "name_empty"


def test_length() -> None:
    assert clean_name("x" * LONGEST, ()) == "x" * LONGEST
    assert why("x" * (LONGEST + 1)) == "name_long"
    assert clean_name(" " * 100 + "Livia" + "\u200b" * 100, ()) == "Livia"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Livia", "livia"),
        ("Livia", " LIVIA "),
        ("Íñigo", "Inigo"),
        ("Livia", "Ｌｉｖｉａ"),
        ("Hans", "ℋans"),
        ("Hans", "𝐇ans"),
        ("Strauß", "STRAUSS"),
        ("Livia", "Li\u200bvia"),
        ("Fiona", "ﬁona"),
    ],
)
def test_look_alikes_are_the_same(one: str, other: str) -> None:
    assert why(other, one) == "name_taken"
    assert why(one, clean_name(other, ())) == "name_taken"


def test_empty_chairs_take_no_name() -> None:
    assert clean_name("Livia", ("", "", "Marcus")) == "Livia"


def test_the_next_free_name() -> None:
    assert free_name(("Livia", "Cassius", "Octavia"), ("lívia", "Marcus", "CASSIUS")) == "Octavia"


def test_names_that_run_out_are_numbered() -> None:
    taken: list[str] = ["livia 2"]
    for _ in range(7):
        taken.append(free_name(("Livia", "Cassius"), tuple(taken)))
    assert taken[1:] == ["Livia", "Cassius", "Cassius 2", "Livia 3", "Cassius 3", "Livia 4", "Cassius 4"]


@given(st.text(max_size=60), st.lists(st.text(max_size=30), max_size=3))
def test_whatever_is_written(text: str, taken: list[str]) -> None:
    """Either refused, or short, visible, in one line, clean once and for all, and unlike the others."""
    try:
        name = clean_name(text, tuple(taken))
    except TableRefusal:
        return
    assert 0 < len(name) <= LONGEST
    assert name == name.strip()
    assert not any(unicodedata.category(mark)[0] == "C" for mark in name)
    assert len(name.splitlines()) == 1
    assert clean_name(name, ()) == name
    assert alike(name) not in {alike(other) for other in taken}
    name.encode()
