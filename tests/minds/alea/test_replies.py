"""Two-player endgame: the best reply equals an enumeration by the rules."""

from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from bench.bots.alea_models import bundled_column_net, bundled_win_nets, win_probability
from lusoria.games.alea.model import CARDS, Card, Column, score
from lusoria.minds.alea.model.table_snapshot import Snapshot, bits_of
from lusoria.minds.alea.players.decision import Writes, list_writes
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.turn_evaluation import MAX_CARDS, reachable_sets
from lusoria.minds.alea.value.final_score_odds import chances_to_beat
from lusoria.minds.alea.value.leaf_settings import LeafSettings, Nets
from lusoria.minds.alea.value.two_player_endgame import NEAR_BEST_MARGIN
from lusoria.minds.alea.value.win_chance import ONE_LANE, chance_leaves, features_after
from tests.minds.alea.exact_values import Exactly, at_turn

NO_PAIR_LIMIT = 10**9  # the lookahead covers all pairs of columns
MINE: Column = (5, 0, 17, 0, 29, 33, 36)
GAP: Column = (7, 0, 0, 24, 30, 33, 37)
LAST: Column = (7, 15, 0, 24, 30, 33, 37)
CASES: dict[str, tuple[int, tuple[Card, ...], Column, tuple[Card, ...]]] = {
    "they play after me in the round": (0, ("joker",), GAP, ("reroll_one",)),
    "they begin the next round": (1, ("twin",), GAP, ("ignore",)),
    "they may end it, and I am done": (0, ("joker",), LAST, ("reroll_i",)),
    "they may end it, and I have a turn": (1, ("ignore",), LAST, ("reroll_one",)),
    "they have no cards": (0, ("reroll_v",), GAP, ()),
}


def snapshot_of_case(name: str) -> Snapshot:
    seat, held, theirs, cards = CASES[name]
    columns, both = [MINE, theirs], [bits_of(held), bits_of(cards)]
    if seat:
        columns, both = columns[::-1], both[::-1]
    return Snapshot(np.array(columns), np.array(both), seat, False, False)


def chances(snapshot: Snapshot, ahead: int) -> tuple[Writes, NDArray[np.float64], NDArray[np.float64]]:
    """By write and set of cards; and of leaving."""
    writes = list_writes(snapshot.columns[snapshot.seat])
    sets = reachable_sets(int(snapshot.cards[snapshot.seat]), MAX_CARDS)
    worth, left = chance_leaves(
        Nets(bundled_column_net(), bundled_win_nets()[len(snapshot.cards)]),
        plan(wide=False),
        snapshot,
        writes.numbers,
        writes.columns,
        sets,
        LeafSettings(0.0, ONE_LANE, ahead, False),
    )
    return writes, worth[:, :, 0], left[:, 0]


def by_the_rules(snapshot: Snapshot, mine: Column, held: int) -> float:
    """Chance after the opponent's turn, over all dice and actions; leaves by the network."""
    other = 1 - snapshot.seat
    my_cards = tuple(card for bit, card in enumerate(CARDS) if held >> bit & 1)
    theirs = tuple(map(int, snapshot.columns[other]))
    cards = tuple(card for bit, card in enumerate(CARDS) if int(snapshot.cards[other]) >> bit & 1)

    def leaf(column: Column, cards_left: tuple[Card, ...], is_last: bool) -> Fraction:
        points = score(column, cards_left)
        if (0 not in column or is_last) and other == 1:
            against = score(mine, my_cards)
            return Fraction(points > against) + Fraction(points == against, 2)
        if 0 not in column or is_last:
            turn = chances_to_beat(plan(wide=False), np.array(mine), held, np.array([points]), False)
            return 1 - Fraction(float(turn[0]))
        columns = np.empty((2, len(mine)), np.int64)
        columns[snapshot.seat], columns[other] = mine, column
        both = np.empty(2, np.int64)
        both[snapshot.seat], both[other] = held, bits_of(cards_left)
        after = Snapshot(columns, both, other, False, False)
        features = features_after(bundled_column_net(), after, columns[other], int(both[other]))
        return Fraction(float(win_probability(bundled_win_nets()[2], features)))

    return 1 - float(Exactly(leaf).of_state(at_turn(theirs, cards)))


@pytest.mark.parametrize("name", CASES)
def test_chance_is_what_the_best_reply_leaves(name: str) -> None:
    snapshot = snapshot_of_case(name)
    writes, with_lookahead, left = chances(snapshot, NO_PAIR_LIMIT)
    _, of_net, _ = chances(snapshot, 0)
    hand = int(snapshot.cards[snapshot.seat])
    # the lookahead evaluates every third score of my last turn
    tolerance = 0.01 if name == "they may end it, and I have a turn" else 2e-4
    for place in range(0, len(writes.numbers), 9):
        for k, cards in enumerate((0, hand)):
            exact = by_the_rules(snapshot, tuple(map(int, writes.columns[place])), cards)
            assert with_lookahead[place, k] == pytest.approx(exact, abs=tolerance)
    assert left[1] == pytest.approx(by_the_rules(snapshot, MINE, hand), abs=tolerance)
    assert np.abs(with_lookahead - of_net).max() > 0.005, "the lookahead changes nothing"


def test_unexamined_rows_keep_their_distance() -> None:
    """Three rows of a gap for one number: the worse ones shift with the best."""
    columns = np.array([(5, 0, 0, 0, 29, 33, 36), GAP])
    snapshot = Snapshot(columns, np.array([1, 2]), 0, False, False)
    writes, with_lookahead, _ = chances(snapshot, NO_PAIR_LIMIT)
    _, of_net, _ = chances(snapshot, 0)
    moved = 0
    for number in set(writes.numbers.tolist()):
        some = np.flatnonzero(writes.numbers == number)
        best = some[of_net[some, 0].argmax()]
        for place in some[of_net[some, 0] < of_net[best, 0] - NEAR_BEST_MARGIN]:
            shifted = of_net[place, 0] + with_lookahead[best, 0] - of_net[best, 0]
            assert with_lookahead[place, 0] == pytest.approx(min(max(shifted, 0), 1))
            moved += 1
    assert moved > 5


class TestWithoutLookahead:
    def test_too_many_pairs_keep_the_net_value(self) -> None:
        snapshot = snapshot_of_case("they begin the next round")
        _, with_lookahead, left = chances(snapshot, 100)
        _, of_net, left_of_net = chances(snapshot, 0)
        assert np.array_equal(with_lookahead, of_net)
        assert np.array_equal(left, left_of_net)

    def test_more_players_keep_the_net_value(self) -> None:
        snapshot = Snapshot(np.array([MINE, GAP, LAST]), np.array([1, 2, 4]), 0, False, False)
        _, with_lookahead, _ = chances(snapshot, NO_PAIR_LIMIT)
        _, of_net, _ = chances(snapshot, 0)
        assert np.array_equal(with_lookahead, of_net)

    def test_empty_board_keeps_the_net_value(self) -> None:
        snapshot = Snapshot(np.zeros((2, 7), np.int64), np.array([63, 63]), 0, False, False)
        _, with_lookahead, _ = chances(snapshot, 300_000)
        _, of_net, _ = chances(snapshot, 0)
        assert np.array_equal(with_lookahead, of_net)
