"""Strong, master and the adviser: legal, reproducible, and by the bundled data."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from statistics import mean, stdev

import numpy as np
import pytest

from bench.bots.alea_matches import Player, play_by_rules
from bench.bots.alea_matches import play as play_compiled
from bench.bots.alea_models import bundled_column_net, bundled_win_nets
from lusoria.bots.alea.heuristic import GREEDY, Heuristic
from lusoria.core.game import Await, Chance, Over, play, sample
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Roll
from lusoria.games.alea.model import PLAYERS, Options, State
from lusoria.games.alea.view import View
from lusoria.lab.alea.compiled_bots.arena import HEURISTIC, MASTER, OTHER_HEURISTIC, STRONG
from lusoria.lab.alea.train.pipeline import arena_settings
from lusoria.minds.alea.model.table_snapshot import Snapshot, bits_of
from lusoria.minds.alea.players.alea_adviser import Adviser
from lusoria.minds.alea.players.decision import LeafValues, Turn, evaluate_turn
from lusoria.minds.alea.players.master import CHANCE_PER_POINT, MAX_PAIRS, Master
from lusoria.minds.alea.players.strong import Strong
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import FILE_FORMAT, SHAPES, read_net
from lusoria.minds.alea.value.model_files import COLUMN_VALUES_FILE, WIN_CHANCES_FILE, read_data_file
from lusoria.minds.alea.value.point_value import point_leaves
from lusoria.numeric.array_file import WrongData, read_arrays, write_arrays

KINDS = [
    Options(players, **options)
    for players in PLAYERS
    for options in (
        {},
        {"multi_roll": True},
        {"cards_anytime": True},
        {"ordered": True},
        {"multi_roll": True, "cards_anytime": True},
        {"cards_anytime": True, "ordered": True},
    )
]


ADVISER = Adviser(read_data_file(COLUMN_VALUES_FILE), read_data_file(WIN_CHANCES_FILE))


@cache
def thinkers() -> dict[str, Strong | Master]:
    return {
        "strong": Strong(read_data_file(COLUMN_VALUES_FILE)),
        "master": Master(read_data_file(COLUMN_VALUES_FILE), read_data_file(WIN_CHANCES_FILE)),
    }


def decisions(options: Options, seed: int) -> Iterator[View]:
    """Of a game in which half of the actions are random and half are the bot's."""
    rng, able = Random(seed), Heuristic()
    state = ALEA.start(options)
    while not isinstance(turn := ALEA.turn(state), Over):
        if isinstance(turn, Chance):
            for event in sample(turn, rng):
                state = ALEA.evolve(state, event)
            continue
        assert isinstance(turn, Await)
        view = ALEA.view(state, state.seat)
        if len(view.legal) > 1:
            yield view
        action = able.choose(view, rng) if rng.random() < 0.5 else rng.choice(view.legal)
        state = play(ALEA, state, state.seat, action).after


class TestAtTheTable:
    def test_bots_choose_legal_actions_at_every_table(self) -> None:
        checked = 0
        for number, options in enumerate(KINDS):
            for view in islice(decisions(options, number), 0, None, 3):
                for name, bot in thinkers().items():
                    chosen = bot.choose(view, Random(1))
                    assert chosen in view.legal, name
                    bot.explain(view, chosen)
                checked += 1
        assert checked > 1000

    def test_choice_needs_no_draw_and_no_memory(self) -> None:
        views = list(decisions(Options(3), 5))
        for bot in thinkers().values():
            first = [bot.choose(view, Random(1)) for view in views]
            rng = Random(2)
            before = rng.getstate()
            assert [bot.choose(view, rng) for view in reversed(views)] == first[::-1]
            assert rng.getstate() == before

    def test_choice_is_the_same_in_another_process(self) -> None:
        code = "from tests.minds.alea.test_players import digest; print(digest())"
        environment = {**os.environ, "PYTHONHASHSEED": "1"}
        process = subprocess.run(
            [sys.executable, "-c", code], env=environment, check=True, capture_output=True, encoding="utf-8"
        )
        assert process.stdout.strip() == digest()


def digest() -> str:
    """Of all actions and all advice in one game."""
    found = hashlib.sha256()
    for view in decisions(Options(4), 7):
        for bot in thinkers().values():
            found.update(repr(bot.choose(view, Random(3))).encode())
        found.update(repr(ADVISER.advise(view)).encode())
    return found.hexdigest()


