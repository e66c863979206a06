"""Action values of the compiled turn equal an exact enumeration by the rules."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from lusoria.core.game import Chance, play, sample
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import CARDS, Card, Column, State
from lusoria.minds.alea.model.table_snapshot import Snapshot, snapshot_of
from lusoria.minds.alea.players.decision import LeafValues, evaluate_actions
from lusoria.minds.alea.turn.turn_evaluation import Ints
from tests.lab.test_solver import random_column
from tests.minds.alea.exact_values import Exactly, at_turn, in_order

TOLERANCE = 1e-9


def arbitrary_value(column: Column, cards: int) -> Fraction:
    """Arbitrary values, so that any mix-up shows."""
    word = sum((row + 3) * (number + 1) * (number + 7 * row + 11) for row, number in enumerate(column)) * (
        cards + 5
    )
    return Fraction(word % 1009, 16)


def bits(cards: tuple[Card, ...]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def leaf(column: Column, cards: tuple[Card, ...], out_of_cards: bool) -> Fraction:
    return Fraction(3) if out_of_cards else arbitrary_value(column, bits(cards))


def leaves(table: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:
    worth = [
        [[float(arbitrary_value(tuple(map(int, column)), int(cards)))] for cards in sets] for column in after
    ]
    mine = tuple(map(int, table.columns[table.seat]))
    left = [
        [3.0 if table.cardless and not cards else float(arbitrary_value(mine, int(cards)))] for cards in sets
    ]
    return np.array(worth).reshape(len(numbers), len(sets), 1), np.array(left)


def positions(state: State, rng: Random) -> list[State]:
    """All decisions of one turn with random actions."""
    found = []
    while state.seat == 0 and state.result is None:
        turn = ALEA.turn(state)
        if isinstance(turn, Chance):
            for event in sample(turn, rng):
                state = ALEA.evolve(state, event)
            continue
        state = in_order(state)
        assert snapshot_of(ALEA.view(state, 0).table).cardless == state.cardless  # G2: public
        found.append(state)
        legal = ALEA.legal(state, 0)
        cards = [action for action in legal if hasattr(action, "card")]
        state = play(ALEA, state, 0, rng.choice(cards or legal)).after
    return found


def check_values(exact: Exactly, state: State) -> int:
    values = evaluate_actions(ALEA.view(state, 0), leaves)
    assert [action for action, _ in values] == list(ALEA.legal(state, 0))
    for action, (worth,) in values:
        assert worth == pytest.approx(float(exact.of(state, action)), abs=TOLERANCE), action
    return len(values)


@pytest.mark.parametrize("seed", range(10))
def test_action_values_equal_enumeration(seed: int) -> None:
    """T1 to T5, A9.1 to A9.6: several cards in one turn; one to three empty rows."""
    rng = Random(seed)
    column = random_column(rng, empty=1 + seed % 3)
    chosen = rng.sample(CARDS, min(seed % 5, 3))
    cards = tuple(card for card in CARDS if card in chosen)
    exact = Exactly(leaf)
    compared = sum(
        check_values(exact, state) for _ in range(6) for state in positions(at_turn(column, cards), rng)
    )
    assert compared > 10


@pytest.mark.parametrize("option", ["cards_anytime", "multi_roll"])
@pytest.mark.parametrize("cards", [("reroll_one", "twin"), ("ignore", "joker"), ("reroll_i", "joker")])
def test_action_values_respect_house_rules(option: str, cards: tuple[Card, ...]) -> None:
    """O1, O2."""
    rng = Random(bits(cards))
    column = (0, 16, 0, 27, 31, 33, 39)
    exact = Exactly(leaf)
    start = at_turn(column, cards, **{option: True})
    assert sum(check_values(exact, state) for _ in range(5) for state in positions(start, rng)) > 10


def test_action_values_with_all_cards() -> None:
    """In a column with one empty row, at dice that have failed."""
    start = at_turn((9, 16, 25, 31, 0, 33, 35), CARDS)
    failed = replace(start, dice=("I", "V", "V", "X", "X"), failed="no_numeral")
    assert check_values(Exactly(leaf), failed) > 10


def test_last_die_may_be_set_aside() -> None:
    """A9.4: then no die is in play, and one must be rolled."""
    start = at_turn((1, 2, 3, 4, 5, 6, 0), ("ignore", "joker"))
    failed = replace(start, dice=("I",), failed="stopped")
    assert check_values(Exactly(leaf), failed) > 3


def test_comparison_finds_a_wrong_leaf() -> None:
    state = replace(at_turn((0, 16, 0, 27, 31, 33, 39), ("twin",)), dice=("X", "X", "X", "I", "I", "I"))
    exact = Exactly(lambda column, cards, out: leaf(column, cards, out) + Fraction(1, 100))
    with pytest.raises(AssertionError):
        check_values(exact, state)
