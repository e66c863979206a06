"""Names at a real table: nobody is invisible, and nobody passes for another."""

import pytest

from lusoria.words import LANGUAGES, words
from tests.server.world import Somebody

TRIED = {
    "MARÍNA": "name_taken",
    "Ma\u034frina": "name_taken",
    "Маrinа": "name_alike",
    "Mar1na": "name_alike",
    "\ufe0f\u17b4": "name_empty",
    "\u180b\u034f": "name_empty",
    "\u3164": "name_empty",
}


@pytest.mark.anyio
async def test_nobody_is_invisible_or_passes_for_another(livia: Somebody, marcus: Somebody) -> None:
    """Before: all of them sat down but the first and the last: more Marinas, and people shown as nothing."""
    livia.name = "Marina"
    table = await livia.opens("idus-martii", 5)
    for name, why in TRIED.items():
        error = (await marcus.sits(table, name=name, status=409))["error"]
        assert error["why"] == why, ascii(name)
        for language in LANGUAGES:
            said = words(language).say(f"table-refused-{why}", **error["facts"])
            assert all(str(fact) in said for fact in error["facts"].values())
    await marcus.sits(table, name="Marino")
