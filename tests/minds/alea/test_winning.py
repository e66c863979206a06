"""Win chances of final scores, and the win-probability network."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from bench.bots.alea_models import bundled_column_net, bundled_win_nets, win_probability
from lusoria.games.alea.model import CARDS, PLAYERS, Card, Column, score
from lusoria.minds.alea.model.table_snapshot import Snapshot, bits_of
from lusoria.minds.alea.players.decision import list_writes
from lusoria.minds.alea.players.master import CHANCE_PER_POINT
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.turn_evaluation import MAX_CARDS, reachable_sets
from lusoria.minds.alea.value.final_score_odds import chances_to_beat, exact_win_chances
from lusoria.minds.alea.value.leaf_settings import LeafSettings, Nets
from lusoria.minds.alea.value.win_chance import ALL_LANES, chance_leaves, features_after
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet, input_size
from tests.lab.test_solver import random_column
from tests.minds.alea.exact_values import Exactly, at_turn


@pytest.mark.parametrize(
    ("column", "cards"),
    [
        ((9, 16, 25, 0, 30, 33, 35), ()),
        ((9, 16, 0, 28, 30, 33, 35), ("reroll_one", "joker")),
        ((0, 16, 20, 28, 0, 33, 35), ("reroll_i", "twin")),
    ],
)
def test_last_turn_is_exact(column: Column, cards: tuple[Card, ...]) -> None:
    """Chance of beating a score equals an enumeration in fractions."""
    points = score(column, cards)
    scores = np.arange(points - 4, points + 36, 5)
    win_chances = chances_to_beat(plan(wide=False), np.array(column), bits_of(cards), scores, False)
    for mine, chance in zip(scores, win_chances, strict=True):

        def leaf(column: Column, cards: tuple[Card, ...], _: bool, mine: int = int(mine)) -> Fraction:
            theirs = score(column, cards)
            return Fraction(theirs > mine) + Fraction(theirs == mine, 2)

        exact = Exactly(leaf).of_state(at_turn(column, cards))
        assert chance == pytest.approx(float(exact), abs=1e-9)


class TestKnownWins:
    def snapshot(self, seat: int) -> Snapshot:
        columns = np.array(
            [(9, 16, 25, 0, 30, 33, 35), (8, 16, 25, 29, 30, 33, 36), (1, 2, 0, 20, 30, 33, 35)]
        )
        return Snapshot(columns, np.array([3, 0, 40]), seat, False, True)

    def test_last_seat_wins_with_more_and_shares_ties(self) -> None:
        best = 8 + 16 + 25 + 29 + 30 + 33 + 36
        wins = exact_win_chances(plan(wide=False), self.snapshot(2), best - 3, best + 3, False)
        assert wins[best - 1] == pytest.approx(0, abs=1e-3)
        assert wins[best] == pytest.approx(0.5, abs=1e-3)
        assert wins[best + 1] == pytest.approx(1, abs=1e-3)

    def test_more_points_never_win_less(self) -> None:
        wins = exact_win_chances(plan(wide=False), self.snapshot(0), 150, 220, False)
        assert all(previous <= following for previous, following in pairwise(wins[150:221]))
        assert wins[150] < 0.01
        assert wins[220] > 0.99


@pytest.mark.parametrize("players", PLAYERS)
def test_lanes_equal_single_evaluation_of_the_net(players: int) -> None:
    """Every write with every set of cards: lanes equal the reference evaluation."""
    rng = Random(players)
    columns = np.array([random_column(rng, 2 + rng.randrange(5)) for _ in range(players)])
    hands = [rng.randrange(64) for _ in range(players)]
    seat = rng.randrange(players)
    snapshot = Snapshot(columns, np.array(hands), seat, False, False)
    writes, sets = list_writes(columns[seat]), reachable_sets(hands[seat], MAX_CARDS)
    win_net = bundled_win_nets()[players]
    worth, left = chance_leaves(
        Nets(bundled_column_net(), win_net),
        plan(wide=False),
        snapshot,
        writes.numbers,
        writes.columns,
        sets,
        LeafSettings(CHANCE_PER_POINT, ALL_LANES, 0, False),
    )
    for _ in range(20):
        place, k = rng.randrange(len(writes.numbers)), rng.randrange(len(sets))
        features = features_after(bundled_column_net(), snapshot, writes.columns[place], int(sets[k]))
        assert features.size == input_size(players)
        assert worth[place, k, 1] == pytest.approx(win_probability(win_net, features), abs=1e-4)
        aimed = worth[place, k, 1] + CHANCE_PER_POINT * worth[place, k, 2]
        # points use another estimate of the length of the game than the choice does
        assert abs(aimed - worth[place, k, 0]) < 30 * CHANCE_PER_POINT
    features = features_after(bundled_column_net(), snapshot, columns[seat], int(sets[0]))
    assert left[0, 1] == pytest.approx(win_probability(win_net, features), abs=1e-4)


def chances_ahead_and_behind(win_net: WinProbabilityNet) -> list[float]:
    """Win chances of both seats of a two-player table at which seat 0 is far ahead."""
    columns = np.array([(0, 0, 20, 26, 31, 33, 36), (0, 0, 0, 0, 5, 7, 9)])
    chances = []
    for seat in (0, 1):
        table = Snapshot(columns, np.array([63, 1]), seat, False, False)
        features = features_after(bundled_column_net(), table, columns[seat], int(table.cards[seat]))
        chances.append(win_probability(win_net, features))
    return chances


def test_more_points_win_more() -> None:
    """Not guaranteed, but an untrained network fails it."""
    ahead, behind = chances_ahead_and_behind(bundled_win_nets()[2])
    assert ahead > 0.9
    assert behind < 0.1


def test_cards_have_distinct_bits() -> None:
    assert bits_of(CARDS) == 63
    assert {bits_of((card,)) for card in CARDS} == {1, 2, 4, 8, 16, 32}
