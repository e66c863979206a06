"""What bots are called: Romans, by the form their names have in the language of whoever opened the table.

A bot is named once, when it sits down. From then on that is its name for everybody, whatever they read in.
"""

from functools import cache

from lusoria.words import LANGUAGES, words


@cache
def romans(language: str) -> tuple[str, ...]:
    """The same people in every language, in the same order; in English where we do not speak it."""
    return names_in("bot-names", language)


@cache
def guest_names(language: str) -> tuple[str, ...]:
    """Names offered to people. No bot has one of them: a bot that sits down never takes an offered name."""
    return names_in("guest-names", language)


def names_in(message: str, language: str) -> tuple[str, ...]:
    return tuple(words(language if language in LANGUAGES else "en").say(message).split())


def names_for(face: str, language: str) -> tuple[str, ...]:
    """What a bot may be called, the likeliest first: like the face it is known by, if it has one."""
    names = romans(language)
    if not face:
        return names
    forms = dict(zip(romans("en"), names, strict=True))
    return (forms.get(face, face), *names)
