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
from lusoria.laws.game_check import check_laws, play_games, require_known
from lusoria.laws.house_tables import MIN_GAMES
from lusoria.words import Words

MAX_SHOWN = 5  # cases per law; --json has all


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    def game_name(text: str) -> str:
        if ":" in text or text in GAMES:
            return text
        raise argparse.ArgumentTypeError(words.say("cli-game-unknown", input=text, names=", ".join(GAMES)))

    parser.add_argument(
        "game", metavar="GAME", type=game_name, help=words.say("check-argument-game", form="module:object")
    )
    for flag, default in (("games", MIN_GAMES), ("seed", 0)):
        text = f"{words.say(f'check-option-{flag}')} [{default}]"
        parser.add_argument(f"--{flag}", type=int, default=default, metavar="N", help=text)
    parser.add_argument("--law", metavar="LAW", help=words.say("check-option-law"))
    parser.add_argument("--json", action="store_true", help=words.say("check-option-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """0 if every law holds, 1 if one does not."""
    require_known(args.law)
    if args.games < 1:
        raise Malformed("--games", f"expected a whole number from 1 on, not {args.games}")
    report = json_report if args.json else text_report
    broken = [report(args, words, game) for game in versions_of(args.game)]
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


def text_report(args: argparse.Namespace, words: Words, game: AnyGame) -> bool:
    """Print a line per law as soon as it is known; True if a law does not hold."""
    name, version = getattr(game, "name", args.game), getattr(game, "version", 1)
    games = play_games(game, args.games, args.seed)
    facts = {"game": str(name), "version": str(version), "file": file_of(game)}
    print_line(words.say("check-title", **facts, games=games.count, seed=args.seed))
    broken, seeds = 0, False
    for verdict in check_laws(game, games, args.law):
        seeds = seeds or any(finding.seed is not msgspec.UNSET for finding in verdict.findings)
        broken += bool(verdict.findings)
        for line in lines(words, verdict):
            print_line(line)
        sys.stdout.flush()
    if seeds:
        print_line(words.say("check-again", games=args.games, seed=args.seed))
    print_line(words.say("check-result", count=broken))
    return broken > 0


def file_of(game: AnyGame) -> str:
    """The module of the game's class: an installed package may hide the one in the current folder."""
    module = sys.modules[type(game).__module__]
    return getattr(module, "__file__", None) or module.__name__


def lines(words: Words, verdict: Verdict) -> Iterator[str]:
    if verdict.unchecked is not None:
        yield words.say("check-skipped", law=verdict.law, why=verdict.unchecked)
    else:
        kind = "broken" if verdict.findings else "holds"
        yield words.say(f"check-{kind}", law=verdict.law, demand=words.say(f"law-{verdict.law}"))
    for finding in verdict.findings[:MAX_SHOWN]:
        yield f"    {finding.problem}"
        yield from (f"        {name}: {fact}" for name, fact in facts_of(finding))
    if len(verdict.findings) > MAX_SHOWN:
        yield f"    {words.say('check-more', count=len(verdict.findings) - MAX_SHOWN)}"


def facts_of(finding: Finding) -> Iterator[tuple[str, str]]:
    """Names as in `--json`, in every language."""
    yield from finding.facts.items()
    if finding.options is not msgspec.UNSET:
        yield "options", msgspec.json.encode(finding.options).decode()
    if finding.seed is not msgspec.UNSET:
        yield "seed", str(finding.seed)


def json_report(args: argparse.Namespace, words: Words, game: AnyGame) -> bool:
    """Print one JSON object per law; True if a law does not hold."""
    broken = False
    for verdict in check_game(game, args.games, args.seed, args.law):
        broken = broken or bool(verdict.findings)
        line = {"game": getattr(game, "name", None), "rules": getattr(game, "version", None)}
        line |= {"law": verdict.law, "checked": verdict.unchecked is None, "findings": verdict.findings}
        print(msgspec.json.encode(line).decode(), flush=True)
    return broken
