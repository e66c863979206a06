"""The command `lusoria`. Every text it says is in the catalogs, in the language of the machine.

Each command is a module of this package with two functions, `add_arguments` and `run`. Only the one that was
asked for is loaded, and only its `run` imports what an extra of the package brings: `lusoria verify` starts
at once, and every command can be explained where it cannot be run.
"""

import argparse
import io
import os
import signal
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn, Protocol, cast

import lusoria
from lusoria.cli.command import BAD_USE, INTERRUPTED, error_told, tell
from lusoria.cli.translation import translated
from lusoria.core.errors import LusoriaError
from lusoria.words import LANGUAGES, Words, machine_language, visible, words

COMMANDS = {  # in the order of the help; with the extra that brings what a command needs beside the base
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
    """What the module of a command holds."""

    def add_arguments(self, parser: argparse.ArgumentParser, said: Words) -> None: ...

    def run(self, args: argparse.Namespace, said: Words) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 where all is well, 1 where a record is not true, 2 for what cannot be done."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ?, not a crash
    heed_the_keyboard()
    given = sys.argv[1:] if argv is None else argv
    said = words(asked_language(given))
    args = parser(said, asked_command(given)).parse_args(given)
    run: Callable[[argparse.Namespace, Words], int] = args.run
    try:
        return run(args, said)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except LusoriaError as error:
        tell(error_told(said, error), trouble=True)
        return BAD_USE
    except ModuleNotFoundError as error:
        extra = COMMANDS[args.command]
        if extra is None or f"{error.name}.".startswith("lusoria."):
            raise
        install = f'pip install "lusoria[{extra}]"'
        print(said.say("cli-extra-missing", command=args.command, install=install), file=sys.stderr)
        return BAD_USE


def heed_the_keyboard() -> None:
    """Who sits at a keyboard may leave by Control-C, even where what started us has interrupts ignored.

    In the background they stay ignored: that is what `nohup` and `&` in a script ask for.
    """
    ignored = signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    if ignored and sys.stdin is not None and sys.stdin.isatty():
        signal.signal(signal.SIGINT, signal.default_int_handler)


def asked_language(argv: Sequence[str]) -> str:
    """The language must be known before the parser is built, since its help speaks it."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", choices=LANGUAGES)
    try:
        chosen = early.parse_known_args(argv)[0].language
    except argparse.ArgumentError:
        chosen = None  # the real parser says what is wrong with it
    return chosen or machine_language(os.environ)


def asked_command(argv: Sequence[str]) -> str:
    """The first word that is a command, if no help is asked for before it: then it is about all of them."""
    first = next((word for word in argv if word in (*COMMANDS, "-h", "--help")), "")
    return first if first in COMMANDS else ""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, what may have been meant, and where to find help."""

    def __init__(self, *args: Any, said: Words, **more: Any) -> None:
        self._said = said
        with translated(said):
            super().__init__(*args, **more)

    def format_usage(self) -> str:
        with translated(self._said):
            return super().format_usage()

    def format_help(self) -> str:
        with translated(self._said):
            return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """A command knows its own flags: the program as a whole could not say which was meant."""
        with translated(self._said):
            found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            flags = [flag for action in self._actions for flag in action.option_strings if len(flag) > 2]
            wrong = self._said.say("cli-not-understood", words=" ".join(unknown))
            self.error(wrong + self._meant(unknown[0].partition("=")[0], flags))
        return found, unknown

    def error(self, message: str) -> NoReturn:
        cleaned = "\n".join(map(visible, message.split("\n")))
        self.exit(BAD_USE, f"{self.prog}: {cleaned}\n{self.prog} --help\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            error.message += self._meant(str(value), [str(choice) for choice in action.choices or ()])
            raise

    def _meant(self, word: str, known: Sequence[str]) -> str:
        near = get_close_matches(word, known, n=1) or [
            name for name in known if word and name.startswith(word)
        ]
        return f"\n{self._said.say('cli-did-you-mean', word=near[0])}" if near else ""


class Version(argparse.Action):
    """Looks the version up only when it is asked for: reading a package's metadata takes a while."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"lusoria {lusoria.__version__}")
        parser.exit()


def parser(said: Words, asked: str = "") -> argparse.ArgumentParser:
    """The parser of a command line that asks for this command; of the others it then knows but the names."""
    common = Parser(said=said, add_help=False)
    common.add_argument("--language", choices=LANGUAGES, help=said.say("cli-option-language"))
    top = Parser(said=said, prog="lusoria", description=said.say("cli-about"), parents=[common])
    top.add_argument("--version", action=Version, nargs=0, help=said.say("cli-option-version"))
    commands = top.add_subparsers(dest="command", required=True, metavar=said.say("cli-metavar-command"))
    for name in COMMANDS:
        text = said.say(f"cli-help-{name}") if asked in (name, "") else None
        made = commands.add_parser(name, said=said, help=text, description=text, parents=[common])
        if name == asked:
            command = cast("Command", import_module(f"lusoria.cli.commands.{name}"))
            command.add_arguments(made, said)
            made.set_defaults(run=command.run)
    return top
