"""Command line `lusoria`. Its texts are in the catalogs, in the language of the system locale.

Each command is a module of `lusoria.cli.commands` with the functions `add_arguments` and `run`. Only the
given command is imported, and only `run` imports packages of an extra. So commands start fast, and `--help`
works without the extra.

Private: may change without notice (see docs/library.md).
"""

import argparse
import io
import os
import signal
import sys
import warnings
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn, Protocol, cast

import lusoria
from lusoria.cli.command import BAD_USE, INTERRUPTED, error_text, print_line
from lusoria.cli.translation import translated
from lusoria.core.errors import LusoriaError
from lusoria.core.plugins import PluginSkipped
from lusoria.words import LANGUAGES, Words, machine_language, visible
from lusoria.words import words as find_words
from lusoria.words.catalog import TextFault

PYTHON_WARNING_TEXT = warnings.formatwarning

COMMANDS = {  # in the order of the help; each with the extra that it needs
    "play": "server",
    "tui": "terminal",
    "sit": "client",
    "verify": None,
    "replay": "terminal",
    "analyse": "bots",
    "referee": None,
    "schema": None,
    "rules": None,
    "check": None,
    "lab": "lab",
    "serve": "server",
    "backup": "server",
    "restore": "server",
    "wipe": "server",
    "export": "server",
}


class Command(Protocol):
    """Module of a command."""

    def add_arguments(self, parser: argparse.ArgumentParser, words: Words) -> None: ...

    def run(self, args: argparse.Namespace, words: Words) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0 success, 1 a failed check, 2 a wrong use."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # `?` for characters that the terminal lacks
    enable_interrupts()
    warnings.formatwarning = warning_text
    argv = sys.argv[1:] if argv is None else argv
    words = find_words(language_in(argv))
    args = parser(words, command_in(argv)).parse_args(argv)
    run: Callable[[argparse.Namespace, Words], int] = args.run
    try:
        return run(args, words)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except LusoriaError as error:
        print_line(error_text(words, error), to_stderr=True)
        return BAD_USE
    except ModuleNotFoundError as error:
        extra = COMMANDS[args.command]
        if extra is None or f"{error.name}.".startswith("lusoria."):
            raise
        install = f'pip install "lusoria[{extra}]"'
        print(words.say("cli-extra-missing", command=args.command, install=install), file=sys.stderr)
        return BAD_USE


def warning_text(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
) -> str:
    """A plug-in's fault in one line, without the line of Lusoria's own source that Python would add."""
    if issubclass(category, PluginSkipped | TextFault):
        return f"lusoria: {visible(str(message))}\n"
    return PYTHON_WARNING_TEXT(message, category, filename, lineno, line)


def enable_interrupts() -> None:
    """Enables Control-C at a terminal, even if the parent process ignores SIGINT.

    In the background SIGINT stays ignored, as `nohup` and `&` in a script demand.
    """
    ignored = signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    if ignored and sys.stdin is not None and sys.stdin.isatty():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def language_in(argv: Sequence[str]) -> str:
    """Value of `--language`. The parser needs it for its help texts."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", choices=LANGUAGES)
    try:
        chosen = early.parse_known_args(argv)[0].language
    except argparse.ArgumentError:
        chosen = None  # the complete parser reports the error
    return chosen or machine_language(os.environ)


def command_in(argv: Sequence[str]) -> str:
    """The first command; empty if `--help` comes before it."""
    first = next((word for word in argv if word in (*COMMANDS, "-h", "--help")), "")
    return first if first in COMMANDS else ""


class Parser(argparse.ArgumentParser):
    """Reports an error with the nearest valid word, and how to get help."""

    def __init__(self, *args: Any, words: Words, **settings: Any) -> None:
        self._words = words
        with translated(words):
            super().__init__(*args, **settings)

    def format_usage(self) -> str:
        with translated(self._words):
            return super().format_usage()

    def format_help(self) -> str:
        with translated(self._words):
            return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Reports unknown flags here: only the parser of the command knows the valid ones."""
        with translated(self._words):
            found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            flags = [flag for action in self._actions for flag in action.option_strings if len(flag) > 2]
            problem = self._words.say("cli-not-understood", words=" ".join(unknown))
            self.error(problem + self._suggestion(unknown[0].partition("=")[0], flags))
        return found, unknown

    def error(self, message: str) -> NoReturn:
        cleaned = "\n".join(map(visible, message.split("\n")))
        self.exit(BAD_USE, f"{self.prog}: {cleaned}\n{self.prog} --help\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            error.message += self._suggestion(str(value), [str(choice) for choice in action.choices or ()])
            raise

    def _suggestion(self, word: str, choices: Sequence[str]) -> str:
        near = get_close_matches(word, choices, n=1) or [
            name for name in choices if word and name.startswith(word)
        ]
        return f"\n{self._words.say('cli-did-you-mean', word=near[0])}" if near else ""


class Version(argparse.Action):
    """Prints the version. Reads the package metadata on use only, because that is slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"lusoria {lusoria.__version__}")
        parser.exit()


def parser(words: Words, command: str = "") -> argparse.ArgumentParser:
    """The parser with the arguments of `command`. Of other commands it knows the names only."""
    common = Parser(words=words, add_help=False)
    common.add_argument("--language", choices=LANGUAGES, help=words.say("cli-option-language"))
    top = Parser(words=words, prog="lusoria", description=words.say("cli-about"), parents=[common])
    top.add_argument("--version", action=Version, nargs=0, help=words.say("cli-option-version"))
    commands = top.add_subparsers(dest="command", required=True, metavar=words.say("cli-metavar-command"))
    for name in COMMANDS:
        text = words.say(f"cli-help-{name}") if command in (name, "") else None
        subparser = commands.add_parser(name, words=words, help=text, description=text, parents=[common])
        if name == command:
            module = cast("Command", import_module(f"lusoria.cli.commands.{name}"))
            module.add_arguments(subparser, words)
            subparser.set_defaults(run=module.run)
    return top
