"""Catalogs of the web client keep the rules of the other catalogs."""

import re

import pytest

from lusoria.words import LANGUAGES
from tests.words.entries import CLIENT, as_number, entries, every_form, variables, variants
from tests.words.typography import faults

SAID = re.compile(r'\bt\("([\w-]+)",\s*\{([^{}]*)\}\)')
"""A message of the client, with its variables in the same expression."""
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_catalogs_have_the_same_ids_in_the_same_order(language: str) -> None:
    assert list(entries(language, client=True)) == list(entries("en", client=True))


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_variables_and_variants(language: str) -> None:
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
def test_every_form_keeps_the_typography(language: str) -> None:
    assert [
        (name, fault) for name, form in every_form(language, client=True) for fault in faults(language, form)
    ] == []


SAYS = {
    "web-consent": {
        "en": "Positions my games become exercises",
        "de": "Stellungen meinen Spielen Übungen werden",
        "es": "Posiciones mis partidas convertirse ejercicios",
        "fr": "positions mes parties devenir exercices",
        "la": "Status ludorum meorum exercitationes fieri",
    },
    "web-consent-means": {
        "en": "all finished device past to come names only "
        "all people there agreed take it back until then stay",
        "de": "alle beendeten Geräts vergangene künftige Namen nur "
        "alle Menschen dort einverstanden zurücknehmen bis dahin bleib",
        "es": "todas terminadas dispositivo pasadas futuras nombres solo "
        "todas personas allí acuerdo retirarlo hasta entonces quedan",
        "fr": "toutes terminées appareil passées à venir noms seulement "
        "toutes personnes y ont accord revenir jusque-là restent",
        "la": "omnibus finitis instrumenti praeteritis futuris nominibus nisi omnes "
        "homines ibi consenti revocare ad id tempus manent",
    },
    "web-erase-goes-consent": {
        "en": "consent exercises your games no game of yours used",
        "de": "Einverständnis Übungen deinen Spielen keines deiner Spiele verwendet",
        "es": "consentimiento ejercicios tus partidas ninguna usa",
        "fr": "accord exercices vos parties aucune utilisée",
        "la": "consensus exercitationibus ludis tuis nullus adhibetur",
    },
}
"""Sentences of the consent by language: each language must name the same points."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAYS)
def test_consent_names_the_same_points_in_every_language(name: str, language: str) -> None:
    (said,) = (form for found, form in every_form(language, client=True) if found == name)
    assert [word for word in SAYS[name][language].split() if word not in said] == []


def test_messages_use_the_variables_they_get() -> None:
    """Regression: a title took the id of a sentence, and the sentence lost its numbers."""
    called = 0
    for source in (*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")):
        for name, facts in SAID.findall(source.read_text(encoding="utf-8")):
            handed = {fact.partition(":")[0].strip() for fact in facts.split(",") if fact.strip()}
            assert handed & variables("en", name), (source.name, name)
            called += 1
    assert called > 100
