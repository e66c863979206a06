"""`lusoria lab`: tournaments of bots, how even the games are, the best play for points, what bots learn,
exercises."""

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


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    tasks = parser.add_subparsers(dest="task", required=True, metavar=said.say("cli-metavar-task"))
    for name, (add, _) in TASKS.items():
        text = said.say(f"lab-help-{name}")
        made = tasks.add_parser(name, said=said, help=text, description=text)
        made.add_argument("--language", choices=LANGUAGES, help=said.say("cli-option-language"))
        add(made, said)


def add_tournament(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("bots", nargs="+", metavar="bot", help=said.say("lab-argument-bots"))
    parser.add_argument("--game", required=True, metavar="|".join(GAMES), help=said.say("cli-option-game"))
    parser.add_argument("--players", metavar="N", help=said.say("cli-option-players"))
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar=said.say("cli-metavar-set"),
        help=said.say("cli-option-set"),
    )
    add_number(parser, "--deals", 100, said.say("lab-option-deals"))
    add_number(parser, "--seed", 1, said.say("lab-option-seed"))
    add_number(parser, "--workers", 1, said.say("lab-option-workers"))
    parser.add_argument("--folder", type=Path, required=True, help=said.say("lab-option-folder"))
    parser.add_argument("--changed-code", action="store_true", help=said.say("lab-option-changed_code"))


def add_number(parser: argparse.ArgumentParser, flag: str, usual: int, text: str) -> None:
    parser.add_argument(flag, type=int, default=usual, metavar="N", help=f"{text} [{usual}]")


def run(args: argparse.Namespace, said: Words) -> int:
    try:
        return TASKS[args.task][1](args, said)
    except Refused as no:
        tell_line(str(no), trouble=True)
        return BAD_USE


def run_tournament(args: argparse.Namespace, said: Words) -> int:
    from msgspec import to_builtins  # noqa: PLC0415 (with the rest that only this task needs)

    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.tournament import run as play  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament import settings_for  # noqa: PLC0415 (the same)
    from lusoria.lab.tournament.result_tables import tell  # noqa: PLC0415 (the same)

    if any(":" in bot for bot in args.bots):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a bot of one's own lies where one is)
    game = game_called(args.game, said)
    players = game.usual if args.players is None else players_said(args.players, game.name, said)
    options = options_for(game, players, dict(house_rule(each, said) for each in args.set), said)
    settings = settings_for(
        game.name, args.bots, deals=args.deals, seed=args.seed, options=to_builtins(options)
    )
    with bar(said.say("lab-deals")) as progress:
        found = play(
            settings, args.folder, workers=args.workers, progress=progress, changed_code=args.changed_code
        )
    print(tell(said, found))
    tell_line(said.say("lab-written", folder=str(args.folder)))
    return 0


def add_solve(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("game", choices=["alea"], help=said.say("lab-argument-solved"))
    add_number(parser, "--turns", 7, said.say("lab-option-turns"))
    add_number(parser, "--workers", 1, said.say("lab-option-threads"))
    parser.add_argument("--folder", type=Path, required=True, help=said.say("lab-option-solution"))


def run_solve(args: argparse.Namespace, said: Words) -> int:
    from lusoria.lab.alea.solver import solve  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.alea.solver.solution_report import tell  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    with bar(said.say("lab-columns")) as told:
        solution = solve(args.folder, args.turns, workers=args.workers, on_progress=told)
    print(tell(said, solution))
    tell_line(said.say("lab-written", folder=str(args.folder)))
    return 0


def add_balance(parser: argparse.ArgumentParser, said: Words) -> None:
    def several(name: str, text: str, metavar: str) -> None:
        parser.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=said.say(text))

    several("game", "lab-option-games_of", "|".join(GAMES))
    several("policy", "lab-option-policy", "NAME")
    several("only", "lab-option-only", "NAME")
    add_number(parser, "--games", 100_000, said.say("lab-option-games"))
    add_number(parser, "--slow-games", 1000, said.say("lab-option-slow_games"))
    add_number(parser, "--seed", 1, said.say("lab-option-seed"))
    add_number(parser, "--workers", 1, said.say("lab-option-workers"))
    parser.add_argument("--folder", type=Path, required=True, help=said.say("lab-option-report"))


