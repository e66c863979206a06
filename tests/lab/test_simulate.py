"""`lusoria.simulate`: reproducible games, exact sums, and bad input."""

import pickle
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import lusoria
from lusoria import lab
from lusoria.core.errors import LusoriaError, Malformed
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.idus_martii import simulation
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.simulator.result_columns import Column, Columns, Moments, moments
from lusoria.lab.simulator.shards import Share, run_shares
from lusoria.numeric.counter_rng import Draws

SHARE = IdusSimulation.share
BOTH = [("idus-martii", 7), ("alea", 3)]


def same(result: lab.Result, other: lab.Result) -> bool:
    return result.counted == other.counted and all(
        np.array_equal(result[name], other[name]) for name in {*result.columns, *other.columns}
    )


@pytest.mark.parametrize(("game", "players"), BOTH)
class TestReproducibility:
    def test_games_do_not_depend_on_first(self, game: str, players: int) -> None:
        whole = lusoria.simulate(game, players, 100, 5)
        late = lusoria.simulate(game, players, 30, 5, first=70)
        for name in whole.columns:
            assert np.array_equal(whole[name][70:], late[name])

    def test_games_do_not_depend_on_threads(self, game: str, players: int) -> None:
        games = SHARE + 1 if game == "idus-martii" else AleaSimulation.share + 1
        assert same(
            lusoria.simulate(game, players, games, 5), lusoria.simulate(game, players, games, 5, workers=2)
        )

    def test_summary_does_not_need_columns(self, game: str, players: int) -> None:
        whole, sums = (lusoria.simulate(game, players, 1000, 5, columns=columns) for columns in (True, False))
        assert sums.columns == {}
        assert whole.summary() == sums.summary()

    def test_seeds_have_different_games(self, game: str, players: int) -> None:
        assert not same(lusoria.simulate(game, players, 1000, 5), lusoria.simulate(game, players, 1000, 6))

    def test_zero_games_have_empty_columns(self, game: str, players: int) -> None:
        nothing = lusoria.simulate(game, players, 0, 5)
        assert {len(column) for column in nothing.columns.values()} == {0}
        assert "nan" in str(nothing.summary())


def test_result_unpacks_columns_when_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: `simulate` spent more time on unread columns than on the games."""
    read: list[str] = []
    unpack = simulation.unpack

    def recording_unpack(players: int, played: Columns, name: str) -> Column:
        read.append(name)
        return unpack(players, played, name)

    monkeypatch.setattr(simulation, "unpack", recording_unpack)
    result = lusoria.simulate("idus-martii", 5, 100, 5)
    assert read == []
    assert result["swaps"] is result["swaps"]
    assert read == ["swaps"]


def test_result_with_columns_survives_pickling() -> None:
    result = lusoria.simulate("idus-martii", 5, 100, 5)
    assert same(pickle.loads(pickle.dumps(result)), result)  # noqa: S301 (our own bytes)


def test_summary_equals_statistics_of_columns() -> None:
    result = lusoria.simulate("alea", 4, 2000, 1)
    shared = result["wins"] / result["wins"].sum(axis=1, keepdims=True)
    for seat in range(4):
        figure = result.summary()[f"seat {seat} wins"]
        assert figure.value == pytest.approx(shared[:, seat].mean())
        assert figure.error == pytest.approx(shared[:, seat].std(ddof=1) / 2000**0.5)
    assert result.summary()["rounds"].value == pytest.approx(result["rounds"].mean())


@pytest.mark.parametrize(("game", "players"), BOTH)
def test_replay_is_a_valid_record(game: str, players: int) -> None:
    record = lab.replay(game, players, 5, 123)
    report = lusoria.verify(lusoria.write_record(record))
    assert report.true
    played = lusoria.simulate(game, players, 1, 5, first=123)
    assert record.result is not None
    assert record.result.winners == tuple(played["wins"][0].nonzero()[0])


def test_columns_are_signed() -> None:
    """Regression: a lead of -2 was 254."""
    result = lusoria.simulate("idus-martii", 5, 1000, 1)
    assert (result["loyal"] - result["traitor"]).min() < 0
    assert set(((0 - result["first"]) % 5).tolist()) == {0, 1, 2, 3, 4}


def test_cut_off_games_are_in_no_mean() -> None:
    result = lusoria.simulate("alea", 3, 2000, 1, most_rounds=6)
    ended = result["closing"] > 0
    assert 0 < ended.sum() < 2000
    assert result.summary()["score of seat 1"].value == pytest.approx(result["scores"][ended, 1].mean())
    assert sum(result.summary()[f"seat {seat} wins"].value for seat in range(3)) == pytest.approx(1)
    cut = int((~ended).argmax())
    record = lab.replay("alea", 3, 1, cut, most_rounds=6)
    assert record.result is None
    assert lab.replay("alea", 3, 1, cut).result is not None


@pytest.mark.parametrize("wrong", [{"k": -1}, {"seed": -1}, {"k": 1.5}, {"most_rounds": 0}], ids=str)
def test_replay_refuses_invalid_numbers(wrong: dict[str, Any]) -> None:
    settings = {"game": "alea", "players": 3, "seed": 1, "k": 1, **wrong}
    with pytest.raises(Malformed, match=next(iter(wrong))):
        lab.replay(**settings)


def test_error_cancels_the_remaining_shares() -> None:
    shares: list[Share] = []

    def work(share: Share) -> None:
        shares.append(share)
        time.sleep(0.01)
        raise Malformed("share", "no")

    with ThreadPoolExecutor(1) as threads, pytest.raises(Malformed):
        run_shares(work, [Share(k, 1) for k in range(1000)], threads)
    assert len(shares) < 1000


def test_games_of_a_seed_never_change() -> None:
    """Golden numbers, so that published results stay reproducible."""
    assert [Draws(1, 0).word(k) for k in range(2)] == [7041924691535087218, 11703361284809372364]
    assert Draws(2**64 - 1, 2**63 - 1).word(2**20) == 6839455085061083915
    idus = lusoria.simulate("idus-martii", 5, 4, 1)
    assert idus["loyal"].tolist() == [3, 9, 9, 5]
    assert idus["sides"].tolist() == [[1, 0, 1, 1, 2], [1, 0, 1, 0, 2], [0, 1, 1, 1, 2], [1, 0, 1, 2, 0]]
    assert lusoria.simulate("alea", 2, 4, 1)["scores"].tolist() == [[4, 41], [84, 40], [65, 49], [39, 36]]


class RecordingExecutor(ThreadPoolExecutor):
    """Records the first game of each submitted share."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.starts: list[int] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        self.starts.append(args[0].begin)
        return super().submit(work, *args, **named)


