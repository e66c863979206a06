"""Caches of the rules have a size limit."""

import tracemalloc
from collections.abc import Iterator
from itertools import combinations, islice, product

import pytest

from lusoria.bots.alea.heuristic import column_value
from lusoria.games.alea.evolve import dice_after_card
from lusoria.games.alea.model import FACES, ROWS
from lusoria.games.alea.next_die import outcomes_by_face
from lusoria.games.alea.numerals import rows
from lusoria.games.alea.rules import last_die, on_dice, playable
from lusoria.games.idus_martii.office_rules import check_assignments

MEGABYTE = 1024 * 1024


@pytest.fixture
def weighed() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.usefixtures("weighed")
@pytest.mark.parametrize("players", [5, 8])
def test_cached_assignments_of_offices_are_few(players: int) -> None:
    """All 3,939 for five to eight players are cached. Regression: each took 0.9 to 1.5 kB."""
    check_assignments.cache_clear()
    before, _ = tracemalloc.get_traced_memory()
    pairs = list(combinations(range(players), 2))
    for praetor, aediles in product(range(players), pairs):
        if praetor not in aediles:
            for earlier in pairs if players == 5 else [aediles]:
                check_assignments(players, 0, praetor, aediles, earlier)
    after, _ = tracemalloc.get_traced_memory()
    assert after - before < 900 * check_assignments.cache_info().currsize


@pytest.mark.usefixtures("weighed")
def test_cached_last_dice_are_few() -> None:
    """With as many columns, 2.4 MB. Regression: 65,536 entries took some 35 MB."""
    outcomes_by_face.cache_clear()
    most = outcomes_by_face.cache_parameters()["maxsize"]
    before, _ = tracemalloc.get_traced_memory()
    columns = islice(combinations(range(1, 40), ROWS - 1), most)
    for column, *dice in islice(product(columns, *[FACES] * 5), 2 * most):
        outcomes_by_face(tuple(dice), 1, (*column, 0), False)
    after, _ = tracemalloc.get_traced_memory()
    assert outcomes_by_face.cache_info().currsize == most
    assert after - before < 3 * MEGABYTE


@pytest.mark.usefixtures("weighed")
def test_caches_of_alea_are_small() -> None:
    remembered = last_die, rows, dice_after_card, playable, on_dice
    for each in remembered:
        each.cache_clear()
    before, _ = tracemalloc.get_traced_memory()
    columns = islice(combinations(range(1, 40), ROWS - 1), 0, None, 97)
    for column, *dice in islice(product(columns, *[FACES] * 4), 10_000):
        last_die(0, tuple(dice), 0, (*column, 0), False)
    after, _ = tracemalloc.get_traced_memory()
    assert last_die.cache_info().currsize == last_die.cache_parameters()["maxsize"]
    assert after - before < 6 * MEGABYTE
    assert all(each.cache_parameters()["maxsize"] <= 4096 for each in remembered)


@pytest.mark.usefixtures("weighed")
def test_cached_columns_of_a_bot_are_few() -> None:
    """Regression: no limit; some 0.7 MB a minute at a hundred tables."""
    column_value.cache_clear()
    most = column_value.cache_parameters()["maxsize"]
    before, _ = tracemalloc.get_traced_memory()
    for column in islice(combinations(range(1, 40), ROWS - 1), 2 * most):
        column_value((*column, 0))
    after, _ = tracemalloc.get_traced_memory()
    assert column_value.cache_info().currsize == most
    assert after - before < 2 * MEGABYTE
