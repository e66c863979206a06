"""Regret minimisation by sampled games: choices that would have won more become more likely.

Each choice of a decision is valued by one playout, all with the same dice. Later games weigh more. After
every part of the run, regrets and sums are averaged with their mirror image, so that no side is favoured.
"""

from collections.abc import Callable

import numpy as np

from lusoria.games.idus_martii.policy_keys import MIRRORED
from lusoria.lab.idus_martii.train.game_steps import (
    DISCARD,
    GREEN,
    LAID,
    LOOKED,
    RED,
    REPLACE,
    STAGE,
    TURN,
    VETO,
    Setup,
    act,
    copy_game,
    deal,
    draw_choice,
    empty_game,
    fill_choice_probabilities,
    next_decision,
    play_to_end,
    preference,
)
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, exchange_sides, uniform_policy
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.turn_outcomes import Floats
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import key_of

PARTS = 20  # averages with the mirror image per run
ASSIGNMENT_TRIES = 2  # random assignments of which a Consul takes the better one
START_WEIGHT = 2.0
"""Weight of a starting policy per game of the run, in games as heavy as the last one."""
PLAYOUT_DICE = np.uint64(0x5851F42D4C957F2D)
Progress = Callable[[int, int], None]


def zero_tables(rules: Rules) -> Policy:
    """Regrets or sums. Unlike in a policy, the swap has an entry for both choices."""
    vote, swap, replace, keep = uniform_policy(rules)
    both = np.zeros((*swap.shape, 2))
    return Policy(np.zeros_like(vote), both, np.zeros_like(replace), np.zeros_like(keep))


def minimize_regret(
    rules: Rules,
    games: int,
    seed: int,
    *,
    unmet: Policy | None = None,
    others: Policy | None = None,
    start: Policy | None = None,
    progress: Progress = lambda *_: None,
) -> Policy:
    """A policy with little regret against itself, or against `others`, whose policy does not change.

    States that no game reaches get the policy `unmet`, or a uniform one. With `start`, the policy departs
    from this one only where enough regret is gathered.
    """
    regrets, sums = zero_tables(rules), zero_tables(rules)
    current = uniform_policy(rules) if start is None else start
    if start is not None:
        for table in (regrets, sums):
            add_policy(table, start, START_WEIGHT * games)
    frozen = current if others is None else others
    both = Policy(*(np.stack([mine, theirs]) for mine, theirs in zip(current, frozen, strict=True)))
    setup = Setup(rules, ASSIGNMENT_TRIES, compositions(rules.players), both)
    for part in range(PARTS):
        begin, end = games * part // PARTS, games * (part + 1) // PARTS
        learn(setup, begin, end, np.uint64(seed), others is None, regrets, sums)
        if others is None:
            for table in (regrets, sums):
                average_with_mirror(table)
            for tables, strategy in zip(both, match_regrets(regrets, current), strict=True):
                tables[0] = strategy
        progress(end, games)
    return match_regrets(sums, uniform_policy(rules) if unmet is None else unmet)


def add_policy(table: Policy, policy: Policy, weight: float) -> None:
    """Adds the policy's probabilities, as if it had been followed `weight` times."""
    vote, swap, replace, keep = policy
    both = np.stack([1 - swap, swap], axis=-1)
    for own, other in zip(table, (vote, both, np.maximum(replace, 0), keep), strict=True):
        own[:] = own + weight * other


def average_with_mirror(table: Policy) -> None:
    """Mean of the tables and their mirror image.

    A swap has no mirror image, nor has the card that is kept of a pair with a Merchant.
    """
    images = list(MIRRORED)
    for own in (table.vote, table.replace):
        own[:] = (own + np.stack([exchange_sides(own[image]) for image in images])) / 2
    swap, keep = table.swap, table.keep
    swap[:] = (swap + swap[images].swapaxes(2, 3)[..., ::-1, :]) / 2
    exchanged = keep.swapaxes(2, 3)
    keep[:] = (keep + np.stack([exchanged[0][..., ::-1], exchanged[2], exchanged[1]])) / 2


