"""Unicode confusables: removes invisible characters and maps look-alikes to one skeleton.

The skeleton of UTS #39 (Unicode Security Mechanisms), made coarser: compatibility forms and accents do not
count, as in names at a table. `tools/confusables.py` generates the data, `confusables.txt`.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files


def seen(text: str) -> str:
    """Without invisible characters (Default_Ignorable_Code_Point)."""
    return ignorable().sub("", text)


def bare(text: str) -> str:
    """NFKD without combining marks."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))


def skeleton(text: str) -> str:
    """Equal for texts that look alike. For comparison only."""
    shapes = confusable()
    return bare(bare(unicodedata.normalize("NFD", text).translate(shapes)).translate(shapes))


@cache
def ignorable() -> re.Pattern[str]:
    """Matches any invisible character."""
    ranges = chart()["ignorable"].split()
    return re.compile(f"[{''.join('-'.join(map(letters, one.split('-'))) for one in ranges)}]")


@cache
def confusable() -> dict[int, str]:
    """Look-alike characters by code point, with the text each resembles."""
    return {
        int(code, 16): letters(shape)
        for shape, codes in chart().items()
        if shape != "ignorable"
        for code in codes.split()
    }


@cache
def chart() -> dict[str, str]:
    """Lines of `confusables.txt`, split at the colon."""
    lines = files(__package__).joinpath("confusables.txt").read_text(encoding="ascii").splitlines()
    pairs = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {shape: codes for shape, _, codes in pairs}


def letters(codes: str) -> str:
    """Decode hexadecimal code points: `72 6E` is "rn"."""
    return "".join(chr(int(code, 16)) for code in codes.split())
