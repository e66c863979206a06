"""Unicode confusables: removes invisible characters and maps look-alikes to one skeleton.

The skeleton of UTS #39 (Unicode Security Mechanisms), made coarser: compatibility forms and accents do not
count, as in names at a table. `tools/confusables.py` generates the data, `confusables.txt`.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files


def strip_invisible(text: str) -> str:
    """Without invisible characters (Default_Ignorable_Code_Point)."""
    return invisible_characters().sub("", text)


def strip_marks(text: str) -> str:
    """NFKD without combining marks."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))


def skeleton(text: str) -> str:
    """Equal for texts that look alike. For comparison only."""
    shapes = look_alikes()
    return strip_marks(strip_marks(unicodedata.normalize("NFD", text).translate(shapes)).translate(shapes))


@cache
def invisible_characters() -> re.Pattern[str]:
    """Matches any invisible character."""
    ranges = confusables_data()["ignorable"].split()
    return re.compile(f"[{''.join('-'.join(map(letters, code_range.split('-'))) for code_range in ranges)}]")


@cache
def look_alikes() -> dict[int, str]:
    """Look-alike characters by code point, with the text each resembles."""
    return {
        int(code, 16): letters(shape)
        for shape, codes in confusables_data().items()
        if shape != "ignorable"
        for code in codes.split()
    }


@cache
def confusables_data() -> dict[str, str]:
    """Lines of `confusables.txt`, split at the colon."""
    lines = files(__package__).joinpath("confusables.txt").read_text(encoding="ascii").splitlines()
    pairs = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {shape: codes for shape, _, codes in pairs}


def letters(codes: str) -> str:
    """Decode hexadecimal code points: `72 6E` is "rn"."""
    return "".join(chr(int(code, 16)) for code in codes.split())
