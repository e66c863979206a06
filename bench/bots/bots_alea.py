"""Strength of the bots of Alea Romana: one bot among others, on the same dice.

`python3 run.py bench bots-alea WHAT [--blocks N] [--seed N] [--players N ...]`, and more: see `--help`. A
block is one game, played once per seat, with the measured bot on each; dice belong to seat and round.
WHAT is

    levels       each level among the one below, and the reverse
    horizon      strong and master among points players with the exact tables of a folder and a limit of cards
                 per turn
    ahead        two players: master with replies against master without, and against the points player with
                 the network
    exact        a points player with the network against one with the exact tables
    errors       error of the network against these tables, in points
    rule         strong, master and the points player (network, limited cards) against the heuristic rule,
    with able's prices, greedy's, or another price of a card calibration  how often master's stated chances
    come true, by tenths latency      time of a decision, wall clock and processor
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from bench.bots.alea_matches import Figure, Player, match, play_by_rules
from bench.bots.alea_models import all_column_values, bundled_column_net, bundled_win_nets, win_probability
from lusoria.bots.alea.heuristic import GREEDY, Heuristic
from lusoria.bots.alea.novice import Novice
from lusoria.core.game import Await, Chance, Over, play, sample
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import PLAYERS, ROWS, Options
from lusoria.games.alea.view import View
from lusoria.lab.alea.compiled_bots.arena import (
    HEURISTIC,
    HORIZON,
    HORIZON_EXACT,
    MASTER,
    OTHER_HEURISTIC,
    OTHER_MASTER,
    STRONG,
    ArenaSettings,
    Exact,
    column_index,
    play_games,
)
from lusoria.lab.alea.solver import solve
from lusoria.lab.alea.train.pipeline import arena_settings, exact_tables
from lusoria.lab.alea.train.win_probability_training import log_for
from lusoria.minds.alea.players.alea_adviser import Adviser
from lusoria.minds.alea.players.master import CHANCE_PER_POINT, MAX_PAIRS, Master
from lusoria.minds.alea.players.strong import Strong
from lusoria.minds.alea.players.warm_up import warm
from lusoria.minds.alea.turn.turn_evaluation import MAX_CARDS
from lusoria.minds.alea.value.column_value_net import TURNS
from lusoria.minds.alea.value.model_files import COLUMN_VALUES_FILE, WIN_CHANCES_FILE, read_data_file
from lusoria.minds.alea.value.win_probability_net import input_size


def bundled_arena(players: int, exact: Exact | None = None) -> ArenaSettings:
    arena = arena_settings(
        bundled_column_net(), bundled_win_nets()[players], exact=exact, max_cards=MAX_CARDS
    )
    return arena._replace(
        mixes=np.array([CHANCE_PER_POINT, CHANCE_PER_POINT]), max_pairs=np.array([MAX_PAIRS, 0])
    )


def print_figure(what: str, players: int, figure: Figure) -> None:
    par = 100 / players
    print(
        f"{what:28} {players} players (par {par:4.1f})  {figure.share:5.2f} ± {figure.error:.2f}"
        f"  {figure.points:+6.1f} points  {figure.games} games",
        flush=True,
    )


def levels(args: argparse.Namespace) -> None:
    for players in args.players:
        arena = bundled_arena(players)
        if "able" in args.only:
            blocks = max(args.blocks // 10, 20)
            print_figure(
                "able among novices",
                players,
                reference_lift(Heuristic(), Novice(), players, blocks, args.seed),
            )
            print_figure(
                "novice among able",
                players,
                reference_lift(Novice(), Heuristic(), players, blocks, args.seed),
            )
        for name, below, one, others in (
            ("strong", "able", STRONG, HEURISTIC),
            ("master", "strong", MASTER, STRONG),
        ):
            if name in args.only:
                print_figure(
                    f"{name} among {below}",
                    players,
                    match(arena, one, others, players, args.blocks, args.seed),
                )
                print_figure(
                    f"{below} among {name}",
                    players,
                    match(arena, others, one, players, args.blocks, args.seed),
                )


def reference_lift(one: Player, other: Player, players: int, blocks: int, seed: int) -> Figure:
    """By the reference rules: the novice has no kernel."""
    shares, points_ahead = np.empty((blocks, players)), np.empty((blocks, players))
    for game in range(blocks):
        for seat in range(players):
            result = play_by_rules([one if place == seat else other for place in range(players)], seed, game)
            assert result is not None
            shares[game, seat] = (seat in result.winners) / len(result.winners)
            others = [points for place, points in enumerate(result.scores) if place != seat]
            points_ahead[game, seat] = result.scores[seat] - sum(others) / len(others)
    block = 100 * shares.mean(1)
    error = float(block.std(ddof=1) / np.sqrt(blocks))
    return Figure(float(block.mean()), error, blocks * players, float(points_ahead.mean()))


def horizon(args: argparse.Namespace) -> None:
    exact = exact_tables(solve(args.folder, TURNS))
    for players in args.players:
        arena = bundled_arena(players, exact)
        arena.max_cards[HORIZON_EXACT] = args.cards
        for name, kind in (("strong", STRONG), ("master", MASTER)):
            print_figure(
                f"{name} among hz, {args.cards} cards",
                players,
                match(arena, kind, HORIZON_EXACT, players, args.blocks, args.seed),
            )


def compare_lookahead(args: argparse.Namespace) -> None:
    arena = bundled_arena(2)
    print_figure("master, plain player", 2, match(arena, MASTER, HORIZON, 2, args.blocks, args.seed))
    print_figure(
        "no replies, plain player", 2, match(arena, OTHER_MASTER, HORIZON, 2, args.blocks, args.seed)
    )
    print_figure("master, no replies", 2, match(arena, MASTER, OTHER_MASTER, 2, args.blocks, args.seed))


def compare_to_exact(args: argparse.Namespace) -> None:
    exact = exact_tables(solve(args.folder, TURNS))
    for players in args.players:
        arena = bundled_arena(players, exact)
        print_figure(
            "net among exact tables",
            players,
            match(arena, HORIZON, HORIZON_EXACT, players, args.blocks, args.seed),
        )


def errors(args: argparse.Namespace) -> None:
    """Error at positions of points players, and at any column with any cards and turns."""
    solution = solve(args.folder, TURNS)
    exact, net = exact_tables(solution), bundled_column_net()
    log = log_for(args.blocks * 2 * 40, 0)
    kinds = np.full((args.blocks, 2), HORIZON_EXACT)
    scores, counts = np.zeros((args.blocks, 2), np.int64), np.zeros(args.blocks, np.int64)
    turns = play_games(
        bundled_arena(2, exact), kinds, args.seed, 0, scores, counts, log, np.zeros(args.blocks, np.int64)
    )
    columns, held, turns_left = (
        log.columns[:turns, :ROWS],
        log.columns[:turns, ROWS],
        log.columns[:turns, -1] - 1,
    )
    stood = turns_left > 0
    columns, held, turns_left = columns[stood], held[stood], turns_left[stood]
    place = np.array([column_index(exact, column) for column in columns])
    truth = np.array([exact.tables[t][at, c] for t, at, c in zip(turns_left, place, held, strict=True)])
    predicted = all_column_values(net, columns)[np.arange(len(turns_left)), turns_left - 1, held]
    print_errors(f"where players stood ({len(predicted)})", predicted - truth)
    rng = np.random.default_rng(args.seed)
    some = rng.choice(exact.keys.size, 5000, replace=False)
    some_columns = np.array([column_of(int(exact.keys[at])) for at in some])
    truth = np.stack([exact.tables[t][some] for t in range(1, TURNS + 1)], axis=1)
    print_errors("any column, all cards and turns", all_column_values(net, some_columns) - truth)


def print_errors(what: str, off: np.ndarray) -> None:
    rms, mean, most = np.sqrt((off**2).mean()), np.abs(off).mean(), np.abs(off).max()
    print(f"{what}: {rms:.3f} points root mean square, {mean:.3f} mean, {most:.1f} at most")


def column_of(key: int) -> tuple[int, ...]:
    """A column with these gaps."""
    column: list[int] = []
    while key:
        rows, above, below = key & 15, key >> 4 & 63, key >> 10 & 63
        if above and (not column or column[-1] != above):
            column.append(above)
        column += [0] * rows
        if below != 40:
            column.append(below)
        key >>= 16
    written = next((at for at, number in enumerate(column) if number), 0)
    column[written:written] = [column[written] if column else 1] * (ROWS - len(column))  # no information
    return tuple(column)


def rule(args: argparse.Namespace) -> None:
    for players in args.players:
        arena = bundled_arena(players)
        arena.max_cards[HORIZON] = args.cards
        arena.prices[OTHER_HEURISTIC] = GREEDY.failed_turn, args.card_price
        plain = f"hz, {args.cards} cards,"
        for name, kind in ((plain, HORIZON), ("strong", STRONG), ("master", MASTER)):
            for other, others in (("able", HEURISTIC), ("greedy", OTHER_HEURISTIC)):
                print_figure(
                    f"{name} among {other}",
                    players,
                    match(arena, kind, others, players, args.blocks, args.seed),
                )


def calibration(args: argparse.Namespace) -> None:
    """Stated chances after a turn, in games of masters, and the results."""
    for players in args.players:
        win_net = bundled_win_nets()[players]
        games = args.blocks
        log = log_for(games * players * 40, input_size(players))
        scores, rounds = np.zeros((games, players), np.int64), np.zeros(games, np.int64)
        starts = np.zeros(games + 1, np.int64)
        kinds = np.full((games, players), MASTER)
        starts[-1] = turns = play_games(
            bundled_arena(players), kinds, args.seed, 0, scores, rounds, log, starts[:-1]
        )
        won = scores == scores.max(1, keepdims=True)
        shares = won / won.sum(1, keepdims=True)
        game = np.repeat(np.arange(games), np.diff(starts))
        learns = log.is_learnable[:turns]
        outcomes = shares[game, log.seats[:turns]][learns]
        predicted = np.array(
            [win_probability(win_net, features) for features in log.features[:turns][learns]]
        )
        print_tenths(players, predicted, outcomes, game[learns])


def print_tenths(players: int, predicted: np.ndarray, outcomes: np.ndarray, game: np.ndarray) -> None:
    constant = float(np.mean((outcomes - 1 / players) ** 2))
    brier = float(np.mean((outcomes - predicted) ** 2))
    print(f"{players} players: {len(predicted)} positions, Brier {brier:.4f} (one constant: {constant:.4f})")
    for tenth in range(10):
        some = (predicted * 10).astype(int).clip(0, 9) == tenth
        if some.sum() >= 30:
            off = outcomes[some] - predicted[some]
            by_game = np.bincount(game[some], off)
            error = np.sqrt((by_game**2).sum()) / some.sum()
            print(
                f"  {tenth * 10:2}-{tenth * 10 + 10:3} %  predicted {100 * predicted[some].mean():5.1f}"
                f"  came {100 * outcomes[some].mean():5.1f} ± {100 * error:.1f}  ({some.sum()})"
            )


def latency(args: argparse.Namespace) -> None:
    warm()
    values, chances = read_data_file(COLUMN_VALUES_FILE), read_data_file(WIN_CHANCES_FILE)
    adviser = Adviser(values, chances)
    bots = {"strong": Strong(values).choose, "master": Master(values, chances).choose}
    bots["adviser"] = lambda view, _: adviser.advise(view)  # type: ignore[assignment, return-value]
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in bots}
    for players in args.players:
        rng = Random(args.seed)
        for _ in range(max(args.blocks // 100, 1)):
            for view in decisions(players, rng):
                for name, choose in bots.items():
                    begun = time.perf_counter(), time.thread_time()
                    choose(view, rng)
                    taken[name].append((time.perf_counter() - begun[0], time.thread_time() - begun[1]))
    for name, times in taken.items():
        for clock, some in zip(("clock", "processor"), np.array(times).T, strict=True):
            low, high, most = np.quantile(some, [0.5, 0.99, 1]) * 1e3
            print(
                f"{name:8} {len(times)} decisions, {clock:9}: median {low:.2f} ms,"
                f" 99 of 100 within {high:.2f} ms, all within {most:.2f} ms"
            )


def decisions(players: int, rng: Random) -> Iterator[View]:
    """Views in which able has a choice, in one game among able bots."""
    state, able = ALEA.start(Options(players)), Heuristic()
    while not isinstance(turn := ALEA.turn(state), Over):
        if isinstance(turn, Chance):
            for event in sample(turn, rng):
                state = ALEA.evolve(state, event)
        elif isinstance(turn, Await):
            view = ALEA.view(state, state.seat)
            if len(view.legal) > 1:
                yield view
            state = play(ALEA, state, state.seat, able.choose(view, rng)).after


WHAT = {
    "levels": levels,
    "horizon": horizon,
    "ahead": compare_lookahead,
    "exact": compare_to_exact,
    "errors": errors,
    "rule": rule,
    "calibration": calibration,
    "latency": latency,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--blocks", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--only", nargs="+", default=["able", "strong", "master"], help="of the levels")
    parser.add_argument("--folder", type=Path, help="of `lusoria lab solve alea`")
    parser.add_argument(
        "--cards", type=int, default=MAX_CARDS, help="that a plain player plays in a turn at most"
    )
    parser.add_argument("--card-price", type=float, default=GREEDY.card, help="to greedy, in points")
    args = parser.parse_args()
    WHAT[args.what](args)


if __name__ == "__main__":
    main()
