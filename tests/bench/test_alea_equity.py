"""`bench alea-equity`: its sums. tests/analysis/test_equity.py tests the analysis itself."""

import pytest

from bench.bots.alea_equity import STATES, UNITS, Tally, measure, pool_tallies


def test_tally_counts_terms_of_one_game_as_dependent() -> None:
    tally = Tally()
    for values in ([1.0, 1.0], [-1.0, -1.0], []):
        tally.add(values)
    mean, error = tally.mean()
    assert mean == 0
    assert error == pytest.approx(8**0.5 / 4)
    assert pool_tallies([tally, tally]).mean()[1] == pytest.approx(error / 2**0.5)


def test_bench_counts_luck_by_seat_and_expected_points_by_turn() -> None:
    found = measure(4, 1, 3, "able")
    assert {unit: sum(found.luck[unit].counts) for unit in UNITS} == {"points": 4, "chance": 4}
    assert sum(sum(found.off[state].counts) for state in STATES) > 20
