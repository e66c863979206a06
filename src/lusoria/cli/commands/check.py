"""`lusoria check`: checks a game against the laws of every game."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import msgspec

from lusoria.cli.command import CHECK_FAILED, print_line
from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.games import GAMES, all_versions
from lusoria.laws import Finding, Verdict, check_game
from lusoria.laws.game_check import check_laws, play_games, require_known, sentence_of
from lusoria.laws.house_tables import MIN_GAMES
from lusoria.tui.command_line import game_unknown

MAX_SHOWN = 5  # cases per law; --json has all
UNCHECKED = {
    "not_installed": "bots play only the newest version of an installed game",
    "unplayable": "a random game can’t be played",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    def game_name(text: str) -> str:
        if ":" in text or text in GAMES:
            return text
        raise argparse.ArgumentTypeError(game_unknown(text))

    parser.add_argument(
        "game", metavar="GAME", type=game_name, help="name of a game; module:object for one not installed"
    )
    text = f"number of games; every house rule is played at least once [{MIN_GAMES}]"
    parser.add_argument("--games", type=int, default=MIN_GAMES, metavar="N", help=text)
    text = "number that decides the random games [0]"
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text)
    parser.add_argument("--law", metavar="LAW", help="check only this law")
    text = "print one JSON object per law, with the events of the game"
    parser.add_argument("--json", action="store_true", help=text)
    parser.epilog = "example: lusoria check my_package.my_game:MyGame"


def run(args: argparse.Namespace) -> int:
    """0 if every law holds, 1 if one does not."""
    require_known(args.law)
    if args.games < 1:
        raise Malformed("--games", f"there must be at least 1 game, not {args.games}")
    report = json_report if args.json else text_report
    broken = [report(args, game) for game in versions_of(args.game)]
    return CHECK_FAILED if any(broken) else 0


def versions_of(name: str) -> Sequence[AnyGame]:
    """All versions of an installed game, or of `module:object`: a game, its class, or its versions.

    Raises Malformed.
    """
    if ":" not in name:
        return tuple(all_versions()[name].values())
    sys.path.insert(0, str(Path.cwd()))
    try:
        found: Any = resolve_name(name)
    except Exception as error:
        raise Malformed(name, f"cannot be loaded: {type(error).__name__}: {error}") from error
    loaded = found() if isinstance(found, type) else found
    versions = tuple(loaded) if isinstance(loaded, Sequence) else (loaded,)
    if not versions:
        raise Malformed(name, "there is no game in it")
    return versions


def text_report(args: argparse.Namespace, game: AnyGame) -> bool:
    """Print a line per law as soon as it is known; True if a law does not hold."""
    name, version = getattr(game, "name", args.game), getattr(game, "version", 1)
    games = play_games(game, args.games, args.seed)
    played = f"{games.count} random {'game' if games.count == 1 else 'games'}, seed {args.seed}"
    print_line(f"{name}, rules {version}, from {file_of(game)}: {played}")
    broken, seeds = 0, False
    for verdict in check_laws(game, games, args.law):
        seeds = seeds or any(finding.seed is not msgspec.UNSET for finding in verdict.findings)
        broken += bool(verdict.findings)
        for line in lines(verdict):
            print_line(line)
        sys.stdout.flush()
    if seeds:
        flags = f"--games {args.games} and --seed {args.seed}"
        print_line(f"To find these cases again, repeat the whole command with {flags}.")
        print_line("The seed of a case isn’t enough.")
    laws = {0: "keeps every law that was checked", 1: "breaks one law"}
    print_line(f"The game {laws.get(broken, f'breaks {broken} laws')}.")
    return broken > 0


def file_of(game: AnyGame) -> str:
    """The module of the game's class: an installed package may hide the one in the current folder."""
    module = sys.modules[type(game).__module__]
    return getattr(module, "__file__", None) or module.__name__


def lines(verdict: Verdict) -> Iterator[str]:
    if verdict.unchecked is not None:
        yield f"{verdict.law}: not checked, because {UNCHECKED[verdict.unchecked]}."
    else:
        yield f"{verdict.law}: {'BROKEN' if verdict.findings else 'holds'}. {sentence_of(verdict.law)}"
    for finding in verdict.findings[:MAX_SHOWN]:
        yield f"    {finding.problem}"
        yield from (f"        {name}: {fact}" for name, fact in facts_of(finding))
    if len(verdict.findings) > MAX_SHOWN:
        yield f"    and {len(verdict.findings) - MAX_SHOWN} more"


def facts_of(finding: Finding) -> Iterator[tuple[str, str]]:
    """Names as in `--json`."""
    yield from finding.facts.items()
    if finding.options is not msgspec.UNSET:
        yield "options", msgspec.json.encode(finding.options).decode()
    if finding.seed is not msgspec.UNSET:
        yield "seed", str(finding.seed)


def json_report(args: argparse.Namespace, game: AnyGame) -> bool:
    """Print one JSON object per law; True if a law does not hold."""
    broken = False
    for verdict in check_game(game, args.games, args.seed, args.law):
        broken = broken or bool(verdict.findings)
        line = {"game": getattr(game, "name", None), "rules": getattr(game, "version", None)}
        line |= {"law": verdict.law, "checked": verdict.unchecked is None, "findings": verdict.findings}
        print(msgspec.json.encode(line).decode(), flush=True)
    return broken
