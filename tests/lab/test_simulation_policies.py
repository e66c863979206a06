"""Policies in a simulation: they get the observations of their seat, and their choices are played."""

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

import lusoria
from lusoria import lab
from lusoria.bots import bot
from lusoria.core.errors import LusoriaError
from lusoria.core.game import AnyGame
from lusoria.games import GAMES
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import COLOURS, FACTIONS
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.simulator.shards import Share
from lusoria.lab.simulator.simulate import SIMULATIONS, Task, options_of
from lusoria.laws.house_tables import GameSetup
from tests.lab.test_differential import ALEA_OPTIONS, BEGIN, IDUS, SEED, assert_same
from tests.lab.test_simulate import same

BOTH = pytest.mark.parametrize(("game", "players"), [("idus-martii", 5), ("alea", 3)])
EVERY = pytest.mark.parametrize(
    ("simulation", "games"),
    [
        *(pytest.param(IdusSimulation(each), 40, id=repr(each)) for each in IDUS),
        *(pytest.param(AleaSimulation(each), 10, id=repr(each)) for each in ALEA_OPTIONS),
    ],
)
compiled: Callable[[Any], Any] = numba.njit


def choose_randomly(kind: int, observations: Any, masks: Any, draws: Any) -> Any:
    """Any legal action, over batches."""
    rising = masks.cumsum(axis=1)
    return (rising > (draws * rising[:, -1])[:, None].astype(np.int64)).argmax(axis=1)