class TestSpread:
    def test_games_do_not_depend_on_processes(self) -> None:
        games = SHARE + 7
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
            remote = lusoria.simulate("idus-martii", 5, games, 5, executor=processes)
        assert same(remote, lusoria.simulate("idus-martii", 5, games, 5))

    def test_finished_shares_survive_lost_workers(self) -> None:
        class FailingExecutor(ThreadPoolExecutor):
            def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
                if args[0].begin == SHARE:
                    failed: Future[Any] = Future()
                    failed.set_exception(ConnectionError("the scheduler is gone"))
                    return failed
                return super().submit(work, *args, **named)

        executor: Executor = FailingExecutor(1)
        with (
            executor,
            pytest.raises(
                lab.WorkersLost, match=r"2000000 games are missing \(2000000 to 3999999\)"
            ) as caught,
        ):
            lusoria.simulate("idus-martii", 5, 3 * SHARE, 5, executor=executor, columns=False)
        assert [share.begin for share in caught.value.parts] == [0, 2 * SHARE]
        assert "the scheduler is gone" in str(caught.value)

        def resume(seed: int) -> lab.Result:
            return lusoria.simulate("idus-martii", 5, 3 * SHARE, seed, columns=False, resume=caught.value)

        again = RecordingExecutor(1)
        with again:
            assert same(
                lusoria.simulate("idus-martii", 5, 3 * SHARE, 5, columns=False),
                lusoria.simulate(
                    "idus-martii", 5, 3 * SHARE, 5, columns=False, executor=again, resume=caught.value
                ),
            )
        assert again.starts == [SHARE], "finished shares are not played again"
        assert same(resume(5), lusoria.simulate("idus-martii", 5, 3 * SHARE, 5, columns=False))
        with pytest.raises(Malformed, match="resume: it belongs to another simulation"):
            resume(6)

    def test_finished_shares_survive_a_failing_submit(self) -> None:
        """Regression: the error of submit was raised, and finished shares were lost."""

        class ClosingExecutor(ThreadPoolExecutor):
            def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
                if args[0].begin:
                    self.shutdown()
                return super().submit(work, *args, **named)

        with (
            ClosingExecutor(1) as executor,
            pytest.raises(lab.WorkersLost, match="cannot schedule new futures") as caught,
        ):
            lusoria.simulate("idus-martii", 5, 3 * SHARE, 5, columns=False, executor=executor)
        assert [share.begin for share in caught.value.parts] == [0]
        assert [share.begin for share in caught.value.left] == [SHARE, 2 * SHARE]

    def test_unfinished_names_an_error_without_text(self) -> None:
        """Regression: no reason after the colon, as when the scheduler of a cluster dies."""
        error = lab.WorkersLost({}, (Share(0, 7),))
        assert str(error) == "7 games are missing (0 to 6): the workers are gone"
        error.__cause__ = CancelledError()
        assert str(error) == "7 games are missing (0 to 6): the workers are gone (CancelledError)"

    def test_spread_can_reraise_errors(self) -> None:
        def work(share: Share) -> None:
            raise ZeroDivisionError

        with ThreadPoolExecutor(1) as threads, pytest.raises(ZeroDivisionError):
            run_shares(work, [Share(0, 1)], threads, reraise=True)


