"""Names of people: cleaning, limits and confusable letters."""

import itertools
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lusoria.table.bot_seats.bot_names import bot_names
from lusoria.table.room.confusables import invisible_characters, look_alikes, skeleton, strip_invisible
from lusoria.table.room.names import BLANK, MAX_LENGTH, MAX_MARKS, alike, clean_name, free_name, is_mark, tidy
from lusoria.wire.refusal import TableRefusal

PEOPLE = [
    *("José", "Ñuño", "François", "伊藤", "さとう", "サトウ", "Владимир", "Анна", "Ελένη", "Νίκος", "أحمد"),
    *("محمد", "नेहा", "निहा", "अमित", "Nguyễn", "O'Brien", "김민준", "김민중", "דוד", "שָׂרָה", "תּוֹרָה"),
    *("สมชาย", "สมหญิง", "ကျွန်း", "ကြွေး", "རྒྱུད", "ड़ों", "შოთა", "Արմեն", "ọ́lá", "Lėj̇̃a"),
    *("Anna", "Hanna", "Neil", "Nell", "Eli", "Ella", "Will", "Bill", "Jill", "Gil", "Mario", "Maria"),
    *("Marta", "Max", "May", "Mia", "Noa", "Noah", "Lea", "Leo", "Lia", "Lena", "Ida", "Ada", "Iva"),
    *("Sam", "Tim", "Tom", "Kim", "Dan", "Don", "李明", "王芳", "🦊", "Bjørn"),
]
"""Real names: no two are equal, and none contains anything superfluous."""

ZALGO = "Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306a\u0330\u0331\u0332lgo"
TURNS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}

STRANGE = st.text(
    st.characters()
    | st.sampled_from("aIl1O0m .-")
    | st.characters(categories=["Mn", "Mc", "Me"])
    | st.characters(categories=["Cf", "Lo", "Zs"])
    | st.sampled_from(
        "\u034f\u115f\u1160\u17b4\u180b\u3164\ufe0f\uffa0\U000e0100\u1100\u1161\u09c7\u09be" + BLANK
    ),
    max_size=60,
)
"""Texts with far more marks and invisible characters than people write."""


def refusal_of(name: str, *taken: str) -> str:
    with pytest.raises(TableRefusal) as refused:
        clean_name(name, taken)
    return refused.value.why


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
        ("Livia\u2028Drusilla", "Livia Drusilla"),
        ("Livia\u00a0Drusilla", "Livia Drusilla"),
        ("\ue000Livia\ud800", "Livia"),
        ("🎲 Livia", "🎲 Livia"),
        ("Li\u034fv\ufe0fi\U000e0100a\u17b4", "Livia"),
        ("\u0301Livia", "Livia"),
        ("Livia \u0301\u0302 \u0303Drusilla", "Livia Drusilla"),
        ("👨\u200d👩\u200d👧", "👨👩👧"),
        ("❤\ufe0f", "❤"),
        (ZALGO, "Z\u0300\u0301a\u0330\u0331lgo"),
        ("ก\u0e49\u0e49\u0e49\u0e49\u0e49", "ก\u0e49"),
        ("ש\u05c1\u05bc\u05b8\u0591\u0592\u0593", "ש\u05b8\u05bc\u05c1\u0591"),
    ],
)
def test_name_is_cleaned(given_name: str, shown: str) -> None:
    """Regression: all marks stayed, and invisible ones among letters and marks (U+034F, U+FE0F, U+17B4)."""
    assert clean_name(given_name, ()) == shown


@pytest.mark.parametrize("name", PEOPLE)
def test_valid_name_is_unchanged(name: str) -> None:
    assert clean_name(name, ()) == unicodedata.normalize("NFC", name)


def test_different_names_stay_different() -> None:
    assert [pair for pair in itertools.combinations(PEOPLE, 2) if alike(*pair)] == []


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\t\n", "\u200b", "\u202e\u2066", "\x00", "\ue000", "\u0301", "\u3164", "\u2800 \u115f"),
        *("\u17b4", "\ufe0f", "\u034f", "\U000e0100", "\u180b", "\u0903"),
        *("\u093e \u0301", "\U0001d159", "\ufffc"),
    ],
)
def test_invisible_name_is_refused(name: str) -> None:
    """Regression: some of the second line were accepted."""
    assert refusal_of(name) == "name_empty"