@compiled
def choose_randomly_alone(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """Compiled version."""
    return legal[int(draw * len(legal))]


@compiled
def choose_by_observation(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """Depends on every number of the observation."""
    total = kind
    for place in range(len(observation)):
        total = total * 31 + observation[place]
    return np.int64(legal[total % len(legal)])


class RecordingPolicy:
    """Random policy that records its arguments by draw, which differs between decisions."""

    def __init__(self) -> None:
        self.calls: dict[float, tuple[int, bytes, bytes]] = {}

    def __call__(self, kind: int, observations: Any, masks: Any, draws: Any) -> Any:
        for observation, mask, draw in zip(observations, masks, draws, strict=True):
            assert draw not in self.calls
            self.calls[float(draw)] = (kind, observation.tobytes(), mask.tobytes())
        return choose_randomly(kind, observations, masks, draws)


@EVERY
def test_policy_gets_observations_of_its_seat(simulation: Any, games: int) -> None:
    """Every observation and mask equals the encoding of the reference view."""
    in_kernel, by_rules = RecordingPolicy(), RecordingPolicy()
    players = simulation.options.players
    columns = simulation.name(simulation.play(SEED, BEGIN, games, (in_kernel,) * players))
    for game in range(games):
        match = simulation.match(SEED, BEGIN + game, (by_rules,) * players)
        assert_same(columns, game, match)
    assert in_kernel.calls == by_rules.calls
    assert len(in_kernel.calls) > 10 * games


@EVERY
def test_compiled_policies_play_by_the_rules(simulation: Any, games: int) -> None:
    players = simulation.options.players
    name = next(iter(simulation.named))
    policies = (
        choose_by_observation,
        name,
        "random",
        choose_randomly,
        choose_randomly_alone,
        name,
        choose_by_observation,
        name,
    )
    compiled_only = tuple(policy for policy in policies if policy is not choose_randomly)
    for team in (policies[:players], (*compiled_only, choose_by_observation)[:players]):
        columns = simulation.name(simulation.play(SEED, BEGIN, games // 5, team))
        for game in range(games // 5):
            assert_same(columns, game, simulation.match(SEED, BEGIN + game, team))


class RandomOfDraw(Random):
    """Generator from one draw, which chooses among actions in the order of ids."""

    def __init__(self, draw: float, encoding: Any, view: Any) -> None:
        super().__init__()
        self._draw, self._encoding, self._view = draw, encoding, view

    def random(self) -> float:
        return self._draw

    def randrange(self, stop: Any) -> int:  # type: ignore[override]
        """The rest of the draw serves the next choice."""
        value = self._draw * stop
        self._draw = value - int(value)
        return int(value)

    def choice(self, seq: Any) -> Any:
        return sorted(seq, key=self._order)[int(self._draw * len(seq))]

    def _order(self, each: Any) -> int:
        if isinstance(each, str):
            return (*COLOURS, *FACTIONS).index(each)
        return int(self._encoding.id_of(each, self._view))


@pytest.mark.parametrize(
    ("game", "name", "options"),
    [
        *(("idus-martii", name, options) for name in ("honest", "able") for options in IDUS),
        *(("idus-martii", "novice", options) for options in IDUS[:2]),
        *(("idus-martii", "random", options) for options in IDUS[:1]),
        *(("alea", "greedy", options) for options in ALEA_OPTIONS),
        *(("alea", "able", options) for options in ALEA_OPTIONS[:6]),
        *(("alea", "novice", options) for options in ALEA_OPTIONS),
        *(("alea", "random", options) for options in ALEA_OPTIONS[:1]),
    ],
    ids=repr,
)
def test_named_policy_chooses_as_its_bot(game: str, name: str, options: Any) -> None:
    decisions = 0
    for seed in range(8 if game == "idus-martii" else 1):
        decisions += bot_and_policy_agree(GAMES[game], name, GameSetup(GAMES[game], options, seed))
    assert decisions > 30


def bot_and_policy_agree(game: AnyGame, name: str, table: GameSetup) -> int:
    """In every decision of a random game."""
    encoding, player, rng, decisions = ENCODINGS[game.name], bot(game.name, name), table.rng, 0
    policy = SIMULATIONS[game.name].named[name]
    for step in table.play():
        for seat in table.seats:
            if len(game.legal(step.before, seat)) > 1:
                view: Any = game.view(step.before, seat)
                legal, draw = encoding.mask(view).nonzero()[0].astype(np.int16), rng.random()
                kind = encoding.KINDS.index(view.table.step)
                chosen = policy(kind, encoding.encode(view), legal, draw)
                expected = player.choose(view, RandomOfDraw(draw, encoding, view))
                assert encoding.action_of(int(chosen), view) == expected
                decisions += 1
    return decisions


@BOTH
class TestReproducibility:
    def test_batched_and_compiled_policies_agree(self, game: str, players: int) -> None:
        over_batches = lusoria.simulate(game, players, 500, 5, choose_randomly)
        for policies in (
            choose_randomly_alone,
            [choose_randomly, "random", *[choose_randomly_alone] * (players - 2)],
        ):
            assert same(over_batches, lusoria.simulate(game, players, 500, 5, policies))

    def test_policies_do_not_depend_on_first(
        self, game: str, players: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = lusoria.simulate(game, players, 100, 5, choose_randomly)
        monkeypatch.setattr("lusoria.lab.simulator.batching.BATCH_GAMES", 7)
        late = lusoria.simulate(game, players, 30, 5, choose_randomly, first=70)
        for name in whole.columns:
            assert np.array_equal(whole[name][70:], late[name])

    def test_policies_do_not_depend_on_workers(
        self, game: str, players: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        here = lusoria.simulate(game, players, 300, 5, choose_randomly_alone)
        simulation = IdusSimulation if game == "idus-martii" else AleaSimulation
        monkeypatch.setattr(simulation, "share_with_policies", 100)
        assert same(here, lusoria.simulate(game, players, 300, 5, choose_randomly_alone, workers=2))
        assert same(here, lusoria.simulate(game, players, 300, 5, choose_randomly, workers=2))

    def test_random_has_several_names(self, game: str, players: int) -> None:
        uniform = lusoria.simulate(game, players, 100, 5)
        for policies in ("random", "uniform", ["random"] * players):
            assert same(uniform, lusoria.simulate(game, players, 100, 5, policies))

    def test_replay_with_policies_is_a_valid_record(self, game: str, players: int) -> None:
        played = lusoria.simulate(game, players, 1, 5, choose_randomly, first=123)
        record = lab.replay(game, players, 5, 123, choose_randomly)
        assert lusoria.verify(lusoria.write_record(record)).true
        assert record.result is not None
        assert record.result.winners == tuple(played["wins"][0].nonzero()[0])


def test_task_with_policies_can_be_pickled() -> None:
    """Tasks are sent to other processes."""
    game, players = "idus-martii", 5
    options = options_of(game, players, None)
    task = Task(game, options, 5, columns=True, most_rounds=None, policies=(choose_randomly_alone,) * players)
    code = (
        "import json, pickle, sys; from lusoria.lab.simulator.shards import Share;"
        "played = pickle.load(sys.stdin.buffer)(Share(70, 30))[0];"
        "print(json.dumps({name: column.tolist() for name, column in played.items()}))"
    )
    sent = pickle.dumps(task)
    there = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    here, _ = task(Share(70, 30))
    assert json.loads(there.stdout) == {name: column.tolist() for name, column in here.items()}


def test_named_policies_beat_random() -> None:
    greedy = lusoria.simulate("alea", 3, 500, 1, ["greedy", "random", "random"]).summary()
    assert greedy["seat 0 wins"].value > 0.9
    honest = lusoria.simulate("idus-martii", 5, 20_000, 1, ["honest", *["random"] * 4]).summary()
    assert honest["seat 0 wins"].value - honest["seat 1 wins"].value > 0.2


def test_policies_play_games_that_are_cut_off() -> None:
    policies = (choose_randomly, "greedy", choose_randomly_alone)
    simulation = AleaSimulation(AleaOptions(3), most_rounds=2)
    columns = simulation.name(simulation.play(SEED, 0, 20, policies))
    assert (columns["closing"] == 0).any()
    assert not columns["wins"][columns["closing"] == 0].any()
    for game in (columns["closing"] == 0).nonzero()[0]:
        assert simulation.match(SEED, int(game), policies).state.round == 3


@compiled
def illegal_late(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    return np.int64(legal[0]) if draw < 0.99 else 1000


@compiled
def failing_policy(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    if draw > 0.99:
        raise ValueError("I give up")
    return legal[0]


@compiled
def fractional(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    return legal[0] / 2


@compiled
def uncompilable(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    return observation.upper()


def mask_policy(answer: Callable[[Any], object]) -> Callable[..., object]:
    """Policy that uses the masks only."""

    def policy(kind: int, observations: Any, masks: Any) -> object:
        return answer(masks)

    return policy


@compiled
def writing_policy(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
    """Regression: a policy wrote into the state of the game, and into shared tables."""
    observation[0] = 1
    return legal[0]


@compiled
def three_arguments(kind: Any, observation: Any, legal: Any) -> Any:
    return legal[0]


@dataclass
class UnhashablePolicy:
    """Has equality, and therefore no hash."""

    place: int

    def __call__(self, kind: int, observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)


@pytest.mark.parametrize("simulation", SIMULATIONS.values())
def test_named_policies_match_their_module(simulation: Any) -> None:
    named = import_module(
        f"{simulation.__module__.removesuffix('.simulation')}.compiled_bots.named_policies"
    ).NAMED
    assert dict(simulation.named) == named


def test_policy_need_not_be_hashable() -> None:
    """Regression: a TypeError."""
    team: list[Any] = [UnhashablePolicy(0), UnhashablePolicy(0), "random", "random", "random"]
    assert len(lusoria.simulate("idus-martii", 5, 20, 1, team)["wins"]) == 20


AT_FIRST = "policies: game 50, decision 1, seat 0 (choose): "


class TestBadInput:
    @pytest.mark.parametrize(
        ("policies", "problem"),
        [
            ("clever", "policies: no policy is called 'clever'; there are greedy, able, novice, random"),
            ("honest", "policies: no policy is called 'honest'; there are greedy, able, novice, random"),
            (["random"], "policies: expected one policy for each of 3 seats, not 1"),
            (["random", "greedy", 7], "policies: expected a name or a function, not 7"),
            (7, "policies: expected a name, a function, or one of these per seat, not 7"),
            (lambda kind: kind, "policies: <lambda> must take kind, observations, masks"),
            (fractional, "policies: fractional must return the id of an action, not float64"),
            (uncompilable, "policies: uncompilable cannot be compiled as a policy: "),
            (mask_policy(lambda masks: int(masks[0, 0])), AT_FIRST + "expected 3 whole"),
            (mask_policy(lambda masks: masks[:, 0] * 0.5), AT_FIRST + "exp"),
            (mask_policy(lambda masks: masks), AT_FIRST + "expected 3 whole"),
            (mask_policy(lambda masks: [[1], list(masks[0]), []]), AT_FIRST + "expected 3 whole numbers; "),
            (
                three_arguments,
                "policies: three_arguments cannot be compiled as a policy: it is called with kind, obs",
            ),
            (writing_policy, "policies: writing_policy cannot be compiled as a policy: "),
            (mask_policy(lambda masks: np.full(len(masks), 21)), AT_FIRST + "21 (leave) is not legal"),
            (
                mask_policy(lambda masks: np.full(len(masks), 2**63, np.uint64)),
                AT_FIRST + "9223372036854775807, which is no",
            ),
            (
                mask_policy(lambda masks: np.full(len(masks), -1)),
                AT_FIRST + "-1, which is no action, is not legal",
            ),
        ],
        ids=range(17),  # as a text a function has its address, which is another in every process
    )
    def test_bad_policy_is_described(self, policies: Any, problem: str) -> None:
        with pytest.raises(LusoriaError) as caught:
            lusoria.simulate("alea", 3, 3, 1, policies, first=50)
        assert str(caught.value).startswith(problem)

    @BOTH
    def test_replay_names_the_same_illegal_answer(self, game: str, players: int) -> None:
        with pytest.raises(
            LusoriaError, match=r"policies: game \d+, decision \d+, seat \d .* is not"
        ) as caught:
            lusoria.simulate(game, players, 1000, 1, illegal_late)
        number = int(str(caught.value).split()[2].rstrip(","))
        with pytest.raises(LusoriaError) as again:
            lab.replay(game, players, 1, number, illegal_late)
        assert str(again.value) == str(caught.value)

    @BOTH
    def test_failing_policy_is_named_with_its_place(self, game: str, players: int) -> None:
        """Regression: only the error itself; with threads, missing games."""

        def raising_policy(kind: int, observations: Any, masks: Any) -> Any:
            raise RuntimeError("torn")

        problem = (
            r"policies: game 0, decision \d, seat \d \(\w+\): raising_policy has raised RuntimeError: torn"
        )
        for workers in (1, 2):
            with pytest.raises(LusoriaError, match=problem) as caught:
                lusoria.simulate(game, players, 3, 1, raising_policy, workers=workers)
            assert isinstance(caught.value.__cause__, RuntimeError)
        with pytest.raises(LusoriaError, match=problem):
            lab.replay(game, players, 1, 0, raising_policy)

    @BOTH
    def test_error_of_compiled_policy_is_raised(self, game: str, players: int) -> None:
        for workers in (1, 2):
            with pytest.raises(ValueError, match="I give up"):
                lusoria.simulate(game, players, 1000, 1, failing_policy, workers=workers)


def test_tables_side_by_side_share_no_memory() -> None:
    """Boards with different options, played in turns."""
    small, large = IdusSimulation(IdusOptions(5)), IdusSimulation(IdusOptions(8))
    before = small.play(1, 0, 50, (choose_randomly,) * 5)
    large.play(1, 0, 50, (choose_randomly,) * 8)
    after = small.play(1, 0, 50, (choose_randomly,) * 5)
    assert all(np.array_equal(before[name], after[name]) for name in before)
