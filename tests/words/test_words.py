"""`Words`, the language of the machine, and names in sentences."""

import locale
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, MessageReference

from lusoria.core.catalogs import entries
from lusoria.words import LANGUAGES, Words, machine_language, words
from lusoria.words.catalog import REFERENCE, catalogs, parse
from lusoria.words.message_syntax import nodes
from lusoria.words.message_variables import Reader, sound
from lusoria.words.system_language import language_of
from tests.words.catalog_entries import entries as entries_of
from tests.words.catalog_entries import variants


class TestSaying:
    def test_words_are_loaded_once_per_language(self) -> None:
        assert words("es") is words("es")

    def test_unknown_language_is_a_lookup_error(self) -> None:
        with pytest.raises(LookupError, match="'eo'"):
            Words("eo")

    def test_unknown_message_is_named(self) -> None:
        with pytest.raises(LookupError, match="'alea-nothing' in 'fr': there is no such message"):
            words("fr").say("alea-nothing")

    def test_unknown_attribute_is_named(self) -> None:
        with pytest.raises(LookupError, match="has no 'nothing'"):
            words("en").say("alea-name.nothing")

    def test_missing_variable_is_named(self) -> None:
        with pytest.raises(LookupError, match=r"cli-pass.*seat"):
            words("en").say("cli-pass")

    def test_text_instead_of_a_number_is_named(self) -> None:
        with pytest.raises(LookupError, match="alea-round"):
            words("en").say("alea-round", round="third")

    def test_variables_have_no_isolation_marks(self) -> None:
        assert words("en").say("cli-pass", seat="Livia") == "Hand the keyboard to Livia."

    def test_attribute_is_said(self) -> None:
        assert words("en").say("alea-card-ignore.effect") == "Set one die aside for this turn."

    def test_markup_in_a_name_is_not_interpreted(self) -> None:
        assert words("en").say("cli-pass", seat="{ $x }") == "Hand the keyboard to { $x }."

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_numbers_are_never_grouped(self, language: str) -> None:
        assert "12345" in words(language).say("alea-round", round=12345)

    def test_latin_selects_on_figures_only(self) -> None:
        """Neither Babel nor browsers have plural rules for Latin, so texts select on the figure."""
        for name in (*entries_of("la"), *entries_of("la", client=True)):
            assert not any("one" in keys for _, keys in variants("la", name)), name
        points = [words("la").say("alea-points", scores=scores) for scores in (0, 1, 2)]
        assert points == ["0 puncta", "1 punctum", "2 puncta"]

    def test_unreadable_line_is_named(self) -> None:
        with pytest.raises(ValueError, match="xx: cannot be parsed from 'bad = "):
            parse("good = Good\nbad = { $x ->\n", "xx")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_entries_are_those_that_fluent_parses(self, language: str) -> None:
        """Entries are split by their first column and parsed on first use."""
        for catalog in catalogs(language):
            text = catalog.read_text(encoding="utf-8")
            read = [entry.id.name for entry in parse(text, "").body if isinstance(entry, Message)]
            assert [name for name, _ in entries(text)] == read
            for name, entry in entries(text):
                (message,) = (part for part in parse(entry, name).body if isinstance(part, Message))
                referred = {node.id.name for node in nodes(message) if isinstance(node, MessageReference)}
                assert referred <= set(REFERENCE.findall(entry))

    def test_referenced_messages_are_parsed_with_a_message(self) -> None:
        assert Words("en").say("cli-not-yes-or-no") == "Answer yes or no."

    def test_duplicate_id_is_named(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        catalog = tmp_path / "xx.ftl"
        catalog.write_text("one = 1\none = 2\n", encoding="utf-8")
        monkeypatch.setattr("lusoria.words.catalog.catalogs", lambda _: [catalog])
        with pytest.raises(ValueError, match="'one'"):
            Words("en")


class TestMachineLanguage:
    @pytest.fixture(autouse=True)
    def _no_locale(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(locale, "getlocale", lambda: (None, None))

    @pytest.mark.parametrize(
        ("environ", "language"),
        [
            ({}, "en"),
            ({"LANG": "es_MX.UTF-8"}, "es"),
            ({"LANG": "fr_FR@euro"}, "fr"),
            ({"LANG": "fr-CA"}, "fr"),
            ({"LANG": "de_AT.UTF-8"}, "de"),
            ({"LANG": "la_VA"}, "la"),
            ({"LANG": "pt_BR.UTF-8"}, "en"),
            ({"LANG": "eo"}, "en"),
            ({"LANG": "C.UTF-8"}, "en"),
            ({"LANG": "es_ES", "LC_ALL": "fr_FR"}, "fr"),
            ({"LANG": "es_ES", "LC_MESSAGES": "fr_FR"}, "fr"),
            ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
            ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
            ({"LANG": "en_GB", "LANGUAGE": "pt:fr:es"}, "fr"),
            ({"LANG": "en_GB", "LANGUAGE": ""}, "en"),
        ],
    )
    def test_language_follows_the_environment(self, environ: dict[str, str], language: str) -> None:
        assert machine_language(environ) == language

    @pytest.mark.parametrize(
        ("name", "language"),
        [("Spanish_Spain", "es"), ("German_Austria", "de"), ("fr_FR", "fr"), (None, "en")],
    )
    def test_language_follows_the_locale(
        self, name: str | None, language: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(locale, "getlocale", lambda: (name, None))
        assert machine_language({}) == language

    def test_environment_comes_before_the_locale(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(locale, "getlocale", lambda: ("fr_FR", "UTF-8"))
        assert machine_language({"LANG": "es_ES"}) == "es"

    def test_every_language_is_recognized(self) -> None:
        assert list(map(language_of, LANGUAGES)) == list(LANGUAGES)


class TestNames:
    @pytest.mark.parametrize(
        ("name", "expected"),
        [
            ("Octavia", "vowel"),
            ("Livia", "other"),
            ("Íñigo", "i"),
            ("Inés", "i"),
            ("Hilario", "i"),
            ("Iulia", "vowel"),
            ("Hélène", "vowel"),
            ("Élodie", "vowel"),
            ("Œdipe", "vowel"),
            ("Ægidius", "vowel"),
            ("Yves", "i"),
            ("Yolanda", "other"),
            ("Y", "other"),
            ("H", "other"),
            ("O’Neill", "vowel"),
            ("«Ana»", "vowel"),
            ("李雷", "other"),
            ("8 de abril", "other"),
            ("", "other"),
        ],
    )
    def test_expectedof_a_name_is_known(self, name: str, expected: str) -> None:
        assert sound(name) == expected

    @pytest.mark.parametrize(
        ("language", "pair", "three"),
        [
            ("en", "Marco and Inés", "Marco, Inés and Hilario"),
            ("es", "Marco e Inés", "Marco, Inés e Hilario"),
            ("fr", "Marco et Inés", "Marco, Inés et Hilario"),
            ("de", "Marco und Inés", "Marco, Inés und Hilario"),
            ("la", "Marco et Inés", "Marco, Inés et Hilario"),
        ],
    )
    def test_names_are_joined_by_the_language(self, language: str, pair: str, three: str) -> None:
        reader = Reader(words(language), ("Marco", "Inés", "Hilario"))
        assert reader.joined(()) == ""
        assert reader.joined((1,)) == "Inés"
        assert reader.joined((0, 1)) == pair
        assert reader.joined((0, 1, 2)) == three

    def test_reader_comes_last_in_joined_names(self) -> None:
        reader = Reader(words("es"), ("Marco", "Inés", "Hilario"), viewer=0)
        assert reader.joined((0, 1, 2)) == "Inés, Hilario y tú"
        assert reader.joined((0,)) == "tú"
