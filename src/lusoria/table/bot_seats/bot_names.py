"""Names of bots: Romans, in the form of the language of the table.

A bot gets its name when it sits down. All viewers see that name, in whichever language they play.
"""

from functools import cache

from lusoria.words import LANGUAGES, words


@cache
def bot_names(language: str) -> tuple[str, ...]:
    """The same people in every language, in the same order; in English for an unknown language."""
    return names_in("bot-names", language)


@cache
def guest_names(language: str) -> tuple[str, ...]:
    """Names offered to people. None of them is a bot's name."""
    return names_in("guest-names", language)


def names_in(message: str, language: str) -> tuple[str, ...]:
    return tuple(words(language if language in LANGUAGES else "en").say(message).split())


def names_for(face: str, language: str) -> tuple[str, ...]:
    """Names a bot may take, in order of preference: first that of its face, if it has one."""
    names = bot_names(language)
    if not face:
        return names
    forms = dict(zip(bot_names("en"), names, strict=True))
    return (forms.get(face, face), *names)
