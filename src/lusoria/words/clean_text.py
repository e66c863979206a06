"""Text of others, cleaned for terminals and pages: the one place where that is done."""

import unicodedata


def visible(line: str) -> str:
    """Escapes what is not seen as a letter or a space: controls, line breaks, direction marks, zero-width and
    other format characters, unpaired surrogates. Accents and emoji stay. The result is one line.

    Every command cleans by this what it prints or writes that a server, a file or a file's name says.
    """
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else escaped(letter)
        for letter in line
    )


def escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode()
