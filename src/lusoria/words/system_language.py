"""Language of the system's locale."""

import locale
from collections.abc import Iterator, Mapping

from lusoria.words.languages import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
ENGLISH = ("c", "posix")  # locales without a language


def machine_language(environ: Mapping[str, str]) -> str:
    """The first supported language of the locale settings; else English."""
    return next(filter(None, map(language_of, locale_names(environ))), "en")


def locale_names(environ: Mapping[str, str]) -> Iterator[str]:
    """Locale names by precedence. LANGUAGE may hold several: `fr:es`."""
    for variable in VARIABLES:
        yield from environ.get(variable, "").split(":")
    yield locale.getlocale()[0] or ""


def language_of(name: str) -> str | None:
    """Language of a locale name: `es_MX.UTF-8`, `es-MX`, `es@euro` and `Spanish_Mexico` are `es`."""
    for mark in ".@":
        name = name.partition(mark)[0]
    language = name.replace("-", "_").partition("_")[0].strip().lower()
    if language in ENGLISH:
        return "en"
    if language not in LANGUAGES:  # Windows has `Spanish`; Python's alias for it is es_ES
        language = locale.locale_alias.get(language, "").partition("_")[0]
    return language if language in LANGUAGES else None