class TestBadInput:
    @pytest.mark.parametrize(
        ("change", "problem"),
        [
            ({"game": "chess"}, "game: no game is called 'chess'; there are idus-martii, alea"),
            ({"players": 9}, "rule A1: players"),
            ({"players": "3"}, "options.players"),
            ({"games": -1}, "games: expected a whole number from 0"),
            ({"games": 1.5}, "games: expected a whole number from 0"),
            ({"games": True}, "games: expected a whole number from 0"),
            ({"seed": -1}, "seed: expected a whole number from 0"),
            ({"seed": 2**64}, "seed: expected a whole number from 0 to 18446744073709551615"),
            ({"first": 2**63 - 1, "games": 2}, "games: there are no games after number"),
            ({"workers": 0}, "workers: expected a whole number from 1"),
            ({"executor": 3}, "executor: expected an executor with a method `submit`, not 3"),
            ({"resume": 3}, "resume: expected an error WorkersLost, not 3"),
            ({"most_rounds": 0}, "most_rounds: expected"),
            (
                {"game": "idus-martii", "players": 5, "most_rounds": 3},
                "most_rounds: the rules of idus-martii limit",
            ),
            (
                {"options": {"orderd": True}},
                "options: alea has no option 'orderd'; there are multi_roll, cards_anytime, ordered",
            ),
            ({"options": {"ordered": True, "multi_roll": True}}, "rule O3"),
            ({"options": AleaOptions(4)}, "options: these are not the options of alea with 3 players"),
        ],
        ids=str,
    )
    def test_bad_input_names_the_field(self, change: dict[str, Any], problem: str) -> None:
        settings = {"game": "alea", "players": 3, "games": 1, "seed": 1, **change}
        with pytest.raises(LusoriaError) as caught:
            lusoria.simulate(**settings)
        assert str(caught.value).startswith(problem)


class TestMoments:
    def test_moments_can_be_added(self) -> None:
        values = np.array([3, 1, 4, 1, 5, 9, 2, 6])
        assert moments(values[:3]).plus(moments(values[3:])) == moments(values)

    def test_moments_have_the_error_of_the_mean(self) -> None:
        values = np.array([3, 1, 4, 1, 5, 9, 2, 6])
        assert moments(values).error == pytest.approx(values.std(ddof=1) / 8**0.5)

    def test_moments_of_large_sums_are_exact(self) -> None:
        huge = Moments(10**12, 10**15, 10**18 + 10**12)
        assert huge.error == pytest.approx(1e-6)


@pytest.mark.parametrize(
    ("games", "options", "problem"),
    [
        (10**15, None, "games: 1000000000000000 games are too many for columns in memory"),
        (1, {"players": 6}, "options: the table has 5 players, the options have 6"),
        (1, ["limit"], r"options: expected names and values, not \['limit'\]"),
    ],
)
def test_invalid_size_or_options_are_refused(games: int, options: Any, problem: str) -> None:
    """Regression: memory filled up; one of two numbers of players was ignored; a TypeError."""
    with pytest.raises(Malformed, match=problem):
        lusoria.simulate("idus-martii", 5, games, 1, options=options)


def test_numpy_numbers_are_accepted() -> None:
    numbers: Any = (np.int64(6), np.uint8(3), np.uint64(1))
    played = lusoria.simulate("idus-martii", *numbers, options={"limit": np.int16(16)}, first=np.int32(2))  # type: ignore[arg-type]
    assert same(played, lusoria.simulate("idus-martii", 6, 3, 1, options={"limit": 16}, first=2))
    assert lab.replay("alea", *numbers) == lab.replay("alea", 6, 3, 1)
    with pytest.raises(Malformed, match=r"seed: expected a whole number from 0 to \d+, not 1\.0"):
        lusoria.simulate("alea", 3, 1, np.float64(1))  # type: ignore[arg-type]


def test_unknown_column_is_named() -> None:
    with pytest.raises(KeyError, match="columns=False"):
        lusoria.simulate("alea", 2, 3, 1, columns=False)["scores"]
    with pytest.raises(KeyError, match="the columns are rounds, "):
        lusoria.simulate("alea", 2, 3, 1)["points"]
    with pytest.raises(KeyError, match="there are cut off, "):
        lusoria.simulate("alea", 2, 3, 1).summary()["points"]
