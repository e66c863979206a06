"""Exact action values of a turn, by enumeration of the reference rules in fractions.

Independent of the compiled turn; both use only the rules.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from msgspec.structs import replace

from lusoria.core.game import Await, Chance, play
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Action
from lusoria.games.alea.model import Card, Column, Options, State

Leaf = Callable[[Column, tuple[Card, ...], bool], Fraction]
"""What a column and cards are worth after the turn; whether the turn has ended the game for want of cards."""


class Exactly:
    """The first player's turn, with given values after it."""

    def __init__(self, leaf: Leaf) -> None:
        self._leaf = leaf
        self.of_state = cache(self._of_state)

    def of(self, state: State, action: Action) -> Fraction:
        return self.of_state(in_order(play(ALEA, state, 0, action).after))

    def _of_state(self, state: State) -> Fraction:
        if state.seat != 0 or state.result is not None:
            return self._leaf(state.columns[0], state.cards[0], state.closing == "no_cards")
        turn = ALEA.turn(state)
        if isinstance(turn, Chance):
            total = Fraction()
            for events, odds in turn.odds():
                after = state
                for event in events:
                    after = ALEA.evolve(after, event)
                total += odds * self.of_state(in_order(after))
            return total
        assert isinstance(turn, Await)
        return max(self.of(state, action) for action in ALEA.legal(state, 0))


def in_order(state: State) -> State:
    """N1: sorts the dice, as their order does not matter."""
    return state if state.options.ordered else replace(state, dice=tuple(sorted(state.dice)))


def at_turn(column: Column, cards: tuple[Card, ...], **options: bool) -> State:
    """A state before the first player's roll."""
    start = ALEA.start(Options(2, **options))
    return replace(
        start, columns=(column, start.columns[1]), cards=(cards, start.cards[1]), cardless=not cards
    )
