"""Order, typography and exact sentences of par impar. The laws check that every text is complete.

Run where the package is installed.
"""

from collections.abc import Iterator

import pytest

from lusoria.core.catalogs import catalog_of
from lusoria.core.game import Viewer, any_game
from lusoria.laws.house_tables import GameSetup, PlayedGame
from lusoria.laws.sample import Sample
from lusoria.laws.text_laws import GameTexts, refusals, sentences
from lusoria.words import LANGUAGES, tell_action, tell_event, tell_places, tell_refusal, tell_table, words
from par_impar import PAR_IMPAR as TYPED_PAR_IMPAR
from par_impar.events import NutsHidden
from par_impar.model import NUTS, Options
from tests.words import catalog_entries as entries_module
from tests.words.catalog_entries import entries, every_form, selections, variables
from tests.words.typography import faults

PAR_IMPAR = any_game(TYPED_PAR_IMPAR)
NAMES = ("Octavia", "Íñigo")
VIEWERS: tuple[Viewer, ...] = (None, 0, 1)
OTHERS = [language for language in LANGUAGES if language != "en"]
SETUPS = [
    GameSetup(PAR_IMPAR, options, 1) for options in (Options(2), Options(2, points=1), Options(2, first=1))
]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", autouse=True)
def guest_words() -> Iterator[None]:
    """Adds the catalog of the plug-in to the tools that parse catalogs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entries_module, "catalogs", lambda language: [catalog_of(PAR_IMPAR, language)])
        yield


def own_messages(language: str) -> list[str]:
    return [name for name in entries(language) if name.startswith(("par-impar-", "bot-virgil"))]


def check(language: str, text: str) -> None:
    assert text
    assert list(faults(language, text)) == [], text


class TestCatalogs:
    @pytest.mark.parametrize("language", OTHERS)
    def test_catalogs_have_same_messages_in_same_order(self, language: str) -> None:
        assert own_messages(language) == own_messages("en")
        for name in own_messages("en"):
            assert variables(language, name) == variables("en", name), name
            assert selections(language, name) == selections("en", name), name

    @every_language
    def test_every_form_has_good_typography(self, language: str) -> None:
        for name, form in every_form(language):
            if name in own_messages(language):
                assert list(faults(language, form)) == [], name

    @every_language
    def test_short_rules_have_10_to_14_lines(self, language: str) -> None:
        assert 10 <= len(words(language).say("par-impar-rules").splitlines()) <= 14


class TestTexts:
    @every_language
    @pytest.mark.parametrize("setup", SETUPS, ids=str)
    def test_every_text_has_good_typography(self, language: str, setup: GameSetup) -> None:
        for say, _ in sentences(GameTexts(PAR_IMPAR, language), setup):
            told = say()
            assert isinstance(told, str | tuple)
            for text in (told,) if isinstance(told, str) else told:
                check(language, text)

    @every_language
    def test_event_text_tells_nuts_to_the_hider_only(self, language: str) -> None:
        for viewer in VIEWERS:
            redacted = [PAR_IMPAR.redact(NutsHidden(0, nuts), viewer) for nuts in NUTS]
            texts = {tell_event(words(language), PAR_IMPAR, event, viewer, NAMES) for event in redacted}
            assert len(texts) == (len(NUTS) if viewer == 0 else 1)

    @every_language
    def test_line_of_a_seat_has_its_name_and_score(self, language: str) -> None:
        for step in SETUPS[0].play():
            lines = tell_places(words(language), PAR_IMPAR, PAR_IMPAR.view(step.after, None), NAMES)
            for name, score, line in zip(NAMES, step.after.scores, lines, strict=True):
                assert name in line
                assert str(score) in line

    def test_fields_marked_as_seats_show_names(self) -> None:
        """Only the marks of the types say that these fields are seats."""
        catalog, state = words("en"), PAR_IMPAR.start(Options(2, first=1))
        texts = [tell_table(catalog, PAR_IMPAR, PAR_IMPAR.view(state, viewer), NAMES) for viewer in VIEWERS]
        assert texts == [
            "Íñigo hides, Octavia guesses. 5 points win.",
            "Íñigo hides, you guess. 5 points win.",
            "You hide, Octavia guesses. 5 points win.",
        ]
        after_a_hand = next(step.after for step in SETUPS[0].play() if step.after.ledger)
        scorer = NAMES[after_a_hand.ledger[-1].winner]
        assert f"The point went to {scorer}." in tell_table(
            catalog, PAR_IMPAR, PAR_IMPAR.view(after_a_hand, None), NAMES
        )

    @every_language
    def test_choices_have_different_labels(self, language: str) -> None:
        actions = PAR_IMPAR.actions(Options(2))
        labels = [tell_action(words(language), PAR_IMPAR, action, NAMES) for action in actions]
        assert len(set(labels)) == len(labels)
        for label in labels:
            check(language, label)
            assert not label.endswith(".")

    @every_language
    def test_refusals_have_good_typography(self, language: str) -> None:
        games = [PlayedGame(PAR_IMPAR, setup.options, 1, tuple(setup.play())) for setup in SETUPS]
        found = refusals(Sample(PAR_IMPAR, games))
        assert len({(no.rule, no.why) for no in found}) == 10
        for no in found:
            check(language, tell_refusal(words(language), PAR_IMPAR, no, NAMES))