class TestArena:
    """Compiled games equal games of the bots: same dice, same scores."""

    @pytest.mark.parametrize("players", [2, 3, 6])
    def test_arena_plays_as_the_bots(self, players: int) -> None:
        tools = arena_settings(bundled_column_net(), bundled_win_nets()[players], max_cards=6)
        tools = tools._replace(mixes=tools.mixes + CHANCE_PER_POINT, max_pairs=tools.max_pairs + MAX_PAIRS)
        bots: dict[int, Player] = {HEURISTIC: Heuristic(), OTHER_HEURISTIC: Heuristic(GREEDY)}
        bots |= {STRONG: thinkers()["strong"], MASTER: thinkers()["master"]}
        kinds = np.array([[list(bots)[(game + seat) % 4] for seat in range(players)] for game in range(8)])
        compiled = play_compiled(tools, kinds, 77)
        same = 0
        for game in range(len(kinds)):
            result = play_by_rules([bots[int(kind)] for kind in kinds[game]], 77, game)
            assert result is not None
            same += tuple(compiled[game]) == result.scores
        assert same >= len(kinds) - 1  # a view may not show whether a card was played in this turn


def values_of_three_turns(
    table: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool
) -> LeafValues:
    return point_leaves(bundled_column_net(), table, 3.0, numbers, after, sets)


class TestLuck:
    def test_expected_value_equals_the_mean(self) -> None:
        """The mean of many turns by the rules equals the value of the first roll."""
        start = ALEA.start(Options(2))
        first = evaluate_turn(ALEA.view(start, 0).table, values_of_three_turns)
        assert isinstance(first, Turn)
        expected = first.value(Roll(1))[0]
        rng, results = Random(11), []
        for _ in range(800):
            state = start
            while state.seat == 0:
                moves = ALEA.turn(state)
                if isinstance(moves, Chance):
                    for event in sample(moves, rng):
                        state = ALEA.evolve(state, event)
                    continue
                view = ALEA.view(state, 0)
                evaluation = evaluate_turn(view.table, values_of_three_turns)
                best = max((evaluation.value(action)[0], -k) for k, action in enumerate(view.legal))
                state = play(ALEA, state, 0, view.legal[-best[1]]).after
            results.append(worth_of(first, state))
        assert mean(results) == pytest.approx(expected, abs=4 * stdev(results) / len(results) ** 0.5)


def worth_of(turn: Turn, state: State) -> float:
    """Value after a turn, by the leaf values."""
    lane = turn.lane(bits_of(state.cards[0]))
    for place, after in enumerate(turn.writes.columns):
        if tuple(after) == state.columns[0]:
            return float(turn.write_values[place, lane, 0])
    return float(turn.leave_values[lane, 0])


class TestAdviser:
    def test_advice_lists_all_legal_actions_best_first(self) -> None:
        master = thinkers()["master"]
        for options in (Options(2), Options(5), Options(3, cards_anytime=True), Options(2, ordered=True)):
            for view in islice(decisions(options, 3), 0, None, 3):
                options_judged = ADVISER.advise(view).options
                assert {judged.action for judged in options_judged} == set(view.legal)
                assert options_judged[0].action == master.choose(view, Random(1))
                for judged in options_judged:
                    assert 0 <= judged.chance <= 1
                    assert 0 <= judged.error < 0.1
                    assert judged.points is not None
                    assert view.table.scores[view.table.seat] - 40 < judged.points < 320

    def test_advice_is_empty_without_a_decision(self) -> None:
        state = ALEA.start(Options(2))
        assert ADVISER.advise(ALEA.view(state, 1)).options == ()


class TestData:
    def test_files_are_small(self) -> None:
        assert len(read_data_file(COLUMN_VALUES_FILE)) + len(read_data_file(WIN_CHANCES_FILE)) < 1_000_000

    @pytest.mark.parametrize("damage", [b"", b"no file at all", b"PK\x03\x04"])
    def test_damaged_file_is_refused(self, damage: bytes) -> None:
        with pytest.raises(WrongData, match="not a complete file of 'alea values 1'"):
            read_net(damage)

    def test_flipped_bit_is_found(self) -> None:
        data = bytearray(read_data_file(COLUMN_VALUES_FILE))
        data[len(data) // 2] ^= 1
        with pytest.raises(WrongData, match="not a complete file"):
            read_net(bytes(data))

    def test_file_of_another_format_is_refused(self) -> None:
        with pytest.raises(WrongData, match="expected a file of 'alea values 1', not of 'alea chances 1'"):
            read_net(read_data_file(WIN_CHANCES_FILE))

    def test_other_shapes_are_refused(self) -> None:
        arrays = read_arrays(read_data_file(COLUMN_VALUES_FILE), FILE_FORMAT, SHAPES)
        short = {**arrays, "second": arrays["second"][1:]}
        with pytest.raises(WrongData, match=r"'second' is missing .* or has another shape"):
            read_net(write_arrays(FILE_FORMAT, 1, "command", short))
        wrong = {**arrays, "second": arrays["second"] * float("nan")}  # type: ignore[operator]
        with pytest.raises(WrongData, match="has values that are not finite"):
            read_net(write_arrays(FILE_FORMAT, 1, "command", wrong))

    def test_equal_arrays_make_equal_files(self) -> None:
        arrays = read_arrays(read_data_file(COLUMN_VALUES_FILE), FILE_FORMAT, SHAPES)
        assert write_arrays(FILE_FORMAT, 1, "x", arrays) == write_arrays(FILE_FORMAT, 1, "x", arrays)