def match_regrets(weights: Policy, otherwise: Policy) -> Policy:
    """Regret matching: probabilities in proportion to positive weights; `otherwise` where there are none."""

    def shares(table: Floats, usual: Floats) -> Floats:
        positive = np.maximum(table, 0)
        total = positive.sum(axis=-1, keepdims=True)
        return np.where(total > 1e-12, positive / np.maximum(total, 1e-12), usual)

    swaps = shares(weights.swap, np.stack([1 - otherwise.swap, otherwise.swap], axis=-1))[..., 1]
    replace = shares(weights.replace, otherwise.replace)
    return Policy(
        shares(weights.vote, otherwise.vote),
        swaps,
        np.where(otherwise.replace < 0, otherwise.replace, replace),
        shares(weights.keep, otherwise.keep),
    )


@compiled
def learn(
    setup: Setup, begin: int, end: int, key: np.uint64, is_self_play: bool, regrets: Policy, sums: Policy
) -> None:
    """Plays games `begin` to `end`. Policy 0 learns, at all seats or, without self-play, at one.

    Adds to regrets and sums, and changes policy 0 of `setup` at each decision that is learnt from.
    """
    players, policies = setup.rules.players, setup.policies
    game, playout = empty_game(players), empty_game(players)
    seed, dice = np.empty(1, np.uint64), np.empty(1, np.uint64)
    probabilities, values, swap_policy = np.empty(3), np.empty(3), np.empty(3)
    for number in range(begin, end):
        seed[0] = key_of(key, np.uint64(number))
        deal(game, seed)
        learner = number % players
        if not is_self_play:
            game.policy_of[:] = 1
            game.policy_of[learner] = 0
        playout.policy_of[:] = game.policy_of
        while True:
            seat = next_decision(setup, game, seed)
            if seat < 0:
                break
            fill_choice_probabilities(policies, game, seat, probabilities)
            if is_self_play or seat == learner:
                mean = 0.0
                for choice in range(3):
                    if probabilities[choice] < 0:
                        continue
                    copy_game(game, playout)
                    dice[0] = seed[0] ^ PLAYOUT_DICE
                    act(playout, choice, dice)
                    winning_faction = play_to_end(setup, playout, dice)
                    values[choice] = 1.0 if playout.sides[seat] == winning_faction else 0.0
                    mean += probabilities[choice] * values[choice]
                state = game.state
                a, turn, green, red = preference(game, seat), state[TURN], state[GREEN], state[RED]
                vote, weight = state[LAID + state[LOOKED]], float(number + 1)
                stage = state[STAGE]
                if stage == VETO:
                    regret = regrets.swap[a, turn, green, red, vote]
                    total = sums.swap[a, turn, green, red, vote]
                    policy = swap_policy
                elif stage == REPLACE:
                    regret = regrets.replace[a, turn, green, red, vote]
                    total = sums.replace[a, turn, green, red, vote]
                    policy = policies.replace[0, a, turn, green, red, vote]
                elif stage == DISCARD:
                    regret = regrets.keep[a - 3, turn, green, red]
                    total = sums.keep[a - 3, turn, green, red]
                    policy = policies.keep[0, a - 3, turn, green, red]
                else:
                    regret = regrets.vote[a, turn, green, red]
                    total = sums.vote[a, turn, green, red]
                    policy = policies.vote[0, a, turn, green, red]
                update_choices(probabilities, values - mean, weight, regret, total, policy)
                if stage == VETO:
                    policies.swap[0, a, turn, green, red, vote] = swap_policy[1]
            act(game, draw_choice(probabilities, seed), seed)


@compiled
def update_choices(
    probabilities: Floats, gains: Floats, weight: float, regret: Floats, total: Floats, policy: Floats
) -> None:
    """Adds to the regrets and sums of one decision. `policy` becomes the policy of the next games."""
    positive, allowed = 0.0, 0
    for choice in range(len(regret)):
        if probabilities[choice] >= 0:
            regret[choice] += weight * gains[choice]
            total[choice] += weight * probabilities[choice]
            positive += max(regret[choice], 0.0)
            allowed += 1
    for choice in range(len(regret)):
        if probabilities[choice] >= 0:
            policy[choice] = max(regret[choice], 0.0) / positive if positive > 0 else 1 / allowed
