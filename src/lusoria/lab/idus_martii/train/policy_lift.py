"""Win-rate lift of one seat that plays another policy, all else equal, over many compiled games."""

from typing import NamedTuple

import numpy as np

from lusoria.lab.idus_martii.train.game_steps import Setup, deal, empty_game, play_to_end
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.turn_outcomes import Floats
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import key_of

ASSIGNMENT_TRIES = 1  # random assignments to choose from: Consuls assign at random


class Lift(NamedTuple):
    """In percentage points."""

    mean: float
    error: float


def lift(rules: Rules, one: Policy, others: Policy, games: int, seed: int) -> Lift:
    """Win-rate gain of a seat that plays `one` instead of `others`, in paired games over all seats."""
    both = Policy(*(np.stack(pair) for pair in zip(others, one, strict=True)))
    wins = np.zeros((games, 2))
    play_pairs(Setup(rules, ASSIGNMENT_TRIES, compositions(rules.players), both), np.uint64(seed), wins)
    gains = 100 * (wins[:, 1] - wins[:, 0])
    return Lift(float(gains.mean()), float(gains.std(ddof=1) / np.sqrt(games)))


@compiled
def play_pairs(setup: Setup, key: np.uint64, wins: Floats) -> None:
    """Fills `wins` by game and policy of the one seat."""
    players = setup.rules.players
    game, seed = empty_game(players), np.empty(1, np.uint64)
    for number in range(len(wins)):
        seat = number % players
        for k in range(2):
            game.policy_of[:] = 0
            game.policy_of[seat] = k
            seed[0] = key_of(key, np.uint64(number))
            deal(game, seed)
            winning_faction = play_to_end(setup, game, seed)
            wins[number, k] = game.sides[seat] == winning_faction


def seat_wins(rules: Rules, policy: Policy, games: int, seed: int) -> Floats:
    """Share of games that each seat wins, the first Consul first, if all play by one policy."""
    wins = np.zeros(rules.players)
    policies = Policy(*(table[None] for table in policy))
    play_alike(
        Setup(rules, ASSIGNMENT_TRIES, compositions(rules.players), policies), games, np.uint64(seed), wins
    )
    return wins / games


@compiled
def play_alike(setup: Setup, games: int, key: np.uint64, wins: Floats) -> None:
    """Adds the wins of each seat."""
    players = setup.rules.players
    game, seed = empty_game(players), np.empty(1, np.uint64)
    for number in range(games):
        seed[0] = key_of(key, np.uint64(number))
        deal(game, seed)
        winning_faction = play_to_end(setup, game, seed)
        for seat in range(players):
            wins[seat] += game.sides[seat] == winning_faction
