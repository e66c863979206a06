"""`lusoria lab`: tournaments, balance reports, the solver, training, and making exercises."""

import argparse
import os
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from lusoria.cli.argument_parser import language_option
from lusoria.cli.command import BAD_USE, print_line
from lusoria.core.extensions import extension, has_extension
from lusoria.games import GAMES
from lusoria.tui.command_line import (
    OptionError,
    add_house_rules,
    options_for,
    parse_game,
    parse_house_rule,
    parse_players,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK", title="tasks")
    language = language_option(is_shown=False)
    for name, (text, add, _) in TASKS.items():
        description = f"{text[0].upper()}{text[1:]}."
        add(tasks.add_parser(name, help=text, description=description, parents=[language]))
    parser.epilog = "Help for one task: lusoria lab TASK --help"


def add_tournament(parser: argparse.ArgumentParser) -> None:
    text = "bots by name, or module:class for your own; other=bot gives one another name"
    parser.add_argument("bots", nargs="+", metavar="bot", help=text)
    parser.add_argument("--game", required=True, metavar="|".join(GAMES), help="game to play")
    parser.add_argument("--players", metavar="N", help="number of players")
    add_house_rules(parser)
    add_number(parser, "--deals", 100, "number of deals; each is played with every bot in every seat")
    add_seed(parser)
    add_workers(parser)
    add_folder(parser, "folder for the results; an unfinished run there is continued")
    text = "continue even if a bot’s code has changed"
    parser.add_argument("--changed-code", action="store_true", help=text)
    parser.epilog = "example: lusoria lab tournament able strong --game GAME --folder results"


def add_number(parser: argparse.ArgumentParser, flag: str, default: int, text: str) -> None:
    parser.add_argument(flag, type=int, default=default, metavar="N", help=f"{text} [{default}]")


def add_seed(parser: argparse.ArgumentParser) -> None:
    add_number(parser, "--seed", 1, "number that decides every card, die and coin flip")


def add_workers(parser: argparse.ArgumentParser) -> None:
    add_number(parser, "--workers", 1, "processes to play in")


def add_folder(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("--folder", type=Path, required=True, help=text)


def games_with(part: str) -> list[str]:
    """Names of the games with this extension."""
    return [name for name, game in GAMES.items() if has_extension(game, part)]


def part_of(game: str, part: str) -> Any:
    """Extension of a game of `games_with(part)`. Raises Malformed if it cannot be loaded."""
    return extension(GAMES[game], part)


def run(args: argparse.Namespace) -> int:
    try:
        return TASKS[args.task][2](args)
    except OptionError as no:
        print_line(str(no), to_stderr=True)
        return BAD_USE


def run_tournament(args: argparse.Namespace) -> int:
    from msgspec import to_builtins  # noqa: PLC0415 (this task only)

    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.tournament import run as play  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament import settings_for  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament.result_tables import standings_text  # noqa: PLC0415 (the same)

    if any(":" in bot for bot in args.bots):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a local bot is in the current folder)
    game = parse_game(args.game)
    players = game.usual if args.players is None else parse_players(args.players, game.name)
    options = options_for(game, players, dict(map(parse_house_rule, args.set)))
    settings = settings_for(
        game.name, args.bots, deals=args.deals, seed=args.seed, options=to_builtins(options)
    )
    with progress_bar("Deals") as progress:
        found = play(
            settings, args.folder, workers=args.workers, progress=progress, changed_code=args.changed_code
        )
    print(standings_text(found))
    print_line(f"The results are in {args.folder}.")
    return 0


def add_solve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=games_with("solver"), help="game to solve")
    add_number(parser, "--turns", 7, "number of turns left to solve for, at most")
    add_number(parser, "--workers", 1, "threads to use")
    add_folder(parser, "folder for the tables, half a gigabyte per turn; existing ones are kept")
    parser.epilog = "example: lusoria lab solve GAME --turns 3 --folder tables"


def run_solve(args: argparse.Namespace) -> int:
    from lusoria.lab.game_tasks import Solver  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (the same)

    solver: Solver = part_of(args.game, "solver")
    with progress_bar("Columns") as progress:
        solution = solver.solve(args.folder, args.turns, args.workers, progress)
    print(solver.report(solution))
    print_line(f"The results are in {args.folder}.")
    return 0


