"""Ratings of the bot levels, on the scale of My games.

`python3 run.py bench level_ratings [--games N] [--seed N] [--game G]`. Rates random levels at tables of
several sizes, game by game. Prints the mean of each `mu` over the last three quarters, minus the mean of all,
plus 25, with an error from blocks of games: `rating` of each `BotSpec` in `lusoria.bots.<game>.bot_list`.
"""

import argparse
from random import Random

import numpy as np
from openskill.models import PlackettLuce

from lusoria.bots import bot
from lusoria.core.game import any_game
from lusoria.core.ranks import ranks
from lusoria.games import game as find_game
from lusoria.lab.tournament.paired_games import Table

LEVELS = ("novice", "able", "strong", "master")
SIZES = {"idus-martii": (5, 6, 7, 8), "alea": (2, 3, 4, 5)}
MAX_DECISIONS = 100_000  # longer games are cut off
BLOCKS = 15  # of games, for a standard error


def rating_courses(name: str, games: int, seed: int) -> np.ndarray:
    """`mu` of each level after each game."""
    game, model, rng = any_game(find_game(name)), PlackettLuce(), Random(seed)
    bots, known = [bot(name, level) for level in LEVELS], [model.rating() for _ in LEVELS]
    courses = []
    for number in range(games):
        players = SIZES[name][number % len(SIZES[name])]
        seats = tuple(rng.randrange(len(LEVELS)) for _ in range(players))
        table = Table(game, game.options_type(players=players), [bots[k] for k in seats], f"{seed} {number}")
        over = table.play(seats, MAX_DECISIONS)
        won = [seat in over.winners for seat in range(players)]
        after = model.rate([[known[k]] for k in seats], ranks=ranks(won, over.scores))
        for level in set(seats):
            mine = [rated for k, (rated,) in zip(seats, after, strict=True) if k == level]
            before = known[level]
            mu = before.mu + sum(each.mu - before.mu for each in mine)
            sigma = before.sigma * float(np.prod([each.sigma / before.sigma for each in mine]))
            known[level] = model.create_rating([mu, sigma])
        courses.append([each.mu for each in known])
    return np.array(courses)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=tuple(SIZES), nargs="*", default=tuple(SIZES))
    args = parser.parse_args()
    for name in args.game:
        steady = rating_courses(name, args.games, args.seed)[args.games // 4 :]
        steady = steady - steady.mean(axis=1, keepdims=True) + 25
        blocks = np.array([block.mean(axis=0) for block in np.array_split(steady, BLOCKS)])
        errors = blocks.std(axis=0, ddof=1) / BLOCKS**0.5
        for level, mu, error in zip(LEVELS, steady.mean(axis=0), errors, strict=True):
            rating = f"{1500 + 30 * (mu - 25):5.0f} ± {30 * error:.0f}"
            print(f"{name:12} {level:8} {mu:6.2f} ± {error:.2f}   {rating}")


if __name__ == "__main__":
    main()
