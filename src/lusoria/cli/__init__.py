"""Command line `lusoria`: commands and errors are English, texts of games in the chosen language.

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
from importlib import import_module
from typing import NoReturn, Protocol, cast

import lusoria
from lusoria.cli.argument_parser import Parser, language_option
from lusoria.cli.command import BAD_USE, INTERRUPTED, error_text, print_line
from lusoria.core.errors import LusoriaError
from lusoria.core.plugins import PluginSkipped
from lusoria.words import visible
from lusoria.words.catalog import TextFault

PYTHON_WARNING_TEXT = warnings.formatwarning

COMMANDS: dict[
    str, tuple[str, str | None]
] = {  # in the order of the help; each with its help and the extra that it needs
    "play": ("start a server on this machine and open it in your browser", "server"),
    "tui": ("play in this terminal, against bots", "terminal"),
    "sit": ("seat a bot at a table, using the table’s link", "client"),
    "verify": ("check a game record: every move, card and die", None),
    "replay": ("step through a game record", "terminal"),
    "analyse": ("show what players could have known, and what each decision cost", "bots"),
    "referee": ("run the rules for other programs: JSON lines in, JSON lines out", None),
    "schema": ("print the JSON Schema of a game, or of the socket’s messages", None),
    "rules": ("print the short rules of a game", None),
    "check": ("check a game that you are writing against the laws of every game", None),
    "lab": ("run thousands of games: bot tournaments, and how balanced the rules are", "lab"),
    "serve": ("run a server with tables for people and programs", "server"),
    "backup": ("back up a running server to one file", "server"),
    "restore": ("fill an empty database from a backup", "server"),
    "wipe": ("scrub every trace of erased people from a stopped server’s file", "server"),
    "export": ("export all finished games without names, one record per line", "server"),
}
"""In the order of the help: what each command does, and the extra that it needs."""
WITH_GAME_TEXTS = frozenset({"tui", "sit", "verify", "replay", "analyse", "referee", "rules"})


class Command(Protocol):
    """Module of a command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit code: 0 success, 1 a failed check, 2 a wrong use."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # `?` for characters that the terminal lacks
    enable_interrupts()
    warnings.formatwarning = warning_text
    argv = sys.argv[1:] if argv is None else argv
    args = parser(command_in(argv)).parse_args(argv)
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        return run(args)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except LusoriaError as error:
        print_line(error_text(error), to_stderr=True)
        return BAD_USE
    except ModuleNotFoundError as error:
        _, extra = COMMANDS[args.command]
        if extra is None or f"{error.name}.".startswith("lusoria."):
            raise
        print(f'To use {args.command}, first install: pip install "lusoria[{extra}]"', file=sys.stderr)
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


def command_in(argv: Sequence[str]) -> str:
    """The first command; empty if `--help` comes before it."""
    first = next((word for word in argv if word in (*COMMANDS, "-h", "--help")), "")
    return first if first in COMMANDS else ""


class Version(argparse.Action):
    """Prints the version. Reads the package metadata on use only, because that is slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"lusoria {lusoria.__version__}")
        parser.exit()


def parser(command: str = "") -> argparse.ArgumentParser:
    """The parser with the arguments of `command`. Of other commands it knows the names only."""
    top = Parser(
        prog="lusoria",
        description="Roman table games: play them, check game records, let programs play.",
        epilog="Help for one command: lusoria COMMAND --help",
        parents=[language_option()],
    )
    top.add_argument("--version", action=Version, nargs=0, help="show the version and exit")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    for name, (text, _) in COMMANDS.items():
        description = f"{text[0].upper()}{text[1:]}."
        language = language_option(is_shown=name in WITH_GAME_TEXTS)
        subparser = commands.add_parser(name, help=text, description=description, parents=[language])
        if name == command:
            module = cast("Command", import_module(f"lusoria.cli.commands.{name}"))
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    return top
