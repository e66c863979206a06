"""Catalogs of the web client: variables of messages, and the sentences of the consent."""

import re

import pytest

from lusoria.words import LANGUAGES
from tests.words.catalog_entries import CLIENT, every_form, variables

MESSAGE_CALL = re.compile(r'\bt\("([\w-]+)",\s*\{([^{}]*)\}\)')
"""A message of the client, with its variables in the same expression."""

REQUIRED_WORDS = {
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
@pytest.mark.parametrize("name", REQUIRED_WORDS)
def test_consent_names_the_same_points_in_every_language(name: str, language: str) -> None:
    (sentence,) = (form for found, form in every_form(language, client=True) if found == name)
    assert [word for word in REQUIRED_WORDS[name][language].split() if word not in sentence] == []


def test_messages_use_the_variables_they_get() -> None:
    """Regression: a title took the id of a sentence, and the sentence lost its numbers."""
    calls = 0
    for source in (*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")):
        for name, facts in MESSAGE_CALL.findall(source.read_text(encoding="utf-8")):
            passed = {fact.partition(":")[0].strip() for fact in facts.split(",") if fact.strip()}
            assert passed & variables("en", name), (source.name, name)
            calls += 1
    assert calls > 100
