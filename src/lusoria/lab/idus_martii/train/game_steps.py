"""Games between tabular policies in compiled code, for training: from one decision to the next.

A Praetor looks at either vote with equal probability. A Consul who has picked a side draws `tries` random
assignments of offices and takes the one that suits this side best. One try is a random assignment. Two tries
are about what a player chooses who knows the others a little.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.compositions import Compositions, winner
from lusoria.minds.idus_martii.value.turn_outcomes import YELLOW, Floats
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import STEP, mix

Ints = NDArray[np.int64]
Seeds = NDArray[np.uint64]
"""State of the generator: one word, changed in place."""

TURN, GREEN, RED, STAGE, FIRST, SECOND, PRAETOR, LAID = range(8)
LOOKED, LAST_PRAETOR, LAST, BEFORE, STATE_SIZE = 10, 11, 12, 14, 16
"""Indices in the state of a game. `LAID`, `LAST` and `BEFORE` are two each: the votes, and the Aediles of the
last two turns."""
BEGIN, VOTE, OTHER_VOTE, VETO, REPLACE, SCORE, DISCARD = range(7)
"""Stages of a turn."""
PREFERENCE_OF_PAIR = np.array([[0, 3, 4], [3, 1, 5], [4, 5, 2]])
"""By both cards."""
NO_CHOICE = -1.0
WORST_SUIT = -100  # below that of any assignment


class Setup(NamedTuple):
    """What all games share."""

    rules: Rules
    tries: int
    compositions: Compositions
    policies: Policy
    """Several policies, along the first axis."""


class Game(NamedTuple):
    """One game in progress, changed in place."""

    state: Ints
    cards: Ints
    """By seat: both cards, the lower first."""
    sides: Ints
    """By seat: the side picked, or -1."""
    policy_of: Ints
    """By seat: index of its policy in `Setup.policies`."""


@compiled
def empty_game(players: int) -> Game:
    return Game(
        np.empty(STATE_SIZE, np.int64),
        np.empty((players, 2), np.int64),
        np.empty(players, np.int64),
        np.zeros(players, np.int64),
    )


@compiled
def copy_game(source: Game, target: Game) -> None:
    """Copies all that a game changes."""
    target.state[:], target.cards[:], target.sides[:] = source.state, source.cards, source.sides


@compiled
def random_float(seed: Seeds) -> float:
    """Uniform in [0, 1)."""
    seed[0] += STEP
    return float(mix(seed[0]) >> np.uint64(11)) / 9007199254740992.0


@compiled
def deal(game: Game, seed: Seeds) -> None:
    """S2: starts a game."""
    cards, players = game.cards, len(game.cards)
    cards_left = np.array([players - 1, players - 1, 2])
    for seat in range(players):
        game.sides[seat] = -1
        for k in range(2):
            place = int(random_float(seed) * cards_left.sum())
            card = 0
            while place >= cards_left[card]:
                place -= cards_left[card]
                card += 1
            cards_left[card] -= 1
            cards[seat, k] = card
        if cards[seat, 0] > cards[seat, 1]:
            cards[seat, 0], cards[seat, 1] = cards[seat, 1], cards[seat, 0]
    game.state[:] = 0
    game.state[LAST_PRAETOR:] = -1


@compiled
def preference(game: Game, seat: int) -> int:
    side, cards = game.sides[seat], game.cards[seat]
    return int(side if side >= 0 else PREFERENCE_OF_PAIR[cards[0], cards[1]])


@compiled
def assign_offices(game: Game, tries: int, seed: Seeds) -> None:
    """S5, V7 and W1 to W3."""
    state, sides, players = game.state, game.sides, len(game.sides)
    turn = state[TURN]
    consul = turn % players
    if turn < players:
        for k in range(3):
            state[PRAETOR if k == 0 else FIRST + k - 1] = (consul + 1 + k) % players
        return
    best = WORST_SUIT
    for _ in range(tries):
        while True:
            p = int(random_float(seed) * players)
            a = int(random_float(seed) * players)
            b = int(random_float(seed) * players)
            if consul in (p, a, b) or p in (a, b, state[LAST_PRAETOR]) or a == b:
                continue
            again_a = a == state[LAST] or a == state[LAST + 1]
            again_b = b == state[LAST] or b == state[LAST + 1]
            if players > 5:
                if again_a or again_b:
                    continue
            elif (again_a and again_b) or (
                (again_a and (a == state[BEFORE] or a == state[BEFORE + 1]))
                or (again_b and (b == state[BEFORE] or b == state[BEFORE + 1]))
            ):
                continue
            break
        suit = 0
        if sides[consul] >= 0:
            for seat in (p, a, b):
                if sides[seat] == sides[consul]:
                    suit += 1
                elif sides[consul] < YELLOW and sides[seat] == 1 - sides[consul]:
                    suit -= 1
        if suit > best:
            best = suit
            state[PRAETOR], state[FIRST], state[SECOND] = p, a, b


@compiled
def next_decision(setup: Setup, game: Game, seed: Seeds) -> int:
    """Plays on to the next decision. Returns its seat; after the end, -1 less the winning faction."""
    rules, state, sides, players = setup.rules, game.state, game.sides, len(game.sides)
    while True:
        stage = state[STAGE]
        if stage == BEGIN:
            assign_offices(game, setup.tries, seed)
            state[STAGE] = VOTE
        elif stage == VOTE:
            return int(state[FIRST])
        elif stage == OTHER_VOTE:
            return int(state[SECOND])
        elif stage == VETO:
            return int(state[PRAETOR])
        elif stage == REPLACE:
            return int(state[FIRST + state[LOOKED]])
        elif stage == SCORE:
            for k in range(2):
                if state[LAID + k] == 0:
                    state[GREEN] += 1
                elif state[LAID + k] == 1:
                    state[RED] += 1
            turn = state[TURN]
            if state[GREEN] > rules.limit or state[RED] > rules.limit or turn == 2 * players - 1:
                count = np.zeros(3, np.int64)
                for seat in range(players):
                    count[sides[seat]] += 1
                composition_index = setup.compositions.where[count[0], count[2]]
                return -1 - winner(
                    setup.compositions.winners, composition_index, state[GREEN], state[RED], rules.limit
                )
            state[STAGE] = DISCARD
        else:
            consul = state[TURN] % players
            if sides[consul] < 0 and state[TURN] > 0:
                if game.cards[consul, 0] != game.cards[consul, 1]:
                    return int(consul)
                sides[consul] = game.cards[consul, 0]
            end_turn(state)


@compiled
def end_turn(state: Ints) -> None:
    state[LAST_PRAETOR] = state[PRAETOR]
    state[BEFORE], state[BEFORE + 1] = state[LAST], state[LAST + 1]
    state[LAST], state[LAST + 1] = state[FIRST], state[SECOND]
    state[TURN] += 1
    state[STAGE] = BEGIN


@compiled
def act(game: Game, choice: int, seed: Seeds) -> None:
    """A choice is a colour to vote or to replace by; to leave or swap; to keep the first or second card."""
    state, players = game.state, len(game.sides)
    stage = state[STAGE]
    if stage == VOTE:
        state[LAID], state[STAGE] = choice, OTHER_VOTE
    elif stage == OTHER_VOTE:
        state[LAID + 1] = choice
        looked = 1 if random_float(seed) < 0.5 else 0
        state[LOOKED] = looked
        state[STAGE] = REPLACE if state[LAID + looked] == YELLOW else VETO
    elif stage == VETO:
        state[STAGE] = SCORE
        if choice == 1:
            if state[TURN] < players:
                state[LAID + state[LOOKED]] = 1 - state[LAID + state[LOOKED]]
            else:
                state[STAGE] = REPLACE
    elif stage == REPLACE:
        state[LAID + state[LOOKED]], state[STAGE] = choice, SCORE
    else:
        consul = state[TURN] % players
        game.sides[consul] = game.cards[consul, choice]
        end_turn(state)


@compiled
def fill_choice_probabilities(policies: Policy, game: Game, seat: int, out: Floats) -> None:
    """Probability of each choice of the deciding seat; negative where there is none."""
    state, policy = game.state, game.policy_of[seat]
    stage, turn, green, red = state[STAGE], state[TURN], state[GREEN], state[RED]
    a = preference(game, seat)
    out[:] = NO_CHOICE
    if stage in (VOTE, OTHER_VOTE):
        out[:] = policies.vote[policy, a, turn, green, red]
        if 2 * turn < policies.vote.shape[2]:
            out[YELLOW] = NO_CHOICE
    elif stage == VETO:
        out[1] = policies.swap[policy, a, turn, green, red, state[LAID + state[LOOKED]]]
        out[0] = 1 - out[1]
    elif stage == REPLACE:
        out[:] = policies.replace[policy, a, turn, green, red, state[LAID + state[LOOKED]]]
    else:
        out[:2] = policies.keep[policy, a - 3, turn, green, red]


@compiled
def draw_choice(probabilities: Floats, seed: Seeds) -> int:
    remainder = random_float(seed)
    last = 0
    for choice in range(3):
        if probabilities[choice] >= 0:
            last = choice
            remainder -= probabilities[choice]
            if remainder < 0 and probabilities[choice] > 0:
                return choice
    return last


@compiled
def play_to_end(setup: Setup, game: Game, seed: Seeds) -> int:
    """Plays on to the end. Returns the winning faction."""
    probabilities = np.empty(3)
    while True:
        seat = next_decision(setup, game, seed)
        if seat < 0:
            return -1 - seat
        fill_choice_probabilities(setup.policies, game, seat, probabilities)
        act(game, draw_choice(probabilities, seed), seed)