def add_balance(parser: argparse.ArgumentParser) -> None:
    def add_repeatable(name: str, metavar: str, text: str) -> None:
        help_text = f"{text}; can be given more than once"
        parser.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=help_text)

    add_repeatable("game", "|".join(GAMES), "which game (default: all)")
    add_repeatable("policy", "NAME", "who plays: random, or a bot")
    add_repeatable("only", "NAME", "only this plot, by name")
    add_number(parser, "--games", 100_000, "games per table, for players with a kernel")
    add_number(parser, "--slow-games", 1000, "games per table, for players without a kernel")
    add_seed(parser)
    add_workers(parser)
    add_folder(parser, "folder for the page, its tables and images")
    parser.epilog = "example: lusoria lab balance --game GAME --games 1000 --folder report"


def run_balance(args: argparse.Namespace) -> int:
    from lusoria.lab.balance import balance  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.progress_bar import steps  # noqa: PLC0415 (the same)

    with steps("Counting") as progress:
        page = balance(
            args.folder,
            games=[parse_game(name).name for name in args.game],
            policies=args.policy,
            only=args.only,
            number=args.games,
            slow_number=args.slow_games,
            seed=args.seed,
            workers=args.workers,
            progress=progress,
        )
    print_line(f"The report is in {page}.")
    return 0


def add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=games_with("training"), help="game to learn")
    text = "numbers of players to learn for, as one number or from..to"
    parser.add_argument("--players", metavar="N", help=text)
    add_seed(parser)
    add_folder(parser, "folder for the tables, one file per number of players")
    parser.epilog = "example: lusoria lab train GAME --players 5..8 --folder tables"


def run_train(args: argparse.Namespace) -> int:
    from lusoria.lab.game_tasks import TrainingStep  # noqa: PLC0415 (it needs the extra)
    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (the same)

    players = numbers_of_players(args)
    steps: tuple[TrainingStep, ...] = part_of(args.game, "training")
    for step in steps:
        with progress_bar("Learning") as progress:
            for line in step(args.folder, players, args.seed, progress):
                print_line(str(line))
    print_line(f"The results are in {args.folder}.")
    return 0


def numbers_of_players(args: argparse.Namespace) -> range:
    """Value of `--players`, such as `5..8`; by default all numbers that the game allows."""
    game = parse_game(args.game)
    if args.players is None:
        return game.players
    least, _, most = args.players.partition("..")
    first, last = (
        options_for(game, parse_players(number, game.name), {}).players for number in (least, most or least)
    )
    return range(first, last + 1)


def add_exercises(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=games_with("exercise_source"), help="game to make exercises for")
    add_number(parser, "--count", 130, "how many of each of the four grades")
    add_seed(parser)
    text = "file of games to start with: one record, or one per line; only with their players’ consent"
    parser.add_argument("--records", type=Path, action="append", default=[], help=text)
    text = "use only these records, no bot games; as many as they give, up to that number per grade"
    parser.add_argument("--only-records", action="store_true", help=text)
    add_folder(parser, "folder for the file of exercises")
    parser.epilog = "example: lusoria lab exercises GAME --count 20 --folder exercises"


def run_exercises(args: argparse.Namespace) -> int:
    from lusoria.analysis.exercises import make_exercises, records_in  # noqa: PLC0415 (it needs the extra)
    from lusoria.exercises import SHIPPED  # noqa: PLC0415 (the same)
    from lusoria.exercises.exercise_files import pack  # noqa: PLC0415 (the same)
    from lusoria.lab.output_folder import output_folder  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import progress_bar  # noqa: PLC0415 (the same)
    from lusoria.runtime.atomic_file import write_atomically  # noqa: PLC0415 (the same)

    path = args.folder / SHIPPED[args.game].file
    records = [record for file in args.records for record in records_in(file)]
    with output_folder(args.folder, path.name), progress_bar("Exercises") as progress:
        lines = make_exercises(
            args.game, args.seed, args.count, records, progress, bots=not args.only_records
        )
        data = pack(lines)
        write_atomically(path, data)
    print(f"{sha256(data).hexdigest()}  {path}")
    print_line(f"The results are in {args.folder}.")
    return 0


TASKS = {  # in the order of the help
    "tournament": (
        "bots against bots: which is better, and how certain that is",
        add_tournament,
        run_tournament,
    ),
    "balance": ("report how balanced the games are, as a page", add_balance, run_balance),
    "solve": (
        "solve one player’s best play for points, exactly: every column, every set of cards",
        add_solve,
        run_solve,
    ),
    "train": ("train the bots’ tables by self-play", add_train, run_train),
    "exercises": (
        "make exercises: interesting positions and their solutions",
        add_exercises,
        run_exercises,
    ),
}
