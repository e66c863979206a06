"""Kernel and reference rules agree game by game: every player count, every house rule."""

from itertools import product
from typing import Any

import pytest

from bench.agree import ROWS, row_of
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.alea.model import score
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.games.idus_martii.model import limits
from lusoria.lab.alea.kernels.lookups import CLOSINGS
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.simulator.result_columns import NamedColumns
from lusoria.records.match import Match

SEED, BEGIN = 20_440_315, 2**40
IDUS = [
    options
    for players in range(5, 9)
    for options in (
        IdusOptions(players),
        IdusOptions(players, first=players - 1, limit=limits(players)[0], yellow_swap="may"),
        IdusOptions(players, limit=limits(players)[-1], yellow_swap="may"),
        IdusOptions(players, first=0, limit=limits(players)[1]),
    )
]
ALEA_OPTIONS = [
    AleaOptions(players, multi_roll=many, cards_anytime=anytime, ordered=ordered)
    for players, many, anytime, ordered in product(range(2, 7), (False, True), (False, True), (False, True))
    if not (many and ordered)
]


def assert_same(columns: NamedColumns, place: int, match: Match) -> None:
    assert row_of(columns, place) == ROWS[match.game.name](match)


@pytest.mark.parametrize("options", [*IDUS, *ALEA_OPTIONS], ids=repr)
def test_kernel_equals_reference_rules(options: IdusOptions | AleaOptions) -> None:
    simulation: Any = IdusSimulation(options) if isinstance(options, IdusOptions) else AleaSimulation(options)
    games = 60 if isinstance(options, IdusOptions) else 12
    columns = simulation.name(simulation.play(SEED, BEGIN, games))
    for game in range(games):
        assert_same(columns, game, simulation.match(SEED, BEGIN + game))


def test_cut_off_game_has_no_winner_and_no_closing() -> None:
    simulation = AleaSimulation(AleaOptions(3), most_rounds=2)
    columns = simulation.name(simulation.play(SEED, 0, 200))
    cut = columns["closing"] == CLOSINGS.index("none")
    assert cut.mean() > 0.9
    assert not columns["wins"][cut].any()
    for game in (int(cut.argmax()), int(len(cut) - 1 - cut[::-1].argmax())):
        match = simulation.match(SEED, game)
        assert match.over is None
        assert match.state.round == 3
        assert tuple(columns["scores"][game]) == tuple(map(score, match.state.columns, match.state.cards))
