"""Which language the machine is set to."""

import locale
from collections.abc import Iterator, Mapping

from lusoria.words.languages import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
ENGLISH = ("c", "posix")
"""Not languages: they ask for the words a program was written in."""


def machine_language(environ: Mapping[str, str]) -> str:
    """The first language the machine asks for that we speak; English where there is none."""
    return next(filter(None, map(spoken, asked(environ))), "en")


def asked(environ: Mapping[str, str]) -> Iterator[str]:
    """Every locale the machine names, the most binding first. LANGUAGE may hold several: `fr:es`."""
    for variable in VARIABLES:
        yield from environ.get(variable, "").split(":")
    yield locale.getlocale()[0] or ""


def spoken(name: str) -> str | None:
    """`es_MX.UTF-8`, `es-MX`, `es@euro` and `Spanish_Mexico` are all `es`."""
    for mark in ".@":
        name = name.partition(mark)[0]
    language = name.replace("-", "_").partition("_")[0].strip().lower()
    if language in ENGLISH:
        return "en"
    if language not in LANGUAGES:  # Windows calls it `Spanish`, and Python knows that as es_ES
        language = locale.locale_alias.get(language, "").partition("_")[0]
    return language if language in LANGUAGES else None
