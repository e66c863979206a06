"""Drawing of dice and Roman numerals."""

from lusoria.tui.style import UNICODE, Symbols


def die_for(symbols: Symbols) -> tuple[str, str, str]:
    """Top, middle and bottom of a die; the middle holds its face."""
    return ("╭───╮", "│ {} │", "╰───╯") if symbols is UNICODE else ("+---+", "| {} |", "+---+")


NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """An ornament: screens show the Arabic number as well."""
    text = ""
    for value, numeral in NUMERALS:
        while number >= value:
            text += numeral
            number -= value
    return text


def both(number: int) -> str:
    return f"{roman(number)} {number}"
