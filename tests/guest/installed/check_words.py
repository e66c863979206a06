"""Texts of par impar in every language, for every viewer. Run where the package is installed."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from msgspec import structs

from lusoria.core.catalogs import catalog_of
from lusoria.core.errors import Illegal
from lusoria.core.game import Viewer, refusal
from lusoria.laws.walk import random_walk
from lusoria.words import (
    LANGUAGES,
    tell,
    tell_action,
    tell_event,
    tell_hand,
    tell_places,
    tell_prompt,
    tell_refusal,
    tell_result,
    tell_reveal,
    tell_table,
    words,
)
from par_impar import PAR_IMPAR
from par_impar.events import Event, NutsHidden
from par_impar.model import NUTS, Options, State, Step
from tests.words import catalog_entries as entries_module
from tests.words.catalog_entries import entries, every_form, selections, variables
from tests.words.typography import faults

NAMES = ("Octavia", "Íñigo")
VIEWERS: tuple[Viewer, ...] = (None, 0, 1)
OTHERS = [language for language in LANGUAGES if language != "en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", autouse=True)
def guest_words() -> Iterator[None]:
    """Adds the catalog of the plug-in to the tools that parse catalogs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entries_module, "catalogs", lambda language: [catalog_of(PAR_IMPAR, language)])
        yield


def states() -> Iterator[tuple[State, tuple[Event, ...]]]:
    for options in (Options(2), Options(2, points=1), Options(2, first=1)):
        yield PAR_IMPAR.start(options), ()
        for step in random_walk(PAR_IMPAR, PAR_IMPAR.start(options), Random(1)):
            yield step.after, step.events


def own_messages(language: str) -> list[str]:
    return [name for name in entries(language) if name.startswith(("par-impar-", "bot-virgil"))]


def check(language: str, text: str) -> None:
    assert text
    assert list(faults(language, text)) == []


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

    @every_language
    def test_catalog_has_every_message_the_program_reads(self, language: str) -> None:
        bare = ("name", "tagline", "rules", "round", "table", "place", "hand", "result", "seat")
        steps = [f"step-{step}" for step in get_args(Step)]
        options = [f"option-{field.name}" for field in structs.fields(Options)]
        needed = {f"par-impar-{message}" for message in (*bare, *steps, *options)}
        needed |= {f"par-impar-{option}.explanation" for option in options}
        assert needed <= set(own_messages(language))


class TestTexts:
    @every_language
    def test_events_have_textsfor_every_viewer(self, language: str) -> None:
        for _, events in states():
            for event in events:
                for viewer in VIEWERS:
                    redacted = PAR_IMPAR.redact(event, viewer)
                    check(language, tell_event(words(language), PAR_IMPAR, redacted, viewer, NAMES))

    @every_language
    def test_event_text_tells_nuts_to_the_hider_only(self, language: str) -> None:
        for viewer in VIEWERS:
            redacted = [PAR_IMPAR.redact(NutsHidden(0, nuts), viewer) for nuts in NUTS]
            texts = {tell_event(words(language), PAR_IMPAR, event, viewer, NAMES) for event in redacted}
            assert len(texts) == (len(NUTS) if viewer == 0 else 1)

    @every_language
    def test_tables_places_prompts_and_hands_have_texts(self, language: str) -> None:
        catalog = words(language)
        for state, _ in states():
            for viewer in VIEWERS:
                view = PAR_IMPAR.view(state, viewer)
                check(language, tell_table(catalog, PAR_IMPAR, view, NAMES))
                check(language, tell_prompt(catalog, PAR_IMPAR, view, NAMES))
                check(language, tell(catalog, "par-impar-round", view.table, viewer, NAMES))
                places = tell_places(catalog, PAR_IMPAR, view, NAMES)
                assert len(places) == 2
                for seat, place in enumerate(places):
                    check(language, place)
                    assert NAMES[seat] in place
                    assert str(state.scores[seat]) in place
                if viewer is not None:
                    check(language, tell_hand(catalog, PAR_IMPAR, view, NAMES))
                if view.table.result is not None:
                    check(language, tell_result(catalog, PAR_IMPAR, view.table.result, viewer, NAMES))
                    for line in tell_reveal(catalog, PAR_IMPAR, view, NAMES):
                        check(language, line)

    def test_fields_marked_as_seats_show_names(self) -> None:
        """Only the marks of the types say that these fields are seats."""
        catalog, state = words("en"), PAR_IMPAR.start(Options(2, first=1))
        texts = [tell_table(catalog, PAR_IMPAR, PAR_IMPAR.view(state, viewer), NAMES) for viewer in VIEWERS]
        assert texts == [
            "Íñigo hides, Octavia guesses. 5 points win.",
            "Íñigo hides, you guess. 5 points win.",
            "You hide, Octavia guesses. 5 points win.",
        ]
        after_a_hand = next(state for state, _ in states() if state.ledger)
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
    def test_every_refusal_has_a_text(self, language: str) -> None:
        reasons: set[tuple[str, str]] = set()
        for no in refusals():
            check(language, tell_refusal(words(language), PAR_IMPAR, no, NAMES))
            reasons.add((no.rule, no.why))
        assert len(reasons) == 10


def refusals() -> Iterator[Illegal]:
    for options in (Options(3), Options(2, first=2), Options(2, points=0)):
        try:
            PAR_IMPAR.start(options)
        except Illegal as no:
            yield no
    for state, _ in states():
        for seat in (0, 1, 2):
            for action in PAR_IMPAR.actions(Options(2)):
                found = refusal(PAR_IMPAR, state, seat, action)
                if found is not None:
                    yield found
