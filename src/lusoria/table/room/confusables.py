"""What letters look like: those nobody sees, and those that pass for others.

The skeleton of UTS #39 (Unicode Security Mechanisms), made coarser: compatible letters are one, and accents
are nothing, as they are for names at a table. `tools/confusables.py` makes the data, `confusables.txt`.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files


def seen(text: str) -> str:
    """Without the letters that are shown as nothing at all (Default_Ignorable_Code_Point)."""
    return ignorable().sub("", text)


def bare(text: str) -> str:
    """Compatible letters are one, accents are none."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))


def skeleton(text: str) -> str:
    """Texts that look the same have the same; it is for comparing, never for showing."""
    shapes = confusable()
    return bare(bare(unicodedata.normalize("NFD", text).translate(shapes)).translate(shapes))


@cache
def ignorable() -> re.Pattern[str]:
    """Any of the letters that nobody sees."""
    ranges = chart()["ignorable"].split()
    return re.compile(f"[{''.join('-'.join(map(letters, one.split('-'))) for one in ranges)}]")


@cache
def confusable() -> dict[int, str]:
    """Each letter that passes for others, and for which."""
    return {
        int(code, 16): letters(shape)
        for shape, codes in chart().items()
        if shape != "ignorable"
        for code in codes.split()
    }


@cache
def chart() -> dict[str, str]:
    """The lines of `confusables.txt`: what is before the colon, and what is after."""
    lines = files(__package__).joinpath("confusables.txt").read_text(encoding="ascii").splitlines()
    pairs = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {shape: codes for shape, _, codes in pairs}


def letters(codes: str) -> str:
    """`72 6E` is "rn"."""
    return "".join(chr(int(code, 16)) for code in codes.split())