def run_balance(args: argparse.Namespace, said: Words) -> int:
    from lusoria.lab.balance import balance  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.progress_bar import steps  # noqa: PLC0415 (the same)

    with steps(said.say("lab-counting")) as progress:
        page = balance(
            args.folder,
            games=[game_called(name, said).name for name in args.game],
            policies=args.policy,
            only=args.only,
            number=args.games,
            slow_number=args.slow_games,
            seed=args.seed,
            workers=args.workers,
            progress=progress,
        )
    tell_line(said.say("lab-report", page=str(page)))
    return 0


def add_train(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("game", choices=TRAINED, help=said.say("lab-argument-learned"))
    parser.add_argument("--players", default="5..8", metavar="N", help=said.say("lab-option-learned_players"))
    add_number(parser, "--seed", 1, said.say("lab-option-seed"))
    parser.add_argument("--folder", type=Path, required=True, help=said.say("lab-option-learned"))


def run_train(args: argparse.Namespace, said: Words) -> int:
    for line in TRAINED[args.game](args, said):
        tell_line(line)
    tell_line(said.say("lab-written", folder=str(args.folder)))
    return 0


def add_exercises(parser: argparse.ArgumentParser, said: Words) -> None:
    from lusoria.exercises import SHIPPED  # noqa: PLC0415 (only where it is asked for)

    parser.add_argument("game", choices=SHIPPED, help=said.say("lab-argument-exercises"))
    add_number(parser, "--count", 130, said.say("lab-option-count"))
    add_number(parser, "--seed", 1, said.say("lab-option-seed"))
    parser.add_argument(
        "--records", type=Path, action="append", default=[], help=said.say("lab-option-records")
    )
    parser.add_argument("--only-records", action="store_true", help=said.say("lab-option-only_records"))
    parser.add_argument("--folder", type=Path, required=True, help=said.say("lab-option-exercises"))


def run_exercises(args: argparse.Namespace, said: Words) -> int:
    from lusoria.analysis.exercises import make_exercises, records_in  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.exercises.exercise_files import SHIPPED, pack  # noqa: PLC0415 (the same)
    from lusoria.lab.output_folder import prepared, replace  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    path = args.folder / SHIPPED[args.game].file
    records = [record for file in args.records for record in records_in(file)]
    with prepared(args.folder, path.name), bar(said.say("lab-exercises")) as told:
        lines = make_exercises(args.game, args.seed, args.count, records, told, bots=not args.only_records)
        data = pack(lines)
        replace(path, data)
    print(f"{sha256(data).hexdigest()}  {path}")
    tell_line(said.say("lab-written", folder=str(args.folder)))
    return 0


TASKS = {
    "tournament": (add_tournament, run_tournament),
    "balance": (add_balance, run_balance),
    "solve": (add_solve, run_solve),
    "train": (add_train, run_train),
    "exercises": (add_exercises, run_exercises),
}


def train_idus_martii(args: argparse.Namespace, said: Words) -> Iterator[str]:
    from lusoria.lab.idus_martii.train.limit_tables import train_limits  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.idus_martii.train.table_files import train  # noqa: PLC0415 (the same)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    least, _, most = args.players.partition("..")
    game = game_called(args.game, said)
    first, last = (
        options_for(game, players_said(number, game.name, said), {}, said).players
        for number in (least, most or least)
    )
    for training in (train, train_limits):
        with bar(said.say("lab-learning")) as told:
            yield from map(str, training(args.folder, range(first, last + 1), args.seed, told))


def train_alea(args: argparse.Namespace, said: Words) -> Iterator[str]:
    from lusoria.lab.alea.train.pipeline import train  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.lab.progress_bar import bar  # noqa: PLC0415 (the same)

    with bar(said.say("lab-learning")) as told:
        made = train(args.folder, args.seed, lambda _stage, done, total: told(done, total))
    for file, checksum in zip(made, made.checksums(), strict=True):
        yield f"{checksum}  {file}"


TRAINED: dict[str, Callable[[argparse.Namespace, Words], Iterator[str]]] = {
    "idus-martii": train_idus_martii,
    "alea": train_alea,
}
