"""What the client says, from the very catalogs it is built from: tests name messages, not sentences."""

from functools import cache
from pathlib import Path

from lusoria.words.catalog import Words

WEB = Path(__file__).parents[3] / "web"


class Texts(Words):
    """One language, with the messages that only the web client has."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        for catalog in sorted((WEB / "src").glob(f"**/words/{language}.ftl")):
            self._load(catalog)


@cache
def texts(language: str = "en") -> Texts:
    return Texts(language)


def say(message: str, /, language: str = "en", **args: str | int) -> str:
    return texts(language).say(message, **args)