def test_name_length_is_limited() -> None:
    assert clean_name("x" * MAX_LENGTH, ()) == "x" * MAX_LENGTH
    assert refusal_of("x" * (MAX_LENGTH + 1)) == "name_long"
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
def test_look_alikes_are_equal(one: str, other: str) -> None:
    assert refusal_of(other, one) == "name_taken"
    assert refusal_of(one, clean_name(other, ())) == "name_taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Livia", "Liviа"),
        ("Max", "Мах"),
        ("Anna", "Αnnа"),
        ("Arnold", "Amold"),
        ("Bob", "B0b"),
        ("Octavia", "0ctavia"),
        ("Alina", "AIina"),
        ("ALINA", "AIina"),
        ("Neil", "NElL"),
        ("Alina", "A1ina"),
        ("NEIL", "NE|L"),
        ("O'Brien", "O’Brien"),
        ("Bjørn", "Bjorn"),
        ("Anna-Lena", "Anna‐Lena"),
        ("Owen", "Օwen"),
        ("דוד 1", "1 דוד"),
    ],
)
def test_confusable_letters_are_found(one: str, other: str) -> None:
    """Regression: two such people sat at one table."""
    for name, taken in (one, other), (other, one):
        with pytest.raises(TableRefusal) as refused:
            clean_name(name, ("", "Marcus", taken))
        assert refused.value.why in {"name_alike", "name_taken"}
        assert refused.value.why == "name_taken" or refused.value.facts == {"name": name, "other": taken}


def test_every_confusable_of_unicode_is_found() -> None:
    """Every letter that Unicode maps to another shape, if this Python knows it."""
    letters = [chr(code) for code in look_alikes() if unicodedata.category(chr(code))[0] in "LNPS"]
    assert len(letters) > 2000
    for letter in letters:
        assert alike(f"Ka{letter}to", f"Ka{look_alikes()[ord(letter)]}to"), f"U+{ord(letter):04X}"


@given(
    st.lists(
        st.sampled_from(["Livia", "Mαrcus", "Rornе", "0Il1|OАВ"]) | st.characters(categories=["L"]),
        max_size=6,
    )
)
def test_name_with_a_replaced_letter_is_refused(parts: list[str]) -> None:
    """Confusable letters, the skeleton, upper and folded case count as one name."""
    name = "".join(parts)
    other = unicodedata.normalize("NFD", name).translate(look_alikes())
    assert alike(name, other)
    assert alike(name, skeleton(name))
    assert alike(name, name.upper())
    assert alike(name, name.casefold())


def test_empty_chair_takes_no_name() -> None:
    assert clean_name("Livia", ("", "", "Marcus")) == "Livia"


def test_next_free_name_is_offered() -> None:
    assert free_name(("Livia", "Cassius", "Octavia"), ("lívia", "Marcus", "CASSIUS")) == "Octavia"


def test_exhausted_names_are_numbered() -> None:
    taken: list[str] = ["livia 2"]
    for _ in range(7):
        taken.append(free_name(("Livia", "Cassius"), tuple(taken)))
    assert taken[1:] == ["Livia", "Cassius", "Cassius 2", "Livia 3", "Cassius 3", "Livia 4", "Cassius 4"]


def test_bot_names_differ_from_people_and_each_other() -> None:
    """Regression: a person called Cassius with a Greek `Α` sat beside the bot of that name."""
    people = ("Cαssius", "0ctavia")
    seated = list(people)
    for _ in range(len(bot_names("en")) + 3):
        seated.append(free_name(bot_names("en"), tuple(seated)))
    assert [pair for pair in itertools.combinations(seated, 2) if alike(*pair)] == []


@given(STRANGE, st.lists(STRANGE, max_size=3))
def test_any_text_becomes_a_valid_name_or_is_refused(text: str, taken: list[str]) -> None:
    """An accepted name is short, visible, one line, clean and unlike the others."""
    try:
        name = clean_name(text, tuple(taken))
    except TableRefusal:
        return
    assert 0 < len(name) <= MAX_LENGTH
    assert name == name.strip()
    assert not any(unicodedata.category(mark)[0] == "C" for mark in name)
    assert not any(unicodedata.bidirectional(mark) in TURNS for mark in name)
    assert not invisible_characters().search(name)
    assert any(unicodedata.category(mark)[0] in "LNPS" and mark not in BLANK for mark in name)
    assert len(name.splitlines()) == 1
    assert clean_name(name, ()) == name
    assert not any(alike(name, other) for other in taken if other)
    name.encode()


@given(STRANGE)
def test_marks_are_limited_per_letter(text: str) -> None:
    """Chat has the same limit; tidy text is unchanged."""
    shown = tidy(text)
    runs = ["".join(run) for marks, run in itertools.groupby(shown, is_mark) if marks]
    assert all(len(run) <= MAX_MARKS for run in runs)
    assert all(one != other for run in runs for one, other in itertools.pairwise(run))
    assert not any(is_mark(word[0]) for word in shown.split())
    assert tidy(shown) == shown == strip_invisible(shown)
