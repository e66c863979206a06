"""`lusoria lab`: tournaments, balance reports, the solver, training, and making exercises."""

import argparse
import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from lusoria.cli.command import BAD_USE, print_line
from lusoria.core.extensions import extension, has_extension
from lusoria.games import GAMES
from lusoria.tui.command_line import OptionError, options_for, parse_game, parse_house_rule, parse_players
from lusoria.words import LANGUAGES, Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    tasks = parser.add_subparsers(dest="task", required=True, metavar=words.say("cli-metavar-task"))
    for name, (add, _) in TASKS.items():
        text = words.say(f"lab-help-{name}")
        task = tasks.add_parser(name, words=words, help=text, description=text)
        task.add_argument("--language", choices=LANGUAGES, help=words.say("cli-option-language"))
        add(task, words)


def add_tournament(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("bots", nargs="+", metavar="bot", help=words.say("lab-argument-bots"))
    parser.add_argument("--game", required=True, metavar="|".join(GAMES), help=words.say("cli-option-game"))
    parser.add_argument("--players", metavar="N", help=words.say("cli-option-players"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=words.say("cli-metavar-set"),
        help=words.say("cli-option-set"),
    )
    add_number(parser, "--deals", 100, words.say("lab-option-deals"))
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    add_number(parser, "--workers", 1, words.say("lab-option-workers"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-folder"))
    parser.add_argument("--changed-code", action="store_true", help=words.say("lab-option-changed_code"))


def add_number(parser: argparse.ArgumentParser, flag: str, default: int, text: str) -> None:
    parser.add_argument(flag, type=int, default=default, metavar="N", help=f"{text} [{default}]")


def games_with(part: str) -> list[str]:
    """Names of the games with this extension."""
    return [name for name, game in GAMES.items() if has_extension(game, part)]


def part_of(game: str, part: str) -> Any:
    """Extension of a game of `games_with(part)`. Raises Malformed if it cannot be loaded."""
    return extension(GAMES[game], part)


def run(args: argparse.Namespace, words: Words) -> int:
    try:
        return TASKS[args.task][1](args, words)
    except OptionError as no:
        print_line(str(no), to_stderr=True)
        return BAD_USE


def run_tournament(args: argparse.Namespace, words: Words) -> int:
    from msgspec import to_builtins  # noqa: PLC0415 (this task only)

    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.tournament import run as play  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament import settings_for  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament.result_tables import standings_text  # noqa: PLC0415 (the same)

    if any(":" in bot for bot in args.bots):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a local bot is in the current folder)
    game = parse_game(args.game, words)
    players = game.usual if args.players is None else parse_players(args.players, game.name, words)
    options = options_for(game, players, dict(parse_house_rule(text, words) for text in args.set), words)
    settings = settings_for(
        game.name, args.bots, deals=args.deals, seed=args.seed, options=to_builtins(options)
    )
    with progress_bar(words.say("lab-deals")) as progress:
        found = play(
            settings, args.folder, workers=args.workers, progress=progress, changed_code=args.changed_code
        )
    print(standings_text(words, found))
    print_line(words.say("lab-written", folder=str(args.folder)))
    return 0


def add_solve(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=games_with("solver"), help=words.say("lab-argument-solved"))
    add_number(parser, "--turns", 7, words.say("lab-option-turns"))
    add_number(parser, "--workers", 1, words.say("lab-option-threads"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-solution"))


def run_solve(args: argparse.Namespace, words: Words) -> int:
    from lusoria.lab.game_tasks import Solver  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (the same)

    solver: Solver = part_of(args.game, "solver")
    with progress_bar(words.say("lab-columns")) as progress:
        solution = solver.solve(args.folder, args.turns, args.workers, progress)
    print(solver.report(words, solution))
    print_line(words.say("lab-written", folder=str(args.folder)))
    return 0


def add_balance(parser: argparse.ArgumentParser, words: Words) -> None:
    def add_repeatable(name: str, text: str, metavar: str) -> None:
        parser.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=words.say(text))

    add_repeatable("game", "lab-option-games_of", "|".join(GAMES))
    add_repeatable("policy", "lab-option-policy", "NAME")
    add_repeatable("only", "lab-option-only", "NAME")
    add_number(parser, "--games", 100_000, words.say("lab-option-games"))
    add_number(parser, "--slow-games", 1000, words.say("lab-option-slow_games"))
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    add_number(parser, "--workers", 1, words.say("lab-option-workers"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-report"))


def run_balance(args: argparse.Namespace, words: Words) -> int:
    from lusoria.lab.balance import balance  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.progress_bar import steps  # noqa: PLC0415 (the same)

    with steps(words.say("lab-counting")) as progress:
        page = balance(
            args.folder,
            games=[parse_game(name, words).name for name in args.game],
            policies=args.policy,
            only=args.only,
            number=args.games,
            slow_number=args.slow_games,
            seed=args.seed,
            workers=args.workers,
            progress=progress,
        )
    print_line(words.say("lab-report", page=str(page)))
    return 0


def add_train(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=games_with("training"), help=words.say("lab-argument-learned"))
    parser.add_argument("--players", metavar="N", help=words.say("lab-option-learned_players"))
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-learned"))


def run_train(args: argparse.Namespace, words: Words) -> int:
    from lusoria.lab.game_tasks import TrainingStep  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (the same)

    players = numbers_of_players(args, words)
    steps: tuple[TrainingStep, ...] = part_of(args.game, "training")
    for step in steps:
        with progress_bar(words.say("lab-learning")) as progress:
            for line in step(args.folder, players, args.seed, progress):
                print_line(str(line))
    print_line(words.say("lab-written", folder=str(args.folder)))
    return 0


def numbers_of_players(args: argparse.Namespace, words: Words) -> range:
    """Value of `--players`, such as `5..8`; by default all numbers that the game allows."""
    game = parse_game(args.game, words)
    if args.players is None:
        return game.players
    least, _, most = args.players.partition("..")
    first, last = (
        options_for(game, parse_players(number, game.name, words), {}, words).players
        for number in (least, most or least)
    )
    return range(first, last + 1)


def add_exercises(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "game", choices=games_with("exercise_source"), help=words.say("lab-argument-exercises")
    )
    add_number(parser, "--count", 130, words.say("lab-option-count"))
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    parser.add_argument(
        "--records", type=Path, action="append", default=[], help=words.say("lab-option-records")
    )
    parser.add_argument("--only-records", action="store_true", help=words.say("lab-option-only_records"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-exercises"))


def run_exercises(args: argparse.Namespace, words: Words) -> int:
    from lusoria.analysis.exercises import make_exercises, records_in  # noqa: PLC0415 (it needs the extra)
    from lusoria.exercises import SHIPPED  # noqa: PLC0415 (the same)
    from lusoria.exercises.exercise_files import pack  # noqa: PLC0415 (the same)
    from lusoria.lab.output_folder import output_folder  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (the same)
    from lusoria.runtime.atomic_file import write_atomically  # noqa: PLC0415 (the same)

    path = args.folder / SHIPPED[args.game].file
    records = [record for file in args.records for record in records_in(file)]
    with output_folder(args.folder, path.name), progress_bar(words.say("lab-exercises")) as progress:
        lines = make_exercises(
            args.game, args.seed, args.count, records, progress, bots=not args.only_records
        )
        data = pack(lines)
        write_atomically(path, data)
    print(f"{sha256(data).hexdigest()}  {path}")
    print_line(words.say("lab-written", folder=str(args.folder)))
    return 0


TASKS = {
    "tournament": (add_tournament, run_tournament),
    "balance": (add_balance, run_balance),
    "solve": (add_solve, run_solve),
    "train": (add_train, run_train),
    "exercises": (add_exercises, run_exercises),
}
