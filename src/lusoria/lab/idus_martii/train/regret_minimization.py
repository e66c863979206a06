"""Regret minimisation by sampled games: what a choice would have brought more is remembered, and chosen more.

Every decision of a game is weighed by one playout a choice, all with the same dice. Later games count more.
After every part of the run both sides are averaged with their mirror image, so that neither is favoured.
"""

from collections.abc import Callable

import numpy as np

from lusoria.games.idus_martii.policy_keys import MIRRORED
from lusoria.lab.idus_martii.train.game_steps import (
    DISCARD,
    GREEN,
    LAID,
    LOOKED,
    NUMBERS,
    RED,
    REPLACE,
    STAGE,
    TURN,
    VETO,
    Whole,
    act,
    attitude,
    chances,
    deal,
    drawn,
    finish,
    next_decision,
)
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, mirror, uniform_policy
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import key_of

PARTS = 20
TRIES = 2
STEADY = 2.0
"""So often the last game, the heaviest, would have to be regretted for the policy to be left that one starts
from."""
Told = Callable[[int, int], None]


def tables(rules: Rules) -> Policy:
    """All zero; swaps have both choices here."""
    vote, swap, replace, keep = uniform_policy(rules)
    both = np.zeros((*swap.shape, 2))
    return Policy(np.zeros_like(vote), both, np.zeros_like(replace), np.zeros_like(keep))


def least_regret(
    rules: Rules,
    games: int,
    seed: int,
    *,
    unmet: Policy | None = None,
    others: Policy | None = None,
    start: Policy | None = None,
    told: Told = lambda *_: None,
) -> Policy:
    """A policy that hardly regrets anything against itself; or against others who never change theirs.

    What was met in no game is left to another policy, or to any choice. Who has a policy to start from leaves
    it only where that is regretted often enough.
    """
    found, regrets, sums = compositions(rules.players), tables(rules), tables(rules)
    current = uniform_policy(rules) if start is None else start
    if start is not None:
        for table in (regrets, sums):
            lean(table, start, STEADY * games)
    frozen = current if others is None else others
    stacked = tuple(np.stack([mine, theirs]) for mine, theirs in zip(current, frozen, strict=True))
    for part in range(PARTS):
        begin, end = games * part // PARTS, games * (part + 1) // PARTS
        learn(
            rules.players,
            rules.limit,
            begin,
            end,
            np.uint64(seed),
            others is None,
            found.winners,
            found.where,
            *(*stacked, *regrets, *sums),
        )
        if others is None:
            for table in (regrets, sums):
                halve(table)
            for now, strategy in zip(stacked, matched(regrets, current), strict=True):
                now[0] = strategy
        told(end, games)
    return matched(sums, uniform_policy(rules) if unmet is None else unmet)


def lean(table: Policy, policy: Policy, weight: float) -> None:
    """As if this policy had been followed so often; swaps have both choices here."""
    vote, swap, replace, keep = policy
    both = np.stack([1 - swap, swap], axis=-1)
    for own, other in zip(table, (vote, both, np.maximum(replace, 0), keep), strict=True):
        own[:] = own + weight * other


def halve(table: Policy) -> None:
    """The mean of everything and its mirror image. Whether a vote is swapped, and which of two cards is kept
    where one is a Merchant's, has none."""
    images = list(MIRRORED)
    for own in (table.vote, table.replace):
        own[:] = (own + np.stack([mirror(own[image]) for image in images])) / 2
    swap, keep = table.swap, table.keep
    swap[:] = (swap + swap[images].swapaxes(2, 3)[..., ::-1, :]) / 2
    turned = keep.swapaxes(2, 3)
    keep[:] = (keep + np.stack([turned[0][..., ::-1], turned[2], turned[1]])) / 2


