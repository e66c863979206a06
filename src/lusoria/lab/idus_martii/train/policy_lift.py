"""What one seat wins more with another policy, everything else alike: for tables, by the million."""

from typing import NamedTuple

import numpy as np

from lusoria.lab.idus_martii.train.game_steps import NUMBERS, Whole, deal, finish
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import key_of


class Lift(NamedTuple):
    """In points of a hundred."""

    mean: float
    error: float


def lift(rules: Rules, one: Policy, others: Policy, games: int, seed: int) -> Lift:
    """Of one seat, each in turn, that plays by `one` among `others`; both ways the same deal and dice."""
    found = compositions(rules.players)
    stacked = tuple(np.stack(pair) for pair in zip(others, one, strict=True))
    wins = np.zeros((games, 2))
    play_pairs(
        rules.players, rules.limit, games, np.uint64(seed), found.winners, found.where, *(*stacked, wins)
    )
    more = 100 * (wins[:, 1] - wins[:, 0])
    return Lift(float(more.mean()), float(more.std(ddof=1) / np.sqrt(games)))


@compiled
def play_pairs(
    players: int,
    limit: int,
    games: int,
    key: np.uint64,
    winners: Whole,
    index: Whole,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    keep: Numbers,
    wins: Numbers,
) -> None:
    cards, side, game = (
        np.empty((players, 2), np.int64),
        np.empty(players, np.int64),
        np.empty(NUMBERS, np.int64),
    )
    seed = np.empty(1, np.uint64)
    who = np.zeros(players, np.int64)
    for number in range(games):
        seat = number % players
        for k in range(2):
            who[:] = 0
            who[seat] = k
            seed[0] = key_of(key, np.uint64(number))
            deal(players, seed, cards, side, game)
            won = finish(
                players, limit, 1, game, cards, side, who, winners, index, vote, swap, replace, keep, seed
            )
            wins[number, k] = side[seat] == won


def seat_wins(rules: Rules, policy: Policy, games: int, seed: int) -> Numbers:
    """How often each seat wins, the first Consul first, if all play by one policy."""
    found = compositions(rules.players)
    wins = np.zeros(rules.players)
    stacked = tuple(table[None] for table in policy)
    play_alike(
        rules.players, rules.limit, games, np.uint64(seed), found.winners, found.where, *(*stacked, wins)
    )
    return wins / games


@compiled
def play_alike(
    players: int,
    limit: int,
    games: int,
    key: np.uint64,
    winners: Whole,
    index: Whole,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    keep: Numbers,
    wins: Numbers,
) -> None:
    cards, side, game = (
        np.empty((players, 2), np.int64),
        np.empty(players, np.int64),
        np.empty(NUMBERS, np.int64),
    )
    seed, who = np.empty(1, np.uint64), np.zeros(players, np.int64)
    for number in range(games):
        seed[0] = key_of(key, np.uint64(number))
        deal(players, seed, cards, side, game)
        won = finish(
            players, limit, 1, game, cards, side, who, winners, index, vote, swap, replace, keep, seed
        )
        for seat in range(players):
            wins[seat] += side[seat] == won
