"""What guests say: heard where it can be read, in English where a language is missing, else left out."""

import sys
from pathlib import Path

import pytest

from lusoria.core.catalogs import NEEDED, catalog_of
from lusoria.core.errors import Illegal, IllegalOptions
from lusoria.core.plugins import GuestLeftOut
from lusoria.games import GAMES
from lusoria.words import Words, tell_refusal
from tests.games.visitors import Ludus, visiting


class Speaking(Ludus):
    """A guest with a package of its own."""

    package = "speaking_guest"


SPEAKING = Speaking()
ENGLISH = "ludus-name = A game\nludus-tagline = A line\nludus-rules = None.\n"
HERE = ["tests.words.test_guests:SPEAKING"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "speaking_guest"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "speaking_guest", raising=False)
    return package / "words"


def write(folder: Path, language: str, text: str) -> None:
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")


def test_it_speaks_its_languages_and_else_english(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(folder, "en", ENGLISH)
    write(folder, "es", "ludus-name = Un juego")
    with visiting(monkeypatch, games=HERE):
        said = {language: Words(language).say("ludus-name") for language in ("en", "es", "fr")}
        assert said == {"en": "A game", "es": "Un juego", "fr": "A game"}
        assert catalog_of(SPEAKING, "fr").name == "en.ftl"


def test_what_it_says_in_english_alone_is_said_in_english(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(folder, "en", ENGLISH)
    write(folder, "es", "ludus-name = Un juego")
    write(folder, "fr", "ludus-name = { $")
    with visiting(monkeypatch, games=HERE):
        assert Words("es").say("ludus-rules") == "None."
        with pytest.warns(GuestLeftOut, match="what ludus says in fr.ftl is left out"):
            assert Words("fr").say("ludus-name") == "A game"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ludus-hand = { $", "cannot be parsed"),
        ("ludus-name = Two", "duplicate id 'ludus-name'"),
        ("names-me = I", "duplicate id 'names-me'"),
    ],
)
def test_one_that_speaks_badly_is_not_heard(
    folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    """It is still on every list of games, by the name that it has there."""
    write(folder, "en", f"{ENGLISH}{text}\nludus-seat = A line\n")
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(GuestLeftOut, match=why):
            said = Words("en")
        assert "ludus-seat" not in said
        assert {said.say(f"ludus-{needed}") for needed in NEEDED} == {"ludus"}
        assert said.say("names-me") == "you"


def test_a_name_that_cannot_be_said_is_not_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(folder, "en", ENGLISH.replace("A game", "The game of { $whom }"))
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(GuestLeftOut, match="what is said as ludus-name is left out"):
            said = Words("en")
        assert (said.say("ludus-name"), said.say("ludus-rules")) == ("ludus", "None.")


def test_one_that_says_nothing_is_no_guest(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with visiting(monkeypatch, games=HERE):
        with pytest.warns(GuestLeftOut, match="its words cannot be used: FileNotFoundError"):
            said = Words("en")
        assert "ludus-name" not in said
        assert "ludus" not in GAMES


def test_facts_are_seats_by_the_marks_of_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its types, which are those of Alea, mark `seat`; while options are refused nobody sits there."""
    write(folder, "en", ENGLISH + "ludus-refused-A3 = { $seat }, { $row }")
    with visiting(monkeypatch, games=HERE):
        said = Words("en")
        names = ("Livia", "Marco")
        assert tell_refusal(said, SPEAKING, Illegal("A3", "x", seat=1, row=1), names) == "Marco, 1"
        assert tell_refusal(said, SPEAKING, Illegal("A3", "x", seat=2, row=1), names) == "2, 1"
        assert tell_refusal(said, SPEAKING, IllegalOptions("A3", "x", seat=1, row=1), names) == "1, 1"
