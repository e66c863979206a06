"""Argument parser of all commands: layout of the help, suggestions after errors, and `--language`."""

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from lusoria.cli.command import BAD_USE
from lusoria.words import LANGUAGES, visible

NUMBERS: dict[object, str] = {int: "a whole number", float: "a number"}


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of examples, and leaves room for long options."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=32)


class Parser(argparse.ArgumentParser):
    """Reports an error with the nearest valid word, and how to get help."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=HelpFormatter, **settings)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Reports unknown flags here: only the parser of the command knows the valid ones."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            flags = [flag for action in self._actions for flag in action.option_strings if len(flag) > 2]
            suggestion = suggest(unknown[0].partition("=")[0], flags)
            self.error(f"not recognised: {' '.join(unknown)}{suggestion}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        cleaned = "\n".join(map(visible, message.split("\n")))
        self.exit(BAD_USE, f"{self.prog}: {cleaned}\n{self.prog} --help\n")

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError:
            if action.type not in NUMBERS:
                raise
            raise argparse.ArgumentError(action, f"“{arg_string}” isn’t {NUMBERS[action.type]}") from None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = [*map(str, action.choices)]
            problem = f"“{value}” isn’t one of {', '.join(choices)}"
            raise argparse.ArgumentError(action, problem + suggest(str(value), choices))


def suggest(word: str, choices: Sequence[str]) -> str:
    """A line with the nearest choice, or nothing."""
    near = get_close_matches(word, choices, n=1) or [
        name for name in choices if word and name.startswith(word)
    ]
    return f"\nDid you mean {near[0]}?" if near else ""


def language_option(*, is_shown: bool = True) -> Parser:
    """Parent of every parser: `--language` may come before or after the name of a command.

    Commands that print no texts of games accept it without showing it in their help.
    """
    parent = Parser(add_help=False)
    parent.add_argument(
        "--language",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,  # a default would replace a language before the command
        help="language of texts of games (default: this machine’s)" if is_shown else argparse.SUPPRESS,
    )
    return parent
