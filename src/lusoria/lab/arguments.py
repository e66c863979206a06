"""Checks of arguments that users of the library give."""

from math import inf

from lusoria.core.errors import Malformed


def check_number(name: str, value: object, least: int, most: float = inf) -> None:
    """Raise Malformed unless `value` is an int (no bool) from `least` to `most`, both included."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        end = "on" if most == inf else f"to {most}"
        raise Malformed(name, f"expected a whole number from {least} {end}, not {value!r}")
