"""Messages for the reasons of the coach, in every language."""

from itertools import product
from typing import Any, get_args

import pytest
from msgspec import structs

from lusoria.core.field_marks import tag
from lusoria.core.structs import GameReason
from lusoria.games.idus_martii import reasons
from lusoria.words import LANGUAGES, tell, words
from tests.words.catalog_entries import entries, printed_bare
from tests.words.sample_games import NAMES
from tests.words.test_catalogs import TestVariants, choices_of, numbers_of

REASONS: dict[str, tuple[Any, ...]] = {"idus-martii": get_args(reasons.Reason)}
EACH = pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game, kinds in REASONS.items() for kind in kinds]
)
SAMPLES: dict[str, tuple[Any, ...]] = {
    "side": ("loyal", "traitor", "merchant"),
    "leader": ("loyal", "traitor"),
    "colour": ("green", "red", "yellow"),
    "seat": (0, 1),
    "votes": (0, 1, 2, 4),
    "tenths": (1, 7),
}


@EACH
class TestReasons:
    def test_reason_has_a_message_with_all_variants(self, game: str, kind: type[GameReason]) -> None:
        name = f"{game}-reason-{tag(kind)}"
        assert name in entries("en")
        for language in LANGUAGES:
            TestVariants.check(language, name, choices_of(kind))
            assert printed_bare(language, name) & numbers_of(kind) == set()

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_reason_is_a_sentence(self, game: str, kind: type[GameReason], language: str) -> None:
        fields = [SAMPLES[field.name] for field in structs.fields(kind)]
        for values in product(*fields):
            reason = kind(*values)
            text = tell(words(language), f"{game}-reason-{tag(kind)}", reason, 1, NAMES)
            assert text.endswith(".")
            assert text[0].isupper()
            assert "$" not in text
            assert "{" not in text


def test_no_message_is_for_an_unknown_reason() -> None:
    for game, kinds in REASONS.items():
        messages = {name for name in entries("en") if name.startswith(f"{game}-reason-")}
        assert messages == {f"{game}-reason-{tag(kind)}" for kind in kinds}
