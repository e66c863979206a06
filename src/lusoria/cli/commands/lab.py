"""`lusoria lab`: tournaments, balance reports, the solver, training, and making exercises."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

from lusoria.cli.command import BAD_USE
from lusoria.cli.command import tell as tell_line
from lusoria.games import GAMES
from lusoria.tui.command_line import Refused, game_called, house_rule, options_for, players_said
from lusoria.words import LANGUAGES, Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    tasks = parser.add_subparsers(dest="task", required=True, metavar=words.say("cli-metavar-task"))
    for name, (add, _) in TASKS.items():
        text = words.say(f"lab-help-{name}")
        task = tasks.add_parser(name, said=words, help=text, description=text)
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


def run(args: argparse.Namespace, words: Words) -> int:
    try:
        return TASKS[args.task][1](args, words)
    except Refused as no:
        tell_line(str(no), trouble=True)
        return BAD_USE


def run_tournament(args: argparse.Namespace, words: Words) -> int:
    from msgspec import to_builtins  # noqa: PLC0415 (with the rest that only this task needs)

    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.tournament import run as play  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament import settings_for  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament.result_tables import tell  # noqa: PLC0415 (the same)

    if any(":" in bot for bot in args.bots):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a local bot is in the current folder)
    game = game_called(args.game, words)
    players = game.usual if args.players is None else players_said(args.players, game.name, words)
    options = options_for(game, players, dict(house_rule(each, words) for each in args.set), words)
    settings = settings_for(
        game.name, args.bots, deals=args.deals, seed=args.seed, options=to_builtins(options)
    )
    with bar(words.say("lab-deals")) as progress:
        found = play(
            settings, args.folder, workers=args.workers, progress=progress, changed_code=args.changed_code
        )
    print(tell(words, found))
    tell_line(words.say("lab-written", folder=str(args.folder)))
    return 0


def add_solve(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=["alea"], help=words.say("lab-argument-solved"))
    add_number(parser, "--turns", 7, words.say("lab-option-turns"))
    add_number(parser, "--workers", 1, words.say("lab-option-threads"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-solution"))


def run_solve(args: argparse.Namespace, words: Words) -> int:
    from lusoria.lab.alea.solver import solve  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.alea.solver.solution_report import tell  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    with bar(words.say("lab-columns")) as progress:
        solution = solve(args.folder, args.turns, workers=args.workers, on_progress=progress)
    print(tell(words, solution))
    tell_line(words.say("lab-written", folder=str(args.folder)))
    return 0


def add_balance(parser: argparse.ArgumentParser, words: Words) -> None:
    def several(name: str, text: str, metavar: str) -> None:
        parser.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=words.say(text))

    several("game", "lab-option-games_of", "|".join(GAMES))
    several("policy", "lab-option-policy", "NAME")
    several("only", "lab-option-only", "NAME")
    add_number(parser, "--games", 100_000, words.say("lab-option-games"))
    add_number(parser, "--slow-games", 1000, words.say("lab-option-slow_games"))
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    add_number(parser, "--workers", 1, words.say("lab-option-workers"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-report"))


def run_balance(args: argparse.Namespace, words: Words) -> int:
    from lusoria.lab.balance import balance  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.progress_bar import steps  # noqa: PLC0415 (the same)

    with steps(words.say("lab-counting")) as progress:
        page = balance(
            args.folder,
            games=[game_called(name, words).name for name in args.game],
            policies=args.policy,
            only=args.only,
            number=args.games,
            slow_number=args.slow_games,
            seed=args.seed,
            workers=args.workers,
            progress=progress,
        )
    tell_line(words.say("lab-report", page=str(page)))
    return 0


def add_train(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=TRAINED, help=words.say("lab-argument-learned"))
    parser.add_argument(
        "--players", default="5..8", metavar="N", help=words.say("lab-option-learned_players")
    )
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-learned"))


def run_train(args: argparse.Namespace, words: Words) -> int:
    for line in TRAINED[args.game](args, words):
        tell_line(line)
    tell_line(words.say("lab-written", folder=str(args.folder)))
    return 0


def add_exercises(parser: argparse.ArgumentParser, words: Words) -> None:
    from lusoria.exercises import SHIPPED  # noqa: PLC0415 (loaded only for this task)

    parser.add_argument("game", choices=SHIPPED, help=words.say("lab-argument-exercises"))
    add_number(parser, "--count", 130, words.say("lab-option-count"))
    add_number(parser, "--seed", 1, words.say("lab-option-seed"))
    parser.add_argument(
        "--records", type=Path, action="append", default=[], help=words.say("lab-option-records")
    )
    parser.add_argument("--only-records", action="store_true", help=words.say("lab-option-only_records"))
    parser.add_argument("--folder", type=Path, required=True, help=words.say("lab-option-exercises"))


def run_exercises(args: argparse.Namespace, words: Words) -> int:
    from lusoria.analysis.exercises import make_exercises, records_in  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.exercises.exercise_files import SHIPPED, pack  # noqa: PLC0415 (the same)
    from lusoria.lab.output_folder import prepared  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)
    from lusoria.runtime.atomic_file import write_atomically  # noqa: PLC0415 (the same)

    path = args.folder / SHIPPED[args.game].file
    records = [record for file in args.records for record in records_in(file)]
    with prepared(args.folder, path.name), bar(words.say("lab-exercises")) as progress:
        lines = make_exercises(
            args.game, args.seed, args.count, records, progress, bots=not args.only_records
        )
        data = pack(lines)
        write_atomically(path, data)
    print(f"{sha256(data).hexdigest()}  {path}")
    tell_line(words.say("lab-written", folder=str(args.folder)))
    return 0


TASKS = {
    "tournament": (add_tournament, run_tournament),
    "balance": (add_balance, run_balance),
    "solve": (add_solve, run_solve),
    "train": (add_train, run_train),
    "exercises": (add_exercises, run_exercises),
}


def train_idus_martii(args: argparse.Namespace, words: Words) -> Iterator[str]:
    from lusoria.lab.idus_martii.train.limit_tables import train_limits  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.idus_martii.train.table_files import train  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    least, _, most = args.players.partition("..")
    game = game_called(args.game, words)
    first, last = (
        options_for(game, players_said(number, game.name, words), {}, words).players
        for number in (least, most or least)
    )
    for training in (train, train_limits):
        with bar(words.say("lab-learning")) as progress:
            yield from map(str, training(args.folder, range(first, last + 1), args.seed, progress))


def train_alea(args: argparse.Namespace, words: Words) -> Iterator[str]:
    from lusoria.lab.alea.train.pipeline import train  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    with bar(words.say("lab-learning")) as progress:
        files = train(args.folder, args.seed, lambda _stage, done, total: progress(done, total))
    for file, checksum in zip(files, files.checksums(), strict=True):
        yield f"{checksum}  {file}"


TRAINED: dict[str, Callable[[argparse.Namespace, Words], Iterator[str]]] = {
    "idus-martii": train_idus_martii,
    "alea": train_alea,
}
