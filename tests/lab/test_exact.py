"""Kernels agree with the exact solution of uniform play within standard errors.

The seeds are fixed, so a test that passed once always passes. With some hundred figures the furthest one is
expected about three standard errors off; five would not happen by chance once in ten thousand runs.
"""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from lusoria.games.alea.model import FACES, Face
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.alea.numerals import is_incomplete, readings
from lusoria.games.idus_martii.model import PRINTED_LIMIT, limits
from lusoria.lab import simulate
from lusoria.lab.alea.encoding import FAILED, FIELDS, LEAVE
from lusoria.lab.alea.exact import FirstTurn, failures_by_dice, first_turn, spellings
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.idus_martii.exact import assignment_sequences, sides, uniform_shares
from lusoria.lab.idus_martii.kernels.lookups import tables_for
from lusoria.lab.simulator.result_columns import Column

FURTHEST = 5.0


class TestIdusMartii:
    @pytest.mark.slow
    @pytest.mark.parametrize("swap", ["must", "may"])
    @pytest.mark.parametrize("players", range(5, 9))
    def test_ten_million_games_agree_with_exact_figures(self, players: int, swap: str) -> None:
        limit = PRINTED_LIMIT[players] if swap == "must" else limits(players)[0]
        exact = uniform_shares(players, limit, swap)  # type: ignore[arg-type]
        options = {"limit": limit, "yellow_swap": swap}
        summary = simulate("idus-martii", players, 10_000_000, 44, options=options, columns=False).summary()
        assert {figure.name for figure in summary.figures} == set(exact)
        deviations = {
            figure.name: abs(figure.value - exact[figure.name]) / figure.error for figure in summary.figures
        }
        assert max(deviations.values()) < FURTHEST, deviations

    def test_both_sides_win_equally_often(self) -> None:
        exact = uniform_shares(5, 13)
        assert exact["loyal wins"] == exact["traitor wins"]
        assert exact["loyal wins"] + exact["traitor wins"] + exact["merchant wins"] == 1
        assert exact["ides_of_march"] + exact["failed_conspiracy"] == 1

    @pytest.mark.parametrize("players", range(5, 9))
    def test_kept_cards_are_a_random_half_of_the_deck(self, players: int) -> None:
        """Over all deals of the tables, each with all coins."""
        counts: Counter[tuple[int, int, int]] = Counter()
        deals = tables_for(players, PRINTED_LIMIT[players], "must").deals
        ways = np.zeros((players + 1, players + 1), object)
        ways[0, 0] = np.ones(len(deals), np.int64)
        for seat in range(players):
            ways = with_seat(ways, deals, seat)
        total = 0
        for loyal, traitors in product(range(players + 1), repeat=2):
            if isinstance(ways[loyal, traitors], np.ndarray):
                count = int(ways[loyal, traitors].sum())
                counts[loyal, traitors, players - loyal - traitors] += count
                total += count
        assert total == len(deals) * 2**players
        exact = {(loyal, traitors, merchants): share for loyal, traitors, merchants, share in sides(players)}
        assert {key: Fraction(count, total) for key, count in counts.items() if count} == exact

    @pytest.mark.parametrize("players", range(5, 9))
    def test_number_of_assignment_sequences(self, players: int) -> None:
        tables = tables_for(players, PRINTED_LIMIT[players], "must")
        ways = Counter({tables.opening: 1})
        for _ in range(players):
            after: Counter[int] = Counter()
            for choices, count in ways.items():
                place, many = choices >> 8, choices & 0xFF
                for lead in tables.assignments[place : place + many]:
                    after[int(lead)] += count
            ways = after
        assert sum(ways.values()) == assignment_sequences(players)
        assert assignment_sequences(5) == 14_292


def with_seat(ways: Column, deals: Column, seat: int) -> Column:
    """Adds a seat: ways by numbers of kept Loyal and Traitors."""
    after = np.zeros_like(ways)
    for coin in range(2):
        code = deals >> np.uint32(2 * seat + 16 * coin) & np.uint32(3)
        for (loyal, traitors), count in np.ndenumerate(ways):
            if isinstance(count, np.ndarray):
                for side, (more_loyal, more_traitors) in enumerate(((0, 0), (1, 0), (0, 1))):
                    place = loyal + more_loyal, traitors + more_traitors
                    after[place] = after[place] + count * (code == side)
    return after


class TestAlea:
    def test_numerals_equal_those_of_the_rules(self) -> None:
        for count in range(1, 7):
            for dice in product(FACES, repeat=count):
                key = (dice.count("I"), dice.count("V"), dice.count("X"))
                assert readings(dice) == spellings().get(key, ()), dice

    def test_failures_by_number_of_dice(self) -> None:
        """All 3**6 orders in which dice fall, by the reference rules."""
        weights: dict[Face, int] = {"I": 3, "V": 1, "X": 2}
        counts = [Fraction()] * 6
        for dice in product(FACES, repeat=6):
            chance = Fraction(int(np.prod([weights[face] for face in dice])), 6**6)
            for die in range(1, 7):
                fallen = dice[:die]
                if not readings(fallen) and not (is_incomplete(fallen) and die < 6):
                    counts[die - 1] += chance
                    break
        assert tuple(counts) == failures_by_dice()

    @pytest.mark.parametrize("players", [2, 6])
    def test_failures_of_a_player_who_always_rolls(self, players: int) -> None:
        """Counts failed turns by dice in play; no card is played."""
        failed, at = np.zeros(7, np.int64), {field.name: field.start for field in FIELDS}

        def always_roll(kind: int, observations: Any, masks: Any) -> Any:
            if kind == FAILED:
                failed[:] += np.bincount(6 - observations[:, at["left"]], minlength=7)
                return np.full(len(masks), LEAVE)
            return masks.argmax(axis=1)  # to roll comes first, and to write where there is no die left

        games = 60_000
        simulate("alea", players, games, 44, always_roll, most_rounds=1, columns=False)
        for share, count in zip(failures_by_dice(), failed[1:], strict=True):
            assert_share(int(count), games * players, share)

    @pytest.mark.slow
    @pytest.mark.parametrize("players", range(2, 7))
    def test_ten_million_first_turns_agree(self, players: int) -> None:
        exact, share = first_turn(), 1_000_000
        assert sum(exact.values()) == 1
        simulation = AleaSimulation(AleaOptions(players), most_rounds=1)
        counts: Counter[FirstTurn] = Counter()
        for begin in range(0, -(-10_000_000 // players), share):
            turns = simulation.play(44, begin, share)
            cards = np.bitwise_count(turns["cards"].ravel())
            numbers = turns["scores"].ravel() - 5 * cards.astype(np.int16)
            for pair, count in zip(*np.unique(numbers * 8 + cards, return_counts=True), strict=True):
                counts[FirstTurn(int(pair) // 8, int(pair) % 8)] += int(count)
        assert counts.total() >= 10_000_000
        assert set(counts) <= set(exact)
        for end, chance in exact.items():
            assert_share(counts[end], counts.total(), chance)


def assert_share(count: int, tries: int, exact: Fraction) -> None:
    expected = float(exact)
    assert abs(count / tries - expected) <= FURTHEST * (expected * (1 - expected) / tries) ** 0.5, exact
