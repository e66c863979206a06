"""Texts of the client by message id, from the catalogs that it is built from."""

import re
from functools import cache
from pathlib import Path

from lusoria.words.catalog import Words

MESSAGE_ID = re.compile(r"\b(?:web|alea|idus-martii|bot|phrase|table-refused)-[a-z_-]+|\{ ?\$|undefined|NaN")
"""In a text of the page: a message id, or a variable without a value."""
WEB = Path(__file__).parents[3] / "web"


class Texts(Words):
    """The texts of one language, with those of the web client."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        for catalog in sorted((WEB / "src").glob(f"**/words/{language}.ftl")):
            self._load(catalog)


@cache
def texts(language: str = "en") -> Texts:
    return Texts(language)


def say(message: str, /, language: str = "en", **args: str | int) -> str:
    return texts(language).say(message, **args)
