"""The course of a game for whoever plays it a million times: from one decision to the next, in a few numbers.

Everybody plays by a policy of `lusoria.minds.idus_martii.belief.table_policies`; several lie in one array
each, and `who` says which is whose. A Praetor looks at either vote. A Consul who has picked a side draws some
ways to hand out the offices and takes the one that suits that side best: with one try it is any, with two it
is as one does who knows the others a little.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.value.compositions import winner
from lusoria.minds.idus_martii.value.turn_outcomes import YELLOW, Numbers
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import STEP, mix

Whole = NDArray[np.int64]
Seeds = NDArray[np.uint64]

TURN, GREEN, RED, STAGE, FIRST, SECOND, PRAETOR, LAID = range(8)
LOOKED, LAST_PRAETOR, LAST, BEFORE, NUMBERS = 10, 11, 12, 14, 16
"""Where each number lies. `LAID` has two, so have `LAST` and `BEFORE`: the Aediles of the last two turns."""
BEGIN, VOTE, OTHER_VOTE, VETO, REPLACE, SCORE, DISCARD = range(7)
DECIDES = (VOTE, OTHER_VOTE, VETO, REPLACE, DISCARD)
PAIR = np.array([[0, 3, 4], [3, 1, 5], [4, 5, 2]])
"""The attitude, by both cards."""


@compiled
def uniform(seed: Seeds) -> float:
    seed[0] += STEP
    return float(mix(seed[0]) >> np.uint64(11)) / 9007199254740992.0


@compiled
def deal(players: int, seed: Seeds, cards: Whole, side: Whole, game: Whole) -> None:
    """S2."""
    left = np.array([players - 1, players - 1, 2])
    for seat in range(players):
        side[seat] = -1
        for k in range(2):
            place = int(uniform(seed) * left.sum())
            card = 0
            while place >= left[card]:
                place -= left[card]
                card += 1
            left[card] -= 1
            cards[seat, k] = card
        if cards[seat, 0] > cards[seat, 1]:
            cards[seat, 0], cards[seat, 1] = cards[seat, 1], cards[seat, 0]
    game[:] = 0
    game[LAST_PRAETOR:] = -1


@compiled
def attitude(seat: int, cards: Whole, side: Whole) -> int:
    return int(side[seat] if side[seat] >= 0 else PAIR[cards[seat, 0], cards[seat, 1]])


@compiled
def hand_out(players: int, tries: int, game: Whole, side: Whole, seed: Seeds) -> None:
    """S5, V7 and W1 to W3."""
    turn = game[TURN]
    consul = turn % players
    if turn < players:
        game[PRAETOR], game[FIRST], game[SECOND] = (
            (consul + 1) % players,
            (consul + 2) % players,
            (consul + 3) % players,
        )
        return
    best = -100
    for _ in range(tries):
        while True:
            p, a, b = int(uniform(seed) * players), int(uniform(seed) * players), int(uniform(seed) * players)
            if consul in (p, a, b) or p in (a, b, game[LAST_PRAETOR]) or a == b:
                continue
            again_a = a == game[LAST] or a == game[LAST + 1]
            again_b = b == game[LAST] or b == game[LAST + 1]
            if players > 5:
                if again_a or again_b:
                    continue
            elif (again_a and again_b) or (
                (again_a and (a == game[BEFORE] or a == game[BEFORE + 1]))
                or (again_b and (b == game[BEFORE] or b == game[BEFORE + 1]))
            ):
                continue
            break
        suits = 0
        if side[consul] >= 0:
            for seat in (p, a, b):
                if side[seat] == side[consul]:
                    suits += 1
                elif side[consul] < YELLOW and side[seat] == 1 - side[consul]:
                    suits -= 1
        if suits > best:
            best = suits
            game[PRAETOR], game[FIRST], game[SECOND] = p, a, b


@compiled
def next_decision(
    players: int,
    limit: int,
    tries: int,
    game: Whole,
    cards: Whole,
    side: Whole,
    winners: Whole,
    index: Whole,
    seed: Seeds,
) -> int:
    """Go on to whoever decides next. After the end: -1 less the winning faction."""
    while True:
        stage = game[STAGE]
        if stage == BEGIN:
            hand_out(players, tries, game, side, seed)
            game[STAGE] = VOTE
        elif stage == VOTE:
            return int(game[FIRST])
        elif stage == OTHER_VOTE:
            return int(game[SECOND])
        elif stage == VETO:
            return int(game[PRAETOR])
        elif stage == REPLACE:
            return int(game[FIRST + game[LOOKED]])
        elif stage == SCORE:
            for k in range(2):
                if game[LAID + k] == 0:
                    game[GREEN] += 1
                elif game[LAID + k] == 1:
                    game[RED] += 1
            turn = game[TURN]
            if game[GREEN] > limit or game[RED] > limit or turn == 2 * players - 1:
                count = np.zeros(3, np.int64)
                for seat in range(players):
                    count[side[seat]] += 1
                place = index[count[0], count[2]]
                return -1 - winner(winners, place, game[GREEN], game[RED], limit)
            game[STAGE] = DISCARD
        else:
            consul = game[TURN] % players
            if side[consul] < 0 and game[TURN] > 0:
                if cards[consul, 0] != cards[consul, 1]:
                    return int(consul)
                side[consul] = cards[consul, 0]
            end_turn(game)


@compiled
def end_turn(game: Whole) -> None:
    game[LAST_PRAETOR] = game[PRAETOR]
    game[BEFORE], game[BEFORE + 1] = game[LAST], game[LAST + 1]
    game[LAST], game[LAST + 1] = game[FIRST], game[SECOND]
    game[TURN] += 1
    game[STAGE] = BEGIN


@compiled
def act(players: int, game: Whole, cards: Whole, side: Whole, choice: int, seed: Seeds) -> None:
    """Vote this colour, leave or swap, replace by this colour, keep the first or the second card."""
    stage = game[STAGE]
    if stage == VOTE:
        game[LAID], game[STAGE] = choice, OTHER_VOTE
    elif stage == OTHER_VOTE:
        game[LAID + 1] = choice
        looked = 1 if uniform(seed) < 0.5 else 0
        game[LOOKED] = looked
        game[STAGE] = REPLACE if game[LAID + looked] == YELLOW else VETO
    elif stage == VETO:
        game[STAGE] = SCORE
        if choice == 1:
            if game[TURN] < players:
                game[LAID + game[LOOKED]] = 1 - game[LAID + game[LOOKED]]
            else:
                game[STAGE] = REPLACE
    elif stage == REPLACE:
        game[LAID + game[LOOKED]], game[STAGE] = choice, SCORE
    else:
        consul = game[TURN] % players
        side[consul] = cards[consul, choice]
        end_turn(game)


@compiled
def chances(
    game: Whole,
    seat: int,
    cards: Whole,
    side: Whole,
    policy: int,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    keep: Numbers,
    found: Numbers,
) -> None:
    """How likely each choice is; below 0 where it is none."""
    stage, turn, green, red = game[STAGE], game[TURN], game[GREEN], game[RED]
    a = attitude(seat, cards, side)
    found[:] = -1.0
    if stage in (VOTE, OTHER_VOTE):
        found[:] = vote[policy, a, turn, green, red]
        if 2 * turn < vote.shape[2]:
            found[YELLOW] = -1.0
    elif stage == VETO:
        found[1] = swap[policy, a, turn, green, red, game[LAID + game[LOOKED]]]
        found[0] = 1 - found[1]
    elif stage == REPLACE:
        found[:] = replace[policy, a, turn, green, red, game[LAID + game[LOOKED]]]
    else:
        found[:2] = keep[policy, a - 3, turn, green, red]


@compiled
def drawn(found: Numbers, seed: Seeds) -> int:
    left = uniform(seed)
    last = 0
    for choice in range(3):
        if found[choice] >= 0:
            last = choice
            left -= found[choice]
            if left < 0 and found[choice] > 0:
                return choice
    return last


@compiled
def finish(
    players: int,
    limit: int,
    tries: int,
    game: Whole,
    cards: Whole,
    side: Whole,
    who: Whole,
    winners: Whole,
    index: Whole,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    keep: Numbers,
    seed: Seeds,
) -> int:
    """Play on to the end: the winning faction."""
    found = np.empty(3)
    while True:
        seat = next_decision(players, limit, tries, game, cards, side, winners, index, seed)
        if seat < 0:
            return -1 - seat
        chances(game, seat, cards, side, who[seat], vote, swap, replace, keep, found)
        act(players, game, cards, side, drawn(found, seed), seed)
