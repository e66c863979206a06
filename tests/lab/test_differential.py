"""Kernel and reference rules agree game by game: every player count, every house rule."""

from itertools import product

import pytest

from lusoria.core.game import Await
from lusoria.games.alea.events import DieFell, FailureTaken, TurnFailed
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.alea.model import score
from lusoria.games.idus_martii.model import FACTIONS, kept, limits
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.alea.tables import CLOSINGS
from lusoria.lab.columns import Columns
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.idus_martii.tables import ENDINGS
from lusoria.records.match import Match
from lusoria.records.replay import play_on

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


def choices(match: Match) -> int:
    """How often somebody had at least two options."""
    again, found = Match(match.game, match.options), 0
    at = 0
    while at < len(match.events):
        if isinstance(again.turn, Await):
            cause = match.game.cause(match.events[at])
            assert cause is not None
            found += len(match.game.legal(again.state, cause[0])) > 1
        at = play_on(again, tuple(match.events), at, None)
    return found


def row(columns: Columns, game: int, *names: str) -> dict[str, int]:
    return {name: int(columns[name][game]) for name in names}


def seats(columns: Columns, game: int) -> tuple[int, ...]:
    return tuple(int(seat) for seat in columns["wins"][game].nonzero()[0])


def assert_same_idus(columns: Columns, game: int, match: Match) -> None:
    state, over = match.state, match.over
    assert over is not None
    assert row(columns, game, "ending", "faction", "first", "turns", "decisions") == {
        "ending": ENDINGS.index(over.ending),
        "faction": FACTIONS.index(state.result.faction),
        "first": state.first,
        "turns": len(state.ledger),
        "decisions": sum(match.game.cause(event) is not None for event in match.events),
    }
    assert row(columns, game, "loyal", "traitor", "blanks", "swaps", "shown") == {
        "loyal": state.result.loyal,
        "traitor": state.result.traitor,
        "blanks": sum(line.yellow for line in state.ledger),
        "swaps": sum(line.swapped for line in state.ledger),
        "shown": sum(line.yellow_shown for line in state.ledger),
    }
    assert seats(columns, game) == over.winners
    assert tuple(FACTIONS[side] for side in columns["sides"][game]) == kept(state)


def assert_same_alea(columns: Columns, game: int, match: Match) -> None:
    state = match.state
    assert tuple(map(int, columns["scores"][game])) == state.result.scores
    assert seats(columns, game) == state.result.winners
    assert row(columns, game, "rounds", "closing", "dice", "failures", "decisions") == {
        "rounds": state.round,
        "closing": CLOSINGS.index(state.closing),
        "dice": sum(isinstance(event, DieFell) for event in match.events),
        "failures": sum(isinstance(event, TurnFailed | FailureTaken) for event in match.events),
        "decisions": choices(match),
    }


@pytest.mark.parametrize("options", IDUS, ids=repr)
def test_idus_martii(options: IdusOptions) -> None:
    simulation = IdusSimulation(options)
    columns = simulation.name(simulation.play(SEED, BEGIN, 60))
    for game in range(60):
        assert_same_idus(columns, game, simulation.match(SEED, BEGIN + game))


@pytest.mark.parametrize("options", ALEA_OPTIONS, ids=repr)
def test_alea(options: AleaOptions) -> None:
    simulation = AleaSimulation(options)
    columns = simulation.name(simulation.play(SEED, BEGIN, 12))
    for game in range(12):
        assert_same_alea(columns, game, simulation.match(SEED, BEGIN + game))


def test_a_game_that_is_cut_off_has_no_winner_and_no_closing() -> None:
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
