"""What others have written, as it may be shown in a terminal."""

import unicodedata


def visible(line: str) -> str:
    """It may not move the cursor, nor write a line of its own."""
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else escaped(letter)
        for letter in line
    )


def escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode()
