"""What only the web client says, held to the same book as the rest."""

import pytest

from lusoria.words import LANGUAGES
from tests.words.entries import as_number, entries, every_form, variables, variants
from tests.words.typography import faults

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_same_ids_in_the_same_order(language: str) -> None:
    assert list(entries(language, client=True)) == list(entries("en", client=True))


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables_and_variants(language: str) -> None:
    for name in entries("en", client=True):
        here, there = ({v.removesuffix("-starts") for v in variables(x, name)} for x in (language, "en"))
        assert here == there, name
        chosen, wanted = (
            {
                (on, *sorted(map(as_number, keys)))
                for on, keys in variants(x, name)
                if not on.endswith("-starts")
            }
            for x in (language, "en")
        )
        assert chosen == wanted, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_good_typography(language: str) -> None:
    assert [
        (name, fault) for name, form in every_form(language, client=True) for fault in faults(language, form)
    ] == []