def matched(weights: Policy, otherwise: Policy) -> Policy:
    """As likely as what is above 0; where nothing is, as otherwise."""

    def shares(table: Numbers, usual: Numbers) -> Numbers:
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
    players: int,
    limit: int,
    begin: int,
    end: int,
    key: np.uint64,
    everybody: bool,
    winners: Whole,
    index: Whole,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    keep: Numbers,
    vote_regret: Numbers,
    swap_regret: Numbers,
    replace_regret: Numbers,
    keep_regret: Numbers,
    vote_sum: Numbers,
    swap_sum: Numbers,
    replace_sum: Numbers,
    keep_sum: Numbers,
) -> None:
    """Games `begin` to `end`: in each everybody learns, or one seat whose turn it is."""
    cards, side, game = (
        np.empty((players, 2), np.int64),
        np.empty(players, np.int64),
        np.empty(NUMBERS, np.int64),
    )
    cards_then, side_then, game_then = cards.copy(), side.copy(), game.copy()
    seed, dice = np.empty(1, np.uint64), np.empty(1, np.uint64)
    who = np.zeros(players, np.int64)
    found, worth, scratch = np.empty(3), np.empty(3), np.empty(3)
    for number in range(begin, end):
        seed[0] = key_of(key, np.uint64(number))
        deal(players, seed, cards, side, game)
        learner = number % players
        if not everybody:
            who[:] = 1
            who[learner] = 0
        while True:
            seat = next_decision(players, limit, TRIES, game, cards, side, winners, index, seed)
            if seat < 0:
                break
            chances(game, seat, cards, side, who[seat], vote, swap, replace, keep, found)
            if everybody or seat == learner:
                mean = 0.0
                for choice in range(3):
                    if found[choice] < 0:
                        continue
                    cards_then[:], side_then[:], game_then[:] = cards, side, game
                    dice[0] = seed[0] ^ np.uint64(0x5851F42D4C957F2D)
                    act(players, game_then, cards_then, side_then, choice, dice)
                    won = finish(
                        players,
                        limit,
                        TRIES,
                        game_then,
                        cards_then,
                        side_then,
                        who,
                        winners,
                        index,
                        vote,
                        swap,
                        replace,
                        keep,
                        dice,
                    )
                    worth[choice] = 1.0 if side_then[seat] == won else 0.0
                    mean += found[choice] * worth[choice]
                a, turn, green, red = attitude(seat, cards, side), game[TURN], game[GREEN], game[RED]
                lies, weight = game[LAID + game[LOOKED]], float(number + 1)
                stage = game[STAGE]
                if stage == VETO:
                    regret, total, then = (
                        swap_regret[a, turn, green, red, lies],
                        swap_sum[a, turn, green, red, lies],
                        scratch,
                    )
                elif stage == REPLACE:
                    regret, total, then = (
                        replace_regret[a, turn, green, red, lies],
                        replace_sum[a, turn, green, red, lies],
                        replace[0, a, turn, green, red, lies],
                    )
                elif stage == DISCARD:
                    regret, total, then = (
                        keep_regret[a - 3, turn, green, red],
                        keep_sum[a - 3, turn, green, red],
                        keep[0, a - 3, turn, green, red],
                    )
                else:
                    regret, total, then = (
                        vote_regret[a, turn, green, red],
                        vote_sum[a, turn, green, red],
                        vote[0, a, turn, green, red],
                    )
                remember(found, worth, mean, weight, regret, total, then)
                if stage == VETO:
                    swap[0, a, turn, green, red, lies] = scratch[1]
            act(players, game, cards, side, drawn(found, seed), seed)


@compiled
def remember(
    found: Numbers, worth: Numbers, mean: float, weight: float, regret: Numbers, total: Numbers, then: Numbers
) -> None:
    """Add to the regrets and to what was done; `then` becomes what will be done here from now on."""
    positive, allowed = 0.0, 0
    for choice in range(len(regret)):
        if found[choice] >= 0:
            regret[choice] += weight * (worth[choice] - mean)
            total[choice] += weight * found[choice]
            positive += max(regret[choice], 0.0)
            allowed += 1
    for choice in range(len(regret)):
        if found[choice] >= 0:
            then[choice] = max(regret[choice], 0.0) / positive if positive > 0 else 1 / allowed
