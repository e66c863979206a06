"""Lift among thinking bots of Idus Martii: one seat, or half of the seats.

Their variance cannot be reduced, because their choices depend on the history. But the games of a deal share
prefixes, so they form a tree, and each decision in it is computed once.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.bots.idus_players import deal_state, random_stream, random_streams
from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.model import State

Shares = NDArray[np.float64]
Luck = Callable[[State, int], Random]


class Branch:
    """A decision: each bot's choice here, and the subtrees."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.chosen: dict[str, Action] = {}
        self.after: dict[Action, Branch] = {}


class Tree:
    """All games of a deal, by assignment of bots to seats."""

    def __init__(self, start: State, bots: Mapping[str, Any], streams: Luck) -> None:
        self.root, self.bots, self.luck = Branch(start), bots, streams

    def winners(self, names: Sequence[str]) -> tuple[int, ...]:
        here = self.root
        while here.state.result is None:
            here = self._step(here, names)
        return here.state.result.winners

    def _step(self, here: Branch, names: Sequence[str]) -> Branch:
        moves: Any = IDUS_MARTII.turn(here.state)
        seat = moves.seats[0]
        name = names[seat]
        if name not in here.chosen:
            view = IDUS_MARTII.view(here.state, seat)
            here.chosen[name] = self.bots[name].choose(view, self.luck(here.state, seat))
        action = here.chosen[name]
        if action not in here.after:
            event = IDUS_MARTII.decide(here.state, seat, action)
            here.after[action] = Branch(fold(IDUS_MARTII, here.state, event))
        return here.after[action]


def one_seat(
    players: int, population: str, deals: int, seed: int, entrants: Sequence[str], bots: Mapping[str, Any]
) -> Shares:
    """By deal and bot, the population first: wins on each seat."""
    won = np.zeros((deals, 1 + len(entrants)))
    for deal in range(deals):
        tree = Tree(deal_state(players, seed, deal), bots, random_streams(seed, deal))
        won[deal, 0] = len(tree.winners([population] * players)) / players
        for k, name in enumerate(entrants, 1):
            for seat in range(players):
                names = [population] * players
                names[seat] = name
                won[deal, k] += (seat in tree.winners(names)) / players
    return won


def half_seats(players: int, one: str, other: str, deals: int, seed: int, bots: Mapping[str, Any]) -> Shares:
    """By deal: win probability of a seat as `one` minus as `other`.

    A random half of the seats plays as `one`, then the other half; with an odd number, half or one more.
    """
    more = np.zeros(deals)
    for deal in range(deals):
        tree = Tree(deal_state(players, seed, deal), bots, random_streams(seed, deal))
        half = random_stream(seed, deal, "half").sample(range(players), (players + deal % 2) // 2)
        names = [one if seat in half else other for seat in range(players)]
        exchanged = [other if seat in half else one for seat in range(players)]
        first, then = tree.winners(names), tree.winners(exchanged)
        for seat in range(players):
            gain = (seat in first) - (seat in then)
            more[deal] += (gain if seat in half else -gain) / players
    return more
