"""Escapes untrusted text for terminals and pages."""

import unicodedata


def visible(line: str) -> str:
    """Escape invisible characters: controls, line breaks, direction marks, zero-width and other format
    characters, unpaired surrogates. Accents and emoji stay. The result is one line.

    Every command uses it for text from servers, files and file names.
    """
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else escaped(letter)
        for letter in line
    )


def escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode()
